## Refusals (of the engine)

refused-lorum_declare_first = First declare small or big, or pass.
refused-lorum_small_declared = Small has already been declared. You may only pass or declare big.
refused-lorum_override_first = First declare big over the small, or pass.
refused-lorum_declared = You can declare only before the first lead.
refused-lorum_expose_first = First say which of your queens you expose, or expose nothing.
refused-lorum_exposed = You can expose queens only before the first lead, and only if nobody has declared.
refused-lorum_exposed_late = You can expose queens only before the first lead.
refused-lorum_no_exposing = At this table you cannot expose queens.
refused-lorum_follow_suit = You cannot play { $card }: you must follow suit, and you have { $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}.
refused-lorum_must_beat = You cannot play { $card }: in a small you must beat { $best } if you can.
refused-lorum_bad_position = The part { $text } of the position does not fit the phase { $phase } or the other parts.

## The page: name, presets and options. `.why` is the explanation in the lobby.

lorum-name = Lórum
lorum-about = Three or four players. Avoid hearts, the queen of clubs and the queen of spades. Or declare that you will take no tricks, or all of them.

# - presets
lorum-preset-four_players = Four players
    .why = The standard game for four: points go into the pool, and a player with no points takes it.
lorum-preset-three_players = Three players
    .why = The same game for three, without the 7 and the 8 of diamonds.
lorum-preset-exposed_double = Queens exposed, double
    .why = Before the first lead you may expose the queens of clubs and spades; they then count double.
lorum-preset-exposed_triple = Queens exposed, triple
    .why = The same, but a player who takes the queen they exposed pays three times.
lorum-preset-no_split = No split pool
    .why = If two players have no points, nobody takes the pool and it grows.
lorum-preset-table_stakes = Only the chips you have
    .why = 60 chips each, nobody pays more than they have, and the match ends when somebody runs out.
lorum-preset-quick = Quick: deals end early
    .why = Every deal ends as soon as nothing can change; the chips are the same.

# - options
lorum-option-players = Players
    .why = How many players the table has.
lorum-option-start_chips = Chips at the start
    .why = How many chips each player starts with.
lorum-option-deals = Deals
    .why = The match ends after this many deals. With a multiple of the players, everybody deals equally often.
lorum-option-declaration = Declaring
    .why = How players declare small or big before the first lead.
lorum-option-declaration-ordered = in turn
lorum-option-declaration-sealed = all at once, in secret
lorum-option-declaration-race = the fastest wins
lorum-option-override_right = Big over a small
    .why = The players who may declare big after another has declared small.
lorum-option-override_right-all = everybody else
lorum-option-override_right-later_only = players not asked before
lorum-option-expose = Exposed queens
    .why = Before the first lead you may expose { $letters ->
        [DH] the Horníci of acorns and leaves
        [UO] the Obers of acorns and leaves
       *[JQ] the queens of clubs and spades
    } to make them count more.
lorum-option-expose-off = not played
lorum-option-expose-double = count double
lorum-option-expose-triple = double, triple for their owner
lorum-option-expose_declared = Queens in declared deals
    .why = You may also expose queens after a small or a big. It costs and pays nothing, but everybody sees them.
lorum-option-two_zero_split = Split pool
    .why = With four players, two players without points divide the pool; otherwise nobody takes it.
lorum-option-insolvency = Out of chips
    .why = Players who must pay more chips than they have may owe them, pay what they have, or buy more.
lorum-option-insolvency-credit = they owe them
lorum-option-insolvency-cap = they pay what they have
lorum-option-insolvency-rebuy = they buy more
lorum-option-bust_ends_game = Running out of chips ends the match
    .why = If nobody pays more than they have, a deal that leaves a player without chips ends the match.
lorum-option-early_stop = End of play
    .why = Whether a deal ends as soon as its result is certain; the cards not played stay hidden.
lorum-option-early_stop-none = every card is played
lorum-option-early_stop-declared = small and big end early
lorum-option-early_stop-all = every deal may end early

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
lorum-action-pass = Pass
    .key = P
lorum-action-small = Small (malý)
    .key = S
lorum-action-big = Big (veľký)
    .key = B
lorum-action-none = Expose nothing
    .key = N
lorum-action-expose = { $card ->
    [none] Expose
   *[other] Expose { $card }
}
    .key = E
lorum-action-play = { $card ->
    [none] Play
   *[other] Play { $card }
}
    .key = L
