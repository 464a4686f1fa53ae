## 断るときの文

refused-hearts_pass_first = まず、渡すカードを選んでください。
refused-hearts_not_now = カードを渡せるのは、最初のリードの前だけです。
refused-hearts_follow_suit = { $card }は出せません。{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}を持っているので、それを出してください。
refused-hearts_first_trick = { $card }は失点になるカードです。ほかのカードがあるうちは、最初のトリックに出せません。
refused-hearts_lead_first = { $card }ではリードできません。最初は一番低いクラブの{ $first }です。
refused-hearts_not_broken = { $card }ではリードできません。ハートはまだ解禁されておらず、ほかのスートがあります。
refused-hearts_bad_position = 局面の{ $text }が、段階{ $phase }かほかの部分と合いません。

## 名前、プリセット、オプション

hearts-name = ハーツ
hearts-about = 3人から5人で遊びます。ハートとスペードのクイーンを取らないこと。あるいは、全部取ってしまうこと。
hearts-preset-classic = ハーツ
    .why = 3枚ずつ渡し、最初のトリックには失点のカードを出せません。100点で終わります。
hearts-preset-queen_breaks = クイーンでハート解禁
    .why = スペードのクイーンが出たあとも、ハートでリードできます。
hearts-preset-moon_minus = ムーンで自分の失点が減る
    .why = 全部の失点を取ると、ほかの人に26点ずつ付くかわりに、自分の失点が26点減ります。
hearts-preset-no_passing = カードを渡さない
    .why = 手札を交換せず、最初のトリックにも失点のカードを出せます。
hearts-preset-short = 短い試合
    .why = 50点で終わります。
hearts-option-passing = カードの交換
    .why = 最初のリードの前に、だれにカードを渡すか。
hearts-option-passing-rotate = 相手を順に変え、最後は渡さない
hearts-option-passing-left = いつも左隣へ
hearts-option-passing-none = 渡さない
hearts-option-passed_cards = 渡す枚数
    .why = 一人が渡すカードの枚数です。
hearts-option-clean_first_trick = 最初のトリックは失点なし
    .why = ハートとスペードのクイーンは、最初のトリックには出せません。
hearts-option-queen_breaks = クイーンでハート解禁
    .why = スペードのクイーンが出たあとも、ハートでリードできます。
hearts-option-moon = シュート・ザ・ムーン
    .why = 一人が失点を全部取ったときの扱いです。
hearts-option-moon-others = ほかの全員に26点
hearts-option-moon-self = 本人の失点が26点減る
hearts-option-moon-none = 特別な扱いなし
hearts-option-removed = 抜くカード
    .why = 3人と5人のときに使わないカードです。
hearts-option-removed-twos = ♦2、次に♣2
hearts-option-removed-diamonds = ♦2、次に♦3
hearts-option-target = 点数
    .why = だれかの失点がこの点数になると、試合が終わります。

## テーブル

hearts-action-pass = { $card ->
    [none] 渡す
   *[other] { $card }を渡す
}
    .key = P
hearts-action-play = { $card ->
    [none] 出す
   *[other] { $card }を出す
}
    .key = L
hearts-can-pass = 渡すカードを選ぶ
    .why = どのカードかはだれにも見えません。全員が同時に交換します。
hearts-can-play = カードを出す
    .why = リードされたスートの一番高いカードがトリックを取ります。
hearts-event-pass = { $who ->
    [me] あなたは渡すカードを選びました。
   *[other] { $name }は渡すカードを選びました。
}
hearts-event-play = { $who ->
    [me] あなたは{ $card }を出しました。
   *[other] { $name }は{ $card }を出しました。
}
hearts-own-cards = あなたの手札{ $count }枚
hearts-passing = { $name }に渡すカードを、あと{ $count }枚選んでください
hearts-tag = { $points }点
hearts-result-counted = 失点の計算
hearts-result-moon = シュート・ザ・ムーン
hearts-outcome-counted = このディールの失点
hearts-outcome-moon = { $who ->
    [me] シュート・ザ・ムーン成功！
   *[other] { $name }のシュート・ザ・ムーン
}

## 端末

hearts-aim = ハート（1枚1点）とスペードのクイーン（13点）を取らないようにします。取った点は失点です。全部取れば、シュート・ザ・ムーンです。
hearts-help = リードされたスートがあれば必ず出し、エースが一番強いカードです。入力の例：play 9h（9h だけでも可）、渡すカードは pass Qs
hearts-line-given = 渡した相手とカード
hearts-line-taken = 取った失点
hearts-line-last = 前のトリック
hearts-line-trick = トリック
hearts-line-hand = 手札
hearts-note-trick = { $name }がトリックを取りました：{ $points }点
hearts-note-broken = これからはハートでリードできます。
hearts-note-moon = { $name }が失点を全部取りました。シュート・ザ・ムーンです。
hearts-note-counts = { $name }：{ $points }点

## ボットならそうする理由

hearts-reason-pass = あとで一番高くつきそうなのは{ $card }です。
hearts-reason-lead = { $card }なら、ほかの人が取る見込みが一番高くなります。
hearts-reason-below = { $card }は、このトリックを取らずに済む一番高いカードです。
hearts-reason-last = どのみち取るトリックで、失点も少ないので、{ $card }を手放します。
hearts-reason-low = どのカードでも取るかもしれませんが、一番取りにくいのは{ $card }です。
hearts-reason-throw = 同じスートがないので、一番危ない{ $card }を捨てます。
