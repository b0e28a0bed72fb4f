package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// One click sends all who can attack at a seat, the strongest first, and spends no power on them; what comes of it is told on one sheet within five seconds.
func TestAllStrikeWithOneClick(t *testing.T) { // TS-CMB-1 TS-ATK-1
	g, s := yard(t, engine.Points{0, 6}, []string{"skeleton", "hill_giant"}, []string{"skeleton"}) // who could pay for more
	d := sit(t, g, s, true)
	d.table.Follow(game.Change{Kind: game.Resettled, Settings: settings.Defaults()})
	d.settle()
	if told := d.table.Tells(sallyPiece(1)); len(told) == 0 || told[0] != "All 2 strike Suyin, the strongest first: Hill Giant and Skeleton. No power is spent." {
		t.Errorf("its tooltip says %q", told)
	}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: sallyPiece(1)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if i := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == sallyPiece(1) }); i < 0 || !strings.HasSuffix(sc.Pieces[i].Label, " % or more that one of them hurts, whoever meets them.") {
		t.Errorf("pointed at it tells no chance")
	}
	for i, id := range []engine.ThingID{s.Last - 1, s.Last - 2} {
		if on := textsOf(sc, s.ThingElement(id)); !slices.Contains(on, []string{"1", "2"}[i]) {
			t.Errorf("who strikes as number %d says %q", i+1, on)
		}
	}
	turn, at := d.m.State().Progress().Turn, d.m.Len()
	d.point(sallyPiece(1))
	d.input.Pressed, d.input.Down = true, true
	d.tick()
	d.input.Down, d.input.Released = false, true
	ticks, sheets := 0, 0
	for range 2000 {
		d.tick()
		if len(d.posted) > 0 {
			continue
		}
		if d.table.Ready() && d.m.Decider().Has(1) && d.m.State().Progress().Turn == turn {
			d.Play(d.m.State().Decision().Choices[0])
			continue
		}
		if !d.table.Mirror().Settled {
			ticks++
		}
		if _, ok := d.table.Where("rolled"); ok {
			sheets++
		}
		if d.table.Mirror().Settled && (d.m.Decider().Has(0) || d.m.State().Progress().Turn != turn) {
			break
		}
	}
	var struck []engine.ThingID
	paid := int16(0)
	for _, e := range d.m.History()[at:] {
		if e.Choice.Verb == engine.Assault {
			struck = append(struck, engine.ThingID(e.Choice.Args[0]))
			paid += e.Choice.Args[2]
		}
	}
	if len(struck) != 2 || s.Info(s.At(struck[0])).ID != "hill_giant" || s.Info(s.At(struck[1])).ID != "skeleton" || paid > 0 {
		t.Errorf("who attacked: %v, with a paid strength of %d", struck, paid)
	}
	if ticks > 5*60+30 || sheets == 0 {
		t.Errorf("it took %d ticks, %d of them with a sheet", ticks, sheets)
	}
}

// Who has sent all is asked whom one of them strikes, and the next blow follows the answer by itself; with the Tower of its target fallen the rest
// waits for a word.
func TestAllStrikeOnAfterAnAnswer(t *testing.T) { // TS-BLK-9 TS-CMB-16
	g, s := yard(t, engine.Points{0, 0}, []string{"skeleton", "hill_giant"}, []string{"skeleton"})
	mage := s.Mage(1)
	mage.On, mage.Position, s.Tower(1).Points = 0, engine.ToDefend, 0
	mage.Marks |= engine.FumbledMage
	s.At(s.Last).Position = engine.ToDefend
	s.State.Settle()
	d := sit(t, g, s, true)
	d.click(sallyPiece(1))
	answers := 0
	for ; d.m.State().(*towersiege.State).Asked == engine.AskUnblocked; answers++ {
		d.click(s.ThingElement(mage.ID))
	}
	if blows := d.assaults(); answers != 2 || blows != 2 || d.clicks != 3 {
		t.Errorf("%d blows, %d of them asked about, with %d clicks", blows, answers, d.clicks)
	}
	fell := 0
	for seed := uint64(0); seed < 40 && fell == 0; seed++ {
		g, s := yard(t, engine.Points{0, 0}, []string{"skeleton", "hill_giant"}, nil)
		s.Tower(1).Points, s.Rng = 1, rules.NewRandOf(seed, rules.Percentile)
		s.State.Settle()
		d := sit(t, g, s, true)
		d.click(sallyPiece(1))
		for turn := s.Turn; d.m.Decider().Has(1) && d.m.State().(*towersiege.State).Turn == turn; {
			c := rules.Choice{Verb: engine.Defend, Args: [4]int16{int16(s.Players[1].Tower)}}
			if list := d.m.State().Decision().Choices; !slices.Contains(list, c) {
				c = list[len(list)-1]
			}
			d.Play(c)
			d.settle()
			if now := d.m.State().(*towersiege.State); now.Tower(1).Points == 0 && d.assaults() == 1 {
				fell++
			}
		}
		if blows := d.assaults(); blows != 2-fell {
			t.Fatalf("seed %d: %d blows, and the Tower fell by the first of them: %d", seed, blows, fell)
		}
	}
	if fell == 0 {
		t.Error("no Tower fell")
	}
}

