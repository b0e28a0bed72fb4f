package bsieged

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// siege is a position of an Enemies phase, built by hand: heroes by place, figures by Zone. It
// plays frames without the round around them, and asks all that can be asked.
type siege struct {
	*State
	t *testing.T
	// questions counts the questions that had more than one answer.
	questions int
}

// The heroes of a siege.
const (
	eileen heroNo = iota
	orobox
	osvith
	kador
	lugh
	myrinia
)

// siegeSet is the content that these tests need: the numbers of the rulebook.
func siegeSet() *cards.Set {
	set := &cards.Set{Lists: [][]cards.Effect{nil, {{Verb: cards.Modify, Stat: cards.IgnoredHits, N: cards.Amount{N: 2}}}}}
	set.Match = cards.Match{Rounds: 12, RoundsPerSeason: 3, Ruins: 5, Messengers: 2, MaxGold: 4, MaxFood: 6, MaxMorale: 10, MaxGrace: 3, Reinforced: 8}
	set.Avatar = cards.Avatar{Resistance: 4, Vinculum: 10, Again: 5, Morale: 2}
	set.Catapult = cards.Catapult{Strength: 4, Zone: 3, Morale: 1}
	set.Units[cards.Molen] = cards.Unit{Standard: cards.Grade{Hits: 1, Resistance: 3, Figures: 8}}
	set.Units[cards.Gargoh] = cards.Unit{Standard: cards.Grade{Hits: 1, Resistance: 1, Figures: 16}, Elite: cards.Grade{Hits: 2, Resistance: 2, Figures: 8}}
	set.Units[cards.Krohn] = cards.Unit{Standard: cards.Grade{Hits: 1, Resistance: 1, Figures: 24}, Elite: cards.Grade{Hits: 2, Resistance: 2, Figures: 8}}
	set.Zones = [cards.ZoneCount]cards.Zone{
		{Target: 4, Act: acts(cards.NoAct, cards.NoAct, cards.AttacksOrEnters), Avatar: cards.Enters},
		{Target: 5, Act: acts(cards.NoAct, cards.Attacks, cards.Advances), Avatar: cards.Advances},
		{Target: 6, Act: acts(cards.Attacks, cards.Advances, cards.Advances), Avatar: cards.Advances, Spawned: true},
	}
	for b := range set.Buildings {
		set.Buildings[b].ID, set.Buildings[b].Quarter = "house"+string(rune('a'+b)), b/2
	}
	for f, id := range []string{"north", "west", "south", "east"} {
		set.Fields[f].ID = id
	}
	for _, id := range []string{"eileen", "orobox", "osvith", "kador", "lugh", "myrinia"} {
		set.Heroes = append(set.Heroes, cards.Hero{ID: id, Strength: 1})
	}
	set.Abilities = []cards.Ability{{ID: "vigor", Effects: 1}}
	set.Cards = []cards.Card{{ID: "club"}}
	set.Dice = cards.Dice{Yellow: [6]int{1, 1, 2, 2, 3, 3}, Catapult: [6]cards.CatapultFace{{Stuck: true}, {Miss: true}, {N: 1}, {N: 2}, {N: 2}, {N: 3}}}
	return set
}

// acts is what Mölens, Gargohs and Krohns do in a Zone.
func acts(molen, gargoh, krohn cards.Act) (a [cards.UnitCount]cards.Act) {
	a[cards.Molen], a[cards.Gargoh], a[cards.Krohn] = molen, gargoh, krohn
	return a
}

// besiege begins a position with all six heroes alive, with Morale 5, nowhere.
func besiege(t *testing.T) *siege {
	t.Helper()
	g := &Game{set: siegeSet()}
	g.nameElements()
	s := &State{game: g, rng: rules.NewRand(1), round: 2, active: noHero, nhero: 6}
	s.set.seats, s.set.order, s.set.asked = 1, orderFixed, asksAll
	for h := range s.heroes {
		s.heroes[h] = hero{kind: uint8(h), alive: true}
		s.heroes[h].track[cards.Morale] = 5
	}
	s.messenger = messenger{where: absent, field: noField, zone: noZone, pursuit: noField}
	s.avatar = avatar{field: noField, zone: noZone}
	s.push(newFrame(roundFrame))
	return &siege{State: s, t: t}
}

// hero puts a hero somewhere with a Morale.
func (s *siege) hero(h heroNo, at place, morale int8) *siege {
	s.heroes[h].at, s.heroes[h].track[cards.Morale] = at, morale
	return s
}

