## 断りの文（エンジン）

refused-stops_spare_first = まず余りの手札をどうするか決めてください。取るか、競りに出すか、そのままにするかです。
refused-stops_bid_now = 余りの手札の競りの最中です。入札するか、パスしてください。
refused-stops_claim_now = まず、手札で受け取れる区画を宣言してください。何も宣言しないこともできます。
refused-stops_select_now = まず、ポーカーに使う5枚を選んでください。
refused-stops_bet_now = 賭けの最中です。フォールド、コール、レイズのどれかを選んでください。
refused-stops_lead_now = あなたのリードです。どれか一つのスートの一番低いカードを出してください。
refused-stops_follow_now = 次のカードを全員に順に聞いています。出すか、見送ってください。
refused-stops_no_auction = このテーブルでは余りの手札の競りはありません。
refused-stops_auctioned = 競りは1ディールに1回だけで、もう済んでいます。
refused-stops_no_exchange = このテーブルではディーラーは余りの手札を取れません。
refused-stops_exchanged = 手札の交換はもう済んでいます。余りの手札はもう取れません。
refused-stops_pay_cards = ペイカードやチップの付く3枚の連番を含む手札は交換できません。
refused-stops_too_few_chips = 持っているチップ（{ $chips }枚）より多くは入札できません。
refused-stops_bid_higher = 入札は{ $least }枚以上でなければなりません。
refused-stops_no_jump = このテーブルでは入札は1枚ずつしか上げられません。{ $least }枚で入札してください。
refused-stops_claim_pair = キングとクイーンの区画は、ハートのK・Qを両方持つ人だけが受け取れます。
refused-stops_claim_run = チップの付く3枚の連番を持っていません。
refused-stops_raises_over = このテーブルではレイズは{ $raises }回までで、もうその回数に達しています。
refused-stops_raise_closed = 最後の満額のレイズのあとにもう行動しています。そのあとの上乗せは満額に足りないので、もう一度レイズすることはできません。
refused-stops_raise_alone = 残っているほかの人にはもうチップがないので、レイズする相手がいません。
refused-stops_raise_poor = レイズは{ $least }枚以上でなければなりませんが、コールすると{ $chips }枚しか残りません。
refused-stops_raise_low_pot = レイズは{ $least }枚以上でなければなりませんが、このテーブルではポットの枚数までで、ポットがそれに足りません。
refused-stops_raise_more = レイズは{ $least }枚以上でなければなりません。
refused-stops_raise_chips = コールすると残りは{ $most }枚なので、それより多くはレイズできません。
refused-stops_raise_pot = レイズできるのは、コールを入れたポットの枚数（{ $most }枚）までです。
refused-stops_raise_less = このテーブルではレイズは{ $most }枚までです。
refused-stops_barred = { $card }のスートは、このストップのあとではリードできません。
refused-stops_not_lowest = リードするのはそのスートの一番低いカードです。{ $card }ではなく{ $lowest }を出してください。
refused-stops_not_next = 次は{ $card }ではなく{ $wanted }です。
refused-stops_no_section = ここに{ $text }という区画はありません。あるもの：{ $allowed }
refused-stops_not_five = ポーカーの手は{ $wanted }枚です。「{ $text }」は違います。
refused-stops_misfit = 「{ $text }」の項目が、局面のほかの部分と合いません。
refused-stops_no_run = 「{ $text }」は、P0 3c P1 4c のようなカードの列になっていません。
refused-stops_debt = ここでは{ $text }は借りを作れません（{ $chips }枚）。
refused-stops_no_showdown = マットのチップは新しい5枚の勝負で決めますが、最後のディールがここで配られていないので、カードを引けません。
refused-stops_broke = このチップ（{ $text }）では、アンティを払える人が2人に足りません。

## 画面: 名前、プリセット、オプション。`.why` はロビーでの説明です。

tripoley-name = トリポリー
tripoley-about = 2人から9人で、三つのゲームを一度に遊びます。持っているペイカード、賭けのあるポーカー、そしてストップまで順に出すプレイです。

# - プリセット
tripoley-preset-standard = 標準
    .why = 余りの手札の競り、持っているペイカードの払い、2枚ずつのレイズのポーカー、そしてプレイです。
tripoley-preset-quick = クイック（決めることが少ない）
    .why = 入札は一人1回、ポーカーは最強の5枚、レイズは1枚を1回だけです。
tripoley-preset-box = 箱のルール
    .why = 余りの手札は使わず、ディーラーが最初に賭けてリードし、ペイカードは宣言します。
tripoley-preset-pay_on_play = 出したら払い
    .why = ペイカードのチップは、出したときに受け取ります。
tripoley-preset-rummoli = ラモリ（ペイカードは交換不可）
    .why = ペイカードのチップは出したときに受け取り、ペイカードを含む手札は交換できません。
tripoley-preset-for_programs = プログラム用（選択肢が少ない）
    .why = どの決定も選択肢が少なくなります。入札は1枚ずつ上がり、最強の5枚が使われます。

# - オプション
tripoley-option-players = 人数
    .why = テーブルに着く人数。
tripoley-option-start_chips = 最初のチップ
    .why = 全員がこの枚数のチップで試合を始めます。
tripoley-option-deals = ディール数
    .why = この回数のディールで試合が終わり、マットに残ったチップの行き先が決まります。回数を決めず、アンティを払える人が一人になるまで続けることもできます。
