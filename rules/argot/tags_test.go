package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// TestTagsNameWhatIsUsed plays every scenario by chance: all kinds of tags come, and each is one line.
func TestTagsNameWhatIsUsed(t *testing.T) {
	g := load(t)
	seen := map[string]bool{}
	for _, scenario := range g.Info().Options[0].Values {
		for seed := range uint64(5) {
			s, err := g.New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": scenario.ID, "days": "1"}})
			if err != nil {
				t.Fatal(err)
			}
			r := rules.NewRand(seed)
			for !s.Decision().Over() {
				choices := s.Decision().Choices
				for _, c := range choices {
					for _, tag := range s.(rules.Tagger).Tags(c, nil) {
						if tag == "" || strings.ContainsAny(tag, "\n\t") {
							t.Fatalf("%s has the tag %q", g.Notation(c), tag)
						}
						seen[tag] = true
					}
				}
				if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, tag := range []string{
		"parley_zulon undertaken", "kill_hespero first", "levy", "tam leads", "ar01 upgraded", "st03 bought", "north_gate strengthened", "ni03 recruited",
		"north_gate passed", "mi10 boards", "mi17 bombards", "mi10 attacks", "ar08 retreats", "restored from pool",
	} {
		if !seen[tag] {
			t.Errorf("nothing had the tag %q", tag)
		}
	}
	for _, part := range []string{"landed at ", "power of ", " goes berserk", " regroups"} {
		found := false
		for tag := range seen {
			found = found || strings.Contains(tag, part)
		}
		if !found {
			t.Errorf("no tag has %q", part)
		}
	}
	s, err := g.New(rules.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	m, storm := s.(*State), rules.Choice{Verb: engine.Storm}
	site := m.Map.Gates()[0]
	m.Pieces[0].At = site.Inside
	if tags := m.Tags(storm, nil); len(tags) != 1 || tags[0] != site.ID+" stormed" {
		t.Errorf("who attacks %s from before it has the tags %q", site.ID, tags)
	}
	tunnels := 0
	for _, way := range g.content.Map.Tunnels() {
		if seen[way.ID+" passed"] {
			tunnels++
		}
	}
	if tunnels < len(g.content.Map.Tunnels()) {
		t.Errorf("%d tunnels could be passed", tunnels)
	}
}

// TestSketchShowsWhoStandsWhere draws the board once the blocks stand.
func TestSketchShowsWhoStandsWhere(t *testing.T) {
	g := load(t)
	s, err := g.New(rules.Setup{Seed: 1, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	for s.Decision().Kind == "placement" {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	m := s.(*State)
	sketch := m.Sketch()
	for i := range m.Pieces {
		if p := &m.Pieces[i]; p.InPlay() && !strings.Contains(sketch, g.content.Blocks[i].ID+" ") {
			t.Errorf("%s is not in the sketch", g.content.Blocks[i].ID)
		}
	}
	for _, want := range []string{"Day 1 of 1, turn 1 of 8", "North Gate 3", "Pool 8", " M4", " A4"} {
		if !strings.Contains(sketch, want) {
			t.Errorf("the sketch does not say %q:\n%s", want, sketch)
		}
	}
}
