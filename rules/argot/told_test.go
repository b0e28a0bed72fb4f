package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// tally is how often something came about that was told with a chance.
type tally struct {
	n          int
	told, came float64
}

func (t *tally) add(told float64, came bool) {
	t.n++
	t.told += told
	if came {
		t.came++
	}
}

func (t *tally) means() (told, came float64) { return t.told / float64(t.n), t.came / float64(t.n) }

// TestWhatIsToldOfStormsComesAboutAsOften plays short sieges as a middling computer player plans them and holds what was told of storms before Mineos moved
// against what came of those that it made: of places of the objective and of gates, all of them and what was called unlikely
// (AR-VIC-2, AR-FRT-5).
func TestWhatIsToldOfStormsComesAboutAsOften(t *testing.T) {
	if testing.Short() {
		t.Skip("a hundred sieges")
	}
	var places, unlikely, gates tally
	for seed := uint64(1); seed <= toldMatches; seed++ {
		begun, err := load(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": []string{"first_battle", "stand_alone"}[seed%2]}})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		for !s.Decision().Over() {
			if s.Asked != engine.AskGroup || s.Asker != engine.Mineos || s.Movement.Used > 0 {
				s.glance(t)
				continue
			}
			before := foretold(s.State)
			for plan := s.Scheme(rules.Middling, int(seed/2)%schemes); s.Phase == engine.MovementPhase && s.Asker == engine.Mineos && !s.Decision().Over(); {
				s.follows(t, plan)
			}
			for i := range before {
				before[i].made = s.Meets(before[i].at).By == content.Mineos
			}
			for n := s.Turns(); !s.Decision().Over() && s.Turns() == n && (s.Phase == engine.MovementPhase || s.Phase == engine.CombatPhase); {
				s.glance(t)
			}
			for _, f := range before {
				if f.gate != atlas.NoGate {
					gates.add(f.win, s.Gates[f.gate].Strength == 0)
				} else if f.made {
					fell := s.EnemyAt(f.at, content.Argot) && !s.EnemyAt(f.at, content.Mineos)
					places.add(f.win, fell)
					if f.win < 0.2 {
						unlikely.add(f.win, fell)
					}
				}
			}
		}
	}
	for _, c := range []struct {
		name   string
		tally  tally
		within float64
	}{{"storms of the objective", places, 0.15}, {"those of them that were called unlikely", unlikely, 0.15}, {"storms of gates", gates, 0.15}} {
		if c.tally.n == 0 {
			t.Errorf("%s: none was made", c.name)
			continue
		}
		told, came := c.tally.means()
		t.Logf("%s: %d, told %.2f, came %.2f", c.name, c.tally.n, told, came)
		if came > told+c.within || came < told-2*c.within { // who attacks with less than he could does worse than is told
			t.Errorf("%s: of %d that were made %.2f were told to succeed, and %.2f did", c.name, c.tally.n, told, came)
		}
	}
}

const (
	toldMatches = 100
	schemes     = 2 // of Mineos: as it is soundest at a glance, and more boldly
)

// AR-VIC-2, AR-STK-2: a warning of a storm says who can come and from how far, so that it shows why it is another one than before.
func TestAWarningOfAStormSaysWhoCanCome(t *testing.T) {
	begun, err := load(t).New(rules.Setup{Seed: 1, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	s := begun.(*State)
	for s.Phase != engine.MovementPhase {
		s.glance(t)
	}
	at, _ := s.Map.Find("0704")
	s.Gates[s.Map.At(at).Gate].Strength = 0
	for i := range s.Pieces {
		s.Pieces[i] = engine.Absent()
	}
	put := func(id, place string, steps uint8) {
		b, _ := s.Content.Find(id)
		p, _ := s.Map.Find(place)
		s.Pieces[b].Party, s.Pieces[b].Status, s.Pieces[b].At, s.Pieces[b].Strength = s.Content.At(b).Army.Party(), engine.OnMap, p, steps
		s.State.Settle()
	}
	put("ar08", "0704", 1)
	for _, c := range []struct{ id, place, want string }{
		{"mi01", "0703", "falls if the enemy attacks: 1 block can come, from beside it, against 1 there"},
		{"mi02", "0802", "falls if the enemy attacks: 2 blocks can come, 1 of them from farther away, against 1 there"},
		{"mi13", "0703", "falls if the enemy attacks: 3 blocks can come, 1 of them from farther away, against 1 there"},
	} {
		put(c.id, c.place, 4)
		list := s.Warnings(engine.Argot)
		if len(list) == 0 || !strings.HasSuffix(list[0].Text.String(), c.want) {
			t.Errorf("with %s at %s: %v, want %q", c.id, c.place, list, c.want)
		}
	}
}

// told is a storm of which something is told.
type told struct {
	at   atlas.Place
	gate atlas.GateIndex // NoGate: the place is of the objective
	win  float64
	made bool
}

// foretold are the storms of which something can be told to Argot.
func foretold(s *engine.State) (list []told) {
	odds, near := &advice.Prospects{State: s, Seat: engine.Argot}, s.Approach(content.Argot, atlas.Nowhere)
	for p := range s.Scenario().Objective.All() {
		if win, _, ok := odds.Storm(p, near.To(p).Of(content.Mineos)); ok {
			list = append(list, told{at: p, gate: atlas.NoGate, win: win})
		}
	}
	for i, site := range s.Map.Gates() {
		if s.Gates[i].Strength == 0 || !s.Map.Exists(site.Outside) {
			continue
		}
		if _, breach, ok := odds.Storm(site.Inside, near.To(site.Inside).Of(content.Mineos).Through(site.Outside)); ok {
			list = append(list, told{at: site.Inside, gate: atlas.GateIndex(i), win: breach})
		}
	}
	return list
}

// follows makes the choice of a plan, or that of a glance where it has none.
func (s *State) follows(t *testing.T, plan rules.Scheme) {
	t.Helper()
	c, ok := plan.Next(s)
	if !ok {
		s.glance(t)
		return
	}
	if _, err := s.Apply(c); err != nil {
		t.Fatal(err)
	}
}

// glance makes the choice that a middling player makes at a glance.
func (s *State) glance(t *testing.T) {
	t.Helper()
	c := s.Decision().Choices[0]
	if list := s.Glance(rules.Middling, nil); len(list) > 0 {
		c = list[0]
	}
	if _, err := s.Apply(c); err != nil {
		t.Fatal(err)
	}
}