tripoley-option-deals-null = 人数の2倍
tripoley-option-deals-unlimited = 最後の一人になるまで
tripoley-option-spare_position = 余りの手札を配る順
    .why = 1枚ずつ配る1周ごとに、余りの手札にはディーラーの次、またはディーラーの左隣の前に配ります。
tripoley-option-spare_position-last = ディーラーの次
tripoley-option-spare_position-first = 全員の前
tripoley-option-dealer_exchange = ディーラーの交換
    .why = ディーラーは余りの手札を見ずに、自分の手札と交換できます。
tripoley-option-auction = 余りの手札の競り
    .why = ディーラーが取らない余りの手札は、一番高く入札した人に売れます。
tripoley-option-auction-open = 何周でも
tripoley-option-auction-single = 一人1回
tripoley-option-auction-sealed = 伏せて入札
tripoley-option-auction-none = なし
tripoley-option-min_bid = 最低の入札
    .why = 入札は少なくともこの枚数です。
tripoley-option-jump_bids = 2枚以上の上乗せ
    .why = 前の入札に2枚以上上乗せして入札できます。
tripoley-option-exchange_requires_no_pay = ペイカードがあれば交換なし
    .why = ペイカードやチップの付く3枚の連番を含む手札は、交換も入札もできません。
tripoley-option-exchange_after_no_sale = 売れ残りの交換
    .why = 競りで売れなかったとき、ディーラーはまだ余りの手札を取れます。
tripoley-option-auction_old_hand = 手放した手札の競り
    .why = 余りの手札を取ったディーラーは、手放した手札を競りに出せます。
tripoley-option-pay_timing = ペイカードの払い
    .why = 配られたときに持っていれば受け取るか、出したときに受け取るかです。
tripoley-option-pay_timing-hold = 持っていれば
tripoley-option-pay_timing-play = 出したとき
tripoley-option-claim = 宣言
    .why = 受け取りは自動か、自分で宣言するか（隠すこともできます）。
tripoley-option-claim-auto = 自動
tripoley-option-claim-manual = 自分で
tripoley-option-poker_select = ポーカーの5枚
    .why = 手札から自分で5枚を選ぶか、最強の5枚が自動で選ばれます。
tripoley-option-poker_select-choose = 自分で
tripoley-option-poker_select-auto = 自動
tripoley-option-bet_structure = レイズの上限
    .why = レイズできる枚数の決め方です。
tripoley-option-bet_structure-fixed = 固定
tripoley-option-bet_structure-spread = 幅あり
tripoley-option-bet_structure-pot_limit = ポットリミット
tripoley-option-bet_structure-no_limit = ノーリミット
tripoley-option-bet_structure-none = 賭けなし
tripoley-option-bet_unit = 固定レイズの枚数
    .why = 固定のとき、賭けとレイズはいつもこの枚数です。
tripoley-option-raise_min = 最小のレイズ
    .why = 固定以外での、最も小さい賭けやレイズです。
tripoley-option-raise_max = 最大のレイズ
    .why = 幅ありのときの、最も大きい賭けやレイズです。
tripoley-option-max_raises = レイズの回数
    .why = 最初の賭けを含めた回数の上限です。ポットリミットとノーリミットにはありません。
tripoley-option-short_raise = 足りないレイズ
    .why = 満額のレイズができない人は、レイズできないか、全部のチップを出せます（賭けは再開しません）。
tripoley-option-short_raise-none = 不可
tripoley-option-short_raise-all_in = オールイン
tripoley-option-bet_first = 最初に賭ける人
    .why = 賭けで最初に決める人です。
tripoley-option-bet_first-left = ディーラーの左隣
tripoley-option-bet_first-dealer = ディーラー
tripoley-option-ace_low_straight = A 2 3 4 5 はストレート
    .why = 一番低いストレートとして数えます。
tripoley-option-tie_starter = ポーカーが引き分けなら
    .why = 引き分けた勝者のうち、ディーラーの左隣から数えて最初の人、またはディーラーを先に数えて最初の人がリードします。
tripoley-option-tie_starter-left_first = ディーラーは最後
tripoley-option-tie_starter-dealer_first = ディーラーが先
tripoley-option-first_lead = 最初のリード
    .why = 最初にリードする人です。
tripoley-option-first_lead-poker_winner = ポーカーの勝者
tripoley-option-first_lead-dealer_left = ディーラーの左隣
tripoley-option-first_lead-dealer = ディーラー
tripoley-option-suit_change = ストップのあとのスート
    .why = ストップのあとにリードできるスートです。
tripoley-option-suit_change-different_suit = 別のスート
tripoley-option-suit_change-opposite_color = 別の色
tripoley-option-suit_change-free = どれでも
tripoley-option-follow = 次のカード
    .why = 次のカードを持つ人は必ず出すか、見送ることもできるか（見送れるときは全員が順に聞かれます）。
tripoley-option-follow-must = 必ず出す
tripoley-option-follow-optional = 見送れる
tripoley-option-blocked = だれもリードできないとき
    .why = 勝者がいなくても、残った手札の分を払うかどうかです。
tripoley-option-blocked-pay = 全員が払う
tripoley-option-blocked-no_pay = だれも払わない
tripoley-option-insolvency = 手札の分を払えないとき
    .why = 最後に残った手札の分を払いきれないとき、あるだけ払うか、足りない分を借りにします。
