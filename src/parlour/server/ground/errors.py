"""The errors of the server, in addition to those of the rules and the table.

::

    ParlourError
    ├── RequestError          status: the HTTP status of the answer
    │   ├── BadRequest        a request or message that cannot be read            400
    │   ├── Forbidden         a token or an origin without access                 403
    │   ├── NotThere          no such table, game, bot or page                    404
    │   ├── NotNow            a valid request, but not in this state              409
    │   ├── TooMuch           more requests or bytes than one client may send     413, 429
    │   ├── DiskLow           the disk is nearly full: no table can be opened     507
    │   ├── StoreFailed       the database did not confirm a write                503
    │   ├── Restarting        the server stops or a table is closed: try again    503
    │   ├── TableDamaged      the database cannot read this table's log           500
    │   └── Failure           a fault of the server, reported without details     500
    ├── PageMissing           the server cannot start: the page has not been built
    ├── SettingWrong          the server cannot start: an unknown setting, or an invalid value
    ├── BackupFailed          a backup cannot be made or does not exist
    ├── AdminFailed           a running server cannot be reached or refuses a host's command
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
    """A token or an origin without access."""

    status = 403


class NotThere(RequestError):
    """A table, game, bot or page that does not exist."""

    status = 404


class NotNow(RequestError):
    """A valid request, but not in this state."""

    status = 409


class TooMuch(RequestError):
    """More requests than one client may send."""

    status = 429


class DiskLow(RequestError):
    """The disk is nearly full: the rest is reserved for existing tables."""

    status = 507

    def __init__(self) -> None:
        super().__init__("disk_low")


class StoreFailed(RequestError):
    """The database did not confirm a write; the record may be there or not."""

    status = 503

    def __init__(self) -> None:
        super().__init__("store_failed")


class Restarting(RequestError):
    """The server is stopping, or a table is being deleted; clients should try again soon."""

    status = 503

    def __init__(self) -> None:
        super().__init__("restarting")


class TableDamaged(RequestError):
    """The database cannot read this table's log; other tables are not affected."""

    status = 500

    def __init__(self) -> None:
        super().__init__("table_damaged")


class Failure(RequestError):
    """A fault of the server itself; only the server's log has the details."""

    status = 500

    def __init__(self) -> None:
        super().__init__("internal")


class StoreUnusable(ParlourError):
    """The server cannot start on this database."""


class SettingWrong(ParlourError):
    """The server cannot start: a setting is unknown or has an invalid value."""


class SettingsWrong(Exception):
    """All faults in the settings of a server."""

    def __init__(self, errors: Sequence[SettingWrong]) -> None:
        super().__init__(*errors)
        self.errors = errors


class BackupFailed(ParlourError):
    """A backup cannot be made or does not exist."""


class AdminFailed(ParlourError):
    """A running server cannot be reached, or refuses a host's command."""


class BusUnusable(ParlourError):
    """The server cannot start with this bus."""


class PageMissing(ParlourError):
    """The server cannot start: the page has not been built."""
