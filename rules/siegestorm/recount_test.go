package siegestorm

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// Several packets of damage of which no deed of an opponent tells are told in one line, once; one tells itself (ST-KEY-5).
func TestALossInSeveralPacketsIsOneLine(t *testing.T) {
	p := standard(t)
	p.to(0, "se_gate_novice", inHealPile)
	p.events = p.events[:0]
	p.harm(bossSide, 0, noCard, 2, "ST-KEY-5")
	if list := p.Recount(p.events, 0, 0); len(list) != 0 {
		t.Errorf("one packet is told again: %v", list)
	}
	p.harm(0, 1, noCard, 1, "ST-KEY-5")
	p.harm(bossSide, 0, noCard, 3, "ST-KEY-5")
	list := p.Recount(p.events, 0, 0)
	if len(list) != 1 || list[0].Tone != rules.Bad || len(list[0].Of) != 2 {
		t.Fatalf("it tells %v", list)
	}
	if want := "Player 1 loses 5 cards: 1 Heal card and 4 Resources"; !strings.HasPrefix(list[0].Text.String(), want) {
		t.Errorf("it tells %q, want %q", list[0].Text, want)
	}
	if list := p.Recount(p.events, len(p.events), 0); len(list) != 0 {
		t.Errorf("what was told before is told again: %v", list)
	}
}

// What texts of creatures that stood there already take is told by them, each in one line (ST-KEY-5).
func TestALossToATextIsToldByIt(t *testing.T) {
	p := standard(t)
	reaver, hound := p.onTrack(1, 1, "sx_ashen_reaver"), p.onTrack(1, 2, "sx_carrion_hound")
	p.events = p.events[:0]
	p.harm(1, 0, reaver, 2, "ST-KEY-5")
	p.harm(1, 0, hound, 3, "ST-KEY-5")
	want := []string{"Carrion Hound of Player 2: you lose 3 Resources.", "Ashen Reaver of Player 2: you lose 2 Resources."} // the worst first
	if got := told(p.Recount(p.events, 0, 0)); !slices.Equal(got, want) {
		t.Errorf("it tells %q, want %q", got, want)
	}
}

// A command that was negated is told to whose it was and to who negated it, with what did it (ST-KEY-9).
func TestANegatedCommandIsRecounted(t *testing.T) {
	p := standard(t)
	reaver, hound := p.game.cardElement[p.onTrack(1, 1, "sx_ashen_reaver")], p.game.cardElement[p.onTrack(1, 2, "sx_carrion_hound")]
	events := []rules.Event{{Name: "link_resolves", Seat: 0, Subject: hound}, {Name: "negated", Seat: 0, Subject: reaver}, {Name: "link_negated", Seat: 1, Subject: reaver}}
	for seat, tone := range []rules.Tone{rules.Good, rules.Bad} {
		list := p.Recount(events, 0, rules.Seat(seat))
		if want := "The effect of Ashen Reaver of Player 2 was negated by Carrion Hound."; len(list) != 1 || list[0].Text.String() != want || list[0].Tone != tone {
			t.Errorf("seat %d is told %v, want %q", seat, list, want)
		}
	}
}
