"""The interface of a game: one value that holds its options, deals, matches and notation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec.structs import astuple

from ..cards import cards as names
from ..cards.cards import symbol
from ..cards.pack import Pack
from ..cards.rng import Random
from . import arguments, dumps, pictures, texts
from .codec import CACHED_CODES, Codec, TAction, word_of
from .deal import Deal
from .errors import (
    ArgumentError,
    ArgumentTypeError,
    GameError,
    IllegalAction,
    NotationError,
    OptionError,
)
from .events import Move, Noted
from .match import DealResult, Match, TDeal
from .notation import nearest, read_cards, with_place
from .options import Options, TOptions, Value
from .seat_view import GAME_OF, OwnView, PublicView, SeatView
from .seating import Drawing, Seating, draw_for_seats
from .suggest import meant

MADE_BY_PYTHON = 1 << 9  # Py_TPFLAGS_HEAPTYPE, which compiled classes lack
LOOKED_AT = 1000  # legal actions that are searched for the one that was meant
TView = TypeVar("TView", bound=SeatView)


class LegalAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action that a seat can take now; `text` is what the seat sends to take it.

    If the text ends with an amount, `low` and `high` are its bounds: `text` has the lowest amount,
    and the seat may write any other in its place.  In JSON, an action without a target or an amount
    lacks these fields.
    """

    text: str
    kind: str
    cards: tuple[str, ...]
    target: int | None = None
    low: int | None = None
    high: int | None = None


class Length(NamedTuple):
    """The typical length of a match: its deals, and the actions per deal of all players."""

    deals: float
    actions: float


class Limit(NamedTuple):
    """The time of the seat to act, in seconds, and the code that is played when it is up."""

    seconds: int
    code: int


class Lesson(msgspec.Struct, frozen=True):
    """A prepared deal that teaches a game: seat 0 learns, *bot* plays all others.

    *deck* is the pack's text in the order in which `dealer` deals it.  By the options, the match
    ends after this deal.
    """

    options: Mapping[str, Value]
    seats: int
    dealer: int
    bot: str
    deck: str


