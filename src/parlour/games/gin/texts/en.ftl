## Refusals (of the engine)

refused-gin_upcard_first = First say whether you take the upcard or pass.
refused-gin_stock_only = Both players have passed the upcard, so the first card must come from the stock.
refused-gin_no_pass = Only the first upcard may be passed; every turn begins with a draw. Take the top discard or draw from the stock.
refused-gin_draw_first = First take the top discard or draw from the stock.
refused-gin_idle = The discard pile has been drawn from { $takes } times in a row. Now you must draw from the stock.
refused-gin_drawn_already = You have already drawn. Discard a card, or knock.
refused-gin_discard_now = Discard a card now, or knock.
refused-gin_just_taken = You have just taken { $card } from the discard pile, so it cannot go back in the same turn. Choose another card.
refused-gin_must_knock = Without { $card } you have no deadwood left: this discard must be a knock. Knock with it, or discard another card.
refused-gin_knock_now = If you discard { $card } you have no deadwood left, so at this table you must knock now.
refused-gin_had_to_knock = The player with hand { $text } had to knock instead of discarding.
refused-gin_cannot_knock = Without { $card } your deadwood is { $deadwood }; to knock it must be { $limit } or less.
refused-gin_only_knock = You took the last discard, so you must knock now.
refused-gin_last_discard = You may take the last discard, { $card }, only if you can knock with it at once.
refused-gin_last_discard_only = The stock has run out: take the last discard and knock, or pass.
refused-gin_no_big_gin = Big gin is not played at this table.
refused-gin_not_all_melded = Big gin needs eleven cards that all form melds; your deadwood is { $deadwood }.
refused-gin_arrange_now = First lay out your melds.
refused-gin_two_melds = { $card } can be part of only one meld.
refused-gin_arrangement = Laid out like this, your deadwood is { $deadwood }; it must be { $limit } or less.
refused-gin_lay_off_now = Lay off cards on the knocker’s melds, or finish.
refused-gin_no_such_meld = There is no such meld to lay off on; the knocker’s other cards are deadwood.
refused-gin_does_not_fit = { $options ->
    [0] { $card } does not fit { $cards }; nothing more does.
    [1] { $card } does not fit { $cards }; only the { $first } does.
    [2] { $card } does not fit { $cards }; only the { $first } and the { $second } do.
   *[other] { $card } does not fit { $cards }.
}

## The page: name, presets and options. `.why` is the explanation in the lobby.

gin-name = Gin Rummy
gin-about = Two players, ten cards each. Build sets and runs, and knock before your opponent does.

# - presets
gin-preset-10-20 = Traditional
    .why = 10 points for an undercut, 20 for gin. A match goes to 100.
gin-preset-20-25 = Undercut 20, gin 25
    .why = The same game with 20 points for an undercut and 25 for gin.
gin-preset-25-25 = Undercut 25, gin 25
    .why = The same game with 25 points for an undercut and 25 for gin.
gin-preset-series = Series of three
    .why = Three matches with a game score: every deal won, every match won and every shutout counts extra.
gin-preset-international = International
    .why = 25 points for an undercut or gin; both players are offered the upcard, you may play on with gin, and after a dead deal the same player deals again.
gin-preset-oklahoma = Oklahoma: the upcard sets the knock
    .why = The first upcard sets how much deadwood you may knock with.
gin-preset-straight = Gin only
    .why = Nobody may knock with deadwood: only gin ends the deal.
gin-preset-strict = Strict: no waiting with gin
    .why = You must knock when you have no deadwood, and you must exceed the target.
gin-preset-big_gin = Big gin
    .why = If all eleven cards form melds, you may lay them down at once for a larger bonus.
gin-preset-hollywood = Hollywood: three matches at once
    .why = Three matches are scored at the same time. Your second deal won also counts in the second match, your third in the third.
gin-preset-openspiel = For programs: as in OpenSpiel
    .why = To compare programs with OpenSpiel’s: 25/25; both players are offered the upcard, you may play on with gin, and you may take the last discard to knock.

