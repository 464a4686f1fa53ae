## 断りの文（エンジン）

refused-romme_seats_need_packs = { $seats }人で遊ぶには、カードが{ $packs }組必要です。
refused-romme_cut_first = まず、カットで見えたカードがジョーカーなら取るか、そのまま残すかを決めてください。
refused-romme_no_joker = カットで見えたカードはジョーカーではないので、残すしかありません。
refused-romme_no_cut = カットはもう済んでいます。
refused-romme_draw_first = まず山札から引くか、捨て札の一番上を取ってください。
refused-romme_no_pass = 山札から引ける間はパスできません。
refused-romme_no_stock = 山札が尽き、もう作り直せません。捨て札の一番上を取るか、パスしてください。
refused-romme_pile_empty = 取れる捨て札がありません。
refused-romme_pile_never = このテーブルでは捨て札を取れません。
refused-romme_pile_not_open = 捨て札を取れるのは、最初のメルドを出してからです。
refused-romme_idle = { $turns }回の番の間、だれも山札から引かず、場にカードも出していません。だれかがそうするまで、捨て札は取れません。
refused-romme_no_use = { $card }はすぐに使うときだけ取れますが、今は使い道がありません。
refused-romme_no_meld = { $card }はすぐに新しいメルドにするときだけ取れますが、今は作れるメルドがありません。
refused-romme_drawn_already = この番のカードはもう手札にあります。メルドを出すか、付けるか、1枚捨ててください。
refused-romme_finish_opening = 最初のメルドは今{ $points }点で、{ $minimum }点必要です。続けてメルドを出してください。
refused-romme_use_first = { $card }はすぐに使うために取ったカードです。先にそれを使ってください。
refused-romme_meld_first = { $card }はすぐに新しいメルドにするために取ったカードです。先にそのメルドを出してください。
refused-romme_joker_first = 先に、交換で手に入れたジョーカーを使ってください。
refused-romme_just_taken = { $card }は今捨て札から取ったばかりなので、この番では捨てられません。ほかのカードを選んでください。
refused-romme_few_naturals = メルドには、ジョーカー以外のカードが少なくとも{ $naturals }枚必要です。
refused-romme_many_jokers = 一つのメルドに使えるジョーカーは{ $jokers }枚までです。
refused-romme_jokers_in_row = シークエンスで隣り合うジョーカー、または一つのセットに入るジョーカーは{ $jokers }枚までです。
refused-romme_too_low = 最初のメルドは{ $minimum }点以上でなければなりません。これで{ $points }点になりますが、残りの手札では足りません。
refused-romme_last_discard = 最後に捨てるカードが1枚必要です。
refused-romme_opening_stuck = 最初のメルドに必要な{ $minimum }点には届きますが、そのあと番を終えられなくなります。
refused-romme_leaves_taken = これを出すと、今取ったばかりで捨てることも付けることもできない{ $card }だけが残ります。
refused-romme_next_turn = 最初のメルドを出した番では、カードを付けたりジョーカーを交換したりできません。次の番からできます。
refused-romme_lay_not_open = カードを付けられるのは、最初のメルドを出してからです。
refused-romme_swap_not_open = ジョーカーを交換できるのは、最初のメルドを出してからです。
refused-romme_no_such_meld = 場にそのメルドはありません。
refused-romme_does_not_fit = { $options ->
    [0] { $card }は{ $cards }に付けられません。もう何も付けられません。
    [1] { $card }は{ $cards }に付けられません。付けられるのは{ $first }だけです。
    [2] { $card }は{ $cards }に付けられません。付けられるのは{ $first }と{ $second }だけです。
   *[other] { $card }は{ $cards }に付けられません。
}
refused-romme_no_swaps = このテーブルではジョーカーを交換できません。
refused-romme_wrong_card = そのメルドに、{ $card }の代わりになっているジョーカーはありません。
refused-romme_set_incomplete = セットのジョーカーは、ジョーカーなしの4枚がそろうときだけ交換できます。{ $card }だけでは足りません。
refused-romme_joker_unused = { $card }と交換したジョーカーはすぐに使い、そのうえで番を終えられなければなりません。今はそれができません。
refused-romme_which_end = { $text }はそのシークエンスの両端に付けられます。.lo か .hi でどちらかを書いてください。
refused-romme_contradicts = { $text }が、局面のほかの部分かテーブルのルールと矛盾しています。
refused-romme_bad_refill = 山札と引かれたカードは、山札を作り直したときのカードと一致しなければなりません（{ $text }）。

