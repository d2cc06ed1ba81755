#!/usr/bin/env bash
# Makes the container image ${1:-nats:local} out of a nats-server on this machine (the newest that fetch.sh has fetched, or NATS_SERVER) and the libraries it needs,
# for machines that can pull none. Prints the image's name.
set -euo pipefail

readonly IMAGE="${1:-nats:local}"
readonly TOOLS="${ARBITER_TOOLS:-${HOME:?}/.cache/arbiter}/nats-server"
readonly SERVER="${NATS_SERVER:-$TOOLS/sid/nats-server}"

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
install -D -m 755 "$SERVER" "$root/nats-server"
install -d -m 1777 "$root/tmp"
ldd "$SERVER" | grep -o '/[^ ]*' | while read -r library; do install -D -m 755 "$library" "$root$library"; done
tar -C "$root" -c . | docker import -c 'ENTRYPOINT ["/nats-server"]' -c 'EXPOSE 4222 6222 8222' - "$IMAGE" >/dev/null
echo "$IMAGE"
