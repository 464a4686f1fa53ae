## 断りの文（エンジン）

refused-r500_draw_first = まず、山札か捨て札からカードを引いてください。
refused-r500_drawn_already = もうカードを引いています。メルドを出すか、付けるか、1枚捨ててください。
refused-r500_no_pass = パスできるのは、山札がなくなってからです。
refused-r500_stock_empty = 山札がありません。捨て札から取るか、パスしてディールを終わらせてください。
refused-r500_pile_empty = 捨て札がありません。山札から引いてください。
refused-r500_no_such_discard = { $index }番の捨て札をそのように取ることはできません。捨て札は{ $count }枚で、0から数えます。
refused-r500_take_must_use = このテーブルでは、{ $card }はすぐに使うときだけ取れますが、使える場所がありません。
refused-r500_idle = 一番上の捨て札を取るだけの番が{ $turns }回続きました。{ $card }は、すぐに使うときだけ取れます。
refused-r500_take_floating = 手札がなく、{ $card }は同じ番では捨てられないので、メルドに付けられるときだけ取れます。
refused-r500_deep_no_use = { $card }をその上のカードごと取るには、すぐにメルドにするか、場のメルドに付けなければなりません。今は使える場所がありません。
refused-r500_deep_no_meld = { $card }をその上のカードごと取るには、すぐに新しいメルドにしなければなりません。作れるメルドがありません。
refused-r500_must_play = 捨て札から{ $card }を取ったので、まずこれを使わなければなりません。
refused-r500_must_meld = { $card }は新しいメルドに使わなければなりません。このテーブルでは付けるだけでは足りません。
refused-r500_just_taken = { $card }は今捨て札から取ったばかりなので、この番では捨てられません。ほかのカードを選んでください。
refused-r500_playable_last = 最後の1枚{ $card }は場のメルドに付けられるので、捨てて上がることはできません。メルドに付けてください。
refused-r500_few_naturals = メルドには、ジョーカー以外のカードが{ $number }枚以上必要です。
refused-r500_no_such_meld = 場に{ $meld }番のメルドはありません（0から数えます）。
refused-r500_does_not_fit = { $options ->
    [0] { $card }は{ $cards }に付けられません。もう何も付けられません。
    [1] { $card }は{ $cards }に付けられません。付けられるのは{ $first }だけです。
    [2] { $card }は{ $cards }に付けられません。付けられるのは{ $first }と{ $second }だけです。
   *[other] { $card }は{ $cards }に付けられません。
}
refused-r500_which_end = { $text }はそのシークエンスの両端に付けられます。.lo か .hi でどちらかを書いてください。
refused-r500_keep_one = カードを1枚残してください。このテーブルでは、最後の1枚は捨てて上がります。
refused-r500_leaves_no_turn = そうすると、捨てることも付けることもできないカードが残ってしまいます。
refused-r500_call_or_decline = まず「ラミー！」とコールするか、見送るかを決めてください。
refused-r500_no_call = 「ラミー！」とコールできるのは、ほかの人の番が終わって、聞かれたときだけです。
refused-r500_call_own_card = 「ラミー！」で使えるのは捨て札から取るカードだけです。{ $card }はその中にありません。
refused-r500_call_without = { $card }をコールするので、これを使わなければなりません。

## 画面：名前、プリセット、オプション。`.why` はロビーに出る説明。

rummy500-name = ラミー500
rummy500-about = 2人から8人。場に出したカードがすべて得点になり、捨て札は奥のものまで取れます。だれでも「ラミー！」とコールできます。

# - プリセット
rummy500-preset-standard = 標準
    .why = ジョーカー入り。先に500点に達した人が試合に勝ちます。
rummy500-preset-no_jokers = ジョーカーなし
    .why = 同じゲームを、1組52枚で遊びます。
rummy500-preset-5-10-15 = カードは5、10、15点
    .why = 2～9は5点、10～Kは10点、エースとジョーカーは15点です。
rummy500-preset-floating = 手札なしで続ける
    .why = 最後の1枚を場に出した人は、手札なしで続けます。ディールは、捨てて上がったときだけ終わります。
rummy500-preset-unplayable_final = 最後は付けられないカード
    .why = 上がるときに捨てるカードは、場のどのメルドにも付けられないものに限ります。
rummy500-preset-bicycle = ジョーカーもコールもなし
    .why = ジョーカーなし。一番上の捨て札はすぐに使うときだけ取れ、コールはありません。
rummy500-preset-strict_discard = 捨て札はすぐ使う
    .why = 一番上の捨て札はすぐに使うときだけ取れ、奥の捨て札はすぐに新しいメルドにします。
