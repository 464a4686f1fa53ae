## Refusals (of the engine)

refused-gin_upcard_first = まず、最初のアップカードを取るか見送るかを決めてください。
refused-gin_stock_only = 二人ともアップカードを見送ったので、最初の1枚は山札から引きます。
refused-gin_no_pass = パスできるのは最初のアップカードだけで、どの番もカードを引いて始めます。捨て札の一番上を取るか、山札から引いてください。
refused-gin_draw_first = まず捨て札の一番上を取るか、山札から引いてください。
refused-gin_idle = 捨て札からの引きが{ $takes }回続きました。今度は山札から引かなければなりません。
refused-gin_drawn_already = もうカードを引いています。1枚捨てるか、ノックしてください。
refused-gin_discard_now = 1枚捨てるか、ノックしてください。
refused-gin_just_taken = { $card }は今捨て札から取ったばかりなので、この番では捨てられません。ほかのカードを選んでください。
refused-gin_must_knock = { $card }を捨てるとデッドウッドが0になるので、ノックしなければなりません。{ $card }でノックするか、ほかのカードを捨ててください。
refused-gin_knock_now = { $card }を捨てればデッドウッドがなくなるので、このテーブルでは今ノックしなければなりません。
refused-gin_had_to_knock = 手札{ $text }の人は、捨てずにノックしなければならなかったはずです。
refused-gin_cannot_knock = { $card }を捨てたときのデッドウッドは{ $deadwood }点です。ノックするには{ $limit }点以下でなければなりません。
refused-gin_only_knock = 最後の捨て札は、すぐにノックするときだけ取れます。ノックしてください。
refused-gin_last_discard = 最後の捨て札{ $card }は、それですぐにノックできるときだけ取れます。
refused-gin_last_discard_only = 山札が尽きました。最後の捨て札を取ってノックするか、パスしてください。
refused-gin_no_big_gin = このテーブルではビッグジンは使いません。
refused-gin_not_all_melded = ビッグジンには11枚すべてがメルドになっている必要があります。今のデッドウッドは{ $deadwood }点です。
refused-gin_arrange_now = まずメルドを並べてください。
refused-gin_two_melds = { $card }は一つのメルドにしか使えません。
refused-gin_arrangement = この並べ方ではデッドウッドが{ $deadwood }点です。{ $limit }点以下でなければなりません。
refused-gin_lay_off_now = ノックした人のメルドにカードを付けるか、終了してください。
refused-gin_no_such_meld = そこに付けられるメルドはありません。ノックした人のほかのカードはデッドウッドです。
refused-gin_does_not_fit = { $options ->
    [0] { $card }は{ $cards }に付けられません。もう何も付けられません。
    [1] { $card }は{ $cards }に付けられません。付けられるのは{ $first }だけです。
    [2] { $card }は{ $cards }に付けられません。付けられるのは{ $first }と{ $second }だけです。
   *[other] { $card }は{ $cards }に付けられません。
}

## 画面：名前、プリセット、オプション。`.why` はロビーに出る説明。

gin-name = ジン・ラミー
gin-about = 2人用、手札は10枚。グループとシークエンスを作り、相手より先にノックしましょう。

# - プリセット
gin-preset-10-20 = 伝統的なルール
    .why = アンダーカットは10点、ジンは20点。先に100点に達した人の勝ちです。
gin-preset-20-25 = アンダーカット20点、ジン25点
    .why = アンダーカットが20点、ジンが25点になります。
gin-preset-25-25 = アンダーカット25点、ジン25点
    .why = アンダーカットもジンも25点になります。
gin-preset-series = 3試合のシリーズ
    .why = 3試合をゲームスコアで競います。勝ったディール、試合、完封にボーナスが付きます。
gin-preset-international = インターナショナル
    .why = アンダーカットもジンも25点。最初のアップカードは二人とも取るか選べ、ジンでもノックしなくてよく、流れたら同じ人が配り直します。
gin-preset-oklahoma = オクラホマ（アップカードが上限）
    .why = 最初のアップカードで、ノックできるデッドウッドの上限が決まります。
gin-preset-straight = ジンだけで終わる
    .why = デッドウッドが残っているとノックできません。ジンだけで終わります。
gin-preset-strict = 厳格（ジンなら必ずノック）
    .why = ジンにできるときは必ずノックし、勝利点は超えなければなりません。
gin-preset-big_gin = ビッグジン
    .why = 11枚すべてがメルドになったら、捨てずにそのまま公開でき、ボーナスが大きくなります。
