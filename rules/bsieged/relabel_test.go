package bsieged

import (
	"reflect"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// relabel renames what has no order of its own: the heroes (hero h becomes heroes[h]), the seats of
// the players, the fields by turning the board, the order of cards in a hand, of Tactics cards and of
// what used cards changed.
type relabel struct {
	heroes [cards.MaxHeroes]heroNo
	seats  [6]uint8
	turn   fieldNo // how far the fields are turned to the left
	town   bool    // the Quarters are turned with them, building for building
	rest   bool    // hands, Tactics cards and modifications are turned round
}

func sameLabels() relabel {
	var m relabel
	for i := range m.heroes {
		m.heroes[i], m.seats[i] = heroNo(i), uint8(i)
	}
	return m
}

func (m *relabel) hero(h heroNo) heroNo {
	if h == noHero {
		return noHero
	}
	return m.heroes[h]
}

func (m *relabel) field(f fieldNo) fieldNo {
	if f == noField {
		return noField
	}
	return (f + m.turn) % cards.FieldCount
}

func (m *relabel) place(s *State, p place) place {
	if f, ok := p.wall(); ok {
		return wallOf(m.field(f))
	}
	if b, ok := p.house(); ok {
		return houseAt(m.house(s, b))
	}
	return p
}

// house is the building at the same place of the Quarter that takes the place of its own.
func (m *relabel) house(s *State, b cards.BuildingID) cards.BuildingID {
	if !m.town {
		return b
	}
	f := fieldNo(s.game.set.Buildings[b].Quarter)
	for i := range quarterHouses {
		if s.houseIn(f, i) == b {
			return s.houseIn(m.field(f), i)
		}
	}
	return b
}

// of is a position with other labels.
func (m *relabel) of(s *State) *State {
	c := new(State)
	c.CopyFrom(s)
	c.choices, c.shown, c.listed = nil, nil, false
	c.acted = 0
	for h := range heroNo(s.nhero) {
		o := s.heroes[h]
		o.at, o.seat = m.place(s, o.at), m.seats[o.seat]
		c.heroes[m.hero(h)] = o
		c.tally.kills[m.hero(h)] = s.tally.kills[h]
		c.acted |= (s.acted >> h & 1) << m.hero(h)
	}
	c.first, c.active, c.ask.hero = m.hero(s.first), m.hero(s.active), m.hero(s.ask.hero)
	if s.dice.n > 0 {
		c.dice.hero = m.hero(s.dice.hero)
	}
	for f := range fieldNo(cards.FieldCount) {
		c.fronts[m.field(f)] = s.fronts[f]
		c.extra[m.field(f)] = s.extra[f]
	}
	for b := range s.houses {
		c.houses[m.house(s, cards.BuildingID(b))] = s.houses[b]
	}
	if s.result == lostKrohn || s.result == lostAvatar {
		c.why = uint8(m.field(fieldNo(s.why)))
	}
	c.facing, c.messenger.field, c.messenger.pursuit, c.avatar.field = m.field(s.facing), m.field(s.messenger.field), m.field(s.messenger.pursuit), m.field(s.avatar.field)
	for i := range c.tactics[:c.ntactic] {
		t := &c.tactics[i]
		t.hero, t.field = m.hero(t.hero), m.field(t.field)
	}
	for i := range c.mods[:c.nmod] {
		c.mods[i].hero = m.hero(c.mods[i].hero)
	}
	for i := range c.stack.Len() {
		m.frame(s, c.stack.At(i))
	}
	if m.rest {
		for h := range c.heroes[:c.nhero] {
			slices.Reverse(c.heroes[h].cards[:c.heroes[h].ncard])
		}
		slices.Reverse(c.mods[:c.nmod])
		slices.Reverse(c.tactics[:c.ntactic])
	}
	return c
}

func (m *relabel) frame(s *State, f *frame) {
	f.hero, f.field = m.hero(f.hero), m.field(f.field)
	if f.from == fromTactic && m.rest {
		f.index = s.ntactic - 1 - f.index
	}
	switch f.kind {
	case spawnFrame, assaultFrame, marchFrame:
		bits := f.bits
		f.bits = 0
		for i := range fieldNo(cards.FieldCount) {
			f.bits |= (bits >> i & 1) << m.field(i)
		}
	case houseFrame:
		f.index = uint8(m.house(s, cards.BuildingID(f.index)))
	case exchangeFrame:
		f.n = int8(m.hero(heroNo(f.n)))
	case molenFrame:
		more := uint16(0)
		for i := range quarterHouses {
			d := f.decided(i)
			if d.token {
				more |= uint16(8|(m.hero(d.spared)+1)) << (shieldBits * i)
			}
		}
		f.more = more
	}
}

// choice is what a choice is called with other labels. Heroes are named by their sheets in choices, so
// that nothing changes about them.
func (m *relabel) choice(s *State, c rules.Choice) rules.Choice {
	switch c.Verb {
	case Send, Next, Attack, Stand, Turn, PickField, PickZone:
		c.Args[0] = int16(m.field(fieldNo(c.Args[0])))
	case Spend, Suffer:
		c.Args[0] = int16(m.house(s, cards.BuildingID(c.Args[0])))
	case Use:
		c.Args[1] = int16(m.field(fieldNo(c.Args[1])))
	case Trigger:
		if m.rest {
			c.Args[0] = int16(s.ntactic) - 1 - c.Args[0]
		}
	}
	return c
}

// plain is a position with all that is no part of the match taken out, and with the cards sorted that
// lie open in an order that nothing asks for: hands, discards and spent tokens.
func plain(s *State) State {
	c := *s
	c.choices, c.shown, c.story, c.head, c.listed, c.fresh, c.watch = nil, nil, nil, nil, false, false, nil
	for i := c.stack.Len(); i < len(c.stack.Frames); i++ {
		c.stack.Frames[i] = frame{}
	}
	for h := range c.heroes {
		o := &c.heroes[h]
		clear(o.cards[o.ncard:])
		slices.Sort(o.cards[:o.ncard])
	}
	clear(c.tactics[c.ntactic:])
	clear(c.mods[c.nmod:])
	clear(c.events[c.nevent:])
	slices.SortFunc(c.tactics[:c.ntactic], func(a, b tactic) int {
		return int(a.card)*100 + int(a.field)*10 + int(a.zone) + 7*int(a.hero) - int(b.card)*100 - int(b.field)*10 - int(b.zone) - 7*int(b.hero)
	})
	slices.SortFunc(c.mods[:c.nmod], func(a, b modifier) int {
		key := func(m modifier) int {
			return ((int(m.stat)*40+int(m.n))*16+int(m.zones))*64 + int(m.hero)*8 + int(m.until) + b2i(m.set)*100000
		}
		return key(a) - key(b)
	})
	for _, d := range decksOf(&c) {
		clear(d.cards[d.n:])
	}
	for k := range c.discards {
		slices.Sort(c.discards[k].list())
	}
	for l := range c.spentTokens {
		slices.Sort(c.spentTokens[l].list())
	}
	return c
}

func decksOf(s *State) []*deck {
	list := []*deck{&s.enemyDeck, &s.enemyDiscard, &s.eventDeck, &s.eventDiscard, &s.leftOut}
	for k := range s.pools {
		list = append(list, &s.pools[k], &s.seasons[k], &s.discards[k], &s.removed[k])
	}
	for l := range s.piles {
		list = append(list, &s.piles[l], &s.spentTokens[l])
	}
	return list
}

// differs names what differs between two positions.
func differs(a, b *State) []string {
	x, y := reflect.ValueOf(plain(a)), reflect.ValueOf(plain(b))
	var list []string
	for i := range x.NumField() {
		if name := x.Type().Field(i).Name; !sameValue(x.Field(i), y.Field(i)) {
			list = append(list, name)
		}
	}
	return list
}

// sameValue compares two values of which only comparable ones, pointers and nil slices are left.
func sameValue(x, y reflect.Value) bool {
	switch x.Kind() {
	case reflect.Slice, reflect.Func:
		return true // set to nil, or the names of the seats
	}
	return x.Equal(y)
}

// relabelled plays random matches and, at every decision, the same choice in the same position with
// other labels and the same dice; what comes of it must be the same with those labels. Labels gives
// the labels to try in a position, if any; breaks says by which rule the labels count after all in what
// was told, "" if they do not.
func relabelled(t *testing.T, positions int, order fieldOrder, labels func(r *rules.Rand, s *State) (relabel, bool), breaks func(m *relabel, s *State, told []rules.Event) string) {
	t.Helper()
	r := rules.NewRand(17)
	done, broken := 0, map[string]int{}
	for seed := uint64(1); done < positions; seed++ {
		options := map[string]string{optionLevel: []string{"footman", "knight", "defender"}[seed%3], optionHeroes: heroesRandom, optionOrder: orderValues[order], optionAsked: "all"}
		state, err := content.New(rules.Setup{Seed: seed, Seats: 1 + int(seed%6), Options: options})
		if err != nil {
			t.Fatal(err)
		}
		for s := state.(*State); s.result == undecided && done < positions; {
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			if sensible := s.Sensible(nil); len(sensible) > 0 && r.IntN(3) > 0 {
				c = sensible[r.IntN(len(sensible))]
			}
			m, ok := labels(&r, s)
			if !ok {
				mustPlay(t, s, c)
				continue
			}
			w := m.of(s)
			mine := s.Clone().(*State)
			told := mustPlay(t, s, c)
			if rule := breaks(&m, s, told); rule != "" {
				broken[rule]++
				continue
			}
			done++
			mustPlay(t, w, m.choice(mine, c))
			if list := differs(m.of(s), w); len(list) > 0 {
				t.Fatalf("seed %d, %s: after %q the result with other labels differs in %v\nlabels %+v\n%s", seed, mine.Prompt().Ask, s.game.Notation(c), list, m, mine.Sketch())
			}
		}
	}
	t.Logf("%d positions; labels count by %v", done, broken)
}

func mustPlay(t *testing.T, s *State, c rules.Choice) []rules.Event {
	t.Helper()
	told, err := s.Apply(c)
	if err != nil {
		t.Fatal(err)
	}
	return slices.Clone(told)
}

// told reports whether an event of one of some names was told.
func tells(events []rules.Event, names ...string) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool { return slices.Contains(names, e.Name) })
}

