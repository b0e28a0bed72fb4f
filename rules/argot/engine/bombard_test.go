package engine

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/content"
)

func TestStonethrowersBombardTheGate(t *testing.T) {
	// AR-EX-9 AR-RNG-1 AR-RNG-6 AR-ABI-3 AR-RUL-18
	s := field(t)
	put(t, s, "mi16", "1104", 3)
	combat(t, s, mineosFights)
	wants(t, s, AskBombardment, Mineos, "bombard mi16 0905 gate, cease fire")
	force(t, s, 3, 4, 2)
	events := play(t, s, "bombard mi16 0905 gate")
	if e := event(t, events, "attack_rolled"); e.N != 3 || e.M != 2 || e.Count != 3 {
		t.Errorf("3, 4, 2 at the gate: %+v", e)
	}
	if g := s.Gates[s.Map.At(place(t, s, "0905")).Gate]; g.Strength != 1 {
		t.Errorf("the gate has strength %d, want 1", g.Strength)
	}
	remains(t, s, block(t, s, "mi16"), "1104", 3)
}

func TestAGateWithAFriendInItIsNotBombarded(t *testing.T) {
	// AR-RNG-6 AR-FRT-2 AR-FRT-5 AR-FRT-6
	s := field(t)
	put(t, s, "mi16", "1104", 3)
	put(t, s, "mi10", "0905", 1)
	put(t, s, "ar07", "0806", 2)
	put(t, s, "ar06", "0805", 2)
	combat(t, s, argotFights)
	if !offered(t, s, "bombard ar07 0905 gate") || !offered(t, s, "bombard ar07 0905 mineos") || offered(t, s, "bombard ar07 0808 gate") {
		t.Errorf("Argot: %s", choices(s))
	}
	refused(t, s, "bombard ar07 0808 gate", "AR-RNG-6") // its own, and nobody is there
	refused(t, s, "bombard ar06 0905 gate", "AR-FRT-2")
	refused(t, s, "bombard ar07 1709 mineos", "AR-RNG-4")
	s.Gates[s.Map.At(place(t, s, "0808")).Gate].Strength = 0
	s.listChoices()
	refused(t, s, "bombard ar07 0808 gate", "AR-FRT-5")
	s.Stack.Top().Party, s.Stack.Top().Seat, s.Asker = content.Mineos, Mineos, Mineos
	s.listChoices()
	refused(t, s, "bombard mi16 0905 gate", "AR-RNG-6")
}

func TestABombardmentHitsAnyKindAndIsNotAnswered(t *testing.T) {
	// AR-RNG-1 AR-RNG-2 AR-RNG-4 AR-RNG-5 AR-AIR-4 AR-HIT-2 AR-RUL-43
	for _, c := range []struct {
		id, from, at string
		targets      []string
		fights       []Party
	}{
		{"mi17", "0508", "0507", []string{"ar14", "ar02", "ar16"}, mineosFights}, // over the wall
		{"ar06", "0507", "0508", []string{"mi19", "mi10", "mi24"}, argotFights},
	} {
		for _, hit := range c.targets {
			s := field(t)
			shooter := put(t, s, c.id, c.from, 0)
			for _, id := range c.targets {
				put(t, s, id, c.at, 2)
			}
			seat := SeatOf(s.Pieces[shooter].Party)
			combat(t, s, c.fights)
			force(t, s, 6, 1, 1)
			events := play(t, s, "bombard "+c.id+" "+c.at+" "+(1-PartyOf(seat)).ID())
			b := block(t, s, hit)
			if s.Pieces[b].Seen.Known || !s.Pieces[shooter].Seen.Known || !s.Pieces[shooter].Seen.Fired {
				t.Errorf("who fires is seen, who is not hit is not: %+v, %+v", s.Pieces[b].Seen, s.Pieces[shooter].Seen)
			}
			if e := event(t, events, "attack_rolled"); e.Rule != "AR-RNG-4" || e.M != 1 || e.N != 5 {
				t.Errorf("%+v", e)
			}
			if s.Asked != AskHit || s.Asker != 1-seat || len(s.choices) != 3 {
				t.Fatalf("asked %v of %v: %s", s.Asked, s.Asker, choices(s))
			}
			refused(t, s, "take "+c.id, "AR-HIT-2")
			if e := event(t, play(t, s, "take "+hit), "revealed"); e.Subject != s.BlockElement(b) || e.N != int16(s.Pieces[b].Handle) || !e.Reveals {
				t.Errorf("%+v", e)
			}
			if s.Asked == AskDodge {
				play(t, s, "stand")
			}
			remains(t, s, b, c.at, 1)
			remains(t, s, shooter, c.from, s.Full(shooter))
			if seen := s.Pieces[b].Seen; !seen.Known || seen.Strength != 1 {
				t.Errorf("who is hit is seen: %+v", seen)
			}
		}
	}
}