tripoley-option-insolvency-cap = あるだけ払う
tripoley-option-insolvency-credit = 足りない分は借りにする
tripoley-option-short_ante = チップが9枚未満
    .why = 全部の区画に置けない人は、抜けるか、あるだけ払うか、チップを買い足します。
tripoley-option-short_ante-eliminate = 抜ける
tripoley-option-short_ante-partial = あるだけ払う
tripoley-option-short_ante-rebuy = 買い足す
tripoley-option-final_board = マットに残ったチップ
    .why = 試合の終わりにマットに残ったチップの行き先です。
tripoley-option-final_board-last_winner = 最後の勝者
tripoley-option-final_board-split = 分ける
tripoley-option-final_board-showdown = 新しい5枚で勝負

michigan-name = ミシガンラミー
michigan-about = 3人から8人で遊びます。ストップまで順に出し、ペイカードでチップを集め、残った手札でポーカープールを狙います。

# - プリセット
michigan-preset-standard = 標準
    .why = ペイカードのチップは出したときに受け取り、勝者がポットを、残った手札の一番良い役がポーカープールを取ります。
michigan-preset-pressman = 箱のルール
    .why = ペイカードを含む手札は交換できず、ストップのあとは別の色をリードし、最後のチップは分けます。
michigan-preset-dealt_poker = プレイ前のポーカー
    .why = ポーカーはプレイ前の手札で比べます。
michigan-preset-for_programs = プログラム用（選択肢が少ない）
    .why = 入札は1枚ずつ上がるので、どの決定も選択肢が少なくなります。

# - オプション
michigan-option-players = 人数
    .why = テーブルに着く人数。
michigan-option-start_chips = { tripoley-option-start_chips }
    .why = { tripoley-option-start_chips.why }
michigan-option-deals = { tripoley-option-deals }
    .why = { tripoley-option-deals.why }
michigan-option-deals-null = { tripoley-option-deals-null }
michigan-option-deals-unlimited = { tripoley-option-deals-unlimited }
michigan-option-dealer_ante = ディーラーのアンティ
    .why = ディーラーが各区画に置くチップの枚数です。
michigan-option-spare_position = { tripoley-option-spare_position }
    .why = { tripoley-option-spare_position.why }
michigan-option-spare_position-last = { tripoley-option-spare_position-last }
michigan-option-spare_position-first = { tripoley-option-spare_position-first }
michigan-option-dealer_exchange = { tripoley-option-dealer_exchange }
    .why = { tripoley-option-dealer_exchange.why }
michigan-option-auction = { tripoley-option-auction }
    .why = { tripoley-option-auction.why }
michigan-option-auction-open = { tripoley-option-auction-open }
michigan-option-auction-single = { tripoley-option-auction-single }
michigan-option-auction-sealed = { tripoley-option-auction-sealed }
michigan-option-auction-none = { tripoley-option-auction-none }
michigan-option-min_bid = { tripoley-option-min_bid }
    .why = { tripoley-option-min_bid.why }
michigan-option-jump_bids = { tripoley-option-jump_bids }
    .why = { tripoley-option-jump_bids.why }
michigan-option-exchange_requires_no_pay = { tripoley-option-exchange_requires_no_pay }
    .why = { tripoley-option-exchange_requires_no_pay.why }
michigan-option-first_lead = { tripoley-option-first_lead }
    .why = { tripoley-option-first_lead.why }
michigan-option-first_lead-dealer_left = { tripoley-option-first_lead-dealer_left }
michigan-option-first_lead-dealer = { tripoley-option-first_lead-dealer }
michigan-option-suit_change = { tripoley-option-suit_change }
    .why = { tripoley-option-suit_change.why }
michigan-option-suit_change-different_suit = { tripoley-option-suit_change-different_suit }
michigan-option-suit_change-opposite_color = { tripoley-option-suit_change-opposite_color }
michigan-option-suit_change-free = { tripoley-option-suit_change-free }
michigan-option-follow = { tripoley-option-follow }
    .why = { tripoley-option-follow.why }
michigan-option-follow-must = { tripoley-option-follow-must }
michigan-option-follow-optional = { tripoley-option-follow-optional }
michigan-option-q_section = ペイカードのクイーン
    .why = 専用の区画を持つクイーンです。
michigan-option-q_section-Qd = ダイヤのクイーン
michigan-option-q_section-Qh = ハートのクイーン
michigan-option-poker_source = ポーカーの手札
    .why = 残った手札で比べるか、プレイ前の手札で比べるかです。
michigan-option-poker_source-remaining = 残った手札
michigan-option-poker_source-dealt = プレイ前の手札
michigan-option-ace_low_straight = { tripoley-option-ace_low_straight }
    .why = { tripoley-option-ace_low_straight.why }
michigan-option-blocked = { tripoley-option-blocked }
    .why = { tripoley-option-blocked.why }
michigan-option-blocked-pay = { tripoley-option-blocked-pay }
michigan-option-blocked-no_pay = { tripoley-option-blocked-no_pay }
michigan-option-insolvency = { tripoley-option-insolvency }
    .why = { tripoley-option-insolvency.why }
michigan-option-insolvency-cap = { tripoley-option-insolvency-cap }
michigan-option-insolvency-credit = { tripoley-option-insolvency-credit }
michigan-option-short_ante = { tripoley-option-short_ante }
    .why = { tripoley-option-short_ante.why }
