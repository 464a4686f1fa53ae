## Refusals (of the engine)

refused-gin_upcard_first = まず、最初のアップカードを取るか見送るかを決めてください。
refused-gin_stock_only = 二人ともアップカードを見送ったので、最初の一枚は山札から引きます。
refused-gin_no_pass = 今はパスできません。捨て札の一番上を取るか、山札から引いてください。
refused-gin_draw_first = まず捨て札の一番上を取るか、山札から引いてください。
refused-gin_idle = 捨て札からの引きが{ $takes }回続きました。今度は山札から引かなければなりません。
refused-gin_drawn_already = もうカードを引いています。一枚捨てるか、ノックしてください。
refused-gin_discard_now = 一枚捨てるか、ノックしてください。
refused-gin_just_taken = { $card }は今捨て札から取ったばかりなので、この番では捨てられません。ほかのカードを選んでください。
refused-gin_must_knock = { $card }を捨てるとデッドウッドが0になるので、ノックしなければなりません。{ $card }でノックするか、ほかのカードを捨ててください。
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
refused-gin_no_such_meld = そこに付けられるメルドはありません。ほかのカードはデッドウッドです。
refused-gin_does_not_fit = { $card }はそのメルドには付けられません。
