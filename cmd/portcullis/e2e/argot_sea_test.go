package e2e

import (
	"io/fs"
	"slices"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/cmd/portcullis/drive"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/save"
)

// wander plays a match of The Siege of Argot by chance, but for the days before it, of which the first is Zulon's and the
// others bring resources, with one journal or none, up to a decision of Argot's; false: it was over before.
func wander(t *testing.T, g rules.Game, h save.Header, j match.Journal, till func(*argot.State) bool) (*argot.State, bool) {
	t.Helper()
	m, err := match.New(g, h, j)
	if err != nil {
		t.Fatal(err)
	}
	for r := rules.NewRand(h.Seed); !m.Over(); {
		d, s := m.State().Decision(), m.State().(*argot.State)
		if d.Seats.First() == engine.Argot && till(s) {
			return s, true
		}
		c := d.Choices[r.IntN(len(d.Choices))]
		if s.Asked == engine.AskDay {
			c = d.Choices[len(d.Choices)-1]
			if i := slices.IndexFunc(d.Choices, func(c rules.Choice) bool { return g.Notation(c) == "undertake parley_zulon" }); i >= 0 {
				c = d.Choices[i]
			}
		}
		if _, err := m.Play(c); err != nil {
			t.Fatal(err)
		}
	}
	return nil, false
}

// keepArgot writes the first match of two people that comes by chance to a decision of Argot's, and returns how it
// stands there.
func keepArgot(t *testing.T, h drive.Home, scenario string, till func(*argot.State) bool) *argot.State {
	t.Helper()
	files, err := fs.Sub(assets.Content(), "argot")
	if err != nil {
		t.Fatal(err)
	}
	g, err := argot.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed < 60; seed++ {
		header, err := match.Settle(g, save.Header{Game: "argot", Seed: seed, App: "test", Created: time.Date(2026, 11, 1, 20, 0, 0, 0, time.UTC),
			Options: map[string]string{"scenario": scenario}, Seats: make([]save.Seat, 2)})
		if err != nil {
			t.Fatal(err)
		}
		if _, found := wander(t, g, header, nil, till); !found {
			continue
		}
		folder, err := save.OpenFolder(h.Data + "/matches")
		if err != nil {
			t.Fatal(err)
		}
		j, err := save.Create(folder.NewPath(header.Game, header.Created), header)
		if err != nil {
			t.Fatal(err)
		}
		s, _ := wander(t, g, header, j, till)
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		return s
	}
	t.Fatalf("no match of %s comes to where it should", scenario)
	return nil
}

// resumed is a program in which the match that was kept is open for Argot.
func resumed(t *testing.T, h drive.Home) *program {
	t.Helper()
	p := start(t, h, 1280, 720)
	p.WaitScene("menu")
	p.Click("menu:continue")
	if e, down := takeOver(p.atTable()); down {
		p.ClickAt(drive.Center(e))
		p.Settle()
	}
	return p
}

// choose clicks along the way of a choice, and plays it in the state too.
func (p *program) choose(s *argot.State, c rules.Choice) {
	p.t.Helper()
	path := s.Describe(c).Path
	before := s.Prompt().Ask.String()
	for i, el := range path {
		if e, _ := drive.Find(p.Mirror(), string(el)); !e.Enabled && i > 0 {
			break // the choice was clear before
		}
		p.Click(string(el))
		if sure, asked := onward(p.Settle()); asked {
			p.ClickAt(drive.Center(sure))
			p.Settle()
		}
	}
	if _, err := s.Apply(c); err != nil {
		p.t.Fatal(err)
	}
	if m := p.Mirror(); m.Prompt != s.Prompt().Ask.String() {
		p.Shot("chosen")
		p.t.Fatalf("after the clicks on %v it asks %q; before it asked %q, and %q should follow", path, m.Prompt, before, s.Prompt().Ask)
	}
}

// first is the first choice of a verb, if there is one.
func first(s *argot.State, verb rules.Verb) (rules.Choice, bool) {
	for _, c := range s.Decision().Choices {
		if c.Verb == verb {
			return c, true
		}
	}
	return rules.Choice{}, false
}

// leadsTo finds a location of which activating it leads on to a choice of a verb.
func leadsTo(s *argot.State, verb rules.Verb) (rules.Choice, bool) {
	if s.Asked != engine.AskGroup {
		return rules.Choice{}, false
	}
	for _, c := range s.Decision().Choices {
		after := s.Clone().(*argot.State)
		if _, err := after.Apply(c); err != nil || c.Verb != engine.Activate || after.Asked != engine.AskMarch {
			continue
		}
		if _, ok := first(after, verb); ok {
			return c, true
		}
	}
	return rules.Choice{}, false
}

// A block boards a ship and sails with it; in another match one that was ferried goes ashore. All by mouse.
func TestArgotByShip(t *testing.T) { // AR-SEA-6, AR-SEA-7
	for _, verb := range []rules.Verb{engine.Board, engine.Land} {
		h := drive.NewHome(t)
		s := keepArgot(t, h, "full_siege", func(s *argot.State) bool { _, ok := leadsTo(s, verb); return ok })
		p := resumed(t, h)
		there, _ := leadsTo(s, verb)
		p.choose(s, there)
		c, _ := first(s, verb)
		p.choose(s, c)
		if ship := c.Args[1]; verb == engine.Board && s.Asked == engine.AskMarch {
			for _, sail := range s.Decision().Choices {
				if sail.Verb == engine.March && sail.Args[0] == ship {
					p.choose(s, sail)
					break
				}
			}
		}
		p.Shot(map[rules.Verb]string{engine.Board: "sails", engine.Land: "lands"}[verb])
		p.Close()
	}
}

// The war council after a mission that brought allies is walked by mouse: a better face and a stronger gate are bought,
// a block is swapped, and all allies are chosen, until blocks are placed.
func TestArgotCouncilByMouse(t *testing.T) { // AR-ARM-8 to AR-ARM-11
	h := drive.NewHome(t)
	s := keepArgot(t, h, "campaign", func(s *argot.State) bool {
		if s.Asked != engine.AskCouncil {
			return false
		}
		after := s.Clone().(*argot.State)
		_, err := after.Apply(rules.Choice{Verb: engine.Adjourn})
		_, swaps := first(after, engine.Swap)
		return err == nil && swaps && s.Pool > 5
	})
	p := resumed(t, h)
	p.Shot("before")
	done := map[rules.Verb]int{}
	for s.Asked == engine.AskCouncil {
		for _, verb := range []rules.Verb{engine.Upgrade, engine.Strengthen, engine.Swap, engine.Recruit, engine.Adjourn} {
			if c, ok := first(s, verb); ok && (done[verb] == 0 || verb == engine.Recruit || verb == engine.Adjourn) {
				p.choose(s, c)
				done[verb]++
				break
			}
		}
	}
	if done[engine.Upgrade] != 1 || done[engine.Strengthen] != 1 || done[engine.Swap] != 1 || done[engine.Recruit] != 3 {
		t.Errorf("the council settled %v", done)
	}
	if m := p.Settle(); m.Prompt != s.Prompt().Ask.String() || s.Asked != engine.AskPlacement {
		t.Errorf("after the council it asks %q", m.Prompt)
	}
}
