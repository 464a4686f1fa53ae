## Refusals (of the engine)

refused-romme_seats_need_packs = { $seats } players need { $packs } packs of cards.
refused-romme_cut_first = First say whether you keep the card at the cut, if it is a joker, or leave it.
refused-romme_no_joker = The card at the cut is not a joker, so you must leave it.
refused-romme_no_cut = The pack has already been cut.
refused-romme_draw_first = First draw from the stock or take the top discard.
refused-romme_no_pass = You cannot pass while you can draw from the stock.
refused-romme_no_stock = The stock has run out and cannot be replaced again. Take the top discard, or pass.
refused-romme_pile_empty = The discard pile is empty.
refused-romme_pile_never = At this table you may not take discards.
refused-romme_pile_not_open = You may take a discard only after your first meld.
refused-romme_idle = For { $turns } turns nobody has drawn from the stock or put a card on the table. Until somebody does, the discard pile is closed.
refused-romme_no_use = You may take { $card } only to use it at once, and you cannot use it now.
refused-romme_no_meld = You may take { $card } only to meld it at once, and you have no meld for it now.
refused-romme_drawn_already = You have already drawn. Meld, lay off, or discard a card.
refused-romme_finish_opening = Your first meld counts { $points } so far and needs { $minimum }. Lay down another meld.
refused-romme_use_first = You took { $card } to use it at once. Do that first.
refused-romme_meld_first = You took { $card } to meld it at once. Do that first.
refused-romme_joker_first = First use the joker that you swapped.
refused-romme_just_taken = You have just taken { $card } from the discard pile, so it cannot go back in the same turn. Choose another card.
refused-romme_few_naturals = A meld needs at least { $naturals ->
    [one] one card that is not a joker
   *[other] { $naturals } cards that are not jokers
}.
refused-romme_many_jokers = A meld may have { $jokers ->
    [0] no jokers
    [one] at most one joker
   *[other] at most { $jokers } jokers
}.
refused-romme_jokers_in_row = { $jokers ->
    [one] Jokers may not be next to each other in a run, or together in a set.
   *[other] At most { $jokers } jokers may be next to each other in a run, or together in a set.
}
refused-romme_too_low = Your first meld must count { $minimum }. These cards count { $points }, and the rest of your hand cannot make up the difference.
refused-romme_last_discard = You must keep a card for your last discard.
refused-romme_opening_stuck = Your melds could count { $minimum }, as the first meld must, but then you could not end your turn.
refused-romme_leaves_taken = This would leave you with only { $card }, which you have just taken and can neither discard nor lay off.
refused-romme_next_turn = In the turn of your first meld you may not lay off or swap. You may from your next turn on.
refused-romme_lay_not_open = You may lay off only after your first meld.
refused-romme_swap_not_open = You may swap a joker only after your first meld.
refused-romme_no_such_meld = There is no such meld on the table.
refused-romme_does_not_fit = { $options ->
    [0] { $card } does not fit { $cards }; nothing more does.
    [1] { $card } does not fit { $cards }; only the { $first } does.
    [2] { $card } does not fit { $cards }; only the { $first } and the { $second } do.
   *[other] { $card } does not fit { $cards }.
}
refused-romme_no_swaps = At this table you may not swap jokers.
refused-romme_wrong_card = No joker of that meld stands for { $card }.
refused-romme_set_incomplete = You may swap a joker out of a set only if the set then has four natural cards; { $card } is not enough.
refused-romme_joker_unused = If you put { $card } there, you must use the joker at once and still be able to end your turn. You could not.
refused-romme_which_end = { $text } fits both ends of that run. Say which, with .lo or .hi.
refused-romme_contradicts = { $text } contradicts the rest of the position, or the rules of the table.
refused-romme_bad_refill = The stock and the cards drawn must be the cards that the stock was made from ({ $text }).

## The page: name, presets and options. `.why` is the explanation in the lobby.

romme-name = Rommé
romme-about = Two to six players, two packs with jokers; up to eight players with three packs. Your first meld must count 40; then be the first to get rid of all your cards.

