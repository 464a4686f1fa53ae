## Refusals (of the engine)

refused-stops_spare_first = First decide about the spare hand: take it, offer it to the others, or keep your own.
refused-stops_bid_now = The spare hand is being auctioned: bid, or pass.
refused-stops_claim_now = First claim what your hand pays, or claim nothing.
refused-stops_select_now = First choose your five cards for poker.
refused-stops_bet_now = The betting is on: fold, call or raise.
refused-stops_lead_now = It is your lead: play the lowest card of a suit.
refused-stops_follow_now = Everybody is asked for the next card. Play it, or decline.
refused-stops_no_auction = At this table the spare hand is not auctioned.
refused-stops_auctioned = There is only one auction in a deal, and it is over.
refused-stops_no_exchange = At this table the dealer cannot take the spare hand.
refused-stops_exchanged = Hands have already been exchanged, so the spare hand stays where it is.
refused-stops_pay_cards = You cannot exchange a hand that has a pay card or a run that pays.
refused-stops_too_few_chips = You cannot bid more chips than you have: { $chips }.
refused-stops_bid_higher = A bid must be { $least } or more.
refused-stops_no_jump = At this table bids rise by one chip at a time: bid { $least }.
refused-stops_claim_pair = The king and queen of hearts pay only if you hold both.
refused-stops_claim_run = You do not hold a run of three cards that pays.
refused-stops_raises_over = { $raises ->
    [one] Only one raise is allowed at this table, and it has been made.
   *[other] Only { $raises } raises are allowed at this table, and they have been made.
}
refused-stops_raise_closed = You have acted since the last full raise, and the raises after it were too small to let you raise again.
refused-stops_raise_alone = None of the players still in has chips left, so there is nobody to raise against.
refused-stops_raise_poor = A raise must be at least { $least }, and you have only { $chips } left after a call.
refused-stops_raise_low_pot = A raise must be at least { $least }, but at this table it may not exceed the pot, and the pot is smaller.
refused-stops_raise_more = A raise must be at least { $least }.
refused-stops_raise_chips = You cannot raise by more than { $most }, the chips that you have left after a call.
refused-stops_raise_pot = A raise may not be larger than the pot after your call: { $most }.
refused-stops_raise_less = At this table a raise may be at most { $most }.
refused-stops_barred = You may not lead { $card }: its suit is barred after this stop.
refused-stops_not_lowest = Lead the lowest card of the suit: { $lowest }, not { $card }.
refused-stops_not_next = { $card } is not next; the next card is { $wanted }.
refused-stops_no_section = There is no section { $text } here. The sections are: { $allowed }.
refused-stops_not_five = A poker hand is { $wanted } cards; “{ $text }” is not.
refused-stops_misfit = The part “{ $text }” does not fit the rest of the position.
refused-stops_no_run = “{ $text }” is not a run of cards with their players, such as P0 3c P1 4c.
refused-stops_debt = { $text } cannot owe chips here: { $chips }.
refused-stops_no_showdown = The mat goes to the best of five new cards. The last deal was not dealt here, so there is no pack to draw them from.
refused-stops_broke = Fewer than two players can ante with these chips: { $text }.

## The page: name, presets and options. `.why` is the explanation in the lobby.

tripoley-name = Tripoley
tripoley-about = Three games in one for two to nine players: collect chips for pay cards, bet at poker, and play up in runs to the stops.

# - presets
tripoley-preset-standard = Standard
    .why = Auction of the spare hand, pay cards in hand, poker with raises of two, then the play.
tripoley-preset-quick = Quick: fewer decisions
    .why = One bid each, your best five cards play poker, and a single raise of one chip.
tripoley-preset-box = As on the box
    .why = The spare hand stays dead, the dealer bets and leads first, and you must claim your pay cards.
tripoley-preset-pay_on_play = Cards pay when played
    .why = Pay cards pay when they are played.
tripoley-preset-rummoli = Rummoli: no exchange with pay cards
    .why = Pay cards pay when they are played, and you cannot exchange a hand that has one.
tripoley-preset-for_programs = For programs: few choices
    .why = Every decision has few choices: bids rise by one, and the best five cards play poker.

# - options
tripoley-option-players = Players
    .why = How many players the table has.
tripoley-option-start_chips = Chips at the start
    .why = Each player starts with this many chips.
tripoley-option-deals = Deals in a match
    .why = The match ends after this many deals, and the chips on the mat are given out. Or it continues until only one player can ante.
tripoley-option-deals-null = two per player
tripoley-option-deals-unlimited = until one is left
tripoley-option-spare_position = Where the spare hand is dealt
    .why = In every round the spare hand gets its card after the dealer, or before the player on the dealer’s left.
tripoley-option-spare_position-last = after the dealer
tripoley-option-spare_position-first = before everybody
tripoley-option-dealer_exchange = Dealer may take the spare hand
    .why = The dealer may swap their hand for the spare hand, sight unseen.
