## Refusals

refused-hearts_pass_first = First choose the cards to pass.
refused-hearts_not_now = You can pass cards only before the first lead.
refused-hearts_follow_suit = You cannot play { $card }: you must follow suit, and you have { $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}.
refused-hearts_first_trick = You cannot play { $card } to the first trick: it counts points, and you have a card that does not.
refused-hearts_lead_first = You cannot lead { $card }: the lowest club, { $first }, opens the deal.
refused-hearts_not_broken = You cannot lead { $card }: hearts are not broken yet, and you have another suit.
refused-hearts_bad_position = The part { $text } of the position does not fit the phase { $phase } or the other parts.

## Name, presets and options

hearts-name = Hearts
hearts-about = Three to five players. Avoid hearts and the queen of spades. Or take them all.
hearts-preset-classic = Hearts
    .why = You pass three cards, nobody plays points to the first trick, and the match goes to 100.
hearts-preset-queen_breaks = The queen breaks hearts
    .why = Hearts may also be led once the queen of spades has been played.
hearts-preset-moon_minus = The moon pays you
    .why = If you take all the points, you lose 26 points instead of giving 26 to each of the others.
hearts-preset-no_passing = No passing
    .why = Everybody keeps their cards, and points may be played to the first trick.
hearts-preset-short = Short
    .why = The match goes to 50.
hearts-option-passing = Passing
    .why = The player who gets the cards that you pass before the first lead.
hearts-option-passing-rotate = each player in turn, then nobody
hearts-option-passing-left = always to the left
hearts-option-passing-none = nobody passes
hearts-option-passed_cards = Cards passed
    .why = How many cards each player passes.
hearts-option-clean_first_trick = Clean first trick
    .why = Nobody plays hearts or the queen of spades to the first trick.
hearts-option-queen_breaks = The queen breaks hearts
    .why = Hearts may also be led once the queen of spades has been played.
hearts-option-moon = Shooting the moon
    .why = What happens when one player takes all the points.
hearts-option-moon-others = 26 for each of the others
hearts-option-moon-self = 26 less for the player
hearts-option-moon-none = nothing special
hearts-option-removed = Cards left out
    .why = Which cards are left out with three and with five players.
hearts-option-removed-twos = 2♦, then 2♣
hearts-option-removed-diamonds = 2♦, then 3♦
hearts-option-target = Points
    .why = The match ends when a player has this many points.

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
    [me] You shoot the moon!
   *[other] { $name } shoots the moon
}

## The terminal

hearts-aim = Avoid hearts (a point each) and the queen of spades (13 points): points count against you. Or take all of them: that is shooting the moon.
hearts-help = Follow suit if you can; the ace is high. You can type: play 9h or just 9h, and pass Qs to choose a card.
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
hearts-note-broken = Hearts may now be led.
hearts-note-moon = { $who ->
    [me] You take all the points and shoot the moon.
   *[other] { $name } takes all the points and shoots the moon.
}
hearts-note-counts = { $who ->
    [me] You get
   *[other] { $name } gets
} { $points ->
    [0] no points
   *[other] { $points }
}.

## Why the bot would do it

hearts-reason-pass = The { $card } is the card that may cost you most later.
hearts-reason-lead = If you lead the { $card }, the others will most likely have to take the trick.
hearts-reason-below = The { $card } is your highest card that does not take this trick.
hearts-reason-last = You take this trick in any case, and it is cheap: get rid of the { $card }.
hearts-reason-low = All your cards might take the trick; the { $card } is the least likely to.
hearts-reason-throw = You cannot follow suit: get rid of the { $card }, your most dangerous card.
