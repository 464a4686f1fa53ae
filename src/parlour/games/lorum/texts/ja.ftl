## Refusals (of the engine)

refused-lorum_declare_first = まず、スモールかビッグを宣言するか、パスしてください。
refused-lorum_small_declared = スモールはもう宣言されています。できるのはパスか、ビッグの宣言だけです。
refused-lorum_override_first = まず、スモールに対してビッグを宣言するか、パスしてください。
refused-lorum_declared = 宣言できるのは、最初のリードの前だけです。
refused-lorum_expose_first = まず、どのクイーンを公開するか、または公開しないかを決めてください。
refused-lorum_exposed = クイーンを公開できるのは、だれも宣言しなかったディールの、最初のリードの前だけです。
refused-lorum_exposed_late = クイーンを公開できるのは、最初のリードの前だけです。
refused-lorum_no_exposing = このテーブルではクイーンの公開はありません。
refused-lorum_follow_suit = { $card }は出せません。{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}を持っているので、同じスートを出さなければなりません。
refused-lorum_must_beat = { $card }は出せません。スモールでは、{ $best }に勝てるカードがあればそれを出さなければなりません。
refused-lorum_bad_position = 局面の{ $text }の部分が、段階{ $phase }またはほかの部分と合いません。

## 画面：名前、プリセット、オプション。`.why` はロビーに出る説明。

lorum-name = ロールム
lorum-about = 3人または4人用。ハート、クラブのクイーン、スペードのクイーンを取らないようにします。1トリックも取らない、または全部取ると宣言することもできます。

# - プリセット
lorum-preset-four_players = 4人用
    .why = 4人で遊ぶ普通のルールです。取った点数をプールに払い、0点の人がプールを取ります。
lorum-preset-three_players = 3人用
    .why = 3人で遊ぶ同じルールです。ダイヤの7と8を抜きます。
lorum-preset-exposed_double = クイーン公開（2倍）
    .why = 最初のリードの前に、クラブとスペードのクイーンを公開できます。公開したクイーンは2倍に数えます。
lorum-preset-exposed_triple = クイーン公開（3倍）
    .why = 2倍のルールに加え、自分で公開したクイーンを自分で取ると3倍になります。
lorum-preset-no_split = プールの分配なし
    .why = 0点の人が二人いるときは、だれもプールを取らず、プールが大きくなります。
lorum-preset-table_stakes = 手持ちのチップだけ
    .why = チップは60枚ずつ。持っている以上は払わず、だれかのチップがなくなったら試合が終わります。
lorum-preset-quick = 早終わり
    .why = 結果が変わらなくなったら、すぐにディールを終えます。チップの動きは同じです。

# - オプション
lorum-option-players = 人数
    .why = テーブルに着く人数。
lorum-option-start_chips = 最初のチップ
    .why = 各プレイヤーが最初に持つチップの枚数。
lorum-option-deals = ディール数
    .why = この回数で試合を終えます。人数の倍数なら、全員が同じ回数ずつ配ります。
lorum-option-declaration = 宣言のしかた
    .why = 最初のリードの前に、スモールやビッグをどのように宣言するか。
lorum-option-declaration-ordered = 順番に
lorum-option-declaration-sealed = 全員同時に、伏せて
lorum-option-declaration-race = 早い者勝ち
lorum-option-override_right = スモールに対するビッグ
    .why = だれかがスモールを宣言したあと、ビッグを宣言できる人。
lorum-option-override_right-all = ほかの全員
lorum-option-override_right-later_only = まだ聞かれていない人
lorum-option-expose = クイーンの公開
    .why = 最初のリードの前に、{ $pack ->
        [german] どんぐりと木の葉
       *[french] クラブとスペード
    }の{ $letters ->
        [DH] ホルニーク
        [UO] オーバー
       *[JQ] クイーン
    }を公開し、点数を増やせます。
lorum-option-expose-off = なし
lorum-option-expose-double = 2倍
lorum-option-expose-triple = 2倍、自分で取ると3倍
lorum-option-expose_declared = 宣言のあるディールでも公開
    .why = スモールやビッグのディールでも、クイーンを公開できます。チップの払いは変わりませんが、全員にカードが見えます。
