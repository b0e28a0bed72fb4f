package bsieged

import (
	"bytes"
	"strings"
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

// BS-BAD-22: a Zone that is written twice is refused, not read as one of the two.
func TestZoneWrittenTwice(t *testing.T) {
	d := inTurn(t, "osvith").put("north/3", krohn, 2).put("north/2", krohn, 1)
	data, err := d.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	twice := bytes.Replace(data, []byte(`"zone": 3,
          "units"`), []byte(`"zone": 2,
          "units"`), 1)
	if bytes.Equal(data, twice) {
		t.Fatal("nothing was changed")
	}
	if _, err := content.Restore(twice); err == nil || !strings.Contains(err.Error(), "fields.north.zones.2: comes twice") {
		t.Errorf("%v", err)
	}
}

// BS-RUL-16: what sets a target number never raises that of the Zone.
func TestSetTargetIsNeverWorse(t *testing.T) {
	d := inTurn(t, "lugh")
	for n, want := range map[int8]int{6: 4, 4: 4, 3: 3} {
		d.nmod = 0
		d.keep(modifier{stat: cards.AttackTarget, set: true, n: n, hero: noHero, until: cards.UntilTurn})
		if got := d.targetNumber(d.who("lugh"), zone1, 0); got != want {
			t.Errorf("set to %d: %d+, want %d+", n, got, want)
		}
	}
}

// BS-RUL-34, BS-RUL-37: a Tactics card that is doubled earns its printed Morale twice, when it is
// placed.
func TestDoubledTacticsMorale(t *testing.T) {
	for times, want := range []int{6, 7} {
		d := inTurn(t, "kador").learn("kador", 4, "mercenary_captain").give("kador", "tav_caltrops")
		d.redesign("tav_caltrops", func(c *cards.Card) { c.Morale = 1 })
		d.play([]string{"use tav_caltrops west/1", "use tav_caltrops west/1 +1"}[times]).has("kador", cards.Morale, want)
	}
}

// BS-RUL-87, BS-MAS-8: of a Massive Attack that would kill the Messenger a hit can be taken back, if
// the tokens at hand are enough for it.
func TestGraceSparesTheMessenger(t *testing.T) {
	for _, c := range []struct {
		faces []uint8
		grace int8
		ward  bool
		asked bool
	}{
		{[]uint8{4, 4, 1, 1}, 1, false, true},
		{[]uint8{4, 4, 1, 1}, 1, true, false},  // he cannot be killed
		{[]uint8{6, 6, 1, 1}, 2, false, false}, // 6 to 3 takes three
		{[]uint8{6, 6, 1, 1}, 3, false, true},
	} {
		d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 1).ride("south/1").set("osvith", cards.Grace, c.grace)
		d.ward = c.ward
		d.force(append(c.faces, 1, 1, 1, 1)...).apply("use arm_logs south")
		if got := d.Decision().Kind == "grace" && d.told("attack_rolled") == 1; got != c.asked {
			t.Errorf("%v with %d: asked %v", c.faces, c.grace, got)
		}
	}
	d := inTurn(t, "osvith").give("osvith", "arm_logs").put("south/1", krohn, 1).ride("south/1").set("osvith", cards.Grace, 1)
	d.force(4, 4, 1, 1, 1, 1, 1, 1).play("use arm_logs south", "grace 0 -1")
	if d.messenger.deaths != 0 {
		t.Error("the Messenger died of a hit that was taken back")
	}
}

// BS-RUL-19, BS-GRA-7: a roll outside the own turn, here of an instant that an Event brought, is not
// changed, whatever the hero holds.
func TestNoGraceOutsideTheTurn(t *testing.T) {
	d := inTurn(t, "osvith").set("osvith", cards.Grace, 3)
	d.first = d.who("osvith")
	d.force(2).onTop(&d.pools, "mar_bone_dice").event("ev_late_caravan")
	if d.Decision().Kind == "grace" || d.told("test_rolled") != 1 {
		t.Errorf("the match waits for %q after %d rolls", d.Decision().Kind, d.told("test_rolled"))
	}
	d.has("osvith", cards.Gold, 2).has("osvith", cards.Grace, 3)
}
