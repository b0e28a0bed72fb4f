package towersiege

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// camp is a match in the second Main of a seat, without cards in hands, in which nobody answers.
func camp(t testing.TB, seat rules.Seat) *State {
	t.Helper()
	state, err := load(t).New(rules.Setup{Seed: 1, Seats: 2, Options: map[string]string{"mages": "first_game"}})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	for n := 0; s.Asked != engine.AskMain || s.Asker != seat; n++ {
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[len(choices)-1]); err != nil || n > 200 {
			t.Fatalf("no Main of seat %d: %v", seat, err)
		}
	}
	for i := range 2 {
		p := &s.Players[i]
		p.Hand, p.Deck, p.Setting = engine.Pile{}, engine.Pile{}, engine.AnswerNever
		p.Spells = engine.Pile{}
	}
	s.State.Settle()
	return s
}

// enlist puts a creature of a seat on the battlefield.
func (s *State) enlist(t testing.TB, seat rules.Seat, id string) *engine.Thing {
	t.Helper()
	card, ok := s.Content.Find(id)
	if !ok {
		t.Fatalf("no card %s", id)
	}
	info := s.Content.At(card)
	s.Last++
	s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: card, Owner: seat, Points: int8(info.LP), Printed: int8(info.LP), Position: engine.OnGuard})
	s.Cards = append(s.Cards[:s.Last], card)
	s.State.Settle()
	return s.At(s.Last)
}

var tried = regexp.MustCompile(`\([^)]*\)|\d+ %`)

