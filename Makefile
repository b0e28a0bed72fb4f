# Portcullis. Everything a person needs: make run, make test. The rest: make help.

VERSION  ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo unversioned)
COMMIT   ?= $(shell git rev-parse HEAD 2>/dev/null || echo unknown)
# The date of all files in packages: that of the commit, in seconds since 1970.
DATE     ?= $(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2>/dev/null || echo 1))
LDFLAGS  := -s -w -X portcullis/cmd/edition.version=$(VERSION) -X portcullis/cmd/edition.commit=$(COMMIT)
GOFLAGS_DIST := -trimpath -buildvcs=false
PREFIX   ?= /usr/local
# What installs changes folders, so that this has to be a whole path.
override DESTDIR := $(abspath $(DESTDIR))
# Long random play: matches of each game (make fuzz MATCHES=100000).
MATCHES  ?= 20000
# Positions of each game in which its rules are held against the second reading of them.
POSITIONS  ?= 10000
# Matches of each row of the tables of sense: every game, mode, side and level against those who do not want to win.
SENSE ?= 4
# Snapshots of each game with random faults that are restored.
SNAPSHOTS ?= 50000
DEMO     ?= build/demo

export CGO_ENABLED = 0
DISPLAY_RUN := .ci/display

.PHONY: help run test programs browser wasm web web-plain web-test web-figures check bench fuzz evening demo pictures packages packages-check release languages build install stage uninstall clean

help: ## say what each target does
	@awk -F':.*## ' '/^[a-z0-9-]+:.*## /{printf "make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: ## build the program and start it; with no display, play the demonstration on a virtual one
	@.ci/setup run
	@$(MAKE) --no-print-directory build
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname -s)" != Linux ]; then \
		exec build/portcullis; \
	else \
		$(DISPLAY_RUN) build/portcullis --demo $(DEMO); \
	fi

# Tests in a browser wait for it half of the time: meanwhile all else runs.
test: ## every check and every test
	@.ci/setup test
	@if .ci/setup browser || [ "$$PORTCULLIS_BROWSER" = require ]; then $(MAKE) --no-print-directory -j2 browser programs; else $(MAKE) --no-print-directory programs; fi
	@for tool in node npm chromium; do command -v $$tool >/dev/null || echo "not tested in a browser: $$tool is missing"; done

# A compiler, vet and staticcheck take a fifth to a third less time where they collect garbage less often, and half as much memory again, or twice.
check browser: export GOGC ?= 400

# What vet says of every package, the checks have said. Three packages at a time: who drives a program waits for it half of the time.
programs: check # every check and every test but those in a browser
	@PORTCULLIS_E2E=require GOGC=800 $(DISPLAY_RUN) go test -p 3 -vet=off -timeout 20m ./...

browser: ## the page in a real Chromium, and what runs in it on Node: the cheap part of make wasm
	$(WASM_TEST) ./rules ./rules/machine ./rules/snapshot ./save/files ./save/outcomes ./game/match
	$(WASM_TEST) ./game/box -run 'Playthroughs|OldMatches'
	@$(MAKE) --no-print-directory web-test

# The page of the program for browsers. What no computer player runs is built without inlining: a sixth less to load.
WEB := cmd/portcullis/web
WEB_FLAGS := $(GOFLAGS_DIST) -gcflags=all=-l -gcflags=runtime/...= -gcflags=internal/...= -gcflags=portcullis/rules/...= -gcflags=portcullis/game/bot=
WEB_BUILD := GOOS=js GOARCH=wasm go build $(WEB_FLAGS) -ldflags '$(LDFLAGS) -buildid='
# What a page loads is at most so many bytes, compressed.
WEB_MOST := 9000000
web: web-plain ## a folder for any static server, build/web, with the program compressed beside itself
	@.ci/setup web
	@cd build/web && for f in *.wasm *.js *.css; do gzip -9 -k -n $$f && brotli -q 11 --lgwin=24 -k $$f; done; ls -l; \
		size=$$(cat *.br *.html *.png | wc -c); echo "$$size bytes to load, of $(WEB_MOST) at most"; [ $$size -le $(WEB_MOST) ]

