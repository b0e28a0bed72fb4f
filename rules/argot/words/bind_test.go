package words

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// TestAGroupIsOneLine: what the blocks of an activated location do is one sentence, by names where few are seen, else by their
// number; what else came of it follows. Until the group is done more belongs to it.
func TestAGroupIsOneLine(t *testing.T) {
	s := position(t)
	note := func(name, to string) rules.Event {
		return rules.Event{Kind: rules.Note, Name: name, Seat: engine.Mineos, To: rules.Element("place:" + to)}
	}
	move := func(name, block, from, to string) rules.Event {
		return rules.Event{Kind: rules.PieceMoved, Name: name, Seat: engine.Mineos, Subject: rules.Element(block), From: rules.Element("place:" + from), To: rules.Element("place:" + to), N: 1}
	}
	group := func(events ...rules.Event) []rules.Event {
		return append(append([]rules.Event{note("activated", "0703")}, events...), note("group_left", "0703"))
	}
	for want, events := range map[string][]rules.Event{
		"3 blocks of Mineos march from Open ground before North Gate to Northgate Ward.": group(
			move("moved", "back:m1", "0703", "0704"), move("moved", "back:m2", "0703", "0704"), move("moved", "back:m3", "0703", "0704")),
		"2 blocks of Mineos march from Open ground before North Gate against Northgate Ward.": group(
			move("attacked", "back:m1", "0703", "0704"), move("attacked", "back:m2", "0703", "0704")),
		"2 blocks of Mineos march from Open ground before North Gate to help in the battle at Northgate Ward.": group(
			move("reinforced", "back:m1", "0703", "0704"), move("reinforced", "back:m2", "0703", "0704")),
		"Mineos leaves Open ground before North Gate: 1 block attacks Open ground 0602 and 1 block helps in the battle at Northgate Ward.": group(
			move("attacked", "back:m1", "0703", "0602"), move("reinforced", "back:m2", "0703", "0704")),
		"Mineos leaves Open ground before North Gate: 1 block goes to Open ground 0602 and 2 blocks attack Northgate Ward.": group(
			move("moved", "back:m1", "0703", "0602"), move("attacked", "back:m2", "0703", "0704"), move("attacked", "back:m3", "0703", "0704")),
		"A block of Mineos moves from Open ground before North Gate by North Gate and Northgate Ward to Cistern Square.": group(
			move("passed", "back:m1", "0703", "0704"), move("moved", "back:m1", "0704", "0705")),
		"A block of Mineos attacks Northgate Ward.":             group(move("attacked", "back:m1", "0703", "0704")),
		"Mineos moves nobody at Open ground before North Gate.": group(),
		"Horned Reavers and First Hollow Guard march from Open ground before North Gate to Northgate Ward.": group(
			move("moved", "block:mi13", "0703", "0704"), move("moved", "block:mi01", "0703", "0704")),
	} {
		more, n, text := Bind(s, events)
		if more || n != len(events) || text.String() != want {
			t.Errorf("%q of %d events, more %t; want %q of %d", text, n, more, want, len(events))
		}
		if more, _, text := Bind(s, events[:len(events)-1]); !more || !text.Empty() {
			t.Errorf("%q: before the group is done it reads %q, more %t", want, text, more)
		}
	}
	unseen := rules.Event{Kind: rules.Note, Name: "placed_unseen", Seat: engine.Mineos}
	setup := []rules.Event{unseen, unseen, {Kind: rules.Note, Name: "setup_ended", Seat: engine.Mineos}, note("phase_began", "")}
	if more, n, text := Bind(s, setup); more || n != 3 || text.String() != "Mineos has placed all its 2 blocks." {
		t.Errorf("a set-up reads %q of %d events, more %t", text, n, more)
	}
	if more, _, _ := Bind(s, setup[:2]); !more {
		t.Error("a set-up that is under way is no whole")
	}
	if more, _, text := Bind(s, []rules.Event{note("battle_began", "0704")}); more || !text.Empty() {
		t.Errorf("a battle reads %q", text)
	}
}