// Which hero is which number counts for nothing but the order of the turns, which goes round: turned
// round with the First Hero token, everything is the same (BS-HER-2, BS-HER-4, BS-RUL-4).
func TestHeroesTurnedRound(t *testing.T) {
	relabelled(t, 2500, orderSpare, func(r *rules.Rand, s *State) (relabel, bool) {
		m := sameLabels()
		by := 1 + r.IntN(int(s.nhero)-1)
		for h := range int(s.nhero) {
			m.heroes[h] = heroNo((h + by) % int(s.nhero))
		}
		rules.Shuffle(r, m.seats[:s.set.seats])
		m.rest = s.ask.kind != askTrade && r.IntN(2) == 0
		return m, true
	}, func(*relabel, *State, []rules.Event) string { return "" })
}

// In any other order too, until the order itself counts: who acts next (BS-HER-2) and who is first
// next (BS-HER-4, BS-RUL-4).
func TestHeroesInAnyOrder(t *testing.T) {
	relabelled(t, 2500, orderSpare, func(r *rules.Rand, s *State) (relabel, bool) {
		m := sameLabels()
		rules.Shuffle(r, m.heroes[:s.nhero])
		return m, true
	}, func(_ *relabel, _ *State, told []rules.Event) string {
		switch {
		case tells(told, "turn_began"):
			return "BS-HER-2"
		case tells(told, "first_hero_passed"):
			return "BS-HER-4"
		}
		return ""
	})
}