tripoley-option-auction = Auction of the spare hand
    .why = A dealer who does not want the spare hand may sell it to the highest bidder.
tripoley-option-auction-open = several rounds
tripoley-option-auction-single = one bid each
tripoley-option-auction-sealed = sealed bids
tripoley-option-auction-none = none
tripoley-option-min_bid = Minimum bid
    .why = A bid must be at least this many chips.
tripoley-option-jump_bids = Bids may jump
    .why = A bid may exceed the last one by more than one chip.
tripoley-option-exchange_requires_no_pay = No exchange with pay cards
    .why = A player with a pay card or a run that pays may neither exchange hands nor bid for the spare hand.
tripoley-option-exchange_after_no_sale = Dealer may take an unsold hand
    .why = If nobody buys the spare hand in the auction, the dealer may still take it.
tripoley-option-auction_old_hand = Dealer may sell the old hand
    .why = A dealer who has taken the spare hand may auction the old hand.
tripoley-option-pay_timing = Pay cards pay
    .why = Pay cards pay when they are held after the deal, or when they are played.
tripoley-option-pay_timing-hold = when held
tripoley-option-pay_timing-play = when played
tripoley-option-claim = Claims
    .why = Your hand is paid automatically, or you claim what it pays and may hide cards.
tripoley-option-claim-auto = automatic
tripoley-option-claim-manual = manual
tripoley-option-poker_select = Cards for poker
    .why = You choose five of your cards for poker, or the best five are taken.
tripoley-option-poker_select-choose = manual
tripoley-option-poker_select-auto = automatic
tripoley-option-bet_structure = Betting limits
    .why = How much a raise may be.
tripoley-option-bet_structure-fixed = fixed
tripoley-option-bet_structure-spread = between two limits
tripoley-option-bet_structure-pot_limit = pot limit
tripoley-option-bet_structure-no_limit = no limit
tripoley-option-bet_structure-none = no betting
tripoley-option-bet_unit = Fixed raise
    .why = With fixed limits, every bet and raise is this many chips.
tripoley-option-raise_min = Minimum raise
    .why = The smallest bet or raise, except with fixed limits.
tripoley-option-raise_max = Maximum raise
    .why = The largest bet or raise between two limits.
tripoley-option-max_raises = Maximum number of raises
    .why = How many bets and raises there may be, including the first bet. Not for pot limit and no limit.
tripoley-option-short_raise = Short raise
    .why = A player who cannot make a full raise may not raise, or may go all in; that does not reopen the betting.
tripoley-option-short_raise-none = not allowed
tripoley-option-short_raise-all_in = all-in
tripoley-option-bet_first = First bet
    .why = The player who acts first in the betting.
tripoley-option-bet_first-left = left of the dealer
tripoley-option-bet_first-dealer = the dealer
tripoley-option-ace_low_straight = A 2 3 4 5 is a straight
    .why = It is the lowest straight.
tripoley-option-tie_starter = Tied poker hands
    .why = If poker hands tie, the winner nearest the dealer’s left leads. The dealer comes last, or first.
tripoley-option-tie_starter-left_first = dealer last
tripoley-option-tie_starter-dealer_first = dealer first
tripoley-option-first_lead = First lead
    .why = The player who leads first.
tripoley-option-first_lead-poker_winner = the poker winner
tripoley-option-first_lead-dealer_left = left of the dealer
tripoley-option-first_lead-dealer = the dealer
tripoley-option-suit_change = Suit after a stop
    .why = Which suit you may lead after a stop.
tripoley-option-suit_change-different_suit = another suit
tripoley-option-suit_change-opposite_color = the other colour
tripoley-option-suit_change-free = any suit
tripoley-option-follow = Next card
    .why = The holder of the next card must play it, or may hold it back; then everybody is asked in turn.
tripoley-option-follow-must = must be played
tripoley-option-follow-optional = may be held back
tripoley-option-blocked = When nobody can lead
    .why = Whether everybody pays for the cards in hand although nobody has won.
tripoley-option-blocked-pay = everybody pays
tripoley-option-blocked-no_pay = nobody pays
tripoley-option-insolvency = Cards in hand and no chips
    .why = A player who cannot pay for the cards left in hand pays what they have, or owes the rest.
tripoley-option-insolvency-cap = pays what they have
tripoley-option-insolvency-credit = owes the rest
tripoley-option-short_ante = Fewer than nine chips
    .why = A player who cannot ante on every section is out, pays what they have, or buys new chips.
tripoley-option-short_ante-eliminate = out
tripoley-option-short_ante-partial = pays what they have
tripoley-option-short_ante-rebuy = buys new chips
tripoley-option-final_board = Last chips on the mat
    .why = The chips left on the mat at the end of the match go to the last winner, are shared, or go to the best of five new cards each.
