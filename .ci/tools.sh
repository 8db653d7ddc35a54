# shellcheck shell=sh
# Sourced by the scripts that need tools. Each function succeeds if the tool is there or could be
# installed. Otherwise it names what is missing, and fails.

# need CHECK PACKAGE...: a command that succeeds if the tool is there, and its packages in Debian.
need() {
  need_check=$1
  shift
  eval "$need_check" >/dev/null 2>&1 && return
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get update -q && apt-get install -yq --no-install-recommends "$@" || true
  fi
  eval "$need_check" >/dev/null 2>&1 && return
  echo "$*: missing (Debian: apt-get install $*)" >&2
  return 1
}

# need_target TARGET...: targets of Rust.
need_target() {
  for needed_target in "$@"; do
    [ -d "$(rustc --print sysroot)/lib/rustlib/$needed_target" ] && continue
    command -v rustup >/dev/null && rustup target add "$needed_target" && continue
    echo "the target $needed_target is missing: rustup target add $needed_target" >&2
    return 1
  done
}