lorum-can-pass = pass
    .why = You declare nothing.
lorum-can-small = declare small: you take no tricks
    .why = If it works, everybody pays you; if not, you pay everybody.
lorum-can-big = declare big: you take every trick
    .why = If it works, everybody pays you; if not, you pay everybody.
lorum-can-none = expose nothing
    .why = Nobody sees whether you have { $letters ->
        [DH] a Horník
        [UO] an Ober
       *[JQ] a queen
    }.
lorum-can-expose = expose { $letters ->
    [DH] a Horník
    [UO] an Ober
   *[JQ] a queen
}
    .why = Everybody sees it, and the player who takes it gets more points.
lorum-can-play = { $duty ->
    [lead] lead any card
    [follow] follow { $suit }
    [beat] beat the { $best }
    [free] play any card: you have none of the suit led
   *[other] play a card
}
    .why = The highest card of the suit led takes the trick.

# - answers before the first lead: the question, what an answer means, what others have said
lorum-ask-DECLARE = Do you declare?
lorum-ask-OVERRIDE = Do you declare big over the small?
lorum-ask-EXPOSE = Do you expose { $letters ->
    [DH] a Horník
    [UO] an Ober
   *[JQ] a queen
}?
lorum-answer-pass = { $phase ->
    [OVERRIDE] leave the small as it is
   *[DECLARE] play for the pool
}
lorum-answer-small = take no tricks: +{ $each } from each
lorum-answer-big = take every trick: +{ $each } from each
lorum-answer-stake = ±{ $all }
lorum-answer-none = keep them in hand
lorum-answer-expose = { $mode ->
    [regular] { $expose ->
        [triple] counts double, three times for you
       *[double] counts double
    }
   *[other] costs nothing in this deal
}
lorum-said-pass = pass
lorum-said-small = small
lorum-said-big = big
lorum-said-sealed = sealed
lorum-said-deciding = deciding …

# - what happened
lorum-event-pass = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
lorum-event-small = { $who ->
    [me] You declare small.
   *[other] { $name } declares small.
}
lorum-event-big = { $who ->
    [me] You declare big.
   *[other] { $name } declares big.
}
lorum-event-none = { $who ->
    [me] You expose nothing.
   *[other] { $name } exposes nothing.
}
lorum-event-expose = { $who ->
    [me] You have answered: you expose.
   *[other] { $name } exposes { $card }.
}
lorum-event-answer = { $who ->
    [me] You have answered.
   *[other] { $name } has answered in secret.
}
lorum-event-play = { $who ->
    [me] You play the { $card }.
   *[other] { $name } plays the { $card }.
}

# - the table
lorum-shown = { $card }, exposed
lorum-pays = pays
lorum-takes = takes
lorum-stays = nobody takes it
lorum-own-cards = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
lorum-pool = Pool: { $count }
lorum-pool-why = Points are paid into the pool. A player who has no points when others do takes it. The pool is divided at the end of the match.
lorum-stack = { $count ->
    [one] one chip
   *[other] { $count } chips
}

# - results
lorum-result-all_pay = all pay
lorum-result-one_zero = one without points
lorum-result-two_zeros = two without points
lorum-result-no_split = two without points
lorum-result-one_taker = one took all points
lorum-result-all_tricks = all tricks
lorum-result-small_made = small made
lorum-result-small_failed = small failed
lorum-result-big_made = big made
lorum-result-big_failed = big failed
lorum-outcome-all_pay = Everybody has points and pays into the pool
lorum-outcome-one_zero = { $who ->
    [me] You have no points and take the pool: { $chips }
   *[other] { $name } has no points and takes the pool: { $chips }
}
lorum-outcome-two_zeros = Two players have no points and divide the pool
lorum-outcome-no_split = Two players have no points: nobody takes the pool
lorum-outcome-one_taker = { $who ->
    [me] You took all points: you pay { $chips } into the pool
   *[other] { $name } took all points and pays { $chips } into the pool
}
lorum-outcome-all_tricks = { $who ->
    [me] You took every trick! You receive { $chips }
   *[other] { $name } took every trick and receives { $chips }
}
lorum-outcome-small_made = { $who ->
    [me] You make your small and receive { $chips }
   *[other] { $name } makes the small and receives { $chips }
}
lorum-outcome-small_failed = { $who ->
    [me] Your small fails: you pay { $chips }
   *[other] { $name } fails to make the small and pays { $chips }
}
lorum-outcome-big_made = { $who ->
    [me] You make your big and receive { $chips }
   *[other] { $name } makes the big and receives { $chips }
}
lorum-outcome-big_failed = { $who ->
    [me] Your big fails: you pay { $chips }
   *[other] { $name } fails to make the big and pays { $chips }
}
lorum-because-all_pay = Everybody has points, so the pool stays and grows to { $pool }.
lorum-because-one_zero = First the others pay in their points.
lorum-because-two_zeros = Each gets half of the pool; an odd chip stays in it.
lorum-because-no_split = At this table the pool is not divided. It grows to { $pool }.
lorum-because-one_taker = One player took all the points but not all the tricks. Nobody takes the pool, which grows to { $pool }.
lorum-because-all_tricks = Everybody else pays, whatever the points; the pool stays.
lorum-because-small_made = The declarer took no tricks. The pool stays, and points do not count.
lorum-because-small_failed = The declarer took a trick. The pool stays, and points do not count.
lorum-because-big_made = The declarer took every trick. The pool stays, and points do not count.
lorum-because-big_failed = Another player took a trick. The pool stays, and points do not count.
lorum-bought = { $who ->
    [me] You buy { note-chips }.
   *[other] { $name } buys { note-chips }.
}