tripoley-option-final_board-last_winner = last winner
tripoley-option-final_board-split = shared
tripoley-option-final_board-showdown = best of five new cards

michigan-name = Michigan Rummy
michigan-about = For three to eight players: play up in runs to the stops, collect chips for pay cards, and win the poker pool with the cards left.

# - presets
michigan-preset-standard = Standard
    .why = Pay cards pay when they are played, the winner takes the pot, and the best poker hand of the cards left takes the poker pool.
michigan-preset-pressman = As on the box
    .why = You cannot exchange a hand that has pay cards, the other colour is led after a stop, and the last chips are shared.
michigan-preset-dealt_poker = Poker before the play
    .why = Poker is decided with the hands before the play.
michigan-preset-for_programs = For programs: few choices
    .why = Bids rise by one chip, so every decision has few choices.

# - options
michigan-option-players = Players
    .why = How many players the table has.
michigan-option-start_chips = { tripoley-option-start_chips }
    .why = { tripoley-option-start_chips.why }
michigan-option-deals = { tripoley-option-deals }
    .why = { tripoley-option-deals.why }
michigan-option-deals-null = { tripoley-option-deals-null }
michigan-option-deals-unlimited = { tripoley-option-deals-unlimited }
michigan-option-dealer_ante = Dealer’s ante
    .why = The dealer puts this many chips on every section.
michigan-option-spare_position = { tripoley-option-spare_position }
    .why = { tripoley-option-spare_position.why }
michigan-option-spare_position-last = { tripoley-option-spare_position-last }
michigan-option-spare_position-first = { tripoley-option-spare_position-first }
michigan-option-dealer_exchange = { tripoley-option-dealer_exchange }
    .why = { tripoley-option-dealer_exchange.why }
michigan-option-auction = { tripoley-option-auction }
    .why = { tripoley-option-auction.why }
michigan-option-auction-open = { tripoley-option-auction-open }
michigan-option-auction-single = { tripoley-option-auction-single }
michigan-option-auction-sealed = { tripoley-option-auction-sealed }
michigan-option-auction-none = { tripoley-option-auction-none }
michigan-option-min_bid = { tripoley-option-min_bid }
    .why = { tripoley-option-min_bid.why }
michigan-option-jump_bids = { tripoley-option-jump_bids }
    .why = { tripoley-option-jump_bids.why }
michigan-option-exchange_requires_no_pay = { tripoley-option-exchange_requires_no_pay }
    .why = { tripoley-option-exchange_requires_no_pay.why }
michigan-option-first_lead = { tripoley-option-first_lead }
    .why = { tripoley-option-first_lead.why }
michigan-option-first_lead-dealer_left = { tripoley-option-first_lead-dealer_left }
michigan-option-first_lead-dealer = { tripoley-option-first_lead-dealer }
michigan-option-suit_change = { tripoley-option-suit_change }
    .why = { tripoley-option-suit_change.why }
michigan-option-suit_change-different_suit = { tripoley-option-suit_change-different_suit }
michigan-option-suit_change-opposite_color = { tripoley-option-suit_change-opposite_color }
michigan-option-suit_change-free = { tripoley-option-suit_change-free }
michigan-option-follow = { tripoley-option-follow }
    .why = { tripoley-option-follow.why }
michigan-option-follow-must = { tripoley-option-follow-must }
michigan-option-follow-optional = { tripoley-option-follow-optional }
michigan-option-q_section = Queen that pays
    .why = Which queen has a section of its own.
michigan-option-q_section-Qd = queen of diamonds
michigan-option-q_section-Qh = queen of hearts
michigan-option-poker_source = Cards for poker
    .why = Poker is decided with the cards left in hand, or with the hands before the play.
michigan-option-poker_source-remaining = cards left
michigan-option-poker_source-dealt = hands before the play
michigan-option-ace_low_straight = { tripoley-option-ace_low_straight }
    .why = { tripoley-option-ace_low_straight.why }
michigan-option-blocked = { tripoley-option-blocked }
    .why = { tripoley-option-blocked.why }
michigan-option-blocked-pay = { tripoley-option-blocked-pay }
michigan-option-blocked-no_pay = { tripoley-option-blocked-no_pay }
michigan-option-insolvency = { tripoley-option-insolvency }
    .why = { tripoley-option-insolvency.why }
michigan-option-insolvency-cap = { tripoley-option-insolvency-cap }
michigan-option-insolvency-credit = { tripoley-option-insolvency-credit }
michigan-option-short_ante = { tripoley-option-short_ante }
    .why = { tripoley-option-short_ante.why }
michigan-option-short_ante-eliminate = { tripoley-option-short_ante-eliminate }
michigan-option-short_ante-partial = { tripoley-option-short_ante-partial }
michigan-option-short_ante-rebuy = { tripoley-option-short_ante-rebuy }
michigan-option-final_board = { tripoley-option-final_board }
    .why = { tripoley-option-final_board.why }
