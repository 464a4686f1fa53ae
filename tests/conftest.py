"""How the tests draw examples: the same ones in every run; the long tests draw new ones."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("parlour", deadline=None, derandomize=True, database=None)
settings.load_profile("parlour")
