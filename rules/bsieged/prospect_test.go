package bsieged

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// lastAction is the Heroes phase of a match in which only Eileen is left to act, with so many actions.
func lastAction(t *testing.T, actions int8, options ...string) *kit {
	t.Helper()
	k := hushed(t, options...)
	for h := range heroNo(k.nhero) {
		if h != k.active {
			k.acted |= 1 << h
		}
	}
	k.heroes[k.active].turn.left = actions
	k.heroes[k.active].turn.begun = true
	k.listed = false
	return k
}

// caution is what a choice is asked about with.
func (k *kit) caution(notation string) string {
	k.t.Helper()
	c, err := k.game.Parse(notation)
	if err != nil {
		k.t.Fatal(err)
	}
	if !k.Decision().Allows(c) {
		k.t.Fatalf("%s is not legal; legal are %s", notation, strings.Join(k.legal(), ", "))
	}
	text, asks := k.Caution(c)
	if asks != (text.String() != "") {
		k.t.Errorf("%s: asked about %v with %q", notation, asks, text)
	}
	return text.String()
}

// BS-TBL-21, BS-TBL-15: the last action of the last hero ends the Heroes phase by itself, so it is asked
// about like the end of the turn, while something can still be done: not where another action, another
// hero or a card to use is left, and not where the action saves what is in danger.
func TestLastActionIsAskedAbout(t *testing.T) {
	const ends, enters = "The Heroes phase ends with this.", "2 Krohns enter the Citadel over the Western wall."
	bare := func(k *kit) *kit {
		k.units("west/1", "krohn 2")
		k.houses[cards.TheTavern].harm = damaged
		k.mark("eileen", cards.Gold, 4)
		return k
	}
	for _, q := range []struct {
		choice, want string
		actions      int8
		before       func(*kit)
	}{
		{"repair tavern", ends + "\nThe match is lost in this Enemies phase.\n" + enters, 1, nil},
		{"stand east", ends + "\nThe match is lost in this Enemies phase.\n" + enters, 1, nil},
		{"stand east", "", 2, nil},
		{"stand east", "", 1, func(k *kit) { k.acted = 0 }},
		{"stand east", "", 1, func(k *kit) { k.give("eileen", "sor_frost_wall") }},
		{"stand east", "", 1, func(k *kit) { k.units("west/1", "krohn 0") }},
		{"stand east", "", 1, func(k *kit) { k.stand("osvith", "wall:west") }},
		{"visit barn", "The Heroes phase ends with this.\nThe match is lost in this Enemies phase.\n" +
			"2 Krohns enter the Citadel over the Western wall.", 1, nil},
		{"visit barn", "", 2, nil},
	} {
		k := bare(lastAction(t, q.actions))
		if q.before != nil {
			q.before(k)
			k.listed = false
		}
		if got := k.caution(q.choice); got != q.want {
			t.Errorf("%s with %d actions is asked about with %q, want %q", q.choice, q.actions, got, q.want)
		}
	}
}

// BS-TBL-21, BS-TAC-4: what comes whatever the last action is, is not asked about before it: a Tactics card at an empty Zone goes.
func TestWhatCannotBeAvoidedIsNotAskedAbout(t *testing.T) {
	k := lastAction(t, 1)
	k.trap("osvith", "tav_saboteurs", "south/3")
	k.listed = false
	if got := k.caution("stand east"); got != "" {
		t.Errorf("asked about with %q", got)
	}
	k = lastAction(t, 0)
	k.trap("osvith", "tav_saboteurs", "south/3")
	k.give("eileen", "sor_frost_wall")
	k.listed = false
	if got := k.caution("end turn"); got != "" {
		t.Errorf("the end of the turn is asked about with %q", got)
	}
}

