package engine

import (
	"strings"
	"testing"

	"portcullis/rules/argot/content"
)

func TestHitsAreAllottedOneByOneByWhoSuffersThem(t *testing.T) {
	// AR-HIT-2 AR-HIT-3 AR-HIT-4 AR-BLK-2 AR-BLK-8 AR-RUL-44
	for _, c := range sides {
		s := field(t)
		d1, d2 := put(t, s, c.defenders[0], "1105", 4), put(t, s, c.defenders[1], "1105", 1)
		enter(t, s, c.attackers[0], "1104", "1105", 4)
		combat(t, s, c.fights)
		play(t, s, "hold "+c.defenders[0])
		play(t, s, "hold "+c.defenders[1])
		e := event(t, play2(t, s, "attack "+c.attackers[0], 6, 6, 6, 6), "attack_rolled")
		if e.M != 4 || e.Count != 4 {
			t.Errorf("%s: %+v", c.name, e)
		}
		wants(t, s, AskHit, c.foes, "take "+c.defenders[0]+", take "+c.defenders[1])
		refused(t, s, "take "+c.attackers[0], "AR-HIT-2")
		refused(t, s, "attack "+c.attackers[0], "AR-HIT-2")
		play(t, s, "take "+c.defenders[1])
		remains(t, s, d2, gone, 0) // the other hits can only be his, and the last is lost
		remains(t, s, d1, "1105", 1)
		if s.Asked == AskHit {
			t.Errorf("%s: %s", c.name, choices(s))
		}
	}
}

// Where the hits take all of everybody, nobody is asked who goes first; where somebody stays, one is.
func TestNobodyIsAskedWhoFallsFirstWhereAllDo(t *testing.T) { // AR-HIT-2 AR-HIT-4 AR-RUL-72
	for _, c := range sides {
		for steps, asked := range map[uint8]bool{1: false, 3: false, 4: true} {
			s := field(t)
			d1, d2 := put(t, s, c.defenders[0], "1105", steps), put(t, s, c.defenders[1], "1105", 1)
			enter(t, s, c.attackers[0], "1104", "1105", 4)
			combat(t, s, c.fights)
			play(t, s, "hold "+c.defenders[0])
			play(t, s, "hold "+c.defenders[1])
			play2(t, s, "attack "+c.attackers[0], 6, 6, 6, 6)
			if (s.Asked == AskHit) != asked {
				t.Errorf("%s, %d steps: asked %v", c.name, steps, s.Asked)
			}
			if !asked {
				remains(t, s, d1, gone, 0)
				remains(t, s, d2, gone, 0)
			}
		}
	}
}

func TestHitsGoOnlyToWhoCanBeTargeted(t *testing.T) {
	// AR-HIT-3 AR-AIR-4 AR-SEA-1 AR-SEA-9
	s := field(t)
	for _, id := range []string{"ar02", "ar16", "ar14"} {
		put(t, s, id, "0506", 2)
	}
	cargo := load(t, s, "ar01", "ar14")
	enter(t, s, "mi10", "0606", "0506", 4)
	enter(t, s, "mi19", "0405", "0506", 3)
	combat(t, s, mineosFights)
	for _, c := range []struct {
		by   string
		want string
	}{{"mi10", "take ar02"}, {"mi19", "take ar14"}} {
		s.Roll.By = block(t, s, c.by)
		s.begin(Frame{Kind: FrameHits, Place: s.Battle.Place, Party: content.Argot, N: 1})
		s.choices = s.choices[:0]
		askHit{}.list(s)
		if got := choicesOf(s); got != c.want {
			t.Errorf("%s: %s, want %s", c.by, got, c.want)
		}
		s.end()
	}
	if s.Exposed(cargo) || s.Engaged(block(t, s, "ar16")) != true {
		t.Error("cargo is hit, or wings take no part")
	}
}

func choicesOf(s *State) (list string) {
	for i, c := range s.choices {
		if i > 0 {
			list += ", "
		}
		list += s.Spellings.Write(c)
	}
	return list
}