michigan-option-final_board-last_winner = { tripoley-option-final_board-last_winner }
michigan-option-final_board-split = { tripoley-option-final_board-split }
michigan-option-final_board-showdown = { tripoley-option-final_board-showdown }

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
tripoley-action-exchange = Take the spare hand
    .key = X
tripoley-action-offer = Offer it
    .key = O
tripoley-action-keep = Keep my hand
    .key = K
tripoley-action-pass = Pass
    .key = P
tripoley-action-bid = Bid
    .key = B
tripoley-action-claim = Claim
    .key = C
tripoley-action-select = Choose five
    .key = S
tripoley-action-fold = Fold
    .key = F
tripoley-action-call = Call
    .key = A
tripoley-action-raise = Raise
    .key = R
tripoley-action-lead = { $card ->
    [none] Lead
   *[other] Lead { $card }
}
    .key = L
tripoley-action-follow = { $card ->
    [none] Play it
   *[other] Play { $card }
}
    .key = Y
tripoley-action-decline = Decline
    .key = N
tripoley-can-exchange = take the spare hand
    .why = You get it sight unseen, and your own hand goes out of play.
tripoley-can-offer = offer the spare hand to the others
    .why = The highest bidder gets it, and the chips are yours.
tripoley-can-keep = keep your hand
    .why = The spare hand stays out of play.
tripoley-can-pass = pass
    .why = You bid nothing more.
tripoley-can-bid = bid for the spare hand
    .why = If you win, you pay your bid and the spare hand replaces yours, sight unseen.
tripoley-can-claim = claim what your hand pays
    .why = You collect the chips on these sections of the mat.
tripoley-can-select = choose five cards for poker
    .why = The best five cards win the poker pot.
tripoley-can-fold = fold
    .why = You are out of poker, and lose what you have put in.
tripoley-can-call = call
    .why = You put in as much as the others, and stay in.
tripoley-can-raise = raise
    .why = You put in more, and the others must call or fold.
tripoley-can-lead = lead the lowest card of a suit
    .why = The holder of the next higher card of the suit plays it, and so on until nobody can.
tripoley-can-follow = play the next card
    .why = The player of the last card of a run leads the next one.
tripoley-can-decline = decline
    .why = The card stays in your hand.
tripoley-armed-select = Choose five cards.
tripoley-armed-lead = Choose the card to lead.

# - what happened
tripoley-event-exchange = { $who ->
    [me] You take the spare hand.
   *[other] { $name } takes the spare hand.
}
tripoley-event-offer = { $who ->
    [me] You offer the spare hand.
   *[other] { $name } offers the spare hand.
}
tripoley-event-keep = { $who ->
    [me] You keep your hand.
   *[other] { $name } keeps their hand.
}
tripoley-event-pass = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
tripoley-event-bid = { $who ->
    [me] You bid.
   *[other] { $name } bids.
}
tripoley-event-claim = { $who ->
    [me] You have made your claims.
   *[other] { $name } has made their claims.
}
tripoley-event-select = { $who ->
    [me] You have chosen your five cards.
   *[other] { $name } has chosen five cards.
}
tripoley-event-fold = { $who ->
    [me] You fold.
   *[other] { $name } folds.
}
tripoley-event-call = { $who ->
    [me] You call.
   *[other] { $name } calls.
}
tripoley-event-raise = { $who ->
    [me] You raise.
   *[other] { $name } raises.
}
tripoley-event-lead = { $who ->
    [me] You lead the { $card }.
   *[other] { $name } leads the { $card }.
}
tripoley-event-follow = { $who ->
    [me] You play the { $card }.
   *[other] { $name } plays the { $card }.
}
tripoley-event-decline = { $who ->
    [me] You decline.
   *[other] { $name } declines.
}

# - the mat, and hands of poker
tripoley-section-AH = Ace of hearts
tripoley-section-KH = King of hearts
tripoley-section-QH = Queen of hearts
tripoley-section-JH = Jack of hearts
tripoley-section-TH = 10 of hearts
tripoley-section-QKH = King and queen of hearts
tripoley-section-RUN = 8-9-10 of a suit
tripoley-section-KITTY = Kitty
tripoley-section-POT = Poker pot
tripoley-hand-high_card = high card
tripoley-hand-pair = pair
tripoley-hand-two_pair = two pair
tripoley-hand-three = three of a kind
tripoley-hand-straight = straight
tripoley-hand-flush = flush
tripoley-hand-full_house = full house
tripoley-hand-four = four of a kind
tripoley-hand-straight_flush = straight flush

# - results
tripoley-result-out = out of cards
tripoley-result-blocked = blocked
tripoley-outcome-out = { $who ->
    [me] You go out.
   *[other] { $name } goes out.
}
tripoley-outcome-blocked = Blocked: nobody can lead.

