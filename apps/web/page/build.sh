#!/bin/sh
# Builds the page, and tests it: its types, its logic, its size. Without npm it says so in a line, and does nothing.
set -eu
cd "$(dirname "$0")"
if ! command -v npm >/dev/null; then
    echo 'The page is neither built nor tested: npm was not found.'
    exit 0
fi
stamp=node_modules/.of-lock
cmp -s package-lock.json "$stamp" || { npm ci --ignore-scripts --no-audit --no-fund && cp package-lock.json "$stamp"; }
npm run --silent build -- --logLevel warn
npm run --silent check
npm run --silent test