lorum-option-two_zero_split = 二人でプールを分ける
    .why = 4人のとき、0点の人が二人いれば、プールを二人で分けます。使わないときは、だれも取りません。
lorum-option-insolvency = チップが足りないとき
    .why = 持っているチップより多く払わなければならないときの扱い。
lorum-option-insolvency-credit = 借りにする
lorum-option-insolvency-cap = あるだけ払う
lorum-option-insolvency-rebuy = 買い足す
lorum-option-bust_ends_game = チップがなくなったら終了
    .why = あるだけ払うルールで、だれかのチップがなくなったら、そのディールで試合を終えます。
lorum-option-early_stop = ディールの終わり
    .why = 結果が決まったところで終えるかどうか。出されなかったカードは公開されません。
lorum-option-early_stop-none = 最後の1枚まで出す
lorum-option-early_stop-declared = スモールとビッグは早く終える
lorum-option-early_stop-all = いつでも早く終える

## 画面：テーブル。

# - 手：ボタン、キー、「あなたの番です：…」の中の言葉
lorum-action-pass = パス
    .key = P
lorum-action-small = スモール（マリー）
    .key = S
lorum-action-big = ビッグ（ヴェリキー）
    .key = B
lorum-action-none = 公開しない
    .key = N
lorum-action-expose = { $card ->
    [none] 公開する
   *[other] { $card }を公開
}
    .key = E
lorum-action-play = { $card ->
    [none] 出す
   *[other] { $card }を出す
}
    .key = L
lorum-can-pass = パスする
    .why = 自分では何も宣言しません。
lorum-can-small = スモールを宣言する（1トリックも取らない）
    .why = 成功すれば全員から受け取り、失敗すれば全員に払います。
lorum-can-big = ビッグを宣言する（全トリックを取る）
    .why = 成功すれば全員から受け取り、失敗すれば全員に払います。
lorum-can-none = 公開しない
    .why = { $letters ->
        [DH] ホルニーク
        [UO] オーバー
       *[JQ] クイーン
    }を持っているかどうかは、だれにも分かりません。
lorum-can-expose = { $letters ->
    [DH] ホルニーク
    [UO] オーバー
   *[JQ] クイーン
}を公開する
    .why = 全員に見え、取った人の点数が増えます。
lorum-can-play = { $duty ->
    [lead] 好きなカードをリードする
    [follow] { $suit }を出す
    [beat] { $best }に勝つカードを出す
    [free] リードされたスートがないので、好きなカードを出す
   *[other] カードを出す
}
    .why = リードされたスートの一番強いカードがトリックを取ります。

# - 最初のリードの前の答え
lorum-ask-DECLARE = 宣言しますか？
lorum-ask-OVERRIDE = スモールに重ねてビッグを宣言しますか？
lorum-ask-EXPOSE = { $letters ->
    [DH] ホルニーク
    [UO] オーバー
   *[JQ] クイーン
}を公開しますか？
lorum-answer-pass = { $phase ->
    [OVERRIDE] スモールのままにする
   *[DECLARE] プールを狙う
}
lorum-answer-small = 1トリックも取らない：全員から+{ $each }
lorum-answer-big = 全トリックを取る：全員から+{ $each }
lorum-answer-stake = ±{ $all }
lorum-answer-none = 手札に隠しておく
lorum-answer-expose = { $mode ->
    [regular] { $expose ->
        [triple] 2倍、自分で取れば3倍
       *[double] 2倍に数える
    }
   *[other] このディールでは得点に関係しない
}
lorum-said-pass = パス
lorum-said-small = スモール
lorum-said-big = ビッグ
lorum-said-sealed = 回答済み
lorum-said-deciding = 考え中…

