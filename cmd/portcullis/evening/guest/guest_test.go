package guest

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"portcullis/cmd/portcullis/drive"
)

func TestMain(m *testing.M) { os.Exit(drive.Test(m.Run)) }

var fewer = flag.Bool("fewer", false, "write down how many findings there are now, where they are fewer than allowed")

const allowedFile = "testdata/allowed.txt"

// A guest plays all lessons and the first three turns of every game at the usual size, and finds fault with no more than is
// allowed, kind by kind. The numbers only go down: go test ./cmd/portcullis/evening/guest -fewer.
func TestAnEveningInShort(t *testing.T) {
	var tally Tally
	size := Size{1280, 720, 100}
	g := Open(t, &tally, size, "none", "", "--seed", "1")
	g.Lessons("")
	games := g.Games()
	for _, game := range games {
		g.Play(Match{Door: game.Label, People: 1, Turns: 3, Most: 15, Seed: 1})
	}
	if tally.Lessons < 16 || tally.Steps < 150 || len(tally.Matches) != len(games) {
		t.Errorf("%d lessons with %d steps and %d matches were played", tally.Lessons, tally.Steps, len(tally.Matches))
	}
	allowed := readAllowed(t)
	for _, k := range Kinds() {
		n := tally.Count(k)
		if n > allowed[k] {
			t.Errorf("%d findings of kind %s, %d are allowed:", n, k, allowed[k])
			for _, f := range tally.Of(k) {
				t.Errorf("    %s, %s, %s", f.Where.Game, f.Where.Part, f.Line())
			}
		}
		if n < allowed[k] {
			t.Logf("%d findings of kind %s, and %d are allowed: write it down with -fewer", n, k, allowed[k])
			if *fewer {
				allowed[k] = n
			}
		}
	}
	if *fewer {
		writeAllowed(t, allowed)
	}
}

func readAllowed(t *testing.T) map[Kind]int {
	t.Helper()
	data, err := os.ReadFile(allowedFile)
	if err != nil {
		t.Fatal(err)
	}
	allowed := map[Kind]int{}
	for line := range strings.Lines(string(data)) {
		var k Kind
		var n int
		if _, err := fmt.Sscan(line, &k, &n); err != nil {
			t.Fatalf("%s: %q is not a kind and a number", allowedFile, line)
		}
		allowed[k] = n
	}
	return allowed
}

func writeAllowed(t *testing.T, allowed map[Kind]int) {
	t.Helper()
	var b strings.Builder
	for _, k := range Kinds() {
		fmt.Fprintln(&b, k, allowed[k])
	}
	if err := os.WriteFile(allowedFile, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
