package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// withRelic is a match in which a Relic of seat 1 has some of its Integrity Points left.
func withRelic(t *testing.T, id string, points int8) (*towersiege.State, *engine.Thing) {
	t.Helper()
	s := begun(t, load(t), 40)
	card, ok := s.Content.Find(id)
	if !ok {
		t.Fatalf("no card %s", id)
	}
	e := s.Engine()
	e.Last++
	e.Things = append(e.Things, engine.Thing{ID: e.Last, Card: card, Owner: 1, Points: points, Printed: int8(e.Content.At(card).IP)})
	return s, &e.Things[len(e.Things)-1]
}

// tileOf is the tile of a thing on the board of seat 0.
func tileOf(t *testing.T, s *towersiege.State, thing *engine.Thing) stage.Piece {
	t.Helper()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	for _, p := range table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Playing}, m, faces).Pieces {
		if p.ID == s.ThingElement(thing.ID) {
			return p
		}
	}
	t.Fatalf("%s has no tile", s.ThingElement(thing.ID))
	return stage.Piece{}
}

// A Relic shows how many Integrity Points are left, and one that has fallen lies cracked, and is called so (TS-REL-5).
func TestAFallenRelicLooksFallen(t *testing.T) {
	for points := int8(0); points <= 2; points++ {
		s, relic := withRelic(t, "tower_shield", points)
		p := tileOf(t, s, relic)
		left, cracks := 0, 0
		for _, op := range p.Look {
			switch {
			case op.Kind == ink.Line && op.Color == ink.OxbloodDark:
				cracks++
			case op.Name == "towersiege/icons/integrity" && op.Fade == 0:
				left++
			}
		}
		if left != int(points) || (cracks > 0) != (points == 0) || strings.Contains(p.Label, "fallen") != (points == 0) {
			t.Errorf("with %d points: %d are shown, %d cracks, %q", points, left, cracks, p.Label)
		}
	}
}

// The card of what is on the table tells the numbers of now, and beside them, crossed out, the printed ones where these are
// others.
func TestCardsOfTheTableTellTheNumbersOfNow(t *testing.T) {
	for points := int8(0); points <= 2; points++ {
		s, relic := withRelic(t, "tower_shield", points)
		m := table.Moment{State: s, Measure: faces, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}}
		list, _, ok := New().Zoom(m, s.ThingElement(relic.ID), 400, 700)
		if !ok {
			t.Fatal("it has no card")
		}
		lines := 0
		var said []string
		for _, op := range list {
			if op.Text != "" {
				said = append(said, op.Text)
			}
			if op.Kind == ink.Line {
				lines++
			}
		}
		now := []string{"0", "1", "2"}[points]
		if !slices.Contains(said, now) || !slices.Contains(said, "2") || (lines > 0) != (points < 2) {
			t.Errorf("with %d of 2 points the card says %q, %d crossed out", points, said, lines)
		}
	}
}

// An armed creature's card tells the Attack Level it has now beside its Skill Level.
func TestCardsTellRaisedLevels(t *testing.T) {
	s := begun(t, load(t), 40)
	l, _ := begin(&table.Moment{State: s, Measure: faces})
	e := s.Engine()
	var hero *engine.Thing
	for i := range e.Things {
		if e.Creature(&e.Things[i]) && len(l.current(&e.Things[i])) == len(printed(e.Info(&e.Things[i]))) {
			hero = &e.Things[i]
		}
	}
	sword := content.NoCard
	for i := range e.Content.Cards {
		info := &e.Content.Cards[i]
		if info.Type != content.Item {
			continue
		}
		for n := range info.Effects {
			if e := &info.Effects[n]; e.When == content.Passive && e.Verb == content.Mod && e.Who == content.Bearer && e.Stat == content.AL {
				sword = content.Card(i)
			}
		}
	}
	if hero == nil || sword == content.NoCard {
		t.Fatalf("no unarmed creature, or no Item that changes a level")
	}
	id, before := hero.ID, len(l.current(hero))
	e.Last++
	e.Things = append(e.Things, engine.Thing{ID: e.Last, Card: sword, Owner: hero.Owner, On: id, Marks: engine.InUse})
	if now := l.current(e.At(id)); len(now) <= before {
		t.Errorf("%s makes no difference on the card: %v", e.Content.At(sword).ID, now)
	}
}

// At each target of a volley stands the chance on it, and the question says which target it is, and of how many (TS-CMB-10).
func TestTargetsOfAVolley(t *testing.T) {
	g, seen := load(t), 0
	for seed := uint64(1); seed < 30 && seen < 3; seed++ {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 400 {
			d := s.Decision()
			if d.Over() {
				break
			}
			if a := (&layout{State: s.Engine()}).action(); s.Asked == engine.AskTargets && a != nil && s.Effect(a).Verb == content.Strike {
				seen++
				if ask := s.Prompt().Ask.String(); !strings.Contains(ask, " of ") {
					t.Errorf("it asks %q", ask)
				}
				m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
				pills := 0
				for _, p := range table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.Offered(s)}, m, faces).Pieces {
					for _, op := range p.Look {
						if p.ID.Kind() == "thing" && strings.HasSuffix(op.Text, "%") {
							pills++
						}
					}
				}
				if pills == 0 {
					t.Errorf("no chance stands at %v", d.Choices)
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen < 3 {
		t.Errorf("%d volleys: too few to tell", seen)
	}
}
