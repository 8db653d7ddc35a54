# The replay of a solved game in the web app.

replay = Replay
replay-one = Replay
replay-begin = The beginning
replay-place = { $number } of { $count }
replay-step = Step
replay-first = First step
replay-back = One step back
replay-on = One step forward
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = ×{ $number }
replay-game = Replay: { $game }
