package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-CON-40, BS-CON-42: whatever takes dice away, an attack never rolls fewer than none, and none
// hits nothing.
func TestNoFewerDiceThanNone(t *testing.T) {
	for _, n := range []int8{-1, -2, -99} {
		d := inTurn(t, "osvith").give("osvith", "arm_logs", "arm_gate_halberd").put("south/1", krohn, 3).set("osvith", cards.Grace, 3)
		for _, stat := range []cards.Stat{cards.AttackDice, cards.MassiveDice} {
			for range 4 {
				d.keep(modifier{stat: stat, n: n, hero: noHero, until: cards.UntilSeason})
			}
		}
		want := max(2+1+4*int(n), 0) // the halberd's dice and Refined Swordsmanship
		if got := d.attackDice(d.who("osvith"), zone1, 2); got != want {
			t.Errorf("%d each: %d dice, want %d", n, got, want)
		}
		d.play("attack south/1 arm_gate_halberd", "use arm_logs south").zone("south/1", 0, 0, 0, 3, 0)
	}
}

// BS-BAD-22, BS-INV-18: a position whose modifications pile up is played on and is read again.
func TestPiledUpModifications(t *testing.T) {
	for _, n := range []int8{-99, 99} {
		d := inTurn(t, "osvith").put("south/1", krohn, 3).put("south/2", krohn, 3)
		for _, stat := range []cards.Stat{cards.AttackTarget, cards.Actions, cards.ArtilleryActions, cards.IgnoredHits, cards.Strength} {
			for range 4 {
				d.keep(modifier{stat: stat, n: n, hero: noHero, until: cards.UntilSeason})
			}
		}
		d.set("osvith", cards.Grace, 3)
		d.startTurn("osvith")
		d.apply("attack south/1")
		data, err := d.Snapshot()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := content.Restore(data); err != nil {
			t.Errorf("%d each: %v", n, err)
		}
	}
}

// BS-EPI-2, BS-EAT-3: content can make more hits than a frame counts; all that somebody can take
// are dealt.
func TestMoreHitsThanCounted(t *testing.T) {
	s := besiege(t)
	s.game.set.Units[cards.Krohn].Standard.Hits = 9
	s.hero(eileen, wallOf(north), 10).hero(orobox, wallOf(north), 10)
	for _, n := range []uint8{15, 16} { // 135 and 144 hits
		s.fronts[north].zones[zone1] = zone{}
		s.put(north, zone1, krohn, n)
		s.firstQuestion(assaultFrame)
		if got := s.top().n; got <= 0 {
			t.Errorf("%d Krohns of 9 hits: %d are dealt", n, got)
		}
		s.pop()
		s.pop()
		s.ask = question{hero: noHero}
	}
}
