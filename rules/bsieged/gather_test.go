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
	for _, c := range []struct {
		events []rules.Event
		n      int
		want   string
	}{
		{[]rules.Event{hit("hero:eileen", 4), hit("hero:eileen", 3)}, 2, "Eileen loses 2 Morale and has 3: hit by an enemy attack."},
		{[]rules.Event{hit("hero:eileen", 4), hit("hero:osvith", 5), hit("hero:eileen", 3)}, 3, "Hit by an enemy attack: Eileen loses 2 Morale (3 left) and Osvith loses 1 Morale (5 left)."},
		{[]rules.Event{hit("hero:eileen", 4), troop("unit_placed", "unit:krohn", 1, "", "zone:north/3")}, 0, ""},
		{[]rules.Event{troop("unit_advanced", "unit:krohn", 2, "zone:north/3", "zone:north/2"), troop("unit_advanced", "unit:elite_krohn", 1, "zone:north/3", "zone:north/2"),
			troop("unit_advanced", "unit:krohn", 1, "zone:west/3", "zone:west/2")}, 2, "2 Krohns and an elite Krohn advance from Zone 3 in the North to Zone 2 in the North."},
		{[]rules.Event{troop("unit_placed", "unit:krohn", 1, "", "zone:north/3"), troop("unit_placed", "unit:krohn", 2, "", "zone:north/3")}, 2, "3 Krohns appear in Zone 3 in the North."},
		{[]rules.Event{troop("unit_destroyed", "unit:gargoh", 1, "zone:north/3", ""), troop("unit_destroyed", "unit:elite_gargoh", 1, "zone:north/3", "")}, 2,
			"A Gargoh and an elite Gargoh in Zone 3 in the North are destroyed."},
		{[]rules.Event{troop("unit_pushed", "unit:krohn", 1, "zone:north/2", "zone:north/3"), troop("unit_pushed", "unit:krohn", 1, "zone:north/2", "zone:north/3")}, 0, ""},
	} {
		if n, text := s.Gather(c.events); n != c.n || n > 0 && text.String() != c.want {
			t.Errorf("of %v it tells %d: %q, want %d: %q", c.events, n, text, c.n, c.want)
		}
	}
}
