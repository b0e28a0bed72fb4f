package words

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// TestAWayIsOneSentence names where a way begins, the gates, tunnels and places with a name on it, each once, and
// where it ends. Blocks that are not seen are told in the same words.
func TestAWayIsOneSentence(t *testing.T) {
	s := position(t)
	way := func(name, block string, ids ...string) (events []rules.Event) {
		for i := 1; i < len(ids); i++ {
			e := rules.Event{Kind: rules.PieceMoved, Name: "passed", Subject: rules.Element(block), From: rules.Element("place:" + ids[i-1]), To: rules.Element("place:" + ids[i])}
			if i == len(ids)-1 {
				e.Name, e.N = name, 1
			}
			events = append(events, e)
		}
		return events
	}
	for _, c := range []struct {
		events []rules.Event
		n      int
		want   string
	}{
		{way("moved", "block:mi13", "0802", "0703", "0704", "0705"), 3, "Horned Reavers move from Open ground 0802 by North Gate and Northgate Ward to Cistern Square."},
		{way("attacked", "back:m7", "0703", "0704", "0605"), 2, "A block of Mineos attacks Hospice of the Tidemother from Open ground before North Gate by North Gate, Northgate Ward and High Gate."},
		{way("moved", "back:a3", "0508", "U0508", "U0507", "0507"), 3, "A block of Argot moves from the Spit by Smugglers' Hole, Smugglers' Cove, Ropewalk Stair Foot and Ropewalk Stair to Ropewalk Dock."},
		{way("moved", "block:mi13", "0705", "U0705", "U0605"), 2, "Horned Reavers move from Cistern Square by Under-Cistern to Cavern west of Under-Cistern."},
		{way("moved", "back:m7", "1104", "1105", "1106"), 2, "A block of Mineos moves from Open ground south-east of Old Quarry to Open ground west of Burrow Mouth."},
		{way("attacked", "block:mi13", "1104", "1105", "1106"), 2, "Horned Reavers attack Open ground west of Burrow Mouth from Open ground south-east of Old Quarry."},
		{way("reinforced", "block:mi13", "1104", "1105", "1106"), 2, "Horned Reavers come from Open ground south-east of Old Quarry to help in the battle at Open ground west of Burrow Mouth."},
		{way("moved", "back:m7", "0703", "0704"), 0, ""},                                                                 // a single step
		{way("moved", "back:m7", "1104", "1105", "1106")[:1], 0, ""},                                                     // a way without its end
		{append(way("moved", "back:m7", "1104", "1105", "1106")[:1], way("moved", "back:m8", "1105", "1106")...), 0, ""}, // of two blocks
		{append(way("moved", "back:m7", "1104", "1105", "1106")[:1], way("moved", "back:m7", "0703", "0704")...), 0, ""}, // not where it was left
		{append(way("moved", "back:m7", "1104", "1105", "1106")[:1], way("retreated", "back:m7", "1105", "1106")...), 0, ""},
		{nil, 0, ""},
	} {
		if n, text := Gather(s, c.events); n != c.n || text.String() != c.want {
			t.Errorf("%d events: %q, want %d: %q", n, text, c.n, c.want)
		}
	}
}

// TestBlocksOfABattleAreRevealedInOneSentence: each with its steps, and no name has a comma that reads as the end of it (AR-CMB-12).
func TestBlocksOfABattleAreRevealedInOneSentence(t *testing.T) {
	s := position(t)
	turned := func(name, block string, steps int16) rules.Event {
		return rules.Event{Kind: rules.MarkerChanged, Name: name, Subject: rules.Element("block:" + block), M: steps}
	}
	events := []rules.Event{turned("revealed", "mi10", 4), turned("revealed", "mi04", 3), turned("revealed_upgraded", "ar02", 2), {Kind: rules.Note, Name: "round_began", N: 1}}
	const want = "Blocks and their steps are revealed: First Bull Legion (4), Ashen Levy of Tarn (3) and Second City Watch (upgraded, 2)."
	if n, text := Gather(s, events); n != 3 || text.String() != want {
		t.Errorf("%d events: %q", n, text)
	}
	if n, _ := Gather(s, events[2:]); n != 0 {
		t.Errorf("%d events of one block are told together", n)
	}
	for i := range s.Content.Blocks {
		if name := Block(s, content.Block(i)).String(); strings.Contains(name, ",") {
			t.Errorf("%q reads as two names in a list", name)
		}
	}
}