// The fields are alike for who fights there: with the board turned, heroes on walls, figures, Tactics
// cards, Messenger and Catapult with it, every action has the same result. What knows the fields by
// name is left out: the buildings, which heroes visit (BS-CMP-2), the order north, west, south, east of
// spawning and attacks where nobody is asked (BS-RUL-69, BS-OPT-16), and a field drawn at random
// (BS-CON-32, BS-MSG-13).
func TestFieldsTurned(t *testing.T) {
	relabelled(t, 2000, orderSpare, func(r *rules.Rand, s *State) (relabel, bool) {
		m := sameLabels()
		m.turn = fieldNo(1 + r.IntN(cards.FieldCount-1))
		return m, s.heroesPhase()
	}, func(_ *relabel, s *State, told []rules.Event) string {
		switch {
		case tells(told, "enemies_began"):
			return "BS-OPT-16"
		case tells(told, "compass_drawn"):
			return "BS-CON-32"
		}
		return ""
	})
}

// In the Enemies phase nobody visits a building, and with the first field of each step chosen the
// others follow to the left (BS-EAT-1, BS-MAR-1): with the board turned, the Quarters and what stands
// in them with it, every answer has the same result. What knows them by name is left out: a field or
// building that chance draws (BS-CON-32), the new Enemy cards of the fields (BS-SEA-5), and the
// Sanctuary, from which a round begins with a resurrection (BS-RES-4).
func TestFieldsTurnedInTheEnemiesPhase(t *testing.T) {
	relabelled(t, 1500, orderAsk, func(r *rules.Rand, s *State) (relabel, bool) {
		m := sameLabels()
		m.turn, m.town = fieldNo(1+r.IntN(cards.FieldCount-1)), true
		return m, s.under(tacticsFrame) || s.under(assaultFrame) || s.under(marchFrame)
	}, func(_ *relabel, _ *State, told []rules.Event) string {
		switch {
		case tells(told, "compass_drawn", "building_drawn"):
			return "BS-CON-32"
		case tells(told, "season_ended"):
			return "BS-SEA-5"
		case tells(told, "round_began"):
			return "BS-RES-4"
		}
		return ""
	})
}