# - presets
romme-preset-standard = Standard
    .why = German rummy: 13 cards, three jokers in each pack, a first meld of 40. As many deals as players.
romme-preset-dskv = Skat federation’s rules
    .why = You may swap a joker out of a set only if the set then has four natural cards, and a joker in hand costs 20.
romme-preset-rauben = Keep a joker that you cut
    .why = Cut a joker and you may keep it.
romme-preset-start14_dealer = The dealer begins with 14 cards
    .why = No card is turned up. The dealer gets fourteen cards and begins with a discard.
romme-preset-start14_forehand = The dealer’s left begins with 14
    .why = The same, but the player on the dealer’s left begins.
romme-preset-no_first_draw = No first draw
    .why = A card is turned up, but the first turn has no draw.
romme-preset-discard_must_be_used = Take discards only to use them
    .why = You may take a discard only to use it at once.
romme-preset-strict_discard = Take discards only for new melds
    .why = You may take a discard only for a new meld at once.
romme-preset-open30 = First meld of 30
    .why = The first meld needs only 30 points.
romme-preset-open_none = First meld of any size
    .why = The first meld may be as small as you like.
romme-preset-next_turn = No lay-offs with the first meld
    .why = No lay-offs and no joker swaps in the turn of your first meld.
romme-preset-scala40 = Scala quaranta (Italian)
    .why = The Italian game: you may take discards only after your first meld and to use at once, you must discard your last card, and players who have lost 101 points are out.
romme-preset-three_packs = Three packs, up to 8 players
    .why = For up to eight players: three packs with three jokers each.
romme-preset-basic = Basic rummy
    .why = One pack, ten or seven cards, no minimum, and laying off from the start. The winner scores what the others lose.

# - options
romme-option-packs = Packs
    .why = How many packs of 52 cards are shuffled together. One pack is not enough for six; three are needed for seven and eight.
romme-option-jokers_per_pack = Jokers in each pack
    .why = Added to each pack.
romme-option-hand_size = Cards dealt
    .why = How many cards each player gets.
romme-option-hand_size-10-7 = ten for two, seven for more
romme-option-seating = Seats
    .why = Players draw cards for their seats, get them by lot, or keep them as they are.
romme-option-seating-draw = by drawing cards
romme-option-seating-random = by lot
romme-option-seating-fixed = as they are
romme-option-deal_style = Dealing
    .why = Cards are dealt in packets of three and four, or one at a time.
romme-option-deal_style-packets = in packets
romme-option-deal_style-single = one at a time
romme-option-start = Beginning
    .why = A card is turned up as the first discard, or the player who begins gets a fourteenth card instead. Or a card is turned up, and the player who begins does not draw.
romme-option-start-upcard = a card is turned up
romme-option-start-fourteen = a fourteenth card
romme-option-start-no_draw = a card is turned up, no draw in the first turn
romme-option-first_player = Who begins
    .why = The player who has the first turn.
romme-option-first_player-dealer = the dealer
romme-option-first_player-forehand = the player on the dealer’s left
romme-option-rauben = Robbing
    .why = Cut a joker and you may keep it.
romme-option-open_min = First meld
    .why = The melds you lay down first must count this much together. With 0, any meld will do.
romme-option-opening_turn_extras = After the first meld
    .why = When you may lay off and swap jokers.
romme-option-opening_turn_extras-after_opening = in the same turn
romme-option-opening_turn_extras-next_turn = from the next turn on
romme-option-layoff_needs_open = Lay off only after the first meld
    .why = If this is off, you may lay off cards from the start.
romme-option-take_discard = Top discard
    .why = Whether you may take the top discard, and what for.
romme-option-take_discard-free = may be taken and kept
romme-option-take_discard-must_use = only to use it at once
romme-option-take_discard-must_meld = only for a new meld at once
romme-option-take_discard-never = may not be taken
romme-option-take_needs_open = Discards only after the first meld
    .why = Before your first meld you draw from the stock.
