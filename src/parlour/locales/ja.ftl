## 断りの文（エンジンとサーバー）。`refused-` に続けてコード、引数はエラーの事実。

# - オプション
refused-many_meanings = この答えは複数の行動に取れます：{ $actions }。
refused-bad_option = { $option }は{ $value }にできません。選べる値：{ $allowed }
refused-unknown_option = { $option }というオプションはありません。あるもの：{ $allowed }
refused-unknown_preset = { $option }というプリセットはありません。あるもの：{ $allowed }
refused-needs_option = { $option }は、{ $other }がそれに合う値のときだけ使えます。
refused-bad_carry = 次のディールに引き継げません。{ $part }が{ $text }です（正しくは{ $allowed }）。
refused-excludes_option = { $option }と{ $other }は同時に使えません。
refused-bad_seats = このゲームは{ $allowed }人用です（{ $seats }人では遊べません）。

# - 記法
refused-no_card = 「{ $text }」はカードではありません。Td のように、数字とスートで書いてください。
refused-card_twice = { $text }が2回書かれています。
refused-no_melds = 「{ $text }」はメルドの並びではありません。[5c 5d 5h] [7s 8s 9s] のように書いてください。
refused-no_meld = { $options ->
    [1] { $cards }はまだメルドではありません。あと{ $first }が必要です。
    [2] { $cards }はまだメルドではありません。あと{ $first }か{ $second }が必要です。
   *[other] { $cards }はメルドになりません。メルドは3枚以上で、同じ数字をそろえるか、同じスートで続けます。
}
refused-around_the_corner = ここでは、シークエンスはエースをまたいで続けられません。ハウスルール「エースをまたぐシークエンス」を選べば続けられます。
refused-no_such_meld = 場に{ $text }番のメルドはありません。
refused-too_many_melds = 手札に{ $text }組のメルドは作れません。
refused-meant = { $sentence }{ $meant }のことですか。
refused-not_in_pack = { $text }は、使っているカードに含まれていません。
refused-which_meld = { $text }は複数のメルドに付けられます。どれか書いてください：{ $allowed }
refused-fits_no_meld = 今、{ $text }を付けられるメルドは場にありません。
refused-no_action = 「{ $text }」という操作はこのゲームにありません。
refused-no_section = 「{ $text }」は局面の項目ではありません。
refused-section_twice = 局面の項目{ $text }が2回書かれています。
refused-no_seat = 「{ $text }」という席はありません。
refused-no_number = 「{ $text }」は、ここに書ける数ではありません。
refused-bad_entries = 「{ $text }」には値が{ $wanted }個必要です（{ $count }個あります）。
refused-no_option = 「{ $text }」はオプションではありません。名前=値 の形で書いてください。
refused-no_phase = ここに{ $text }という段階はありません。使えるもの：{ $allowed }
refused-bad_pack = カードの組は{ $wanted }枚、どのカードも1枚ずつ必要です（{ $count }枚あります）。
refused-bad_hand = 手札{ $text }は{ $wanted }枚必要です（{ $count }枚あります）。
refused-bad_stock = 山札は少なくとも{ $wanted }枚必要です（{ $count }枚あります）。
refused-bad_pile = ここでは捨て札を空にできません。
refused-bad_showdown = この手札はノックとして公開できません。残ったカード：{ $text }
refused-contradiction = 局面の「{ $text }」は、ほかの項目と矛盾しています。
refused-position_for_nobody = 「?」は、ある席から見えないカードです。for=P0 のように、どの席から見た局面かを書いてください。
refused-too_many_hidden = 見えないカードの枚数が、残りのカードより多くなっています。
refused-position_hides = 「{ $text }」では、その席から見えているはずのカードが隠されています。
refused-position_tells = 「{ $text }」には、その席から見えないはずのことが書かれています。
refused-dead_end = { $text }の段階でこの局面になることはありません。

# - プレイ
refused-not_legal = 今はルール上できません。
refused-not_in_hand = { $card }は手札にありません。
refused-deal_over = このディールは終わっています。
refused-deal_running = ディールはまだ終わっていません。
refused-match_over = 試合は終わっています。
refused-no_deal = まだカードが配られていません。
refused-deal_runs = このディールはまだ終わっていないので、得点はありません。
refused-wrong_seat = あなたの番ではありません。
refused-not_between_deals = 合意で試合を終えられるのは、ディールとディールの間だけです。
refused-no_person = 席{ $seat }に座っているのは人ではありません。
refused-stale_move = 考えている間に場が進みました。もう一度ご確認ください。
refused-time_up = 返事が届く前に時間切れになりました。
refused-mistap_late = 取り消しを頼むには遅すぎます。ほかの人が行動したか、数秒が過ぎました。
refused-mistap_nobody = 次に行動するのがボットかあなた自身なので、取り消しを頼めません。
refused-mistap_shown = 伏せられていたカードが見えたので、取り消せません。
refused-mistap_often = 取り消しを頼めるのは、1ディールに1回です。
refused-mistap_over = 取り消しの頼みは、もうありません。
refused-take_back_unfair = 一手戻せるのは、ほかの全員がボットのときだけです。
refused-take_back_none = このディールには、まだ戻せる選択がありません。
refused-take_back_late = 終わったディールは戻せません。
refused-take_back_lesson = レッスンでは一手戻せません。はじめからもう一度試せます。
refused-take_back_often = このディールで戻せる回数を使い切りました。次のディールではまた戻せます。
refused-try_over = ここで手番が終わるので、その先は試せません。
refused-try_hidden = 結果が伏せられているので、試すことはできません。

# - プログラムから渡されるもの

refused-not_whole = { $name }には整数を指定してください（{ $value }は使えません）。
refused-code_is_text = ここでは行動を番号で指定します（{ $value }は使えません）。game.parse(deal, { $value })で番号が得られます。
refused-not_several = { $name }には複数の値を並べて指定してください（{ $value }は使えません）。
refused-not_text = { $name }には文字列を指定してください（{ $value }は使えません）。
refused-wrong_kind = { $name }には{ $wanted }を指定してください（{ $value }は使えません）。
refused-out_of_range = { $name }は{ $low }から{ $high }までです（{ $value }は使えません）。
refused-no_end = { $count }回行動しても、ディールが終わりませんでした。
refused-bad_seat = 席{ $seat }はありません。最後の席は{ $last }です。
refused-bad_cards = この{ $count }枚は山札として使えません。山札は128枚まで、カードの番号は0から127までです。
refused-no_carry = このゲームでは、ディールからディールへ引き継ぐものはありません。
refused-other_rules = 同じルールのディールしか写し取れません。
refused-one_source = ディールには seed、cards、deck のうち一つだけを指定してください。
refused-bad_field = { $name }は、このディールで{ $value }にできる項目ではありません。
refused-dump_unknown = この{ $count }バイトはParlourのディールではありません。
refused-dump_version = このディールは別のバージョンのParlourで書かれたものです。
refused-dump_game = これは{ $name }のディールです（{ $wanted }のものではありません）。
refused-dump_options = このディールは別のルールで行われています：{ $text }。
refused-dump_damaged = このディールは壊れています：{ $count }バイトから状態を読み取れません。

# - 棋譜
refused-no_replay = 棋譜として読めません：{ $text }
refused-replay_version = この棋譜のバージョンは{ $version }です。読めるのは{ $known }です。
refused-replay_refused = 棋譜がルールに合っていません：{ $text }
refused-replay_differs = 第{ $deal }ディールの結果が棋譜の記録と一致しません（{ $what }）。
refused-replay_not_kept = 第{ $deal }ディールはディール自身の「play」で進められました。棋譜にするには、すべての行動に「match.play」を使ってください。
refused-replay_take_back = 第{ $deal }ディール、{ $move }手目：この選択は取り消せないはずです。ボットだけを相手にする人の最後の選択ではありませんでした。
refused-replay_empty = 棋譜にディールがありません。
refused-replay_nothing = ファイルに何もありません。
refused-replay_large = 試合の記録としては大きすぎます（{ $most } MBを超えています）。
refused-replay_no_bots = この棋譜にはボットの決め方の記録がないため、再計算するものがありません。
refused-replay_other_engine = 第{ $deal }ディールの{ $move }手目でボットの手が異なりますが、この試合は別のParlour（{ $played }、こちらは{ $here }）で行われたため、ボットが違う可能性があります。

