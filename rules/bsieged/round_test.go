package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// turns plays a Heroes phase whose turns end at once, and tells who had one.
func turns(s *State) []string {
	at(s, s.round, toHeroes)
	s.acted = 0
	var order []string
	for s.top().stage == toHeroes {
		s.step()
		if s.top().kind == turnFrame {
			order = append(order, s.sheet(s.top().hero).ID)
			s.pop()
		}
	}
	return order
}

// BS-EX-7, BS-HER-1, BS-HER-2, BS-HER-3, BS-HER-4, BS-RUL-3: three players with two heroes each.
func TestOrderOfHeroes(t *testing.T) {
	s := dealt(t, 3, optionHeroes, "kador,myrinia,eileen,lugh,orobox,osvith", optionFirst, "orobox")
	for round, want := range [][]string{
		{"orobox", "osvith", "kador", "myrinia", "eileen", "lugh"},
		{"osvith", "kador", "myrinia", "eileen", "lugh", "orobox"},
		{"kador", "myrinia", "eileen", "lugh", "orobox", "osvith"},
	} {
		if got := turns(s); !slices.Equal(got, want) {
			t.Errorf("round %d: %v, want %v", round+1, got, want)
		}
	}
}

// BS-HER-11: a dead hero has no turn.
func TestDeadHaveNoTurn(t *testing.T) {
	s := dealt(t, 1)
	s.die(1, "BS-TRK-4")
	ids := heroIDsOf(s)
	if got := turns(s); !slices.Equal(got, []string{ids[0], ids[2], ids[3]}) {
		t.Errorf("turns of %v", got)
	}
}

// BS-EX-58, BS-RUL-4: a bearer who dies outside the Heroes phase hands the token on at once, one
// who dies in it keeps it until its end.
func TestDeadFirstHero(t *testing.T) {
	s := dealt(t, 1)
	turns(s)
	if s.first != 1 {
		t.Fatalf("after round 1 the token is with %d", s.first)
	}
	s.die(0, "BS-TRK-4")
	if s.first != 1 {
		t.Errorf("the token went to %d though its bearer lives", s.first)
	}
	s.die(1, "BS-TRK-4")
	if s.first != 2 {
		t.Errorf("the token went to %d, want the next living hero", s.first)
	}
	at(s, 2, toHeroes)
	s.acted = 0
	s.step() // the turn of 2 begins
	s.die(2, "BS-RUL-66")
	if s.first != 2 {
		t.Errorf("in the Heroes phase the token left its bearer for %d", s.first)
	}
	s.pop()
	s.acted = 1 << 3
	s.step()
	if s.first != 3 {
		t.Errorf("after the Heroes phase the token is with %d", s.first)
	}
}

// BS-EDG-2: with one hero alive the token stays.
func TestLastBearer(t *testing.T) {
	s := dealt(t, 1)
	for _, h := range []heroNo{1, 2, 3} {
		s.die(h, "BS-TRK-4")
	}
	if s.passFirst("BS-HER-4"); s.first != 0 {
		t.Errorf("the token went to %d", s.first)
	}
}

// BS-RND-3, BS-RND-4, BS-RND-5, BS-ENP-1: what follows what in a round.
func TestPhases(t *testing.T) {
	for _, c := range []struct {
		round uint8
		want  []frameKind
	}{
		{2, []frameKind{textFrame, spawnFrame, turnFrame, turnFrame, turnFrame, turnFrame, tacticsFrame, assaultFrame, marchFrame}},
		{3, []frameKind{textFrame, spawnFrame, turnFrame, turnFrame, turnFrame, turnFrame, tacticsFrame, assaultFrame, marchFrame, seasonFrame}},
		{4, []frameKind{textFrame, spawnFrame, turnFrame, turnFrame, turnFrame, turnFrame, tacticsFrame, assaultFrame, marchFrame}},
	} {
		s := dealt(t, 1)
		riding(t, s, c.round-1, false, east, zone1)
		at(s, c.round-1, toResurrection)
		var got []frameKind
		for s.round < c.round || s.top().stage != toResurrection {
			if s.step(); s.stack.Depth > 1 {
				got = append(got, s.top().kind)
				s.pop()
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("round %d: %v, want %v", c.round, got, c.want)
		}
	}
}

// BS-RND-1, BS-RND-2: four Seasons of three rounds.
func TestSeasons(t *testing.T) {
	s := dealt(t, 1)
	for round, want := range []int{0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3} {
		s.round = uint8(round + 1)
		if s.season() != want || s.seasonEnds() != (round%3 == 2) {
			t.Errorf("round %d is in Season %d, its last: %v", round+1, s.season(), s.seasonEnds())
		}
	}
}

// BS-RND-6: the next round begins after the last phase; what counts for a round is forgotten.
func TestRoundEnds(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 4, false, east, zone1)
	s.top().stage = toEnd
	s.acted, s.ward, s.messenger.killed = 15, true, true
	s.heroes[0].soaked, s.heroes[0].used = 2, 3
	s.modify(modifier{stat: cards.IgnoredHits, n: 1, hero: 0, until: cards.UntilRound})
	s.modify(modifier{stat: cards.IgnoredHits, n: 1, hero: 0, until: cards.UntilSeason})
	s.step()
	if s.acted != 0 || s.ward || s.messenger.killed || s.heroes[0].soaked != 0 || s.heroes[0].used != 0 || s.nmod != 1 {
		t.Errorf("left over: acted %b, ward %v, killed %v, hero %+v, %d modifications", s.acted, s.ward, s.messenger.killed, s.heroes[0], s.nmod)
	}
	if s.top().stage != toResurrection || s.round != 4 {
		t.Errorf("round %d, stage %d", s.round, s.top().stage)
	}
	s.round, s.top().stage = 6, toEnd
	if s.step(); s.nmod != 0 {
		t.Error("a modification of the Season outlives it")
	}
}