gin-preset-hollywood = ハリウッド（3試合同時）
    .why = 3試合分の得点を同時につけます。2回目に勝ったディールからは第2試合、3回目からは第3試合にも記入されます。
gin-preset-openspiel = プログラム用（OpenSpiel準拠）
    .why = 25/25。アップカードは二人とも選べ、ジンでもノックしなくてよく、最後の捨て札はノックするなら取れます。

# - オプション
gin-option-scoring = 得点方式
    .why = アンダーカットのボーナス / ジンのボーナス。
gin-option-scoring-10-20 = 10 / 20
gin-option-scoring-20-25 = 20 / 25
gin-option-scoring-25-25 = 25 / 25
gin-option-gin_bonus = ジンのボーナス
    .why = ジンのとき、相手のデッドウッドに加えてもらえる点数。
gin-option-gin_bonus-null = 得点方式のとおり
gin-option-undercut_bonus = アンダーカットのボーナス
    .why = ノックされた側のデッドウッドがノックした側以下のときの点数。
gin-option-undercut_bonus-null = 得点方式のとおり
gin-option-knock_limit = ノックの上限
    .why = ノックできるデッドウッドの上限。0はストレート・ジン、オクラホマでは最初のアップカードで決まります。
gin-option-knock_limit-oklahoma = オクラホマ
gin-option-forced_gin = ジンなら必ずノック
    .why = 捨てるとデッドウッドが0になるときは、ノックしなければなりません。
gin-option-strict_gin = ジンは先延ばし不可
    .why = デッドウッドをなくせるときは、ほかのカードを捨てずに、必ずノックします。
gin-option-first_upcard = 最初のアップカード
    .why = ディーラーでない人が最初のアップカードを見送ったあとの進め方。
gin-option-first_upcard-dealer_turn = ディーラーのいつもの番
gin-option-first_upcard-both_offered = ディーラーも取るか選ぶ
gin-option-next_dealer = 次のディーラー
    .why = 勝敗がついたディールの次に配る人。
gin-option-next_dealer-alternate = 交代
gin-option-next_dealer-winner = 勝った人
gin-option-next_dealer-loser = 負けた人
gin-option-dead_redeal = 流れたとき
    .why = 山札が尽きて得点がなかったとき、次に配る人。
gin-option-dead_redeal-alternate = 交代する
gin-option-dead_redeal-same = 同じ人が配る
gin-option-last_discard_knock = 最後の捨て札でノック
    .why = 山札が尽きたあとも、すぐにノックするなら最後の捨て札を取れます。
gin-option-layoff = 付け札
    .why = ノックされた側の付け札を自動で最善に行うか、自分で行うか。
gin-option-layoff-auto = 自動
gin-option-layoff-manual = 自分で
gin-option-arrange = ノックした人のメルド
    .why = メルドを自動で並べるか（デッドウッドが最も少なく、付けられにくい形）、自分で選ぶか。
gin-option-arrange-auto = 自動
gin-option-arrange-manual = 自分で
gin-option-target = 勝利点
    .why = 合計がこの点数に達した人が試合に勝ちます。
gin-option-target_strict = 勝利点を超える必要がある
    .why = ちょうど勝利点では終わらず、超えなければなりません。
gin-option-series_matches = シリーズの試合数
    .why = 何試合行うか。2試合以上ではゲームスコアで勝敗を決めます。
gin-option-box_bonus = 勝ったディールごとのスコア
    .why = 試合の終わりに、勝ったディール1回につきゲームスコアに加わります。
gin-option-game_bonus = 試合に勝ったスコア
    .why = 試合に勝った人のゲームスコアに加わります。
gin-option-shutout_bonus = 完封のスコア
    .why = 相手がその試合で1回も勝てなかったとき、さらに加わります。
gin-option-game_score_includes_points = 得点もゲームスコアに入れる
    .why = 試合の得点をゲームスコアに加えます。
gin-option-oklahoma_ace = オクラホマのエース
    .why = アップカードがエースのとき、ジンだけで終わるか、1点以下でノックできるか。
gin-option-oklahoma_ace-gin = ジンだけ
gin-option-oklahoma_ace-one = 1点以下でノック
gin-option-oklahoma_spades_double = スペードで2倍
    .why = オクラホマで、アップカードがスペードならそのディールの点数がすべて2倍になります。
gin-option-big_gin = ビッグジン
    .why = 11枚すべてがメルドになったら、捨てずにそのまま公開できます。
