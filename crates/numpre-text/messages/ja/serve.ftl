## サーバーとしてのページ
serve-ends = Ctrl-Cで終わります
serve-plain-http = ほかのコンピューターでもページは使えますが、オフラインでの利用とインストールは、プロキシなどによるhttpsの接続でしか使えません
serve-needs-feature = serveには機能serveが必要ですが、このnumpreには含まれていません。numpreのソースでweb/buildを実行してから、「cargo install --path crates/numpre-cli --features serve」でインストールしてください
serve-stand-in = このビルドにはウェブアプリが含まれていないため、入手方法だけを表示します。numpreのソースでweb/buildを実行してから、ビルドし直してください
serve-in-use = { $address }のポート{ $port }は使われています。--portで別のポートを指定してください（--port 0なら空いているもの）
serve-not-allowed = { $address }のポート{ $port }は許可されていません。--portで1,024以上のポートを指定してください
serve-no-address = { $address }はこのコンピューターのアドレスではありません。--addressで127.0.0.1や0.0.0.0などを指定してください
serve-cannot-listen = { $address }のポート{ $port }で待ち受けられません：{ $error }。このコンピューターのアドレスと空いているポートを指定してください
serve-not-opened = ブラウザーを開けません：{ $error }。{ $url }を自分で開いてください
