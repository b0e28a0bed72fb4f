package engine

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// label is another name for each seat and each thing.
type label struct {
	seat  func(rules.Seat) rules.Seat
	thing func(ThingID) ThingID
}

// state is a match under other names.
func (l label) state(from *State) *State {
	s := from.Clone()
	for seat := range rules.Seat(s.Count) {
		p := from.Players[seat]
		p.Mage, p.Tower = l.thing(p.Mage), l.thing(p.Tower)
		s.Players[l.seat(seat)] = p
	}
	s.Start, s.Turn, s.Asker = l.seat(s.Start), l.seat(s.Turn), l.seat(s.Asker)
	for i := range s.Things {
		t := &s.Things[i]
		t.ID, t.Owner, t.On, t.Partner = l.thing(t.ID), l.seat(t.Owner), l.thing(t.On), l.thing(t.Partner)
	}
	slices.SortFunc(s.Things, func(a, b Thing) int { return int(a.ID) - int(b.ID) })
	for i := range s.Timed {
		m := &s.Timed[i]
		m.Caster, m.Turn, m.Target, m.Other = l.seat(m.Caster), l.seat(m.Turn), l.thing(m.Target), l.thing(m.Other)
	}
	for i := range s.Under {
		a, was := &s.Actions[i], &from.Actions[i]
		a.Seat, a.Source, a.Item, a.Partner = l.seat(a.Seat), l.thing(a.Source), l.thing(a.Item), l.thing(a.Partner)
		if !a.Skilled() {
			a.Opponent = l.seat(a.Opponent)
		}
		for n := range a.Targets {
			a.Targets[n] = l.thing(a.Targets[n])
		}
		for n := range a.Again {
			a.Again[n] = l.thing(a.Again[n])
		}
		for seat := range rules.Seat(s.Count) {
			a.Ruined[l.seat(seat)] = was.Ruined[seat]
		}
	}
	for i := 1; i < s.Stack.Len(); i++ {
		f := s.Stack.At(i)
		f.Seat, f.A, f.B, f.D, f.E, f.Item = l.seat(f.Seat), l.thing(f.A), l.thing(f.B), l.thing(f.D), l.thing(f.E), l.thing(f.Item)
		if f.Kind == FrameRifle {
			f.Other = l.seat(f.Other)
		}
	}
	s.Settle()
	return s
}

// choice is a choice under other names.
func (l label) choice(s *State, c rules.Choice) rules.Choice {
	thing := func(args ...int) {
		for _, i := range args {
			c.Args[i] = int16(l.thing(ThingID(c.Args[i])))
		}
	}
	switch c.Verb {
	case Place, PayUpkeep, ReadyItem, StepOut, Dismount, Declare, Forgo, Pick, Defend, BlockByMagic, Strike, Occupy:
		thing(0)
	case MoveItem, GoIn, MountUp, Block:
		thing(0, 1)
	case Equip:
		thing(1)
	case Assault:
		thing(0)
		c.Args[1] = int16(l.seat(rules.Seat(c.Args[1])))
	case Direct:
		thing(0, 2)
	case PickResource:
		c.Args[0] = int16(l.seat(rules.Seat(c.Args[0])))
	case CastMagic:
		if s.Content.At(cardOf(c)).Effects[0].Target == content.Opponent {
			c.Args[2] = int16(l.seat(rules.Seat(c.Args[2])))
		} else {
			thing(2)
		}
	case Use:
		if e := &s.Info(s.At(thingOf(c, 0))).Effects[c.Args[1]]; e.Verb == content.Pilfer {
			c.Args[3] = int16(l.seat(rules.Seat(c.Args[3])))
		} else {
			thing(3)
		}
		thing(0)
	}
	return c
}