# - actions: button, key, words in the line “Your turn: …”
michigan-action-exchange = { tripoley-action-exchange }
    .key = X
michigan-action-offer = { tripoley-action-offer }
    .key = O
michigan-action-keep = { tripoley-action-keep }
    .key = K
michigan-action-pass = { tripoley-action-pass }
    .key = P
michigan-action-bid = { tripoley-action-bid }
    .key = B
michigan-action-lead = { tripoley-action-lead }
    .key = L
michigan-action-follow = { tripoley-action-follow }
    .key = Y
michigan-action-decline = { tripoley-action-decline }
    .key = N
michigan-can-exchange = { tripoley-can-exchange }
    .why = { tripoley-can-exchange.why }
michigan-can-offer = { tripoley-can-offer }
    .why = { tripoley-can-offer.why }
michigan-can-keep = { tripoley-can-keep }
    .why = { tripoley-can-keep.why }
michigan-can-pass = { tripoley-can-pass }
    .why = { tripoley-can-pass.why }
michigan-can-bid = { tripoley-can-bid }
    .why = { tripoley-can-bid.why }
michigan-can-lead = { tripoley-can-lead }
    .why = { tripoley-can-lead.why }
michigan-can-follow = { tripoley-can-follow }
    .why = { tripoley-can-follow.why }
michigan-can-decline = { tripoley-can-decline }
    .why = { tripoley-can-decline.why }
michigan-armed-lead = { tripoley-armed-lead }

# - what happened
michigan-event-exchange = { tripoley-event-exchange }
michigan-event-offer = { tripoley-event-offer }
michigan-event-keep = { tripoley-event-keep }
michigan-event-pass = { tripoley-event-pass }
michigan-event-bid = { tripoley-event-bid }
michigan-event-lead = { tripoley-event-lead }
michigan-event-follow = { tripoley-event-follow }
michigan-event-decline = { tripoley-event-decline }

# - the mat, and hands of poker
michigan-section-AH = Ace of hearts
michigan-section-KC = King of clubs
michigan-section-QD = Queen of diamonds
michigan-section-QH = Queen of hearts
michigan-section-JS = Jack of spades
michigan-section-TH = 10 of hearts
michigan-section-QKH = King and queen of hearts
michigan-section-RUN = 7-8-9 of a suit
michigan-section-POOL = Poker pool
michigan-section-POT = Pot
michigan-hand-high_card = { tripoley-hand-high_card }
michigan-hand-pair = { tripoley-hand-pair }
michigan-hand-two_pair = { tripoley-hand-two_pair }
michigan-hand-three = { tripoley-hand-three }
michigan-hand-straight = { tripoley-hand-straight }
michigan-hand-flush = { tripoley-hand-flush }
michigan-hand-full_house = { tripoley-hand-full_house }
michigan-hand-four = { tripoley-hand-four }
michigan-hand-straight_flush = { tripoley-hand-straight_flush }

# - results
michigan-result-out = { tripoley-result-out }
michigan-result-blocked = { tripoley-result-blocked }
michigan-outcome-out = { tripoley-outcome-out }
michigan-outcome-blocked = { tripoley-outcome-blocked }

## Labels in the terminal

tripoley-aim = First your pay cards collect chips from the mat. Then the best five cards win the poker pot. Then everybody plays up in runs, and the first player out of cards takes the kitty.
tripoley-legend = The mat: the chips on Ah Kh Qh Jh Th go to the holder of that card, those on “Kh+Qh” to a holder of both, and those on “8-9-10” to a run in one suit. The kitty goes to the first player out of cards, the pot to the best poker hand.
tripoley-help = You can type: keep, offer, bid 3, select ah kh 9c 9d 2s (or “select best”), call, raise 2, fold, lead 2c or just 2c.
tripoley-mat-QKH = Kh+Qh
tripoley-mat-RUN = 8-9-10
tripoley-mat-KITTY = kitty
tripoley-mat-POT = pot
michigan-aim = Everybody plays up in runs, suit by suit. A player of a pay card collects its chips from the mat. The first player out of cards takes the pot, and the best poker hand of the cards left takes the pool.
michigan-legend = The mat: the chips on a card go to the player who plays it, those on “Kh+Qh” to a player of both, and those on “7-8-9” to a player of that run in one suit. The pot goes to the first player out of cards, the pool to the best poker hand.
michigan-help = You can type: keep, offer, bid 3, pass, lead 2c or just 2c.
michigan-mat-QKH = { tripoley-mat-QKH }
michigan-mat-RUN = 7-8-9
michigan-mat-POOL = pool
michigan-mat-POT = pot
tripoley-line-chips = Chips
tripoley-line-mat = Mat
tripoley-line-counts = Cards in hand
tripoley-line-known = Known in hand
tripoley-line-former = Your old hand
tripoley-line-dead = Dead cards
tripoley-line-bids = Bids
tripoley-line-bets = Put in
tripoley-line-fives = Poker hands
tripoley-line-run = Run
tripoley-line-barred = May not be led
tripoley-line-five = Your cards for poker
tripoley-line-hand = Your hand
michigan-line-chips = { tripoley-line-chips }
michigan-line-mat = { tripoley-line-mat }
michigan-line-counts = { tripoley-line-counts }
michigan-line-known = { tripoley-line-known }
michigan-line-former = { tripoley-line-former }
michigan-line-dead = { tripoley-line-dead }
michigan-line-bids = { tripoley-line-bids }
michigan-line-bets = { tripoley-line-bets }
michigan-line-fives = { tripoley-line-fives }
michigan-line-run = { tripoley-line-run }
michigan-line-barred = { tripoley-line-barred }
michigan-line-five = { tripoley-line-five }
michigan-line-hand = { tripoley-line-hand }