gin-option-big_gin_bonus = ビッグジンのボーナス
    .why = ビッグジンのとき、ジンのボーナスの代わりにもらえる点数。
gin-option-hollywood = ハリウッド方式
    .why = 3試合分の得点を同時につけます。
gin-option-idle_takes = 捨て札からの連続引き
    .why = 二人合わせてこの回数だけ続けて捨て札から引いたら、次は山札から引かなければなりません。
gin-option-max_deals = ディール数の上限
    .why = この回数で試合を終えます。0なら上限はありません。

## 画面：テーブル。

# - 手：ボタン、キー、「あなたの番です：…」の中の言葉
gin-action-pass = パス
    .key = P
gin-action-take = 取る
    .key = T
gin-action-stock = 引く
    .key = S
gin-action-discard = { $card ->
    [none] 捨てる
   *[other] { $card }を捨てる
}
    .key = D
gin-action-knock = { $card ->
    [none] ノック
   *[other] { $card }でノック
}
    .key = K
gin-action-biggin = ビッグジン
    .key = B
gin-action-lay = { $card ->
    [none] 付ける
   *[other] { $card }を付ける
}
    .key = L
gin-action-finish = 終了
    .key = F
gin-can-pass = パスする
    .why = そのカードは取らずに残します。
gin-can-take = { $card }を取る
    .why = 手札に入ります。この番のうちに同じカードを捨てることはできません。
gin-can-stock = 山札から引く
    .why = 自分だけが見るカードを1枚引きます。
gin-can-discard = 1枚捨てる
    .why = 捨て札に置かれ、相手が取れるようになります。あなたの番は終わります。
gin-can-knock = ノックする
    .why = ディールが終わり、二人とも手札を見せます。相手はあなたのメルドにカードを付けられます。デッドウッドの少ない方が、その差を点数としてもらいます。
gin-can-biggin = ビッグジンを公開する
    .why = 11枚すべてがメルドです。ビッグジンのボーナスを得てディールが終わります。
gin-can-arrange = メルドの並べ方を選ぶ
    .why = メルドに入らないカードは失点になり、相手はあなたのメルドにカードを付けられます。
gin-can-lay = メルドにカードを付ける
    .why = 付けたカードは失点になりません。
gin-can-finish = 終了する
    .why = これ以上は付けず、得点を数えます。
gin-armed-knock = ノックで捨てるカードを選んでください。
gin-armed-discard = 捨てるカードを選んでください。
gin-armed-lay = 付けるカードを選んでください。

# - 起きたこと
gin-event-pass = { $who ->
    [me] あなたはパスしました。
   *[other] { $name }はパスしました。
}
gin-event-take = { $who ->
    [me] あなたは{ $card }を取りました。
   *[other] { $name }は{ $card }を取りました。
}
gin-event-stock = { $who ->
    [me] あなたは{ $card }を引きました。
   *[other] { $name }は山札から引きました。
}
gin-event-discard = { $who ->
    [me] あなたは{ $card }を捨てました。
   *[other] { $name }は{ $card }を捨てました。
}
gin-event-knock = { $who ->
    [me] あなたは{ $card }でノックしました。
   *[other] { $name }は{ $card }でノックしました。
}
gin-event-biggin = { $who ->
    [me] あなたはビッグジンを公開しました。
   *[other] { $name }はビッグジンを公開しました。
}
gin-event-arrange = { $who ->
    [me] あなたはメルドを並べました。
   *[other] { $name }はメルドを並べました。
}
gin-event-lay = { $who ->
    [me] あなたは{ $card }を付けました。
   *[other] { $name }は{ $card }を付けました。
}
gin-event-finish = { $who ->
    [me] あなたは付け札を終えました。
   *[other] { $name }は付け札を終えました。
}

# - テーブル
gin-own-cards = あなたの手札{ $count }枚、デッドウッド{ $deadwood }点
gin-opponent-cards = { $known ->
    [none] { $name }の手札は{ $count }枚
   *[other] { $name }の手札は{ $count }枚、そのうち{ $known }
}
gin-stock = 山札、残り{ $count }枚
gin-stock-count = 残り{ $count }枚
gin-pile = { $card ->
    [none] 捨て札、なし
   *[other] 捨て札、一番上は{ $card }
}
gin-pile-count = 捨て札{ $count }枚
gin-discards = このディールの捨て札
    .key = V