## 画面：名前、プリセット、オプション。`.why` はロビーに出る説明。

romme-name = ロメ（ドイツ式ラミー）
romme-about = 2人から6人、ジョーカー入りの2組で遊びます。3組なら8人まで遊べます。最初のメルドは40点以上。だれよりも先に手札をなくしましょう。

# - プリセット
romme-preset-standard = 標準
    .why = ドイツ式のラミー。手札は13枚、ジョーカーは1組に3枚、最初のメルドは40点以上。人数と同じ数のディールで試合が終わります。
romme-preset-dskv = スカート連盟式
    .why = セットのジョーカーは、ジョーカーなしの4枚がそろうときだけ交換できます。手札に残ると20点の失点です。
romme-preset-rauben = カットで出たジョーカーを取る
    .why = カットした人がそこでジョーカーを見つけたら、自分のものにできます。
romme-preset-start14_dealer = ディーラーが14枚で始める
    .why = アップカードはありません。ディーラーに14枚配られ、最初に1枚捨てて始めます。
romme-preset-start14_forehand = 左隣の人が14枚で始める
    .why = 同じ始め方で、ディーラーの左隣の人から始めます。
romme-preset-no_first_draw = 最初は引かない
    .why = 1枚を表にしますが、最初の番には引きません。
romme-preset-discard_must_be_used = 捨て札はすぐ使うとき
    .why = 捨て札は、すぐに使うときだけ取れます。
romme-preset-strict_discard = 捨て札は新しいメルドだけ
    .why = 捨て札は、すぐに新しいメルドにするときだけ取れます。
romme-preset-open30 = 最初は30点
    .why = 最初のメルドは30点以上で足ります。
romme-preset-open_none = 最初のメルドは何点でも
    .why = 最初のメルドは何点でもかまいません。
romme-preset-next_turn = 最初はメルドだけ
    .why = 最初のメルドを出した番では、カードを付けたりジョーカーを交換したりできません。
romme-preset-scala40 = スカラ・クアランタ（イタリア式）
    .why = イタリア式。捨て札は最初のメルドのあと、すぐに使うときだけ取れます。最後の1枚は捨てて上がり、101点失うと脱落です。
romme-preset-three_packs = 3組（8人まで）
    .why = 8人まで遊べます。ジョーカー3枚ずつの3組を使います。
romme-preset-basic = 基本のラミー
    .why = 1組で、手札は10枚か7枚。最低点がなく、最初からカードを付けられます。勝った人はほかの人の失点をもらいます。

# - オプション
romme-option-packs = 組数
    .why = 52枚のカードを何組使うか。1組では6人に足りず、7人と8人には3組が必要です。
romme-option-jokers_per_pack = 1組のジョーカー
    .why = 1組に加えるジョーカーの枚数。
romme-option-hand_size = 配る枚数
    .why = 一人に配る枚数。
romme-option-hand_size-10-7 = 2人なら10枚、それ以外は7枚
romme-option-seating = 席の決め方
    .why = カードを引いて決めるか、くじで決めるか、そのままか。
romme-option-seating-draw = カードを引く
romme-option-seating-random = くじ
romme-option-seating-fixed = そのまま
romme-option-deal_style = 配り方
    .why = 3枚と4枚ずつまとめて配るか、1枚ずつ配るか。
