package bsieged

import (
	"testing"

	"portcullis/rules"
)

// BS-SPN-1: the Summoning rolls of several fields are told in one sentence, a single one by itself.
func TestSummoningsAreToldTogether(t *testing.T) {
	s := begin(t)
	roll := func(slot, zone rules.Element) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: "summoning_rolled", Subject: slot, To: zone, Count: 1}
	}
	placed := func(n int16, zone rules.Element) rules.Event {
		return rules.Event{Kind: rules.PieceAdded, Name: "unit_placed", Subject: "unit:krohn", To: zone, N: n}
	}
	march := rules.Event{Kind: rules.PieceMoved, Name: "unit_advanced", Subject: "unit:krohn", N: 1, From: "zone:east/3", To: "zone:east/2"}
	both := []rules.Event{march, roll("slot:north/A", "zone:north/3"), placed(3, "zone:north/3"), roll("slot:west/C", "zone:west/3"), placed(1, "zone:west/3")}
	if said := s.Relate(both).String(); said != "Enemies appear: 3 in the North and 1 in the West." {
		t.Errorf("two rolls: %q", said)
	}
	for _, alone := range [][]rules.Event{both[:1], both[:2], both[:3], both[:4], both[3:], nil} {
		if said := s.Relate(alone); !said.Empty() {
			t.Errorf("of %v it says %q", alone, said)
		}
	}
}
