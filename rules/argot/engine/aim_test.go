package engine

import (
	"testing"

	"portcullis/rules/argot/content"
)

func TestDiceHitFromSixOnWithTheModifier(t *testing.T) {
	// AR-EX-1 AR-BLK-4 AR-HIT-1 AR-RUL-15
	for modifier, hits := range []uint8{1, 2, 3, 3} {
		r := Roll{Count: 3, Need: Modifier{Total: modifier}.Need()}
		copy(r.Dice[:], []uint8{6, 5, 4})
		if got := r.scored(); got != hits {
			t.Errorf("6, 5, 4 at +%d: %d hits, want %d", modifier, got, hits)
		}
		if got, want := (Modifier{Total: modifier}).Share(), float64(1+modifier)/6; got != want {
			t.Errorf("a die at +%d hits %v of the time, want %v", modifier, got, want)
		}
	}
	r := Roll{Count: 4, Need: Modifier{Total: 3}.Need()}
	copy(r.Dice[:], []uint8{3, 2, 1, 3})
	if r.scored() != 2 {
		t.Errorf("+3 hits on 3 to 6, not %d of 3, 2, 1, 3", r.scored())
	}
}

func TestAFortificationHelpsWhoeverDefends(t *testing.T) {
	// AR-EX-8 AR-FRT-3 AR-FRT-5 AR-BLK-5 AR-RUL-16 AR-RUL-26 AR-RUL-57
	type defender struct {
		id           string
		with, alone  int
		gate, capped bool
	}
	for _, foe := range []struct {
		id        string
		defenders []defender
	}{
		{"mi10", []defender{{"ar05", 2, 1, true, false}, {"ar13", 3, 2, true, false}, {"ar12", 3, 3, true, true}, {"ar01", 1, 0, true, false}}},
		{"ar01", []defender{{"mi10", 2, 1, true, false}, {"mi18", 3, 2, true, false}, {"mi08", 3, 3, true, true}, {"mi04", 1, 0, true, false}}},
	} {
		for _, d := range foe.defenders {
			s := field(t)
			b := put(t, s, d.id, "0905", 0)
			e := enter(t, s, foe.id, "1005", "0905", 0)
			m := s.Modifier(b, AtBlocks)
			if m.Total != d.with || m.Gate != 1 || m.Capped() != d.capped {
				t.Errorf("%s behind the gate: %+v, want +%d", d.id, m, d.with)
			}
			if m := s.Modifier(e, AtBlocks); m.Gate != 0 {
				t.Errorf("the attacker is helped by the gate: %+v", m)
			}
			s.Gates[s.Map.At(s.Pieces[b].At).Gate].Strength = 0
			if m := s.Modifier(b, AtBlocks); m.Total != d.alone || m.Gate != 0 {
				t.Errorf("%s behind the fallen gate: %+v, want +%d", d.id, m, d.alone)
			}
		}
	}
}

func TestAGateHelpsOnlyInItsOwnLocation(t *testing.T) {
	// AR-FRT-3 AR-RUL-57
	s := field(t)
	b := put(t, s, "mi10", "1005", 0)
	enter(t, s, "ar01", "0905", "1005", 0)
	if m := s.Modifier(b, AtBlocks); m.Gate != 0 {
		t.Errorf("outside the gate: %+v", m)
	}
}

func TestRatingsOfAbilities(t *testing.T) {
	// AR-ABI-2 AR-ABI-3 AR-ABI-10 AR-RUL-16
	s := field(t)
	for _, c := range []struct {
		id    string
		steps uint8
		aim   Aim
		want  int
	}{
		{"mi08", 3, AtBlocks, 3}, {"mi08", 2, AtBlocks, 1}, {"ar12", 3, AtBlocks, 3}, {"ar12", 1, AtBlocks, 1},
		{"mi15", 2, AtBlocks, 0}, {"mi15", 2, AtGate, 3}, {"ar07", 2, AtBlocks, 1}, {"ar07", 1, AtGate, 3},
	} {
		b := put(t, s, c.id, "1105", c.steps)
		m := s.Modifier(b, c.aim)
		if m.Total != c.want || m.Rating != c.want || m.Special != (c.want == 3) {
			t.Errorf("%s at %d steps, aim %d: %+v, want +%d", c.id, c.steps, c.aim, m, c.want)
		}
		s.lift(b)
	}
}

func TestDiceAreStepsAndDoubledOnce(t *testing.T) {
	// AR-BLK-2 AR-ABI-4 AR-ABI-9 AR-ABI-10 AR-TRN-3
	s := field(t)
	for _, c := range []struct {
		id      string
		steps   uint8
		berserk bool
		want    int
	}{
		{"mi10", 4, false, 4}, {"mi10", 1, false, 1}, {"mi13", 3, true, 6}, {"mi13", 3, false, 3},
		{"ar09", 3, false, 6}, {"ar09", 2, false, 2}, {"ar17", 4, false, 0}, {"hs02", 2, false, 4},
	} {
		b := put(t, s, c.id, "1105", c.steps)
		if got := s.Dice(b, c.berserk); got != c.want {
			t.Errorf("%s at %d steps, berserk %t: %d dice, want %d", c.id, c.steps, c.berserk, got, c.want)
		}
		s.lift(b)
	}
	if s.Has(put(t, s, "ar09", "1105", 3), content.Berserker) || s.Dice(block(t, s, "ar09"), true) != 6 {
		t.Error("dice doubled by two abilities are doubled once")
	}
}