rummy500-preset-boathouse = 最後の1枚は捨てる
    .why = 最後に捨てるカードを1枚残さなければなりません。
rummy500-preset-steal_the_turn = コールで番を奪う
    .why = 「ラミー！」とコールした人がそのまま番を続け、間の人は番を失います。

# - オプション
rummy500-option-packs = 組数
    .why = 人数による場合、4人までは1組、5人からは2組です。
rummy500-option-packs-auto = 人数による
rummy500-option-jokers_per_pack = 1組のジョーカー
    .why = 1組に加えるジョーカーの枚数。0ならジョーカーなしです。
rummy500-option-hand_size = 配る枚数
    .why = 人数による場合、2人なら13枚、それ以外は7枚です。
rummy500-option-hand_size-auto = 人数による
rummy500-option-values = カードの点数
    .why = 2～9を数字どおりに数えるか、5点ずつにします。
rummy500-option-values-standard = 数字どおり
rummy500-option-values-5-10-15 = 5・10・15点
rummy500-option-ace_low_value = 2の前のエース
    .why = A-2-3のエースの点数です。カードの点数による場合は1点、5・10・15点なら5点です。
rummy500-option-ace_low_value-auto = カードの点数による
rummy500-option-going_out = 上がり方
    .why = 最後の1枚をどう手放せるか。
rummy500-option-going_out-meld_or_discard = 出しても捨ててもよい
rummy500-option-going_out-floating = 捨てたときだけ（出すと手札なしで続ける）
rummy500-option-going_out-keep_one = 捨てる1枚を残す
rummy500-option-final_discard_unplayable = 最後の捨て札の制限
    .why = 上がるときに捨てるカードは、場のどのメルドにも付けられないものに限ります。
rummy500-option-top_take = 一番上の捨て札
    .why = 一番上の1枚だけを取ったとき、手札に残せるか。
rummy500-option-top_take-free = 残してよい
rummy500-option-top_take-must_use = すぐに使う
rummy500-option-deep_take_use = 奥の捨て札
    .why = 一番上より奥の捨て札を取ったとき、すぐにどう使うか。
rummy500-option-deep_take_use-meld_or_layoff = メルドにするか付ける
rummy500-option-deep_take_use-new_meld = 新しいメルドにする
rummy500-option-call_rummy = 「ラミー！」のコール
    .why = 捨て札に残っている使えるカードを、だれでもコールして取れます。
rummy500-option-call_without_discard = 捨てない番のあともコール
    .why = 手札を全部出して捨てずに終わった番のあとでも、「ラミー！」とコールできます。
rummy500-option-call_after = コールのあと
    .why = 元の順に続けるか、コールした人がそのまま番を続けるか。
rummy500-option-call_after-resume = 元の順に続ける
rummy500-option-call_after-turn = コールした人が続ける
rummy500-option-call_timeout_s = コールの秒数
    .why = 人が2人以上いるテーブルで、聞かれてから「ラミー！」とコールできる時間です。
rummy500-option-around_the_corner = エースをまたぐシークエンス
    .why = Q-K-A-2のように、シークエンスがエースの先へ続けます。
rummy500-option-min_naturals = ジョーカー以外の枚数
    .why = メルドに必要な最少の枚数です。
rummy500-option-redicard = 取った捨て札を戻せる
    .why = 一番上の1枚だけを取ったとき、それを同じ番に捨てられます。
rummy500-option-target = 勝利点
    .why = ディールの終わりに、この点数以上で一人だけ首位の人が試合に勝ちます。
rummy500-option-going_out_bonus = 上がりのボーナス
    .why = 手札をなくした人に加わる点数。
rummy500-option-idle_rounds = 動きのない周
    .why = 一番上の1枚を取るだけの周がこれだけ続くと、一番上はすぐに使うときだけ取れます。

## 画面：テーブル。

# - 手：ボタン、キー、「あなたの番です：…」の中の言葉
rummy500-action-stock = 引く
    .key = S
rummy500-action-take = 取る
    .key = T
rummy500-action-pass = パス
    .key = P
rummy500-action-meld = メルド
    .key = M
rummy500-action-lay = { $card ->
    [none] 付ける
   *[other] { $card }を付ける
}
    .key = O
rummy500-action-discard = { $card ->
    [none] 捨てる
   *[other] { $card }を捨てる
}
    .key = D
rummy500-action-call = ラミー！
    .key = R
rummy500-action-decline = 見送る
    .key = N
rummy500-can-stock = 山札から引く
    .why = 自分だけが見るカードを1枚引きます。
rummy500-can-take = 捨て札から取る
    .why = その上にあるカードも全部付いてきます。2枚以上取るときは、一番奥のカードをすぐに使わなければなりません。