# - テーブルと席
refused-unknown_game = { $game }というゲームはありません。あるもの：{ $allowed }
refused-game_is_ours = パッケージ{ $package }の{ $game }は、Parlourのゲームと同じ名前です。Parlourのものを使います。
refused-game_twice = パッケージ{ $package }と{ $other }の両方に{ $game }というゲームがあります。どちらかを取り除いてください。
refused-game_bad_id = パッケージ{ $package }のゲーム名{ $game }は使えません。ゲームの名前に使えるのは英小文字と数字だけです。
refused-game_is_none = パッケージ{ $package }の{ $game }は使えません：{ $text }はゲームではありません。
refused-game_not_compiled = ここではParlourがコンパイル済みですが、パッケージ{ $package }の{ $game }はコンパイルされていません。python setup.py build_ext --inplaceでコンパイルするか、PARLOUR_PURE=1を設定してください。
refused-game_broken = パッケージ{ $package }の{ $game }は使えません：{ $text }
refused-game_other_id = パッケージ{ $package }の{ $game }は使えません。ゲーム自身の名前は{ $text }、ビューの名前は{ $tag }です。
refused-unknown_bot = このゲームに{ $bot }というボットはいません。いるもの：{ $allowed }
refused-bad_bot_seat = 席{ $seat }にボットは座れません（席がないか、もう決まっています）。
refused-no_lesson = { $game }には練習用のディールがありません。
refused-lesson_is_set = 練習用のディールは準備ができています。選べるのは名前だけです。
refused-bad_name = 名前に見えない文字は使えません。
refused-unknown_table = そのようなテーブルはありません。サーバーの管理者が閉じたのかもしれません。
refused-table_full = このテーブルは満席です。
refused-room_made = { $name ->
    [none] 席が空けられました。もう一度座ることも、観戦することもできます。
   *[other] { $name }さんが席を空けました。もう一度座ることも、観戦することもできます。
}
refused-table_locked = このテーブルはロックされています。新しく来た人は観戦だけできます。
refused-many_left = このテーブルは出入りした人が多すぎるため、もう誰も入れません。新しいテーブルを開いてください。
refused-replaced = 一つの席で開けるウィンドウの数を超えたので、一番古いこのウィンドウは止まりました。
refused-wrong_token = この鍵で座れる席はこのテーブルにありません。
refused-seat_left = この席はもう手放されたため、ここからは遊べません。
refused-stepped_out = いったんテーブルを離れたことを、ほかの人も知っています。戻るまで席はそのままです。
refused-key_replaced = サーバーの管理者がこの席に新しいリンクを発行したため、このリンクではもう席に着けません。
refused-key_ended = この試合はずっと前に終わっていて、席の鍵はもう使えません。
refused-seat_moved = あなたの席は別の端末に移りました。
refused-key_renewed = この席は別の端末で使われていて、この端末からはもう入れません。
refused-unknown_code = このコードは使えません。打ち間違い、使用済み、または10分以上たっている可能性があります。
refused-unknown_call = 今、このコードのテーブルはありません。打ち間違いか、全員が席を離れたのかもしれません。
refused-many_codes = このテーブルではコードを何度も発行しました。数分お待ちください。
refused-many_guesses = 同じネットワークから間違ったコードが多く届きました。数分お待ちください。
refused-many_devices = この試合では端末を替えすぎました。席はもう移せません。
refused-seat_present = { $name }は今、対戦中です。
refused-nobody_here = 今テーブルに答えられる人がいません。
refused-seat_claimed = ほかの人がこの席は自分のものだと言っています。30秒ほどお待ちください。
refused-claim_denied = テーブルの人が「いいえ」と答えました。10分後にまた聞けます。
refused-claim_over = この質問はもう終わりました。
refused-many_claims = 同じネットワークから何度も質問がありました。数分お待ちください。
refused-bad_house = 合言葉には、それぞれ3文字以上の違う言葉を、空白で区切って4つ使います。
refused-wrong_house = この言葉では席に入れません。
refused-many_houses = 同じネットワークから間違った合言葉が多く届きました。1時間お待ちください。
refused-seat_open = 空いている席があります。そちらにお座りください。
refused-line_full = 次の試合を待てるのは{ $most }人までです。
refused-seat_taken = 席{ $seat }は空いていません。
refused-bad_share = このディールのためにあなたの席のチェーンが定めた値ではありません。
refused-many_wishes = 何度も変更されたため、次のディールが終わるまで受け付けられません。
refused-no_deal_due = 今は次のディールを始めるときではありません。
refused-match_too_long = この試合の記録は{ $entries }件に達し、サーバーが保存できる上限です。全員の合意で終えるか席を手放して、新しいテーブルで続けてください。
refused-match_followed = 次の試合はもう始まっています。
refused-absence_set = このテーブルでは、だれかが離席したときのことを試合の前に決めてあります。
refused-nobody_away = 席を離れている人はいないので、ボットが代わりをする必要はありません。
refused-paused = 試合は中断しています。全員がそろうか、だれかが先へ進めると再開します。
refused-no_proposal = 次の試合はまだ誰も提案していません。
refused-table_quiet = このテーブルでは、ひとことは使えません。
refused-not_opener = それを変えられるのは、テーブルを開いた人だけです。
refused-watch_own = このテーブルにはあなたの席があります。観戦はできませんので、席で遊んでください。
refused-watchers_closed = このテーブルでは観戦できません。
refused-watch_only = 観戦中です。できるのは、表情を見せることだけです。
refused-many_watchers = すでに{ $most }人が観戦しています。あとでもう一度お試しください。
refused-watchers_shed = サーバーが混み合っているため、今は観戦できません。しばらくしてからお試しください。
refused-no_hand = 手札を見せられるのは、最初のディールが始まってからです。
refused-no_next_match = 練習用のディールの後に次の試合はありません。
refused-too_few_seats = この試合は{ $seats }人用ですが、続けたい人が{ $persons }人います。
refused-many_answers = 気が変わった回数が多すぎます。最後の返事が有効です。
refused-match_running = 試合の記録は終わってから見られます。途中で見ると全員のカードが分かってしまいます。
refused-match_deleted = この試合は、参加した人たちによって削除されました。
refused-no_cards = カードを渡せるのは、試合の最初のディールが終わってからです。練習のカードは渡せません。
refused-deal_not_over = 第{ $deal }ディールは終わっていないので、そのカードは渡せません。
refused-not_alone = 第{ $deal }ディールは前のディールの残りを引き継ぐので、これだけを渡すことはできません。代わりに試合のカードをすべて渡してください。
refused-many_given = この試合のカードはすでに{ $most }回渡されました。これ以上は渡せません。
refused-no_such_move = 第{ $deal }ディールの{ $move }手目からは続けられません。
refused-no_such_seat = このテーブルの席は{ $seats }つです。
refused-hint_unfair = ヒントは、ほかの全員がボットのときだけ見られます。
refused-hint_running = ヒントはもう考えているところです。
refused-no_luck = 運と腕前は、終わったディールのあるマッチが終了してから分けられます。
refused-no_review = 振り返るものがありません。ディールがまだ終わっていないか、その選択はありませんでした。

# - 通信
refused-wrong_origin = ほかのサイトのページからは遊べません。
refused-bad_host = リクエストの宛先がないか、二重に書かれています。
refused-wrong_host = このサーバーの名前は { $host } ではありません。数字のアドレスなら開けます。運営者は --allow-host { $host } でこの名前も使えるようにできます。
refused-hello_first = 最初のメッセージは hello でなければなりません。
refused-hello_late = 接続してから何も届かないまま、時間が過ぎました。
refused-hello_twice = この接続では hello をもう受け取っています。
refused-old_page = このページはサーバーより古いバージョンです。再読み込みすると続きから遊べます。席はそのままです。
refused-old_server = サーバーがこのページより古いバージョンです。少し待ってから、もう一度お試しください。
refused-bad_frame = メッセージはテキストで送ってください（バイナリは使えません）。
refused-bad_message = メッセージを読めません：{ $reason }
refused-bad_request = リクエストを読めません：{ $reason }
refused-disk_low = サーバーのディスクがほとんど空いていないため、新しいテーブルは開けません。始まっている対戦は続けられます。
refused-entries_spent = 今日はお使いのネットワークからの対戦が多く、サーバーはこれ以上記録できません。しばらくしてから、もう一度お試しください。
refused-too_fast = 短い間に操作が多すぎます。少し待ってから、もう一度お試しください。
refused-said_often = 続けて言える回数に達しました。{ $seconds }秒たつと、また話せます。
refused-too_many_lines = お使いのアドレスからの接続が多すぎます。
refused-seal_none = この試合は封印されていません。ファイルには、山札をどうシャッフルしたかの証拠がありません。
refused-seal_count = ファイルには{ $wanted }回のディールがありますが、封印は{ $count }回分です。ディールが抜かれたか加えられています。
refused-seal_chain = 第{ $deal }ディール：シャッフルに使われた値が、先に公開された値につながりません。別の値が使われたか、ディールが抜かれたか入れ替えられています。
refused-seal_shares = 第{ $deal }ディール：{ $wanted }席に対して、プレイヤーの値が{ $count }個あります。
refused-seal_share = 第{ $deal }ディール：プレイヤー{ $player }の値は、試合前に決まっていたものではありません。
refused-seal_drawing = ファイルに書かれた席決めのルールが、このゲームのルールと違います。
refused-seal_seats = プレイヤーの席が、封印された席決めの結果と違います。
refused-seal_dealer = 最初に配ったのは、くじで決まったプレイヤーではありません。
refused-seal_size = 第{ $deal }ディール：山札が{ $wanted }枚ではなく{ $count }枚です。
refused-seal_pack = 第{ $deal }ディール：山札の{ $place }枚目は{ $card }ですが、封印されていたのは{ $expected }です。
refused-seal_chance = 第{ $deal }ディール：ディールの途中で偶然に決まったことが、封印から導かれるものと違います。
refused-seal_log = 第{ $deal }ディール：行動が、ともに封印された記録と違います。
refused-seal_hand = 第{ $deal }ディール：プレイヤー{ $player }に{ $card }が見せられましたが、封印された山札ではその手札に配られていません。
refused-seal_short = 第{ $deal }ディール：封印された山札ではプレイヤー{ $player }に{ $card }が配られましたが、示されませんでした。
refused-seal_open = 第{ $deal }ディール：{ $card }が表向きに示されましたが、封印された山札ではめくられていません。
refused-seal_came = 第{ $deal }ディールの{ $move }手目：プレイヤー{ $player }に{ $card }が渡されましたが、封印された山札ではそこは{ $expected }です。
refused-seal_when = 第{ $deal }ディール：「行動{ $move }のあとに手札が見えた」とありますが、その行動がありません。
refused-seal_seen = 第{ $deal }ディール：プレイヤー{ $player }はいません。
refused-seal_cards = ファイルの山札が、このゲームのものではありません。
refused-seal_version = この試合はプロトコルのバージョン { $version } で封印されています。ここで扱えるのは { $known } までです。
refused-seal_table = このファイルの山札の鍵は、値を封印したテーブルとは別のテーブルのものです。
refused-seal_found = 第{ $deal }ディール：このファイルを保存した端末が、封印と違うことを見つけています（{ $flaw }）。
refused-seal_budgets = ファイルには、ボットに封印された探索量が書かれていません。
refused-seal_budget = プレイヤー{ $player }のボットの探索量は{ $budget }でしたが、封印されていたのは{ $most }（混雑時は{ $least }）です。
refused-seal_budget_told = 第{ $deal }ディール：プレイヤー{ $player }に示されたボットの探索量が、ファイルと違います。
refused-seal_bot = 第{ $deal }ディール：プレイヤー{ $player }の席で{ $bot }が指しましたが、封印では{ $expected }です。
refused-seal_points = 第{ $deal }ディール：プレイヤー{ $player }に示された得点が、ファイルと違います。
refused-seal_given = 第{ $deal }ディール：プレイヤー{ $player }の端末が渡した値が、シャッフルに使われていません。
refused-seal_line = 第{ $deal }ディールの{ $move }手目：プレイヤー{ $player }には「{ $played }」と示されましたが、記録では「{ $expected }」です。
refused-no_page = このアドレスには何もありません。
refused-no_built_page = { $folder } に配信するページがありません。このParlourはNode.jsなしでビルドされています。公開されているwheelからインストールするか、ソースのフォルダーで「make play」を実行してください。
refused-no_page_there = { $folder } にページがありません。index.html がありません。
refused-bad_setting = { $where }：「{ $value }」は使えません。{ $kind ->
     [choice] 次のどれかです：{ $wanted }。
     [whole] 整数が必要です：{ $wanted }。
     [number] 数が必要です：{ $wanted }。
     [switch] true か false です。
     [network] 10.0.0.0/8 のようなアドレスかネットワークが必要です。
     [name] cards.example のような名前が必要です。https:// とポートは付けません。
     [origin] https://cards.example のようなオリジンが必要です。
     [guest] GAME/NAME=exec:COMMAND か GAME/NAME=module:attribute の形です。
     [url] URL として読めません。パスワードの中では / を %2F、@ を %40、: を %3A と書くか、パスワードをファイルに入れてください。
     [quotes] 引用符が閉じていません。
    *[text] 文字列が必要です。
}
refused-unknown_setting = { $where }：{ $setting } という設定はありません。{ $like ->
    [none] { "" }
   *[other] { $like } のことですか？
}
refused-bad_settings_file = { $file } の設定を読めません：{ $reason }
refused-bad_password_file = { $setting }：パスワードを読めません：{ $reason }
refused-password_unused = { $setting }：{ $reason ->
    [empty] ファイルが空です。
    [twice] URL にもパスワードがあります。URL からは取り除いてください。
   *[no_host] URL に、パスワードを求めるサーバーがありません。
}
refused-bad_address = { $host } のポート { $port } で待ち受けられません：{ $reason }
refused-port_taken = ポート { $port } はほかのプログラムが使っています。--port で別のポートを選ぶか、空いているポートでよければ 0 にしてください。
refused-banned = ここには入れません。
refused-bad_days = 日数は1以上です（{ $days } は使えません）。
refused-bad_network = 「{ $text }」はアドレスでもネットワークでもありません。
refused-not_confirmed = 何も削除していません。確認が必要です（スクリプトでは --yes）。
refused-not_banned = { $text } は禁止されていません。禁止中：{ $banned }。
refused-backup_exists = { $file } はすでにあります。上書きはしません。
refused-no_tables = { $source } にはテーブルがありません。データベースはこれで正しいですか？ --empty を付けると、空でもエラーになりません。
refused-no_copy = { $file } をコピーできません：{ $reason }
refused-no_folder = フォルダー { $folder } がありません。
refused-no_admin_socket = 管理用ソケットがありません。サーバーと同じく --admin で指定してください。
refused-no_socket = 管理用ソケット { $socket } を作れません：{ $reason }
refused-no_server = { $socket } で待ち受けているサーバーがありません。
refused-not_yours = { $socket } を開く権限がありません。root か、サーバーを動かしているユーザーで実行してください。
refused-bad_question = サーバーはこの質問を理解できません。
refused-internal = サーバーでエラーが起きました。場は何も変わっていません。