## Labels in the terminal

lorum-aim = Avoid hearts (a point each), the queen of clubs (4) and the queen of spades (8). Points are paid into the pool, and a player with no points takes it. Or declare small (you take no tricks) or big (you take them all).
lorum-help = Follow suit if you can; the ace is high. You can type: play 9h or just 9h, pass, small, big.
lorum-line-regular = Regular deal
lorum-line-small = Small (malý)
lorum-line-big = Big (veľký)
lorum-line-chips = Chips
lorum-line-pool = Pool
lorum-line-exposed = Exposed queens
lorum-line-taken = Tricks (points)
lorum-line-tricks = Tricks taken
lorum-line-last = Last trick
lorum-line-trick = Trick
lorum-line-hand = Your hand

## What came of an action, on every surface: `note-`

lorum-note-regular = Nobody has declared. { $who ->
    [me] You lead
   *[other] { $name } leads
}.
lorum-note-small = { $who ->
    [me] You must
   *[other] { $name } must
} take no tricks, and { $who ->
    [me] you lead
   *[other] leads
}.
lorum-note-big = { $who ->
    [me] You must
   *[other] { $name } must
} take every trick, and { $who ->
    [me] you lead
   *[other] leads
}.
lorum-note-exposed = { $who ->
    [me] You have
   *[other] { $name } has
} exposed { $cards }.
lorum-note-trick = { $who ->
    [me] You take
   *[other] { $name } takes
} the trick{ $counts ->
    [yes] {""}: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
   *[no] {""}
}.
lorum-note-decided = Nothing can change now, so play ends here.
lorum-note-all_tricks = { $who ->
    [me] You take
   *[other] { $name } takes
} every trick; all the others pay.
lorum-note-small_made = { $who ->
    [me] You make your
   *[other] { $name } makes the
} small: no tricks.
lorum-note-small_failed = { $who ->
    [me] You take a trick and fail to make your
   *[other] { $name } takes a trick and fails to make the
} small.
lorum-note-big_made = { $who ->
    [me] You make your
   *[other] { $name } makes the
} big: every trick.
lorum-note-big_failed = { $who ->
    [me] You fail to make your
   *[other] { $name } fails to make the
} big: another player took a trick.
lorum-note-pays = { $who ->
    [me] You pay
   *[other] { $name } pays
} { note-chips } to { $other }.
lorum-note-pays_points = { $who ->
    [me] You pay
   *[other] { $name } pays
} { note-chips } into the pool for { $points ->
    [one] one point
   *[other] { $points } points
}.
lorum-note-takes_pool = { $who ->
    [me] You have no points and take
   *[other] { $name } has no points and takes
} { note-chips } from the pool.
lorum-note-all_pay = Everybody has points, so nobody takes the pool.
lorum-note-one_zero = One player has no points.
lorum-note-two_zeros = Two players have no points and divide the pool.
lorum-note-no_split = Two players have no points, so at this table nobody takes the pool.
lorum-note-one_taker = One player has all the points but not all the tricks, so nobody takes the pool.
lorum-note-pool = In the pool now: { note-chips }.
lorum-note-buys = { $who ->
    [me] You buy
   *[other] { $name } buys
} { note-chips }.
lorum-note-shares = { $who ->
    [me] You get
   *[other] { $name } gets
} { note-chips } of the pool, which is divided at the end of the match.

