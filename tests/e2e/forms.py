"""The forms in which pages are looked at: on a phone and a desktop, in both looks."""

from __future__ import annotations

from typing import Literal, get_args

import pytest
from playwright.sync_api import ViewportSize

from tests.helpers import some

Colours = Literal["light", "dark"]
PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1280, "height": 800}
SIZES = {"phone": PHONE, "desk": DESK}

each_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
a_look = pytest.mark.parametrize("colours", some(get_args(Colours)))
"""Both at night; by day one, drawn again each run."""
some_forms = pytest.mark.parametrize(
    ("size", "colours"),
    some(
        [
            pytest.param(size, colours, id=f"{name}-{colours}")
            for name, size in SIZES.items()
            for colours in get_args(Colours)
        ]
    ),
)
"""All four at night; by day two, drawn again each run."""
