## Refusals (of the engine)

refused-r500_draw_first = First draw from the stock or from the discard pile.
refused-r500_drawn_already = You have already drawn. Meld, lay off, or discard a card.
refused-r500_no_pass = You can pass only when the stock has run out.
refused-r500_stock_empty = The stock has run out. Take from the discard pile, or pass and end the deal.
refused-r500_pile_empty = The discard pile is empty. Draw from the stock.
refused-r500_no_such_discard = There is no discard { $index } to take like this; the pile has { $count ->
    [one] one card
   *[other] { $count } cards
}, counted from 0.
refused-r500_take_must_use = At this table you may take { $card } only if you play it at once, and it fits nowhere.
refused-r500_idle = For { $turns } turns everybody has only taken the top discard. Now you may take { $card } only if you play it at once.
refused-r500_take_floating = You have no cards, and you may not discard { $card } in the same turn, so you may take it only if you can lay it off.
refused-r500_deep_no_use = To take { $card } with all the cards above it, you must play it at once, in a meld or by laying it off. It fits nowhere.
refused-r500_deep_no_meld = To take { $card } with all the cards above it, you must lay it down in a new meld at once. There is none.
refused-r500_must_play = You took { $card } from the discard pile, so you must play it first.
refused-r500_must_meld = { $card } must be part of a new meld; laying it off is not enough at this table.
refused-r500_just_taken = You have just taken { $card } from the discard pile, so it cannot go back in the same turn. Choose another card.
refused-r500_playable_last = Your last card, { $card }, fits a meld on the table, so it cannot be the final discard. Lay it off.
refused-r500_few_naturals = A meld needs at least { $number ->
    [one] one card that is not a joker
   *[other] { $number } cards that are not jokers
}.
refused-r500_no_such_meld = There is no meld { $meld } on the table; they are counted from 0.
refused-r500_does_not_fit = { $options ->
    [0] { $card } does not fit { $cards }; nothing more does.
    [1] { $card } does not fit { $cards }; only the { $first } does.
    [2] { $card } does not fit { $cards }; only the { $first } and the { $second } do.
   *[other] { $card } does not fit { $cards }.
}
refused-r500_which_end = { $text } fits both ends of that run. Say which, with .lo or .hi.
refused-r500_keep_one = At this table you must discard your last card, so keep one.
refused-r500_leaves_no_turn = That would leave you with a card that you can neither discard nor lay off.
refused-r500_call_or_decline = First call “Rummy!” or decline.
refused-r500_no_call = You can call “Rummy!” only when you are asked, at the end of another player’s turn.
refused-r500_call_own_card = With “Rummy!” you can play only cards from the discard pile; { $card } is not among them.
refused-r500_call_without = You called for { $card }, so it must be part of what you play.

## The page: name, presets and options. `.why` is the explanation in the lobby.

rummy500-name = Rummy 500
rummy500-about = Two to eight players. Every card that you lay down scores, you can take from the whole discard pile, and anybody may call “Rummy!”.

# - presets
rummy500-preset-standard = Standard
    .why = With jokers. The first to reach 500 points wins the match.
rummy500-preset-no_jokers = Without jokers
    .why = The same game with packs of 52 cards.
rummy500-preset-5-10-15 = Cards count 5, 10 or 15
    .why = Two to nine count 5, ten to king 10, ace and joker 15.
rummy500-preset-floating = Play on without cards
    .why = If you meld your last card, you play on without cards; only a discard ends the deal.
rummy500-preset-unplayable_final = The last discard must fit nothing
    .why = Your last discard must not fit any meld on the table.
rummy500-preset-bicycle = No jokers, no “Rummy!” calls
    .why = No jokers, the top discard must be used at once, and nobody calls “Rummy!”.
rummy500-preset-strict_discard = Use discards at once
    .why = You must use the top discard at once, and a deeper one in a new meld.
rummy500-preset-boathouse = Keep a card to discard
    .why = You must keep a card for the final discard.