michigan-option-short_ante-eliminate = { tripoley-option-short_ante-eliminate }
michigan-option-short_ante-partial = { tripoley-option-short_ante-partial }
michigan-option-short_ante-rebuy = { tripoley-option-short_ante-rebuy }
michigan-option-final_board = { tripoley-option-final_board }
    .why = { tripoley-option-final_board.why }
michigan-option-final_board-last_winner = { tripoley-option-final_board-last_winner }
michigan-option-final_board-split = { tripoley-option-final_board-split }
michigan-option-final_board-showdown = { tripoley-option-final_board-showdown }

## 画面: テーブル

# - アクション: ボタン、キー、「あなたの番: …」の文
tripoley-action-exchange = 余りの手札を取る
    .key = X
tripoley-action-offer = 競りに出す
    .key = O
tripoley-action-keep = そのまま
    .key = K
tripoley-action-pass = パス
    .key = P
tripoley-action-bid = 入札
    .key = B
tripoley-action-claim = 宣言
    .key = C
tripoley-action-select = 5枚を選ぶ
    .key = S
tripoley-action-fold = フォールド
    .key = F
tripoley-action-call = コール
    .key = A
tripoley-action-raise = レイズ
    .key = R
tripoley-action-lead = { $card ->
    [none] リード
   *[other] { $card }をリード
}
    .key = L
tripoley-action-follow = { $card ->
    [none] 出す
   *[other] { $card }を出す
}
    .key = Y
tripoley-action-decline = 見送る
    .key = N
tripoley-can-exchange = 余りの手札を取る
    .why = 中身を見ずにもらい、自分の手札は使われなくなります。
tripoley-can-offer = 余りの手札を競りに出す
    .why = 一番高く入札した人のものになり、チップはあなたが受け取ります。
tripoley-can-keep = 手札をそのままにする
    .why = 余りの手札は使われません。
tripoley-can-pass = パスする
    .why = これ以上は入札しません。
tripoley-can-bid = 余りの手札に入札する
    .why = だれもそれより高く入札しなければ、チップを払い、中身を見ずに自分の手札と取り替えます。
tripoley-can-claim = 受け取る区画を宣言する
    .why = マットのその区画のチップを受け取ります。
tripoley-can-select = ポーカーの5枚を選ぶ
    .why = 一番強い5枚がポーカーのポットを取ります。
tripoley-can-fold = フォールドする
    .why = ポーカーから降り、出したチップは戻りません。
tripoley-can-call = コールする
    .why = ほかの人と同じだけ出して、勝負を続けます。
tripoley-can-raise = レイズする
    .why = 上乗せして、ほかの人にコールかフォールドを迫ります。
tripoley-can-lead = スートの一番低いカードをリードする
    .why = 同じスートで次に高いカードを持つ人が続けて出し、だれも出せなくなるまで進みます。
tripoley-can-follow = 次のカードを出す
    .why = 列の最後のカードを出した人が、次の列をリードします。
tripoley-can-decline = 見送る
    .why = そのカードは手札に残します。
tripoley-armed-select = 5枚選んでください。
tripoley-armed-lead = リードするカードを選んでください。

# - 出来事
tripoley-event-exchange = { $who ->
    [me] あなたは余りの手札を取りました。
   *[other] { $name }は余りの手札を取りました。
}
tripoley-event-offer = { $who ->
    [me] あなたは余りの手札を競りに出しました。
   *[other] { $name }は余りの手札を競りに出しました。
}
tripoley-event-keep = { $who ->
    [me] あなたは手札をそのままにしました。
   *[other] { $name }は手札をそのままにしました。
}
tripoley-event-pass = { $who ->
    [me] あなたはパスしました。
   *[other] { $name }はパスしました。
}
tripoley-event-bid = { $who ->
    [me] あなたは入札しました。
   *[other] { $name }は入札しました。
}
tripoley-event-claim = { $who ->
    [me] あなたは宣言しました。
   *[other] { $name }は宣言しました。
}
tripoley-event-select = { $who ->
    [me] あなたは5枚を選びました。
   *[other] { $name }は5枚を選びました。
}
tripoley-event-fold = { $who ->
    [me] あなたはフォールドしました。
   *[other] { $name }はフォールドしました。
}
tripoley-event-call = { $who ->
    [me] あなたはコールしました。
   *[other] { $name }はコールしました。
}
tripoley-event-raise = { $who ->
    [me] あなたはレイズしました。
   *[other] { $name }はレイズしました。
}
tripoley-event-lead = { $who ->
    [me] あなたは{ $card }をリードしました。
   *[other] { $name }は{ $card }をリードしました。
}
tripoley-event-follow = { $who ->
    [me] あなたは{ $card }を出しました。
   *[other] { $name }は{ $card }を出しました。
}
tripoley-event-decline = { $who ->
    [me] あなたは見送りました。
   *[other] { $name }は見送りました。
}

# - マットとポーカーの役
tripoley-section-AH = ハートのエース
tripoley-section-KH = ハートのキング
tripoley-section-QH = ハートのクイーン
tripoley-section-JH = ハートのジャック
tripoley-section-TH = ハートの10
tripoley-section-QKH = ハートのキングとクイーン
tripoley-section-RUN = 同じスートの8・9・10
tripoley-section-KITTY = キティ
tripoley-section-POT = ポーカーのポット
tripoley-hand-high_card = ハイカード
tripoley-hand-pair = ワンペア
tripoley-hand-two_pair = ツーペア
tripoley-hand-three = スリーカード
tripoley-hand-straight = ストレート
tripoley-hand-flush = フラッシュ
tripoley-hand-full_house = フルハウス
tripoley-hand-four = フォーカード
tripoley-hand-straight_flush = ストレートフラッシュ