// threats are the warnings of a seat as text: "!" the match, "?" possible, "~" likely, "=" certain; numbers are left out.
func (s *State) threats(seat rules.Seat) string {
	var all []string
	for _, w := range s.Warnings(seat) {
		text := map[rules.Odds]string{rules.Possible: "?", rules.Likely: "~", rules.Certain: "="}[w.Odds] + w.Rule + " " + tried.ReplaceAllString(w.Text.String(), "#")
		if w.Fatal {
			text = "!" + text
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

// TS-TWR-3, TS-TWR-7, TS-MAG-5, TS-MAG-6: a Mage outside is told that it can be slain, with its odds; not in its Tower, not
// if nobody can strike it, not behind an army. A weak Tower is told of with the Mage in it. Each seat is told of its own.
func TestMagesThatCanBeStruckAreWarned(t *testing.T) {
	for seat := range rules.Seat(2) {
		other := 1 - seat
		army := func(s *State, seat rules.Seat, n int, ids ...string) {
			for range n {
				s.enlist(t, seat, append(ids, "hero")[0])
			}
		}
		broke := func(s *State) { s.Players[other].Pilfered = engine.Points{99, 99} }
		expose := func(s *State, points int8) {
			m := s.Mage(seat)
			m.On, m.Position, m.Points = 0, engine.OnGuard, points
			s.Tower(seat).Points = 0
		}
		for _, q := range []struct {
			name string
			lay  func(s *State)
			want string // how it begins; empty: nothing that loses the match
		}{
			{"in its Tower", func(s *State) { army(s, other, 1) }, ""},
			{"outside, and nobody comes", func(s *State) { expose(s, 1); broke(s) }, ""},
			{"outside, within reach of a Spell", func(s *State) { expose(s, 1) }, "!?TS-TWR-3 $ may be slain before your next turn #"},
			{"outside, with one point against an army", func(s *State) { expose(s, 1); army(s, other, 6) },
				"!~TS-TWR-3 $ may be slain before your next turn #"},
			{"outside, with one point against one that is weak", func(s *State) { expose(s, 1); broke(s); army(s, other, 1, "skeleton") }, "!?TS-TWR-3 $ may be slain before your next turn #"},
			{"outside, with two points against one", func(s *State) { expose(s, 2); broke(s); army(s, other, 1, "skeleton") }, "?TS-MAG-5 $ may lose a Life Point before your next turn #"},
			{"behind three of its own", func(s *State) { expose(s, 1); broke(s); army(s, other, 1, "skeleton"); army(s, seat, 3, "skeleton") }, ""},
			{"in a Tower about to fall", func(s *State) { s.Tower(seat).Points = 1; s.Mage(seat).Points = 1; army(s, other, 6) },
				"!~TS-TWR-7 $ may be slain even inside before your next turn #"},
			{"in a Tower that one can topple", func(s *State) { s.Tower(seat).Points = 1; broke(s); army(s, other, 1) }, "?TS-TWR-7 the Tower may fall before your next turn #"},
		} {
			s := camp(t, seat)
			q.lay(s)
			s.State.Settle()
			name := s.Info(s.Mage(seat)).Title().String()
			got := s.threats(seat)
			if want := strings.ReplaceAll(q.want, "$", name); !strings.Contains(got, want) || want == "" && strings.Contains(got, "!") {
				t.Errorf("seat %d, %s: %q, want %q", seat, q.name, got, want)
			}
			if got := s.threats(other); strings.Contains(got, name) {
				t.Errorf("seat %d, %s: the other seat is told %q", seat, q.name, got)
			}
			end := rules.Choice{Verb: engine.EndTurn}
			if _, ask := s.Caution(end); ask != (strings.HasPrefix(q.want, "!~") || len(s.idle(end)) > 0) {
				t.Errorf("seat %d, %s: the end of the turn is asked about: %t", seat, q.name, ask)
			}
		}
	}
	if camp(t, 0).Warnings(rules.NoSeat) != nil {
		t.Error("nobody is warned")
	}
}

// A Tower that probably falls is warned of before a Mage that is slain by a rare chance (TS-TWR-7, TS-END-1); and while an attack can be answered
// it is told of with the odds of that attack, as all else tells them (TS-CMB-9).
func TestTheLikeliestDangerIsWarnedOfFirst(t *testing.T) {
	s := camp(t, 0)
	s.Tower(0).Points, s.Mage(0).Points = 1, 2
	for range 3 {
		s.enlist(t, 1, "hero")
	}
	s.State.Settle()
	list := s.Warnings(0)
	if len(list) < 2 || list[0].Rule != "TS-TWR-7" || list[0].Fatal || list[0].Chance < 0.2 {
		t.Fatalf("it is warned of %+v", list)
	}
	for i := 1; i < len(list); i++ {
		if list[i].Chance > list[0].Chance {
			t.Errorf("%q stands behind %q", list[i].Text, list[0].Text)
		}
	}
}

// Nobody is told of a last chance to do something where nothing can be done, and where something can it may be the last: what the
// others will let one answer nobody knows (TS-TRN-19).
func TestNoLastChanceWhereNothingCanBeDone(t *testing.T) {
	for _, held := range []bool{true, false} {
		s := camp(t, 0)
		mage := s.Mage(0)
		mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
		s.Tower(0).Points = 0
		for range 6 {
			s.enlist(t, 1, "hero")
		}
		if s.Players[0].Hand = (engine.Pile{}); !held {
			s.Players[0].Spells, s.Players[0].Ordinary, s.Players[0].Gained = engine.Pile{}, engine.Points{}, engine.Points{}
			mage.Marks |= engine.Attacked
		}
		s.Asked = engine.AskCombat
		s.State.Settle()
		text, ask := s.Caution(rules.Choice{Verb: engine.EndCombat})
		if ask != held {
			t.Errorf("with something to do %t, the end of Combat is asked about: %t, of %v", held, ask, s.Decision().Choices)
		}
		if held && !strings.Contains(text.String(), "This may be your last chance") {
			t.Errorf("it is said %q", text)
		}
	}
}

// Where a match may be lost and gold is left as well, the answers do not speak of the gold alone (TS-TRN-13, TS-TRN-19).
func TestTheAnswersToALastChanceSpeakOfAll(t *testing.T) {
	s := camp(t, 0)
	mage := s.Mage(0)
	mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
	s.Tower(0).Points = 0
	for range 6 {
		s.enlist(t, 1, "hero")
	}
	hero, _ := s.Content.Find("hero")
	p := &s.Players[0]
	p.Ordinary = engine.Points{8, 0}
	p.Hand.Cards[0], p.Hand.N = hero, 1
	s.State.Settle()
	end := rules.Choice{Verb: engine.EndTurn}
	text, _ := s.Caution(end)
	if said := text.String(); !strings.Contains(said, "This may be your last chance") || !strings.Contains(said, "Hero is worth its price") {
		t.Fatalf("it is asked %q", said)
	}
	if says := s.Replies(end); says.Back.String() != "Go back and choose again" || says.On.String() != "End the turn all the same" {
		t.Errorf("the answers are %v", says)
	}
}

// What was tried is told in plain words, with what it came of.
func TestTriesAreToldAsAboutSoMany(t *testing.T) {
	for n, want := range map[int]string{3: "about 1 in 13", 9: "about 1 in 4", 20: "about 1 in 2", 30: "about 8 in 10", 40: "almost surely"} {
		for cast, by := range map[int]string{n: ", mostly by Spells", 0: ", mostly by attacks", (n + 1) / 2: ", by attacks and Spells"} {
			if got := often(n, 40, cast).String(); got != want+by {
				t.Errorf("%d of 40, %d of them cast, is told as %q; want %q", n, cast, got, want+by)
			}
		}
	}
}

// A Tower, or a Mage in the open, with one point left that only Powerbolts can strike falls by Spells, one before which only creatures stand
// by attacks (TS-TWR-7, TS-TWR-3, TS-SPL-1), whoever it belongs to.
func TestAPerilTellsWhatItComesOf(t *testing.T) {
	tower := func(s *State, seat rules.Seat) { s.Tower(seat).Points = 1 }
	mage := func(s *State, seat rules.Seat) {
		m := s.Mage(seat)
		m.On, m.Position, m.Points = 0, engine.OnGuard, 1
		s.Tower(seat).Points = 0
	}
	for _, q := range []struct {
		weak func(s *State, seat rules.Seat)
		told string
	}{{tower, "the Tower may fall"}, {mage, "may be slain before"}} {
		for by, power := range map[string]int16{"mostly by Spells": 60, "mostly by attacks": 0} {
			for seat := range rules.Seat(2) {
				s := camp(t, 1-seat)
				q.weak(s, seat)
				if power == 0 {
					for range 4 {
						s.enlist(t, 1-seat, "ogre")
					}
				}
				bolt, _ := s.Content.Find("powerbolt")
				p := &s.Players[1-seat]
				p.Ordinary, p.Spells.Cards[0], p.Spells.N = engine.Points{0, power}, bolt, uint8(min(power, 1))
				s.State.Settle()
				list := s.Warnings(seat)
				if !slices.ContainsFunc(list, func(w rules.Warning) bool {
					return strings.Contains(w.Text.String(), q.told) && strings.Contains(w.Text.String(), by)
				}) {
					t.Errorf("seat %d, with %d power against it: told %v, not that it %s, %s", seat, power, list, q.told, by)
				}
			}
		}
	}
}

// TS-CMB-9, TS-RUL-58: in random matches the odds of an attack that can still be answered are those with which passing slays
// the Mage, a Mage that only a save can keep is certainly lost without one, and what was tried comes about as often.
func TestWarningsComeTrue(t *testing.T) {
	r := rules.NewRand(3)
	of, came, want := map[string]int{}, map[string]int{}, map[string]float64{}
	for seed := range uint64(40) {
		state, err := load(t).New(rules.Setup{Seed: seed + 1, Seats: 2 + int(seed%3), Options: map[string]string{"mages": "first_game", "no_tells": []string{"off", "on"}[seed%2]}})
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		for range 600 {
			choices := s.Decision().Choices
			if len(choices) == 0 {
				break
			}
			last := choices[len(choices)-1]
			if s.dying(s.Asker) || s.Under > 0 && (last.Verb == engine.Pass || last.Verb == engine.NoBlock) {
				s.follow(t, last, &r, of, came, want)
			}
			c := choices[r.IntN(len(choices))]
			if c.Verb == engine.EndTurn || c.Verb == engine.EndCombat || c.Verb == engine.Forgo {
				c = choices[r.IntN(len(choices))]
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if of["certain"] == 0 || of["attack"] == 0 {
		t.Errorf("told %v", of)
	}
	if got := float64(came["attack"]); got < want["attack"]*0.8-8 || got > want["attack"]*1.2+8 {
		t.Errorf("attacks slay %.0f Mages of %d, told %.1f", got, of["attack"], want["attack"])
	}
}

// follow plays the choice that does nothing, with dice of all kinds, and counts what becomes of the Mage.
func (s *State) follow(t *testing.T, last rules.Choice, r *rules.Rand, of, came map[string]int, want map[string]float64) {
	t.Helper()
	seat := s.Asker
	dying := s.dying(seat)
	gone, _, _ := s.underAttack(seat)
	if !dying && gone == 0 {
		return
	}
	list := s.Warnings(seat)
	if !slices.ContainsFunc(list, func(w rules.Warning) bool {
		return w.Fatal && dying == (w.Odds == rules.Certain) && slices.Contains(w.At, s.ThingElement(s.Mage(seat).ID))
	}) {
		t.Fatalf("dying %t, slain with %v, and told %v", dying, gone, list)
	}
	for range 20 {
		w := s.Clone().(*State)
		w.Rng = rules.NewRandOf(r.Uint64(), rules.Percentile)
		under := w.Under
		for c := last; ; {
			if _, err := w.Apply(c); err != nil {
				t.Fatal(err)
			}
			if w.Players[seat].Out || w.Under < under || w.Result != engine.Undecided {
				break
			}
			choices := w.Decision().Choices
			c = choices[len(choices)-1]
			if w.Asked == engine.AskRiposte {
				c = choices[0]
			}
		}
		out := w.Players[seat].Out
		if dying {
			of["certain"]++
			if !out {
				t.Error("it was certain, and the Mage lives")
			}
			continue
		}
		of["attack"]++
		want["attack"] += gone
		if out {
			came["attack"]++
		}
	}
}

func BenchmarkWarnings(b *testing.B) {
	for _, n := range []int{1, 6} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			s := camp(b, 0)
			for range n {
				s.enlist(b, 0, "hero")
				s.enlist(b, 1, "hero")
			}
			for b.Loop() {
				s.Warnings(0)
			}
		})
	}
}

// Who leaves Main with gold that would buy something worth having is asked first, for Combat and for the end of the turn; not where nothing
// worth it can be bought (TS-TRN-13, TS-RES-10).
func TestGoldThatWouldBuySomethingIsAskedAbout(t *testing.T) {
	for _, c := range []struct {
		gold int16
		held string
		asks bool
	}{{8, "hero", true}, {1, "hero", false}, {8, "", false}} {
		s := camp(t, 0)
		s.enlist(t, 0, "bowman")
		s.enlist(t, 0, "zombie")
		p := &s.Players[0]
		p.Ordinary = engine.Points{c.gold, 0}
		if card, ok := s.Content.Find(c.held); ok {
			p.Hand.Cards[0], p.Hand.N = card, 1
		}
		s.State.Settle()
		for _, verb := range []rules.Verb{engine.EnterCombat, engine.EndTurn} {
			choice := rules.Choice{Verb: verb}
			if !s.Decision().Allows(choice) {
				t.Fatalf("%+v: no choice %v", c, verb)
			}
			text, _ := s.Caution(choice)
			want, about := []string{"Go back and buy it first", "Go to Combat without it"}, []rules.Element{"card:hero"}
			if verb == engine.EndTurn { // nobody has attacked either
				want, about = []string{"Go back and choose again", "End the turn all the same"}, append(about, "thing:5", "thing:6")
			}
			if says := s.Replies(choice); c.asks && (says.Back.String() != want[0] || says.On.String() != want[1] || !slices.Equal(says.About, about)) {
				t.Errorf("%+v, %v: the answers are %v", c, verb, says)
			}
			if got := strings.Contains(text.String(), "8 gold is left, which buys nothing after Main. Hero is worth its price."); got != c.asks {
				t.Errorf("%+v, %v: it is asked %q", c, verb, text)
			}
		}
	}
}
