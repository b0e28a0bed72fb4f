package bsieged

import (
	"testing"

	"portcullis/rules"
)

// What became of the Messenger last comes before all else that is told to players whose turn begins, with how many stop him where
// (BS-MSG-3, BS-MSG-4).
func TestTheMessengerIsToldFirst(t *testing.T) {
	k := table(t, "eileen")
	went := rules.Event{Kind: rules.PieceMoved, Name: "messenger_advanced", Subject: k.game.el.messenger, From: k.elZone(north, zone1), To: k.elZone(north, zone2)}
	held := rules.Event{Kind: rules.Blocked, Name: "messenger_blocked", Subject: k.game.el.messenger, From: k.elZone(north, zone2), To: k.elZone(north, zone3), N: 2}
	other := rules.Event{Kind: rules.TrackChanged, Name: "morale_lost", Subject: k.elHero(0)}
	for _, c := range []struct {
		events []rules.Event
		news   int
		want   string
		tone   rules.Tone
	}{
		{[]rules.Event{went, other}, 0, "The Messenger goes from Zone 1 in the North to Zone 2 in the North.", rules.Good},
		{[]rules.Event{went, held, other}, 1, "The Messenger stays: 2 enemy units are in Zone 3 in the North.", rules.Bad},
		{[]rules.Event{held, other}, 1, "", rules.Plain},
		{nil, 0, "", rules.Plain},
	} {
		told := k.Recount(c.events, c.news, 0)
		if len(told) == 0 && c.want == "" {
			continue
		}
		if len(told) != 1 || told[0].Text.String() != c.want || told[0].Tone != c.tone || len(told[0].Of) != 2 {
			t.Errorf("%+v is told; want %q", told, c.want)
		}
	}
}

// Then it is told how many enemies came closer, and how many appeared, in which fields (BS-MAR-3); the log has each of them.
func TestTheHordeIsToldByField(t *testing.T) {
	k := table(t, "eileen")
	event := func(name string, f fieldNo, to zoneNo, n int16) rules.Event {
		return rules.Event{Name: name, To: k.elZone(f, to), N: n}
	}
	moved := []rules.Event{event("unit_advanced", west, zone2, 3), event("unit_advanced", west, zone1, 1), event("unit_placed", south, zone3, 4), event("unit_placed", east, zone3, 1), event("unit_destroyed", west, zone1, 2)}
	for want, events := range map[string][]rules.Event{
		"Enemies come closer: 4 in the West. Enemies appear: 4 in the South and 1 in the East.": moved,
		"Enemies come closer: 3 in the West.":                                                   moved[:1],
		"":                                                                                      moved[4:],
	} {
		told := k.Recount(events, 0, 0)
		if said := ""; len(told) > 0 {
			if said = told[0].Text.String(); said != want || told[0].Tone != rules.Bad {
				t.Errorf("it is told %q, want %q", said, want)
			}
		} else if want != "" {
			t.Errorf("nothing is told, want %q", want)
		}
	}
	if told := k.Recount(moved, len(moved)-1, 0); len(told) != 0 {
		t.Errorf("what is no news is told: %v", told)
	}
}
