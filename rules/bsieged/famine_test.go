package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// warningOf is the first warning that says something; nil: there is none.
func warningOf(s *State, words string) *rules.Warning {
	for _, w := range s.Warnings(0) {
		if strings.Contains(w.Text.String(), words) {
			return &w
		}
	}
	return nil
}

// BS-SEA-2, BS-END-8, BS-TBL-15: if nobody whom the Enemies phase leaves alive can pay the Food, the match is lost at
// the end of the Season, and that is told as what loses it. What is certain comes about.
func TestFamineIsToldAsDefeat(t *testing.T) {
	all := []string{"eileen", "orobox", "osvith", "myrinia"}
	for name, q := range map[string]struct {
		round   uint8
		hungry  []string
		struck  []string // stand together below one Mölen, with Morale 1
		shared  []string // stand on one wall with Morale 1 before one Krohn
		dead    []string
		certain bool
		told    bool
	}{
		"all are hungry":                       {3, all, nil, nil, nil, true, true},
		"one can pay":                          {3, all[:3], nil, nil, nil, false, false},
		"who can pay is killed before":         {6, all[:3], all[3:], nil, nil, true, true},
		"who can pay may be killed before":     {9, all[1:], nil, all[:2], nil, false, true},
		"of two who can pay one is spared":     {9, all[2:], nil, all[:2], nil, false, false},
		"who could pay is dead":                {12, all[1:], nil, nil, all[:1], true, true},
		"the Season does not end":              {4, all, nil, nil, nil, false, false},
		"all are killed before hunger matters": {3, all, all, nil, nil, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			k := hushed(t)
			k.round = q.round
			for _, h := range q.hungry {
				k.mark(h, cards.Food, 1)
			}
			for _, h := range q.struck {
				k.units("north/3", "molen 1")
				k.stand(h, "wall:north")
				k.mark(h, cards.Morale, 1)
			}
			for _, h := range q.shared {
				k.units("west/1", "krohn 1")
				k.stand(h, "wall:west")
				k.mark(h, cards.Morale, 1)
			}
			for _, h := range q.dead {
				k.die(k.who(h), "BS-TRK-4")
			}
			w := warningOf(k.State, "at the end of the Season: no hero is left alive")
			if told := w != nil; told != q.told {
				t.Fatalf("told %t: %v", told, read(k.warnings()))
			}
			if line := strings.Join(read(k.warnings()), "\n"); strings.Contains(line, "no hero is left alive") != q.told {
				t.Errorf("the end of the turn warns of %q", line)
			}
			if w == nil {
				return
			}
			if !w.Fatal || w.Rule != "BS-SEA-2" || (w.Odds == rules.Certain) != q.certain {
				t.Errorf("told as %+v", w)
			}
			if s := k.beforeAttack(); q.certain {
				for s.run(); s.result == undecided && s.round == q.round; s.run() {
					s.answer(s.choices[0])
				}
				if s.result != lostHeroes {
					t.Errorf("it ends with %s", s.result)
				}
			}
		})
	}
}

// secondArrives lets the Messenger die and another one ride through empty fields until the last round.
func secondArrives(k *kit) bool {
	s := k.Clone().(*State)
	for f := range s.fronts {
		s.fronts[f].zones = [cards.ZoneCount]zone{}
	}
	s.kill("BS-MSG-10")
	s.messenger.killed = false
	for range s.game.set.Match.Rounds - int(s.round) {
		if s.messenger.where == absent && !s.messenger.back {
			s.putMessenger(north, zone1, "messenger_sent", "BS-MSG-30")
			continue
		}
		f := newFrame(roundFrame)
		s.rideMessenger(&f)
	}
	return s.messenger.where == onWall
}

