package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-TBL-14, BS-CON-52: what a changed Catapult die would do: a number of 1 and more with what adds to it,
// a miss or nothing below, and the Messenger's death if more hits than enemies are there.
func TestChangedShotIsForetold(t *testing.T) {
	for _, q := range []struct {
		face uint8
		add  int8
		keep string // what "keep roll" tells of hits
		up   string // and what one more does
		dies [2]bool
	}{
		{dieMiss, 0, "Hits fall on: nobody", "a Krohn", [2]bool{false, false}},
		{dieMiss, 2, "Hits fall on: nobody", "3 Krohns", [2]bool{false, false}},
		{dieOne, 0, "a Krohn", "2 Krohns", [2]bool{false, false}},
		{dieOne, 2, "3 Krohns", "3 Krohns", [2]bool{false, true}},
		{dieTwo, -3, "Hits fall on: nobody", "Hits fall on: nobody", [2]bool{false, false}},
	} {
		k := lastAction(t, 3)
		k.units("north/3", "krohn 3")
		k.messenger.zone = zone3
		k.keep(modifier{stat: cards.CatapultShot, n: q.add, hero: k.active, until: cards.UntilTurn})
		if err := k.rng.Force(q.face); err != nil {
			t.Fatal(err)
		}
		k.facing = north
		k.listed = false
		k.do("shoot")
		for i, notation := range []string{"keep roll", "grace 0 +1"} {
			_, lines := k.preview(notation)
			text, want := strings.Join(lines, "\n"), []string{q.keep, q.up}[i]
			if !strings.Contains(text, want) || strings.Contains(text, "The Messenger: dies") != q.dies[i] {
				t.Errorf("face %d with %d more, %s: %q, want %q and the Messenger dead: %v", q.face, q.add, notation, text, want, q.dies[i])
			}
		}
	}
}

// BS-TBL-12: what an attack can destroy is told once for each sort of figure, in the order in which it
// falls, with the chance of the first of them; what no number of hits reaches is not told.
func TestVictimsAreToldOnce(t *testing.T) {
	k := lastAction(t, 3)
	k.units("west/1", "krohn 2", "elite_krohn 1")
	c, err := k.game.Parse("attack west/1")
	if err != nil {
		t.Fatal(err)
	}
	falls := k.falls(west, zone1, 4)
	p := &previewer{s: k.State}
	p.hunts(west, zone1, falls, []float64{0.5, 0.25, 0.25})
	if len(falls) != 3 || len(p.victims) != 1 || p.victims[0] != (Victim{Field: int(west), Zone: 1, Figure: int(falls[0].Figure), Chance: 0.5}) {
		t.Errorf("two hits on %+v: %+v", falls, p.victims)
	}
	p = &previewer{s: k.State}
	p.hunts(west, zone1, falls, certain(3))
	if len(p.victims) != 2 || p.victims[0].Chance != 1 || p.victims[1].Chance != 1 || p.victims[0].Figure == p.victims[1].Figure {
		t.Errorf("three sure hits: %+v", p.victims)
	}
	if got := k.Victims(c); len(got) != 1 || got[0].Chance < 0.49 || got[0].Chance > 0.51 {
		t.Errorf("an attack with one die: %+v", got)
	}
	if got := k.Victims(of(HitRider)); got != nil {
		t.Errorf("a choice that is not legal: %+v", got)
	}
}

// BS-BAD-22: a text under way in a snapshot is refused with a Zone without its field, beyond its end or
// among answers that only pass; a volley with nothing left, with Zones that are none or of another card.
func TestTextsUnderWayAreSound(t *testing.T) {
	k := lastAction(t, 3)
	c := k.find("tav_powder_cellar")
	d := k.design(c)
	base := newFrame(textFrame)
	base.hero, base.card, base.from, base.list, base.field, base.zone, base.times = k.active, c, fromCard, d.Effects, west, zone1, 1
	if !k.validText(&base) {
		t.Fatal("the text as it is played is refused")
	}
	for name, spoil := range map[string]func(*frame){
		"a Zone without a field":  func(f *frame) { f.field = noField },
		"a field without a Zone":  func(f *frame) { f.zone = noZone },
		"no hero":                 func(f *frame) { f.hero = noHero },
		"beyond its end":          func(f *frame) { f.at = 9 },
		"an answer just given":    func(f *frame) { f.stage = effectTold },
		"a stage that is none":    func(f *frame) { f.stage = textAgain + 1 },
		"a counter below nothing": func(f *frame) { f.m = -1 },
		"too many times":          func(f *frame) { f.times = 2 + maxTimes },
		"another card's list":     func(f *frame) { f.list = k.design(k.find("tav_pit_trap")).Effects; f.times = 1 },
	} {
		f := base
		if spoil(&f); k.validText(&f) {
			t.Errorf("%s is taken", name)
		}
	}
	k.push(base)
	volley := base
	volley.kind, volley.bits = volleyFrame, 1<<zone1
	if !k.validVolley(&volley) {
		t.Fatal("the volley as it is played is refused")
	}
	for name, spoil := range map[string]func(*frame){
		"no Zone left":        func(f *frame) { f.bits = 0 },
		"Zones that are none": func(f *frame) { f.bits = 1 << cards.ZoneCount },
		"another list":        func(f *frame) { f.list++ },
		"another card":        func(f *frame) { f.card = noCard },
		"no field":            func(f *frame) { f.field = noField },
		"no hero":             func(f *frame) { f.hero = noHero },
		"at its end":          func(f *frame) { f.at = 1 },
	} {
		f := volley
		if spoil(&f); k.validVolley(&f) {
			t.Errorf("a volley with %s is taken", name)
		}
	}
}

// Choices are written in one way only: what would be read as the same choice but is written otherwise is
// refused.
func TestNotationIsCanonical(t *testing.T) {
	k := begin(t)
	for _, text := range []string{"attack north/2", "visit tavern", "grace 0 +1", "grace 1 -1", "hit eileen 1", "figures krohn 2", "use sor_firebolt north/2", "trigger 3", "spend token tavern eileen"} {
		c, err := k.game.Parse(text)
		if err != nil || k.game.Notation(c) != text {
			t.Errorf("%q is read as %q, %v", text, k.game.Notation(c), err)
		}
	}
	for _, text := range []string{"attack  north/2", " attack north/2", "attack north/2 ", "Attack north/2", "attack north/02", "attack north/+2", "hit eileen 01", "hit eileen +1", "grace 0 1", "grace 00 +1",
		"grace 0 +01", "trigger 03", "trigger -0", "figures krohn 0x2", "use sor_firebolt north/2 1", "end  turn", "visit\ttavern", "attack north/2\n"} {
		if c, err := k.game.Parse(text); err == nil {
			t.Errorf("%q is read as %q", text, k.game.Notation(c))
		}
	}
}