// BS-TAC-4: a Tactics card that is laid at a Zone without enemies is asked about, as nothing comes of it; where enemies are it is not.
func TestATacticsCardForNothingIsAskedAbout(t *testing.T) {
	k := lastAction(t, 3)
	k.give("eileen", "sor_cursed_ground")
	k.units("west/2", "krohn 1")
	k.listed = false
	if got := k.caution("use sor_cursed_ground south/2"); !strings.HasPrefix(got, "No enemy is there: Cursed Ground is discarded") {
		t.Errorf("at an empty Zone it is asked about with %q", got)
	}
	if got := k.caution("use sor_cursed_ground west/2"); got != "" {
		t.Errorf("where enemies are it is asked about with %q", got)
	}
}

// BS-KRO-2: who leaves a wall behind which Krohns stand in Zone 1, and nobody else holds it, reads so before; the last hero to act
// is asked about it if he cannot come back, also where a card to use keeps the phase from ending.
func TestLeavingAWallOpenIsAskedAbout(t *testing.T) {
	const asked = "Nobody is left on the Western wall.\nThe match is lost in this Enemies phase.\n2 Krohns enter the Citadel over the Western wall."
	for _, q := range []struct {
		name    string
		actions int8
		before  func(*kit)
		want    string
		reads   bool
	}{
		{"for good, with a card to use", 1, nil, asked, true},
		{"with an action to come back", 2, nil, "", true},
		{"with others to act", 1, func(k *kit) { k.acted = 0 }, "", true},
		{"with another hero there", 1, func(k *kit) { k.stand("osvith", "wall:west") }, "", false},
		{"with nobody before it", 1, func(k *kit) { k.units("west/1", "krohn 0") }, "", false},
		{"with Krohns farther away", 1, func(k *kit) { k.units("west/1", "krohn 0"); k.units("west/2", "krohn 2") }, "", false},
	} {
		k := lastAction(t, q.actions)
		k.units("west/1", "krohn 2")
		k.stand("eileen", "wall:west")
		k.give("eileen", "sor_frost_wall")
		if q.before != nil {
			q.before(k)
		}
		k.listed = false
		if got := k.caution("stand east"); got != q.want {
			t.Errorf("%s: asked about with %q, want %q", q.name, got, q.want)
		}
		p, _ := k.Preview(of(Stand, int(east)))
		reads := slices.ContainsFunc(p.Lines, func(l rules.Line) bool { return l.Value.String() == "nobody is left: 2 Krohns enter the Citadel" })
		if reads != q.reads {
			t.Errorf("%s: the preview says %v", q.name, p.Lines)
		}
	}
}

// BS-TBL-21: what dice decide is told with how often it came about: two Krohns at a wall that the last
// attack leaves bare enter unless the shot destroys both.
func TestLastRollIsToldAsChance(t *testing.T) {
	k := lastAction(t, 1)
	k.units("west/1", "krohn 2")
	k.units("north/3", "krohn 2")
	k.mark("eileen", cards.Grace, 0)
	if got := k.caution("shoot"); !strings.Contains(got, "enter the Citadel over the Western wall.") {
		t.Errorf("a shot at another field is asked about with %q", got)
	}
	k = lastAction(t, 1)
	k.units("west/1", "krohn 1")
	k.mark("eileen", cards.Grace, 0)
	got := k.caution("attack west/1")
	if got != "" { // she stands on the wall then
		t.Errorf("an attack from the wall in danger is asked about with %q", got)
	}
	k.mark("eileen", cards.Morale, 1)
	got = k.caution("attack west/1")
	n := 0
	for _, line := range strings.Split(got, "\n") {
		_, _ = fmt.Sscanf(line, "Eileen dies, with a chance of about %d", &n)
	}
	if n < 25 || n > 75 { // half of the dice miss
		t.Errorf("Eileen dies with a chance of %d %%: %q", n, got)
	}
}