romme-option-deal_style-packets = まとめて
romme-option-deal_style-single = 1枚ずつ
romme-option-start = 始め方
    .why = 1枚を表にして捨て札とするか、その代わりに最初の人に14枚目を配るか、または1枚を表にして最初の人だけ引かずに始めるか。
romme-option-start-upcard = 1枚を表にする
romme-option-start-fourteen = 14枚目を配る
romme-option-start-no_draw = 1枚を表にし、最初の番は引かない
romme-option-first_player = 最初の番
    .why = だれから始めるか。
romme-option-first_player-dealer = ディーラー
romme-option-first_player-forehand = ディーラーの左隣
romme-option-rauben = ジョーカー取り
    .why = カットした人がそこでジョーカーを見つけたら、自分のものにできます。
romme-option-open_min = 最初のメルド
    .why = 最初に出すメルドの合計がこの点数以上でなければなりません。0なら何点でもかまいません。
romme-option-opening_turn_extras = 最初のメルドのあと
    .why = いつからカードを付けたり、ジョーカーを交換したりできるか。
romme-option-opening_turn_extras-after_opening = 同じ番から
romme-option-opening_turn_extras-next_turn = 次の番から
romme-option-layoff_needs_open = 付けるのは最初のメルドのあと
    .why = オフにすると、初めからカードを付けられます。
romme-option-take_discard = 一番上の捨て札
    .why = 取れるかどうか、何のために取れるか。
romme-option-take_discard-free = 取って手札にできる
romme-option-take_discard-must_use = すぐに使うときだけ
romme-option-take_discard-must_meld = すぐに新しいメルドにするときだけ
romme-option-take_discard-never = 取れない
romme-option-take_needs_open = 捨て札は最初のメルドのあと
    .why = 最初のメルドを出すまでは、山札から引きます。
romme-option-redicard = 取った捨て札を戻せる
    .why = 捨て札から取ったカードを、同じ番に捨てられます。
romme-option-joker_swap = ジョーカーの交換
    .why = 場のジョーカーを、それが代わりをしているカードと交換できます。
romme-option-joker_set_swap = セットのジョーカー
    .why = どのカードと交換できるか。
romme-option-joker_set_swap-any_missing = ないスートならどれでも
romme-option-joker_set_swap-complete_only = ジョーカーなしの4枚がそろうとき
romme-option-swapped_joker_use = 交換したジョーカー
    .why = 交換したジョーカーをすぐにどう使うか。
romme-option-swapped_joker_use-new_meld = 新しいメルドにする
romme-option-swapped_joker_use-any_play = 新しいメルドにするか付ける
romme-option-swapped_joker_use-to_hand = 手札に残してよい
romme-option-around_the_corner = エースをまたぐシークエンス
    .why = Q-K-A-2のように、シークエンスがエースの先へ続けます。
romme-option-min_naturals = ジョーカー以外の枚数
    .why = メルドに必要な最少の枚数。
romme-option-max_jokers_in_row = 隣り合うジョーカー
    .why = シークエンスで続けて並べられる枚数、または一つのセットに入れられる枚数の上限。
romme-option-max_jokers = メルドのジョーカー
    .why = 一つのメルドに使える枚数の上限。
romme-option-max_jokers-null = 何枚でも
romme-option-final_discard = 最後の1枚
    .why = 最後に1枚捨てて上がるか、全部出して上がってもよいか。
romme-option-final_discard-optional = 出してもよい
romme-option-final_discard-required = 捨てて上がる
romme-option-joker_penalty = ジョーカーの失点
    .why = 手札に残ったジョーカー1枚の失点。
romme-option-ace_penalty = エースの失点
    .why = 手札に残ったエース1枚の失点。
romme-option-winner_scores = 勝った人の得点
    .why = 勝った人が得点するか、ほかの人が失点するだけか。
romme-option-winner_scores-none = なし
romme-option-winner_scores-sum = ほかの人の失点の合計
romme-option-hand_romme = 一度に上がったとき
    .why = 何も出していなかった人が一つの番で全部出して上がると、点数がすべてこの倍数になります。