web-plain: # the same, not compressed
	@rm -rf build/web && mkdir -p build/web
	$(WEB_BUILD) -o build/web/program.wasm ./cmd/portcullis
	@cp "$$(go env GOROOT)/lib/wasm/wasm_exec.js" $(WEB)/*.html $(WEB)/*.js $(WEB)/*.css build/web/
	@cp assets/desktop/icons/hicolor/256x256/apps/*.png build/web/icon.png
	@cd build/web && id=$$(cat *.html *.js *.css program.wasm | sha256sum | cut -c1-16) && mv program.wasm portcullis-$$id.wasm && \
		sed -i "s/PROGRAM/portcullis-$$id.wasm/; s/BUILD/$$id/" index.html worker.js

web-test: web-plain ## the page in a real Chromium: reload, the death of the browser, a second tab, no network, bad input
	@.ci/setup browser
	@go run ./$(WEB)/test/ending build/web-matches
	cd $(WEB)/test && npm ci --no-audit --no-fund && node --test --test-reporter=spec --test-concurrency=1 *.test.mjs

web-figures: web ## measure the page in a real Chromium: first picture, a lesson's first step, memory
	@.ci/setup browser
	@go run ./$(WEB)/test/ending build/web-matches
	@cd $(WEB)/test && npm ci --no-audit --no-fund && node figures.mjs

# With the flags of the page, so that what both run is compiled once. There is one thread: a GOMAXPROCS of the environment, which Node hands
# on, would have the runtime start more and give up.
WASM_TEST = GOOS=js GOARCH=wasm go test $(WEB_FLAGS) -vet=off -short -timeout 20m -exec "env -u GOMAXPROCS $$(go env GOROOT)/lib/wasm/go_js_wasm_exec"
wasm: ## the tests of rules, matches and match files as a browser runs them, on Node
	@.ci/setup browser
	$(WASM_TEST) ./rules/... ./save/... ./game/match ./game/box

check: ## formatting, vet, staticcheck, tidy modules, the desktop files
	@unformatted=$$(gofmt -l $$(git ls-files --cached --others --exclude-standard '*.go')); \
	if [ -n "$$unformatted" ]; then echo "not formatted by gofmt:"; echo "$$unformatted"; exit 1; fi
	go mod tidy -diff
	go vet ./...
	go vet -tags ebitenginevmguest ./cmd/portcullis
	go tool staticcheck ./...
	@tool=$$(go tool -n staticcheck) && cd cmd/packages && go mod tidy -diff && go vet ./... && $$tool ./... && go test ./...
	@if command -v desktop-file-validate >/dev/null; then desktop-file-validate assets/desktop/*.desktop; fi
	@if command -v appstreamcli >/dev/null; then appstreamcli validate --no-net assets/desktop/*.metainfo.xml; fi
	@if command -v mandoc >/dev/null; then for f in assets/desktop/man/*.6; do sed '1s/$$/ $(DAY)/' $$f | mandoc -Tlint -Wstyle || exit 1; done; fi

bench: ## the figures that the project holds itself to
	@.ci/setup test
	go test -run '^$$' -bench . -benchmem $$(go list ./... | grep -v /e2e)
	go -C game/box/yardstick test -run '^$$' -bench . -benchmem
	@mkdir -p build && go build -o build/siege ./cmd/siege
	@for game in $$(build/siege games --ids); do build/siege bench $$game; done
	@$(DISPLAY_RUN) go run ./cmd/portcullis/figures

fuzz: ## long random play of every game with every invariant checked (MATCHES=20000), the second readings of the rules (POSITIONS=10000), snapshots with random faults (SNAPSHOTS=50000), what computer players waste (SENSE=4 matches a row), then whole matches by clicks
	@.ci/setup test
	@mkdir -p build
	go build -o build/siege ./cmd/siege
	@for game in $$(build/siege games --ids); do build/siege fuzz $$game --matches $(MATCHES) && build/siege fuzz $$game --snapshots $(SNAPSHOTS) || exit 1; done
	@for game in $$(build/siege games --ids); do build/siege sense $$game --whole --strict --cases --matches $(SENSE) || exit 1; done
	go test -timeout 60m ./game/box -run 'Conforms|Thoroughly|AsksForNothing|IsKept' -args -times 10
	go test -timeout 60m $$(go list ./rules/*/reading) -args -positions $(POSITIONS)
	go test -timeout 60m ./scenes/wartracks -run 'Hides?NoWords' -args -labelled 40
	go test -timeout 60m ./scenes -run 'NothingIsCramped|RecapsAreTrue|PointerAtRest|DoubleClick|LessonsByKeys|WhatIsLitAnswers|ShownInTime|KeepTheirPlaces' -args -positions 60
	go test -timeout 60m ./scenes/city ./scenes/citadel ./scenes/wartracks ./scenes/hexmap ./scenes/towers -run NothingHiddenIsShown -args -pairs 12
	@PORTCULLIS_E2E=require $(DISPLAY_RUN) go test -timeout 60m ./cmd/portcullis/e2e -run 'Whole|Random' -args -whole

# Sizes of the screen with their text size in percent, at the first one with all that moves; more flags in EVENING, such as -turns 3.
SIZES ?= 1280x720@100,1280x720@160,1024x640@100,1024x640@160,1920x1080@100,1920x1080@160
evening: ## play an evening with the real program as a guest who sees what a person sees, and write docs/evening.md
	@.ci/setup test
	@mkdir -p build/evening
	@GOGC=300 $(DISPLAY_RUN) go run ./cmd/portcullis/evening -sizes $(SIZES) -out docs/evening.md -json build/evening/findings.json $(EVENING)

demo: ## play a match of every game on the real screens and keep a picture of each moment
	@.ci/setup run
	@$(MAKE) --no-print-directory build
	@rm -rf $(DEMO)
	@PORTCULLIS_DISPLAY=virtual $(DISPLAY_RUN) build/portcullis --demo $(DEMO)