## What came of an action, on every surface: `note-`

tripoley-note-bought = { $who ->
    [me] You buy
   *[other] { $name } buys
} { note-chips }.
tripoley-note-last_deal = This is the last deal of the match. { $end ->
    [last_winner] The player who goes out also takes the chips left on the mat.
    [split] All players share the chips left on the mat.
   *[showdown] Five new cards for each player decide who takes the chips left on the mat.
}
tripoley-note-antes = Everybody antes { note-chips }.
tripoley-note-ante = { $who ->
    [me] You ante
   *[other] { $name } antes
} { note-chips }.
tripoley-note-dealer_antes = { $who ->
    [me] You are the dealer and ante
   *[other] { $name } is the dealer and antes
} { $more } chips, everybody else { $chips }.
tripoley-note-sold = { $who ->
    [me] You buy
   *[other] { $name } buys
} the spare hand for { note-chips }, paid to { $other }.
tripoley-note-unsold = Nobody buys the spare hand.
tripoley-note-pays = { $who ->
    [me] You receive
   *[other] { $name } receives
} { note-chips }: { $section }.
tripoley-log-note-puts_in = { note-chips }
tripoley-note-puts_in = { $who ->
    [me] You put
   *[other] { $name } puts
} { note-chips } into the poker pot.
tripoley-note-shows = { $who ->
    [me] You show
   *[other] { $name } shows
} { $cards }: { $hand }.
tripoley-note-unseen = All the others have folded, so { $who ->
    [me] you need not show your
   *[other] { $name } need not show their
} cards.
tripoley-note-wins_poker = { $who ->
    [me] You win
   *[other] { $name } wins
} the poker pot: { note-chips }.
tripoley-note-stop_top = Stop at the { $card }: no card is higher.
tripoley-note-stop_played = Stop at the { $card }: the { $next } has been played.
tripoley-note-stop_missing = Stop at the { $card }: nobody has the { $next }.
tripoley-note-stop_held = Stop at the { $card }: nobody plays the { $next }.
tripoley-note-leads_instead = { $other } can’t lead, so { $who ->
    [me] you do
   *[other] { $name } does
}.
tripoley-note-out = { $who ->
    [me] You go
   *[other] { $name } goes
} out.
tripoley-note-blocked = Blocked: nobody can lead.
tripoley-note-left = { $who ->
    [me] You pay
   *[other] { $name } pays
} { note-chips } for { $count ->
    [one] one card
   *[other] { $count } cards
} left in hand.
tripoley-note-wins_prize = { $who ->
    [me] You take
   *[other] { $name } takes
} { note-chips }: { $section }.
tripoley-note-draws = { $who ->
    [me] You draw
   *[other] { $name } draws
} { $cards } for the last chips: { $hand }.
tripoley-note-inherits = { $who ->
    [me] You receive
   *[other] { $name } receives
} the { note-chips } left on the mat.
tripoley-note-owes = { $who ->
    [me] You now owe
   *[other] { $name } now owes
} { note-chips }.
tripoley-note-broke = { $who ->
    [me] You have
   *[other] { $name } has
} too few chips to continue.

michigan-note-bought = { tripoley-note-bought }
michigan-note-last_deal = { tripoley-note-last_deal }
michigan-note-antes = { tripoley-note-antes }
michigan-note-ante = { tripoley-note-ante }
michigan-note-dealer_antes = { tripoley-note-dealer_antes }
michigan-note-sold = { tripoley-note-sold }
michigan-note-unsold = { tripoley-note-unsold }
michigan-note-pays = { tripoley-note-pays }
michigan-log-note-puts_in = { tripoley-log-note-puts_in }
michigan-note-puts_in = { tripoley-note-puts_in }
michigan-note-shows = { tripoley-note-shows }
michigan-note-unseen = { tripoley-note-unseen }
michigan-note-wins_poker = { tripoley-note-wins_poker }
michigan-note-stop_top = { tripoley-note-stop_top }
michigan-note-stop_played = { tripoley-note-stop_played }
michigan-note-stop_missing = { tripoley-note-stop_missing }
michigan-note-stop_held = { tripoley-note-stop_held }
michigan-note-leads_instead = { tripoley-note-leads_instead }
michigan-note-out = { tripoley-note-out }
michigan-note-blocked = { tripoley-note-blocked }
michigan-note-left = { tripoley-note-left }
michigan-note-wins_prize = { tripoley-note-wins_prize }
michigan-note-draws = { tripoley-note-draws }
michigan-note-inherits = { tripoley-note-inherits }
michigan-note-owes = { tripoley-note-owes }
michigan-note-broke = { tripoley-note-broke }

