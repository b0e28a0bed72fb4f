package engine

import "testing"

func TestBerserkersRollTwiceTheirDiceForAStep(t *testing.T) {
	// AR-EX-12 AR-ABI-4 AR-ABI-11 AR-RUL-19
	for _, c := range []struct {
		id, foe string
		fights  []Party
	}{{"mi13", "ar02", mineosFights}, {"ni04", "mi04", argotFights}} {
		s := field(t)
		enemy := put(t, s, c.foe, "1105", 4)
		b := enter(t, s, c.id, "1104", "1105", 3)
		combat(t, s, c.fights)
		if s.Asked == AskAction && s.Asker != SeatOf(s.Pieces[b].Party) {
			play(t, s, "hold "+c.foe)
		}
		force(t, s, 5, 5, 1, 1, 1, 2)
		events := play(t, s, "berserk "+c.id)
		e := event(t, events, "attack_rolled")
		if e.Count != 6 || e.M != 2 || e.N != 5 || e.Rule != "AR-ABI-4" {
			t.Errorf("berserk at 3 steps: %+v", e)
		}
		remains(t, s, b, "1105", 2)
		remains(t, s, enemy, "1105", 2)
		if told(events[:3]) != "attack_rolled steps_lost steps_lost" || events[1].Subject != s.BlockElement(b) {
			t.Errorf("the step is lost after the roll and before the hits: %s", told(events))
		}
	}
}

func TestNobodyGoesBerserkWithHisLastStep(t *testing.T) {
	// AR-EX-12 AR-ABI-4
	s := field(t)
	put(t, s, "ar02", "1105", 4)
	enter(t, s, "mi13", "1104", "1105", 1)
	combat(t, s, mineosFights)
	if offered(t, s, "berserk mi13") || !offered(t, s, "attack mi13") {
		t.Errorf("at 1 step: %s", choices(s))
	}
	refused(t, s, "berserk mi13", "AR-ABI-4")
	refused(t, s, "berserk ar02", "AR-HIT-2")
}

func TestLifeDrainRestoresBeforeHits(t *testing.T) {
	// AR-EX-15 AR-ABI-7 AR-RUL-22
	s := field(t)
	put(t, s, "ar02", "1105", 4)
	widow := enter(t, s, "mi18", "1104", "1105", 1)
	combat(t, s, mineosFights)
	force(t, s, 6, 5)
	events := play(t, s, "attack mi18")
	if e := event(t, events, "attack_rolled"); e.M != 1 || e.N != 4 {
		t.Errorf("a 6 at +2: %+v", e)
	}
	remains(t, s, widow, "1105", 2)
	if told(events[:3]) != "attack_rolled steps_restored steps_lost" {
		t.Errorf("the step comes before the hits: %s", told(events))
	}
}

func TestLifeDrainCountsNaturalSixesUpToFullStrength(t *testing.T) {
	// AR-ABI-7 AR-BLK-9 AR-RUL-22 AR-RUL-44
	s := field(t)
	put(t, s, "ar02", "1105", 1)
	widow := enter(t, s, "mi18", "1104", "1105", 2)
	combat(t, s, mineosFights)
	force(t, s, 6, 6)
	events := play(t, s, "attack mi18")
	remains(t, s, widow, "1105", 3)
	if seen := s.Pieces[widow].Seen; s.Battle.Round != 0 || seen.Strength != 3 {
		t.Errorf("the strength with which it stands up is known: %+v", seen) // AR-CMB-12
	}
	remains(t, s, block(t, s, "ar02"), gone, 0)
	if e := event(t, events, "steps_restored"); e.N != 1 || e.M != 3 {
		t.Errorf("two sixes for one missing step: %+v", e)
	}
}

func TestABesiegerInBattleRollsAtBlocksOrAtTheGate(t *testing.T) {
	// AR-FRT-2 AR-FRT-4 AR-FRT-7 AR-ABI-3 AR-RUL-18 AR-RUL-62
	for _, c := range []struct {
		id, friend, foe string
		fights          []Party
	}{{"mi15", "mi10", "ar02", mineosFights}, {"po03", "ar01", "mi10", argotFights}} {
		s := field(t)
		foe := put(t, s, c.foe, "0905", 4)
		enter(t, s, c.id, "1005", "0905", 3)
		enter(t, s, c.friend, "1005", "0905", 4)
		combat(t, s, c.fights)
		gate := &s.Gates[s.Map.At(place(t, s, "0905")).Gate]
		for s.Asked == AskAction && !offered(t, s, "storm "+c.id) {
			refused(t, s, "storm "+c.id, map[bool]string{true: "AR-CMB-3", false: "AR-HIT-2"}[s.Asker == SeatOf(s.Pieces[block(t, s, c.id)].Party)])
			s.play(s.Decision().Choices[len(s.choices)-1]) // holds
			s.run()
		}
		if !offered(t, s, "attack "+c.id) {
			t.Fatalf("%s: %s", c.id, choices(s))
		}
		force(t, s, 3, 2, 6, 1)
		if c.id == "mi15" {
			s.Pieces[block(t, s, c.id)].Strength = 3
		}
		e := event(t, play(t, s, "storm "+c.id), "attack_rolled")
		if e.N != 3 || e.M != 2 || e.To != s.GateElement(s.Map.At(place(t, s, "0905")).Gate) || e.Rule != "AR-FRT-7" {
			t.Errorf("at the gate: %+v", e)
		}
		if gate.Strength != 1 {
			t.Errorf("the gate has strength %d, want 1", gate.Strength)
		}
		remains(t, s, foe, "0905", 4)
	}
}