# - 起きたこと
lorum-event-pass = { $who ->
    [me] あなたはパスしました。
   *[other] { $name }はパスしました。
}
lorum-event-small = { $who ->
    [me] あなたはスモールを宣言しました。
   *[other] { $name }はスモールを宣言しました。
}
lorum-event-big = { $who ->
    [me] あなたはビッグを宣言しました。
   *[other] { $name }はビッグを宣言しました。
}
lorum-event-none = { $who ->
    [me] あなたは何も公開しませんでした。
   *[other] { $name }は何も公開しませんでした。
}
lorum-event-expose = { $who ->
    [me] あなたは公開すると答えました。
   *[other] { $name }は{ $card }を公開します。
}
lorum-event-answer = { $who ->
    [me] あなたは答えました。
   *[other] { $name }は伏せたまま答えました。
}
lorum-event-play = { $who ->
    [me] あなたは{ $card }を出しました。
   *[other] { $name }は{ $card }を出しました。
}

# - テーブル
lorum-shown = { $card }（公開）
lorum-pays = 払う
lorum-takes = 取る
lorum-stays = だれも取らない
lorum-own-cards = あなたの手札{ $count }枚
lorum-pool = プール：{ $count }
lorum-pool-why = 取った点数はプールに払います。0点の人がプールを取り、試合の終わりに残っていれば全員で分けます。
lorum-stack = チップ{ $count }枚

# - 結果
lorum-result-all_pay = 全員が払う
lorum-result-one_zero = 0点が一人
lorum-result-two_zeros = 0点が二人
lorum-result-no_split = 0点が二人
lorum-result-one_taker = 一人が全点
lorum-result-all_tricks = 全トリック
lorum-result-small_made = スモール成功
lorum-result-small_failed = スモール失敗
lorum-result-big_made = ビッグ成功
lorum-result-big_failed = ビッグ失敗
lorum-outcome-all_pay = 全員に点数があります。みんながプールに払います
lorum-outcome-one_zero = { $who ->
    [me] あなたは0点なのでプールを取ります：{ $chips }枚
   *[other] { $name }は0点なのでプールを取ります：{ $chips }枚
}
lorum-outcome-two_zeros = 0点の二人がプールを分けます
lorum-outcome-no_split = 0点が二人います。だれもプールを取りません
lorum-outcome-one_taker = { $who ->
    [me] あなたがすべての点数を取りました。プールに{ $chips }枚払います
   *[other] { $name }がすべての点数を取りました。プールに{ $chips }枚払います
}
lorum-outcome-all_tricks = { $who ->
    [me] 全トリックを取りました！{ $chips }枚もらえます
   *[other] { $name }が全トリックを取りました：{ $chips }枚
}
lorum-outcome-small_made = { $who ->
    [me] スモール成功！{ $chips }枚もらえます
   *[other] { $name }のスモールは成功です：{ $chips }枚
}
lorum-outcome-small_failed = { $who ->
    [me] スモール失敗。{ $chips }枚払います
   *[other] { $name }のスモールは失敗です：{ $chips }枚の支払い
}
lorum-outcome-big_made = { $who ->
    [me] ビッグ成功！{ $chips }枚もらえます
   *[other] { $name }のビッグは成功です：{ $chips }枚
}
lorum-outcome-big_failed = { $who ->
    [me] ビッグ失敗。{ $chips }枚払います
   *[other] { $name }のビッグは失敗です：{ $chips }枚の支払い
}
lorum-because-all_pay = 0点の人がいないので、プールは残り、{ $pool }枚になります。
lorum-because-one_zero = ほかの人がまず点数分をプールに払います。
lorum-because-two_zeros = 半分ずつ受け取ります。割り切れない1枚はプールに残ります。
lorum-because-no_split = このテーブルではプールを分けません。プールは{ $pool }枚になります。
lorum-because-one_taker = 全部の点数を取っても全トリックではないので、だれもプールを取りません。プールは{ $pool }枚になります。
lorum-because-all_tricks = 点数に関係なく、ほかの人が払います。プールはそのままです。
lorum-because-small_made = 宣言した人は1トリックも取りませんでした。プールはそのままで、点数は数えません。
lorum-because-small_failed = 宣言した人がトリックを取りました。プールはそのままで、点数は数えません。
lorum-because-big_made = 宣言した人がすべてのトリックを取りました。プールはそのままで、点数は数えません。
lorum-because-big_failed = ほかの人がトリックを取りました。プールはそのままで、点数は数えません。
lorum-bought = { $who ->
    [me] あなたはチップを{ $chips }枚買い足します。
   *[other] { $name }はチップを{ $chips }枚買い足します。
}

