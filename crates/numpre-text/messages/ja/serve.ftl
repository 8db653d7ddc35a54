## サーバーとしてのページ
serve-ends = Ctrl-C で終わります
serve-needs-feature = serve には機能 serve が必要ですが、この numpre には含まれていません。numpre のソースで web/build を実行してから、cargo install --path crates/numpre-cli --features serve でインストールしてください
serve-in-use = { $address } のポート { $port } は使われています。--port で別のポートを指定してください（--port 0 なら空いているもの）
serve-not-allowed = { $address } のポート { $port } は許可されていません。--port で 1024 以上のポートを指定してください
serve-no-address = { $address } はこのコンピューターのアドレスではありません。--address で 127.0.0.1 や 0.0.0.0 などを指定してください
serve-cannot-listen = { $address } のポート { $port } で待ち受けられません：{ $error }。このコンピューターのアドレスと空いているポートを指定してください
serve-not-opened = ブラウザーを開けません：{ $error }。{ $url } を自分で開いてください
