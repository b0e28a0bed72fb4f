package boardtest

import (
	"io/fs"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// legendLength is how many choices of a match are played for the pictures of a board.
const legendLength = 120

// Explained tests that the legend of a board explains every picture which the board draws in random matches, but those
// of what the content names, which say what they are, and those that match a pattern of scenery (see [path.Match]). Each
// symbol is explained once and has a picture, all find room on every screen, and each pattern is of something drawn.
func Explained(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, scenery []string, setups ...rules.Setup) {
	t.Helper()
	means := map[string]rules.Text{}
	for _, s := range b.(table.Explainer).Symbols() {
		if !means[s.Picture].Empty() || s.Means.Empty() {
			t.Errorf("%s is explained as %q and as %q", s.Picture, means[s.Picture], s.Means)
		}
		if means[s.Picture] = s.Means; !there(s.Picture) {
			t.Errorf("there is no picture %s", s.Picture)
		}
	}
	for _, size := range Sizes() {
		for _, text := range Texts() {
			if m := (ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}); !table.LegendFits(b.(table.Explainer), m, measure) {
				t.Errorf("%dx%d, text %v: the legend finds no room", m.W, m.H, m.Text)
			}
		}
	}
	used, content := map[string]bool{}, contentOf(t, g.Info().ID)
	for name := range drawn(t, b, g, measure, setups) {
		at := slices.IndexFunc(scenery, func(pattern string) bool { ok, _ := path.Match(pattern, name); return ok })
		switch {
		case at >= 0 && !means[name].Empty():
			t.Errorf("%s is explained, but counts as scenery", name)
		case at >= 0:
			used[scenery[at]] = true
		case means[name].Empty() && !content[path.Base(name)]:
			t.Errorf("%s is drawn and not explained", name)
		}
	}
	for _, pattern := range scenery {
		if !used[pattern] {
			t.Errorf("no scenery that was drawn is %s", pattern)
		}
	}
}

// drawn is the pictures that a board draws in random matches, in all modes of the table.
func drawn(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, setups []rules.Setup) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	look := func(p table.Pose, r *rand.Rand) {
		m := metrics(r)
		p.Overlay = r.IntN(4)
		plan := table.Lay(b, p, m, measure).Plan
		for _, list := range [...][]stage.Piece{plan.Board, plan.Row, plan.Left, plan.Panel, plan.Foot, plan.Tray} {
			for i := range list {
				for _, op := range list[i].Look {
					if op.Kind == ink.Picture {
						names[op.Name] = true
					}
				}
			}
		}
	}
	for i, setup := range setups {
		r := rand.New(rand.NewPCG(uint64(i), 13))
		setup.Seed = uint64(i) + 1
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < legendLength && !s.Decision().Over(); n++ {
			d := s.Decision()
			viewer := d.Seats.First()
			p := table.Pose{State: known(g, s, viewer), Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
			if next := p.Path.Next(); len(next) > 0 {
				p.Hover = next[r.IntN(len(next))]
				look(p, r)
				p.Path = p.Path.Click(p.Hover)
			}
			look(p, r)
			shown, err := answer(g, s, d.Choices[r.IntN(len(d.Choices))], viewer)
			if err != nil {
				t.Fatal(err)
			}
			look(shown[r.IntN(len(shown))], r)
		}
	}
	return names
}

var idLine = regexp.MustCompile(`(?m)^id = "([a-z0-9_]+)"`)

// contentOf is the ids of what the content of a game names.
func contentOf(t *testing.T, game string) map[string]bool {
	t.Helper()
	ids := map[string]bool{}
	files, err := fs.Glob(assets.Content(), game+"/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatalf("%s has no content: %v", game, err)
	}
	for _, name := range files {
		text, err := fs.ReadFile(assets.Content(), name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range idLine.FindAllSubmatch(text, -1) {
			ids[string(m[1])] = true
		}
	}
	return ids
}

// there reports whether a picture is there.
func there(picture string) bool {
	_, err := assets.Picture(picture)
	return err == nil
}
