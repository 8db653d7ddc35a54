## 進み具合
progress-of = { $count }/{ $all }問
progress-of-about = { $count }/約{ $all }問
progress-done = { $count }問
progress-rate = { $count }問/秒
progress-left = 残り{ $time }