# - データベース
refused-store_failed = 今は記録できません。もう一度お試しください。
refused-restarting = サーバーが再起動します。ここまでの手は失われません。ゲームはまもなく再開します。
refused-table_damaged = このテーブルの記録が壊れているため、続けられません。ほかのテーブルでは遊べます。
refused-store_unknown = データベースは sqlite:///ファイル、postgresql://ユーザー@ホスト/名前、nats://ホスト/名前 のいずれかで指定します（「{ $scheme }」は使えません）。
refused-store_path = 「{ $path }」はパスです。データベースとしては { $like } と書きます。
refused-server_missing = サーバーに必要なライブラリー { $library } がありません（pip install "parlour[server]"）。
refused-store_missing = このデータベースに必要なライブラリー { $library } がありません（pip install "parlour[postgres]" または "parlour[nats]"）。
refused-store_in_use = 別のサーバーがこのデータベースを使っています（{ $lock }）。
refused-store_unusable = データベースを使えません：{ $reason }
refused-store_no_tls = secure_links がオンですが、{ $host } の PostgreSQL には TLS なしで接続できてしまいます。URL にホストを書き、?sslmode=verify-full（または require）を付けてください。
refused-store_no_password = secure_links がオンですが、{ $host } の PostgreSQL はどんなパスワードでもこのサーバーを受け入れます。pg_hba.conf を scram-sha-256 に変えてください。
refused-store_newer = このデータベースは新しいバージョンのParlourのものです（バージョン { $version }）。
refused-bus_unknown = バスは nats://ホスト か redis://ホスト で指定します。PostgreSQL か NATS のデータベースなら省略できます（「{ $scheme }」は使えません）。
refused-bus_alone = バスは複数のサーバーをつなぐものです。複数のサーバーで使えるのは PostgreSQL か NATS のデータベースだけです：--database postgresql://ユーザー@ホスト/名前
refused-bus_no_tls = secure_links がオンですが、{ $host } のバスには TLS なしで接続できてしまいます。URL を { $scheme } で始め、バス側でも TLS を必須にしてください。
refused-bus_no_password = secure_links がオンですが、{ $host } のバスはパスワードなしで誰でも受け入れます。
refused-bus_missing = このバスに必要なライブラリー { $library } がありません（pip install "parlour[redis]" か "parlour[nats]"）。
refused-bus_unusable = バスを使えません：{ $reason }

# - an assistant's seat
refused-assistant_missing = アシスタントの席に必要なライブラリー { $library } がありません（{ $install }）。
refused-assistant_unset = 環境変数 { $name } がないか、正しくありません：{ $like }。
refused-assistant_unnamed = このキーは人の席のもので、アシスタントが遊んでいることが名前から分かりません。別のキーを選んでください。
refused-assistant_away = サーバーに接続できません：{ $reason }

## 画面：すべてのゲームに共通の文。

# - 枠と設定
app-name = Parlour
app-title = Parlour：友だちやボットと遊ぶカードゲーム
preferences = 設定
your-name = お名前
guest-name = ゲスト{ $number }
language = 言語
theme = 配色
theme-auto = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
deck = 32枚で遊ぶゲームの絵柄
deck-french = フランス式（♣ ♦ ♥ ♠）
deck-JQ = ドイツ式、文字はJとQ
deck-UO = ドイツ式、文字はUとO（ウンター、オーバー）
deck-DH = ドイツ式、文字はDとH（ドルニーク、ホルニーク）
looks-felt = テーブルの色
felt-green = 緑
felt-blue = 青
felt-slate = 石板色
looks-back = カードの裏
back-lattice = 格子
back-waves = 波
back-rosette = ロゼット
looks-face = カードの表
face-pictures = 絵札
face-plain = 大きなマーク
four-colours = スートを4色で表示する（クラブは緑、ダイヤは青）
speed = カードとチップの動き
speed-normal = 標準
speed-fast = 速い
speed-off = なし
hold = 出したカードを取り消せる時間
hold-off = なし（すぐに出す）
hold-short = 短め（1.5秒）
hold-long = 長め（4秒）
large-cards = 手札を大きく表示する
known-cards = ほかの人が取るのを見たカードを表示する
sound = 音
volume = 音量
mute = 消音
buzz = 自分の番になったら振動する
notify = 自分の番になったら通知する
notify-insecure = httpsで開いたページか、サーバーが動いている端末でだけ使えます。
notify-unknown = このブラウザーには通知の機能がありません。
notify-blocked = ブラウザーが通知を許可していません。ブラウザーのこのページの設定で変更できます。
close = 閉じる
yes = はい
no = いいえ
rule = ルール { $rule }
rule-option = オプション：{ $rule }
rule-here = このテーブル：{ $value }
rules = ルール
    .key = ?
unreachable = サーバーに接続できません。
offline = オフラインです。
try-again = もう一度試す
network-without = ネットワークなしで遊ぶ
network-about = 電車や飛行機の中でも、この端末だけでボットと遊べます。最初に一度だけ約7 MBを読み込みます。
network-fetching = 読み込み中：{ $all } MB のうち { $bytes } MB
network-on = この端末の中でボットと遊んでいます。ネットワークは必要ありません。
network-back = サーバーに戻る
page-old = サーバーのParlourが新しくなりました。読み込み直しても何も失われません。
page-reload = 今すぐ読み込む
storage-none = このブラウザーはこのページの情報を保存しません（プライベートウィンドウなど）。遊ぶことも再読み込みもできますが、ウィンドウを閉じると席は失われます。

# - learning by playing
learn = 遊びながら覚える
learn-short = 学ぶ
play = 遊ぶ
set-up = 設定…
learn-first = このゲームははじめてですか？
lesson = 練習
lesson-prepared = あらかじめ並べたカードでの練習です。
lesson-real = 本番を遊ぶ
lesson-again = もう一度練習
guide = ガイド
guide-step = { $step }/{ $of }
guide-next = わかった
guide-skip = ガイドを閉じる
welcome-title = はじめてですか？ 遊びながら覚えましょう。
welcome-about = 3～5分の練習用ディールを、ガイドが横で説明します。ガイドはいつでも終えられます。
welcome-start = { $game }を覚える