# - 結果
tripoley-result-out = 上がり
tripoley-result-blocked = 手詰まり
tripoley-outcome-out = { $who ->
    [me] あなたが最初に手札をなくしました。
   *[other] { $name }が最初に手札をなくしました。
}
tripoley-outcome-blocked = 手詰まりです。だれもリードできません。

# - アクション: ボタン、キー、「あなたの番: …」の文
michigan-action-exchange = { tripoley-action-exchange }
    .key = X
michigan-action-offer = { tripoley-action-offer }
    .key = O
michigan-action-keep = { tripoley-action-keep }
    .key = K
michigan-action-pass = { tripoley-action-pass }
    .key = P
michigan-action-bid = { tripoley-action-bid }
    .key = B
michigan-action-lead = { tripoley-action-lead }
    .key = L
michigan-action-follow = { tripoley-action-follow }
    .key = Y
michigan-action-decline = { tripoley-action-decline }
    .key = N
michigan-can-exchange = { tripoley-can-exchange }
    .why = { tripoley-can-exchange.why }
michigan-can-offer = { tripoley-can-offer }
    .why = { tripoley-can-offer.why }
michigan-can-keep = { tripoley-can-keep }
    .why = { tripoley-can-keep.why }
michigan-can-pass = { tripoley-can-pass }
    .why = { tripoley-can-pass.why }
michigan-can-bid = { tripoley-can-bid }
    .why = { tripoley-can-bid.why }
michigan-can-lead = { tripoley-can-lead }
    .why = { tripoley-can-lead.why }
michigan-can-follow = { tripoley-can-follow }
    .why = { tripoley-can-follow.why }
michigan-can-decline = { tripoley-can-decline }
    .why = { tripoley-can-decline.why }
michigan-armed-lead = { tripoley-armed-lead }

# - 出来事
michigan-event-exchange = { tripoley-event-exchange }
michigan-event-offer = { tripoley-event-offer }
michigan-event-keep = { tripoley-event-keep }
michigan-event-pass = { tripoley-event-pass }
michigan-event-bid = { tripoley-event-bid }
michigan-event-lead = { tripoley-event-lead }
michigan-event-follow = { tripoley-event-follow }
michigan-event-decline = { tripoley-event-decline }

# - マットとポーカーの役
michigan-section-AH = ハートのエース
michigan-section-KC = クラブのキング
michigan-section-QD = ダイヤのクイーン
michigan-section-QH = ハートのクイーン
michigan-section-JS = スペードのジャック
michigan-section-TH = ハートの10
michigan-section-QKH = ハートのキングとクイーン
michigan-section-RUN = 同じスートの7・8・9
michigan-section-POOL = ポーカー{"\u200B"}プール
michigan-section-POT = ポット
michigan-hand-high_card = { tripoley-hand-high_card }
michigan-hand-pair = { tripoley-hand-pair }
michigan-hand-two_pair = { tripoley-hand-two_pair }
michigan-hand-three = { tripoley-hand-three }
michigan-hand-straight = { tripoley-hand-straight }
michigan-hand-flush = { tripoley-hand-flush }
michigan-hand-full_house = { tripoley-hand-full_house }
michigan-hand-four = { tripoley-hand-four }
michigan-hand-straight_flush = { tripoley-hand-straight_flush }

# - 結果
michigan-result-out = { tripoley-result-out }
michigan-result-blocked = { tripoley-result-blocked }
michigan-outcome-out = { tripoley-outcome-out }
michigan-outcome-blocked = { tripoley-outcome-blocked }

## 端末の行

tripoley-aim = まずペイカードでマットのチップを集め、次に一番強い5枚でポーカーのポットを争い、最後に全員でカードを順に出していきます。最初に手札がなくなった人がキティを取ります。
tripoley-legend = マット：Ah Kh Qh Jh Th のチップはそのカードを持つ人、「Kh+Qh」は両方を持つ人、「8-9-10」は同じスートの連番を持つ人、キティは最初に手札がなくなった人、ポットはポーカーで一番の人のものです。
tripoley-help = 入力の例：keep、offer、bid 3、select ah kh 9c 9d 2s（または select best）、call、raise 2、fold、lead 2c（2c だけでも可）
tripoley-mat-QKH = Kh+Qh
tripoley-mat-RUN = 8-9-10
tripoley-mat-KITTY = キティ
tripoley-mat-POT = ポット
michigan-aim = 全員で同じスートのカードを順に出していきます。ペイカードを出した人はマットのチップを取り、最初に手札がなくなった人がポットを、残った手札でポーカーが一番の人がプールを取ります。
michigan-legend = マット：カードの上のチップはそれを出した人、「Kh+Qh」は両方を出した人、「7-8-9」は同じスートでその3枚を出した人、ポットは最初に手札がなくなった人、プールはポーカーで一番の人のものです。
michigan-help = 入力の例：keep、offer、bid 3、pass、lead 2c（2c だけでも可）
michigan-mat-QKH = { tripoley-mat-QKH }
michigan-mat-RUN = 7-8-9
michigan-mat-POOL = プール
michigan-mat-POT = ポット
tripoley-line-chips = チップ
tripoley-line-mat = マット
tripoley-line-counts = 手札の枚数
tripoley-line-known = 分かっている手札
tripoley-line-former = 手放した手札
tripoley-line-dead = デッドハンドのカード
tripoley-line-bids = 入札
tripoley-line-bets = 賭けたチップ
tripoley-line-fives = ポーカーの手
tripoley-line-run = 列
tripoley-line-barred = リードできないスート
tripoley-line-five = ポーカーに使うカード
tripoley-line-hand = あなたの手札
michigan-line-chips = { tripoley-line-chips }
michigan-line-mat = { tripoley-line-mat }
michigan-line-counts = { tripoley-line-counts }
michigan-line-known = { tripoley-line-known }
michigan-line-former = { tripoley-line-former }
michigan-line-dead = { tripoley-line-dead }
michigan-line-bids = { tripoley-line-bids }
michigan-line-bets = { tripoley-line-bets }
michigan-line-fives = { tripoley-line-fives }
michigan-line-run = { tripoley-line-run }
michigan-line-barred = { tripoley-line-barred }
michigan-line-five = { tripoley-line-five }
michigan-line-hand = { tripoley-line-hand }

