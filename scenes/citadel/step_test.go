package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BS-EAT-1: the fields act one to the left of the other from the first one, whichever it is.
func TestFieldsAreDoneInTheirOrder(t *testing.T) {
	for first := range cards.FieldCount {
		for n := range cards.FieldCount {
			m := &position{acting: (first + n) % cards.FieldCount}
			m.Now = bsieged.NowView{Step: bsieged.AttackNow, Field: m.acting, Done: n}
			m.begins = m.begun()
			l := &layout{position: m}
			done := 0
			for f := range cards.FieldCount {
				if l.fought(f) {
					done++
				}
			}
			if m.begins != first || done != n || n > 0 && !l.fought(first) || l.fought(m.acting) {
				t.Errorf("from %d, %d done: begins with %d, %d done", first, n, m.begins, done)
			}
		}
	}
}

// BS-OPT-16, BS-EAT-1: where the table picks the first field, the ribbon begins with it.
func TestRibbonBeginsWithTheFirstField(t *testing.T) {
	g := load(t)
	asked := 0
	for seed := uint64(1); seed < 12 && asked < 6; seed++ {
		st, err := g.New(rules.Setup{Seed: seed, Seats: 2, Options: map[string]string{"field_order": "ask"}})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*bsieged.State)
		for n := 0; !s.Decision().Over() && n < 400; n++ {
			d := s.Decision()
			c := d.Choices[int(seed+uint64(n)*7)%len(d.Choices)]
			if d.Kind == "field" && s.View().Now.Step == bsieged.AttackNow {
				if v := s.View(); v.Now.Field != -1 || v.Now.Done != -1 {
					t.Errorf("field %d of %d done before one was picked", v.Now.Field, v.Now.Done)
				}
				asked += ribbonBegins(t, shown(t, s, c))
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked == 0 {
		t.Error("no first field was picked")
	}
}

// ribbonBegins checks the ribbon at the first attack of a step.
func ribbonBegins(t *testing.T, poses []table.Pose) int {
	t.Helper()
	for _, pose := range poses {
		e := pose.Story[len(pose.Story)-1]
		if e.Kind != rules.AttackResolved {
			continue
		}
		d, _ := read(&table.Moment{State: pose.State, Story: pose.Story, Mode: table.Playing})
		f, _, ok := d.zoneOf(e.From)
		if !ok {
			continue
		}
		plan := table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
		for _, p := range plan.Row {
			if p.ID != "panel:steps" {
				continue
			}
			first := ""
			for _, op := range p.Look {
				if _, is := strings.CutSuffix(op.Text, " attacks"); first == "" && is {
					first = op.Text
				}
			}
			if want := d.set.Fields[f].Short + " attacks"; first != want && first != "" {
				t.Errorf("the ribbon begins with %q, not %q", first, want)
			}
		}
		return 1
	}
	return 0
}

// BS-MSG-10: enemies fall upon the Messenger before the Tactics step, and the ribbon says so.
func TestRibbonTellsOfTheAmbush(t *testing.T) {
	g := load(t)
	ambushes, after := 0, 0
	for seed := uint64(1); seed < 40 && (ambushes < 3 || after == 0); seed++ {
		st, err := g.New(rules.Setup{Seed: seed, Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !st.Decision().Over() && n < 400; n++ {
			d := st.Decision()
			c := d.Choices[int(seed+uint64(n)*7)%len(d.Choices)]
			for _, pose := range shown(t, st, c) {
				for _, e := range pose.Story {
					if e.Name != "messenger_ambushed" {
						continue
					}
					now := lit(t, pose)
					switch last := pose.Story[len(pose.Story)-1].Name; {
					case last == "messenger_ambushed" || last == "messenger_died":
						ambushes++
						if now != "Enemies phase, The Messenger" {
							t.Errorf("at %s the ribbon is at %q", last, now)
						}
					case strings.Contains(now, "Tactics"), strings.Contains(now, "attacks"):
						after++
					}
				}
			}
			if _, err := st.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if ambushes < 3 || after == 0 {
		t.Errorf("%d moments of an ambush and %d after one were seen", ambushes, after)
	}
}

// lit is what the ribbon says that the enemies do; empty where there are no steps.
func lit(t *testing.T, pose table.Pose) string {
	t.Helper()
	for _, p := range table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan.Row {
		if p.ID == "panel:steps" {
			return p.Label
		}
	}
	return ""
}

// BS-GRA-1: a die that Divine Grace has changed shows its new side and by how much, whichever die
// it is.
func TestGraceShowsOnTheDie(t *testing.T) {
	set := load(t).Set()
	for _, k := range []struct {
		die    string
		kind   cards.Die
		before int
		after  int
	}{{"red", cards.RedDie, 4, 5}, {"yellow", cards.YellowDie, 1, 2}, {"catapult", cards.CatapultDie, 0, 1}, {"catapult", cards.CatapultDie, 3, 2}} {
		p := &position{set: set}
		spent := rules.Event{Kind: rules.DieChanged, Name: "grace_spent", N: int16(k.before), M: int16(k.after)}
		p.Now.Thrown = bsieged.RollView{Die: k.kind, Faces: []int{k.after}}
		c := p.castOf(&table.Moment{Story: []rules.Event{spent}})
		if c.die != k.die || len(c.pips) != 1 || p.value(c.die, c.pips[0]) != k.after || c.graced[0] != k.after-k.before {
			t.Errorf("%s: %+v is shown, not %d", k.die, c, k.after)
		}
		thrown := rules.Event{Kind: rules.DiceRolled, N: int16(k.kind), Count: 1, Dice: rules.Faces{uint8(p.pip(k.die, k.before))}}
		c = p.castOf(&table.Moment{Story: []rules.Event{thrown, spent}})
		if p.value(c.die, c.pips[0]) != k.after || c.graced[0] != k.after-k.before || c.throws != 1 {
			t.Errorf("%s: %+v is shown after the roll, not %d", k.die, c, k.after)
		}
	}
}

// While Tactics cards work the field is lit in which one does, not the one in which a hero has struck last.
func TestTheFieldOfATacticsCardIsLit(t *testing.T) {
	story := []rules.Event{
		{Kind: rules.PieceRemoved, Name: "unit_destroyed", Subject: "unit:krohn", From: "zone:east/3"},
		{Kind: rules.TurnEnded},
		{Kind: rules.PhaseBegan, Subject: "phase:enemies"},
		{Kind: rules.Note, Name: "tactic_triggered", Subject: "card:tav_pit_trap", To: "zone:west/3"},
	}
	for n, want := range []int{-1, east, -1, -1, west} {
		p := &position{set: load(t).Set(), acting: -1}
		p.Now.Field = -1
		p.tell(&table.Moment{Story: story[:n]})
		if p.acting != want {
			t.Errorf("after %d events field %d is lit, want %d", n, p.acting, want)
		}
	}
}

// The dice of a Tactics card, such as Cursed Ground, are put away when they have told: none lie on the court while enemies attack or
// march (BS-TAC-1, BS-MAR-1).
func TestDiceAreGoneWhenEnemiesAct(t *testing.T) {
	p := &position{set: load(t).Set()}
	thrown := rules.Event{Kind: rules.DiceRolled, N: int16(cards.RedDie), Count: 2, Dice: rules.Faces{4, 2}}
	gone := rules.Event{Kind: rules.PieceRemoved, Name: "unit_destroyed", Subject: "unit:krohn", From: "zone:west/1"}
	if c := p.castOf(&table.Moment{Story: []rules.Event{thrown, gone}, Rolling: true}); len(c.pips) != 2 {
		t.Errorf("while they tell, %d dice lie there", len(c.pips))
	}
	for _, e := range []rules.Event{
		{Kind: rules.PieceMoved, Name: "unit_advanced", Subject: "unit:krohn", From: "zone:west/2", To: "zone:west/1"},
		{Kind: rules.AttackResolved, Name: "attack_resolved", Subject: "unit:krohn", From: "zone:west/1", N: 1},
	} {
		if c := p.castOf(&table.Moment{Story: []rules.Event{thrown, gone, e}, Rolling: true}); len(c.pips) > 0 {
			t.Errorf("at %s %d dice lie there", e.Name, len(c.pips))
		}
	}
}