# - ロビー
lobby-title = さあ、一局どうぞ
lobby-about = 登録も広告もありません。すぐに始められます。
lobby-sealed = ここで遊ぶディールは、どれもあなたの端末が確かめます。
lobby-checked = この端末は、ここで{ $deals }回のディールを見て、そのうち{ $checked }回を完全に確認しました。
lobby-flawed = この端末がここで見た{ $deals }回のディールのうち{ $flawed }回は、封印と違っていました。
lobby-fairness = ここでの配り方の偏り
code-have = コードを持っている
preset = ルールの組み合わせ
presets-all = 全{ $count }種類のルールを表示
options-reset = 変更を元に戻す
option-number = 数を入力
own-tables = あなたのテーブル
table-with = 相手：{ $names }
games = ゲーム
soon = 近日公開
cover-players = { $players }人
minutes = { $minutes }分
depth-1 = やさしい
depth-2 = ふつう
depth-3 = 奥が深い
opening-title = { $game }：テーブルを開く · Parlour
opening-who = だれと遊ぶか
opening-how = 遊び方
opening-more = そのほかのハウスルール
options-rest = その他
seats-count = 人数
seats-players = 人
seat-number = { $number }番の席
seat-friend = 友だち（リンクで招待）
seat-own-level = この席だけ
bots-level = ボットの強さ
pace = ボットの速さ
pace-calm = ゆっくり
pace-brisk = 速め
pace-at_once = 待ち時間なし
mistap = 押し間違えました
mistap-asked = { $who ->
    [me] { $by }さんに取り消しを頼んでいます。
   *[other] { $name }さんは押し間違え、{ $by }さんに取り消しを頼んでいます。
}
mistap-ask = { $name }さんは押し間違えました。取り消しを認めますか？
mistap-yes = 認める
mistap-no = 認めない
mistap-event = { $who ->
    [me] { $by }さんが認め、あなたは一手を取り消しました。
   *[other] { $by }さんが認め、{ $name }さんは一手を取り消しました。
}
absent = だれかが離席したとき
absent-ask = いる人にたずねる
absent-bot = 1分後にボットが代わる
absent-wait = いつも待つ
absent-event = { $who ->
    [me] あなたが決めました。
   *[other] { $name }さんが決めました。
}{ $terms }
absent-terms-ask = だれかが離席すると、いる人にたずねます。
absent-terms-bot = だれかが1分間離席すると、戻るまでボットが代わります。
absent-terms-wait = だれかが離席すると、戻るまで待ちます。
clock = 一手の持ち時間
clock-none = 制限なし
clock-seconds = { $seconds }秒
clock-minutes = { $minutes }分
clock-same = これまでと同じ
clock-why = 時間が切れると、その一手だけボットが打ちます。席はあなたのままです。
clock-terms = 一手の持ち時間は{ $seconds }秒です。切れると、その一手だけボットが打ちます。
clock-left = { $who ->
    [me] 残り{ $seconds }秒です。切れると、この一手だけボットが打ちます。
   *[other] { $name }さんは残り{ $seconds }秒です。
}
clock-event = { $who ->
    [me] 時間切れのため、ボットが代わりに打ちました。
   *[other] { $name }さんの時間が切れ、ボットが打ちました。
}
rating-about = 数字はレーティングです。100高ければ、100回に約64回勝ちます。
own-rules = 「{ $preset }」をもとにしたあなたのルール
own-rules-name = このルールの名前：
own-rules-keep = 保存する
own-rules-forget = 「{ $name }」を消す
differs-from = { $preset }からの変更：
and-more = ほか{ $count }件
table-terms = { $count }人、約{ $minutes }分
start = 始める
start-invite = 開いて招待する
no-such-game = そのゲームはここにはありません。
last-tables = 最近のテーブル
book-title = 卓の記録
book-about = この卓で終わった試合です。リンクを持つ人が読めます。
book-none = この卓で試合を終えると、ここに載ります。
book-evenings = これまでの集まり
book-earlier = もっと前を見る
book-undated = 日付不明
book-winners = 勝者：{ $names }
book-early = 途中で終了
book-deals = { $deals }ディール
book-everybody = みんな
book-player = 名前
book-won = 勝ち
book-favourite = よく遊ぶゲーム
book-average = 1ディール平均
book-most = 最高
book-few = まだ分かりません
book-how = 30ディールからは平均に幅が付きます。本当の値は95%の確かさでその中にあります。練習と、ボットが最後まで引き継いだ席は数えません。
book-json = すべて保存（JSON）
book-delete = この集まりを削除
book-delete-sure = この集まりの結果と記録は、全員から見えなくなります。二人以上で遊んだ場合は、二人の同意が必要です。
book-delete-wanted = { $names }さんがこの集まりの削除を希望しています。一緒に遊んだもう一人の同意が必要です。
book-delete-now = 削除する
book-keep = 残す
results-title = あなたの成績
results-about = このブラウザーで終えた試合です。ほかの人には見えません。±の後の数は運かもしれない幅で、95%の確かさで勝率はその間にあります。
results-none = 試合を終えると、ここで数えます。ほかの人には見えません。
results-rivals = 相手
results-matches = 試合数
results-won = 勝率
results-chance = 運だけなら
results-few = まだ分かりません
results-people = 人
results-mixed = いろいろな強さ
results-save = 表として保存（CSV）
results-clear = すべて消す
results-clear-sure = 本当にすべて消しますか？
running-table = 進行中のテーブル
running-back = テーブルに戻る
running-sit = 席に戻る
running-aside = このバーを隠す
table-your-turn = あなたの番です
table-their-turn = { $name }の番です
table-between = 次のディール待ち
table-open-seats = 友だちを待っています
table-deal = 第{ $deal }ディール
table-place = { $place ->
    [1] 勝ち
   *[other] { $seats }人中{ $place }位
}
table-practice = 練習

# - 席に着く
invited = { $name }さんから{ $game }への招待です
invited-nobody = { $game }のテーブルに空席があります
join = 席に着く
join-who = テーブルにいる人：{ $names }。空席はあと{ $count }席です。
table-full = このテーブルは満席です
table-full-why = 空いている席がありません。あなたの席があるときは、参加したときのブラウザーでリンクを開くか、下から申し出てください。
table-over = この試合は終わりました
table-over-why = この招待の試合はもう終わっているため、席に着くことはできません。
table-unknown = ここにテーブルはありません
table-unknown-why = リンクの一部が欠けているか、別のサーバーのテーブルかもしれません。もう一度リンクをもらうか、自分のテーブルを開いてください。
table-own = { $game }のテーブルを開く
to-lobby = ロビーへ
seat-parted = いったん離れています
seat-lost = この席はもうありません
page-older = このページは古くなっています
seat-elsewhere = 別のウィンドウで対戦中です
seat-here = ここで続ける
seat-device = 別の端末で対戦中です
seat-device-back = またここで遊ぶ
gather-more = あと{ $count }人を待っています
gather-for = { $names }さんを待っています
gather-in = 席に着きました。
gather-here = 全員そろいました
gather-soon = { $seconds }秒後にカードが配られます。
gather-elsewhere = { $names }さんは別の画面を見ています。全員が戻ると、8秒後にカードを配ります。すぐに配ることもできます。
gather-deal = 配る
gather-deal-bot = { $names }さんの代わりにボットで配る
gather-bot-why = 本人が戻るまでボットがプレイします。
gather-tap = 空いている椅子をタップすると、そこに座るか、ボットを座らせることができます。
gather-chairs = 椅子
gather-you = このテーブルの設定はあなたが決めます。1分間離れると、ほかの人に移ります。
gather-other = このテーブルの設定は{ $name }さんが決めます。
gather-lock = テーブルをロック
    .why = 新しく来た人は観戦だけできます。今いる人はそのままです。
gather-locked = ロック中：新しく来た人は観戦だけできます。
gather-quicker = { $name }さんが先に座りました。いちばん近い空席になりました。
chair-empty = 空席
    .title = 空席
chair-label = 椅子{ $number }：{ $name }{ $more ->
    [none] {""}
   *[other] 、{ $more }
}
chair-sit = ここに座る
chair-bot = ボット
chair-open = 席を空ける
chair-room = 席を空けてもらう
    .why = { $name }さんはもう一度座ることも、観戦することもできます。
pass-to = { $name }さんに端末を渡してください
pass-who = 端末を持っているのはどなたですか？
pass-me = 私は{ $name }です
pass-why = 手札はすべて隠れています。押すと、0.5秒後に自分の手札が表示されます。
pass-dark = { $name }さん、まもなく手札が表示されます…
pass-here = { $name }さんはこの端末で遊びます。
pass-up = 席を立つ
pass-name = もう一人の名前
pass-add = もう一人がこの端末で遊ぶ
    .why = 3人まで1台を回して遊べます。渡す間は幕が手札を隠します。
name-taken = { $name }さんはもういます。「{ $name }B」のように一文字足すと、区別できます。
room-again = もう一度座る
table-locked = このテーブルはロックされています
table-locked-why = 新しく来た人は観戦だけできます。テーブルの人に解除を頼んでください。
invite-link = このテーブルへのリンク
copy-link = リンクをコピー
copied = コピーしました
copy-refused = このブラウザではページからコピーできません。リンクを選択してあります。Ctrl+C を押すか、長押ししてコピーしてください。
share-link = リンクを送る
share-text = 一緒に{ $game }で遊びませんか：
invite-call = テーブルのコード
invite-call-how = ほかの人は{ $host }の「コードを持っている」で入力します。
invite-code = スマートフォンのカメラで読み取れるリンク
invite-alone = このリンクはこの端末でしか開けません。ほかの端末の友だちと遊ぶには、Parlourを止めて次のどちらかのコマンドで起動し（2つ目はソースコードから）、表示されるアドレスを開いてください。
invite-command = コマンドをコピー
invite-elsewhere = 友だちがリンクを開けないときは、このコンピューターの別のアドレス
has-come = { $name }さんが席に着きました。
practise = 待つあいだ練習する
practise-why = ボットを相手に、同じルールで遊べます。全員そろったらお知らせします。
friends-here = あなたのテーブルに全員そろいました。
friends-go = 自分のテーブルへ
seat-open = 空席
seat-unnamed = ゲスト
bot-name = ボット（{ $bot }）
bot-given = { $name ->
    [Nora] ノラ
    [Leo] レオ
    [Anna] アンナ
    [Tom] トム
    [Mia] ミア
    [Oskar] オスカー
    [Hana] ハナ
    [Viktor] ビクトル
    [Emma] エマ
    [Nina] ニーナ
    [Max] マックス
    [Clara] クララ
    [Jan] ヤン
    [Lisa] リサ
    [David] ダビッド
    [Sara] サラ
    [Robin] ロビン
    [Julia] ユリア
   *[other] { $name }
}
bot-seated = { $name }、{ $bot }
bot-for = { $name }の代わりのボット
bot-line = { $bot }：{ $why }。
bot-strong = 強い
    .why = 動くたびに、ディールの残りを頭の中で何百回もプレイしてみる
bot-steady = 堅実
    .why = 見えているものから考える
bot-fair = まずまず
    .why = 自分の手札しか見ていない
bot-casual = 気楽
    .why = 見逃しが多い
bot-beginner = 初心者
    .why = できることをかなり見逃す
bot-random = ランダム
    .why = できることから適当に選ぶ
away = 離席中
away-for = 離席 { $time }
away-bot = ボットが代打
away-gone = いったん離席
away-hidden = 別の画面を表示中
you = あなた

# - テーブル
table-title = { $game } · Parlour
table-title-turn = あなたの番 · { $game } · Parlour
turn-notice = あなたの番です
connecting = 接続しています…
reconnecting = 接続が切れました。つなぎ直しています…
restarting = サーバーが再起動しています。ゲームはまもなく再開します…
now-mine = あなたの番です：{ $choices }
now-sent = 送信しています…
held-told = { $deed }：Escキーで取り消せます。
held-back = 取り消しました。あなたの番です。
take-back = 一手戻す
take-back-why = 最後の選択に戻ります。この試合は練習として数えられます。
now-other = { $name }が考えています…
now-away = { $name }は離席中です。待っています（{ $time }）…
now-stand-in = { $name }の代わりにボットが考えています…
now-over = このディールは終わりました。
next-deal = 次のディールへ
    .key = N