# - options
gin-option-scoring = Scoring
    .why = The bonus for an undercut / the bonus for gin.
gin-option-scoring-10-20 = 10 / 20
gin-option-scoring-20-25 = 20 / 25
gin-option-scoring-25-25 = 25 / 25
gin-option-gin_bonus = Bonus for gin
    .why = Points for gin, on top of your opponent’s deadwood.
gin-option-gin_bonus-null = from the scoring
gin-option-undercut_bonus = Bonus for an undercut
    .why = Points for the defender if their deadwood does not exceed the knocker’s.
gin-option-undercut_bonus-null = from the scoring
gin-option-knock_limit = Knock limit
    .why = The most deadwood you may knock with. 0 is straight gin; with Oklahoma, the first upcard decides.
gin-option-knock_limit-oklahoma = Oklahoma
gin-option-forced_gin = Must knock with gin
    .why = A discard that leaves you without deadwood must be a knock.
gin-option-strict_gin = Must take gin when possible
    .why = If a discard can leave you without deadwood, you must knock with it.
gin-option-first_upcard = First upcard
    .why = If the non-dealer passes the first upcard, the dealer takes a normal turn or is offered it too.
gin-option-first_upcard-dealer_turn = dealer takes a normal turn
gin-option-first_upcard-both_offered = dealer is offered it too
gin-option-next_dealer = Next dealer
    .why = The player who deals after a deal with a winner.
gin-option-next_dealer-alternate = in turn
gin-option-next_dealer-winner = the winner
gin-option-next_dealer-loser = the loser
gin-option-dead_redeal = After a dead deal
    .why = The player who deals next if the stock runs out and nobody scores.
gin-option-dead_redeal-alternate = the other player deals
gin-option-dead_redeal-same = the same player deals
gin-option-last_discard_knock = Taking the last discard to knock
    .why = When the stock has run out, you may still take the last discard if you knock with it at once.
gin-option-layoff = Laying off
    .why = After a knock, the defender’s best lay-offs are made automatically, or the defender chooses them.
gin-option-layoff-auto = automatic
gin-option-layoff-manual = manual
gin-option-arrange = Knocker’s melds
    .why = The knocker’s melds are laid out automatically (least deadwood, least to lay off on), or the knocker chooses.
gin-option-arrange-auto = automatic
gin-option-arrange-manual = manual
gin-option-target = Points to win
    .why = The first player to reach this total wins the match.
gin-option-target_strict = Must exceed the target
    .why = Reaching the target exactly is not enough to win.
gin-option-series_matches = Matches in the series
    .why = How many matches are played. With more than one, the game score decides.
gin-option-box_bonus = Game score per deal won
    .why = Added to the game score at the end of a match for every deal won.
gin-option-game_bonus = Game score for a match
    .why = Added to the game score of the winner of a match.
gin-option-shutout_bonus = Game score for a shutout
    .why = Added on top if your opponent won no deal of the match.
gin-option-game_score_includes_points = Points count in the game score
    .why = The points of a match are added to its game score.
gin-option-oklahoma_ace = Ace as Oklahoma upcard
    .why = If the upcard is an ace, only gin ends the deal, or you may knock with 1.
gin-option-oklahoma_ace-gin = only gin
gin-option-oklahoma_ace-one = knock with 1
gin-option-oklahoma_spades_double = Spades double
    .why = Under Oklahoma, all points of the deal are doubled when the upcard is a spade.
gin-option-big_gin = Big gin
    .why = If all eleven cards form melds, you may lay them down without a discard.
gin-option-big_gin_bonus = Bonus for big gin
    .why = Points for big gin, instead of the bonus for gin.
gin-option-hollywood = Hollywood scoring
    .why = Three matches are scored at the same time.
gin-option-idle_takes = Draws from the pile in a row
    .why = After this many draws in a row from the discard pile, counting both players, the next must come from the stock.
gin-option-max_deals = Deal limit
    .why = The match ends after this many deals at the latest; 0 means no limit.

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
gin-action-pass = Pass
    .key = P
