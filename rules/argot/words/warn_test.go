package words

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// threats are the warnings of a seat as text: "!" the match, "?" possible, "~" likely, "=" certain.
func threats(s *engine.State, seat rules.Seat) string {
	var all []string
	for _, w := range Warnings(s, seat) {
		text := map[rules.Odds]string{rules.Possible: "?", rules.Likely: "~", rules.Certain: "="}[w.Odds] + w.Rule + " " + w.Text.String()
		if w.Fatal {
			text = "!" + text
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

// AR-VIC-2, AR-VIC-3, AR-VIC-5: who keeps Old Town is told to Argot while nobody disputes it, and what is not held on the last
// turn to Mineos. A block of the other side may be a train, which does not count: that is not given away.
func TestOldTownIsWatched(t *testing.T) {
	for _, c := range []struct {
		name   string
		blocks string
		keep   uint8
		last   bool
		want   [2]string // for Argot and for Mineos
	}{
		{"nobody is there", "ar04 0905 4", 0, false, [2]string{}},
		{"Mineos is there", "mi13 0605 3", 0, false, [2]string{"~AR-VIC-3 Mineos keeps Old Town, 1 of 3 turns when this one ends", ""}},
		{"for the last turn that it needs", "mi13 0605 3", 2, false, [2]string{"!~AR-VIC-3 Mineos keeps Old Town to the end of this turn, the last that it needs", ""}},
		{"Argot disputes it", "mi13 0605 3,ar04 0606 4", 2, false, [2]string{}},
		{"a train does not", "mi13 0605 3,ar17 0606 3", 2, false, [2]string{"!~AR-VIC-3 Mineos keeps Old Town to the end of this turn, the last that it needs; ?AR-TRN-4 First Supply Train stands alone with the enemy beside it", ""}},
		{"a ship keeps nothing", "mi22 0605 2", 2, false, [2]string{}},
		{"on the last turn nobody holds it", "mi13 0905 3", 2, true, [2]string{"", "!=AR-VIC-5 the last turn ends, and Old Town is not held"}},
		{"on the last turn it is held", "mi13 0605 3", 2, true, [2]string{"!~AR-VIC-3 Mineos keeps Old Town to the end of this turn, the last that it needs", ""}},
		{"on the last turn it is too late", "mi13 0905 3", 0, true, [2]string{}},
	} {
		s := position(t, strings.Split(c.blocks, ",")...)
		s.Keep = c.keep
		if c.last {
			s.Day, s.Turn = s.Options.Days, 8
		}
		for seat, want := range c.want {
			if got := threats(s, rules.Seat(seat)); got != want {
				t.Errorf("%s, seat %d: %q, want %q", c.name, seat, got, want)
			}
		}
	}
	s := position(t, "mi13 0605 3")
	s.Result = engine.SiegeLifted
	if got := threats(s, engine.Argot); got != "" {
		t.Errorf("after the end: %q", got)
	}
	if Warnings(s, rules.NoSeat) != nil {
		t.Error("nobody is warned")
	}
}

// AR-FRT-5, AR-TRN-4: weak gates with the enemy before them, and trains that stand alone beside him, of either side.
func TestGatesAndTrainsAreWatched(t *testing.T) {
	gates := position(t).Map.Gates()
	outside := gates[0].Outside
	s := position(t, "mi13 "+position(t).Map.At(outside).ID+" 3")
	if got := threats(s, engine.Argot); got != "" {
		t.Errorf("a strong gate: %q", got)
	}
	s.Gates[0].Strength = 2
	if got, want := threats(s, engine.Argot), "?AR-FRT-5 "+gate(s, 0).String()+" has 2 left, and the enemy stands before it"; got != want {
		t.Errorf("a weak gate: %q, want %q", got, want)
	}
	if got := threats(s, engine.Mineos); got != "" {
		t.Errorf("to Mineos: %q", got)
	}
	s.Gates[0].Strength = 0
	if got := threats(s, engine.Argot); got != "" {
		t.Errorf("a fallen gate: %q", got)
	}
	mine := ""
	for b := range content.Block(content.BlockCount) {
		if a := s.Content.At(b); a.Train && a.Army == content.MineosArmy {
			mine = a.ID
		}
	}
	for seat, blocks := range [][]string{{"ar17 0905 3", "mi13 0906 3", "ar04 0905 2"}, {mine + " 0905 3", "ar04 0906 3", "mi13 0905 2"}} {
		if mine == "" && seat == 1 {
			continue
		}
		name := strings.Fields(blocks[0])[0]
		b, _ := s.Content.Find(name)
		want := "?AR-TRN-4 " + s.Content.At(b).Faces[content.Normal].Told().String() + " stands alone with the enemy beside it"
		if got := threats(position(t, blocks[:2]...), rules.Seat(seat)); got != want {
			t.Errorf("seat %d: %q, want %q", seat, got, want)
		}
		if got := threats(position(t, blocks...), rules.Seat(seat)); got != "" {
			t.Errorf("seat %d, guarded: %q", seat, got)
		}
	}
}