// put puts figures on a Zone.
func (s *siege) put(f fieldNo, z zoneNo, g figure, n uint8) *siege {
	s.fronts[f].zones[z].n[g] += n
	return s
}

// rider puts the Messenger on a wall.
func (s *siege) rider(f fieldNo) *siege {
	s.messenger = messenger{where: onWall, field: f, zone: noZone, pursuit: noField, back: true}
	return s
}

// walker puts the Messenger on a Zone.
func (s *siege) walker(f fieldNo, z zoneNo) *siege {
	s.messenger = messenger{where: inZone, field: f, zone: z, pursuit: noField}
	return s
}

// play plays a kind of frame to its end. Pick answers each question that has more than one
// choice; nil allows none.
func (s *siege) play(k frameKind, pick func() rules.Choice) *siege {
	s.t.Helper()
	s.push(newFrame(k))
	s.finish(pick)
	return s
}

func (s *siege) finish(pick func() rules.Choice) {
	s.t.Helper()
	for n := 0; s.result == undecided && s.stack.Depth > 1; n++ {
		if n > 10000 {
			s.t.Fatal("the frame does not end")
		}
		if s.ask.kind == askNothing {
			s.step()
			s.judge()
			continue
		}
		s.listed = false
		s.list()
		switch len(s.choices) {
		case 0:
			s.t.Fatalf("%v is asked with no choice", s.ask.kind)
		case 1:
			s.answer(s.choices[0])
		default:
			if s.questions++; pick == nil {
				s.t.Fatalf("%v is asked: %v", s.ask.kind, s.choices)
			}
			c := pick()
			if !s.offers(c) {
				s.t.Fatalf("%v is not among %v", c, s.choices)
			}
			s.answer(c)
		}
	}
	if s.result == undecided {
		s.bury()
	}
}

// offers reports whether a choice is among those listed.
func (s *siege) offers(c rules.Choice) bool {
	for _, o := range s.choices {
		if o == c {
			return true
		}
	}
	return false
}

// script answers questions with choices in order.
func (s *siege) script(list ...rules.Choice) func() rules.Choice {
	return func() rules.Choice {
		s.t.Helper()
		if len(list) == 0 {
			s.t.Fatalf("a question too many: %v of %v", s.ask.kind, s.choices)
		}
		c := list[0]
		list = list[1:]
		return c
	}
}

// firstQuestion plays a kind of frame up to its first question and returns the choices.
func (s *siege) firstQuestion(k frameKind) []rules.Choice {
	s.t.Helper()
	s.push(newFrame(k))
	for s.result == undecided && s.stack.Depth > 1 {
		if s.ask.kind == askNothing {
			s.step()
			s.judge()
			continue
		}
		s.listed = false
		s.list()
		if len(s.choices) > 1 {
			return s.choices
		}
		s.answer(s.choices[0])
	}
	s.t.Fatal("nothing is asked")
	return nil
}

// morale checks the Morale of heroes in order; -1 is dead.
func (s *siege) morale(want ...int8) {
	s.t.Helper()
	for h, w := range want {
		o := &s.heroes[h]
		got := o.track[cards.Morale]
		if !o.alive {
			got = -1
		}
		if got != w {
			s.t.Errorf("hero %d: Morale %d, want %d", h, got, w)
		}
	}
}

// told counts events by name.
func (s *siege) told(name string) int {
	n := 0
	for _, e := range s.story {
		if e.Name == name {
			n++
		}
	}
	return n
}

// order is the names of the events that are among some, in order.
func (s *siege) order(names ...string) string {
	var b strings.Builder
	for _, e := range s.story {
		for _, n := range names {
			if e.Name == n {
				b.WriteString(n + " ")
			}
		}
	}
	return strings.TrimSpace(b.String())
}

// ended checks the result.
func (s *siege) ended(want result) {
	s.t.Helper()
	if s.result != want {
		s.t.Errorf("result %d, want %d", s.result, want)
	}
}

// find is the first event of a name.
func (s *siege) find(name string) rules.Event {
	for _, e := range s.story {
		if e.Name == name {
			return e
		}
	}
	return rules.Event{}
}

// froms is where attacks came from, in order.
func (s *siege) froms() string {
	var b strings.Builder
	for _, e := range s.story {
		if e.Kind == rules.AttackResolved {
			b.WriteString(string(e.From) + " ")
		}
	}
	return strings.TrimSpace(b.String())
}
