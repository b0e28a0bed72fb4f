package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// ended plays the end of a round.
func ended(s *State, round uint8) result {
	at(s, round, toEnd)
	s.step()
	s.judge()
	return s.result
}

// BS-END-2, BS-END-3, BS-END-4, BS-END-10: victory needs the Messenger on the wall, alive, and a living
// hero.
func TestEndOfRound(t *testing.T) {
	for _, c := range []struct {
		rule   string
		round  uint8
		where  whereabouts
		heroes int
		want   result
	}{
		{"BS-END-2", 9, onWall, 4, won},
		{"BS-END-2, in round 12", 12, onWall, 1, won},
		{"BS-END-3, in Zone 1 only", 9, inZone, 4, undecided},
		{"BS-END-10, in Zone 1", 12, inZone, 4, lostTime},
		{"BS-END-10 and BS-RUL-74, waiting", 12, waiting, 4, lostTime},
		{"BS-END-10, dead", 12, absent, 4, lostTime},
		{"BS-END-4, died on the wall", 10, absent, 4, undecided},
		{"BS-END-8, no hero lives", 9, onWall, 0, lostHeroes},
	} {
		s := dealt(t, 1)
		s.messenger = messenger{where: c.where, field: north, zone: zone1, back: true, pursuit: noField}
		for h := c.heroes; h < 4; h++ {
			s.die(heroNo(h), "BS-TRK-4")
		}
		if got := ended(s, c.round); got != c.want {
			t.Errorf("%s: %s, want %s", c.rule, got, c.want)
		}
	}
}

// BS-END-12, BS-RUL-6, BS-OPT-10: round seven.
func TestRoundSeven(t *testing.T) {
	for _, c := range []struct {
		option string
		round  uint8
		where  whereabouts
		back   bool
		want   result
		warned int
	}{
		{"warning", 7, inZone, false, undecided, 1},
		{"warning", 6, inZone, false, undecided, 0},
		{"warning", 7, outskirts, false, undecided, 0},
		{"defeat", 7, inZone, false, lostDeadline, 0},
		{"defeat", 7, absent, false, lostDeadline, 0},
		{"defeat", 6, inZone, false, undecided, 0},
		{"defeat", 8, inZone, false, undecided, 0},
		{"defeat", 7, outskirts, false, undecided, 0},
		{"defeat", 7, inZone, true, undecided, 0},
		{"defeat", 7, absent, true, undecided, 0}, // the first one had left
		{"defeat", 7, onWall, true, won, 0},
	} {
		s := dealt(t, 1, optionDeadline, c.option)
		s.messenger = messenger{where: c.where, field: north, zone: zone1, back: c.back, pursuit: noField}
		if got := ended(s, c.round); got != c.want || len(told(s, "messenger_late")) != c.warned {
			t.Errorf("%s, round %d, %v: %s, warned %d times", c.option, c.round, c.where, got, len(told(s, "messenger_late")))
		}
	}
}

// BS-END-7, BS-END-8, BS-END-9, BS-END-11, BS-RUL-7: defeats, and which one is named.
func TestDefeats(t *testing.T) {
	dead := func(s *State) { setMorale(s, 0) }
	ruined := func(n int) func(*State) {
		return func(s *State) {
			for b := range n {
				s.houses[b].harm = destroyed
			}
		}
	}
	killed := func(n uint8) func(*State) { return func(s *State) { s.messenger.deaths = n } }
	entered := func(s *State) { s.result, s.why = lostKrohn, uint8(south) }
	for _, c := range []struct {
		rule string
		do   []func(*State)
		want result
	}{
		{"BS-END-7", []func(*State){killed(2)}, lostMessenger},
		{"BS-END-7, the first Messenger", []func(*State){killed(1)}, undecided},
		{"BS-END-8", []func(*State){dead}, lostHeroes},
		{"BS-END-8, one lives", []func(*State){dead, func(s *State) { s.heroes[2].track[cards.Morale] = 1 }}, undecided},
		{"BS-END-9", []func(*State){ruined(5)}, lostBuildings},
		{"BS-END-9, four", []func(*State){ruined(4)}, undecided},
		{"BS-END-9, rebuilt", []func(*State){ruined(5), func(s *State) { s.houses[0].harm = intact }}, undecided},
		{"BS-END-11", []func(*State){killed(2), ruined(5), dead}, lostHeroes},
		{"BS-END-11", []func(*State){killed(2), ruined(6)}, lostBuildings},
		{"BS-END-11", []func(*State){killed(2), ruined(5), dead, entered}, lostKrohn},
	} {
		s := dealt(t, 1)
		for _, do := range c.do {
			do(s)
		}
		if s.judge(); s.result != c.want {
			t.Errorf("%s: %s, want %s", c.rule, s.result, c.want)
		}
	}
}

