# ウェブアプリの最初のページ。

## はじめての人に
home-title = 理由がわかるナンプレ。
home-about = 8段階の確かなランクと、考え方を教える「次の一手」。無料で、オフラインでも動き、データは外に出ません。
home-begin = 解きはじめる
home-teach = 1分で覚える
home-pick = ランクを選ぶ

## 新しい問題
home-new = 新しい問題
home-more = 条件を選ぶ
home-making = ランク{ $rank }（{ $name }）の問題を作っています
home-not-made = 問題を作れませんでした。{ $reason }

## ほかの入口
home-learn = 手筋を学ぶ
home-learn-about = 見て、練習して、使う
home-paste = 問題を貼り付ける
home-own = 自分で作る
home-private = オフラインでも使えます。データはこのブラウザーの中だけ。
home-no-storage = このブラウザーでは保存できません（プライベートウィンドウなど）。解きかけの問題は、ページを閉じると消えます。
