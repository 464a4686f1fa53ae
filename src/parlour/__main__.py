"""``python -m parlour``, the same as the command ``parlour``."""

from __future__ import annotations

import sys

from .cli.main import main

sys.exit(main())