gin-action-take = Take
    .key = T
gin-action-stock = Draw
    .key = S
gin-action-discard = { $card ->
    [none] Discard
   *[other] Discard { $card }
}
    .key = D
gin-action-knock = { $card ->
    [none] Knock
   *[other] Knock with { $card }
}
    .key = K
gin-action-biggin = Big gin
    .key = B
gin-action-lay = { $card ->
    [none] Lay off
   *[other] Lay off { $card }
}
    .key = L
gin-action-finish = Finish
    .key = F
gin-can-pass = pass
    .why = You leave the upcard where it is.
gin-can-take = take the { $card }
    .why = It comes into your hand. You may not discard it again this turn.
gin-can-stock = draw from the stock
    .why = You get a card that nobody else sees.
gin-can-discard = discard a card
    .why = It goes on the discard pile, where your opponent may take it. Your turn ends.
gin-can-knock = knock
    .why = The deal ends: both of you show your hands, and your opponent may lay off cards on your melds. The lower deadwood scores the difference.
gin-can-biggin = lay down big gin
    .why = All eleven cards form melds: the deal ends, and you score the bonus for big gin.
gin-can-arrange = choose how your melds lie
    .why = Cards outside your melds count against you, and your opponent may lay off on the melds.
gin-can-lay = lay off a card on a meld
    .why = A card that you lay off no longer counts against you.
gin-can-finish = finish
    .why = You lay off no more cards, and the deal is scored.
gin-armed-knock = Choose the card to discard with your knock.
gin-armed-discard = Choose the card to discard.
gin-armed-lay = Choose the card to lay off.

# - what happened
gin-event-pass = { $who ->
    [me] You pass.
   *[other] { $name } passes.
}
gin-event-take = { $who ->
    [me] You take the { $card }.
   *[other] { $name } takes the { $card }.
}
gin-event-stock = { $who ->
    [me] You draw the { $card }.
   *[other] { $name } draws from the stock.
}
gin-event-discard = { $who ->
    [me] You discard the { $card }.
   *[other] { $name } discards the { $card }.
}
gin-event-knock = { $who ->
    [me] You knock with the { $card }.
   *[other] { $name } knocks with the { $card }.
}
gin-event-biggin = { $who ->
    [me] You lay down big gin.
   *[other] { $name } lays down big gin.
}
gin-event-arrange = { $who ->
    [me] You lay out your melds.
   *[other] { $name } lays out their melds.
}
gin-event-lay = { $who ->
    [me] You lay off the { $card }.
   *[other] { $name } lays off the { $card }.
}
gin-event-finish = { $who ->
    [me] You have finished laying off.
   *[other] { $name } has finished laying off.
}

# - the table
gin-own-cards = { $count ->
    [one] Your hand: one card, deadwood { $deadwood }
   *[other] Your hand: { $count } cards, deadwood { $deadwood }
}
gin-opponent-cards = { $known ->
    [none] { $name } has { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $name } has { $count ->
        [one] one card
       *[other] { $count } cards
    }, including { $known }
}
gin-stock = { $count ->
    [one] Stock, one card
   *[other] Stock, { $count } cards
}
gin-stock-count = { $count } left
gin-pile = { $card ->
    [none] Discard pile, empty
   *[other] Discard pile, { $card } on top
}
gin-pile-count = Discards: { $count }
gin-discards = Discards of this deal
    .key = V
gin-discards-why = The pile from the oldest card to the top. Only the top card can be taken; both of you have seen all of them.
gin-thrown = Discarded by { $name }
gin-thrown-own = Discarded by you
gin-deadwood = Deadwood { $count }
gin-deadwood-best = At best: { $count }
gin-after = { $can ->
    [gin] After { $card }: gin!
    [knock] After { $card }: { $count }, you can knock
   *[nothing] After { $card }: { $count }
}
gin-fits = fits a meld
gin-race = You { $own }, { $name } { $total }{ $target ->
    [0] {""}
   *[other] {" "}· { $target } wins
}
gin-limit = { $limit ->
    [0] Only gin ends the deal
   *[other] You may knock with { $limit } or less
}{ $upcard ->
    [none] {""}
   *[other] { " · Oklahoma: upcard " }{ $upcard }
}
gin-barred = Just taken from the pile: you cannot discard it this turn.
gin-arrange-title = How do you lay out your melds?
gin-laid-title = { $who ->
    [me] Your melds
   *[other] { $name }’s melds
}
gin-knocker = knocker
gin-defender = defender