## What an action has brought, on every surface: `note-`

tripoley-note-bought = { $name }は{ note-chips }買い足します。
tripoley-note-last_deal = これが試合の最後のディールです。{ $end ->
    [last_winner] 上がった人は、マットに残ったチップももらいます。
    [split] マットに残ったチップは最後に分けます。
   *[showdown] マットに残ったチップは、最後に新しい5枚の勝負で決めます。
}
tripoley-note-antes = 全員がマットに{ note-chips }ずつ置きます。
tripoley-note-ante = { $name }はマットに{ note-chips }置きます。
tripoley-note-dealer_antes = ディーラーの{ $name }はマットにチップ{ $more }枚、ほかの人は{ $chips }枚ずつ置きます。
tripoley-note-sold = { $name }は余りの手札を{ note-chips }で買い、{ $other }に払います。
tripoley-note-unsold = 余りの手札はだれも買いません。
tripoley-note-pays = { $name }は{ note-chips }もらいます：{ $section }
tripoley-log-note-puts_in = { note-chips }
tripoley-note-puts_in = { $name }はポーカーのポットに{ note-chips }入れます。
tripoley-note-shows = { $name }の手：{ $cards }（{ $hand }）
tripoley-note-unseen = ほかの全員が降りたので、{ $name }は手を見せません。
tripoley-note-wins_poker = { $name }はポーカーで{ note-chips }もらいます。
tripoley-note-stop_top = { $card }で止まりました。それより上のカードはありません。
tripoley-note-stop_played = { $card }で止まりました。{ $next }はもう出ています。
tripoley-note-stop_missing = { $card }で止まりました。{ $next }はだれも持っていません。
tripoley-note-stop_held = { $card }で止まりました。{ $next }をだれも出しません。
tripoley-note-leads_instead = { $other }はリードできないので、{ $name }がリードします。
tripoley-note-out = { $name }の手札が最初になくなりました。
tripoley-note-blocked = 手詰まりです。だれもリードできません。
tripoley-note-left = { $name }は残った{ $count }枚の分、{ note-chips }払います。
tripoley-note-wins_prize = { $name }は上がって{ note-chips }もらいます：{ $section }
tripoley-note-draws = マットに残ったチップを懸けて{ $name }が引いた5枚：{ $cards }（{ $hand }）
tripoley-note-inherits = { $name }はマットに残ったチップから{ note-chips }もらいます。
tripoley-note-owes = { $name }は{ note-chips }の借りになりました。
tripoley-note-broke = { $name }はチップが足りず、続けられません。

michigan-note-bought = { tripoley-note-bought }
michigan-note-last_deal = { tripoley-note-last_deal }
michigan-note-antes = { tripoley-note-antes }
michigan-note-ante = { tripoley-note-ante }
michigan-note-dealer_antes = { tripoley-note-dealer_antes }
michigan-note-sold = { tripoley-note-sold }
michigan-note-unsold = { tripoley-note-unsold }
michigan-note-pays = { tripoley-note-pays }
michigan-log-note-puts_in = { tripoley-log-note-puts_in }
michigan-note-puts_in = { tripoley-note-puts_in }
michigan-note-shows = { tripoley-note-shows }
michigan-note-unseen = { tripoley-note-unseen }
michigan-note-wins_poker = { tripoley-note-wins_poker }
michigan-note-stop_top = { tripoley-note-stop_top }
michigan-note-stop_played = { tripoley-note-stop_played }
michigan-note-stop_missing = { tripoley-note-stop_missing }
michigan-note-stop_held = { tripoley-note-stop_held }
michigan-note-leads_instead = { tripoley-note-leads_instead }
michigan-note-out = { tripoley-note-out }
michigan-note-blocked = { tripoley-note-blocked }
michigan-note-left = { tripoley-note-left }
michigan-note-wins_prize = { tripoley-note-wins_prize }
michigan-note-draws = { tripoley-note-draws }
michigan-note-inherits = { tripoley-note-inherits }
michigan-note-owes = { tripoley-note-owes }
michigan-note-broke = { tripoley-note-broke }

## 画面: 二つのゲームに共通の言葉