gin-discards-why = 古いものから一番上まで。取れるのは一番上だけです。どれも二人とも見たカードです。
gin-thrown = { $name }が捨てたカード
gin-thrown-own = あなたが捨てたカード
gin-deadwood = デッドウッド{ $count }点
gin-deadwood-best = 最善で{ $count }点
gin-after = { $can ->
    [gin] { $card }を捨てるとジン！
    [knock] { $card }を捨てると{ $count }点、ノックできます
   *[nothing] { $card }を捨てると{ $count }点
}
gin-fits = メルドに付けられます
gin-race = あなた { $own }点、{ $name } { $total }点{ $target ->
    [0] {""}
   *[other] （{ $target }点で勝ち）
}
gin-limit = { $limit ->
    [0] ジンだけで終わります
   *[other] { $limit }点以下でノック
}{ $upcard ->
    [none] {""}
   *[other] { " · オクラホマ：アップカード" }{ $upcard }
}
gin-barred = 捨て札から取ったばかりなので、この番では捨てられません。
gin-arrange-title = メルドをどう並べますか？
gin-laid-title = { $who ->
    [me] あなたのメルド
   *[other] { $name }のメルド
}
gin-knocker = ノック
gin-defender = 受け

# - 結果
gin-result-gin = ジン
gin-result-knock = ノック
gin-result-undercut = アンダーカット
gin-result-biggin = ビッグジン
gin-result-dead = 流れ
gin-outcome-gin = { $who ->
    [me] ジン！あなたに{ $points }点
   *[other] ジン！{ $name }に{ $points }点
}
gin-outcome-knock = { $who ->
    [me] ノック成功、あなたに{ $points }点
   *[other] { $name }のノック成功、{ $points }点
}
gin-outcome-undercut = { $who ->
    [me] アンダーカット！あなたに{ $points }点
   *[other] アンダーカット！{ $name }に{ $points }点
}
gin-outcome-biggin = { $who ->
    [me] ビッグジン！あなたに{ $points }点
   *[other] ビッグジン！{ $name }に{ $points }点
}
gin-outcome-dead = 流れました。どちらにも得点はありません
gin-because-gin = デッドウッドは0対{ $defender }、さらにジンのボーナスが付きます。
gin-because-knock = デッドウッドは{ $knocker }対{ $defender }です。
gin-because-undercut = デッドウッドは{ $knocker }対{ $defender }。さらにアンダーカットのボーナスが付きます。
gin-because-biggin = 11枚すべてがメルド、相手のデッドウッドは{ $defender }点。さらにビッグジンのボーナスが付きます。
gin-because-dead = だれもノックしないまま山札が尽きました。
gin-doubled = アップカードがスペードなので2倍です。
gin-laid-off = { $count }枚が付けられました。

## The lines of the terminal

gin-aim = 10枚の手札をメルドにします。同じ数字3～4枚か、同じスートの連番3枚以上です。交代で1枚引いて1枚捨て、メルドに入らないカード（デッドウッド）の点数が小さくなったらノックし、相手との差を点数としてもらいます。
gin-help = T0、T1 などはノックした人のメルドです。入力の例：take、stock、discard 5c、knock 5c、lay 7s>T1
gin-line-other = 相手の枚数
gin-line-stock = 山札
gin-line-known = 相手が取ったカード
gin-line-pile = 捨て札
gin-line-shown = ノックした人の手札
gin-line-opened = 相手の手札
gin-line-limit = ノックの上限
gin-line-deadwood = デッドウッド
gin-line-hand = 手札

## What an action has brought, on every surface: `note-`

gin-note-shown = { $name }の公開：{ $melds }{ $cards ->
    [none] {""}
   *[other] 、残り { $cards }
}
gin-note-laid = { $name }の付け札：{ $cards }
gin-note-gin = ジン！{ $name }に{ $points }点（相手のデッドウッド{ $defender }点＋ジン{ $bonus }点{ gin-note-twice }）
gin-note-biggin = ビッグジン！{ $name }に{ $points }点（相手のデッドウッド{ $defender }点＋ビッグジン{ $bonus }点{ gin-note-twice }）
gin-note-knock = { $name }に{ $points }点（デッドウッドの差：{ $defender } − { $knocker }{ gin-note-twice }）
gin-note-undercut = アンダーカット！{ $name }に{ $points }点（デッドウッドの差：{ $knocker } − { $defender }、ボーナス{ $bonus }点{ gin-note-twice }）
gin-note-twice = { $doubled ->
    [yes] 、アップカードがスペードなので2倍
   *[no] {""}
}
gin-note-dead = 山札が尽きました。どちらにも得点はありません。
gin-note-game = { $number ->
    [0] {""}
   *[other] { $number }試合目：{""}
}{ $name }のゲームスコアは{ $score }（勝った{ $boxes }ディール{ $box }{ $bonus ->
    [0] {""}
   *[other] 、勝利{ $bonus }
}{ $shutout ->
    [0] {""}
   *[other] 、完封{ $shutout }
}{ $points ->
    [0] {""}
   *[other] 、得点{ $points }
}）

