"""What the server refuses, beside what the rules and the table refuse.

::

    ParlourError
    ├── RequestError          status: the HTTP status of the answer
    │   ├── BadRequest        a request or message that cannot be read            400
    │   ├── Forbidden         a token or an origin that opens nothing here        403
    │   ├── NotThere          no such table, game, bot or page                    404
    │   ├── NotNow            right in itself, but not in this state              409
    │   ├── TooMuch           more requests or bytes than one client may send     413, 429
    │   ├── DiskLow           the disk is nearly full: no new table can be opened      507
    │   ├── StoreFailed       the database did not confirm what was to be written 503
    │   ├── Restarting        come back soon: the server stops, or a table is closed  503
    │   ├── TableDamaged      what the database holds of this table is unreadable 500
    │   └── Failure           a mistake of the server's own, told without detail  500
    ├── PageMissing           the server cannot start: no page has been built
    ├── SettingWrong          the server cannot start: a setting that is none, or has no such value
    ├── BackupFailed          a backup cannot be made, or there is none
    ├── AdminFailed           a running server cannot be reached, or cannot do what its host wishes
    ├── BusUnusable           the server cannot start with this bus
    └── StoreUnusable         the server cannot start on this database
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.errors import ParlourError


class RequestError(ParlourError):
    """A request that the server refuses."""

    status = 400


class BadRequest(RequestError):
    """A request or message that cannot be read."""


class Forbidden(RequestError):
    """A token or an origin that opens nothing here."""

    status = 403


class NotThere(RequestError):
    """There is no such table, game, bot or page."""

    status = 404


class NotNow(RequestError):
    """A request that is right in itself, but not in this state."""

    status = 409


class TooMuch(RequestError):
    """More requests than one client may send."""

    status = 429


class DiskLow(RequestError):
    """The disk is nearly full: what is left is for the tables that there are."""

    status = 507

    def __init__(self) -> None:
        super().__init__("disk_low")


class StoreFailed(RequestError):
    """The database did not confirm: what was to be written may or may not be there."""

    status = 503

    def __init__(self) -> None:
        super().__init__("store_failed")


class Restarting(RequestError):
    """Come back in a moment: the server stops, or it is not known yet what becomes of a table."""

    status = 503

    def __init__(self) -> None:
        super().__init__("restarting")


class TableDamaged(RequestError):
    """The database cannot read what it holds of this table; the others go on."""

    status = 500

    def __init__(self) -> None:
        super().__init__("table_damaged")


class Failure(RequestError):
    """The server met a mistake of its own; what it was stands in the server's log only."""

    status = 500

    def __init__(self) -> None:
        super().__init__("internal")


class StoreUnusable(ParlourError):
    """The server cannot start on this database."""


class SettingWrong(ParlourError):
    """The server cannot start: a setting that is none, or has no such value."""


class SettingsWrong(Exception):
    """All that is wrong with the settings of a start."""

    def __init__(self, errors: Sequence[SettingWrong]) -> None:
        super().__init__(*errors)
        self.errors = errors


class BackupFailed(ParlourError):
    """A backup cannot be made, or there is none."""


class AdminFailed(ParlourError):
    """A running server cannot be reached, or cannot do what its host wishes."""


class BusUnusable(ParlourError):
    """The server cannot start with this bus."""


class PageMissing(ParlourError):
    """The server cannot start: no page has been built."""
