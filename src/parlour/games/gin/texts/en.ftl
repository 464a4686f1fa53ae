## Refusals (of the engine)

refused-gin_upcard_first = First say whether you take the upcard or leave it.
refused-gin_stock_only = Both have left the upcard, so the first card must come from the stock.
refused-gin_no_pass = You cannot pass now: take the top discard or draw from the stock.
refused-gin_draw_first = First take the top discard or draw from the stock.
refused-gin_idle = The discard pile has been drawn from { $takes } times in a row. Now you must draw from the stock.
refused-gin_drawn_already = You have drawn already. Discard a card, or knock.
refused-gin_discard_now = Discard a card now, or knock.
refused-gin_just_taken = You have just taken { $card } from the pile, so it cannot go back in the same turn. Choose another card.
refused-gin_must_knock = Without { $card } you have no deadwood left: this discard must be a knock. Knock with it, or discard another card.
refused-gin_cannot_knock = Without { $card } your deadwood is { $deadwood }; to knock it must be { $limit } or less.
refused-gin_only_knock = You took the last discard, which is allowed only to knock with it.
refused-gin_last_discard = You may take the last discard { $card } only if you can knock with it at once.
refused-gin_last_discard_only = The stock has run out: take the last discard and knock, or pass.
refused-gin_no_big_gin = Big gin is not played at this table.
refused-gin_not_all_melded = Big gin needs eleven cards that all form melds; your deadwood is { $deadwood }.
refused-gin_arrange_now = Lay your melds out first.
refused-gin_two_melds = { $card } can be part of one meld only.
refused-gin_arrangement = Laid out like this your deadwood is { $deadwood }; it must be { $limit } or less.
refused-gin_lay_off_now = Lay cards off on the knocker’s melds, or finish.
refused-gin_no_such_meld = There is no such meld to lay off on; the knocker’s other cards are deadwood.
refused-gin_does_not_fit = { $card } does not fit that meld.
