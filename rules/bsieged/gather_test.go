package bsieged

import (
	"testing"

	"portcullis/rules"
)

// Hits on one hero in a row are told in one sentence, and so are all sorts of figures that come to a Zone, go on or fall there.
func TestHitsAndTroopsAreToldInOneSentence(t *testing.T) {
	s := begin(t)
	hit := func(hero rules.Element, has int16) rules.Event {
		return rules.Event{Kind: rules.TrackChanged, Name: "morale_lost", Rule: "BS-EAT-5", Subject: "morale:" + rules.Element(hero.Name()), To: hero, N: -1, M: has}
	}
	troop := func(name string, subject rules.Element, n int16, from, to rules.Element) rules.Event {
		return rules.Event{Name: name, Subject: subject, N: n, From: from, To: to}
	}
	track := func(name string, hero rules.Element, n, has int16) rules.Event {
		return rules.Event{Kind: rules.TrackChanged, Name: name, Rule: "BS-CRD-7", To: hero, N: n, M: has}
	}
	for _, c := range []struct {
		events []rules.Event
		n      int
		want   string
	}{
		{[]rules.Event{track("morale_lost", "hero:eileen", -3, 2), track("morale_lost", "hero:osvith", -3, 2), track("morale_lost", "hero:orobox", -3, 2)}, 3, "Eileen, Osvith and Orobox lose 3 Morale each and have 2."},
		{[]rules.Event{track("food_lost", "hero:eileen", -1, 2), track("food_lost", "hero:osvith", -1, 0), track("morale_lost", "hero:osvith", -1, 0)}, 2, "Eileen and Osvith lose 1 Food each and have 2 and 0."},
		{[]rules.Event{track("gold_earned", "hero:eileen", 1, 2), track("gold_earned", "hero:osvith", 1, 2)}, 2, "Eileen and Osvith earn 1 Gold each and have 2."},
		{[]rules.Event{track("gold_lost", "hero:eileen", -1, 2), track("gold_lost", "hero:osvith", -2, 2)}, 0, ""},
		{[]rules.Event{track("gold_lost", "hero:eileen", -1, 2), track("gold_lost", "hero:eileen", -1, 1)}, 0, ""},
		{[]rules.Event{track("morale_lost", "hero:eileen", -1, 2), track("morale_lost", "hero:eileen", -1, 1)}, 2, "Eileen loses 2 Morale and has 1."},
		{[]rules.Event{hit("hero:eileen", 4), hit("hero:eileen", 3)}, 2, "Eileen loses 2 Morale and has 3: hit by an enemy attack."},
		{[]rules.Event{hit("hero:eileen", 4), hit("hero:osvith", 5), hit("hero:eileen", 3)}, 3, "Hit by an enemy attack: Eileen loses 2 Morale (3 left) and Osvith loses 1 Morale (5 left)."},
		{[]rules.Event{hit("hero:eileen", 4), troop("unit_placed", "unit:krohn", 1, "", "zone:north/3")}, 0, ""},
		{[]rules.Event{troop("unit_advanced", "unit:krohn", 2, "zone:north/3", "zone:north/2"), troop("unit_advanced", "unit:elite_krohn", 1, "zone:north/3", "zone:north/2"),
			troop("unit_advanced", "unit:krohn", 1, "zone:west/3", "zone:west/2")}, 2, "2 Krohns and an elite Krohn advance from Zone 3 in the North to Zone 2 in the North."},
		{[]rules.Event{troop("unit_placed", "unit:krohn", 1, "", "zone:north/3"), troop("unit_placed", "unit:krohn", 2, "", "zone:north/3")}, 2, "3 Krohns appear in Zone 3 in the North."},
		{[]rules.Event{{Name: "summoning_rolled", Subject: "slot:north/B", To: "zone:north/3"}, troop("unit_placed", "unit:elite_krohn", 1, "", "zone:north/3"), troop("unit_placed", "unit:krohn", 2, "", "zone:north/3")}, 3,
			"Slot B in the North: an elite Krohn and 2 Krohns appear."},
		{[]rules.Event{{Name: "summoning_rolled", Subject: "slot:north/B", To: "zone:north/3"}, troop("unit_placed", "unit:krohn", 1, "", "zone:west/3")}, 0, ""},
		{[]rules.Event{troop("unit_destroyed", "unit:gargoh", 1, "zone:north/3", ""), troop("unit_destroyed", "unit:elite_gargoh", 1, "zone:north/3", "")}, 2,
			"A Gargoh and an elite Gargoh in Zone 3 in the North are destroyed."},
		{[]rules.Event{troop("unit_pushed", "unit:krohn", 1, "zone:north/2", "zone:north/3"), troop("unit_pushed", "unit:krohn", 1, "zone:north/2", "zone:north/3")}, 0, ""},
	} {
		if n, text := s.Gather(c.events); n != c.n || n > 0 && text.String() != c.want {
			t.Errorf("of %v it tells %d: %q, want %d: %q", c.events, n, text, c.n, c.want)
		}
	}
}

// BS-EVT-1 BS-TRK-7 BS-TAC-1: what a sentence says already is not told again by the events that follow from it.
func TestNothingIsToldTwice(t *testing.T) {
	s := begin(t)
	round := rules.Event{Kind: rules.TurnBegan, Name: "round_began", M: 4}
	time := func(n int16) rules.Event { return rules.Event{Kind: rules.TrackChanged, Name: "time_advanced", M: n} }
	used := rules.Event{Name: "card_used", Subject: "card:tav_caltrops", From: "hero:eileen", To: "zone:north/2", N: 1, M: 1}
	paid := func(n int16) rules.Event { return rules.Event{Name: "gold_lost", To: "hero:eileen", N: -n, M: 2} }
	placed := rules.Event{Name: "tactic_placed", Subject: used.Subject, From: used.From, To: used.To, N: 1}
	drawn := rules.Event{Name: "card_drawn", Subject: used.Subject, From: "deck:pool/tavern", To: used.From}
	stored := rules.Event{Name: "card_stored", Subject: used.Subject, To: used.From}
	another := stored
	another.To = "hero:osvith"
	elsewhere := placed
	elsewhere.To = "zone:north/3"
	for _, c := range []struct {
		events []rules.Event
		n      int
	}{
		{[]rules.Event{round, time(4)}, 2},
		{[]rules.Event{round, time(5)}, 0},
		{[]rules.Event{drawn, stored}, 2},
		{[]rules.Event{drawn, another}, 0},
		{[]rules.Event{used, paid(1), placed}, 3},
		{[]rules.Event{used, placed}, 2},
		{[]rules.Event{used, paid(1), elsewhere}, 2},
		{[]rules.Event{used, paid(2)}, 0},
		{[]rules.Event{used, elsewhere}, 0},
	} {
		if n, text := s.Gather(c.events); n != c.n || n > 0 && text.String() != s.Tell(c.events[0]).String() {
			t.Errorf("of %v it tells %d: %q, want %d", c.events, n, text, c.n)
		}
	}
}
