package engine

import (
	"testing"

	"portcullis/rules/argot/content"
)

// campaignField is a field of the campaign, in which heroes help.
func campaignField(t testing.TB) *State {
	t.Helper()
	s := field(t)
	c := empty(t, "campaign")
	s.World, s.Options = c.World, c.Options
	return s
}

func TestAHeroRerollsMisses(t *testing.T) {
	// AR-MIS-11 AR-RUL-22
	for _, used := range []bool{true, false} {
		s := campaignField(t)
		s.Turn = s.turnsOfDay() // any hit more will do (AR-RUL-79)
		foe := put(t, s, "mi10", "1105", 4)
		enter(t, s, "ar05", "1104", "1105", 3)
		combat(t, s, argotFights)
		play2(t, s, "attack ar05", 5, 1, 2)
		wants(t, s, AskReroll, Argot, "use sefa, keep sefa")
		if !used {
			play(t, s, "keep sefa")
			remains(t, s, foe, "1105", 3)
			continue
		}
		events := play2(t, s, "use sefa", 6, 4)
		if told(events[:4]) != "power_used die_rerolled die_rerolled steps_lost" {
			t.Errorf("%s", told(events))
		}
		if e := event(t, events, "die_rerolled"); e.N != 1 || e.M != 6 || !e.Reveals {
			t.Errorf("%+v", e)
		}
		remains(t, s, foe, "1105", 2) // the 5 and the new 6
	}
}

func TestNoRerollWithoutAMissOrForMineosOrFromOutside(t *testing.T) {
	// AR-MIS-11, ledger 7.5
	s := campaignField(t)
	put(t, s, "mi10", "1105", 4)
	enter(t, s, "ar05", "1104", "1105", 1)
	put(t, s, "ar06", "1209", 3)
	put(t, s, "mi04", "1208", 4)
	combat(t, s, argotFights)
	play2(t, s, "bombard ar06 1208 mineos", 1, 1, 1)
	if s.Asked == AskReroll {
		t.Error("a bombardment is no battle")
	}
	play2(t, s, "attack ar05", 6)
	if s.Asked == AskReroll {
		t.Error("there was no miss")
	}
	play2(t, s, "attack mi10", 1, 1, 1)
	if s.Asked == AskReroll {
		t.Error("Mineos has no heroes")
	}
}

func TestAHeroCancelsAHitAndTheTerrorWithTheLastOne(t *testing.T) {
	// AR-MIS-11 AR-ABI-6, ledger 7.5
	s := campaignField(t)
	watch := put(t, s, "ar02", "1105", 4)
	enter(t, s, "mi26", "1104", "1105", 2)
	combat(t, s, mineosFights)
	play2(t, s, "attack mi26", 4, 1)
	wants(t, s, AskCancel, Argot, "use ysolde, keep ysolde")
	events := play(t, s, "use ysolde")
	remains(t, s, watch, "1105", 4)
	if e := event(t, events, "hits_cancelled"); e.N != 1 || e.M != 0 || s.Battle.Frightened.Has(block(t, s, "mi26")) {
		t.Errorf("%+v, frightened %v", e, s.Battle.Frightened)
	}
	holdUntil(t, s, "mi26")
	play2(t, s, "attack mi26", 4, 4, 6)
	if s.Asked == AskCancel {
		t.Error("once a day")
	}
	remains(t, s, watch, "1105", 2)
	if !s.Battle.Frightened.Has(block(t, s, "mi26")) {
		t.Error("the first hits that are left frighten")
	}
}

func TestHeroesHelpOnlyARoleWithABlockOfArgot(t *testing.T) {
	// AR-MIS-11, ledger 7.5: the Argot role
	for _, own := range []bool{false, true} {
		s := campaignField(t)
		s.Stance[content.Hespero] = content.WithArgot
		put(t, s, "hs01", "1105", 3)
		if own {
			put(t, s, "ar17", "1105", 4)
		}
		enter(t, s, "mi18", "1104", "1105", 2)
		combat(t, s, mineosFights)
		play2(t, s, "attack mi18", 4, 1)
		if (s.Asked == AskCancel) != own {
			t.Errorf("with a block of Argot's %t: asked %v", own, s.Asked)
		}
	}
}

