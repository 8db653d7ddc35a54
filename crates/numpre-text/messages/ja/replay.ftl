# ウェブアプリの、解いた問題の再生。

replay = 自分の手順を再生
replay-one = 再生
replay-begin = 最初の盤面
replay-place = { $count }手中{ $number }手
replay-step = 手数
replay-first = 最初の手へ
replay-back = 1手戻る
replay-on = 1手進む
replay-last = 最後の手へ
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速さ
replay-times = { $number }倍速
replay-game = 再生：{ $game }