# - results
gin-result-gin = gin
gin-result-knock = knock
gin-result-undercut = undercut
gin-result-biggin = big gin
gin-result-dead = dead deal
gin-outcome-gin = { $who ->
    [me] Gin! You score { $points }
   *[other] Gin! { $name } scores { $points }
}
gin-outcome-knock = { $who ->
    [me] Your knock scores { $points }
   *[other] { $name }’s knock scores { $points }
}
gin-outcome-undercut = { $who ->
    [me] Undercut! You score { $points }
   *[other] Undercut! { $name } scores { $points }
}
gin-outcome-biggin = { $who ->
    [me] Big gin! You score { $points }
   *[other] Big gin! { $name } scores { $points }
}
gin-outcome-dead = Dead deal: nobody scores
gin-because-gin = No deadwood against { $defender }, and the bonus for gin.
gin-because-knock = { $knocker ->
    [one] One point
   *[other] { $knocker } points
} of deadwood against { $defender }.
gin-because-undercut = { $knocker ->
    [one] One point
   *[other] { $knocker } points
} of deadwood against only { $defender }, and the bonus for an undercut.
gin-because-biggin = Eleven melded cards against { $defender ->
    [one] one point
   *[other] { $defender } points
} of deadwood, and the bonus for big gin.
gin-because-dead = The stock ran out before anybody knocked.
gin-doubled = The upcard was a spade, so the points count double.
gin-laid-off = { $count ->
    [one] One card was laid off.
   *[other] { $count } cards were laid off.
}

## Labels in the terminal

gin-aim = Put your ten cards into melds: sets of three or four of a rank, or runs of three or more in a suit. Draw and discard in turn. Knock when your deadwood (the cards outside melds) is low enough, and score the difference between your opponent’s deadwood and yours.
gin-help = T0, T1 and so on are the knocker’s melds. You can type: take, stock, discard 5c, knock 5c, lay 7s>T1.
gin-line-other = Opponent’s cards
gin-line-stock = Stock
gin-line-known = Seen taken
gin-line-pile = Discard pile
gin-line-shown = Knocker’s cards
gin-line-opened = Opponent held
gin-line-limit = Knock with at most
gin-line-deadwood = Your deadwood
gin-line-hand = Your hand

## What came of an action, on every surface: `note-`

gin-note-shown = { $who ->
    [me] You lay out
   *[other] { $name } lays out
} { $melds }{ $cards ->
    [none] {""}
   *[other] {" "}and { $cards }
}.
gin-note-laid = { $who ->
    [me] You lay
   *[other] { $name } lays
} off { $cards }.
gin-note-gin = Gin! { $who ->
    [me] You score
   *[other] { $name } scores
} { $points }: { $defender } for the defender’s deadwood and { $bonus } for gin{ gin-note-twice }.
gin-note-biggin = Big gin! { $who ->
    [me] You score
   *[other] { $name } scores
} { $points }: { $defender } for the defender’s deadwood and { $bonus } for big gin{ gin-note-twice }.
gin-note-knock = { $who ->
    [me] You score
   *[other] { $name } scores
} { $points }: deadwood { $defender } against { $knocker }{ gin-note-twice }.
gin-note-undercut = Undercut! { $who ->
    [me] You score
   *[other] { $name } scores
} { $points }: deadwood { $knocker } against { $defender }, and { $bonus } for the undercut{ gin-note-twice }.
gin-note-twice = { $doubled ->
    [yes] {""}, all doubled because the upcard was a spade
   *[no] {""}
}
gin-note-dead = The stock has run out: nobody scores.
gin-note-game = { $who ->
    [me] Your game score
   *[other] { $name }’s game score
}{ $number ->
    [0] {""}
   *[other] {" "}for match { $number }
}: +{ $score } ({ $box } for { $boxes ->
    [one] one deal
   *[other] { $boxes } deals
} won{ $bonus ->
    [0] {""}
   *[other] , { $bonus } for the match
}{ $shutout ->
    [0] {""}
   *[other] , { $shutout } for a shutout
}{ $points ->
    [0] {""}
   *[other] , { $points } for the points
}).