rummy500-preset-steal_the_turn = “Rummy!” takes the turn
    .why = A player who calls “Rummy!” plays on from there; the players in between lose their turns.

# - options
rummy500-option-packs = Packs
    .why = Automatic: one pack for up to four players, two from five.
rummy500-option-packs-auto = automatic
rummy500-option-jokers_per_pack = Jokers in each pack
    .why = Added to each pack; 0 means no jokers.
rummy500-option-hand_size = Cards dealt
    .why = Automatic: 13 for two players, 7 for more.
rummy500-option-hand_size-auto = automatic
rummy500-option-values = Values
    .why = Two to nine count their face value, or five each.
rummy500-option-values-standard = face value
rummy500-option-values-5-10-15 = 5, 10, 15
rummy500-option-ace_low_value = Ace before the two
    .why = The value of an ace in A-2-3. Automatic: 1, or 5 with the values 5, 10, 15.
rummy500-option-ace_low_value-auto = automatic
rummy500-option-going_out = Going out
    .why = How you may play your last card.
rummy500-option-going_out-meld_or_discard = melded or discarded
rummy500-option-going_out-floating = by a discard only; after melding you play on without cards
rummy500-option-going_out-keep_one = keep a card to discard
rummy500-option-final_discard_unplayable = Last discard must be unplayable
    .why = Your last discard must not fit any meld on the table.
rummy500-option-top_take = Top discard
    .why = Whether you may keep the top discard when you take it alone.
rummy500-option-top_take-free = may be kept
rummy500-option-top_take-must_use = must be played at once
rummy500-option-deep_take_use = Deeper discard
    .why = How you must play a deeper discard at once.
rummy500-option-deep_take_use-meld_or_layoff = melded or laid off
rummy500-option-deep_take_use-new_meld = in a new meld
rummy500-option-call_rummy = Calling “Rummy!”
    .why = You may claim a playable card that somebody left in the discard pile.
rummy500-option-call_without_discard = Calling without a discard
    .why = You may also call “Rummy!” after a turn in which a player ran out of cards.
rummy500-option-call_after = After a call
    .why = Whether play resumes where it was, or the call is the caller’s draw.
rummy500-option-call_after-resume = play resumes
rummy500-option-call_after-turn = the caller plays on
rummy500-option-call_timeout_s = Seconds to call
    .why = How long each person has to call “Rummy!” once asked, if several people play.
rummy500-option-around_the_corner = Runs around the corner
    .why = A run may continue beyond the ace, as in Q-K-A-2.
rummy500-option-min_naturals = Natural cards
    .why = The fewest cards other than jokers that a meld may have.
rummy500-option-redicard = Top discard may go back
    .why = If you take the top discard alone, you may discard it in the same turn.
rummy500-option-target = Points to win
    .why = The match ends when one player alone leads with this many points or more.
rummy500-option-going_out_bonus = Bonus for going out
    .why = Points for the player who goes out.
rummy500-option-idle_rounds = Rounds without a draw
    .why = After this many rounds in which everybody only takes the top discard, it must be played at once.

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
rummy500-action-stock = Draw
    .key = S
rummy500-action-take = Take
    .key = T
rummy500-action-pass = Pass
    .key = P
rummy500-action-meld = Meld
    .key = M
rummy500-action-lay = { $card ->
    [none] Lay off
   *[other] Lay off { $card }
}
    .key = O
rummy500-action-discard = { $card ->
    [none] Discard
   *[other] Discard { $card }
}
    .key = D
rummy500-action-call = Rummy!
    .key = R
rummy500-action-decline = Not now
    .key = N
rummy500-can-stock = draw from the stock
    .why = You get a card that nobody else sees.
rummy500-can-take = take from the discard pile
    .why = You also get all the cards above the one you choose. If it is not the top card, you must use it at once.
rummy500-can-pass = pass and end the deal
    .why = Your cards on the table count for you, your cards in hand against you.