func TestTheDrakeFrightens(t *testing.T) {
	// AR-EX-13 AR-ABI-6 AR-RUL-21
	for _, courage := range []uint8{4, 5} {
		s := field(t)
		watch, other := put(t, s, "ar02", "1105", 3), put(t, s, "ar01", "1105", 4)
		enter(t, s, "mi26", "1104", "1105", 3)
		combat(t, s, mineosFights)
		play2(t, s, "attack mi26", 4, 4, 1)
		wants(t, s, AskHit, Argot, "take ar01, take ar02")
		events := play2(t, s, "take ar02", courage)
		e := event(t, events, "courage_rolled")
		if e.N != 5 || e.M != int16(courage-4) || e.Subject != s.BlockElement(watch) || e.Dice[0] != courage {
			t.Errorf("%+v", e)
		}
		remains(t, s, watch, "1105", 2)
		if courage == 5 {
			wants(t, s, AskHit, Argot, "take ar01, take ar02")
			continue
		}
		wants(t, s, AskRout, Argot, "retreat ar02 1005, retreat ar02 1106, retreat ar02 1204, retreat ar02 1205, retreat ar02 1206")
		refused(t, s, "retreat ar01 1106", "AR-CMB-3")
		refused(t, s, "retreat ar02 1104", "AR-RET-3")
		if e := event(t, play(t, s, "retreat ar02 1106"), "retreated"); e.Rule != "AR-ABI-6" {
			t.Errorf("%+v", e)
		}
		remains(t, s, watch, "1106", 2)
		remains(t, s, other, "1105", 3) // the second hit is his alone
		if s.Asked != AskAction || s.Asker != Argot || !s.Battle.Frightened.Has(block(t, s, "mi26")) {
			t.Errorf("%s", choices(s))
		}
		play(t, s, "hold ar01")
		events = play2(t, s, "attack mi26", 6, 1, 1)
		if s.Battle.Round != 2 || strings.Contains(told(events), "courage") {
			t.Errorf("only the first hit in a battle frightens: %s", told(events))
		}
	}
}

func TestAResilientBlockIgnoresTheHitAndIsStillAfraid(t *testing.T) {
	// AR-EX-14 AR-ABI-5 AR-ABI-6 AR-RUL-20
	s := field(t)
	wardens := put(t, s, "ar04", "1105", 4)
	enter(t, s, "mi26", "1104", "1105", 3)
	combat(t, s, mineosFights)
	play(t, s, "hold ar04")
	events := play2(t, s, "attack mi26", 4, 1, 1, 6)
	remains(t, s, wardens, "1105", 4)
	if told(events[:3]) != "attack_rolled hit_ignored courage_rolled" || !s.Pieces[wardens].Has(ResilientHit) {
		t.Errorf("%s", told(events))
	}
	play(t, s, "hold ar04")
	play2(t, s, "attack mi26", 4, 1, 1)
	remains(t, s, wardens, "1105", 3) // once per Combat phase
}

func TestWhoFleesInTerrorAndCannotIsDestroyed(t *testing.T) {
	// AR-ABI-6 AR-RET-5
	s := field(t)
	watch := put(t, s, "ar02", "1105", 4)
	enter(t, s, "mi26", "1104", "1105", 3)
	for i, at := range []string{"1005", "1204", "1205", "1106", "1206", "1104"} {
		put(t, s, []string{"mi01", "mi02", "mi03", "mi04", "mi05", "mi06"}[i], at, 1)
	}
	combat(t, s, mineosFights)
	events := play2(t, s, "attack mi26", 4, 1, 1, 1)
	if e := event(t, events, "eliminated"); e.Rule != "AR-RET-5" || e.Subject != s.BlockElement(watch) {
		t.Errorf("%+v", e)
	}
}

