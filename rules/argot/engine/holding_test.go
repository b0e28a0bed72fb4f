package engine

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

// AR-TRN-4, AR-RUL-71: an enemy that comes among closed blocks and takes nothing has been shown that they are not
// trains alone. It is told so by an event of its own, once, and only where it could not know.
func TestWhoeverIsNotTakenHolds(t *testing.T) {
	for name, c := range map[string]struct {
		pieces, activate string
		play             []string
		holds            int // events of the last choice that tell it
		proved           string
	}{
		"a block alone":             {"mi10 1104,ar01 1105", "1104", []string{"march mi10 1105 1104"}, 1, "ar01"},
		"Mineos, without a train":   {"ar01 1104,mi10 1105", "1104", []string{"march ar01 1105 1104"}, 0, ""},
		"Mineos, who has taken one": {"ar01 1104,mi10 1105,ar18 1701", "1104", []string{"march ar01 1105 1104"}, 1, "mi10"},
		"two blocks":                {"mi10 1104,ar01 1105,ar02 1105", "1104", []string{"march mi10 1105 1104"}, 1, ""},
		"a train and its guard":     {"mi10 1104,ar01 1105,ar17 1105", "1104", []string{"march mi10 1105 1104"}, 1, ""},
		"a train":                   {"mi10 1104,ar17 1105", "1104", []string{"march mi10 1105 1104"}, 0, ""},
		"two trains":                {"mi10 1104,ar17 1105,ar18 1105", "1104", []string{"march mi10 1105 1104"}, 0, ""},
		"the second that comes":     {"mi10 1104,mi11 1104,ar01 1105,ar02 1105", "1104", []string{"march mi10 1105 1104", "march mi11 1105 1104"}, 0, ""},
		"wings above it":            {"mi10 1104,ar01 1105,ar16 1105", "1104", []string{"march mi10 1105 1104"}, 0, ""},
		"wings that come":           {"ar16 1104,mi10 1105,ar18 1701", "1104", []string{"march ar16 1105 1104"}, 0, ""},
		"an empty place":            {"mi10 1104,ar01 0806", "1104", []string{"march mi10 1105 1104"}, 0, ""},
		"a friend's place":          {"mi10 1104,mi11 1105", "1104", []string{"march mi10 1105 1104"}, 0, ""},
		"one of two goes":           {"ar01 1105,ar02 1105,mi10 1105", "1105", []string{"march ar01 1005 1105"}, 1, "ar02"},
		"one of two goes, no enemy": {"ar01 1105,ar02 1105", "1105", []string{"march ar01 1005 1105"}, 0, ""},
		"the enemy goes":            {"mi10 1105,mi11 1105,ar01 1105", "1105", []string{"march mi10 1104 1105"}, 0, ""},
	} {
		card := redTen
		if strings.HasPrefix(c.play[0], "march ar") {
			card = blackTen
		}
		s := siege(t, card, append(strings.Split(c.pieces, ","), "mi01 1701", "ar05 0706", "st03 0806")...)
		if strings.Contains(c.pieces, "ar18 1701") {
			s.Pieces[block(t, s, "ar18")].Party = content.Mineos
		}
		begun(s)
		play(t, s, "activate "+c.activate)
		var events []rules.Event
		for _, choice := range c.play {
			events = play(t, s, choice)
		}
		held, n := content.Argot, 0
		if strings.HasPrefix(name, "Mineos") || name == "wings that come" {
			held = content.Mineos
		}
		for _, e := range events {
			if e.Name != "holding" {
				continue
			}
			n++
			if e.Rule != "AR-TRN-4" || !e.Reveals || e.Seat != SeatOf(held) || e.Subject != "" || e.To != rules.Element("place:1105") {
				t.Errorf("%s: it is told %+v", name, e)
			}
		}
		if n != c.holds {
			t.Errorf("%s: told %d times: %v", name, n, named(events))
		}
		for b := range s.Pieces {
			if piece := &s.Pieces[b]; piece.Status == OnMap && piece.Party == held && piece.At == place(t, s, "1105") && s.Content.Blocks[b].ID == c.proved != piece.Seen.Alone {
				t.Errorf("%s: of %s is known %+v", name, s.Content.Blocks[b].ID, piece.Seen)
			}
		}
	}
}

// AR-RUL-71: where nobody can have a train, nothing is told.
func TestWithoutTrainsNothingIsTold(t *testing.T) {
	s := siege(t, redTen, "mi10 1104", "mi01 1701", "ar01 1105", "ar05 0706")
	begun(s)
	play(t, s, "activate 1104")
	if names := named(play(t, s, "march mi10 1105 1104")); slices.Contains(names, "holding") {
		t.Errorf("told %v", names)
	}
	s.Options.Council = true
	if !s.mayHaveTrains(content.Argot) || s.mayHaveTrains(content.Mineos) {
		t.Error("Argot may have bought one in its council, and nobody else")
	}
}

// AR-RUL-71: nothing is told of a block whose face was seen, or that has led an attack or fired.
func TestWhatIsKnownToHoldIsNotTold(t *testing.T) {
	for name, seen := range map[string]Seen{"shown": {Known: true}, "alone": {Alone: true}, "fired": {Fired: true}, "unknown": {}} {
		s := siege(t, redTen, "mi10 1104", "mi01 1701", "ar01 1105", "ar05 0706", "st03 0806")
		begun(s)
		s.Pieces[block(t, s, "ar01")].Seen = seen
		play(t, s, "activate 1104")
		if told := slices.Contains(named(play(t, s, "march mi10 1105 1104")), "holding"); told != (name == "unknown") {
			t.Errorf("%s: told %v", name, told)
		}
	}
}