rummy500-can-pass = パスしてディールを終える
    .why = 場に出したカードは得点、手札に残ったカードは失点になります。
rummy500-can-meld = メルドを出す
    .why = 自分の前に並べ、その分が得点になります。
rummy500-can-lay = カードを付ける
    .why = ほかの人のメルドに付けても、あなたの得点になります。
rummy500-can-discard = 1枚捨てる
    .why = 捨て札に置かれ、あなたの番が終わります。
rummy500-can-call = 「ラミー！」とコールする
    .why = 使えるはずだった捨て札をもらい、すぐに場に出します。
rummy500-can-decline = 見送る
    .why = コールせずに、そのまま続けます。
rummy500-armed-take = 捨て札を選んでください。その上のカードもすべて取ります。
rummy500-armed-meld = メルドにするカードを選んでください。
rummy500-armed-lay = 付けるカードを選んでください。
rummy500-armed-discard = 捨てるカードを選んでください。
rummy500-armed-call = コールする捨て札を選んでください。

# - 起きたこと
rummy500-event-stock = { $who ->
    [me] あなたは{ $card }を引きました。
   *[other] { $name }は山札から引きました。
}
rummy500-event-take = { $who ->
    [me] あなたは{ $card }から上の捨て札を取りました。
   *[other] { $name }は{ $card }から上の捨て札を取りました。
}
rummy500-event-pass = { $who ->
    [me] あなたのパスで、ディールが終わりました。
   *[other] { $name }のパスで、ディールが終わりました。
}
rummy500-event-meld = { $who ->
    [me] あなたはメルドを出しました。
   *[other] { $name }はメルドを出しました。
}
rummy500-event-lay = { $who ->
    [me] あなたは{ $card }を付けました。
   *[other] { $name }は{ $card }を付けました。
}
rummy500-event-discard = { $who ->
    [me] あなたは{ $card }を捨てました。
   *[other] { $name }は{ $card }を捨てました。
}
rummy500-event-call = { $who ->
    [me] ラミー！あなたは{ $card }を取って使いました。
   *[other] ラミー！{ $name }は{ $card }を取って使いました。
}
rummy500-event-decline = { $who ->
    [me] あなたは見送りました。
   *[other] { $name }は見送りました。
}

# - テーブル
rummy500-do-pile = { $count ->
    [1] { $card }を取る
   *[other] { $card }から上の{ $count }枚を取る
}
rummy500-called = { $who ->
    [me] ラミー！
   *[other] { $name }が「ラミー！」
}
rummy500-called-card = { $card }はすぐに場に出されます。
rummy500-do-call = ラミー！{ $cards }
rummy500-reach-none = 未選択
rummy500-use-on = { $cards }に付ける
rummy500-now-reach = { $uses ->
    [none] { $card }を手札に加えます。
   *[other] { $card }はすぐに使わなければなりません：{ $uses }。
}
rummy500-now-must = { $card }を取りました。まずこれを使ってください。
rummy500-now-must_meld = まず{ $card }を新しいメルドに使ってください。
rummy500-now-call = { $name }の番が終わりました。コールしますか？
rummy500-call-nothing = コールすると、その番を終えられません。
rummy500-call-note = 何人かがコールしたときは、{ $name }の次の人から順に優先されます。
rummy500-made-of = 場{ $laid } − 手札{ $held }
rummy500-outcome-out = { $who ->
    [me] あなたの上がりです！
   *[other] { $name }の上がりです
}
rummy500-outcome-stock_out = 山札がなくなりました
rummy500-because-out = 場に出したカードは得点、手札に残ったカードは失点になります。
rummy500-because-stock_out = 場に出したカードは得点、手札に残ったカードは失点になります。

# - 結果
rummy500-result-out = 上がり
rummy500-result-stock_out = 山札切れ

## 端末の行

rummy500-aim = メルド（同じ数字3～4枚、または同じスートの連番3枚以上）を出し、場のメルドに付け足します。出したカードは得点、手札に残ったカードは失点です。すぐに使うなら、捨て札の奥からも取れます。
rummy500-help = T0、T1 などは場のメルド、D0、D1 などは捨て札、* はジョーカー、*Qd は Qd の代わりのジョーカーです。入力の例：take D2、meld [Jd *Qd Kd]、lay Td>T0、discard 5c、call D3 lay 5c>T1。
rummy500-line-counts = ほかの人の枚数
rummy500-line-floating = 手札なしで続行中
rummy500-line-known = 分かっている手札
rummy500-line-meld = 場
rummy500-line-laid = 場に出した点数
rummy500-line-held = 手札の失点
rummy500-line-stock = 山札
rummy500-line-pile = 捨て札（左が古い）
rummy500-line-call = 「ラミー！」の前の番
rummy500-line-taken = 今取ったカード
rummy500-line-must = 先に使うカード
rummy500-line-must_meld = 先にメルドにするカード
rummy500-line-opened = 残った手札
rummy500-line-hand = あなたの手札

