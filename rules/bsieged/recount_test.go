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
