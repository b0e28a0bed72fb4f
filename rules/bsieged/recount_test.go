package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
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

// Whom the enemies hit is told with it, each hero once, with what is left now, and who has died not at all, as that is a loss of its own
// (BS-EAT-5, BS-MOL-2); what else costs Morale is no hit, and then hits are not all that there is to tell of it (BS-MSG-12).
func TestHitsAreToldByHero(t *testing.T) {
	k := table(t, "eileen", "osvith", "orobox")
	lost := func(h heroNo, rule string, n, left int16) rules.Event {
		return rules.Event{Kind: rules.TrackChanged, Name: "morale_lost", Rule: rule, Subject: k.elTrack(h, cards.Morale), To: k.elHero(h), N: -n, M: left}
	}
	k.heroes[2].alive = false
	k.heroes[0].track[cards.Morale], k.heroes[1].track[cards.Morale] = 2, 5
	events := []rules.Event{lost(0, "BS-EAT-5", 1, 4), lost(1, "BS-MOL-2", 1, 6), lost(0, "BS-EAT-5", 2, 2), lost(2, "BS-EAT-5", 1, 0), lost(1, "BS-MSG-12", 1, 5),
		{Name: "unit_advanced", To: k.elZone(west, zone1), N: 1}}
	told := k.Recount(events, 0, 0)
	if want := "Hits: Eileen loses 3 Morale (2 left) and Osvith loses 1 Morale."; len(told) != 2 || told[0].Text.String() != want || told[1].Text.String() != "Now at the wall: 1 West." {
		t.Errorf("it is told %v, want %q, and who is at the wall", told, want)
	} else if of := told[0].Of; len(of) != 1 || of[0] != k.elTrack(0, cards.Morale) {
		t.Errorf("it tells all of %v", of)
	}
	k.heroes[2].alive, k.heroes[2].track[cards.Morale] = true, 5 // resurrected since: not a blow that was outlived (BS-RES-5)
	events = append(events, rules.Event{Name: "hero_died", Subject: k.elHero(2)}, rules.Event{Name: "hero_raised", Subject: k.elHero(2)})
	if told := k.Recount(events, 0, 0)[0].Text.String(); !strings.HasSuffix(told, "and Orobox dies, and is back with 5 Morale.") {
		t.Errorf("of a hero who died and is back it is told %q", told)
	}
}

// A Tactics card that has worked is told to be used up, which is no loss, and one at an empty Zone to be gone and why (BS-TAC-4, BS-TAC-6); what else is
// discarded is not.
func TestTacticsThatGoAreTold(t *testing.T) {
	k := table(t, "eileen")
	gone := func(id, rule string) rules.Event {
		return rules.Event{Kind: rules.CardMoved, Name: "card_discarded", Rule: rule, Subject: rules.Element("card:" + id)}
	}
	for want, events := range map[string][]rules.Event{
		"Worked and used up: Frost Wall.":                                         {gone("sor_frost_wall", "BS-TAC-6")},
		"Gone, as no enemy was there: Saboteurs.|Worked and used up: Frost Wall.": {gone("tav_saboteurs", "BS-TAC-4"), gone("sor_frost_wall", "BS-TAC-6")},
		"": {gone("sor_frost_wall", "BS-CRD-21")},
	} {
		var said []string
		for _, x := range k.Recount(events, 0, 0) {
			said = append(said, x.Text.String())
			if worked := strings.HasPrefix(x.Text.String(), "Worked"); worked != (x.Tone == rules.Good) {
				t.Errorf("%q is told as %v", x.Text, x.Tone)
			}
		}
		if strings.Join(said, "|") != want {
			t.Errorf("it is told %q, want %q", said, want)
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
		"Now at the wall: 1 West.|Enemies closer: 3 West. New: 4 South, 1 East.": moved,
		"Enemies closer: 3 West.": moved[:1],
		"":                        moved[4:],
	} {
		var said []string
		for _, x := range k.Recount(events, 0, 0) {
			if said = append(said, x.Text.String()); x.Tone != rules.Bad {
				t.Errorf("%q is told as %v", x.Text, x.Tone)
			}
		}
		if strings.Join(said, "|") != want {
			t.Errorf("it is told %q, want %q", said, want)
		}
	}
	if told := k.Recount(moved, len(moved)-1, 0); len(told) != 0 {
		t.Errorf("what is no news is told: %v", told)
	}
}