// alike reports what differs between two matches.
func alike(a, b *State) string {
	order := func(choices []rules.Choice) []rules.Choice {
		choices = slices.Clone(choices)
		slices.SortFunc(choices, func(a, b rules.Choice) int {
			if a.Verb != b.Verb {
				return int(a.Verb) - int(b.Verb)
			}
			return slices.Compare(a.Args[:], b.Args[:])
		})
		return choices
	}
	switch {
	case a.Asked != b.Asked || a.Asker != b.Asker || a.Turn != b.Turn || a.Round != b.Round || a.Result != b.Result || a.Phase != b.Phase:
		return "who is asked what"
	case a.Rng != b.Rng:
		return "the dice"
	case a.Players != b.Players:
		return "the seats"
	case !slices.Equal(a.Things, b.Things):
		return "what is in play"
	case !slices.Equal(a.Timed, b.Timed):
		return "what is in force"
	case a.Actions != b.Actions || a.Stack != b.Stack:
		return "what is under way"
	case !slices.Equal(order(a.choices), order(b.choices)):
		return "the choices"
	}
	return ""
}

// relabelled plays matches of some seats at random, and each choice under other names too.
func relabelled(t *testing.T, seed uint64, seats int, names func(s *State, dice *rand.Rand) (label, bool)) (tried int) {
	t.Helper()
	w := world(t)
	o := Options{Mages: DealtMages, Redirect: seed%2 == 0, Extended: seed%3 == 0}
	for seat := range o.Decks {
		o.Decks[seat] = w.Content.Built(1, 2, 3)
		if r := rules.NewRand(seed + uint64(seat)); seed%4 > 0 { // with copies of the same card
			o.Decks[seat] = w.Content.Random(&r)
		}
	}
	s := New(w, o, seats, seed)
	for s.Asked == AskTower {
		_, _ = s.Apply(s.choices[0])
	}
	for seat := range s.Players {
		s.Players[seat].Setting, s.Players[seat].Needless = Setting((seed+uint64(seat))%3), AskedAll // else whole turns follow, in which cards leave in the order in which they came
	}
	dice := rand.New(rand.NewPCG(seed, 13))
	for n := 0; n < 2500 && s.Result == Undecided; n++ {
		c := s.choices[dice.IntN(len(s.choices))]
		l, ok := names(s, dice)
		if !ok {
			_, _ = s.Apply(c)
			continue
		}
		other, renamed := l.state(s), l.choice(s, c)
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		if _, err := other.Apply(renamed); err != nil {
			t.Fatalf("%s, as %s: %v", w.Spellings.Write(c), w.Spellings.Write(renamed), err)
		}
		tried++
		if slices.ContainsFunc(s.events, func(e rules.Event) bool { return e.Name == "mage_slain" || e.Rule == "TS-SCR-15" }) {
			continue // what rolls or leaves in the order in which it came does so in another order
		}
		if what := alike(l.state(s), other); what != "" {
			t.Fatalf("seed %d, %d: after %s differ %s", seed, n, w.Spellings.Write(c), what)
		}
	}
	return tried
}

// TestSeatsHaveNoNames: with the seats moved round the table, everything happens in the same way.
func TestSeatsHaveNoNames(t *testing.T) { // TS-WIN-5 TS-RUL-57
	tried := 0
	for seed := range uint64(9) {
		seats := 2 + int(seed%3)
		tried += relabelled(t, seed, seats, func(s *State, dice *rand.Rand) (label, bool) {
			by := 1 + dice.IntN(seats-1)
			return label{func(seat rules.Seat) rules.Seat { return s.after(seat, by) }, func(id ThingID) ThingID { return id }}, true
		})
	}
	t.Log(tried, "choices")
}

// TestEqualCardsAreEqual: two creatures or Items of the same card exchanged, everything happens in the same way.
func TestEqualCardsAreEqual(t *testing.T) {
	tried := 0
	for seed := range uint64(24) {
		tried += relabelled(t, seed+100, 2+int(seed%3), func(s *State, dice *rand.Rand) (label, bool) {
			if len(s.Things) == 0 {
				return label{}, false
			}
			a := &s.Things[dice.IntN(len(s.Things))]
			for i := range s.Things {
				if b := &s.Things[i]; b != a && b.Card == a.Card && b.Owner == a.Owner && !s.Info(a).Is(content.TokenTag) {
					one, two := a.ID, b.ID
					return label{func(seat rules.Seat) rules.Seat { return seat }, func(id ThingID) ThingID {
						switch id {
						case one:
							return two
						case two:
							return one
						}
						return id
					}}, true
				}
			}
			return label{}, false
		})
	}
	if tried < 50 {
		t.Errorf("only %d choices", tried)
	}
	t.Log(tried, "choices")
}
