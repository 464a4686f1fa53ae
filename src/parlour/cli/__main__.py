"""``python -m parlour.cli``: the same as ``parlour``."""

from __future__ import annotations

import sys

from .main import main

sys.exit(main())