next-deal-ready = { $names }は次のディールを待っています。
waiting-for = { $names }を待っています…
match-won = { $who ->
    [me] あなたの勝ちです！
   *[other] { $name }の勝ちです。
}
match-tied = 引き分けです。
rematch = もう一度遊ぶ
replay = 棋譜を保存
match-show = 試合を振り返る
match-together = 全員の合意で試合を終えました
match-practice = 練習：選択を{ $count }回取り消しました。
match-practised = 練習：この試合は別の試合の途中から始まりました。
match-back = 元の試合に戻る
match-ahead = { $name }に{ $unit ->
    [chips] チップ{ $amount }枚
   *[points] { $amount }点
}差をつけました
match-behind = { $seats }人中{ $place }位、{ $name }と{ $unit ->
    [chips] チップ{ $amount }枚
   *[points] { $amount }点
}差
match-deals = { $deals }ディールを終えて。
next-proposed = { $who ->
    [me] あなたはもう一度遊びたいと提案しました。
   *[other] { $name }がもう一度遊びたいと提案しています。
}
next-proposed-other = { $who ->
    [me] あなたは別の試合を提案しました：{ $game }
   *[other] { $name }が別の試合を提案しています：{ $game }
}
next-again = 参加します
next-later = 考え中
next-go = 帰ります
apart-away = { $name }は離席中です。
apart-bot = 戻るまでボットに任せる
apart-wait = 待つ
apart-pause = 別の日に続ける
apart-wish-bot = { $names }はボットに任せたいと思っています。
apart-wish-pause = { $names }は別の日に続けたいと思っています。
apart-need-bot = { $count ->
    [one] { $names }も押すと、ボットが代わります。
   *[other] 半分より多くの人が押すと、ボットが代わります。まだ押していない人：{ $names }
}
apart-need-pause = { $count ->
    [one] { $names }も押すと、試合は中断します。
   *[other] 全員が押すと、試合は中断します。まだ押していない人：{ $names }
}
apart-paused = 試合は中断しています。{ $names }がそろうと再開します。
apart-go-on = 今すぐ続ける
apart-back = 離席中に：ボットが{ $count }回打ちました
next-away = 不在
next-begins = 次の試合は{ $seconds }秒後に始まります。
next-wait = 待って
next-play = { $game }で遊ぶ
next-leave = 帰ります
next-other = 別のゲーム
next-propose = 提案する
next-without = ほかの人はあなた抜きで続けています。
next-evening = 今夜の成績：
next-order = 席順
next-order-same = 同じ席
next-order-rotate = 全員が1つずつ移る
    .told = 全員が席を1つずつ移ります。
next-order-draw = くじで決める
    .told = 席はくじで決めます。
to-table = テーブルに戻る
match-change-rules = ルールを変える
match-last-deal = 最後のディール
match-watch = もう一度見る
luck-how = 運はどのくらい?
luck-weighing = 運とプレイを量っています…
luck-sum = { $deals }ディールで、あなたは{ $rivals ->
    [one] 相手
   *[other] ほかの人の平均
}{ $side ->
    [better] より{ $amount }{ $unit ->
        [chips] チップ
       *[points] 点
    }上でした
    [worse] より{ $amount }{ $unit ->
        [chips] チップ
       *[points] 点
    }下でした
   *[level] と同じでした
}。運 { $luck }、あなたのプレイ { $own }(± { $error })、{ $rivals ->
    [one] 相手
   *[other] ほかの人
}のプレイ { $others }。
luck-about = 出来事のたびにボットがその先を{ $worlds }回プレイし、あなたのプレイをボットの手と比べました。誰にも知りえなかったことも運に数えます。±は100マッチのうち95に当てはまります。
match-compare = ボットの選択と比べる
match-compare-progress = あなたの選択をボットと比べています：{ $deals }ディール中{ $deal } …
match-agreed = 全員の合意でここで終わりました。
match-stood = { $who ->
    [me] あなたの代わりにボットが{ $count }回打ちました。
   *[other] { $name }の代わりにボットが{ $count }回打ちました。
}
match-resigned = { $who ->
    [me] あなたが投了したため
   *[other] { $name }が投了したため
}、その時点の得点で終わりました。
match-given-up = 試合は投了で終わりました
leave = テーブルを離れる
leave-now = いったん離れる
    .why = 席はそのまま残ります{ $friends ->
        [yes] 。あなたが戻るまで、友だちはボットに任せることもできます
       *[no] {""}
    }。テーブルはロビーから開けます。
leave-free = 席を立つ
    .why = 席は空席に戻ります。リンクは引き続き使えます。
leave-bot = 席を手放す
    .why = 友だちが続けられるよう、最後までボットがあなたの手札で続けます。この席には戻れません。
leave-match = 投了する
    .why = 試合は今の得点のまま終わり、あなたは最下位になります。途中のディールは数えません。
leave-agree = 合意して終える
    .why = 負けにはなりません。全員が合意すれば、今の得点のまま終わります。
leave-later = だれも投了せずに試合を終えるには、ディールとディールの間に全員で合意してください。
device = 別の端末で遊ぶ
    .why = 席はそのまま移り、この画面にも戻せます。
device-scan = { $scan ->
    [yes] 別の端末で読み取ってください。または、その端末で{ $host }を開き、「コードを持っている」を選んで入力します。
   *[no] 別の端末で{ $host }を開き、「コードを持っている」を選んで入力します。
}
device-code = 別の端末で使うコード
device-once = 使えるのは1回だけ、10分間です。席の鍵になるので、ほかの人には見せないでください。
device-ended = このコードは期限が切れました。
device-new = 新しいコードを表示
device-out = ほかの端末を締め出す
    .why = ほかの人が席に入れるかもしれないときに使います。この端末以外はすぐに席を失います。合言葉も使えなくなります。
device-out-done = 今はこの端末だけがあなたの席を使っています。
code-title = コードを入力
code-why = 4文字のコードはテーブルに、別の端末に表示された英数字6文字のコードは自分の席につながります。
code-field = 4文字、または英数字6文字のコード
code-go = 進む
claim-here = ここに自分の席がある
claim-who = この中にあなたはいますか？
claim-none = このテーブルの人は今みんな対戦中です。
claim-ask = テーブルに聞く
claim-ask-why = 今テーブルにいる全員に、あなたが{ $name }かどうかを聞きます。
claim-asked = あなたが{ $name }かどうかを聞いています…{ $seconds }秒
claim-silent = 誰も答えませんでした。もう一度聞くか、観戦してください。
claim-again = もう一度聞く
claim-code = 別の端末のコードを持っている
claim-back = ほかの人
claim-question = 「{ $name }です」という人がいます。
claim-yes = はい、{ $name }です
claim-no = いいえ
claim-warning = 「はい」と答えると、席とカードはその人のものになります。
house-title = 合言葉
house-why = 覚えやすい4つの言葉です。ほかに誰もテーブルにいなくても、どの端末でもこの席に戻れます。新しい言葉を選ぶと、前の言葉は使えなくなります。
house-field = あなたの4つの言葉
house-other = 別の言葉にする
house-set = この言葉にする
house-done = 合言葉は「{ $words }」です。あとから表示できないので、書き留めておいてください。
house-or = または合言葉を入力
house-go = 自分の席に戻る
# Nouns that are easy to say, hear and spell: a house name has four of them.
house-words = あおぞら あさがお あさひ あひる あめだま あられ いかだ いちご いちょう いずみ いなほ いるか うぐいす うさぎ うちわ うみべ うめぼし えくぼ えのぐ えんぴつ おちば おにぎり おりがみ おるごーる かえで かえる かがみ かすみ かたつむり かばん かぼちゃ かまくら かもめ からす かりん かるた きつつき きつね きのこ きんぎょ くじゃく くじら くつした くるみ けやき こうま こおり こたつ ことり こぶね こみち ころっけ さかな さくら ささぶね さざなみ さつき さぼてん さんご しいたけ しずく したじき しまうま しゃぼん すいか すすき すずめ すずらん すみれ せせらぎ せんべい そらまめ たいこ たいよう たけのこ たぬき たんぽぽ ちょうちん つくえ つくし つばき つばめ つみき つらら てぶくろ とけい とびら とまと とんぼ どんぐり なでしこ なのはな なまず にじいろ にわとり にんじん ねこやなぎ のはら はくさい はちみつ はなび はまべ はりねずみ ひつじ ひなた ひばり ひまわり ひょうたん ふうせん ふくろう ふじさん ふでばこ ふるさと ほうき ほたる ぼたん まくら まつり まめだいふく みかん みずうみ みつばち みなと むぎちゃ めだか めろん もくれん もみじ やかん やまびこ ゆきだるま ゆのみ らくだ らんぷ りんご るりいろ れもん ろうそく わかば わたあめ
match-plot = 各ディール後の合計
match-best = 一番良かったディール
match-worst = 一番痛かったディール
match-fact = 第{ $deal }ディール：{ $points }
end-match = ここで試合を終える
end-match-too = 賛成して終える
end-match-not = やはり続ける
end-match-wish = { $names }がここで試合を終えたいそうです。
sort = 手札の並べ方
sort-melds = メルド
sort-suit = スート
sort-rank = 数字
sort-own = 自分
drawn-first = { $who ->
    [me] あなたが最初の席に着き、ディーラーになります。
   *[other] { $name }が最初の席に着き、ディーラーになります。
}
event-seats = { $shown ->
    [yes] カードを引いて席を決めました：{ $list }。
   *[no] くじで席を決めました：{ $list }。
}{ drawn-first }
event-seat = { $who ->
    [me] あなた
   *[other] { $name }
}{ $cards ->
    [none] {""}
   *[other] ：{ $cards }
}
event-drawn-again = { $before }、引き直して{ $card }
event-deal = { $who ->
    [me] 第{ $number }ディール。あなたがディーラーです。
   *[other] 第{ $number }ディール。ディーラーは{ $name }です。
}
event-taken_back = { $who ->
    [me] あなたは最後の選択を取り消しました。
   *[other] { $name }は最後の選択を取り消しました。
}
event-stand-in = { $bot ->
    [yes] { $who ->
        [me] あなたの代わりにボットが打ちます。
       *[other] { $name }の代わりにボットが打ちます。
    }
   *[no] { $who ->
        [me] あなたが戻りました。
       *[other] { $name }が戻りました。
    }
}
event-hand = 観戦者に{ $name }の手札が{ $open ->
    [yes] 見えます。
   *[no] 見えなくなりました。
}
event-device = { $who ->
    [me] 端末を切り替えました。
   *[other] { $name }は別の端末で続けます。
}
event-resigned = { $who ->
    [me] あなたは
   *[other] { $name }は
}{ $bot ->
    [yes] 席を手放しました。ボットが引き継ぎます。
   *[no] 投了しました。
}
sheet = 得点表
sheet-short = 得点
sheet-deal = ディール
sheet-how = 結果
sheet-dealer = ディーラー：{ $name }
sheet-empty = まだ得点はありません。
column-points = { $number ->
    [0] 得点
   *[other] 第{ $number }試合
}
column-game_score = ゲームスコア
column-chips = チップ
column-bought = 買い足し
column-pool = プールから
column-mat = マットから

# - tricks, taken cards, answers and the pool
trick = トリック
trick-last = 直前のトリック
trick-led = リード
trick-card = { $name }：{ $card }{ $wins ->
    [yes] （ここまでの勝ち札）
   *[no] {""}
}
last-trick = 直前のトリック
    .key = L
taken-tricks = { $count ->
    [0] トリックなし
   *[other] { $count }トリック
}
taken-points = { $count ->
    [0] 失点なし
   *[other] { $count }点
}
poll-sealed = 答えは伏せてあります。ほかの人はまだ知りません。
pool = プール