romme-option-redicard = Taken card may go back
    .why = You may discard the card that you took from the discard pile in the same turn.
romme-option-joker_swap = Joker swap
    .why = You may swap a joker on the table for the card that it stands for.
romme-option-joker_set_swap = Joker in a set
    .why = Which card you may swap for a joker in a set.
romme-option-joker_set_swap-any_missing = any missing suit
romme-option-joker_set_swap-complete_only = only if the set then has four natural cards
romme-option-swapped_joker_use = Swapped joker
    .why = How you must use a joker at once after swapping it.
romme-option-swapped_joker_use-new_meld = a new meld
romme-option-swapped_joker_use-any_play = a new meld or a lay-off
romme-option-swapped_joker_use-to_hand = nothing, you may keep it
romme-option-around_the_corner = Runs around the corner
    .why = A run may continue beyond the ace, as in Q-K-A-2.
romme-option-min_naturals = Natural cards
    .why = The fewest cards other than jokers that a meld may have.
romme-option-max_jokers_in_row = Jokers side by side
    .why = The most jokers that may be next to each other in a run, or together in a set.
romme-option-max_jokers = Jokers in a meld
    .why = The most jokers that a meld may have.
romme-option-max_jokers-null = any number
romme-option-final_discard = Last card
    .why = Whether you need a last card to discard, or may meld all your cards.
romme-option-final_discard-optional = may also be melded
romme-option-final_discard-required = must be discarded
romme-option-joker_penalty = A joker in hand costs
    .why = Minus points for each joker left in hand.
romme-option-ace_penalty = An ace in hand costs
    .why = Minus points for each ace left in hand.
romme-option-winner_scores = The winner’s points
    .why = Whether the winner scores, or only the others lose.
romme-option-winner_scores-none = nothing
romme-option-winner_scores-sum = what all others lose
romme-option-hand_romme = Out in one turn
    .why = All points are multiplied by this if the winner lays down the whole hand in one turn.
romme-option-match_mode = End of the match
    .why = After a number of deals, when somebody has lost enough points, or when one player is left.
romme-option-match_mode-deals = a number of deals
romme-option-match_mode-points = enough points lost
romme-option-match_mode-elimination = one player left
romme-option-match_deals = Deals in the match
    .why = Used only if the match ends after a number of deals.
romme-option-match_deals-null = as many as players
romme-option-match_points = Points lost that end it
    .why = Losing this many points ends the match, or puts a player out of it.
romme-option-max_reshuffles = Reshuffles
    .why = How many times the discards may be shuffled into a new stock.
romme-option-idle_rounds = Rounds without a draw
    .why = After this many rounds in which everybody only takes and discards, the next card must come from the stock.

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
romme-action-keep = Keep the joker
    .key = K
romme-action-leave = Leave it
    .key = L
romme-action-pass = Pass
    .key = P
romme-action-stock = Draw
    .key = S
romme-action-take = Take
    .key = T
romme-action-meld = Meld
    .key = M
romme-action-lay = { $card ->
    [none] Lay off
   *[other] Lay off { $card }
}
    .key = O
romme-action-swap = { $card ->
    [none] Swap a joker
   *[other] Swap { $card } for a joker
}
    .key = W
romme-action-discard = { $card ->
    [none] Discard
   *[other] Discard { $card }
}
    .key = D
romme-can-keep = keep the joker
    .why = It becomes one of your cards.
romme-can-leave = leave the card at the cut
    .why = Nobody gets it.
romme-can-pass = pass and end the deal
    .why = Everybody pays for the cards in hand.
romme-can-stock = draw from the stock
    .why = You get a card that nobody else sees.
romme-can-take = take the { $card }
    .why = It comes into your hand, and everybody knows that you have it.
romme-can-meld = lay down a meld
    .why = Its cards lie face up on the table, and you are rid of them.
romme-can-lay = lay off a card
    .why = It goes on a meld on the table, no matter whose.
romme-can-swap = swap a joker
    .why = Your card takes the joker’s place, and the joker is yours.
romme-can-discard = discard a card
    .why = It goes on the discard pile, and your turn ends.