## What an action has brought, on every surface: `note-`

rummy500-log-note-laid = +{ $points }
rummy500-note-laid = { $name }に{ $points }点。
rummy500-note-out = { $name }の手札がなくなりました。
rummy500-note-stock_out = 山札がなくなり、ディールが終わります。
rummy500-note-counted = { $name }は{ $points }点：場に{ $laid }点{ $cards ->
    [none] 、手札なし
   *[other] 、手札は−{ $held }点（{ $cards }）
}{ $bonus ->
    [0] {""}
   *[other] 、上がり{ $bonus }点
}

## ボットがそうする理由（画面と端末のヒント）、`reason-`

rummy500-reason-stock = 捨て札から取れるカードは、見えない1枚より期待できません。
rummy500-reason-pass = 捨て札から取っても得になるカードがありません。
rummy500-reason-take_now = これを取ればすぐに{ $points }点分を出せます。取らなければ{ $before }点です。
rummy500-reason-take_hope = これらのカードは、見えない1枚より期待できます。
rummy500-reason-call = 一緒に付いてくるカードの失点より、得る点の方が大きいです。
rummy500-reason-decline = 一緒に付いてくるカードの失点の方が大きくなります。
rummy500-reason-go_out = これで手札をすべて出し切れて、得点でも上回っています。
rummy500-reason-lay_down = { $points }点になり、残る手札も一番よくなります。
rummy500-reason-discard_safe = { $card }は{ $other }より、ほかの人の得になりにくいです。
rummy500-reason-discard_useless = あなたの手札では、{ $card }は{ $other }ほど役に立ちません。
rummy500-reason-wait = まだだれも上がりそうにありません。今は手札に残しておけば、ほかの人に付けられることがありません。

## The practice deal

rummy500-lesson-aim = 出したカードが得点
    .text = 場に出したカードはその点数がもらえ、終わったとき手札に残ったカードは同じだけ失点になります。
rummy500-lesson-fan = 捨て札はすべて使える
    .text = 捨て札は表向きに並びます。すぐに出せるカードなら奥のものでも取れますが、その上のカードも全部一緒に取ります。
rummy500-lesson-deep = ♥9を取ろう
    .text = 手札の { $h7 } { $h8 } と組めます。並びの中の{ $h9 }をタップして取りましょう。{ $c6 }と{ $h2 }も付いてきます。
rummy500-lesson-must = すぐに出す
    .text = 奥から取ったカードはすぐに出さなければなりません。{ $h7 } { $h8 } { $h9 } を選んで場に出しましょう。24点です。
rummy500-lesson-haul = うれしいおまけ
    .text = 付いてきた{ $c6 }が、手札の6の2枚とセットになります。3枚を出して、さらに18点。
rummy500-lesson-discard = 最後に1枚捨てる
    .text = 一番点が低いのは{ $h2 }です。ただし、捨てたカードはほかの人も取れることをお忘れなく。
rummy500-lesson-draw = ほかの人も付けてくる
    .text = あなたの連番に付いた{ $hT }は、付けた人の得点です。今は捨て札に使えるものがないので、山札から引きましょう。
rummy500-lesson-lay = 今度はあなた
    .text = { $hJ }は連番の端に合います。付ければ、だれのメルドでも、あなたの得点10点です。
rummy500-lesson-keep = 高くつくペア
    .text = クイーン2枚は手札なら20点の失点、場に出せば20点の得点。もう少し残して、{ $s2 }を捨てましょう。
rummy500-lesson-out = 頼れるジョーカー
    .text = ジョーカーは何の代わりにもなり、15点です。クイーン2枚と一緒に出せば35点、手札もなくなります。
rummy500-lesson-end = 捨て札の奥から取り、メルドを出し、カードを付けて、先に上がりました。本番の試合は500点までです。

rummy500-bot-strong = { bot-strong.why }
rummy500-bot-steady = カードがだれにどれだけ役立つかを考えるが、先は読まない
rummy500-bot-fair = 捨て札は1枚しか取らず、「ラミー！」は半分ほど忘れ、相手の役に立つカードをよく捨てる
rummy500-bot-casual = 取れるカードや付けられるカードをほとんど見逃し、「ラミー！」もたいてい忘れる
rummy500-bot-beginner = 山札から引き、メルドしか出さず、「ラミー！」はめったに言わず、点の高いカードから捨てる