func TestSkittishBlocksMayRetreatFromEachHit(t *testing.T) {
	// AR-ABI-8 AR-RUL-21 AR-RET-3
	for _, c := range []struct {
		id, foe string
		fights  []Party
		seat    Party
	}{{"ar08", "mi18", mineosFights, content.Argot}, {"mi24", "ar11", argotFights, content.Mineos}} {
		s := field(t)
		b := put(t, s, c.id, "1105", 2)
		if c.id == "mi24" {
			s.Pieces[b].Status = Removed
			s.lift(b)
			put(t, s, "mi10", "1105", 4)
			b = put(t, s, "mi24", "1105", 2)
			put(t, s, "ar06", "1005", 3)
		}
		enter(t, s, c.foe, "1104", "1105", 3)
		s.Roll = Roll{By: block(t, s, c.foe)}
		s.Battle = Battle{Place: place(t, s, "1105"), Round: 1}
		s.Pieces[s.Roll.By].Strength = 3
		if s.Roll.Shot = c.id == "mi24"; s.Roll.Shot {
			s.Roll.By = block(t, s, "ar06")
		}
		s.begin(Frame{Kind: FrameHits, Place: place(t, s, "1105"), Party: c.seat, N: 2})
		s.run()
		if s.Asked == AskHit {
			play(t, s, "take "+c.id)
		}
		if s.Asked != AskDodge || s.Asker != SeatOf(c.seat) || !offered(t, s, "stand") || !offered(t, s, "retreat "+c.id+" 1106") {
			t.Fatalf("%s: %v %s", c.id, s.Asked, choices(s))
		}
		d := s.Clone()
		play(t, s, "retreat "+c.id+" 1106")
		remains(t, s, b, "1106", 2)
		if s.Battle.Frightened.Has(s.Roll.By) != (!s.Roll.Shot && s.Roll.Count > 0) && c.id == "ar08" && s.Stack.Top().Kind == FrameHits {
			t.Errorf("%s: who flees from the hit needs no courage", c.id)
		}
		play(t, d, "stand")
		remains(t, d, b, "1105", 1)
	}
}

func TestNoTestFollowsAHitThatWasDodged(t *testing.T) {
	// AR-RUL-21 AR-ABI-8
	s := field(t)
	lamps, watch := put(t, s, "ar08", "1105", 2), put(t, s, "ar02", "1105", 4)
	enter(t, s, "mi18", "1104", "1105", 2)
	combat(t, s, mineosFights)
	play(t, s, "hold ar08")
	play2(t, s, "attack mi18", 5, 4)
	play(t, s, "take ar08")
	events := play(t, s, "retreat ar08 1106")
	remains(t, s, lamps, "1106", 2)
	remains(t, s, watch, "1105", 3)
	if told(events) != "retreated hit_dodged steps_lost" {
		t.Errorf("%s", told(events))
	}
}

func TestAHitOnASkittishBlockThatCannotRetreatIsTaken(t *testing.T) {
	// AR-ABI-8 AR-RUL-23
	s := field(t)
	lamps := put(t, s, "ar08", "1105", 2)
	put(t, s, "ar02", "1105", 2)
	enter(t, s, "mi10", "1104", "1105", 4)
	for i, at := range []string{"1005", "1204", "1205", "1106", "1206"} {
		put(t, s, []string{"mi01", "mi02", "mi03", "mi04", "mi05"}[i], at, 1)
	}
	combat(t, s, mineosFights)
	holdUntil(t, s, "mi10")
	play2(t, s, "attack mi10", 6, 1, 1, 1)
	play(t, s, "take ar08")
	remains(t, s, lamps, "1105", 1)
}

// holdUntil lets blocks hold until one of them can act.
func holdUntil(t testing.TB, s *State, id string) {
	t.Helper()
	for !s.Acts(block(t, s, id)) {
		play(t, s, "hold "+s.Content.Blocks[blockOf(s.choices[0])].ID)
	}
}

func TestATrainLosesResourcesWithItsSteps(t *testing.T) {
	// AR-TRN-2 AR-TRN-3 AR-EX-17 AR-INV-9
	s := field(t)
	train := put(t, s, "ar17", "1105", 2)
	put(t, s, "ar02", "1105", 1)
	enter(t, s, "mi10", "1104", "1105", 4)
	combat(t, s, mineosFights)
	if s.EngagedIn(place(t, s, "1105"), Defender) != 2 {
		t.Error("a train counts as a block")
	}
	holdUntil(t, s, "mi10")
	play2(t, s, "attack mi10", 6, 1, 1, 1)
	play(t, s, "take ar17")
	remains(t, s, train, "1105", 1)
	wants(t, s, AskAction, Argot, "retreat ar17 1005, retreat ar17 1106, retreat ar17 1204, retreat ar17 1205, retreat ar17 1206, hold ar17")
	refused(t, s, "attack ar17", "AR-CMB-9")
}