# - tables with melds
melds = 場のメルド
no-melds = 場にはまだ何もありません
meld-name = { $who ->
    [me] あなたのメルド
   *[other] { $name }のメルド
}：{ $cards }{ $wants ->
    [none] {""}
   *[other] 。{ $wants }を付けられます
}
meld-owner = { $who ->
    [me] あなたのメルド
   *[other] { $name }のメルド
}
meld-takes = { $cards ->
    [none] これ以上は付けられません。
   *[other] { $cards }を付けられます。
}
meld-joker = ジョーカーは{ $card }の代わりです。
meld-frees = { $cards }があればジョーカーと交換できます。
tab-fits = メルドに付けられる
tab-swap = ジョーカーと交換できる
tab-must = 今使わなければならない
tab-barred = この番では捨てられない
melds-fits = { $count }枚を付けられます
melds-suggest = おすすめのメルド：{ $cards }
undo = 元に戻す
    .key = U
why-not = なぜできない？
do-meld = 場に出す
do-lay = { $card }を付ける
do-swap = { $card }とジョーカーを交換
do-discard = { $card }を捨てる
do-stock = 山札から引く
do-take = { $card }を取る
do-pass = パスして終える
now-places = { $card }は{ $count }か所に付けられます。場所を選んでください。
own-cards = あなたの手札：{ $count }枚
stock = 山札、残り{ $count }枚
pile = { $card ->
    [none] 捨て札、なし
   *[other] 捨て札、一番上は{ $card }
}
left-in-hand = 残った手札
went-out = 上がり

# - what an action has brought
note-you = あなた
note-chips = チップ{ $chips }枚

# - カード
card-name = { $suit ->
    [c] クラブ
    [d] ダイヤ
    [h] ハート
   *[s] スペード
}の{ $rank ->
    [A] エース
    [T] 10
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $rank }
}
card-name-german = { $suit ->
    [c] どんぐり
    [d] 鈴
    [h] ハート
   *[s] 木の葉
}の{ $rank ->
    [A] エース
    [T] 10
    [J] { $letters ->
        [UO] ウンター
        [DH] ドルニーク
       *[JQ] ジャック
    }
    [Q] { $letters ->
        [UO] オーバー
        [DH] ホルニーク
       *[JQ] クイーン
    }
    [K] キング
   *[other] { $rank }
}
suit-name = { $pack ->
    [german] { $suit ->
        [c] どんぐり
        [d] 鈴
        [h] ハート
       *[s] 木の葉
    }
   *[french] { $suit ->
        [c] クラブ
        [d] ダイヤ
        [h] ハート
       *[s] スペード
    }
}
card-sign = { $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
    [s] ♠
   *[none] {""}
}{ $rank ->
    [T] 10
   *[other] { $rank }
}
card-joker = ジョーカー
card-joker-for = { $card }の代わりのジョーカー
card-rank = { $rank ->
    [A] エース
    [T] 10
    [J] ジャック
    [Q] クイーン
    [K] キング
   *[other] { $rank }
}
card-sign-joker = ★{ $card ->
    [none] {""}
   *[other] { $card }
}
hand-card = { $card }{ $melded ->
    [yes] 、メルド
   *[no] {""}
}{ $fresh ->
    [yes] 、引いたカード
   *[no] {""}
}{ $barred ->
    [yes] （今は出せません）
   *[no] {""}
}
hand-card-tab = {""}、{ $tab }
no-cards = カードなし

# - テーブルのまわり
dealer = ディーラー
    .short = 親
others = ほかのプレイヤー
stack = { $count }点
stack-of = { $target }点のうち{ $stack }
stack-running = このディールで{ $points }点
plate = { $name }：{ $cards }枚、{ $stack }{ $dealer ->
    [yes] 、ディーラー
   *[no] {""}
}{ $turn ->
    [yes] 、手番
   *[no] {""}
}{ $tag ->
    [none] {""}
   *[other] 、{ $tag }
}
side = テーブルの横
side-log = 経過
side-coach = コーチ
side-sheet = 得点
side-fold = たたむ
side-unfold = 経過と得点を表示
log-empty = まだ何も起きていません。
log-look = このときの場を表示
as-it-was-title = 過去の場
as-it-was = { $who ->
    [none] 開始時の場
    [me] あなたの番のあとの場
   *[other] { $name }の番のあとの場
}（{ $turns }のうち{ $turn }）
as-it-was-now = 今に戻る
as-it-was-before = 前の番
as-it-was-after = 次の番
record-title = 試合を一手ずつ
record-place = { $deals }回中{ $deal }回目、{ $moves }手中{ $move }手目
record-first = ディールの始めへ
record-last = ディールの終わりへ
record-more = 手札とディール
record-hands = 全員の手札
record-deals = ディール
record-next = 次: { $name }
record-look = この席から見る
record-play = ここから続けて遊ぶ
record-play-why = 自分だけの卓で、ボットと練習します。カードは封印されず、結果は数えません。
record-mark = 大きな場面、{ $move }手目：{ $event }
record-mark-own = いちばん損をした選択、{ $move }手目
record-copy = この場面へのリンクをコピー
same-give = このカードを誰かに渡す
same-give-deal = このディールを誰かに渡す
same-how = このリンクは、同じ{ $deals }ディールのカード、同じルール、同じボットの卓を開きます。最初に来た人があなたの席に座ります。そこでもカードが終わると、お互いに両方の結果が見えます。卓は7日間待ちます。
same-share = { $game }で私に配られたカードで遊んでみて：
same-prepared = 用意済み
same-terms = カードは用意されたものです：別の試合の{ $deals }ディールと同じ山札です。封印されず、結果は数えません。最後に両方の結果が見えます。
same-end = 用意されたカードをすべて終えました
same-told = カードは用意されたもので、別の試合と同じです。
same-title = 同じカード
same-here = この卓
same-there = もう一つの卓
same-deal = 第{ $number }ディール
same-deals = { $deals }ディール後
same-back = { $name }は選択を{ $count }回取り消しました。
same-turned = 同じカードで席を入れ替える
    .told = 同じカードで、全員が席を1つずつ移ります。
    .why = 同じ山札をもう一度配り、全員が席を1つずつ移ります。終わると両方の結果が並びます。カードは封印されず、結果は数えません。
same-sum = 合計：
same-crossed = 組み合わせ：
same-day = 今日のディール
same-day-why = 今日このサーバーでは、誰もが同じカード、同じボットで1ディールだけ遊びます。終わると、ほかの人の結果が見えます。
same-day-told = 今日のディールでした。結果は数えません。
same-day-others = 今日のディール
same-day-nobody = ほかにはまだ誰も遊んでいません。
same-waiting = このカードをまだ終えていない卓：{ $count }

# - portraits
portrait-choose = 似顔絵を選ぶ
portrait-king = 王様
portrait-queen = 女王様
portrait-jack = 若者
portrait-jester = 道化師
portrait-hunter = 狩人
portrait-granny = おばあさん
portrait-grandpa = おじいさん
portrait-braids = 三つ編み
portrait-curls = 巻き毛
portrait-scarf = スカーフ
portrait-captain = 船長
portrait-cook = 料理人

# - 席に着かずに観戦する
line-join = 次から参加したい
line-waits = { $before ->
    [0] 次の試合で最初に席に着けます。このページを開いたままにしてください。
   *[other] 次の試合を待っている人が前に{ $before }人います。このページを開いたままにしてください。
}
line-leave = 待つのをやめる
line-told = { $names }が次の試合に参加したいそうです。
watch-do = 観戦する
watch-count = 観戦者{ $count }人
watch-players = プレイヤー
watch-news = 進行
watch-cards = 枚
watch-doubtful = プレイヤーだけが見られるものがサーバーから届きました。このページでは表示しません。
watch-over = 対戦は終わりました。
watch-big = 大画面
watch-to-table = テーブルへ
watch-scan = 読み取ると参加できます
watch-gathering = { $count ->
    [0] 全員そろいました
   *[other] あと{ $count }人を待っています
}
watch-show = 観戦者に自分の手札を見せる
watch-show-why = テーブルの全員に知らされます。
watch-allow = このテーブルの観戦を許可する
watch-apart = テーブルは大画面に映っています
watch-apart-why = スマートフォンでは、手札を大きく表示し、操作だけを残します。
watch-table = このテーブル

# - what people say to each other
signal-title = ひとこと言う
signal-faces = 表情
signal-said = { $name }: { $phrase }
signal-held = 全員が決めたあとで、ほかの人に表示されます。
signal-rest = 少したつと、また話せます。
signal-mute = { $name }のひとことを表示しない
signal-quiet = このテーブルではひとことを使わない
signal-quiet-here = このテーブルでは、ひとことは使えません。
signal-say-hello = こんにちは！
signal-say-nice = ナイス！
signal-say-played = お見事です。
signal-say-oh_no = しまった！
signal-say-sorry = ごめんなさい！
signal-say-thanks = ありがとう。
signal-say-your_turn = あなたの番です！
signal-say-moment = ちょっと待ってください。
signal-say-back = 戻りました。
signal-say-close = ぎりぎりでしたね！
signal-say-good_game = いい試合でした！
signal-say-another = もう一度遊びませんか？
signal-say-bravo = ブラボー！
signal-say-laugh = あはは！
signal-say-wow = わあ！
signal-say-cry = えーん！
signal-say-love = すてき！
signal-say-luck = 幸運を！

# - コーチ
coach = 今できること
    .key = I
coach-mine = あなたの番です。次のことができます：
coach-deal = ディールが終わりました。「{ $next }」で進みます。
coach-over = 試合は終わりました。
coach-deed = { $deed }：{ $what }
coach-on = { $card } → { $cards }
coach-chosen = 選択：{ $action }。Enterで実行します。
hint = ヒント
    .key = H
hint-why = 見えている情報だけで、一番強いボットならどうするかを教えます。
hint-thinking = 考えています…
hint-says = { $action }。{ $reason }
review = 振り返り
review-title = 第{ $number }ディールの振り返り
review-about = あなたの選択と、そのとき見えていた情報だけで一番強いボットならどうしたかを並べます。
review-none = このディールでは選ぶ場面がありませんでした。
review-progress = { $all }回の選択のうち{ $done }回目を調べています…
review-stopped = 残りは調べられませんでした：{ $reason }
review-sum = { $all }回の選択のうち{ $same }回はボットと同じでした。
review-cost = それ以外で最も損をした選択では、平均して約{ $amount }{ $unit ->
        [chips] チップ
       *[points] 点
    }を失いました。
review-cost-none = それ以外の選択も、ほぼ同じくらい良い手でした。
review-same = ボットも同じ手を選んだでしょう。
review-other = ボット：{ $action }。
review-good = ほぼ同じくらい良い手です。
review-more = 平均して{ $amount }{ $unit ->
        [chips] チップ
       *[points] 点
    }多く得られます。
