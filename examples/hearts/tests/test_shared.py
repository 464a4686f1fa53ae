"""The promises of every game, tested for Hearts: contract, secrecy, state, builds, counts.

``PYTHONPATH=src:../.. python -m pytest`` runs it from the package's folder.
"""

from __future__ import annotations

from tests.kit import *  # noqa: F403  that is the purpose
