package bsieged

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// turn is the turn of one hero, played without the round around it.
type turn struct {
	position
	told []rules.Event // since the position was made
}

// table sits heroes at a table of one player, all with Morale 5, Food 3, Gold 1 and without
// Divine Grace, nowhere; the decks are full and nothing is on the fields. All that can be asked is.
func table(t *testing.T, heroes ...string) *turn {
	t.Helper()
	g := content
	s := &State{game: g, rng: rules.NewRand(7), round: 2, active: noHero}
	s.set.seats, s.set.noGrace, s.set.high, s.set.asked = 1, true, 10, asksAll
	s.set.points = [cards.FieldCount]uint8{1, 1, 1, 1}
	for _, id := range heroes {
		for k := range g.set.Heroes {
			if g.set.Heroes[k].ID == id {
				o := &s.heroes[s.nhero]
				*o = hero{kind: uint8(k), alive: true}
				s.outfit(o)
				s.nhero++
			}
		}
	}
	if int(s.nhero) != len(heroes) {
		t.Fatalf("a hero of %v is unknown", heroes)
	}
	s.deal()
	s.story = nil
	s.push(newFrame(roundFrame))
	return &turn{position: position{s, t}}
}

// hero is the state of a hero.
func (k *turn) hero(id string) *hero { k.t.Helper(); return &k.heroes[k.who(id)] }

// at stands a hero somewhere.
func (k *turn) at(id string, p place) *turn { k.t.Helper(); k.hero(id).at = p; return k }

// has sets a track of a hero.
func (k *turn) has(id string, what cards.What, n int8) *turn {
	k.t.Helper()
	k.hero(id).track[what] = n
	return k
}

// put puts figures on a Zone.
func (k *turn) put(f fieldNo, z zoneNo, g figure, n uint8) *turn {
	k.fronts[f].zones[z].n[g] += n
	return k
}

// give takes a card out of its decks and stores it with a hero.
func (k *turn) give(id string, list ...string) *turn {
	k.t.Helper()
	for _, card := range list {
		c := k.find(card)
		o := k.hero(id)
		o.cards[o.ncard] = c
		o.ncard++
		if !k.storable(k.who(id), noCard) {
			k.t.Fatalf("%s cannot store %s", id, card)
		}
	}
	return k
}

// learn gives a hero abilities, in the next free slots.
func (k *turn) learn(id string, list ...string) *turn {
	k.t.Helper()
	for _, a := range list {
		level := k.nextLevel(k.who(id))
		k.hero(id).tokens[level] = token{learned, k.abilityOf(a)}
	}
	return k
}

// event makes Events active.
func (k *turn) event(list ...string) *turn {
	k.t.Helper()
	for _, id := range list {
		was := k.nevent
		for i := range k.game.set.Events {
			if k.game.set.Events[i].ID == id {
				k.events[k.nevent] = uint8(i)
				k.nevent++
			}
		}
		if k.nevent == was {
			k.t.Fatalf("no Event %s", id)
		}
	}
	return k
}

// begin begins the turn of a hero, with the faces of the next dice. A turn before it is given up.
func (k *turn) begin(id string, faces ...uint8) *turn {
	k.t.Helper()
	k.stack.Depth, k.ask, k.listed = 1, question{hero: noHero}, false
	k.force(faces...)
	k.active = k.who(id)
	f := newFrame(turnFrame)
	f.hero = k.active
	k.push(f)
	k.drive()
	return k
}

// force settles the next dice.
func (k *turn) force(faces ...uint8) *turn {
	k.t.Helper()
	if err := k.rng.Force(faces...); err != nil {
		k.t.Fatal(err)
	}
	return k
}

// drive plays on until a question with more than one answer or the end of the turn.
func (k *turn) drive() {
	for steps := 0; k.result == undecided && k.stack.Depth > 1; steps++ {
		if steps > 1000 {
			k.t.Fatal("the turn does not end")
		}
		if k.ask.kind == askNothing {
			k.step()
			k.judge()
			continue
		}
		k.list()
		for i, c := range k.choices {
			for _, other := range k.choices[:i] {
				if c == other {
					k.t.Fatalf("%v is offered twice", c)
				}
			}
		}
		if len(k.choices) != 1 {
			break
		}
		k.answer(k.choices[0])
	}
	k.told = append(k.told, k.story...)
	k.story = k.story[:0]
}

// can reports whether a choice is offered.
func (k *turn) can(v rules.Verb, args ...int) bool {
	if k.stack.Depth <= 1 || k.ask.kind == askNothing {
		return false
	}
	k.list()
	for _, c := range k.choices {
		if c == of(v, args...) {
			return true
		}
	}
	return false
}

// offered counts the choices of a verb.
func (k *turn) offered(v rules.Verb) int {
	n := 0
	if k.over() {
		return 0
	}
	k.list()
	for _, c := range k.choices {
		if c.Verb == v {
			n++
		}
	}
	return n
}

// do makes a choice that must be offered.
func (k *turn) do(v rules.Verb, args ...int) *turn {
	k.t.Helper()
	if !k.can(v, args...) {
		k.t.Fatalf("choice %d %v is not offered; asked is %s with %v", v, args, k.ask.kind, k.choices)
	}
	k.answer(of(v, args...))
	k.drive()
	return k
}

// over reports whether the turn has ended.
func (k *turn) over() bool { return k.stack.Depth <= 1 || k.result != undecided }

// refused expects a choice to be refused by a rule, with words that name why.
func (k *turn) refused(rule string, v rules.Verb, args ...int) string {
	k.t.Helper()
	if k.can(v, args...) {
		k.t.Fatalf("choice %d %v is offered", v, args)
	}
	r := k.refuseTurn(k.named(of(v, args...)))
	if r == nil {
		k.t.Fatalf("choice %d %v is not refused", v, args)
	}
	if r.Rule != rule {
		k.t.Errorf("choice %d %v is refused by %s (%s), want %s", v, args, r.Rule, r.Why, rule)
	}
	return r.Why.String()
}

// is compares a number.
func (k *turn) is(what string, got, want int) {
	k.t.Helper()
	if got != want {
		k.t.Errorf("%s is %d, want %d", what, got, want)
	}
}

// morale compares the Morale of a hero.
func (k *turn) morale(id string, want int) {
	k.t.Helper()
	k.is("the Morale of "+id, int(k.hero(id).track[cards.Morale]), want)
}

// left compares the actions left.
func (k *turn) left(want int) {
	k.t.Helper()
	k.is("actions left", int(k.heroes[k.active].turn.left), want)
}

// times counts the events of a name.
func (k *turn) times(name string) int {
	n := 0
	for _, e := range k.told {
		if e.Name == name {
			n++
		}
	}
	return n
}

// last is the last event of a name.
func (k *turn) last(name string) rules.Event {
	k.t.Helper()
	for i := len(k.told) - 1; i >= 0; i-- {
		if k.told[i].Name == name {
			return k.told[i]
		}
	}
	k.t.Fatalf("no event %s", name)
	return rules.Event{}
}

// standing figures of a Zone.
func (k *turn) zone(f fieldNo, z zoneNo) [figureCount]uint8 { return k.fronts[f].zones[z].n }