func TestRangeUndergroundIsOne(t *testing.T) {
	// AR-RNG-5
	s := field(t)
	put(t, s, "mi16", "U0607", 3)
	put(t, s, "ar02", "U0608", 0)
	put(t, s, "ar01", "U0705", 0)
	combat(t, s, mineosFights)
	refused(t, s, "bombard mi16 U0705 argot", "AR-RNG-4")
	for _, c := range s.Decision().Choices {
		if c.Verb == Bombard && s.Map.Distance(s.Pieces[block(t, s, "mi16")].At, placeOf(c)) > 1 {
			t.Errorf("%s", s.Spellings.Write(c))
		}
	}
}

func TestWhoDidAnythingElseDoesNotBombard(t *testing.T) {
	// AR-RNG-3 AR-RUL-25
	for _, c := range []struct {
		flag Flags
		why  *rules.Refusal
	}{
		{Moved, hasGone}, {Boarded, hasGone}, {Disembarked, hasGone}, {Retreated, hasFought}, {Regrouped, hasFought}, {Fought, hasFought},
		{Bombarded, hasFired}, {0, nil}, {ResilientHit, nil},
	} {
		s := field(t)
		b := put(t, s, "mi17", "1104", 0)
		put(t, s, "mi16", "1104", 0)
		put(t, s, "ar02", "1005", 0)
		s.Pieces[b].Flags = c.flag
		if got := s.silent(b); got != c.why {
			t.Errorf("flags %b: %v, want %v", c.flag, got, c.why)
		}
		combat(t, s, mineosFights)
		if c.why == nil != offered(t, s, "bombard mi17 1005 argot") {
			t.Errorf("flags %b: %s", c.flag, choices(s))
		}
		if c.why != nil {
			refused(t, s, "bombard mi17 1005 argot", "AR-RNG-3")
		}
	}
}

func TestRangedBlocksInABattleLocationFightThere(t *testing.T) {
	// AR-RNG-3 AR-RNG-7 AR-RNG-2
	s := field(t)
	bows := put(t, s, "ar06", "1105", 0)
	put(t, s, "mi12", "1104", 0)
	wings := enter(t, s, "mi24", "1005", "1105", 0)
	combat(t, s, argotFights)
	if s.Result != quiet || s.silent(bows) != inBattle || s.silent(wings) != notRanged {
		t.Errorf("%s", choices(s))
	}
	s.Result = Undecided
	combat(t, s, mineosFights)
	play(t, s, "hold mi24")
	if !offered(t, s, "attack ar06") {
		t.Fatalf("ranged ground blocks hit wings in battle: %s", choices(s))
	}
	force(t, s, 5, 1, 1)
	play(t, s, "attack ar06")
	if s.Asked != AskDodge || s.Asker != Mineos {
		t.Errorf("%s", choices(s))
	}
}

func TestABlockBombardsOnceAndMayFireIntoABattle(t *testing.T) {
	// AR-RNG-3 AR-RNG-4 AR-RUL-25 AR-INV-10
	s := field(t)
	put(t, s, "mi17", "1104", 0)
	put(t, s, "mi16", "1104", 0)
	foe := put(t, s, "ar02", "1105", 4)
	own := enter(t, s, "mi10", "1205", "1105", 4)
	combat(t, s, mineosFights)
	play2(t, s, "bombard mi17 1105 argot", 6, 6, 6)
	remains(t, s, foe, "1105", 1)
	remains(t, s, own, "1105", 4)
	refused(t, s, "bombard mi17 1105 argot", "AR-RNG-3")
	play2(t, s, "bombard mi16 1105 argot", 6, 1, 1)
	if s.Asked != AskNothing || s.Result != quiet {
		t.Errorf("no battle is left: %s", choices(s)) // AR-RUL-52
	}
}

// play2 makes a choice with the next dice given.
func play2(t testing.TB, s *State, text string, dice ...uint8) []rules.Event {
	t.Helper()
	force(t, s, dice...)
	return play(t, s, text)
}