romme-option-match_mode = 試合の終わり
    .why = 決まった数のディール、だれかの失点、または最後の一人になるまで。
romme-option-match_mode-deals = ディール数
romme-option-match_mode-points = 失点
romme-option-match_mode-elimination = 最後の一人
romme-option-match_deals = 試合のディール数
    .why = 「ディール数」で終わる試合で使います。
romme-option-match_deals-null = 人数と同じ
romme-option-match_points = 終わりになる失点
    .why = この失点で試合が終わるか、その人が脱落します。
romme-option-max_reshuffles = 山札の作り直し
    .why = 捨て札を混ぜて新しい山札にできる回数。
romme-option-idle_rounds = 動きのない周
    .why = 取って捨てるだけの周がこれだけ続いたら、次は山札から引かなければなりません。

## 画面：テーブル。

# - 手：ボタン、キー、「あなたの番です：…」の中の言葉
romme-action-keep = ジョーカーを取る
    .key = K
romme-action-leave = 残す
    .key = L
romme-action-pass = パス
    .key = P
romme-action-stock = 引く
    .key = S
romme-action-take = 取る
    .key = T
romme-action-meld = メルド
    .key = M
romme-action-lay = { $card ->
    [none] 付ける
   *[other] { $card }を付ける
}
    .key = O
romme-action-swap = { $card ->
    [none] ジョーカーと交換
   *[other] { $card }をジョーカーと交換
}
    .key = W
romme-action-discard = { $card ->
    [none] 捨てる
   *[other] { $card }を捨てる
}
    .key = D
romme-can-keep = ジョーカーを取る
    .why = ジョーカーがあなたの手札になります。
romme-can-leave = カットで見えたカードを残す
    .why = だれのものにもなりません。
romme-can-pass = パスしてディールを終える
    .why = 全員が手札に残ったカードの分だけ失点します。
romme-can-stock = 山札から引く
    .why = 自分だけが見るカードを1枚引きます。
romme-can-take = { $card }を取る
    .why = 手札に入りますが、持っていることが全員に分かります。
romme-can-meld = メルドを出す
    .why = 場に公開され、その分の手札が減ります。
romme-can-lay = カードを付ける
    .why = 場のメルドに付け足します。だれが出したメルドでもかまいません。
romme-can-swap = ジョーカーを交換する
    .why = あなたのカードがジョーカーの場所に入り、ジョーカーをもらいます。
romme-can-discard = 1枚捨てる
    .why = 捨て札に置かれ、あなたの番が終わります。
romme-armed-meld = メルドにするカードを選んでください。
romme-armed-lay = 付けるカードを選んでください。
romme-armed-swap = ジョーカーと交換するカードを選んでください。
romme-armed-discard = 捨てるカードを選んでください。

# - 起きたこと
romme-event-keep = { $who ->
    [me] あなたはカットで見つけたジョーカーを取りました。
   *[other] { $name }はカットでジョーカーを見つけ、自分のものにしました。
}
romme-event-leave = { $who ->
    [me] あなたはカードをカットしました。
   *[other] { $name }はカードをカットしました。
}
romme-event-pass = { $who ->
    [me] あなたのパスで、ディールが終わりました。
   *[other] { $name }のパスで、ディールが終わりました。
}
romme-event-stock = { $who ->
    [me] あなたは山札から引きました。
   *[other] { $name }は山札から引きました。
}
romme-event-take = { $who ->
    [me] あなたは{ $card }を取りました。
   *[other] { $name }は{ $card }を取りました。
}
romme-event-meld = { $who ->
    [me] あなたはメルドを出しました。
   *[other] { $name }はメルドを出しました。
}
romme-event-lay = { $who ->
    [me] あなたは{ $card }を付けました。
   *[other] { $name }は{ $card }を付けました。
}
romme-event-swap = { $who ->
    [me] あなたは{ $card }をジョーカーと交換しました。
   *[other] { $name }は{ $card }をジョーカーと交換しました。
}
romme-event-discard = { $who ->
    [me] あなたは{ $card }を捨てました。
   *[other] { $card ->
        [none] { $name }は最後の1枚を伏せて捨てました。
       *[other] { $name }は{ $card }を捨てました。
    }
}