// BS-END-2: a choice that ends the Heroes phase of a round that wins the match is asked about with the victory too, the end of a turn also.
func TestTheLastActionOfAVictoryTellsOfIt(t *testing.T) {
	k := lastAction(t, 1)
	k.units("east/1", "krohn 1")
	k.stand("osvith", "wall:east")
	k.mark("osvith", cards.Morale, 1)
	k.messenger.where, k.messenger.back, k.messenger.field = onWall, true, west
	k.listed = false
	want := "The Heroes phase ends with this.\nYou win at the end of this round.\nOsvith dies."
	if got := k.caution("stand north"); !strings.HasPrefix(got, want) {
		t.Errorf("asked about with %q, want %q", got, want)
	}
	k.heroes[k.active].turn.left = 0
	k.give("eileen", "sor_frost_wall")
	k.listed = false
	want = "You win at the end of this round.\nOsvith dies."
	if got := k.caution("end turn"); !strings.HasPrefix(got, want) {
		t.Errorf("the end of the turn is asked about with %q, want %q", got, want)
	}
}

// BS-TBL-21: a roll that earns nothing but Food is not asked about when it is kept: nothing is to be
// saved any more.
func TestKeptRollIsNotAskedAbout(t *testing.T) {
	k := lastAction(t, 1)
	k.units("west/1", "krohn 2")
	k.do("visit barn")
	if k.ask.kind != askGrace {
		t.Fatal("Divine Grace is not asked for")
	}
	if got := k.caution("keep roll"); got != "" {
		t.Errorf("asked about with %q", got)
	}
}

// BS-END-8: a choice that loses the match at once is asked about if another one does not.
func TestLossAtOnceIsAskedAbout(t *testing.T) {
	k := hushed(t)
	for h := range heroNo(k.nhero) {
		if id := k.heroID(h); id != "eileen" {
			k.die(h, "BS-TRK-4")
		}
	}
	k.stand("eileen", "wall:west")
	k.mark("eileen", cards.Morale, 1)
	k.messenger = messenger{where: onWall, field: west, zone: noZone, pursuit: noField, back: true}
	f := newFrame(hitsFrame)
	f.field, f.zone, f.index, f.n = west, zone1, uint8(cards.Krohn), 1
	k.push(f)
	k.active, k.ask, k.listed = noHero, question{hero: noHero}, false
	k.stack.At(0).stage = toMarch
	for k.stack.At(1).kind != hitsFrame { // the turn that hushed has begun
		k.stack.Frames[1], k.stack.Depth = *k.top(), 2
	}
	k.run()
	if got := k.caution("hit eileen 0"); got != "The match is lost: all heroes are dead." {
		t.Errorf("her death is asked about with %q", got)
	}
	if got := k.caution("hit messenger"); got != "" {
		t.Errorf("the Messenger's first death is asked about with %q", got)
	}
	k.messenger.deaths, k.listed = 1, false
	if got := k.caution("hit eileen 0"); got != "" {
		t.Errorf("asked about with %q though everything loses", got)
	}
}

// BS-TBL-15: warnings of one sort are one line, so that all of them can be read; the last round and the
// deadline of round seven are told.
func TestWarningsAreGathered(t *testing.T) {
	k := lastAction(t, 0, "round_seven=defeat")
	k.messenger.where = absent
	for i, id := range []string{"eileen", "orobox", "osvith"} {
		k.stand(id, []string{"wall:north", "wall:south", "wall:east"}[i])
		k.mark(id, cards.Morale, 1)
	}
	k.units("north/1", "krohn 1")
	k.units("south/1", "krohn 1")
	k.units("east/3", "molen 1")
	k.units("west/3", "molen 2")
	lines := read(k.warnings())
	k.has(lines, "!Eileen, Orobox and Osvith: die", "!The Palace and The Sorcery Tower: are destroyed")
	if strings.Contains(strings.Join(lines, "\n"), "end of this round") {
		t.Errorf("too late in round 1: %q", lines)
	}
	k.round = 7
	k.has(read(k.warnings()), "!The match: is lost at the end of this round: no Messenger has left the board")
	k.round = 12
	k.has(read(k.warnings()), "!The match: is lost at the end of this round: no Messenger is back")
}