// BS-END-11: no victory at the instant of a defeat: a Messenger on the wall does not help.
func TestNoVictoryInDefeat(t *testing.T) {
	s := dealt(t, 1)
	at(s, 9, toSeason)
	s.messenger = messenger{where: onWall, field: north, zone: noZone, back: true, pursuit: noField}
	for b := range 5 {
		s.houses[b].harm = destroyed
	}
	s.run()
	if s.result != lostBuildings {
		t.Errorf("the match ends with %s", s.result)
	}
}

// BS-EX-52, BS-END-3: Consume food comes before the victory check of round 12.
func TestHungerBeforeVictory(t *testing.T) {
	s := dealt(t, 1)
	at(s, 12, toSeason)
	s.messenger = messenger{where: onWall, field: north, zone: noZone, back: true, pursuit: noField}
	for h := range heroNo(3) {
		s.die(h, "BS-TRK-4")
	}
	s.heroes[3].track[cards.Food] = 1
	s.run()
	if o, over := s.Outcome(); !over || o.Result != "lost_heroes" || o.Rule != "BS-END-8" || o.Winners != 0 {
		t.Errorf("the match ends with %+v", o)
	}
}

// BS-END-1, BS-INV-19: all seats win or nobody does; the outcome names cause and round.
func TestOutcome(t *testing.T) {
	for r, want := range map[result]struct{ rule, words string }{
		won:           {"BS-END-2", "The Messenger stood on the Eastern wall, alive, at the end of round 11"},
		lostKrohn:     {"BS-END-5", "Krohns entered the Citadel from the east in round 11"},
		lostAvatar:    {"BS-END-6", "Avatar of the Abyss entered the Citadel from the east in round 11"},
		lostMessenger: {"BS-END-7", "second Messenger died in round 11"},
		lostHeroes:    {"BS-END-8", "heroes were dead in round 11"},
		lostBuildings: {"BS-END-9", "5 buildings lay in ruins in round 11"},
		lostTime:      {"BS-END-10", "end of round 12"},
		lostDeadline:  {"BS-RUL-6", "end of round 7"},
		lostConceded:  {"BS-EDG-8", "conceded in round 11: the Messenger could not be back by the end of round 12"},
	} {
		s := dealt(t, 3)
		if _, over := s.Outcome(); over {
			t.Fatal("a match is over at once")
		}
		s.round, s.result, s.why = 11, r, uint8(east)
		for b := range 5 {
			s.houses[b].harm = destroyed
		}
		s.messenger.field = east
		s.close()
		o, over := s.Outcome()
		if winners := map[bool]rules.Seats{true: 7}[r == won]; !over || o.Result != r.String() || o.Rule != want.rule || !strings.Contains(o.Reason.String(), want.words) || o.Winners != winners {
			t.Errorf("%s: %+v", r, o)
		}
		if e := told(s, r.String()); len(e) != 1 || e[0].Kind != rules.MatchEnded || e[0].Rule != want.rule {
			t.Errorf("%s: told %+v", r, e)
		}
	}
}

// BS-END-8: when the last hero has died, the board shows no hero as living.
func TestNobodyLivesAfterTheLastHero(t *testing.T) {
	s := dealt(t, 1)
	for h := range s.heroes[:s.nhero] {
		s.heroes[h].alive = h == 0
		s.heroes[h].track[cards.Morale] = 0
	}
	if s.judge(); s.result != lostHeroes {
		t.Fatalf("the match ends as %q", s.result)
	}
	for i, h := range s.View().Heroes {
		if h.Alive || s.Story().Heroes[i].Alive {
			t.Errorf("%s stands with Morale %d", s.game.set.Heroes[h.Kind].Short, h.Morale)
		}
	}
}