# - テーブル
romme-opened = オープン済み
romme-do-keep = ジョーカーを取る
romme-do-leave = そのまま残す
romme-do-open = { $points }点でオープン
romme-do-stage = { $points }点を並べる
romme-open-count = { $least }点中{ $points }点
romme-open-enough = オープンできます
romme-open-missing = あと{ $points }点
romme-now-cut = カードをカットすると{ $card }がありました。
romme-cut = カットで見えたカード：{ $card }
romme-now-use_card = { $card }を取りました。すぐに使ってください。
romme-now-meld_card = { $card }をすぐに新しいメルドに使ってください。
romme-now-play_joker = ジョーカーをすぐに、新しいメルドか付け札に使ってください。
romme-outcome-out = { $who ->
    [me] ロメ！あなたの上がりです
   *[other] ロメ！{ $name }の上がりです
}
romme-outcome-blocked = 上がった人はいません
romme-because-out = 手札に残ったカードは、すべてその人の失点になります。
romme-because-blocked = 引くカードがなくなりました。全員が手札の分だけ失点します。

# - 結果
romme-result-out = 上がり
romme-result-blocked = 山札切れ

## 端末の行

romme-aim = 手札をなくすことを目指します。メルド（同じ数字でスートの違う3～4枚、または同じスートの連番3枚以上）を出し、場のメルドに付け足します。最初のメルドには決まった点数が必要で、手札に残ったカードは失点になります。
romme-help = T0、T1 などは場のメルド、* はジョーカー、*Qd は Qd の代わりのジョーカーです。入力の例：meld [Jd *Qd Kd]、lay Td>T0、swap Qd>T0、discard 5c。
romme-line-others = ほかの人の枚数
romme-line-known = 分かっている手札
romme-line-gone = 脱落した人
romme-line-robber = カットのジョーカー
romme-line-meld = 場
romme-line-pile = 捨て札の一番上
romme-line-stock = 山札
romme-line-taken = 捨てられないカード
romme-line-due-use_card = すぐに使うカード
romme-line-due-meld_card = すぐにメルドにするカード
romme-line-due-play_joker = すぐ使うジョーカー
romme-line-cut = カットで見えたカード
romme-line-opening = 最初のメルドの点数
romme-line-opened = 残った手札
romme-line-hand = あなたの手札

## What an action has brought, on every surface: `note-`

romme-note-refilled = 捨て札を切り直して、新しい山札にしました。
romme-note-staged = 最初のメルドは、ここまで{ $points }点（必要な点数は{ $least }点）です。
romme-note-opened = { $name }は最初のメルドを出し終えました（{ $points }点）。
romme-note-out = { $name }が上がりました。
romme-note-blocked = 引くカードがありません。勝者なしで終わります。
romme-note-doubled = 一度に全部出したので、点数はすべて2倍です。
romme-note-left = { $name }は{ $points }点を失います：{ $cards }
romme-note-gets = { $name }は、ほかの人が失った{ $points }点をもらいます。
romme-note-eliminated = { $name }は脱落しました。

## ボットがそうする理由（画面と端末のヒント）、`reason-`