## The page: texts that both tables of stops share.

stops-spare-hand = Spare hand
stops-now-exchange = Your turn: keep your hand or take the spare?
stops-exchange-why = sight unseen, for my whole hand
stops-offer-why = to the highest bidder
stops-keep-why = the spare hand stays dead
stops-amount-bid = Your bid
stops-amount-raise = Raise by
stops-bid-chips = Bid { $chips }
stops-seal-chips = { $chips ->
    [0] Bid nothing
   *[other] Bid { $chips }, sealed
}
stops-claims-note = Choose what you claim on the mat. All claims are opened together.
stops-claim-sections = { $count ->
    [one] Claim one section
   *[other] Claim { $count } sections
}
stops-claim-nothing = Claim nothing
stops-best-five = Best five
    .key = V
stops-lay-five = Play these five
stops-call-chips = { $chips ->
    [0] Check
   *[other] Call { $chips }
}
stops-raise-chips = { $chips ->
    [0] Raise
   *[other] { $pay ->
        [same] Bet { $chips }
       *[other] Raise { $chips }, pay { $pay }
    }
}
stops-now-asked = Next: { $card }
stops-tag-passed = passed
stops-tag-folded = folded
stops-tag-bid = bids { $chips }
stops-tag-in = paid { $chips }
stops-tag-leads = to lead
stops-tag-out = out
stops-tag-claimed = +{ $chips }
stops-outcome-prize = { $who ->
    [me] You go out and take { note-chips }
   *[other] { $name } goes out and takes { note-chips }
}
stops-outcome-fines = The others pay { note-chips } for the cards in their hands.
stops-outcome-all-pay = Everybody pays for the cards in hand, { note-chips } in all.
stops-hand-decides = { $rank } decides
stops-outcome-drawn = Five new cards for the last chips on the mat:
stops-outcome-bought = { $names } bought new chips.
stops-stays = stays { $chips }
stops-cause-player = Player
stops-cause-ante = Ante
stops-cause-spare = Spare
stops-cause-sections = Mat
stops-cause-poker = Poker
stops-cause-cards = Cards
stops-cause-last = End
stops-cause-total = Deal
stops-cause-stack = Stack
stops-played = Cards played
stops-played-mine = yours
stops-played-gone = played
stops-played-dead = out of play
stops-stop-top = no card is higher
stops-stop-played = the { $next } has been played
stops-stop-missing = nobody has the { $next }
stops-stop-held = nobody plays the { $next }
stops-stop-known = Stop
tripoley-stack = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
michigan-stack = { tripoley-stack }

## Why the bot would do it: hints on the page and in the terminal, `reason-`

tripoley-reason-exchange = In { $of } random deals, the spare hand brought you about { note-chips } more than your own.
tripoley-reason-offer = { $gain ->
    [more] The spare hand promises about { note-chips } more than your own
    [less] The spare hand promises about { note-chips } less than your own
   *[same] The spare hand promises about as much as your own
} in { $of } random deals: let another player pay for it.
tripoley-reason-keep = { $gain ->
    [more] The spare hand promises about { note-chips } more than your own
    [less] The spare hand promises about { note-chips } less than your own
   *[same] The spare hand promises about as much as your own
} in { $of } random deals: not enough to change.
tripoley-reason-bid = In { $of } random deals, the spare hand is worth about { note-chips } more than your own; this bid is below that.
tripoley-reason-bid_nothing = { $gain ->
    [more] The spare hand promises about { note-chips } more than your own
    [less] The spare hand promises about { note-chips } less than your own
   *[same] The spare hand promises about as much as your own
} in { $of } random deals: not worth a bid.
tripoley-reason-lead_chips = In { $of } random deals, leading the { $card } brings more than the { $other }: about { $more ->
    [one] one chip
   *[other] { $more } chips
} more in ten deals.
tripoley-reason-lead_shape = The { $other } promises as many chips, but the suit of the { $card } is better to lead: for its many cards, its low ones, or a stop.
tripoley-reason-go_out = With this you go out, whatever the others hold.
tripoley-reason-follow = Every card played is one less in hand, and the player of the last card in a run leads.
tripoley-reason-claim_all = Claim everything that your hand pays.
tripoley-reason-best_five = No other five of your cards make a better hand.
tripoley-reason-raise = Against the hands that the others may hold, you win about { $percent } of every 100 chips in the pot: with { $players } players that is far more than a fair share.
tripoley-reason-call = You win about { $percent } of 100 such pots: enough to pay { $chips } for a pot of { $pot }.
tripoley-reason-check = It costs nothing to stay in, and you win about { $percent } of 100 such pots.
tripoley-reason-fold = Everybody has the best five of { $cards } cards, and yours ({ $hand }) beat about { $beats } in 100 such hands. You win only about { $percent } of 100 such pots: too few to pay { $chips } for a pot of { $pot }.
michigan-reason-exchange = { tripoley-reason-exchange }
michigan-reason-offer = { tripoley-reason-offer }
michigan-reason-keep = { tripoley-reason-keep }
michigan-reason-bid = { tripoley-reason-bid }
michigan-reason-bid_nothing = { tripoley-reason-bid_nothing }
michigan-reason-lead_chips = { tripoley-reason-lead_chips }
michigan-reason-lead_shape = { tripoley-reason-lead_shape }
michigan-reason-go_out = { tripoley-reason-go_out }
michigan-reason-follow = { tripoley-reason-follow }