## The practice deal

lorum-lesson-aim = Take no points
    .text = Every heart counts 1 point, { $cQ } counts 4 and { $sQ } 8. Each point costs you a chip, so leave tricks with these cards to the others.
lorum-lesson-pool = The pool
    .text = Players pay their points into this pool. If you are the only player with no points, you take it all.
lorum-lesson-declare = Small, big or neither?
    .text = You could promise to take no trick (small) or all of them (big). This hand is too mixed for either: pass.
lorum-lesson-follow = Follow suit
    .text = You have a card of the suit that was led, so you must play it. The highest card of that suit takes the trick.
lorum-lesson-free = None of that suit? Good!
    .text = Now you may play any card. The winner of this trick also takes your { $sQ } and its 8 points: get rid of it.
lorum-lesson-under = Stay just under
    .text = { $hT } was led. { $h9 } is lower, so you do not take the trick, and you are rid of your higher heart.
lorum-lesson-clean = Still no points
    .text = Each player’s points are shown beside the name. You have none yet, and { $h7 }, your last heart, cannot take the trick.
lorum-lesson-low = Under the king
    .text = { $sK } is winning, and both your cards are lower. Low cards are worth keeping for the end.
lorum-lesson-harmless = Now you may win
    .text = All 20 points are gone, so a trick costs nothing now. Take the last two with { $dK } and { $dA }.
lorum-lesson-end = You followed suit, gave the costly cards to others and took no points: the pool is yours. That is Lórum.

## Why the bot would do it: hints on the page and in the terminal, `reason-`

lorum-reason-declare_small = In { $won } of { $of } random deals of the other cards, your hand took no tricks.
lorum-reason-declare_big = In { $won } of { $of } random deals of the other cards, your hand took every trick.
lorum-reason-pass_small = In only { $won } of { $of } random deals did your hand take no tricks: too few for a small.
lorum-reason-pass_big = In only { $won } of { $of } random deals did your hand take every trick: too few for a big.
lorum-reason-pass_neither = Your cards are too high for a small, and a big is hopeless without an ace.
lorum-reason-pass_high = Your cards are too high for a small.
lorum-reason-pass_no_ace = A big is hopeless without an ace.
lorum-reason-queen_covered = You hold at least { $count ->
    [one] one lower card
   *[other] { $count } lower cards
} beside the { $letters ->
    [DH] Horník
    [UO] Ober
   *[JQ] queen
}: you will hardly have to take it.
lorum-reason-queen_bare = You hold { $count ->
    [one] no lower card
   *[other] fewer than { $count } lower cards
} beside the { $letters ->
    [DH] Horník
    [UO] Ober
   *[JQ] queen
}: you might have to take it yourself.
lorum-reason-queens_do_not_count = In a declared deal { $letters ->
    [DH] Horníci
    [UO] Obers
   *[JQ] queens
} cost nothing: there is no need to show one.
lorum-reason-stay_below = As far as you can tell, the { $card } does not take this trick.
lorum-reason-throw_danger = The { $card } does not take this trick, and it might cost you most later.
lorum-reason-least_risk = The { $card } takes the trick in about { $percent } of 100 cases, with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} in it so far; every other card risks more, now or later.
lorum-reason-small_lead_own = The others can beat the { $card } most easily.
lorum-reason-small_lead = The declarer can hardly stay below a low card.
lorum-reason-small_beat = You must beat the trick, and the { $card } is your lowest card that does.
lorum-reason-small_last = You play last and take this trick anyway: get rid of the { $card }.
lorum-reason-small_throw = You cannot beat the trick, so get rid of a high card.
lorum-reason-big_lead = { $count ->
    [0] Nobody can beat the { $card }.
   *[other] Of the cards you can lead, the { $card } is the hardest to beat.
}
lorum-reason-big_beat = The { $card } beats what has been played.
lorum-reason-big_throw = You cannot beat this trick: keep your high cards for later.

lorum-bot-strong = { bot-strong.why }
lorum-bot-steady = counts the cards and weighs each trick, but not the rest of the deal
lorum-bot-fair = declares a little too boldly, and does not count cards
lorum-bot-casual = declares far too boldly, and does not count cards
lorum-bot-beginner = declares at every chance, and plays its highest cards first
