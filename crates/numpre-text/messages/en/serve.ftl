## The page as a server
serve-ends = Ctrl-C ends it
serve-plain-http = On other machines the page works, but browsers allow offline use and installation only over https, such as through a proxy
serve-needs-feature = serve needs the feature serve, which this numpre was built without; expected one that has it: in numpre's source, run web/build, then cargo install --path crates/numpre-cli --features serve
serve-stand-in = the web app is not in this build, so the page only says how to get it; expected a build after web/build, in numpre's source
serve-in-use = port { $port } at { $address } is in use; expected a free one: another --port, or --port 0 for any
serve-not-allowed = port { $port } at { $address } is not allowed; expected 1,024 or above, with --port
serve-no-address = { $address } is not an address of this machine; expected one that it has, such as 127.0.0.1 or 0.0.0.0, with --address
serve-cannot-listen = cannot listen on { $address }, port { $port }: { $error }; expected an address of this machine and a free port
serve-not-opened = no browser could be opened: { $error }; open { $url } yourself