func TestOfTwoEnemiesWhoFightEachOtherOneIsNamed(t *testing.T) {
	// AR-RNG-4 AR-RUL-60
	s := field(t)
	put(t, s, "mi17", "1104", 0)
	s.Stance[content.Hespero] = content.WithArgot
	watch, hespero, zulon := put(t, s, "ar02", "1105", 4), put(t, s, "hs01", "1105", 3), put(t, s, "zu02", "1105", 3)
	combat(t, s, mineosFights)
	wants(t, s, AskBombardment, Mineos, "bombard mi17 1105 argot, bombard mi17 1105 zulon, cease fire")
	c := s.Clone()
	play2(t, s, "bombard mi17 1105 argot", 6, 1, 1)
	wants(t, s, AskHit, Argot, "take ar02, take hs01")
	refused(t, s, "take zu02", "AR-HIT-2")
	play(t, s, "take hs01")
	remains(t, s, hespero, "1105", 2)
	remains(t, s, zulon, "1105", 3)
	play2(t, c, "bombard mi17 1105 zulon", 6, 6, 1)
	remains(t, c, zulon, "1105", 1)
	remains(t, c, watch, "1105", 4)
}

func TestNobodyIsFrightenedFromAfar(t *testing.T) {
	// AR-RUL-21
	s := field(t)
	s.Roll = Roll{By: put(t, s, "mi18", "1104", 0), Shot: true}
	if s.frightens() {
		t.Error("a bombardment frightens")
	}
	if s.Roll.Shot = false; !s.frightens() || s.frightens() {
		t.Error("an Intimidating block frightens once in a battle")
	}
}

func TestResilienceAndAgilityUnderFire(t *testing.T) {
	// AR-ABI-5 AR-ABI-8 AR-RUL-20 AR-RUL-23
	s := field(t)
	put(t, s, "mi17", "1104", 0)
	put(t, s, "mi16", "1104", 0)
	wardens, lamps := put(t, s, "ar04", "1105", 4), put(t, s, "ar08", "1005", 2)
	enemyAt := put(t, s, "mi10", "1004", 0)
	combat(t, s, mineosFights)
	play2(t, s, "bombard mi17 1105 argot", 6, 6, 1)
	remains(t, s, wardens, "1105", 3)
	play2(t, s, "bombard mi16 1005 argot", 6, 6, 1)
	wants(t, s, AskDodge, Argot, "retreat ar08 0905, retreat ar08 1006b, retreat ar08 1105, retreat ar08 1106, stand")
	refused(t, s, "retreat ar08 1004", "AR-RET-4")
	refused(t, s, "retreat ar04 1104", "AR-CMB-3")
	events := play(t, s, "retreat ar08 1105")
	remains(t, s, lamps, "1105", 2)
	remains(t, s, enemyAt, "1004", 4)
	if told(events) != "retreated hit_dodged hits_spare fire_passed" || s.Pieces[lamps].Seen.Strength != 2 {
		t.Errorf("the first hit is cancelled, the second lost: %s", told(events))
	}
	if s.Battle != (Battle{}) || s.Roll != (Roll{}) {
		t.Errorf("something is left of the bombardment: %+v %+v", s.Battle, s.Roll)
	}
}

func TestThirdPartiesBombardTheSmallestTarget(t *testing.T) {
	// AR-TPY-7
	s := field(t)
	w := *s.World
	c := *w.Content
	c.Blocks[block(t, s, "hs01")].Faces[0].Range = 2
	c.Blocks[block(t, s, "hs02")].Faces[0].Range = 2
	w.Content, s.World = &c, &w
	put(t, s, "hs01", "1105", 3)
	put(t, s, "mi10", "1104", 4)
	put(t, s, "mi12", "1104", 4)
	alone := put(t, s, "mi04", "1305", 4)
	put(t, s, "mi05", "1306", 4)
	put(t, s, "hs02", "1206", 2)
	events := combat(t, s, []Party{content.Hespero}, 6, 5, 1, 5, 1, 1, 1)
	if s.Asked != AskNothing || told(events, "revealed") != "attack_rolled steps_lost steps_lost attack_rolled steps_lost" {
		t.Fatalf("%s: %s", told(events), choices(s))
	}
	remains(t, s, alone, "1305", 1) // of one location with one block and another, the lower; by hs01, then by hs02
	if events[0].Subject != s.BlockElement(block(t, s, "hs01")) || events[5].Subject != s.BlockElement(block(t, s, "hs02")) {
		t.Errorf("%s fires first", events[0].Subject)
	}
}