## The practice deal

gin-lesson-aim = Your aim: melds
    .text = A meld is a set of three or four cards of one rank, or a run of three or more in one suit. You already hold a run: { $h5 } { $h6 } { $h7 }.
gin-lesson-deadwood = The rest is deadwood
    .text = Cards outside your melds count against you: an ace 1, picture cards 10. With 10 or less in all you may knock and end the deal.
gin-lesson-upcard = Take it or leave it?
    .text = The upcard is yours if you want it. The { $s9 } and your two nines make a second meld: take it.
gin-lesson-discard = One in, one out
    .text = Every turn ends with a discard. { $card } counts 10 and fits nothing: tap it, then tap it again.
gin-lesson-draw = Draw a card
    .text = You can take only the top card of the pile, and { $card } makes no meld for you. So draw an unknown card from the stock.
gin-lesson-low = Low is good
    .text = { $cA } is deadwood too, but it counts only 1. { $card } would cost you 10: discard it.
gin-lesson-watch = Keep an eye on the pile
    .text = The cards that your opponent takes and discards tell you what they are collecting. { $card } does not help you: draw from the stock again.
gin-lesson-knock = Time to knock
    .text = { $s2 } { $s3 } { $s4 } is your third meld. Without { $card } your deadwood is 10 or less: choose { $card }, then knock with it.
gin-lesson-end = You built melds, discarded high cards, and knocked before your opponent was ready. That is gin rummy.

## Why the bot would do it: hints on the page and in the terminal, `reason-`

gin-reason-upcard_no_meld = The { $card } makes no meld with your cards.
gin-reason-upcard_no_gain = The { $card } fits a meld, but does not lower your deadwood.
gin-reason-take_to_knock = With the { $card } you can knock: your deadwood would be { $deadwood }.
gin-reason-take_to_meld = The { $card } makes a meld: your deadwood falls from { $before } to { $after }.
gin-reason-biggin = All eleven cards form melds.
gin-reason-knock_gin = Gin: you have no deadwood left.
gin-reason-knock_early = It is early, and your opponent has hardly had time: a deadwood of { $deadwood } is low enough.
gin-reason-knock_last = The stock is almost gone: this is the last chance to knock.
gin-reason-knock_must = You can only knock now; without the { $card } your deadwood is { $deadwood }.
gin-reason-discard_dear = Of the cards you can spare, the { $card } counts most. Without it your deadwood is { $deadwood }.
gin-reason-discard_deadwood = Without the { $card } your deadwood is { $deadwood }; without the { $other } it would be higher.
gin-reason-discard_prospects = More draws improve your hand without the { $card } than without the { $other }.
gin-reason-discard_danger = The { $card } is less use to your opponent than the { $other }.
gin-reason-arrange = These melds leave the least deadwood: { $deadwood }.
gin-reason-lay_off = The { $card } fits, and its { $points ->
    [one] point no longer counts
   *[other] { $points } points no longer count
} against you.
gin-reason-finish = No other card is worth laying off.

gin-bot-strong = { bot-strong.why }
gin-bot-steady = counts the cards it may still draw, but ignores what you could do with its discards
gin-bot-fair = looks only at its own cards: it keeps pairs too long and knocks as soon as it can
gin-bot-casual = misses half of the discards that it could use, keeps every pair, and knocks as soon as it can
gin-bot-beginner = draws from the stock out of habit, keeps every pair, and knocks as soon as it can