stops-spare-hand = 余りの手札
stops-now-exchange = あなたの番です：自分の手札と余りの手札、どちらにしますか？
stops-exchange-why = 見ずに、手札全部と交換
stops-offer-why = 一番高く入札した人へ
stops-keep-why = 余りの手札は使わない
stops-amount-bid = あなたの入札
stops-amount-raise = レイズする枚数
stops-bid-chips = { $chips }枚で入札
stops-seal-chips = { $chips ->
    [0] 入札しない
   *[other] { $chips }枚で入札
}
stops-claims-note = 宣言する区画をマットで選びます。宣言は一斉に公開されます。
stops-claim-sections = { $count }か所を宣言
stops-claim-nothing = 宣言しない
stops-best-five = 最強の5枚
    .key = V
stops-lay-five = この5枚で勝負
stops-call-chips = { $chips ->
    [0] チェック
   *[other] { $chips }枚コール
}
stops-raise-chips = { $chips ->
    [0] レイズ
   *[other] { $pay ->
        [same] { $chips }枚ベット
       *[other] { $chips }枚レイズ（計{ $pay }）
    }
}
stops-now-asked = { $card }を持つ人は？
stops-tag-passed = パス
stops-tag-folded = フォールド
stops-tag-bid = { $chips }枚
stops-tag-in = { $chips }枚
stops-tag-leads = リード
stops-tag-out = 上がり
stops-tag-claimed = +{ $chips }
stops-outcome-prize = { $who ->
    [me] あなたの上がり！{ note-chips }獲得
   *[other] { $name }の上がり、{ note-chips }獲得
}
stops-outcome-fines = ほかの人は残った手札の分、合わせて{ note-chips }を払います。
stops-outcome-all-pay = 全員が残った手札の分、合わせて{ note-chips }を払います。
stops-hand-decides = { $rank }で決着
stops-outcome-drawn = マットに残ったチップを懸けた新しい5枚：
stops-outcome-bought = { $names }がチップを買い足しました。
stops-stays = 残り{ $chips }枚
stops-cause-player = 名前
stops-cause-ante = アンティ
stops-cause-spare = 余り
stops-cause-sections = マット
stops-cause-poker = 役
stops-cause-cards = 手札
stops-cause-last = 最後
stops-cause-total = 計
stops-cause-stack = 現在
stops-played = 出たカード
stops-played-mine = 自分
stops-played-gone = 出た
stops-played-dead = 使わない
stops-stop-top = これより上はありません
stops-stop-played = { $next }はもう出ました
stops-stop-missing = { $next }はだれも持っていません
stops-stop-held = { $next }はだれも出しません
stops-stop-known = ストップ
tripoley-stack = チップ{ $count }枚
michigan-stack = { tripoley-stack }

## ボットがそうする理由（画面と端末のヒント）、`reason-`

tripoley-reason-exchange = ランダムに配った{ $of }回で試すと、余りの手札の方が平均でおよそ{ note-chips }多くなりました。
tripoley-reason-offer = { $gain ->
    [more] 余りの手札はあなたの手札よりおよそ{ note-chips }多く見込めます
    [less] 余りの手札はあなたの手札よりおよそ{ note-chips }少ない見込みです
   *[same] 余りの手札の見込みはあなたの手札とほぼ同じです
}（ランダムに配った{ $of }回の平均）。ほかの人に買ってもらいましょう。
tripoley-reason-keep = { $gain ->
    [more] 余りの手札はあなたの手札よりおよそ{ note-chips }多く見込めます
    [less] 余りの手札はあなたの手札よりおよそ{ note-chips }少ない見込みです
   *[same] 余りの手札の見込みはあなたの手札とほぼ同じです
}（ランダムに配った{ $of }回の平均）。取り替えるほどではありません。
tripoley-reason-bid = ランダムに配った{ $of }回では、余りの手札の方がおよそ{ note-chips }多く、この入札はそれより低くすみます。
tripoley-reason-bid_nothing = { $gain ->
    [more] 余りの手札はあなたの手札よりおよそ{ note-chips }多く見込めます
    [less] 余りの手札はあなたの手札よりおよそ{ note-chips }少ない見込みです
   *[same] 余りの手札の見込みはあなたの手札とほぼ同じです
}（ランダムに配った{ $of }回の平均）。入札するほどではありません。
tripoley-reason-lead_chips = ランダムに配った{ $of }回を最後まで進めると、{ $card }は{ $other }より有利で、10回でおよそチップ{ $more }枚多くなります。
tripoley-reason-lead_shape = チップの見込みは{ $other }も同じくらいですが、枚数、低いカード、ストップから見て{ $card }のスートの方がリードに向いています。
tripoley-reason-go_out = ほかの人の手札が何であっても、これで上がれます。
tripoley-reason-follow = 出すたびに手札が減り、列の最後のカードを出した人が次をリードします。
tripoley-reason-claim_all = 手札で受け取れるものは全部宣言します。
tripoley-reason-best_five = 手札の中でこれより強い5枚はありません。
tripoley-reason-raise = ほかの人が持っていそうな手札に対して、ポットの100枚中およそ{ $percent }枚を取れる見込みです。{ $players }人での取り分としてはかなり多めです。
tripoley-reason-call = このようなポットを100回中およそ{ $percent }回取れる見込みで、{ $pot }枚のために{ $chips }枚出す価値があります。
tripoley-reason-check = 続けるのにチップはいりません。このようなポットを100回中およそ{ $percent }回取れる見込みです。
tripoley-reason-fold = 全員が{ $cards }枚のうち一番良い5枚で勝負します。あなたの役({ $hand })が勝てる相手は、100人中およそ{ $beats }人です。このようなポットを取れるのは100回中およそ{ $percent }回だけで、{ $pot }枚のために{ $chips }枚出すには足りません。
michigan-reason-exchange = { tripoley-reason-exchange }
michigan-reason-offer = { tripoley-reason-offer }
michigan-reason-keep = { tripoley-reason-keep }
michigan-reason-bid = { tripoley-reason-bid }
michigan-reason-bid_nothing = { tripoley-reason-bid_nothing }
michigan-reason-lead_chips = { tripoley-reason-lead_chips }
michigan-reason-lead_shape = { tripoley-reason-lead_shape }
michigan-reason-go_out = { tripoley-reason-go_out }
michigan-reason-follow = { tripoley-reason-follow }

