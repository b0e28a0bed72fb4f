package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// balanceOf is what an account of the first seat says has changed: "against: Enemies in the West 1 in Zone 1; was none. ".
func balanceOf(k *kit, change func()) (said string) {
	k.t.Helper()
	before := k.Account(0, nil)
	change()
	b := rules.Compare(before, k.Account(0, nil))
	for _, part := range []struct {
		name string
		list []rules.Change
	}{{"lost", b.Lost}, {"gained", b.Gained}, {"against", b.Against}} {
		for _, c := range part.list {
			said += part.name + ": " + c.Name.String() + " " + c.Figures().String() + ". "
		}
	}
	return said
}

// Enemies that come nearer are worse and those that are driven back are better, and each movement is told once.
func TestAccountWeighsHowNearEnemiesAre(t *testing.T) {
	k := begin(t)
	k.fronts[west] = front{points: k.fronts[west].points, slots: k.fronts[west].slots}
	at := func(z zoneNo) *uint8 { return &k.fronts[west].zones[z].n[eliteKrohn] }
	for _, c := range []struct {
		what   string
		change func()
		want   string
	}{
		{"one appears", func() { *at(zone3) = 1 }, "against: Enemies in the West 1 in Zone 3; was none. "},
		{"he advances", func() { *at(zone3), *at(zone2) = 0, 1 }, "against: Enemies in the West 1 in Zone 2; was 1 in Zone 3. "},
		{"he advances again, and two appear", func() { *at(zone2), *at(zone1), *at(zone3) = 0, 1, 2 }, "against: Enemies in the West 1 in Zone 1, 2 in Zone 3; was 1 in Zone 2. "},
		{"he is driven back", func() { *at(zone1), *at(zone2) = 0, 1 }, "gained: Enemies in the West 1 in Zone 2, 2 in Zone 3; was 1 in Zone 1, 2 in Zone 3. "},
		{"a Gargoh comes to where it attacks", func() { k.fronts[west].zones[zone2].n[gargoh] = 1 }, "against: Enemies in the West 2 in Zone 2, 2 in Zone 3: 1 hit coming; was 1 in Zone 2, 2 in Zone 3. "},
		{"it is destroyed", func() { k.fronts[west].zones[zone2].n[gargoh] = 0 }, "gained: Enemies in the West 1 in Zone 2, 2 in Zone 3; was 2 in Zone 2, 2 in Zone 3: 1 hit coming. "},
		{"all are destroyed", func() { *at(zone2), *at(zone3) = 0, 0 }, "gained: Enemies in the West none; was 1 in Zone 2, 2 in Zone 3. "},
	} {
		if got := balanceOf(k, c.change); got != c.want {
			t.Errorf("%s: %q; want %q", c.what, got, c.want)
		}
	}
}

// An Event stands against the heroes, or for them, by what it does as long as it lies there. Of one that has done it at once it is told
// that it came, and not that it is gone; of one that helped it is nothing that it ends.
func TestAccountKnowsWhatEventsDo(t *testing.T) {
	for id, want := range map[string]struct{ lasts, deed int }{
		"ev_clear_dawn": {0, 1}, "ev_slow_drums": {1, 0}, "ev_swollen_hinges": {-1, 0}, "ev_market_day": {1, 0}, "ev_shuttered_stalls": {-1, 0},
		"ev_late_caravan": {0, -3}, "ev_alley_rumours": {0, -1}, "ev_wet_bowstrings": {-1, 0}, "ev_rationing": {-1, 0}, "ev_cold_forges": {-1, 0},
		"ev_rising_panic": {-1, 0}, "ev_marching_song": {-1, 0}, "ev_tremor": {0, -1}, "ev_forced_march": {0, -1}, "ev_ember_gates": {-2, 0},
	} {
		k := begin(t)
		e := slices.IndexFunc(k.game.set.Events, func(e cards.Event) bool { return e.ID == id })
		if got, deed := k.eventSense(uint8(e)), k.deedSense(uint8(e)); got != want.lasts || deed != want.deed {
			t.Errorf("%s: %d, %d; want %v", id, got, deed, want)
		}
		name := k.game.set.Events[e].Name
		comes, ends := "", ""
		if want.lasts+want.deed < 0 {
			comes, ends = "against: "+name+" new. ", "gained: "+name+" gone. "
		} else {
			comes = "gained: " + name + " new. "
		}
		if want.lasts == 0 || want.lasts+want.deed > 0 {
			ends = ""
		}
		before := k.Account(0, nil)
		if got := balanceOf(k, func() { k.events[0], k.nevent = uint8(e), 1 }); got != comes {
			t.Errorf("%s comes: %q; want %q", id, got, comes)
		}
		with := k.Account(0, nil)
		if got := balanceOf(k, func() { k.nevent = 0 }); got != ends || rules.Compare(with, before).Hurts() {
			t.Errorf("%s ends: %q; want %q, and no harm", id, got, ends)
		}
	}
}

