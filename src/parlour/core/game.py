"""What a game is to everything that plays it: one value that knows all its parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from ..cards import cards as names
from ..cards.cards import symbol
from ..cards.pack import Pack
from ..cards.rng import Random
from . import arguments, dumps, texts
from .codec import KEPT, Codec, TAction, word_of
from .errors import ArgumentError, IllegalAction, NotationError, OptionError
from .events import Move, Noted
from .match import DealResult, Match, TDeal
from .notation import nearest, read_cards, with_place, write_options
from .options import TOptions, Value
from .seat_view import SeatView
from .seating import Drawing, Seating, draw_for_seats

LOOKED_AT = 1000  # legal actions, for one that was meant
TView = TypeVar("TView", bound=SeatView)


class LegalAction(msgspec.Struct, frozen=True):
    """One thing that a seat can do now; `text` is what it sends to do it.

    Where the text ends with an amount, `low` and `high` say from which to which number it may be:
    `text` has the lowest, and any other may be written in its place.
    """

    text: str
    kind: str
    cards: tuple[str, ...] = ()
    target: int | None = None
    low: int | None = None
    high: int | None = None


class Length(NamedTuple):
    """How long a match usually is: its deals, and the actions of a deal, all players together."""

    deals: float
    actions: float


class Limit(NamedTuple):
    """How many seconds the seat to act has, and the code that is played for it when they are up."""

    seconds: int
    code: int


class Lesson(msgspec.Struct, frozen=True):
    """A prepared deal to learn a game by: seat 0 learns, *bot* plays all others.

    The pack's text is in the order it is dealt from, by `dealer`; the options let the match be over
    after this deal.
    """

    options: Mapping[str, Value]
    seats: int
    dealer: int
    bot: str
    deck: str


class Game(ABC, Generic[TOptions, TDeal, TView, TAction]):
    """A game: its options, deals, matches and notation.

    One value per game, in ``parlour.GAMES``.  A game supplies the class variables and the abstract
    methods; the rest is the same for all.
    """

    id: ClassVar[str]
    seats: ClassVar[range]
    players_rule: ClassVar[str] = "P1"
    """The id of the rule that says how many can play, and with which cards."""
    options_type: type[TOptions]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """The options of each preset; the first is the default."""
    former_presets: ClassVar[Mapping[str, str]] = {}
    """The presets that were once called otherwise: still understood, listed nowhere."""
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of actions that come out alike whatever is hidden: they can be tried out."""
    program_presets: ClassVar[frozenset[str]] = frozenset()
    """The presets that are there to compare or to train programs: people are not offered them."""
    lesson: ClassVar[Lesson | None] = None
    """The deal to learn it by, if one has been prepared."""
    worth_word: ClassVar[str] = "ranks"
    """What `dealt_worth` counts: ``dealt-<word>`` in the texts."""
    reshuffles: ClassVar[bool] = False
    """Whether a deal draws from its own chance, so that its seed belongs into the record."""
    draws: ClassVar[str] = ""
    """The action that draws the next card of a stock that lies as the pack was shuffled."""
    hides: ClassVar[tuple[str, ...]] = ()
    """What `public_text` can return; an action told otherwise than it was is a lie."""
    deal_type: type[TDeal]
    match_type: type[Match[TOptions, TDeal]]
    view_type: type[TView]
    action_type: ClassVar[Any]  # no type, but a union
    """The union of the action structs."""
    codec: Codec[TAction]

    def __init__(self) -> None:
        self.options_type.game = self  # a deal has its options, and so its game
        self._shown = lru_cache(KEPT)(self.show)

    # -- what a game supplies ------------------------------------------------

    @abstractmethod
    def pack(self, options: TOptions, seats: int) -> tuple[int, ...]:
        """Return the cards that are dealt from, in order."""

    @abstractmethod
    def position(self, text: str) -> TDeal:
        """Return the deal of a position; `NotationError` with the part at fault."""

    @abstractmethod
    def sections(self, deal: TDeal, watcher: int) -> list[str]:
        """Return the sections of a position but for its options; to a seat unless *watcher* is -1.

        It is then the deal as that seat knows it: what it cannot know is written ``?``.
        """

    @abstractmethod
    def view(self, deal: TDeal, seat: int) -> TView:
        """Return what a seat may see, as the game's frozen view."""

    @abstractmethod
    def refuse(self, deal: TDeal, code: int) -> IllegalAction:
        """Return why an action, whose code this is, is not legal here."""

    @abstractmethod
    def moves(self, deal: TDeal, code: int) -> tuple[Move, ...]:
        """Return the cards that a legal action, not yet played, will move."""

    @abstractmethod
    def lines(self, view: TView) -> list[tuple[str, str]]:
        """Return a view for a terminal: each line's word (``<game>-line-<word>``) and text."""

    @abstractmethod
    def result(self, deal: TDeal) -> DealResult:
        """Return what a finished deal was worth."""

    @abstractmethod
    def length(self, options: TOptions, seats: int) -> Length:
        """Return how long a match by these options usually is, as bots were seen to play it."""

    # -- what all games do ---------------------------------------------------

    def options(self, preset: str | None = None, **values: Value) -> TOptions:
        """Return the options of a preset (the first by default) with some values changed."""
        name = next(iter(self.presets)) if preset is None else self.preset(preset)
        return self.options_type.of({**self.presets[name], **values})

    def preset(self, name: str) -> str:
        """Return what a preset is called now; `OptionError` if there is none of that name."""
        found = self.former_presets.get(arguments.text(name, "preset"), name)
        if found not in self.presets:
            raise OptionError("unknown_preset", option=name, allowed=", ".join(self.presets))
        return found

    def action(self, code: int) -> TAction:
        """Return the action struct of a code; `format` writes it as the deal stands."""
        return self.codec.decode(code)

    def refusal(self, deal: TDeal, code: int) -> IllegalAction:
        """Return why a code is not legal here: it may be that of no action at all."""
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
        """Return the code that a text writes, legal or not; `NotationError` if it writes none.

        The error has what may have been ``meant``, of which it asks no more than what is legal for
        the seat to act: hand it to that seat only.  Where a card goes may be left out if only one
        place is legal.
        """
        try:
            return self.read_action(deal, text)
        except NotationError as error:
            codes = deal.legal()[:LOOKED_AT]
            legal = [self.format(deal, code) for code in codes]
            if error.code != "which_meld":
                if meant := nearest(text, self.codec.words, legal):
                    error.facts["meant"] = meant
                raise
            found = with_place(text, legal)
            if len(found) != 1:
                code = "which_meld" if found else "fits_no_meld"
                facts = error.facts | {"allowed": ", ".join(found)}
                raise NotationError(code, error.rule, **facts) from None
            return codes[legal.index(found[0])]

    def read_action(self, deal: TDeal, text: str) -> int:
        """Return the code that a whole text writes; `NotationError` if it writes none."""
        return self.codec.read(text)

    def format(self, deal: TDeal, code: int) -> str:
        """Return a code's text."""
        return self.codec.text(code)

    def legal_action(self, deal: TDeal, code: int) -> LegalAction:
        """Return a code as the page shows it."""
        return self._shown(self.format(deal, code), code)

    def show(self, text: str, code: int) -> LegalAction:
        """Return what a code of this text is shown as, however the deal stands.

        By default its cards are the struct's `card` or `cards`, and its target is its `meld`.
        """
        action = self.action(code)
        cards = (action.card,) if hasattr(action, "card") else getattr(action, "cards", ())
        return LegalAction(text, word_of(action), cards, getattr(action, "meld", None))

    def seats_for(self, options: TOptions) -> Sequence[int]:
        """Return how many can play by these options: by default as many as the game allows."""
        return self.seats

    def usual_seats(self, options: TOptions) -> int:
        """Return how many sit down where nobody says: as an option says, or as few as can."""
        told = [getattr(options, field.name) for field in options.fields() if field.seats]
        return told[0] if told else self.seats_for(options)[0]

    def check_seats(self, seats: int, options: TOptions) -> None:
        """Raise `OptionError` unless the game by these options is played by so many."""
        arguments.kind(options, self.options_type, "options")
        possible = self.seats_for(options)
        if arguments.whole(seats, "seats") not in possible:
            allowed = ", ".join(map(str, possible))
            raise OptionError("bad_seats", self.players_rule, seats=seats, allowed=allowed)

    def check_pack(self, cards: Sequence[int], options: TOptions, seats: int) -> None:
        """Raise `NotationError` unless the cards are exactly the game's pack."""
        order = [arguments.whole(card, "cards") for card in arguments.row(cards, "cards")]
        whole = sorted(self.pack(options, seats))
        if sorted(order) != whole:
            raise NotationError("bad_pack", self.players_rule, count=len(order), wanted=len(whole))

    def new_deal(self, options: TOptions, seats: int) -> TDeal:
        """Return a deal that has not been started."""
        self.check_seats(seats, options)
        return self.deal_type(options.seated(seats), seats)

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

        *carry* is what a match would bring into it from the deals before.
        """
        options = self.options() if options is None else options
        arguments.kind(options, self.options_type, "options")
        seats = self.usual_seats(options) if seats is None else seats
        if [seed, cards, deck].count(None) != 2:
            raise ArgumentError("one_source")
        deal = self.new_deal(options, seats)
        arguments.seat(dealer, seats, "dealer")
        if seed is not None:
            pack = Pack(self.pack(options, seats))
            pack.shuffle(Random(check_seed(seed)))
            order = pack.to_list()
        elif deck is not None:
            order = self.read_pack(arguments.text(deck, "deck"))
        else:
            order = arguments.row([] if cards is None else cards, "cards")
        self.check_pack(order, options, seats)
        deal.start(order, dealer, carry=carry)
        return deal

    def load(self, data: bytes, options: TOptions | None = None) -> TDeal:
        """Return the deal that `Deal.dump` has written, by these options if any are given.

        `DumpError` if it is of another version, game or options, or damaged.
        """
        deal: TDeal = dumps.load(self, data, options)
        return deal

    def describe(self, deal: TDeal, seat: int | None = None) -> str:
        """Return the position of a deal in progress, complete: `position` reads it back.

        Written for a seat it has ``?`` for what that seat cannot know; `position` reads that as
        ``deal.seen_by(seat)``.
        """
        if deal.over:
            raise NotationError("deal_over", text="OVER")
        if seat is None:
            parts = self.sections(deal, -1)
        else:
            watcher = deal.check_seat(seat)
            parts = [*self.sections(deal.seen_by(watcher), watcher), f"for=P{watcher}"]
        return " ¦ ".join([*parts, *write_options(deal.options)])

    def shown(self, deal: TDeal) -> str:
        """Return the position of a deal, or what came of it."""
        if deal.seats and deal.over:
            points = " ".join(str(deal.score(seat)) for seat in range(deal.seats))
            return f"<{self.id}, over: {points}>"
        return f"<{self.id} {self.describe(deal)}>"

    def drawn(self, deal: TDeal) -> str:
        """Return the table as the seat to act sees it, in lines of text."""
        lines = self.lines(self.view(deal, max(deal.seat, 0)))
        labels = [texts.say(f"{self.id}-line-{word}", texts.DEFAULT) for word, _ in lines]
        wide = max(map(len, labels))
        rows = zip(labels, lines, strict=True)
        return "\n".join(
            f"{label:{wide}}  {texts.in_words(text, self.id)}" for label, (_, text) in rows
        )

    def match(
        self, options: TOptions | None = None, seats: int | None = None, *, seed: int
    ) -> Match[TOptions, TDeal]:
        """Return a match whose packs and first dealer come from a seed; its first deal is dealt."""
        options = self.options() if options is None else options
        arguments.kind(options, self.options_type, "options")
        seats = self.usual_seats(options) if seats is None else seats
        return self.match_type(self, options, seats, seed=check_seed(seed))

    def drawing(self, options: TOptions, seats: int) -> Drawing | None:
        """Return how seats are drawn for: None, as by default, where players keep their chairs."""
        return None

    def seating(self, options: TOptions, seats: int, cards: Sequence[int]) -> Seating | None:
        """Return who sits where by a shuffled pack; None where nobody draws for seats."""
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
        """Return the cards of such a text; `NotationError` if one is none."""
        return read_cards(text)

    def chosen_action(self, deal: TDeal, code: int) -> LegalAction:
        """Return a code that was chosen, listed or not: with its own amount, and no range."""
        listed = self.legal_action(deal, code)
        text = self.format(deal, code)
        return LegalAction(text, listed.kind, listed.cards, listed.target)

    def span(self, view: TView, code: int) -> range:
        """Return the codes that a listed one stands for, by its seat's view: by default itself."""
        return range(code, code + 1)

    def first_notes(self, deal: TDeal) -> tuple[Noted, ...]:
        """Return what everybody is told of a deal just dealt, such as antes: by default nothing."""
        return ()

    def notes(self, before: TDeal, code: int, after: TDeal) -> tuple[Noted, ...]:
        """Return what an action has brought, for everybody: by default nothing.

        With `first_notes` the `Noted.chips` of a deal add up to its result.
        """
        return ()

    def limit(self, deal: TDeal) -> Limit | None:
        """Return the time limit of the decision that is due: by default there is none.

        A server keeps it where people wait for each other; a deal waits for every answer.  It must
        follow from what everybody knows.
        """
        return None

    def facts(self, deal: TDeal, code: int) -> Mapping[str, str]:
        """Return what the seat to act may want to know of an action before it does it: nothing.

        It is asked where all that the seat cannot know was dealt anew.
        """
        return {}

    def dealt_worth(self, options: TOptions, cards: Sequence[int]) -> int:
        """Return what cards dealt to a seat are worth, so that good and bad hands can be told.

        By default their ranks added up, which says how many high cards there are.
        """
        return sum(card & 15 for card in cards)

    def public_text(self, deal: TDeal, code: int) -> str:
        """Return what the other seats are told of an action; empty, as by default, if all of it."""
        return ""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game of which nothing is known, as whatever plays all games takes it."""


def check_seed(seed: int) -> int:
    """Return the seed; `ArgumentError` unless it is a number of 64 bits."""
    return arguments.seed(seed)