rummy500-can-meld = lay down a meld
    .why = It lies in front of you, and its cards count for you.
rummy500-can-lay = lay off a card
    .why = It counts for you, even on another player’s meld.
rummy500-can-discard = discard a card
    .why = It goes on the pile, and your turn ends.
rummy500-can-call = call “Rummy!”
    .why = You get a discard that could be played, and play it at once.
rummy500-can-decline = let it go
    .why = You do not call, and play continues.
rummy500-armed-take = Choose the discard; you also get all the cards above it.
rummy500-armed-meld = Choose the cards of your meld.
rummy500-armed-lay = Choose the card to lay off.
rummy500-armed-discard = Choose the card to discard.
rummy500-armed-call = Choose the discard that you call for.

# - what happened
rummy500-event-stock = { $who ->
    [me] You draw the { $card }.
   *[other] { $name } draws from the stock.
}
rummy500-event-take = { $who ->
    [me] You take the pile down to the { $card }.
   *[other] { $name } takes the pile down to the { $card }.
}
rummy500-event-pass = { $who ->
    [me] You pass: the deal ends.
   *[other] { $name } passes: the deal ends.
}
rummy500-event-meld = { $who ->
    [me] You lay down a meld.
   *[other] { $name } lays down a meld.
}
rummy500-event-lay = { $who ->
    [me] You lay off the { $card }.
   *[other] { $name } lays off the { $card }.
}
rummy500-event-discard = { $who ->
    [me] You discard the { $card }.
   *[other] { $name } discards the { $card }.
}
rummy500-event-call = { $who ->
    [me] Rummy! You take the { $card } and play it.
   *[other] Rummy! { $name } takes the { $card } and plays it.
}
rummy500-event-decline = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}

# - the table
rummy500-do-pile = { $count ->
    [one] Take { $card }
   *[other] Take { $count } from { $card }
}
rummy500-do-call = Rummy! { $cards }
rummy500-called = { $who ->
    [me] You call Rummy!
   *[other] { $name } calls Rummy!
}
rummy500-called-card = { $card } is played at once.
rummy500-reach-none = nothing chosen
rummy500-use-on = on { $cards }
rummy500-now-reach = { $uses ->
    [none] The { $card } comes into your hand.
   *[other] You must use the { $card } at once: { $uses }.
}
rummy500-now-must = You took the { $card }: use it first.
rummy500-now-must_meld = The { $card } must go into a new meld first.
rummy500-now-call = { $name }’s turn has ended. Do you call?
rummy500-call-nothing = If you called, you could not finish your turn.
rummy500-call-note = If several players call, the first after { $name } gets it.
rummy500-made-of = { $laid } on the table − { $held } in hand
rummy500-outcome-out = { $who ->
    [me] You go out!
   *[other] { $name } goes out
}
rummy500-outcome-stock_out = The stock has run out
rummy500-because-out = Cards on the table score; cards in hand count against you.
rummy500-because-stock_out = Cards on the table score; cards in hand count against you.

# - results
rummy500-result-out = out
rummy500-result-stock_out = stock empty

## Labels in the terminal

rummy500-aim = Lay down melds: sets of three or four of a rank, or runs of three or more in a suit. Lay off cards on the melds on the table. Cards you lay down score; cards left in your hand count against you. You may take deep into the discard pile if you play the card at once.
rummy500-help = T0, T1 and so on are the melds on the table, D0, D1 and so on the discards, * is a joker, *Qd a joker as the Qd. You can type: take D2, meld [Jd *Qd Kd], lay Td>T0, discard 5c, call D3 lay 5c>T1.
rummy500-line-counts = Other players’ cards
rummy500-line-floating = Without cards
rummy500-line-known = Known in hand
rummy500-line-meld = On the table
rummy500-line-laid = Points laid down
rummy500-line-held = Lost in hand
rummy500-line-stock = Stock
rummy500-line-pile = Pile, oldest first
rummy500-line-call = “Rummy!” after
rummy500-line-taken = Taken from the pile
rummy500-line-must = Must be played first
rummy500-line-must_meld = Must be melded first
rummy500-line-opened = Left in hand
rummy500-line-hand = Your hand