romme-armed-meld = Choose the cards of your meld.
romme-armed-lay = Choose the card to lay off.
romme-armed-swap = Choose the card to swap for the joker.
romme-armed-discard = Choose the card to discard.

# - what happened
romme-event-keep = { $who ->
    [me] You cut a joker and keep it.
   *[other] { $name } cuts a joker and keeps it.
}
romme-event-leave = { $who ->
    [me] You cut the pack.
   *[other] { $name } cuts the pack.
}
romme-event-pass = { $who ->
    [me] You pass: the deal ends.
   *[other] { $name } passes: the deal ends.
}
romme-event-stock = { $who ->
    [me] You draw from the stock.
   *[other] { $name } draws from the stock.
}
romme-event-take = { $who ->
    [me] You take the { $card }.
   *[other] { $name } takes the { $card }.
}
romme-event-meld = { $who ->
    [me] You lay down a meld.
   *[other] { $name } lays down a meld.
}
romme-event-lay = { $who ->
    [me] You lay off the { $card }.
   *[other] { $name } lays off the { $card }.
}
romme-event-swap = { $who ->
    [me] You swap the { $card } for a joker.
   *[other] { $name } swaps the { $card } for a joker.
}
romme-event-discard = { $who ->
    [me] You discard the { $card }.
   *[other] { $card ->
        [none] { $name } discards the last card face down.
       *[other] { $name } discards the { $card }.
    }
}

# - the table
romme-opened = opened
romme-do-keep = Keep the joker
romme-do-leave = Leave it
romme-do-open = Open with { $points }
romme-do-stage = Lay out { $points }
romme-open-count = { $points } of { $least }
romme-open-enough = enough to open
romme-open-missing = { $points } more needed
romme-now-cut = You cut the pack and find the { $card }.
romme-cut = At the cut: { $card }
romme-now-use_card = You took the { $card }: use it now.
romme-now-meld_card = The { $card } must go into a new meld now.
romme-now-play_joker = Play the joker now: in a new meld, or laid off.
romme-outcome-out = { $who ->
    [me] Rommé! You go out.
   *[other] Rommé! { $name } goes out.
}
romme-outcome-blocked = Nobody goes out
romme-because-out = Cards left in hand count against you.
romme-because-blocked = There is nothing left to draw, so everybody pays for the cards in hand.

# - results
romme-result-out = out
romme-result-blocked = no cards left

## Labels in the terminal

romme-aim = Get rid of all your cards. Lay down melds: sets of three or four of a rank in different suits, or runs of three or more in a suit. Lay off cards on the melds on the table. Your first meld must count enough; cards left in hand cost points.
romme-help = T0, T1 and so on are the melds on the table, * is a joker, *Qd a joker that stands for the Qd. You can type: meld [Jd *Qd Kd], lay Td>T0, swap Qd>T0, discard 5c.
romme-line-others = Other players’ cards
romme-line-known = Known in hand
romme-line-gone = Out of the match
romme-line-robber = Joker from the cut
romme-line-meld = On the table
romme-line-pile = Discard pile, top
romme-line-stock = Stock
romme-line-taken = May not go back
romme-line-due-use_card = Use it at once
romme-line-due-meld_card = Meld it at once
romme-line-due-play_joker = Play swapped joker
romme-line-cut = Card at the cut
romme-line-opening = First meld, points
romme-line-opened = Left in hand
romme-line-hand = Your hand

## What came of an action, on every surface: `note-`

romme-note-refilled = The discards are shuffled into a new stock.
romme-note-staged = First meld so far: { $points } of { $least }.
romme-note-opened = { $who ->
    [me] Your
   *[other] { $name }’s
} first meld is complete and counts { $points }.
romme-note-out = { $who ->
    [me] You go
   *[other] { $name } goes
} out.
romme-note-blocked = There is nothing left to draw: the deal ends without a winner.
romme-note-doubled = Out in one turn: all points count double.
romme-note-left = { $who ->
    [me] You lose
   *[other] { $name } loses
} { $points } for { $cards }.
romme-note-gets = { $who ->
    [me] You get
   *[other] { $name } gets
} { $points }, what the others lose.
romme-note-eliminated = { $who ->
    [me] You are
   *[other] { $name } is
} out of the match.

