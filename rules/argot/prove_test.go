package argot

import (
	"errors"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	pack "portcullis/rules/content"
)

const contentDir = "../../assets/content/argot"

// changed is the content of the box with its first scenario alone and, in that, every second string in place of the
// one before it; it is loaded without a fault. line is where the objective stands.
func changed(t *testing.T, pairs ...string) (g *Game, line int) {
	t.Helper()
	files := fstest.MapFS{}
	entries, err := os.ReadDir(contentDir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(contentDir + "/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		files[e.Name()] = &fstest.MapFile{Data: data}
	}
	text := string(files["scenarios.toml"].Data)
	text = text[:strings.Index(text, "[[scenario]]\nid = \"full_siege\"")]
	for n := 0; n < len(pairs); n += 2 {
		i := strings.LastIndex(text, pairs[n])
		if i < 0 {
			t.Fatalf("the first scenario has no %q", pairs[n])
		}
		text = text[:i] + pairs[n+1] + text[i+len(pairs[n]):]
	}
	files["scenarios.toml"].Data = []byte(text)
	if g, err = Load(files); err != nil {
		t.Fatal(err)
	}
	return g, 1 + strings.Count(text[:strings.LastIndex(text, "objective =")], "\n")
}

// Scenarios that can be loaded and that a side cannot win.
func TestScenariosThatNobodyCanWinAreFaults(t *testing.T) {
	for _, test := range []struct {
		what, loser string
		pairs       []string
	}{
		{"a keep longer than the siege", "Mineos", []string{"keep_turns = 2", "keep_turns = 9"}},                                   // AR-VIC-4
		{"wings that cannot hold streets", "Mineos", []string{`"mi01", "mi02", "mi04", "mi10", "mi13", "mi16", "mi17"`, `"mi24"`}}, // AR-VIC-2
		{"every ward an objective", "Argot", []string{ // AR-VIC-3
			`objective = ["0704"]`, `objective = ["0501", "0601", "0701", "0801", "0901", "0502", "0602", "0702", "0802", "0902"]`,
			"keep_turns = 2", "keep_turns = 1", `"ar01", "ar02", "ar04", "ar06", "ar08"`, `"ar02"`, `"0604", "0704", "0804", "0904", "0705", "0805"`, `"0805"`,
		}},
	} {
		g, line := changed(t, test.pairs...)
		var wrong *pack.Error
		if !errors.As(g.Prove(), &wrong) || len(wrong.Faults) != 1 {
			t.Errorf("%s: %v", test.what, wrong)
			continue
		}
		f := wrong.Faults[0]
		if f.File != "scenarios.toml" || f.Line != line || f.Place != "scenario first_battle, objective" || f.Reason != test.loser+" wins none of 2000 matches by chance" {
			t.Errorf("%s: %v; want line %d, %s", test.what, f, line, test.loser)
		}
	}
	if g, _ := changed(t, "keep_turns = 2", "keep_turns = 1"); g.Prove() != nil {
		t.Errorf("a keep of one turn: %v", g.Prove())
	}
}

func TestEveryScenarioOfTheBoxCanBeWonByEitherSide(t *testing.T) {
	if err := load(t).Prove(); err != nil {
		t.Error(err)
	}
}