// BS-RES-8, BS-EX-49: the resurrected hero is first in that round.
func TestRaisedActsFirst(t *testing.T) {
	s := dealt(t, 1)
	at(s, 3, toResurrection)
	s.die(2, "BS-TRK-4")
	s.step()
	answerWith(t, s, of(Raise, 2))
	if got := turns(s); got[0] != s.sheet(2).ID {
		t.Errorf("the first turn is of %s", got[0])
	}
}

// BS-BAD-1: a choice that is not waiting, or after the end, is refused and changes nothing.
func TestChoiceNotWaiting(t *testing.T) {
	s := dealt(t, 1)
	before := *s
	if _, err := s.Apply(of(Raise, 0)); err == nil {
		t.Error("a resurrection is taken in round 1")
	}
	if s.messenger != before.messenger || s.rng != before.rng || s.ask != before.ask {
		t.Error("a refused choice changed the match")
	}
	s.result = lostTime
	if _, err := s.Apply(of(Send, 0)); err == nil || len(s.Decision().Choices) != 0 {
		t.Error("after the end a choice is taken")
	}
}

// Every round and every hero's turn is one more turn: undo by turns goes back to where it began.
func TestTurnsAreCounted(t *testing.T) {
	s := dealt(t, 1)
	began := func() (list []int16) {
		for _, e := range s.story {
			if e.Kind == rules.TurnBegan {
				list = append(list, e.N)
			}
		}
		return list
	}
	if p := s.Progress(); p.Rounds != 1 {
		t.Errorf("%d rounds when the match begins", p.Rounds)
	}
	if got := began(); !slices.Equal(got, []int16{1}) || s.Progress().Turn != 1 {
		t.Fatalf("turns %v when the match begins, %d in all", got, s.Progress().Turn)
	}
	at(s, 1, toResurrection)
	s.step()
	at(s, 2, toHeroes)
	s.step()
	s.step()
	if got := began(); !slices.Equal(got, []int16{3}) || s.Progress().Turn != 3 {
		t.Errorf("turns %v, %d in all", got, s.Progress().Turn)
	}
}

// laidTactic puts a Tactics card at a Zone, one that stays for three rounds or one that does not.
func laidTactic(t *testing.T, s *State, f fieldNo, z zoneNo, stays bool) *tactic {
	t.Helper()
	for k := range s.pools {
		for i, c := range s.pools[k].list() {
			if d := s.design(cardNo(c)); d.Tactics && !d.Aim.Each && (s.lingers(d) == 3) == stays {
				s.pools[k].remove(i)
				s.tactics[s.ntactic] = tactic{card: cardNo(c), hero: 0, field: f, zone: z, times: 1}
				s.ntactic++
				return &s.tactics[s.ntactic-1]
			}
		}
	}
	t.Fatal("no Tactics card in the Pool decks")
	return nil
}

// BS-EX-34, BS-MSG-10, BS-RUL-68: the Messenger is killed before the Tactics step begins.
func TestAmbushBeforeTactics(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 5, false, west, zone2)
	s.top().stage = toTactics
	s.fronts[west].zones[zone2].n = count{0, 1, 0, 2, 0}
	laidTactic(t, s, west, zone2, false)
	if s.step(); s.messenger.deaths != 1 || s.top().kind != tacticsFrame || s.ntactic != 1 {
		t.Errorf("deaths %d, upon the round lies %s, %d Tactics cards", s.messenger.deaths, s.top().kind, s.ntactic)
	}
}

// BS-RUL-35, BS-RUL-68: Tactics cards at empty Zones go when the last turn has ended, before
// anything of the Enemies phase; with units there they stay.
func TestEmptyTacticsGoFirst(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 5, false, west, zone2)
	s.top().stage = toHeroes
	s.acted = 15
	s.fronts[west].zones[zone2].n[krohn] = 1
	laidTactic(t, s, west, zone2, false)
	laidTactic(t, s, east, zone1, false)
	if s.step(); s.ntactic != 1 || s.tactics[0].field != west || s.messenger.deaths != 0 || s.top().stage != toTactics {
		t.Errorf("%d Tactics cards are left, the Messenger died %d times", s.ntactic, s.messenger.deaths)
	}
}

// BS-EX-54, BS-RUL-36: counters of Cursed Ground move at the end of the Enemies phase.
func TestCursedGroundAges(t *testing.T) {
	s := dealt(t, 1)
	riding(t, s, 5, false, west, zone2)
	c := laidTactic(t, s, north, zone2, true)
	c.cursed = 1
	s.top().stage = toSeason
	if s.step(); s.ntactic != 1 || s.tactics[0].cursed != 2 {
		t.Errorf("%d cards, the counter is on %d", s.ntactic, s.tactics[0].cursed)
	}
}