// BS-MSG-29, BS-END-10, BS-TBL-15: the death of the first Messenger is told as what loses the match from the round on after
// which no other can be on the wall by the last round, on the way out and back, and of the second one always.
func TestDeathOfTheLastHopeIsToldAsDefeat(t *testing.T) {
	for name, q := range map[string]struct {
		m        messenger
		fatal    uint8 // the first round in which it is fatal
		hopeless uint8 // the first in which the match is lost without it: not told of him then
	}{
		"on the way out":  {messenger{where: inZone, zone: zone1}, 5, 6},
		"on the way back": {messenger{where: inZone, zone: zone1, back: true}, 9, 12},
		"on the wall":     {messenger{where: onWall, zone: noZone, back: true}, 9, 13},
	} {
		for round := uint8(2); round <= 12; round++ {
			k := hushed(t)
			k.round, k.messenger = round, q.m
			k.messenger.field, k.messenger.pursuit = north, noField
			k.units("north/1", "krohn 1")
			k.units("north/3", "molen 1")
			w := warningOf(k.State, "The Messenger is killed")
			if w == nil {
				t.Fatalf("%s, round %d: not told", name, round)
			}
			late := round >= q.fatal && round < q.hopeless
			if w.Fatal != late || strings.Contains(w.Text.String(), "no other can be back by the end of round 12") != late {
				t.Errorf("%s, round %d: %q, fatal %t", name, round, w.Text.String(), w.Fatal)
			}
			if round < q.hopeless && secondArrives(k) == late {
				t.Errorf("%s, round %d: the second Messenger arrives in time: %t", name, round, !late)
			}
			k.messenger.deaths = 1
			if w := warningOf(k.State, "The Messenger is killed"); !w.Fatal || w.Rule != "BS-MSG-12" {
				t.Errorf("%s, round %d, second: %+v", name, round, w)
			}
		}
	}
}

// BS-MSG-21, BS-END-10, BS-TBL-18: the hit that takes the last Messenger who can be back in time asks for a second click, and says what it
// costs; while another one could be back it does not.
func TestHitOnTheLastHopeIsAskedAbout(t *testing.T) {
	for round, late := range map[uint8]bool{8: false, 9: true} {
		k := hushed(t)
		k.round, k.messenger = round, messenger{where: onWall, field: west, zone: noZone, back: true, pursuit: noField}
		k.units("west/1", "krohn 1")
		k.stand("eileen", "wall:west")
		s := k.beforeAttack()
		s.run()
		p, ok := s.Preview(of(HitRider))
		if !ok {
			t.Fatalf("round %d: no hit is asked about", round)
		}
		want := "!The Messenger: dies, and every hero loses 1 Morale, down to 1"
		if late {
			want = "!The Messenger: dies, and no other can be back by the end of round 12"
		}
		k.has(read(p.Lines), want)
		if _, asked := s.Caution(of(HitRider)); asked != late {
			t.Errorf("round %d: asked about: %t", round, asked)
		}
	}
}

// BS-SEA-2, BS-TBL-21: the choice with which the turn of a hero ends who starves at the end of the round is asked about in that turn,
// though others are still to act, if another choice earns Food; the view says who starves.
func TestTheTurnOfAStarvingHeroIsAskedAbout(t *testing.T) {
	const want = "The turn of Eileen ends with this, with 0 Food of 2 for the end of the Season: who has too little then dies."
	for _, q := range []struct {
		choice, want string
		round        uint8
		food         int
		actions      int8
	}{
		{"stand east", want, 9, 0, 1},
		{"stand east", "", 9, 0, 2},
		{"stand east", "", 9, 2, 1},
		{"stand east", "", 8, 0, 1},
		{"visit barn", "", 9, 0, 1},
	} {
		k := lastAction(t, q.actions)
		k.acted, k.round = 0, q.round
		k.mark("eileen", cards.Food, q.food)
		k.listed = false
		if got := k.caution(q.choice); got != q.want {
			t.Errorf("%+v: asked about with %q", q, got)
		}
		if starves := k.View().Heroes[k.who("eileen")].Starves; starves != (q.round == 9 && q.food < 2) {
			t.Errorf("%+v: starves is %t", q, starves)
		}
	}
}

// What Food is missing for the end of the Season is seen in every round, of the living alone (BS-SEA-2).
func TestMissingFoodIsSeenEarly(t *testing.T) {
	k := table(t, "eileen", "osvith")
	k.round = 1
	k.heroes[0].track[cards.Food], k.heroes[1].track[cards.Food] = 0, 2
	if h := k.View().Heroes; h[0].Lacks != 2 || h[1].Lacks != 0 || h[0].Starves {
		t.Errorf("they lack %d and %d Food, starving now: %t", h[0].Lacks, h[1].Lacks, h[0].Starves)
	}
	k.heroes[0].alive = false
	if n := k.View().Heroes[0].Lacks; n != 0 {
		t.Errorf("a dead hero lacks %d Food", n)
	}
}
