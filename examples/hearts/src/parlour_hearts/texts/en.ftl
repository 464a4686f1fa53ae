## Refusals

refused-hearts_pass_first = First choose the cards that you pass.
refused-hearts_not_now = Cards are passed before the first lead only.
refused-hearts_follow_suit = { $card } cannot be played: you must follow suit, and you have { $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}.
refused-hearts_first_trick = { $card } counts points, and nobody plays points to the first trick while he has another card.
refused-hearts_lead_first = { $card } cannot be led: the lowest club, { $first }, opens the deal.
refused-hearts_not_broken = { $card } cannot be led: hearts are not broken yet, and you have another suit.
refused-hearts_bad_position = The part { $text } of the position does not fit the phase { $phase } or the other parts.

## Name, presets and options

hearts-name = Hearts
hearts-about = Three to five players. Take no hearts and not the queen of spades – or take them all.
hearts-preset-classic = Hearts
    .why = Three cards are passed, nobody plays points to the first trick, and the match goes to 100.
hearts-preset-queen_breaks = The queen breaks hearts
    .why = Hearts may also be led once the queen of spades has been played.
hearts-preset-moon_minus = The moon pays you
    .why = Who takes all points loses 26 of his own instead of giving 26 to the others.
hearts-preset-no_passing = No passing
    .why = Everybody keeps his cards, and points may be played to the first trick.
hearts-preset-short = Short
    .why = The match goes to 50.
hearts-option-passing = Passing
    .why = To whom cards are passed before the first lead.
hearts-option-passing-rotate = to each in turn, then to nobody
hearts-option-passing-left = always to the left
hearts-option-passing-none = nobody passes
hearts-option-passed_cards = Cards passed
    .why = How many cards everybody passes.
hearts-option-clean_first_trick = Clean first trick
    .why = Hearts and the queen of spades are not played to the first trick.
hearts-option-queen_breaks = The queen breaks hearts
    .why = Hearts may be led once the queen of spades has been played, too.
hearts-option-moon = Shooting the moon
    .why = What happens when one player takes all points.
hearts-option-moon-others = 26 for each of the others
hearts-option-moon-self = 26 less for the player
hearts-option-moon-none = nothing special
hearts-option-removed = Cards left out
    .why = Which cards are left out by three and by five players.
hearts-option-removed-twos = 2♦, then 2♣
hearts-option-removed-diamonds = 2♦, then 3♦
hearts-option-target = Points
    .why = The match ends when somebody has so many points against him.

## At the table

hearts-action-pass = { $card ->
    [none] Pass
   *[other] Pass { $card }
}
    .key = P
hearts-action-play = { $card ->
    [none] Play
   *[other] Play { $card }
}
    .key = L
hearts-can-pass = choose a card to pass
    .why = Nobody sees which; all cards are exchanged together.
hearts-can-play = play a card
    .why = The highest card of the suit led takes the trick.
hearts-event-pass = { $who ->
    [me] You choose a card to pass.
   *[other] { $name } chooses a card to pass.
}
hearts-event-play = { $who ->
    [me] You play { $card }.
   *[other] { $name } plays { $card }.
}
hearts-own-cards = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hearts-passing = { $count ->
    [one] Choose one more card for { $name }
   *[other] Choose { $count } more cards for { $name }
}
hearts-tag = { $points ->
    [one] one point
   *[other] { $points } points
}
hearts-result-counted = counted
hearts-result-moon = shot the moon
hearts-outcome-counted = Points of this deal
hearts-outcome-moon = { $who ->
    [me] You have shot the moon!
   *[other] { $name } has shot the moon
}

## The terminal

hearts-aim = Take no hearts (a point each) and not the queen of spades (13 points): points count against you. Or take all of them: that is shooting the moon.
hearts-help = Follow suit if you can; the ace is high. You can type: play 9h or only 9h, and pass Qs to choose a card.
hearts-line-given = Passed to
hearts-line-taken = Points taken
hearts-line-last = Last trick
hearts-line-trick = Trick
hearts-line-hand = Your hand
hearts-note-trick = { $who ->
    [me] You take
   *[other] { $name } takes
} the trick: { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}.
hearts-note-broken = Hearts may be led from now on.
hearts-note-moon = { $who ->
    [me] You have taken all points
   *[other] { $name } has taken all points
}: the moon is shot.
hearts-note-counts = { $who ->
    [me] You get
   *[other] { $name } gets
} { $points ->
    [0] no points
   *[other] { $points }
}.

## Why the bot would do it

hearts-reason-pass = The { $card } is the card that may cost you most later.
hearts-reason-lead = The { $card } is the lead that the others most likely have to take.
hearts-reason-below = The { $card } is the highest card that does not take this trick.
hearts-reason-last = You take this trick in any case, and it is cheap: be rid of the { $card }.
hearts-reason-low = All your cards might take the trick; the { $card } does so least.
hearts-reason-throw = You cannot follow suit: away with the { $card }, your most dangerous card.