## What came of an action, on every surface: `note-`

rummy500-log-note-laid = +{ $points }
rummy500-note-laid = { $who ->
    [me] You score
   *[other] { $name } scores
} { $points }.
rummy500-note-out = { $who ->
    [me] You go
   *[other] { $name } goes
} out.
rummy500-note-stock_out = The stock has run out: the deal ends.
rummy500-note-counted = { $who ->
    [me] You score
   *[other] { $name } scores
} { $points }: { $laid } on the table, { $cards ->
    [none] nothing in hand
   *[other] −{ $held } for { $cards }
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } for going out
}.

## Why the bot would do it: hints on the page and in the terminal, `reason-`

rummy500-reason-stock = Nothing that you could take from the pile promises more than an unknown card.
rummy500-reason-pass = Nothing that you could take from the pile is worth it.
rummy500-reason-take_now = With these cards you can lay down { $points ->
    [one] one point
   *[other] { $points } points
} at once; without them, { $before }.
rummy500-reason-take_hope = These cards promise more than an unknown one.
rummy500-reason-call = It gains more than the cards that come with it cost.
rummy500-reason-decline = The cards that come with it would cost more than it gains.
rummy500-reason-go_out = With this you can play all your cards, and you are ahead.
rummy500-reason-lay_down = It scores { $points ->
    [one] one point
   *[other] { $points } points
}, and it leaves the best hand.
rummy500-reason-discard_safe = The { $card } probably gives the others less than the { $other }.
rummy500-reason-discard_useless = The { $card } is worth less to your hand than the { $other }.
rummy500-reason-wait = Nobody is about to go out yet, and nobody can lay off on melds that you keep in your hand.

## The practice deal

rummy500-lesson-aim = Lay cards, score points
    .text = Every card that you lay on the table scores what it counts. Every card left in your hand at the end costs as much.
rummy500-lesson-fan = All discards are in play
    .text = They lie face up in a row. You may reach down to any card that you can play at once, and take all the cards above it too.
rummy500-lesson-deep = Reach for 9♥
    .text = It fits your { $h7 } and { $h8 }. Tap it in the row and take it; { $c6 } and { $h2 } come along.
rummy500-lesson-must = Play it at once
    .text = You must play a deeper discard straight away. Choose { $h7 } { $h8 } { $h9 } and lay them down: 24 points.
rummy500-lesson-haul = A welcome guest
    .text = { $c6 } came along, and makes a set with your two sixes. Lay down all three for 18 more points.
rummy500-lesson-discard = End with a discard
    .text = { $h2 } counts least. But think twice: the others can still reach what you discard.
rummy500-lesson-draw = Others may lay off too
    .text = Your opponent laid off { $hT } on your run and scores for it. The discards do nothing for you now, so draw from the stock.
rummy500-lesson-lay = Now you
    .text = { $hJ } fits the end of the run. Lay it off: 10 points for you, no matter whose meld it is.
rummy500-lesson-keep = A pair with a price
    .text = Two queens cost 20 in hand and score 20 on the table. Keep them a little longer and discard { $s2 }.
rummy500-lesson-out = The joker helps
    .text = A joker stands for any card and counts 15. Lay it down with both queens: 35 points, and your hand is empty.
rummy500-lesson-end = You reached deep into the discards, melded and laid off, and went out while others still held cards. Real matches go to 500.

rummy500-bot-strong = { bot-strong.why }
rummy500-bot-steady = weighs what each card is worth to everybody, but tries nothing out
rummy500-bot-fair = takes at most one card from the pile, calls only half of the time, and often discards cards that others can use
rummy500-bot-casual = misses nearly everything that it could take or lay off, and mostly forgets to call
rummy500-bot-beginner = draws from the stock, lays down only whole melds, hardly ever calls, and discards its highest cards
