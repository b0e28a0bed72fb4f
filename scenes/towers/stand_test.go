package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// besieged is a seat that is asked who meets the first of three attacks, with a Tower and a creature, under some dice.
func besieged(t *testing.T, dice uint64) *seated {
	t.Helper()
	g, s := yard(t, engine.Points{0, 0}, []string{"skeleton"}, []string{"hero", "skeleton", "zombie"})
	s.Rng = rules.NewRandOf(dice, rules.Percentile)
	d := sit(t, g, s, true)
	for d.m.Decider().Has(0) {
		d.Play(rules.Choice{Verb: engine.EndTurn})
		d.settle()
	}
	d.attacks("combat", "declare", "declare", "declare", "assault")
	return d
}

// attacks plays for the other seat, as far as it is asked: of each word the first choice that begins with it.
func (d *seated) attacks(words ...string) {
	d.t.Helper()
	for len(words) > 0 && d.m.Decider().Has(1) {
		list := d.m.State().Decision().Choices
		i := slices.IndexFunc(list, func(c rules.Choice) bool {
			return strings.HasPrefix(d.m.Game().Notation(c), words[0])
		})
		if i < 0 { // upkeep, a discard
			i = len(list) - 1
		} else {
			words = words[1:]
		}
		d.Play(list[i])
		d.settle()
	}
}

// stands is the piece that answers to all attacks; false: there is none.
func (d *seated) stands() (rules.Element, bool) {
	for _, e := range d.table.Mirror().Elements {
		if _, ok := standOf(rules.Element(e.ID)); ok {
			return rules.Element(e.ID), true
		}
	}
	return "", false
}

// One click has the Tower meet an attack and those that follow, until it is hurt: then its seat is asked again, as it is before the
// last point of the Tower, for which no such click is offered.
func TestOneClickMeetsAllAttacks(t *testing.T) { // TS-BLK-1 TS-BLK-4 TS-BLK-10
	held, hurt := 0, 0
	for dice := range uint64(40) {
		d := besieged(t, dice)
		el, ok := d.stands()
		if !ok {
			t.Fatalf("dice %d: no click meets all attacks: %v", dice, d.m.State().Decision())
		}
		d.click(el)
		clicks := d.clicks
		defences := func() (n int) {
			for _, e := range d.m.History() {
				if e.Choice.Verb == engine.Defend {
					n++
				}
			}
			return n
		}
		for range 2 {
			points, before := d.m.State().(*towersiege.State).Tower(0).Points, defences()
			d.attacks("assault")
			switch s := d.m.State().(*towersiege.State); {
			case points == 2 && defences() == before+1:
				held++
			case points < 2 && s.Asked == engine.AskDefender && s.Asker == 0:
				if _, ok := d.stands(); ok {
					t.Errorf("dice %d: the last point of the Tower is put at stake for all", dice)
				}
				hurt++
				if _, ok := d.element(primaryPiece); !ok {
					t.Errorf("dice %d: nothing says what is best now", dice)
				}
			}
			if d.m.Decider().Has(0) {
				break
			}
		}
		if d.clicks != clicks {
			t.Errorf("dice %d: %d clicks", dice, d.clicks-clicks)
		}
	}
	if held == 0 || hurt == 0 {
		t.Errorf("met %d times by itself, asked again %d times", held, hurt)
	}
}

// Beside the large button, which passes once, stands the one that passes for the rest of the turn of another player.
func TestPassForThisTurnStandsBesidePass(t *testing.T) { // TS-WIN-13
	offered := 0
	for seed := range uint64(12) {
		warring(t, seed, func(s *towersiege.State) {
			path := table.Offered(s)
			if s.Asked != engine.AskRespond || !slices.Contains(s.Decision().Choices, rules.Choice{Verb: engine.PassTurn}) {
				return
			}
			offered++
			sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
			if says := sc.Plan.Words["do:pass_turn"]; says != "Pass for this turn" || slices.Contains(sc.Plan.Main, "do:pass_turn") {
				t.Errorf("the button says %q, and the large ones are %v", says, sc.Plan.Main)
			}
		})
	}
	if offered == 0 {
		t.Error("it is never offered")
	}
}

// warring visits all positions of a match in which who can buy or attack does so, and all else is by chance.
func warring(t *testing.T, seed uint64, visit func(*towersiege.State)) {
	t.Helper()
	state, err := load(t).New(rules.Setup{Seats: 2, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	s, r := state.(*towersiege.State), rules.NewRand(seed)
	for range 400 {
		d := s.Decision()
		if d.Over() {
			return
		}
		visit(s)
		c := d.Choices[r.IntN(len(d.Choices))]
		for _, verb := range []rules.Verb{engine.Buy, engine.EnterCombat, engine.Declare, engine.Ready, engine.Assault} {
			if i := slices.IndexFunc(d.Choices, func(c rules.Choice) bool { return c.Verb == verb }); i >= 0 {
				c = d.Choices[i]
				break
			}
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
}