## 端末の行

lorum-aim = ハート（1枚1点）、クラブのクイーン（4点）、スペードのクイーン（8点）を取らないようにします。点数の分をプールに払い、0点の人がプールを取ります。または、スモール（1トリックも取らない）かビッグ（全トリックを取る）を宣言します。
lorum-help = リードされたスートがあれば必ず出し、エースが一番強いカードです。入力の例：play 9h（9h だけでも可）、pass、small、big
lorum-line-regular = 普通のディール
lorum-line-small = スモール（マリー）
lorum-line-big = ビッグ（ヴェリキー）
lorum-line-chips = チップ
lorum-line-pool = プール
lorum-line-exposed = 公開されたクイーン
lorum-line-taken = トリック（点数）
lorum-line-tricks = 取ったトリック
lorum-line-last = 前のトリック
lorum-line-trick = トリック
lorum-line-hand = 手札

## What an action has brought, on every surface: `note-`

lorum-note-regular = だれも宣言しませんでした。{ $name }からリードします。
lorum-note-small = { $name }は1トリックも取ってはいけません。{ $name }からリードします。
lorum-note-big = { $name }は全トリックを取らなければなりません。{ $name }からリードします。
lorum-note-exposed = { $name }は{ $cards }を公開しました。
lorum-note-trick = { $name }がトリックを取りました{ $counts ->
    [yes] （{ $points }点）
   *[no] {""}
}。
lorum-note-decided = もう結果は変わらないので、ここで終わります。
lorum-note-all_tricks = { $name }が全トリックを取りました。ほかの全員が払います。
lorum-note-small_made = { $name }のスモールは成功です（0トリック）。
lorum-note-small_failed = { $name }のスモールは失敗です（トリックを取りました）。
lorum-note-big_made = { $name }のビッグは成功です（全トリック）。
lorum-note-big_failed = { $name }のビッグは失敗です（ほかの人がトリックを取りました）。
lorum-note-pays = { $name }は{ $other }に{ note-chips }払います。
lorum-note-pays_points = { $name }は{ $points }点で、プールに{ note-chips }払います。
lorum-note-takes_pool = { $name }は0点なので、プールから{ note-chips }もらいます。
lorum-note-all_pay = 全員に点数があるので、だれもプールを取りません。
lorum-note-one_zero = 0点は一人です。
lorum-note-two_zeros = 0点の二人がプールを分けます。
lorum-note-no_split = 0点は二人です。このテーブルではだれもプールを取りません。
lorum-note-one_taker = 一人が全部の点数を取りましたが、全トリックではありません。だれもプールを取りません。
lorum-note-pool = プールは{ note-chips }になりました。
lorum-note-buys = { $name }は{ note-chips }買い足します。
lorum-note-shares = 試合の終わりにプールを分け、{ $name }は{ note-chips }もらいます。

## The practice deal

lorum-lesson-aim = 点を取らない
    .text = ハートは1枚1点、{ $cQ }は4点、{ $sQ }は8点。1点につきチップ1枚を払うので、これらの入ったトリックはほかの人に取らせましょう。
lorum-lesson-pool = プール
    .text = 取った点数の分のチップは、このプールに入ります。0点があなただけなら、全部もらえます。
lorum-lesson-declare = スモール？ ビッグ？
    .text = 1トリックも取らない（スモール）、全部取る（ビッグ）と宣言できますが、この手札ではどちらも無理です。パスしましょう。
lorum-lesson-follow = スートに従う
    .text = リードされたスートのカードがあるので、それを必ず出します。そのスートで一番強いカードがトリックを取ります。
lorum-lesson-free = そのスートがない？ 好都合！
    .text = 何を出してもかまいません。{ $sQ }を出して、このトリックを取る人に8点を押しつけましょう。