func TestATrainLeftAloneIsCapturedAtOnce(t *testing.T) {
	// AR-TRN-4 AR-TRN-5 AR-TRN-7 AR-RUL-58 AR-RUL-43
	for _, c := range []struct {
		id, foe, train string
		fights         []Party
		owner          Party
	}{{"ar02", "mi10", "ar17", mineosFights, content.Mineos}, {"mi10", "ar02", "ar18", argotFights, content.Argot}} {
		s := field(t)
		train := put(t, s, c.train, "1105", 4)
		s.Pieces[train].Party = 1 - c.owner
		put(t, s, c.id, "1105", 1)
		enter(t, s, c.foe, "1104", "1105", 4)
		combat(t, s, c.fights)
		holdUntil(t, s, c.foe)
		play2(t, s, "attack "+c.foe, 6, 6, 1, 1)
		events := play(t, s, "take "+c.id)
		p := &s.Pieces[train]
		remains(t, s, train, "1105", 4) // the second hit finds nobody
		if p.Party != c.owner || !p.Has(Regrouped) || !p.Has(Moved) || !p.Seen.Known || s.RoleOf(p.At, p.Party) != Attacker {
			t.Errorf("%s: %+v", c.train, *p)
		}
		if told(events) != "steps_lost eliminated train_captured hits_spare battle_ended" {
			t.Errorf("%s", told(events))
		}
		if s.Asked != AskRegroup || offered(t, s, "regroup "+c.train+" 1106") {
			t.Errorf("%s", choices(s))
		}
		refused(t, s, "regroup "+c.train+" 1106", "AR-REG-2")
	}
}

func TestAWaryBandPlundersATrain(t *testing.T) {
	// AR-TRN-5 AR-RUL-27
	s := field(t)
	train := put(t, s, "ar17", "1105", 4)
	put(t, s, "ar02", "1105", 1)
	enter(t, s, "zu03", "1104", "1105", 4)
	combat(t, s, []Party{content.Zulon}, 6, 6, 1, 1, 1, 1, 1, 1)
	if s.Asked == AskAction {
		play(t, s, "hold ar02")
	}
	for s.Asked == AskHit {
		play(t, s, "take ar02")
	}
	if s.Pieces[train].Status != Eliminated || s.Pieces[train].Party != content.Argot {
		t.Errorf("%+v", s.Pieces[train])
	}
}

func TestTheDeadAreNotFrightened(t *testing.T) {
	// AR-ABI-6 AR-RUL-21
	s := field(t)
	put(t, s, "ar02", "1105", 1)
	put(t, s, "ar01", "1105", 4)
	enter(t, s, "mi26", "1104", "1105", 3)
	combat(t, s, mineosFights)
	play2(t, s, "attack mi26", 4, 1, 1)
	if events := play(t, s, "take ar02"); told(events) != "steps_lost eliminated" {
		t.Errorf("%s", told(events))
	}
}

func TestASkittishThirdPartyThatCannotRetreatTakesTheHit(t *testing.T) {
	// AR-ABI-8 AR-TPY-8
	s := field(t)
	rats := put(t, s, "ba02", "1105", 3)
	enter(t, s, "ar02", "1104", "1105", 4)
	for i, at := range []string{"1005", "1204", "1205", "1106", "1206"} {
		put(t, s, []string{"ar01", "ar04", "ar05", "ar13", "ar09"}[i], at, 1)
	}
	combat(t, s, argotFights, 1, 1, 1)
	play2(t, s, "attack ar02", 6, 1, 1, 1)
	remains(t, s, rats, "1105", 2)
}

func TestATrainThatItsEscortLeavesIsCapturedAtOnce(t *testing.T) {
	// AR-TRN-4 AR-RET-8 AR-CMB-11
	s := field(t)
	train := put(t, s, "ar17", "0508", 4)
	put(t, s, "ar02", "0508", 4)
	enter(t, s, "mi10", "0507", "0508", 4)
	combat(t, s, mineosFights)
	if told(play(t, s, "retreat ar02 0509")) != "retreated train_captured battle_ended" || s.Pieces[train].Party != content.Mineos {
		t.Errorf("%+v", s.Pieces[train])
	}
}