hint-worth = このディールで平均して得られる{ $unit ->
        [chips] チップ
       *[points] 点
    }：
review-you = あなた
review-bot = ボット
review-position = そのときの状況
review-place = あなたの選択 { $number } / { $all }
review-see = テーブルで見る
review-by-you = あなた：{ $action }
review-by-bot = ボット：{ $action }
review-by-both = あなたとボット：{ $action }
review-tag-you = あなた
review-tag-bot = ボット
review-tag-both = 両方
reason-only = ほかにできることはありません。
reason-searched = 見えないカードを{ $of }通りに配って最後までプレイしてみたところ、平均してこれに勝る手はありませんでした。

# - マット、チップ、競り、列
mat = マット
mat-section = { $section }：{ note-chips }{ $who ->
    [none] {""}
   *[other] （{ $who }が獲得）
}
run = { $number }列目
run-card = { $card }、{ $name }
run-asked = { $card }を持つ人は？
suit-free = { $suit }
suit-barred = { $suit }：今はリードできません
pot = ポット
bets = ベット
raises = { $most ->
    [any] レイズ{ $count }回
   *[other] レイズ{ $count }/{ $most }回
}
amount-less = 1枚減らす
amount-more = 1枚増やす
unseen-cards = 裏向きの{ $count }枚
bidders = 競りの参加者
bids-sealed = 入札は一斉に公開されます。
high-bid = 最高額
own-bid = あなたの入札
bid-best = 最高額{ $chips }枚
bid-passed = パス
bid-now = 思案中
bid-of = { $chips }枚
bid-waiting = 待ち
own-hand = あなたの手札、{ $count }枚

## 封印：配りを確かめられるようにするもの

seal-mark = 第{ $deal }ディール：{ $good ->
    [yes] この端末が確認しました。封印のとおりです
    [unsure] 一部しか確認していません
   *[no] 封印と違います
}
seal-title = このディールの封印
seal-good = この端末が{ $deals }回のディールを確認しました。カードは一枚も変えられていません。
seal-compared = 第{ $deal }ディール：手札に来た{ $given }枚のうち{ $compared }枚を封印された山札と照合しました。
seal-uncompared = ほかの{ $open }枚は、先に表になっていたカードです。
seal-story-before = 最初のカードが配られる前に、テーブルは試合の各ディールに使う値を決めてその封印を公開し、あなたの端末も自分の値を決めました。
seal-story-shuffle = どのディールも、テーブルの値とプレイヤーの値の両方を使ってシャッフルされます。山札の順は、サーバーも含めてだれにも選べません。
seal-story-after = ディールが終わると値が公開され、端末が封印とシャッフル、あなたの手札、すべての行動を確かめます。
seal-keep = 証拠を保存
seal-verify = 試合を検証
seal-numbers = 値を表示
seal-chain = 試合前に公開されたテーブルの封印
seal-secret = 第{ $deal }ディールのテーブルの値
seal-share = { $who ->
    [me] あなたの値（プレイヤー{ $player }）
   *[other] プレイヤー{ $player }の値
}
seal-no-share = なし（ボット、または間に合わず）
seal-log = 第{ $deal }ディール後の記録の封印
seal-cannot = これでは証明できないこと
seal-cannot-text = サーバーは自分で配るので、すべてのカードを見ています。友人に教えることも、仲間を別名で座らせることもできます。ほかにだれもいないテーブルでは、仲間と組んでいくつかの山札から選べます。テーブルを止めることも、一人にだけ別のページを送ることもできます。ですからファイルは parlour verify か、別のParlourのページで確かめてください。
seal-can-text = 封印の後でカードを変えること、正直なプレイヤーが一人でもいるときに山札を選ぶこと、最後の一人が準備する前に山札を知ること、見えているカードとシードから決まるのとは違う手をボットに選ばせることはできません。
seal-own = 第{ $deal }ディール：あなたの値がシャッフルから抜かれたか、変えられています。
seal-told = 第{ $deal }ディール：配ったときとは違う値が今は示されています。
seal-again = 第{ $deal }ディール：二度配られ、二度目は別のカードでした。
seal-dealing = 第{ $deal }ディール：シャッフルの前に示されたのとは違う形でカードが配られました。
seal-hidden = 第{ $deal }ディール：{ $card }はめくられるはずでしたが、示されませんでした。
seal-places = 第{ $deal }ディール：どのカードがだれに配られたかが示されていません。
seal-line = 第{ $deal }ディールの{ $move }手目：あなたには「{ $played }」と示されましたが、記録では「{ $expected }」です。
seal-tip = 第{ $deal }ディール：サーバーがあなたの端末の封印を示していません。山札を選べたおそれがあります。
seal-unasked = 第{ $deal }ディール：あなたの端末は、シャッフルに使う値を求められませんでした。
seal-changed = 第{ $deal }ディール：サーバーが今示す封印は、席に着いたときのものと違います。
seal-rules = 第{ $deal }ディール：サーバーが今示すルールは、席に着いたときのものと違います。
seal-left = 第{ $deal }ディール：この試合が終わる前に、サーバーが別の試合へ移りました。
seal-broken = 第{ $deal }ディール：サーバーが封印について示した内容を読み取れません。
seal-seats = 第{ $deal }ディール：サーバーが示したあなたの席は、あなたが着いた席でも、引いて決まった席でもありません。
seal-number = 第{ $deal }ディールは、前のディールに続いていません。
seal-unbegun = 第{ $deal }ディール：始まりが知らされないまま、カードが示されました。
seal-moved = 第{ $deal }ディール：だれも行動していないのに、手札が変わりました。
seal-strayed = 第{ $deal }ディール：{ $card }が手札になかったり残っていたりして、伝えられた行動と合いません。
seal-back = 第{ $deal }ディール：頼んでいないのに、サーバーが選択を取り消しました。
seal-shown = 第{ $deal }ディール：伏せ札がすでに見えた行動を、サーバーが取り消しました。
seal-kept = 第{ $deal }ディール：終わって10秒たっても、サーバーが封印を開けていません。
seal-unsure-none = このテーブルのディールは封印されていません。シャッフルを確かめることはできません。
seal-unsure-old = 第{ $deal }ディールは一部しか確かめられません。このテーブルは古いプロトコルで開かれました。
seal-unsure-late = 第{ $deal }ディールは、あなたの値なしでシャッフルされました。端末の値が間に合いませんでした。
seal-unsure-elsewhere = 第{ $deal }ディールは、この端末の値なしでシャッフルされました。あなたの席の値は別の端末が渡しました。
seal-unsure-joined = 第{ $deal }ディールは、この端末の値なしでシャッフルされました。次のディールから加わります。
seal-unsure-begin = 第{ $deal }ディールは確かめていません。始まったときに、この端末がいませんでした。
seal-unsure-hand = 第{ $deal }ディールは確かめていません。配られたときの手札を、この端末は見ていません。
seal-unsure-stand-in = 第{ $deal }ディール：ボットがあなたの代わりに打ちました。
seal-unsure-moves = 第{ $deal }ディールは一部しか確かめていません。この端末は、すべての行動を見てはいません。
seal-unsure-points = 第{ $deal }ディールは一部しか確かめていません。この端末は得点を見ていません。
seal-unsure-cards = 第{ $deal }ディールは一部しか確かめていません。手札に来た{ $given }枚のうち{ $rest }枚は照合できませんでした。それらも parlour verify が照合します。
seal-unsure-kept = 第{ $deal }ディールはまだ確かめていません。サーバーの応答がありません。
seal-tally = { $deals }回中{ $checked }回のディールを完全に確認
seal-taken_back = この試合では選択を{ $count }回取り消したため、練習として数えられます。
seal-verify-about = ここや別のParlourで保存したファイルをドロップしてください。この端末で確かめ、どこにも送りません。
seal-drop = verify.json をここにドロップするか、選んでください：
seal-true = { $deals }回のディールはすべて封印のとおりです。シャッフルに使われたプレイヤーの値：{ $shares }個。
seal-moves = 行動とボットは次で確かめます：parlour verify verify.json --bots
seal-unreadable = 読める証拠ではありません。壊れているか、別のものです。
seal-version = このファイルは別のバージョンのものです。
seal-missing = この試合には封印がありません。
seal-large = ファイルが大きすぎます。
seal-many = このファイルには多くの試合が入っています。まとめて検証するには：parlour verify deals.jsonl
seal-alone = { $deals }回のディールには、プレイヤーの値が使われていません。サーバーが山札を選べました。

fairness-title = 配り方の偏り
fairness-about = このサーバーで終わったディールを、途中で打ち切られたものも含めてすべて数えます。進行中のディールについては何も表示しません。
fairness-deals = 封印されたディール
fairness-aborted = うち打ち切り
fairness-over = 終わった試合
fairness-open = 続いている試合
fairness-none = このサーバーでは、封印されたディールがまだ終わっていません。
fairness-of = { $seats }人、各自の最初の{ $each }枚：{ $deals }ディール
fairness-placeless = ここでは手札を選ぶか、先にカットします。山札のどの位置も席に結びつきません。
fairness-even = 偏りを示すものはありません：証拠の強さ { $e }
fairness-uneven = このディールは偏っています：証拠の強さ { $e }
fairness-seat = 席{ $seat }
fairness-cell = { $card }：{ $count }回（期待値{ $expected }）
fairness-farthest = 期待値から最も離れたもの：{ $cell }
fairness-fewer = 期待より少ない
fairness-more = 多い
fairness-hands = 配られたときの手札
fairness-count = 手札の数
fairness-bots = ボット
fairness-people = 人
dealt-deadwood = デッドウッドの平均
dealt-points = 手札の点の平均
dealt-ranks = ランクの合計の平均
fairness-alike = ボットに人と違う手札が配られていることを示すものはありません：証拠の強さ { $e }
fairness-unlike = ボットには人と違う手札が配られています：証拠の強さ { $e }
fairness-evidence = 証拠の強さは1から始まり、偏りがなければ下がります。何度見ても、正直なサーバーでそれぞれの値が{ $alarm }に達する確率は{ $alarm }分の1以下です。数が多ければ、どれか一つが達することもあります。
fairness-download = 終わった試合をすべて証拠つきでダウンロード
fairness-got = { $matches }試合…
fairness-cannot = この数はサーバー自身が出したものです。信じられない人は、ダウンロードから計算し直せます。一行一行が parlour verify のファイルです。サーバーは試合を省くことができますが、証拠を保存した人にはそれが分かります。最後まで遊ばれない試合はここに現れません。

## The terminal: `cli-` for every game.