## The practice deal

gin-lesson-aim = 目指すのはメルド
    .text = メルドは、同じ数字3枚以上、または同じスートの連番3枚以上です。{ $h5 } { $h6 } { $h7 } はもうメルドになっています。
gin-lesson-deadwood = 残りはデッドウッド
    .text = メルドに入らないカードは失点になります（エース1点、絵札10点）。合計10点以下ならノックしてディールを終えられます。
gin-lesson-upcard = 取る？ 見送る？
    .text = 最初に表にされたカードは、ほしければもらえます。{ $s9 }は手札の9の2枚と合わせて二つ目のメルドになります。取りましょう。
gin-lesson-discard = 1枚取ったら1枚捨てる
    .text = 番の終わりには1枚捨てます。{ $card }は10点もあり、どれとも組めません。タップして選び、もう一度タップして捨てましょう。
gin-lesson-draw = カードを引く
    .text = 捨て札から取れるのは一番上の1枚だけ。{ $card }ではメルドができないので、山札から見えない1枚を引きましょう。
gin-lesson-low = 小さいカードなら安心
    .text = { $cA }もデッドウッドですが、1点だけです。{ $card }は10点もするので、こちらを捨てましょう。
gin-lesson-watch = 捨て札に注目
    .text = 相手が何を取り、何を捨てたかで、集めているカードが分かります。{ $card }は役に立たないので、また山札から引きましょう。
gin-lesson-knock = いよいよノック
    .text = { $s2 } { $s3 } { $s4 } で三つ目のメルドです。{ $card }を捨てればデッドウッドは10点以下。{ $card }を選んでノックしましょう。
gin-lesson-end = メルドを作り、点の高いカードを捨て、相手が整う前にノックで終わらせました。これがジン・ラミーです。

## ボットがそうする理由（画面と端末のヒント）、`reason-`

gin-reason-upcard_no_meld = { $card }は手札と合わせてもメルドになりません。
gin-reason-upcard_no_gain = { $card }はメルドに入りますが、デッドウッドは減りません。
gin-reason-take_to_knock = { $card }を取ればノックできます。デッドウッドは{ $deadwood }点になります。
gin-reason-take_to_meld = { $card }がメルドに入り、デッドウッドが{ $before }点から{ $after }点に減ります。
gin-reason-biggin = 11枚すべてがメルドに入っています。
gin-reason-knock_gin = ジンです。デッドウッドが残りません。
gin-reason-knock_early = まだ序盤で、相手の手札は整っていないはずです。デッドウッド{ $deadwood }点なら十分です。
gin-reason-knock_last = 山札がほとんど残っていません。これがノックの最後の機会です。
gin-reason-knock_must = 今できるのはノックだけです。{ $card }を捨てるとデッドウッドは{ $deadwood }点です。
gin-reason-discard_dear = 手放せるカードの中で{ $card }が一番点が高く、捨てるとデッドウッドは{ $deadwood }点になります。
gin-reason-discard_deadwood = { $card }を捨てるとデッドウッドは{ $deadwood }点で、{ $other }を捨てるより少なくなります。
gin-reason-discard_prospects = { $other }を捨てるより{ $card }を捨てる方が、次に引くカードで手がよくなる見込みがあります。
gin-reason-discard_danger = 相手にとって、{ $card }は{ $other }より使いにくいカードです。
gin-reason-arrange = この並べ方ならデッドウッドが一番少なく、{ $deadwood }点です。
gin-reason-lay_off = { $card }は付けられるので、その{ $points }点は失点になりません。
gin-reason-finish = これ以上カードを付けても得になりません。

gin-bot-strong = { bot-strong.why }
gin-bot-steady = 自分に役立つ札が何枚残っているかは数えるが、捨てた札を相手がどう使うかは考えない
gin-bot-fair = 自分の手札しか見ていない。ペアを長く持ちすぎ、ノックできればすぐノックする
gin-bot-casual = 使える捨て札の半分を見逃し、ペアは手放さず、ノックできればすぐノックする
gin-bot-beginner = いつもの癖で山札から引き、ペアは手放さず、ノックできればすぐノックする