class Game(ABC, Generic[TOptions, TDeal, TView, TAction]):
    """A game: its options, deals, matches and notation.

    ``parlour.GAMES`` holds one value per game.  A game supplies the class variables and the
    abstract methods; all games share the rest.
    """

    id: ClassVar[str]
    seats: ClassVar[range]
    players_rule: ClassVar[str] = "P1"
    """The id of the rule for the number of players and their pack."""
    options_type: type[TOptions]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """The options of each preset; the first is the default."""
    former_presets: ClassVar[Mapping[str, str]] = {}
    """Former names of presets: still accepted, not listed."""
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of actions whose result does not depend on hidden cards: they can be tried out."""
    landmarks: ClassVar[frozenset[str]] = frozenset()
    """The kinds of actions that turn a deal: whoever shows a record marks them."""
    program_presets: ClassVar[frozenset[str]] = frozenset()
    """The presets for comparisons and for training programs, which people are not offered."""
    lesson: ClassVar[Lesson | None] = None
    """The deal that teaches the game, if there is one."""
    worth_word: ClassVar[str] = "ranks"
    """The unit of `dealt_worth`: ``dealt-<word>`` in the texts."""
    reshuffles: ClassVar[bool] = False
    """Whether a deal draws from its own chance, so that the record needs its seed."""
    draws: ClassVar[str] = ""
    """The action that draws the next card of a stock that lies as the pack was shuffled."""
    hides: ClassVar[tuple[str, ...]] = ()
    """The values that `public_text` can return; any other text in place of an action is a lie."""
    own_is_still: ClassVar[bool] = False
    """Whether a seat's own part can change only if the seat acted last or acts next, or at the end.

    Then a server need not make it for the other seats.
    """
    deal_type: type[TDeal]
    match_type: type[Match[TOptions, TDeal]]
    public_type: type[PublicView]
    own_type: type[OwnView]
    view_type: type[TView]
    action_type: ClassVar[Any]  # a union, which has no type of its own
    """The union of the action structs."""
    codec: Codec[TAction]

    def __init__(self) -> None:
        self.check_build()
        self.options_type.game = self  # a deal finds its game through its options
        GAME_OF[self.view_type] = self
        self._shown = lru_cache(CACHED_CODES)(self.show)
        self._known = lru_cache(CACHED_CODES)(self._show)
        self._text_depends_on_deal = type(self).format is not Game.format
        self._shown_by_code = (
            type(self).legal_action is Game.legal_action and not self._text_depends_on_deal
        )
        self._unstarted = lru_cache(256)(self.deal_type)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def check_build(self) -> None:
        """Raise `GameError` if the deal is interpreted and Parlour is compiled.

        The hooks of a compiled deal are C functions: neither side would find those of the other.
        """
        if self.deal_type.__flags__ & MADE_BY_PYTHON > Deal.__flags__ & MADE_BY_PYTHON:
            package = self.deal_type.__module__.partition(".")[0]
            raise GameError("game_not_compiled", game=self.id, package=package)

    def __reduce__(self) -> tuple[Callable[[type[Options]], AnyGame], tuple[type[Options]]]:
        """Pickle the game as the one that its options name: there is one in each process."""
        return game_of, (self.options_type,)

    # -- what a game supplies ------------------------------------------------

    @abstractmethod
    def pack(self, options: TOptions, seats: int) -> tuple[int, ...]:
        """Return the cards of the pack, in order."""

    @abstractmethod
    def position(self, text: str) -> TDeal:
        """Return the deal of a position; `NotationError` names the part at fault."""

    @abstractmethod
    def sections(self, deal: TDeal, watcher: int) -> list[str]:
        """Return the sections of a position without its options, for the seat *watcher*, or for -1.

        With a watcher, *deal* is the deal as that seat knows it, and unknown cards are written
        ``?``.
        """

    @abstractmethod
    def public(self, deal: TDeal) -> PublicView:
        """Return what everybody may see, as a frozen `public_type`."""

    @abstractmethod
    def own(self, deal: TDeal, seat: int) -> OwnView:
        """Return what a seat alone may see, as a frozen `own_type`."""

    @abstractmethod
    def refuse(self, deal: TDeal, code: int) -> IllegalAction:
        """Return the reason why the action with this code is not legal here.

        Each game has its reasons in ``games/<game>/refusals.py``.
        """

    @abstractmethod
    def moves(self, deal: TDeal, code: int) -> tuple[Move, ...]:
        """Return the card moves of a legal action that has not been played yet."""

    @abstractmethod
    def lines(self, view: TView) -> list[tuple[str, str]]:
        """Return a view's lines for a terminal: their words (``<game>-line-<word>``) and texts."""

    @abstractmethod
    def result(self, deal: TDeal) -> DealResult:
        """Return the points of a finished deal."""

    @abstractmethod
    def length(self, options: TOptions, seats: int) -> Length:
        """Return the typical length of a match by these options, as measured with bots."""

    # -- what all games do ---------------------------------------------------

    def view(self, deal: TDeal, seat: int) -> TView:
        """Return what a seat may see, both parts as one frozen `view_type`."""
        make: Any = self.view_type
        view: TView = make(*astuple(self.public(deal)), *astuple(self.own(deal, seat)))
        return view

    def options(self, preset: str | None = None, **values: Value) -> TOptions:
        """Return the options of a preset (the first by default), with some values changed."""
        name = next(iter(self.presets)) if preset is None else self.preset(preset)
        return self.options_type.of({**self.presets[name], **values})

    def rules_of(self, options: TOptions | None) -> TOptions:
        """Return these options, or the default ones; `ArgumentTypeError` for those of no game."""
        if options is None:
            return self.options()
        called = f"game.options(…) ({self.options_type.__name__})"
        return arguments.kind(options, self.options_type, "options", called)

    def preset(self, name: str) -> str:
        """Return the present name of a preset; `OptionError` if the game has no such preset."""
        found = self.former_presets.get(arguments.text(name, "preset"), name)
        if found not in self.presets:
            allowed = ", ".join(self.presets)
            like = meant(name, self.presets)
            raise OptionError("unknown_preset", option=name, allowed=allowed, **like)
        return found

    def action(self, code: int) -> TAction:
        """Return the action struct of a code; `format` writes it in the context of a deal."""
        try:
            return self.codec.decode(code)
        except TypeError:
            arguments.code(code)
            raise

    def refusal(self, deal: TDeal, code: int) -> IllegalAction:
        """Return the reason why a code is not legal here; it may not be an action's code at all."""
        try:
            self.action(code)
        except ValueError:
            return IllegalAction("not_legal")
        pack = self.pack_text(self.pack(deal.options, deal.seats)).split()
        for card in self.show("", code).cards:
            if card not in pack and not card.startswith("*"):
                return IllegalAction("not_in_pack", self.players_rule, text=symbol(card))
        return self.refuse(deal, code)

    def parse(self, deal: TDeal, text: str) -> int:
        """Return the code of an action's text, legal or not; `NotationError` for any other text.

        The error may suggest a legal action of the seat to act (``meant``), so show it to that seat
        only.  The place for a card may be left out if only one is legal.
        """
        arguments.kind(deal, self.deal_type, "deal")
        arguments.text(text, "text")
        try:
            return self.read_action(deal, text)
        except NotationError as error:
            codes = deal.legal()[:LOOKED_AT]
            legal = [self.format(deal, code) for code in codes]
            if error.code != "which_meld":
                if like := nearest(text, self.codec.words, legal):
                    error.facts["meant"] = like
                raise
            found = with_place(text, legal)
            if len(found) != 1:
                code = "which_meld" if found else "fits_no_meld"
                facts = error.facts | {"allowed": ", ".join(found)}
                raise NotationError(code, error.rule, **facts) from None
            return codes[legal.index(found[0])]

    def read_action(self, deal: TDeal, text: str) -> int:
        """Return the code of a complete text; `NotationError` for any other text."""
        return self.codec.read(text)

    def format(self, deal: TDeal, code: int) -> str:
        """Return a code's text."""
        try:
            return self.codec.text(code)
        except TypeError:
            arguments.code(code)
            raise

    def legal_action(self, deal: TDeal, code: int) -> LegalAction:
        """Return an action as the page shows it."""
        if self._text_depends_on_deal:
            return self._shown(self.format(deal, code), code)
        return self._known(code)

    def legal_actions(self, deal: TDeal) -> tuple[LegalAction, ...]:
        """Return the legal actions of the seat to act as the page shows them."""
        if self._shown_by_code:
            return tuple(map(self._known, deal.legal()))
        return tuple([self.legal_action(deal, code) for code in deal.legal()])

    def _show(self, code: int) -> LegalAction:
        return self.show(self.codec.text(code), code)

    def show(self, text: str, code: int) -> LegalAction:
        """Return how an action is shown, which does not depend on the deal.

        By default its cards are the struct's `card` or `cards`, and its target is its `meld`.
        """
        action = self.action(code)
        cards = (action.card,) if hasattr(action, "card") else getattr(action, "cards", ())
        return LegalAction(text, word_of(action), cards, getattr(action, "meld", None))

    def seats_for(self, options: TOptions) -> Sequence[int]:
        """Return the possible numbers of players: by default all that the game has."""
        return self.seats

    def usual_seats(self, options: TOptions) -> int:
        """Return the default number of players: the one that an option sets, or the smallest."""
        told = options.told_seats
        return told[0] if told else self.seats_for(options)[0]

    def check_seats(self, seats: int, options: TOptions) -> None:
        """Raise `OptionError` unless the options allow this number of players."""
        arguments.kind(options, self.options_type, "options")
        possible = self.seats_for(options)
        if arguments.whole(seats, "seats") not in possible:
            allowed = ", ".join(map(str, possible))
            raise OptionError("bad_seats", self.players_rule, seats=seats, allowed=allowed)

    def check_pack(self, cards: Sequence[int], options: TOptions, seats: int) -> None:
        """Raise `NotationError` unless the cards are exactly the game's pack."""
        order = arguments.wholes(cards, "cards")
        whole = sorted(self.pack(options, seats))
        if sorted(order) != whole:
            raise NotationError("bad_pack", self.players_rule, count=len(order), wanted=len(whole))

    def new_deal(self, options: TOptions, seats: int) -> TDeal:
        """Return a deal that has not started yet."""
        self.check_seats(seats, options)
        return self._unstarted(options.seated(seats), seats).clone()

    def deal(
        self,
        options: TOptions | None = None,
        seats: int | None = None,
        *,
        seed: int | None = None,
        cards: Sequence[int] | None = None,
        deck: str | None = None,
        dealer: int = 0,
        carry: Sequence[int] = (),
    ) -> TDeal:
        """Return a deal from a seed, from a pack in this order, or from the pack's text.

        *carry* is what a match would bring into it from earlier deals.
        """
        options = self.rules_of(options)
        seats = self.usual_seats(options) if seats is None else seats
        if [seed, cards, deck].count(None) != 2:
            raise ArgumentError("one_source")
        deal = self.new_deal(options, seats)
        arguments.seat(dealer, seats, "dealer")
        if seed is not None:
            pack = Pack(self.pack(options, seats))
            pack.shuffle(Random(check_seed(seed)))
            deal.start_with(pack, dealer, None, carry)
            return deal
        if deck is not None:
            order = self.read_pack(arguments.text(deck, "deck"))
        else:
            order = arguments.row([] if cards is None else cards, "cards")
        self.check_pack(order, options, seats)
        deal.start(order, dealer, carry=carry)
        return deal

    def load(self, data: bytes, options: TOptions | None = None) -> TDeal:
        """Return the deal that `Deal.dump` has written.

        `DumpError` if it is damaged, or of another version or game, or if *options* are given and
        differ.
        """
        deal: TDeal = dumps.load(self, data, options)
        return deal

    def describe(self, deal: TDeal, seat: int | None = None) -> str:
        """Return the complete position of a deal in progress, which `position` reads.

        With a *seat* it has ``?`` for what that seat cannot know; `position` reads that as
        ``deal.seen_by(seat)``.
        """
        arguments.kind(deal, self.deal_type, "deal")
        if deal.over:
            raise NotationError("deal_over", text="OVER")
        if seat is None:
            parts = self.sections(deal, -1)
        else:
            watcher = deal.check_seat(seat)
            parts = [*self.sections(deal.seen_by(watcher), watcher), f"for=P{watcher}"]
        return " ¦ ".join([*parts, *deal.options.section])

    def shown(self, deal: TDeal) -> str:
        """Return the position of a deal in progress, or the points of a finished one."""
        if deal.seats and deal.over:
            points = " ".join(str(deal.score(seat)) for seat in range(deal.seats))
            return f"<{self.id}, over: {points}>"
        return f"<{self.id} {self.describe(deal)}>"

    def labelled(self, view: TView, language: str = texts.DEFAULT) -> list[tuple[str, str]]:
        """Return the lines of a view in words, each with its label."""
        return [
            (texts.say(f"{self.id}-line-{word}", language), texts.in_words(text, self.id, language))
            for word, text in self.lines(view)
        ]

    def drawn(self, deal: TDeal) -> str:
        """Return the table as the seat to act sees it, as lines of text."""
        rows = self.labelled(self.view(deal, max(deal.seat, 0)))
        wide = max(len(label) for label, _ in rows)
        return "\n".join(f"{label:{wide}}  {text}" for label, text in rows)

    def picture(self, view: TView, language: str = texts.DEFAULT) -> str:
        """Return a picture of what a seat sees, as SVG."""
        title = f"{texts.say(f'{self.id}-name', language)}, P{view.seat}"
        return pictures.svg(self.labelled(view, language), title)

    def match(
        self, options: TOptions | None = None, seats: int | None = None, *, seed: int
    ) -> Match[TOptions, TDeal]:
        """Return a match with its first deal; packs and first dealer come from the seed."""
        options = self.rules_of(options)
        seats = self.usual_seats(options) if seats is None else seats
        return self.match_type(self, options, seats, seed=check_seed(seed))

    def drawing(self, options: TOptions, seats: int) -> Drawing | None:
        """Return how seats are drawn; None, the default, where players keep their chairs."""
        return None

    def seating(self, options: TOptions, seats: int, cards: Sequence[int]) -> Seating | None:
        """Return the seating that a shuffled pack gives; None where seats are not drawn."""
        drawing = self.drawing(options, seats)
        if drawing is None:
            return None
        names = self.pack_text(self.pack(options, seats)).split()
        ranks = dict(zip(names, drawing.ranks, strict=True))
        return draw_for_seats(self.pack_text(cards).split(), ranks, seats, shown=drawing.shown)

    def pack_text(self, cards: Sequence[int]) -> str:
        """Return the text of a pack in order, for `deal`'s *deck*."""
        return " ".join(map(names.name, cards))

    def read_pack(self, text: str) -> list[int]:
        """Return the cards of a pack's text; `NotationError` for anything that is not a card."""
        return read_cards(text)

    def chosen_action(self, deal: TDeal, code: int) -> LegalAction:
        """Return an action that was chosen, listed or not: with its amount instead of a range."""
        listed = self.legal_action(deal, code)
        text = self.format(deal, code)
        return LegalAction(text, listed.kind, listed.cards, listed.target)

    def span(self, view: TView, code: int) -> range:
        """Return the codes that a listed code stands for, by the seat's view: by default itself."""
        return range(code, code + 1)

    def first_notes(self, deal: TDeal) -> tuple[Noted, ...]:
        """Return what everybody is told about a new deal, such as antes: by default nothing."""
        return ()

    def notes(self, before: TDeal, code: int, after: TDeal) -> tuple[Noted, ...]:
        """Return what everybody is told about an action's results: by default nothing.

        Together with `first_notes`, the `Noted.chips` of a deal add up to its result.
        """
        return ()

    def limit(self, deal: TDeal) -> Limit | None:
        """Return the time limit of the decision that is due; by default None.

        A server enforces it where people wait for each other; the deal itself waits for ever.  It
        must follow from what everybody knows.
        """
        return None

    def facts(self, deal: TDeal, code: int) -> Mapping[str, str]:
        """Return what the seat to act may want to know of an action beforehand: by default nothing.

        The deal is one in which the cards that the seat cannot know were dealt again.
        """
        return {}

    def dealt_worth(self, options: TOptions, cards: Sequence[int]) -> int:
        """Return the worth of the cards dealt to a seat, by which hands can be compared.

        By default it is the sum of their ranks, which grows with the number of high cards.
        """
        return sum(card & 15 for card in cards)

    def public_text(self, deal: TDeal, code: int) -> str:
        """Return the text of an action for other seats; by default empty: they see all of it."""
        return ""

    def is_secret(self, deal: TDeal) -> bool:
        """Return whether what is decided now stays secret until all have decided."""
        return False


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""Any game, for code that plays all games."""


def svg(view: object) -> str:
    """Return a picture of what a seat sees, as SVG; *view* is a `Deal.view` of any game."""
    game = GAME_OF.get(type(view))
    if game is None:
        raise ArgumentTypeError(
            "wrong_kind", name="view", value=arguments.shown(view), wanted="Deal.view"
        )
    found: str = game.picture(view)
    return found


def game_of(options_type: type[Options]) -> AnyGame:
    """Return the game that has these options: its package has made it."""
    found: AnyGame = options_type.game
    return found


def check_seed(seed: int) -> int:
    """Return the seed; `ArgumentError` unless it is a number of 64 bits."""
    return arguments.seed(seed)
