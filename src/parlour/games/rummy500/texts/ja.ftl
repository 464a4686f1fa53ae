## 断りの文（エンジン）

refused-r500_draw_first = まず、山札か捨て札からカードを引いてください。
refused-r500_drawn_already = もうカードを引いています。メルドを出すか、付けるか、一枚捨ててください。
refused-r500_no_pass = パスできるのは、山札がなくなってからです。
refused-r500_stock_empty = 山札がありません。捨て札から取るか、パスしてこの回を終わらせてください。
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
refused-r500_playable_last = 最後の一枚{ $card }は場のメルドに付けられるので、捨てて上がることはできません。メルドに付けてください。
refused-r500_few_naturals = メルドには、ジョーカー以外のカードが{ $number }枚以上必要です。
refused-r500_no_such_meld = 場に{ $meld }番のメルドはありません（0から数えます）。
refused-r500_does_not_fit = { $card }は{ $text }のそこには付けられません。
refused-r500_keep_one = カードを一枚残してください。このテーブルでは、最後の一枚は捨てて上がります。
refused-r500_leaves_no_turn = そうすると、捨てることも付けることもできないカードが残ってしまいます。
refused-r500_call_or_decline = まず「ラミー！」とコールするか、見送るかを決めてください。
refused-r500_no_call = 「ラミー！」とコールできるのは、誰かが捨てたあと、たずねられたときだけです。
refused-r500_call_own_card = 「ラミー！」で使えるのは捨て札から取るカードだけです。{ $card }はその中にありません。
refused-r500_call_without = { $card }をコールするので、これを使わなければなりません。

## ページ: 名前、プリセット、オプション。`.why` はロビーの説明。

rummy500-name = ラミー500
rummy500-about = 2人から8人。場に出したカードはすべて得点になり、捨て札は全部使えます。だれでも「ラミー！」とコールできます。

# - プリセット
rummy500-preset-standard = 標準
    .why = ジョーカー入り。500点で試合が終わります。
rummy500-preset-no_jokers = ジョーカーなし
    .why = 一組52枚で遊びます。
rummy500-preset-5-10-15 = 5・10・15点
    .why = 2〜9は5点、10〜Kは10点、エースとジョーカーは15点です。
rummy500-preset-floating = フローティング
    .why = 最後の一枚をメルドした人は手札なしで続けます。捨てて上がったときだけ終わります。
rummy500-preset-unplayable_final = 最後の捨て札の制限
    .why = 上がるときに捨てるカードは、場のどのメルドにも付けられないものに限ります。
rummy500-preset-bicycle = バイシクル
    .why = ジョーカーなし。一番上の捨て札はすぐに使うときだけ取れ、コールはありません。
rummy500-preset-boathouse = ボートハウス
    .why = 最後に捨てるカードを一枚残さなければなりません。
rummy500-preset-steal_the_turn = 番を奪う
    .why = 「ラミー！」とコールした人がそのまま番を続け、間の人は番を失います。

# - オプション
rummy500-option-packs = 組数
    .why = 自動では、4人まで一組、5人から二組です。
rummy500-option-packs-auto = 人数による
rummy500-option-jokers_per_pack = 一組のジョーカー
    .why = ふつうは2枚、またはなしです。
rummy500-option-hand_size = 配る枚数
    .why = 自動では、2人なら13枚、それ以外は7枚です。
rummy500-option-hand_size-auto = 人数による
rummy500-option-values = 点数
    .why = 2〜9を数字どおりに数えるか、5点ずつにします。
rummy500-option-values-standard = 数字どおり
rummy500-option-values-5-10-15 = 5・10・15点
rummy500-option-ace_low_value = 2の前のエース
    .why = A-2-3のエースの点数です。自動では1点、5・10・15点のときは5点です。
rummy500-option-ace_low_value-auto = 点数による
rummy500-option-going_out = 上がり方
    .why = 最後の一枚をどう手放せるかを決めます。
rummy500-option-going_out-meld_or_discard = 出しても捨ててもよい
rummy500-option-going_out-floating = 捨てたときだけ。出すと手札なしで続ける
rummy500-option-going_out-keep_one = 捨てる一枚を残す
rummy500-option-final_discard_unplayable = 最後の捨て札の制限
    .why = 上がるときに捨てるカードは、場のどのメルドにも付けられないものに限ります。
rummy500-option-top_take = 一番上の捨て札
    .why = 一番上だけを取ったとき、手札に残せるかを決めます。
rummy500-option-top_take-free = 残してよい
rummy500-option-top_take-must_use = すぐに使う
rummy500-option-deep_take_use = 下の捨て札
    .why = 下の捨て札を取ったとき、すぐにどう使うかを決めます。
rummy500-option-deep_take_use-meld_or_layoff = メルドにするか付ける
rummy500-option-deep_take_use-new_meld = 新しいメルドにする
rummy500-option-call_rummy = 「ラミー！」のコール
    .why = 捨て札に残った使えるカードを取れます。
rummy500-option-call_after = コールのあと
    .why = 元の順に続けるか、コールをその人の引きとするかを決めます。
rummy500-option-call_after-resume = 元の順に続ける
rummy500-option-call_after-turn = コールした人が続ける
rummy500-option-call_timeout_s = コールの秒数
    .why = 「ラミー！」とコールできる時間です。
rummy500-option-min_naturals = ジョーカー以外の枚数
    .why = メルドに必要な最少の枚数です。
rummy500-option-redicard = 取った捨て札を戻せる
    .why = 一番上だけを取ったカードを、同じ番に捨てられます。
rummy500-option-target = 勝ちの点数
    .why = 回の終わりに、この点数以上で一人だけ首位なら勝ちです。
rummy500-option-going_out_bonus = 上がりのボーナス
    .why = 手札をなくした人がもらう点です。
rummy500-option-idle_rounds = 動きのない周
    .why = 一番上を取るだけの周がこれだけ続くと、取ったカードはすぐに使わなければなりません。

# - 結果
rummy500-result-out = 上がり
rummy500-result-stock_out = 山札切れ

## 端末の行

rummy500-line-counts = 手札の枚数
rummy500-line-known = 取ったのが分かっているカード
rummy500-line-meld = 場のメルド
rummy500-line-laid = 場に出した点数
rummy500-line-stock = 山札
rummy500-line-pile = 捨て札
rummy500-line-must = 先に使うカード
rummy500-line-opened = 最後の手札
rummy500-line-hand = あなたの手札