languages: ## write the template for translators anew (assets/languages/portcullis.pot)
	go run ./game/language/extract

OLD ?= HEAD~1
pictures: ## pictures of every screen as they were (OLD=HEAD~1) and are, side by side, in build/pictures
	@.ci/setup test
	@rm -rf build/old build/pictures build/e2e && git worktree prune && mkdir -p build && git worktree add --force --detach build/old $(OLD)
	@status=0; \
	for tree in build/old .; do \
		(cd $$tree && PORTCULLIS_E2E=require $(DISPLAY_RUN) go test -count=1 ./cmd/portcullis/e2e -run Picture) || status=1; \
	done; \
	go run ./cmd/portcullis/pictures build/old/build/e2e build/e2e build/pictures || status=1; \
	git worktree remove --force build/old; exit $$status

build: ## build/portcullis and build/siege for this machine
	@mkdir -p build
	go build -ldflags '$(LDFLAGS)' -o build/portcullis ./cmd/portcullis
	go build -ldflags '$(LDFLAGS)' -o build/siege ./cmd/siege

OUT ?= build/packages
# Those alone that are listed, such as linux/amd64,windows/amd64; all if left out.
PLATFORMS ?=
packages: ## deb, rpm and tar.gz for Linux, zips for Windows and macOS, bill of materials, SHA256SUMS: build/packages
	@cd cmd/packages && go build -o ../../build/pack .
	@build/pack --root . --out $(OUT) --version $(VERSION) --commit $(COMMIT) --date $(DATE) --platforms "$(PLATFORMS)"

packages-check: packages ## prove the packages: made twice, installed, started, opened, removed; needs root, debootstrap, wine
	@$(MAKE) --no-print-directory packages OUT=build/packages-again
	@.ci/packages-check build/packages build/packages-again

release: ## check, keep, test, pack and tag what is committed: make release VERSION=1.2.3
	@.ci/release "$(VERSION)"

install: build stage ## install under PREFIX (default /usr/local), DESTDIR respected

# What install and the packages put where; the programs are those in BIN.
BIN ?= build
# The foot of a manual page has the day of the commit.
DAY = $(shell date -u -d @$(DATE) +%Y-%m-%d 2>/dev/null || date -u -r $(DATE) +%Y-%m-%d)
stage:
	install -D -m 755 $(BIN)/portcullis $(DESTDIR)$(PREFIX)/bin/portcullis
	install -D -m 755 $(BIN)/siege $(DESTDIR)$(PREFIX)/bin/siege
	@cd assets/desktop/man && install -d $(DESTDIR)$(PREFIX)/share/man/man6 && for f in *.6; do sed '1s/$$/ $(DAY)/' $$f | gzip -9nc >$(DESTDIR)$(PREFIX)/share/man/man6/$$f.gz && chmod 644 $(DESTDIR)$(PREFIX)/share/man/man6/$$f.gz; done
	@cd assets/desktop && for f in *.desktop; do install -D -m 644 $$f $(DESTDIR)$(PREFIX)/share/applications/$$f; done
	@cd assets/desktop && for f in *.metainfo.xml; do install -D -m 644 $$f $(DESTDIR)$(PREFIX)/share/metainfo/$$f; done
	@cd assets/desktop && for f in mime/*.xml; do install -D -m 644 $$f $(DESTDIR)$(PREFIX)/share/mime/packages/$$(basename $$f); done
	@cd assets/desktop/icons && find . -type f | while read -r f; do install -D -m 644 "$$f" "$(DESTDIR)$(PREFIX)/share/icons/$$f"; done
	@for f in LICENSE NOTICE.md README.md CHANGELOG.md; do install -D -m 644 $$f $(DESTDIR)$(PREFIX)/share/doc/portcullis/$$f; done
	@cd assets/licences && for f in *; do install -D -m 644 $$f $(DESTDIR)$(PREFIX)/share/doc/portcullis/licences/$$f; done

uninstall: ## take away what install put under PREFIX
	rm -f $(DESTDIR)$(PREFIX)/bin/portcullis $(DESTDIR)$(PREFIX)/bin/siege
	@cd assets/desktop && for f in *.desktop; do rm -f $(DESTDIR)$(PREFIX)/share/applications/$$f; done
	@cd assets/desktop && for f in *.metainfo.xml; do rm -f $(DESTDIR)$(PREFIX)/share/metainfo/$$f; done
	@cd assets/desktop && for f in mime/*.xml; do rm -f $(DESTDIR)$(PREFIX)/share/mime/packages/$$(basename $$f); done
	@cd assets/desktop/icons && find . -type f | while read -r f; do rm -f "$(DESTDIR)$(PREFIX)/share/icons/$$f"; done
	@cd assets/desktop/man && for f in *.6; do rm -f $(DESTDIR)$(PREFIX)/share/man/man6/$$f.gz; done
	rm -rf $(DESTDIR)$(PREFIX)/share/doc/portcullis

clean: ## remove what make built
	rm -rf build