func TestHeroesHelpAgainstHitsOnBlocksInBattleOnly(t *testing.T) {
	// AR-MIS-11, ledger 7.5: cancel_hits
	s := campaignField(t)
	put(t, s, "mi17", "1104", 3)
	put(t, s, "ar02", "1005", 4)
	combat(t, s, mineosFights)
	play2(t, s, "bombard mi17 1005 argot", 6, 1, 1)
	remains(t, s, block(t, s, "ar02"), "1005", 3) // a bombardment is no battle

	s = campaignField(t)
	put(t, s, "ar02", "0905", 4)
	enter(t, s, "mi15", "1005", "0905", 3)
	combat(t, s, mineosFights)
	holdUntil(t, s, "mi15")
	play2(t, s, "storm mi15", 6, 1, 1)
	if s.Asked == AskCancel || s.Gates[s.Map.At(place(t, s, "0905")).Gate].Strength != 2 {
		t.Error("hits on a fortification are not cancelled")
	}
	holdUntil(t, s, "mi15")
	play2(t, s, "attack mi15", 1, 1, 1)
	if s.Asked == AskCancel {
		t.Error("there is no hit to cancel")
	}
}

func TestARerollThatMissesCancelsNothing(t *testing.T) {
	// AR-MIS-11
	s := campaignField(t)
	s.Turn = s.turnsOfDay() // any hit more will do (AR-RUL-79)
	put(t, s, "mi10", "1105", 4)
	enter(t, s, "ar05", "1104", "1105", 2)
	combat(t, s, argotFights)
	play2(t, s, "attack ar05", 1, 1)
	if events := play2(t, s, "use sefa", 2, 2); told(events) != "power_used die_rerolled die_rerolled" {
		t.Errorf("%s", told(events))
	}
}

// A hero is asked in a battle where the power can be expected to change something, and else it is kept unasked.
func TestAHeroIsAskedOnlyWhereThePowerHelps(t *testing.T) { // AR-RUL-79 AR-MIS-11
	for _, c := range []struct {
		says  string
		steps uint8 // of who is struck
		dice  []uint8
		turn  uint8 // 0: not the last one of the day
		asked bool
	}{
		{"one miss of a die that hits on 5", 4, []uint8{5, 5, 1}, 0, false},
		{"three misses, of which one can be expected to hit", 4, []uint8{1, 1, 1}, 0, true},
		{"two misses", 4, []uint8{5, 1, 1}, 0, false},
		{"one hit more takes the last step", 3, []uint8{5, 5, 1}, 0, true},
		{"the hits find no more steps", 2, []uint8{5, 5, 1}, 0, false},
		{"the power is lost with the turn", 4, []uint8{5, 5, 1}, 8, true},
		{"it is lost, but nobody is left", 2, []uint8{5, 5, 1}, 8, false},
	} {
		for _, before := range []bool{false, true} {
			s := campaignField(t)
			s.Options.AskSlight = before
			if c.turn > 0 {
				s.Turn = c.turn
			}
			put(t, s, "mi10", "1105", c.steps)
			enter(t, s, "ar05", "1104", "1105", 3)
			combat(t, s, argotFights)
			play2(t, s, "attack ar05", c.dice...)
			if asked := s.Asked == AskReroll; asked != (c.asked || before) {
				t.Errorf("%s, begun before: %v: asked %v", c.says, before, asked)
			}
		}
	}
}

// Of wings a block on the ground hits none in battle, but a shot from outside can hit all: that counts where a hero is asked.
func TestShotsCountWhomTheyCanHit(t *testing.T) { // AR-RUL-79 AR-HIT-3 AR-RNG-4
	for _, shot := range []bool{false, true} {
		s := campaignField(t)
		by, wings := block(t, s, "ar05"), content.NoBlock
		for b := range content.Block(len(s.Pieces)) {
			if SeatOf(s.Content.At(b).Army.Party()) == Mineos && s.Kind(b) == content.Air {
				wings = b
				break
			}
		}
		put(t, s, s.Content.At(wings).ID, "1105", 2)
		s.Roll = Roll{By: by, Aim: AtBlocks, Shot: shot}
		want := 0
		if shot {
			want = s.absorbs(wings)
		}
		if got := s.takes(&Frame{Place: place(t, s, "1105"), Party: s.Pieces[wings].Party}); got != want || want == 0 && shot {
			t.Errorf("shot %v: hits that find somebody: %d, want %d", shot, got, want)
		}
	}
}

// Who has fewer steps than there are hits loses nothing by one of them: no hero is asked to cancel it.
func TestAHeroCancelsNoHitThatFindsNobody(t *testing.T) { // AR-RUL-79 AR-HIT-3
	for steps, asked := range map[uint8]bool{1: false, 2: true} {
		s := campaignField(t)
		put(t, s, "ar17", "1105", steps)
		enter(t, s, "mi18", "1104", "1105", 2)
		combat(t, s, mineosFights)
		play2(t, s, "attack mi18", 6, 6)
		if (s.Asked == AskCancel) != asked {
			t.Errorf("two hits on %d steps: asked %v", steps, s.Asked == AskCancel)
		}
	}
}