## The practice deal: tripoley

tripoley-lesson-mat = すぐにもらえる
    .text = 全員がマットの各区画にチップを1枚ずつ置きました。{ $hA } { $hQ } { $hT } が配られたので、そのチップはもうあなたのものです。
tripoley-lesson-five = ポーカーの5枚
    .text = ポーカーに使う5枚を選びます。ハートでフラッシュができます。最強の5枚を選んで、勝負しましょう。
tripoley-lesson-bet = レイズかチェックか
    .text = レイズするとチップ2枚、続けるだけならまだ0枚です。よい手なので、チェックしてほかの人の出方を見ましょう。
tripoley-lesson-raised = レイズされたら
    .text = ほかの人が2枚レイズしました。ブラフかもしれません。フラッシュはよい手なので、コールしましょう。
tripoley-lesson-lead = ポットとリード
    .text = 一番強い手の人がポットを取り、リードします。スートを選ぶと一番低いカードが出て、続きは順に自動で出ます。
tripoley-lesson-stop = ストップ
    .text = { $hA }より上はないので、列が止まりました。最後に出した人が別のスートでリードします。スペードの{ $s9 }を出しましょう。
tripoley-lesson-ace = エースはすぐ止まる
    .text = 残り2枚で、あなたのリードです。{ $sA }の続きはだれにも出せません。出せば、またあなたがリードします。
tripoley-lesson-last = 最後の1枚
    .text = これを出せば一番に上がりです。ほかの人は手札1枚につきチップ1枚をキティに払い、キティは全部あなたのものです。
tripoley-lesson-end = ペイカード、ポーカー、そしてストップまでの列。1回のディールで3度チップを取りました。これがトリポリーです。

## The practice deal: michigan

michigan-lesson-mat = マットのペイカード
    .text = 全員がこれらのカードの区画にチップを置きました。そのカードを出した人がチップを取ります。あなたの手札には1枚もありません。
michigan-lesson-bid = 手札を買う
    .text = ディーラーが、だれも見ていない余りの手札を競りに出します。買うと今の手札と入れ替わります。チップ1枚で入札しましょう。
michigan-lesson-more = もう1枚？
    .text = チップ2枚の入札がありました。ペイカードが来るかもしれないので、3枚でも高くありません。3枚で入札しましょう。
michigan-lesson-lead = あなたのリード
    .text = { $cK }と{ $dQ }が手に入りました。リードはスートの一番低いカードなので、{ $d4 }です。{ $d8 }は手放したので、どこで止まるか分かりますね。
michigan-lesson-stop = ストップ
    .text = 次のカードをだれも持たないと止まり、最後に出した人が別のスートでリードします。{ $cQ }を出せば{ $cK }が続き、チップを取れます。
michigan-lesson-pay = エースでも止まる
    .text = { $cA }より上はないので、またあなたのリードです。ペイカードの{ $dQ }を出してチップを取りましょう。
michigan-lesson-low = 出たカードを覚える
    .text = { $h4 }はもう出たので、{ $h3 }ですぐに止まり、またあなたがリードします。
michigan-lesson-last = 最後の1枚
    .text = これを出せば一番に上がりです。ポットはあなたのもので、ほかの人は手札1枚につきチップ1枚を払います。
michigan-lesson-end = 手札を買い、ストップを読み、2度チップを取り、最初に上がりました。プールは残った手札でポーカーが一番の人が取りました。

tripoley-bot-strong = { bot-strong.why }
tripoley-bot-steady = 大まかな決まりでリードし、ときどきブラフをかけ、良い手札のときだけレイズする人を覚える
tripoley-bot-fair = 一番低いカードをリードし、賭けには必ずついていき、自分の手札が悪くても余りの手札を売る
tripoley-bot-casual = 自分の手札によらず余りの手札を買い、賭けには必ずついていき、一番低いカードをリードする
tripoley-bot-beginner = 余りの手札に払いすぎ、賭けには必ずついていき、一番低いカードをリードする
michigan-bot-strong = { bot-strong.why }
michigan-bot-steady = 大まかな決まりでリードする
michigan-bot-fair = 一番低いカードをリードし、自分の手札が悪くても余りの手札を売る
michigan-bot-casual = 自分の手札によらず余りの手札を買い、一番低いカードをリードする
michigan-bot-beginner = 余りの手札に払いすぎ、一番低いカードをリードする