// assaults is how many attacks have been made.
func (d *seated) assaults() (n int) {
	for _, e := range d.m.History()[:d.m.Len()] {
		if e.Choice.Verb == engine.Assault {
			n++
		}
	}
	return n
}

// Several blows are one volley, up to what is worth a look of its own; the dice of one blow fall together.
func TestSeveralBlowsAreAVolley(t *testing.T) {
	roll := func(name string, subject rules.Element) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{50}, N: 40, M: 40, Subject: subject}
	}
	one := []rules.Event{roll("attack_rolled", "thing:1"), roll("defence_rolled", "thing:2"), {Name: "point_lost", Subject: "thing:2"}}
	fall := rules.Event{Kind: rules.MarkerChanged, Name: "fell"}
	sweep := []rules.Event{roll("resistance_rolled", "thing:3"), roll("protection_rolled", "thing:3"), roll("resistance_rolled", "thing:4"), {Name: "point_lost", Subject: "thing:3"}}
	for _, c := range []struct {
		what   string
		events []rules.Event
		upto   int
		blows  int
	}{
		{"one blow, of which the dice fall together", one, 2, 1},
		{"two blows", append(append([]rules.Event{}, one...), one...), 6, 2},
		{"a Tower falls after the first of them", append(append(append([]rules.Event{}, one...), fall), one...), 2, 1},
		{"a sweep", sweep, 4, 2},
	} {
		upto, hold := New().Volley(c.events, 0)
		if upto != c.upto || hold < blowTime || hold > volleyMost {
			t.Errorf("%s: the volley ends with event %d, and is looked at for %v", c.what, upto, hold)
		}
		if upto > 0 && len(blowsOf(c.events[:upto])) != c.blows {
			t.Errorf("%s: %d blows", c.what, len(blowsOf(c.events[:upto])))
		}
	}
	if list := blowsOf(sweep); list[0].lost.Name == "" || list[1].lost.Name != "" {
		t.Error("what a sweep takes is told of another thing")
	}
}

// What of one's own a bolt could hit is not framed where others' things can be hit, and can be clicked all the same.
func TestABoltDoesNotOfferOnesOwn(t *testing.T) { // TS-TGT-1
	_, s := yard(t, engine.Points{0, 9}, []string{"skeleton"}, []string{"skeleton"})
	path := table.Offered(s).Click("spell:powerbolt")
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	own, foes := 0, 0
	for _, el := range path.Next() {
		for i := range s.Things {
			if th := &s.Things[i]; s.ThingElement(th.ID) == el && th.Owner == 0 {
				own++
				if !sc.Marks[el].Can() || !slices.Contains(sc.Plan.Quiet, el) {
					t.Errorf("%s of one's own: %+v", el, sc.Marks[el])
				}
			} else if s.ThingElement(th.ID) == el {
				foes++
				if slices.Contains(sc.Plan.Quiet, el) {
					t.Errorf("%s of another seat is not framed", el)
				}
			}
		}
	}
	if own == 0 || foes == 0 {
		t.Fatalf("%d own and %d other targets of %v", own, foes, path.Chosen())
	}
}

// A click on what only one can attack has that one attack, without a click on it first; with two who can, it has to be said who.
func TestTheOnlyAttackerNeedsNoClick(t *testing.T) { // TS-CMB-1
	for _, c := range []struct {
		own    []string
		struck int
	}{{[]string{"hero"}, 1}, {[]string{"hero", "skeleton"}, 0}} {
		g, s := yard(t, engine.Points{0, 0}, c.own, []string{"skeleton"})
		mage := s.Mage(0)
		if mage.OnField() {
			t.Fatal("the Mage could attack as well")
		}
		d := sit(t, g, s, true)
		at := d.m.Len()
		d.click(s.ThingElement(s.Tower(1).ID))
		struck := 0
		for _, e := range d.m.History()[at:] {
			if e.Choice.Verb == engine.Assault {
				struck++
			}
		}
		if struck != c.struck {
			t.Errorf("with %v a click on the Tower is an attack: %d, want %d", c.own, struck, c.struck)
		}
	}
}