// Where the Messenger is and that he dies is one thing, who holds him another: to ride on is no loss (BS-MSG-4). So is the Season.
func TestAccountFollowsTheMessenger(t *testing.T) {
	k := begin(t)
	k.fronts[north] = front{points: k.fronts[north].points, slots: k.fronts[north].slots}
	m := &k.messenger
	*m = messenger{where: inZone, field: north, zone: zone1, pursuit: noField}
	for _, c := range []struct {
		what   string
		change func()
		want   string
	}{
		{"he rides on", func() { m.zone = zone2 }, "gained: The Messenger North, Zone 2; was North, Zone 1. "},
		{"he is where he was", func() { m.zone = zone1 }, "lost: The Messenger North, Zone 1; was North, Zone 2. "},
		{"he rides on, and enemies are before him", func() { m.zone, k.fronts[north].zones[zone3].n[krohn] = zone2, 1 }, "gained: The Messenger North, Zone 2; was North, Zone 1. against: Enemies in the Messenger's way, North, Zone 3 new. against: Enemies in the North 1 in Zone 3 in the Messenger's way; was none. "},
		{"they are destroyed", func() { k.fronts[north].zones[zone3].n[krohn] = 0 }, "gained: Enemies in the North none; was 1 in Zone 3 in the Messenger's way. "},
		{"enemies come into his way", func() { k.fronts[north].zones[zone3].n[krohn] = 1 }, "against: Enemies in the Messenger's way, North, Zone 3 new. against: Enemies in the North 1 in Zone 3 in the Messenger's way; was none. "},
		{"he dies", func() { *m = messenger{deaths: 1, field: noField, zone: noZone, pursuit: noField} }, "lost: Messengers alive 1, was 2. lost: The Messenger the second, not on the board; was North, Zone 2. "},
		{"Summer comes", func() { k.round = uint8(k.game.set.Match.RoundsPerSeason) + 1 }, "against: The Season, with stronger Enemy cards Summer; was Spring. "},
	} {
		if got := balanceOf(k, c.change); got != c.want {
			t.Errorf("%s: %q; want %q", c.what, got, c.want)
		}
	}
}

// The Avatar counts by Vinculum and by how near it is, and is new when it comes.
func TestAccountFollowsTheAvatar(t *testing.T) {
	k := begin(t)
	a := &k.avatar
	for _, c := range []struct {
		change func()
		want   string
	}{
		{func() { *a = avatar{east, zone3, 7} }, "against: The Avatar of the Abyss new. "},
		{func() { a.zone = zone2 }, "against: The Avatar of the Abyss East, Zone 2, 7 Vinculum; was East, Zone 3, 7 Vinculum. "},
		{func() { a.vinculum = 5 }, "gained: The Avatar of the Abyss East, Zone 2, 5 Vinculum; was East, Zone 2, 7 Vinculum. "},
		{func() { *a = avatar{} }, "gained: The Avatar of the Abyss gone. "},
	} {
		if got := balanceOf(k, c.change); got != c.want {
			t.Errorf("%q; want %q", got, c.want)
		}
	}
}

// The first Messenger and the first enemies are set-up: no recap tells of them as news. After that the turns are counted.
func TestTurnsAreCountedFromTheFirstHeroOn(t *testing.T) {
	k := begin(t)
	for k.ask.kind != askTurn {
		if p := k.Progress(); p.Turn != p.Before {
			t.Errorf("turn %d of %d before the first", p.Turn, p.Before)
		}
		k.do(k.legal()[0])
	}
	if p := k.Progress(); p.Turn != p.Before+1 || p.Named(p.Turn).String() != "Round 1, hero 1" {
		t.Errorf("the first hero's is %s", p.Named(p.Turn))
	}
}