func TestWhoFiresOutOfAGateHasNoHelpOfIt(t *testing.T) {
	// AR-FRT-3 AR-RNG-4
	s := field(t)
	put(t, s, "ar06", "0905", 3)
	foe := put(t, s, "mi10", "1005", 4)
	combat(t, s, argotFights)
	if e := event(t, play2(t, s, "bombard ar06 1005 mineos", 4, 4, 5), "attack_rolled"); e.N != 5 || e.M != 1 {
		t.Errorf("%+v", e)
	}
	remains(t, s, foe, "1005", 3)
}

func TestHitsBeyondTheStrengthOfAGateAreLost(t *testing.T) {
	// AR-FRT-5 AR-FRT-6 AR-FRT-7 AR-FRT-1
	s := field(t)
	put(t, s, "mi16", "1104", 3)
	put(t, s, "mi17", "1104", 3)
	g := s.Map.At(place(t, s, "0905")).Gate
	s.Gates[g].Strength = 2
	put(t, s, "ar02", "1105", 4)
	combat(t, s, mineosFights)
	events := play2(t, s, "bombard mi16 0905 gate", 6, 6, 3)
	if told(events) != "revealed attack_rolled gate_battered gate_fell" || s.Gates[g].Strength != 0 || s.Fortified(place(t, s, "0905")) {
		t.Errorf("%s: strength %d", told(events), s.Gates[g].Strength)
	}
	if e := event(t, events, "gate_battered"); e.N != -2 || e.M != 0 || e.Rule != "AR-FRT-7" {
		t.Errorf("%+v", e)
	}
	if s.Roll != (Roll{}) || s.Asked != AskBombardment {
		t.Errorf("something is left of the throw: %+v", s.Roll)
	}
	if e := event(t, events, "attack_rolled"); e.Rule != "AR-RNG-6" || e.To != s.GateElement(g) {
		t.Errorf("%+v", e)
	}
}

func TestWhoFleesABombardmentElsewhereIsFree(t *testing.T) {
	// AR-RUL-23 AR-RET-3
	for _, battle := range []bool{false, true} {
		s := field(t)
		lamps := put(t, s, "ar08", "1105", 2)
		put(t, s, "ar02", "1105", 2)
		foe := enter(t, s, "mi10", "1104", "1105", 4)
		if !battle { // the enemy came and is gone
			s.lift(foe)
			s.Pieces[foe].Status = Eliminated
		}
		put(t, s, "mi17", "1204", 3)
		combat(t, s, mineosFights)
		play2(t, s, "bombard mi17 1105 argot", 6, 1, 1)
		play(t, s, "take ar08")
		if got := offered(t, s, "retreat ar08 1104"); got == battle || s.Asked != AskDodge {
			t.Errorf("in a battle location %t: %s", battle, choices(s))
		}
		if play(t, s, "retreat ar08 1106"); s.Battle.Crossed != (Battle{}).Crossed {
			t.Errorf("the crossings of the bombardment are kept: %+v", s.Battle)
		}
		remains(t, s, lamps, "1106", 2)
	}
}

func TestWhoFleesAboardFromFireShowsNoShip(t *testing.T) {
	// AR-SEA-8 AR-ABI-8 AR-RUL-23 AR-RUL-43: ships lie open in battles only (ledger 2.3).
	s := field(t)
	put(t, s, "mi04", "0508", 4)
	put(t, s, "mi17", "0507", 2)
	put(t, s, "ar14", "0508", 3)
	lamps := goAshore(t, s, "ar08", "ar14")
	combat(t, s, mineosFights)
	force(t, s, 6, 1)
	play(t, s, "bombard mi17 0508 argot")
	if s.Asked == AskHit {
		play(t, s, "take ar08")
	}
	wants(t, s, AskDodge, Argot, "reembark ar08 ar14, stand")
	e := event(t, play(t, s, "reembark ar08 ar14"), "boarded")
	if p := &s.Pieces[lamps]; e.Subject != s.BlockElement(lamps) || e.Rule != "AR-ABI-8" || e.M == 0 || p.Status != Aboard || p.Seen != (Seen{}) {
		t.Errorf("%+v, %+v", *p, e)
	}
}
