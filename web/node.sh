# Sourced by web/build, web/speed and web/test: finds Node.js 20.19 or later, or installs it into
# web/.cache.
# shellcheck shell=bash
is_new_enough() {
  command -v node >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    const isNew = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
    process.exit(isNew ? 0 : 1)'
}
if ! is_new_enough; then
  . ../.ci/tools.sh
  export PATH="$PWD/.cache/node_modules/.bin:$PATH"
  if ! is_new_enough; then
    need 'command -v npm' nodejs npm || {
      echo "npm is missing: install Node.js 20.19 or later" >&2
      exit 1
    }
    npm install --no-save --no-fund --no-audit --prefix .cache node@22
    is_new_enough || { echo "Node.js is too old: install 20.19 or later" >&2; exit 1; }
  fi
fi