cli-welcome = 番号か操作の言葉を入力してください。はっきりしていればカードだけでもかまいません（K♦なら「kd」）。「?」で説明、「rules」でルール、「quit」で終了します。
cli-help = 一覧の番号か操作の言葉を入力します。言葉は最初の数文字でよく、小文字でもかまいません。かっこや場所は、一つしかなければ省けます。カードは数字とスートで、kd か K♦、10d か td のように書きます。
cli-help-rules = 「rules」でゲームのルール、「rules { $rule }」でそのルールだけを表示します。
cli-help-hint = 「hint」と入力すると、一番強いボットならどうするかと、その理由が分かります。
cli-help-review = ディールのあとで「review」と入力すると、一番強いボットなら違う手を選んだ場面と、その理由が分かります。
cli-help-resign = 「resign」で試合を投了します。得点にかかわらず最下位になります。
cli-resign = もう一度「resign」と入力すると投了します。ほかの入力なら試合を続けます。
cli-hint = ヒント：{ $action }。{ $reason }
cli-review = { $number }. あなた：{ $action }。
cli-read-rule = 「rules { $rule }」と入力すると、そのルールを読めます。
cli-against = 相手は{ $names }です（ボット：{ $bot }）。
cli-agreed = 全員の合意により試合を終了しました。
cli-between = Enter：次のディール　review：このディールを振り返る　end：全員の合意でここで試合を終える　quit：やめる
cli-after = Enter：終わる　review：最後のディールを振り返る
cli-your-turn = あなたの番です：
cli-more = ほか{ $count }通り（「?」ですべて）
cli-did-you-mean = 次のどれですか。
cli-you = あなた
cli-player = プレイヤー{ $number }
cli-or = 、
cli-sheet = 得点表
cli-deal = ディール
cli-column-points = { $number ->
    [1] 得点
   *[other] 得点（{ $number }試合目）
}
cli-column-game_score = ゲームスコア
cli-column-chips = チップ
cli-column-bought = 買い足し
cli-column-pool = うちプールから
cli-column-mat = うちマットから
cli-ended = { $kind }：{ $points }
cli-tied = 引き分け：{ $names }
cli-totals = 通算：{ $points }
cli-replay-checked = すべて記録どおりの結果になりました。
cli-seals-true = { $deals }回のディールは、封印のとおりです（プレイヤーの値{ $shares }個を使用）。
cli-seals-alone = このうち{ $deals }回のディールには、プレイヤーの値が使われていません。サーバーが山札を選べました。
cli-seals-taken_back = { $count }回の選択が取り消されました。練習として数えます。
cli-seals-line = { $line }行目：{ $text }
cli-seals-matches = { $matches }件の試合を確かめました。
cli-seals-failed = { $matches }件のうち{ $failed }件の試合に問題があります。
cli-seals-unread = { $lines }行のうち{ $unread }行は試合の記録として読めず、確かめられませんでした。
cli-verified = ボットの手を{ $moves }手再計算しました。すべて記録と一致しています。
cli-verified-fewer = そのうち{ $moves }手は、混雑時に封印が許す少ない探索量で決められました。
cli-verify-other = { $name }：ボット{ $bot }はここにはないため、その手は再計算していません。
cli-verify-differs = 第{ $deal }ディールの{ $move }手目：{ $name }（{ $bot }）の手は{ $played }ですが、このボットならここでは{ $expected }を選びます。
cli-simulated = { $game }：{ $deals }ディール、{ $decisions }手、{ $seconds }秒（毎秒{ $speed }手）
cli-simulated-seat = 席
cli-simulated-bot = ボット
cli-simulated-mean = 1ディールの得点
cli-simulated-lead = 1ディールのリード
cli-simulated-interval = 95 %
cli-simulated-won = 勝った割合
cli-simulated-matches = { $game }：{ $matches }試合、{ $deals }ディール（1試合に{ $each }）、{ $seconds }秒
cli-simulated-unfinished = そのうち{ $count }試合は、終わりそうにないので打ち切りました。
cli-simulated-matches-won = 勝った試合
cli-simulated-place = 順位
cli-simulated-points = 1試合の得点
cli-simulated-match-lead = 1試合のリード
cli-simulated-all = 全席
cli-arena = { $game }、{ $seats }席：{ $deals }ディール
cli-arena-elo = Elo
cli-arena-against = 相手
cli-arena-duels = 総当たり（互角なら勝率{ $chance }）
cli-sprt-h1 = H1を採択：{ $bot }は{ $other }より強く、その差は{ $low }より{ $high }Eloに近いです（LLR { $llr }、限界±{ $bound }、{ $deals }ディール）。
cli-sprt-h0 = H0を採択：{ $bot }と{ $other }の差は{ $high }より{ $low }Eloに近いです（LLR { $llr }、限界±{ $bound }、{ $deals }ディール）。
cli-sprt-open = { $bot }対{ $other }：{ $low }と{ $high }Eloのどちらとも決まりません（LLR { $llr }、限界±{ $bound }、{ $deals }ディール）。
refused-arena_plan = アリーナには異なるボットが2体以上必要です（{ $text }）。
refused-bad_shard = 「{ $text }」は区分ではありません。20分の3番目なら3/20と書きます。
refused-parts_differ = これらの結果は合わせられません：{ $name }が違います。
refused-shard_twice = 区分{ $text }が二つあります。
refused-shards_missing = 足りない区分があります：{ $text }
refused-bad_part = { $file }はアリーナの結果ではありません：{ $text }
refused-no_out = 区分だけでは結果になりません。{ $text }の保存先を--outで指定してください。
refused-bad_sprt = 「{ $text }」とボット{ $count }体では検定できません。--sprtには0,20のように小さい順の二つの数と、2体のボットが必要です。
refused-sprt_alone = 検定は一度に通して行います。--sprtは--shard、--out、--merge、--svg、--saveと一緒には使えません。
refused-door_program = 「{ $text }」はプログラムではありません。{ $start }で始めてください。

refused-unknown_rule = このゲームに{ $text }というルールはありません。
refused-no_setting = 「{ $text }」では何も設定できません。オプション=値 の形で書いてください。
refused-bad_seed = シードは0から18446744073709551615までの数です（{ $seed }は使えません）。
refused-bad_own_seat = 席{ $seat }はありません。最後の席は{ $last }です。
refused-bots_for_seats = ボットが{ $count }体で、席は{ $seats }席です。全席に共通の1体か、席ごとに1体ずつ指定してください。
refused-bot_not_found = ボット{ $bot }を読み込めません：{ $text }
refused-bot_no_program = { $bot } を使えません。そのようなプログラムはありません。
refused-bot_not_made = ボット{ $bot }を作れません：{ $text }
refused-no_bot = { $bot }はボットではありません。「choose」がなく、呼び出すこともできません。
refused-bot_known = ゲーム{ $game }には、すでに{ $bot }というボットがいます。別の名前を付けてください。
refused-bot_name = 「{ $bot }」はボットの名前になりません。小文字1字と、そのあとに小文字・数字・ハイフンを23字まで使えます。
refused-bot_not_sent = ボット{ $bot }は別のプロセスに渡せません（{ $text }）。独立したモジュールに置くか、並列数を1にしてください。
refused-workers_ended = ゲームを行うプロセスが終了してしまいました。並列に実行するスクリプトでは、呼び出しを if __name__ == "__main__": の中に書いてください。
refused-no_ray = Rayが入っていません。pip install "parlour[ray]" で入れてください。
refused-bot_failed = 席{ $seat }のボット{ $bot }で例外が起きました：{ $text }。局面（シード{ $seed }）：{ $position }
refused-bot_illegal = 席{ $seat }のボット{ $bot }が選んだ{ $action }は認められません：{ $text } 局面（シード{ $seed }）：{ $position }
refused-bad_count = 回数や並列数は1以上です（{ $count }は使えません）。
refused-no_such_deal = 第{ $deal }ディールはありません。最後は第{ $last }ディールです。

# - what a server says to its host
cli-serve-here = Parlourは { $address } で開いています（Ctrl-Cで終了）
cli-serve-there = 同じネットワークの友だちは { $address } を開きます
cli-serve-else = 開けないときは、次のどれかを試してください：{ $addresses }
cli-serve-alone = 開けるのはこのコンピューターだけです。--lan を付けると友だちも開けます
cli-serve-behind = このコンピューターだけで待ち受けています。ほかの人はプロキシを通って来ます。
cli-serve-unreached = ほかの人が開けるネットワークが見つかりませんでした。
cli-serve-phone = または、スマートフォンのカメラをこれに向けます：
cli-serve-ready = 準備ができています。parlour serve はこの設定で起動できます。
cli-serve-new = { $file } にはまだデータベースがありません。最初の起動時に作られます。
cli-serve-unread = 次の変数は設定にないため、読みません：{ $names }
cli-backup-done = { $file } に、{ $source } の{ $tables }個のテーブルが入っています。
cli-restore-done = 戻したテーブル：{ $brought }、すでにあるテーブル：{ $known }、壊れているか別の進み方をしたため、そのままのテーブル：{ $other }。
cli-restore-new = { $file } にデータベースがなかったので、いま作ります。
cli-admin-retain = { $of } 個のテーブルのうち { $tables } 個を完全に削除します。{ $days } 日間使われていません（最後の使用は { $used }）。サーバーの時計は { $clock } です。
cli-admin-retain-ask = 削除するには { $tables } と入力してください：
cli-admin-nothing = 表示するものはありません。
cli-admin-link =
    席{ $seat }の新しいリンクです。古いリンクはもう使えません。サーバーのアドレスを前に付けてください。
    { $link }

## Questions to language models: `ask-` for every game.
ask-options = この卓のルール：{ $options }
ask-cards = カード：ランク（2～9、T、J、Q、K、A）とスート（c クラブ、d ダイヤ、h ハート、s スペード）で書きます。例：Td。*はジョーカーです。
ask-yes = はい
ask-no = いいえ
ask-answer = 最後の行に行動を一つだけ書いて答えてください。
ask-allowed = この手は打てます：{ $action }

## parlour door-check: the faults of a program that plays

cli-door-fault = ディール{ $deal }、質問{ $question }：{ $why }
cli-door-ended = プログラムが答える前に終了しました（{ $text }）。エラー出力に理由があるかもしれません。
cli-door-late = プログラムが時間内に答えませんでした：{ $text }。出力をフラッシュしていますか。
cli-door-twice = プログラムが2行以上書いたか、同じ質問に2度答えました：{ $text }。質問ごとにちょうど1行を書き、ほかの行には何も書かないでください。
cli-door-line = プログラムの行が答えになっていません：{ $text }。{"{"}"id": 7, "action": "…"{"}"}のような行を書いてください。
cli-door-illegal = プログラムの行動は今はできません：{ $text }。「legal」のtextを使ってください。
cli-door-refused = プログラムがエラーを報告しました：{ $text }
cli-door-enough = 残りの質問は省きました。
cli-door-good = { $deals }ディールの{ $questions }問すべてに正しく答えました。
