#!/usr/bin/env bash
# Puts Debian's two nats-servers, the one of bookworm (2.9) and the newest of sid, into ${ARBITER_TOOLS:-~/.cache/arbiter}/nats-server, one folder a suite,
# without installing anything, and prints their versions. What is there already stays and needs no network. Exits 1 when one of them is missing at the end.
set -euo pipefail

readonly TOOLS="${ARBITER_TOOLS:-${HOME:?}/.cache/arbiter}/nats-server"
readonly SUITES=(bookworm sid)
readonly KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg

# Wherever this machine already gets Debian's packages from.
mirror() {
  apt-get indextargets --format '$(REPO_URI) $(ORIGIN)/$(LABEL)' 'Created-By: Packages' | awk '$2 == "Debian/Debian" { print $1; exit }'
}

# An apt of its own, so that a foreign suite never touches the machine's.
private_apt() {
  local dir=$1
  shift
  apt-get -q -o Dir::Etc::sourcelist="$dir/sources.list" -o Dir::Etc::sourceparts=/dev/null -o Dir::Etc::preferences=/dev/null \
    -o Dir::Etc::preferencesparts=/dev/null -o Dir::State::lists="$dir/lists" -o Dir::Cache="$dir/cache" -o Acquire::Languages=none \
    -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false -o APT::Sandbox::User=root -o Acquire::Retries=3 "$@"
}

fetch() {
  local suite=$1 uri=$2
  dir=$(mktemp -d)
  trap 'rm -rf "$dir"' EXIT
  mkdir -p "$dir/lists/partial" "$dir/cache/archives/partial" "$TOOLS"
  echo "deb [signed-by=$KEYRING] $uri $suite main" >"$dir/sources.list"
  private_apt "$dir" update >&2
  (cd "$dir" && private_apt "$dir" download nats-server >&2)
  dpkg-deb -x "$dir"/nats-server_*.deb "$dir/package"
  # Moved last and at once: whoever looks finds all of it or nothing.
  mkdir -p "$TOOLS/$suite"
  mv -f "$(find "$dir/package" -type f -name nats-server -perm -100)" "$TOOLS/$suite/nats-server"
}

missing() { [ ! -x "$TOOLS/$1/nats-server" ]; }

main() {
  local suite uri='' status=0
  for suite in "${SUITES[@]}"; do
    if missing "$suite"; then
      [ -n "$uri" ] || uri=$(mirror)
      [ -n "$uri" ] || { apt-get -q update >&2 && uri=$(mirror); } || true
      [ -z "$uri" ] || (fetch "$suite" "$uri") || true
    fi
    if missing "$suite"; then
      echo "$suite: not to be had here" >&2
      status=1
    else
      echo "$suite: $("$TOOLS/$suite/nats-server" --version)"
    fi
  done
  return $status
}

main