## The practice deal: tripoley

tripoley-lesson-mat = Paid at once
    .text = Everybody has put a chip on each section. You were dealt { $hA }, { $hQ } and { $hT }, so their chips are already yours.
tripoley-lesson-five = Five for poker
    .text = Now choose five cards for poker. Your hearts make a flush: choose the best five, then play them.
tripoley-lesson-bet = Raise, or check?
    .text = A raise costs 2 chips, and a check costs nothing yet. Your hand is good. Check, and see what the others do.
tripoley-lesson-raised = A raise
    .text = Another player has raised by 2 chips. People sometimes raise without a good hand, and your flush is good: call.
tripoley-lesson-lead = The pot, and the lead
    .text = The best hand takes the pot and leads. Choose a suit: your lowest card of it begins the run, and the next higher cards follow automatically.
tripoley-lesson-stop = A stop
    .text = Nothing is higher than { $hA }, so the run has stopped. The player of the last card leads another suit. That is you: take your spades, { $s9 }.
tripoley-lesson-ace = An ace stops at once
    .text = You have two cards left, and the lead. Nobody can play on { $sA }: lead it, and you lead again.
tripoley-lesson-last = The last card
    .text = Play it and you go out. The others pay a chip into the kitty for each card left, and the kitty is yours.
tripoley-lesson-end = Pay cards, poker, and runs to the stops: you took chips three times in one deal. That is Tripoley.

## The practice deal: michigan

michigan-lesson-mat = The mat pays
    .text = Everybody has put chips on these cards. Play one of them and you take its chips. None of them is in your hand.
michigan-lesson-bid = A better hand for sale
    .text = The dealer auctions the spare hand, sight unseen. If you win it, it replaces your hand. Bid one chip.
michigan-lesson-more = One more?
    .text = Somebody bids 2. For a chance at pay cards, 3 chips are not too much: bid 3.
michigan-lesson-lead = Your lead
    .text = { $cK } and { $dQ } came with the new hand. Lead the lowest card of a suit: { $d4 }. { $d8 } was in your old hand, so you know where the run will stop.
michigan-lesson-stop = Stops
    .text = If nobody has the next card, the player of the last card leads another suit. Now you: your { $cK } follows { $cQ } and earns its chips.
michigan-lesson-pay = An ace stops, too
    .text = Nothing goes above { $cA }, so you lead again. { $dQ } is a pay card: lead it and take its chips.
michigan-lesson-low = Know what is gone
    .text = { $h4 } has already been played, so { $h3 } stops at once and you lead again.
michigan-lesson-last = The last card
    .text = Play it and you go out. The pot is yours, and the others pay a chip for each card left.
michigan-lesson-end = You bought a hand, counted the stops, were paid twice and went out first. The best poker hand of the cards left took the pool.

tripoley-bot-strong = { bot-strong.why }
tripoley-bot-steady = leads by a rule of thumb, bluffs now and then, and learns who raises with good hands only
tripoley-bot-fair = leads its lowest card, calls every bet, and sells the spare hand even when its own is poor
tripoley-bot-casual = pays for the spare hand no matter what it holds, calls every bet, and leads its lowest card
tripoley-bot-beginner = pays far too much for the spare hand, calls every bet, and leads its lowest card
michigan-bot-strong = { bot-strong.why }
michigan-bot-steady = leads by a rule of thumb
michigan-bot-fair = leads its lowest card, and sells the spare hand even when its own is poor
michigan-bot-casual = pays for the spare hand no matter what it holds, and leads its lowest card
michigan-bot-beginner = pays far too much for the spare hand, and leads its lowest card