romme-reason-keep_joker = ジョーカーは必ず役に立ちます。
romme-reason-pass_ahead = あなたの手札の失点が一番少なそうなので、ここで終わらせます。
romme-reason-take_behind = ほかの人の方が失点が少なそうなので、まだ終わらせません。
romme-reason-discard_no_use = { $card }を取っても、出せるカードが十分に増えません。
romme-reason-take_joker = ジョーカーはほとんどどこにでも使えます。
romme-reason-take_to_go_out = { $card }を取れば、この番で上がれます。
romme-reason-take_to_lay = { $card }は場のメルドに付けられます。
romme-reason-take_to_meld = { $card }を取れば、取る分より多くのカードを出せます。
romme-reason-go_out = これでこの番に上がれます。
romme-reason-meld_plan = 手札を一番減らせるメルドの組み合わせに入っています。
romme-reason-meld_worth = 今出せるメルドの中で一番点が高いです。
romme-reason-swap = 渡すカードよりジョーカーの方が役に立ちます。
romme-reason-lay_joker = ジョーカーは手札に残すと高くつくので、今使います。
romme-reason-wait = まだだれも上がりそうにありません。今は手札に残しておけば、ほかの人に付けられることがありません。
romme-reason-discard_joker = ほかに捨てられるカードがありません。
romme-reason-lay_off = 付けられるカードで、手札に残すと{ $points }点の失点です。
romme-reason-discard_least = { $card }が一番いらないカードです。これとメルドになるカードは残り{ $count }枚で、手札に残すと{ $points }点の失点です。
romme-reason-discard_soon = もうすぐだれかが上がりそうなので、点の高いカードから手放します。{ $card }は{ $points }点の失点になります。

## The practice deal

romme-lesson-aim = 手札をなくそう
    .text = 手札はメルドにして出します。手札のキングのように同じ数字でスートの違う3～4枚、または同じスートの連番3枚以上です。
romme-lesson-draw = まず1枚引く
    .text = 捨て札の一番上か、山札の見えない1枚か。{ $c6 }は役に立たないので、山札から引きましょう。
romme-lesson-forty = 最初は40点
    .text = 最初に出すメルドは合計40点以上必要です。キング3枚で30点。3枚をタップして場に出しましょう。
romme-lesson-joker = ジョーカーは代役
    .text = あと10点。ジョーカーは何の代わりにもなり、{ $s9 } { $sJ } { $sQ } と並べれば{ $sT }です。この4枚を選んで出しましょう。
romme-lesson-discard = 69点で条件クリア
    .text = もう十分です。番の終わりには1枚捨てます。{ $d8 }はどれとも組めません。捨てるまでは、出したカードを全部戻せます。
romme-lesson-swap = ジョーカーを取り戻す
    .text = ジョーカーが代わりをしている{ $sT }を引きました。タップして、ジョーカーと交換しましょう。
romme-lesson-again = すぐに使う
    .text = 場から取ったジョーカーは、この番のうちに使います。{ $h4 } { $h5 } と合わせて連番にし、そのあと{ $c7 }を捨てましょう。
romme-lesson-lay = どこにでも付けられる
    .text = { $hA }は相手が出したエース3枚に付けられます。1枚ずつなら、だれのメルドにでも付けられます。
romme-lesson-keep = ペアは残す
    .text = 2がもう1枚来れば上がりです。2枚とも残して、{ $d3 }を捨てましょう。
romme-lesson-out = 最後のメルド
    .text = 2が3枚そろいました。出せば手札がなくなって上がりです。捨てる1枚はいりません。
romme-lesson-end = 40点以上でオープンし、ジョーカーを2回使い、カードを付けて、先に上がりました。相手の手札は失点になります。これがロメです。

romme-bot-strong = 捨てる前に次に引きうるカードをすべて考え、なくなったカードを数え、だれかが上がりそうになるまでメルドを手札に温存する
romme-bot-steady = なくなったカードや組み合わせは数えるが、メルドはできしだい出してしまい、相手に付け札をされる
romme-bot-fair = 相性を考えず余ったカードのうち一番点の高いものを捨て、捨て札の多くを見逃す
romme-bot-casual = 捨て札をほとんど見ず、付け札をたいてい忘れ、ペアを崩す
romme-bot-beginner = 出せるものはジョーカーから何でもすぐ出し、ペアやシークエンスを崩し、捨て札はほとんど見ない
