## Refusals (of the engine)

refused-romme_cut_first = First say whether you keep the card at the cut, if it is a joker, or leave it.
refused-romme_no_joker = The card at the cut is no joker, so you must leave it.
refused-romme_no_cut = The cards have been cut already.
refused-romme_draw_first = First draw from the stock or take the top discard.
refused-romme_no_pass = You cannot pass while there is something to draw from the stock.
refused-romme_no_stock = The stock has run out and cannot be filled again. Take the top discard, or pass.
refused-romme_pile_empty = There is no discard to take.
refused-romme_pile_never = At this table discards are not taken.
refused-romme_pile_not_open = You may take a discard only after your first meld.
refused-romme_idle = For { $turns } turns nobody has drawn from the stock or put a card on the table. Now you must draw from the stock.
refused-romme_no_use = You may take { $card } only to use it at once, and it has no use for you now.
refused-romme_drawn_already = You have drawn already. Meld, lay off, or discard a card.
refused-romme_finish_opening = Your first meld counts { $points } so far and needs { $minimum }: lay another meld.
refused-romme_use_first = You took { $card } to use it at once. Do that first.
refused-romme_joker_first = Use the joker that you have swapped first.
refused-romme_just_taken = You have just taken { $card } from the pile, so it cannot go back in the same turn. Choose another card.
refused-romme_few_naturals = A meld needs at least { $naturals } cards that are not jokers.
refused-romme_many_jokers = A meld may have { $jokers } jokers at most.
refused-romme_jokers_in_row = No more than { $jokers } jokers may stand next to each other in a run, or in one set.
refused-romme_too_low = Your first meld must count { $minimum }. This makes { $points }, and the rest of your hand cannot make it up.
refused-romme_last_discard = You need a last card to discard.
refused-romme_opening_stuck = Your first meld cannot be completed like this.
refused-romme_leaves_taken = This would leave you only { $card }, which you have just taken and can neither discard nor lay off.
refused-romme_next_turn = In the turn of your first meld you may not lay off or swap; from your next turn on you may.
refused-romme_lay_not_open = You may lay off only after your first meld.
refused-romme_swap_not_open = You may swap a joker only after your first meld.
refused-romme_no_such_meld = There is no such meld on the table.
refused-romme_does_not_fit = { $card } does not fit that meld.
refused-romme_no_swaps = At this table jokers are not swapped.
refused-romme_wrong_card = No joker of that meld stands for { $card }.
refused-romme_set_incomplete = A joker may be swapped out of a set only when four natural cards result; { $card } is not enough.
refused-romme_joker_unused = If you put { $card } there you must use the joker at once and still be able to end your turn; you could not.
refused-romme_which_end = { $text } fits both ends of that run; say which, with .lo or .hi.
refused-romme_bad_refill = The stock and the cards drawn must be what the stock was made of ({ $text }).

## The lines of the terminal

romme-line-others = Cards of the others
romme-line-known = Seen in hand
romme-line-meld = Table
romme-line-pile = Discard pile
romme-line-stock = Stock
romme-line-opening = First meld
romme-line-opened = Left in hand
romme-line-hand = Your hand
