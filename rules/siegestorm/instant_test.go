package siegestorm

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
)

// What an event tells is so in the state that is there right after it.
func TestStateIsWhatTheEventTells(t *testing.T) {
	told := map[string]int{}
	for i, setup := range []rules.Setup{{Seats: 2, Options: map[string]string{"mode": "duel"}}, {Seats: 1, Options: map[string]string{"mode": "solo"}},
		{Seats: 2, Options: map[string]string{"mode": "coop"}}, {Seats: 3, Options: map[string]string{"mode": "lms"}}, {Seats: 4, Options: map[string]string{"mode": "lms"}}} {
		for seed := range uint64(60) {
			r := rand.New(rand.NewPCG(seed, uint64(i)))
			setup.Seed = seed + 1
			st, err := content.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s := st.(*State)
			s.Watch(func(e rules.Event) {
				told[e.Name]++
				if fault := s.differs(e); fault != "" {
					t.Fatalf("%v, seed %d, %s %+v: %s", setup.Options, seed+1, e.Name, e, fault)
				}
			})
			for !s.Decision().Over() {
				choices := s.Decision().Choices
				if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, name := range []string{"turn_began", "drawn", "deployed", "advanced", "storms", "struck", "struck_player", "killed", "spent", "lost", "paid", "committed", "reset",
		"action_played", "action_done", "menace_changed", "life_lost", "boss_plays", "leads", "gang_token", "spirit_token", "reserve_shuffled", "reserve_used",
		"eliminated", "pile_left_the_game", "neighbours_meet", "cleared", "shapeshifted", "vision_drawn", "match_ended"} {
		if told[name] == 0 {
			t.Errorf("no %s was told; there were %v", name, slices.Sorted(maps.Keys(told)))
		}
	}
}

// differs tells where a position is not what an event tells of it.
func (s *State) differs(e rules.Event) string {
	is := func(what string, got, want any) string {
		if got != want {
			return fmt.Sprintf("%s is %v, not %v. ", what, got, want)
		}
		return ""
	}
	c, isCard := s.cardAt(e.Subject)
	switch {
	case e.Name == "pile_left_the_game":
		p, d := placeAt(e.From)
		left := 0
		for i := range s.cards {
			if k := &s.cards[i]; k.place == p && k.holder == d && k.owner == d {
				left++
			}
		}
		return is("what is left", left, 0)
	case e.Name == "left_the_game":
		return is("the place", s.cards[c].place, outOfGame)
	case e.Kind == rules.CardMoved && isCard:
		return is("where the card is", s.whereIs(c), e.To)
	case e.Subject == "token:gang":
		on, _ := s.cardAt(e.To)
		return is("the tokens", int16(s.cards[on].gang), e.M)
	case e.Subject == "token:spirit":
		on, _ := s.cardAt(e.To)
		return is("the tokens", int16(s.cards[on].spirit), e.M)
	case e.Subject == bossMenace:
		return is("the Menace", int16(s.boss.menace), e.M)
	case e.Subject == bossLife:
		return is("the Life", int16(s.boss.life), e.M)
	case e.Name == "reserve_shuffled":
		return is("the Reserve", s.boss.reserve.len(), 0) + is("the token", s.boss.token, true)
	case e.Name == "reserve_used":
		return is("the token", s.boss.token, false)
	case e.Name == "committed" || e.Name == "reset":
		for d := range s.sides {
			for i, x := range s.sides[d].support.cards() {
				if s.game.support[d][i] == e.Subject {
					return is("committed", s.cards[x].committed, e.N == 1)
				}
			}
		}
		return "there is no such Supporter"
	case e.Name == "turn_began":
		return is("the turn", int16(s.turn), e.N) + is("whose turn it is", s.game.seat[s.active], e.Subject)
	case e.Name == "eliminated":
		for d := range side(s.set.seats) {
			if s.game.seat[d] == e.Subject {
				return is("in the match", s.living.Has(d.seat()), false)
			}
		}
	case e.Name == "neighbours_meet":
		for z := range s.zones {
			if at := &s.zones[z]; at.used && (s.game.seat[at.sides[0]] == e.Subject || s.game.seat[at.sides[1]] == e.Subject) {
				return "who has left still holds a Battle Zone"
			}
		}
	case e.Name == "storms":
		return is("who storms", s.stormer, c)
	case e.Name == "boss_plays":
		now := s.View(rules.NoSeat).Boss.Now
		return is("a card is being played", now != nil && now.Element == e.Subject, true)
	case e.Name == "negated":
		negated := false
		for i := range s.links {
			negated = negated || s.chain[i].negated && s.chain[i].card == c
		}
		return is("negated", negated, true)
	case e.Kind == rules.MatchEnded:
		return is("the result", int16(s.result), e.N)
	}
	return ""
}