lorum-lesson-under = すぐ下を出す
    .text = { $hT }がリードされました。{ $h9 }なら下なのでトリックを取らずに、大きい方のハートを手放せます。
lorum-lesson-clean = まだ0点
    .text = 取った点数は、その人の名前の横に並びます。あなたはまだ0点。最後のハート{ $h7 }ならトリックを取りません。
lorum-lesson-low = キングの下で
    .text = いま{ $sK }が勝っています。同じスートのどちらを出してもその下です。小さいカードは終盤に役立ちます。
lorum-lesson-harmless = もう取っても大丈夫
    .text = 20点はすべて出たので、もうトリックを取っても失点しません。{ $dK }と{ $dA }で最後の2トリックを取りましょう。
lorum-lesson-end = スートに従い、高くつくカードを人に渡し、0点で終わりました。プールはあなたのものです。これがロールムです。

## ボットがそうする理由（画面と端末のヒント）、`reason-`

lorum-reason-declare_small = ほかのカードをランダムに{ $of }回配ったところ、{ $won }回は1トリックも取りませんでした。
lorum-reason-declare_big = ほかのカードをランダムに{ $of }回配ったところ、{ $won }回はすべてのトリックを取りました。
lorum-reason-pass_small = ランダムに配った{ $of }回のうち、1トリックも取らずに済んだのは{ $won }回だけで、スモールには足りません。
lorum-reason-pass_big = ランダムに配った{ $of }回のうち、全トリックを取れたのは{ $won }回だけで、ビッグには足りません。
lorum-reason-pass_neither = スモールには手札が強すぎ、エースがないのでビッグも望めません。
lorum-reason-pass_high = スモールには手札が強すぎます。
lorum-reason-pass_no_ace = エースがないので、ビッグは望めません。
lorum-reason-queen_covered = { $letters ->
    [DH] ホルニーク
    [UO] オーバー
   *[JQ] クイーン
}より低い同じスートのカードが{ $count }枚以上あるので、自分で取ることはまずありません。
lorum-reason-queen_bare = { $letters ->
    [DH] ホルニーク
    [UO] オーバー
   *[JQ] クイーン
}より低い同じスートのカードが{ $count }枚未満なので、自分で取ってしまうかもしれません。
lorum-reason-queens_do_not_count = 宣言されたディールでは{ $letters ->
    [DH] ホルニーク
    [UO] オーバー
   *[JQ] クイーン
}に点がないので、見せる必要はありません。
lorum-reason-stay_below = 分かっているかぎり、{ $card }はこのトリックを取りません。
lorum-reason-throw_danger = { $card }はこのトリックを取らず、残しておくと後で一番危険です。
lorum-reason-least_risk = { $card }がトリックを取るのは100回に{ $percent }回ほどで、このトリックは今のところ{ $points }点です。ほかのカードの方が、今か後でもっと危険です。
lorum-reason-small_lead_own = { $card }なら、ほかの人が一番勝ちやすいです。
lorum-reason-small_lead = 低いカードをリードすれば、宣言した人はその下に入りにくくなります。
lorum-reason-small_beat = 勝てるカードを出さなければならず、その中で一番低いのが{ $card }です。
lorum-reason-small_last = 最後に出すのでどのみちこのトリックを取ります。高い{ $card }を手放しましょう。
lorum-reason-small_throw = 勝てるカードがないので、高いカードを手放しましょう。
lorum-reason-big_lead = { $count ->
    [0] { $card }に勝てるカードはありません。
   *[other] リードできるカードの中で、{ $card }が一番負けにくいです。
}
lorum-reason-big_beat = { $card }は今までに出たカードに勝ちます。
lorum-reason-big_throw = ここでは勝てないので、高いカードは残しておきます。

lorum-bot-strong = { bot-strong.why }
lorum-bot-steady = カードを数え、トリックごとに考えるが、その先は読まない
lorum-bot-fair = 宣言が少し大胆で、カードは数えない
lorum-bot-casual = 宣言が大胆すぎて、カードは数えない
lorum-bot-beginner = 何かにつけて宣言し、強いカードから先に出す
