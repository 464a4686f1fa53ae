## Refusals (of the engine)

refused-romme_cut_first = まず、カットで見えたカードがジョーカーなら取るか、そのまま残すかを決めてください。
refused-romme_no_joker = カットで見えたカードはジョーカーではないので、残すしかありません。
refused-romme_no_cut = カットはもう済んでいます。
refused-romme_draw_first = まず山札から引くか、捨て札の一番上を取ってください。
refused-romme_no_pass = 山札から引けるあいだはパスできません。
refused-romme_no_stock = 山札が尽き、もう作り直せません。捨て札の一番上を取るか、パスしてください。
refused-romme_pile_empty = 取れる捨て札がありません。
refused-romme_pile_never = このテーブルでは捨て札を取れません。
refused-romme_pile_not_open = 捨て札を取れるのは、最初のメルドを出してからです。
refused-romme_idle = { $turns }回の番のあいだ、だれも山札から引かず、場にカードも出していません。今度は山札から引かなければなりません。
refused-romme_no_use = { $card }はすぐに使うときだけ取れますが、今は使い道がありません。
refused-romme_drawn_already = もうカードを引いています。メルドを出すか、付けるか、一枚捨ててください。
refused-romme_finish_opening = 最初のメルドは今{ $points }点で、{ $minimum }点必要です。続けてメルドを出してください。
refused-romme_use_first = { $card }はすぐに使うために取ったカードです。先にそれを使ってください。
refused-romme_joker_first = 先に、交換で手に入れたジョーカーを使ってください。
refused-romme_just_taken = { $card }は今捨て札から取ったばかりなので、この番では捨てられません。ほかのカードを選んでください。
refused-romme_few_naturals = メルドには、ジョーカー以外のカードが少なくとも{ $naturals }枚必要です。
refused-romme_many_jokers = 一つのメルドに使えるジョーカーは{ $jokers }枚までです。
refused-romme_jokers_in_row = シークエンスで隣り合うジョーカー、または一つのセットに入るジョーカーは{ $jokers }枚までです。
refused-romme_too_low = 最初のメルドは{ $minimum }点以上でなければなりません。これで{ $points }点になりますが、残りの手札では足りません。
refused-romme_last_discard = 最後に捨てるカードが一枚必要です。
refused-romme_opening_stuck = このままでは最初のメルドを完成できません。
refused-romme_leaves_taken = これを出すと、今取ったばかりで捨てることも付けることもできない{ $card }だけが残ります。
refused-romme_next_turn = 最初のメルドを出した番では、付けたりジョーカーを交換したりできません。次の番からできます。
refused-romme_lay_not_open = カードを付けられるのは、最初のメルドを出してからです。
refused-romme_swap_not_open = ジョーカーを交換できるのは、最初のメルドを出してからです。
refused-romme_no_such_meld = 場にそのメルドはありません。
refused-romme_does_not_fit = { $card }はそのメルドには付けられません。
refused-romme_no_swaps = このテーブルではジョーカーを交換できません。
refused-romme_wrong_card = そのメルドに、{ $card }の代わりになっているジョーカーはありません。
refused-romme_set_incomplete = セットのジョーカーは、ジョーカーなしの4枚がそろうときだけ交換できます。{ $card }だけでは足りません。
refused-romme_joker_unused = { $card }と交換したジョーカーはすぐに使い、そのうえで番を終えられなければなりません。今はそれができません。
refused-romme_which_end = { $text }はその列の両端に付けられます。.lo か .hi でどちらかを書いてください。
refused-romme_bad_refill = 山札と引かれたカードは、山札を作り直したときのカードと一致しなければなりません（{ $text }）。

## 端末の行

romme-line-others = ほかの人の枚数
romme-line-known = 見えている手札
romme-line-meld = 場
romme-line-pile = 捨て札
romme-line-stock = 山札
romme-line-opening = 最初のメルド
romme-line-opened = 残った手札
romme-line-hand = 手札