## Why the bot would do it: hints on the page and in the terminal, `reason-`

romme-reason-keep_joker = You will find a use for a joker.
romme-reason-pass_ahead = Your hand is probably the cheapest: let the deal end.
romme-reason-take_behind = Others probably hold cheaper hands: the deal should not end yet.
romme-reason-discard_no_use = Taking the { $card } would not let you lay down enough more.
romme-reason-take_joker = A joker fits almost everywhere.
romme-reason-take_to_go_out = With the { $card } you can go out now.
romme-reason-take_to_lay = The { $card } fits a meld on the table.
romme-reason-take_to_meld = With the { $card } you can lay down more than you take in.
romme-reason-go_out = This lets you go out in this turn.
romme-reason-meld_plan = This meld is one of those that rid you of the most points.
romme-reason-meld_worth = Of all the melds you could lay down now, this one counts most.
romme-reason-swap = A joker helps you more than the card that you give for it.
romme-reason-lay_joker = It is time to get rid of the joker: left in hand it would cost a lot.
romme-reason-wait = Nobody is about to go out yet, and nobody can lay off on melds that you keep in your hand.
romme-reason-discard_joker = There is no other card to discard.
romme-reason-lay_off = It fits, and left in hand it would cost { $points }.
romme-reason-discard_least = You need the { $card } least: { $count ->
    [0] no card still to come makes
    [one] one card still to come would make
   *[other] { $count } cards still to come would make
} a meld with it, and in hand it would cost { $points }.
romme-reason-discard_soon = Somebody may go out soon, so high cards in hand matter more: the { $card } would cost { $points }.

## The practice deal

romme-lesson-aim = Get rid of your cards
    .text = Cards leave your hand in melds: three or four of a rank in different suits, such as your kings, or a run in one suit.
romme-lesson-draw = First draw a card
    .text = The top discard, or an unknown card from the stock? { $c6 } does not help you, so draw from the stock.
romme-lesson-forty = 40 to begin with
    .text = Your first melds must count 40 together. Three kings make 30: tap all three and lay them down.
romme-lesson-joker = The joker stands in
    .text = You still need 10. A joker stands for any card: with { $s9 } { $sJ } { $sQ } it is { $sT }. Tap these four and lay them down.
romme-lesson-discard = 69: you are in
    .text = That is more than enough. Every turn ends with a discard, and { $d8 } fits nothing. Until then you can undo everything.
romme-lesson-swap = Take the joker back
    .text = You drew { $sT }, the very card that your joker stands for. Tap it and put it in the joker’s place.
romme-lesson-again = Play it at once
    .text = A joker taken from the table must be played this turn. With { $h4 } and { $h5 } it makes a run. Then discard { $c7 }.
romme-lesson-lay = Lay off anywhere
    .text = { $hA } fits the three aces that your opponent has laid down. You can add cards to any meld, no matter whose.
romme-lesson-keep = Keep the pair
    .text = One more 2 and you are out. Keep both and discard { $d3 }.
romme-lesson-out = The last meld
    .text = Three twos: lay them down and your hand is empty. You go out, and need no discard.
romme-lesson-end = You made your first meld, played a joker twice, laid off and went out first. Cards left in the other hands cost points. That is Rommé.

romme-bot-strong = weighs each discard by all that it may draw next, counts the cards that are gone, and holds back its melds until somebody may go out soon
romme-bot-steady = counts the cards that are gone and keeps those that fit together, but melds as soon as it can, for others to lay off on
romme-bot-fair = discards its highest loose card, even if it would fit something, and misses most of the discards it could use
romme-bot-casual = hardly looks at the discards, mostly forgets to lay off, and breaks up its pairs
romme-bot-beginner = melds whatever it can at once, jokers first, breaks up pairs and runs, and hardly looks at the discards
