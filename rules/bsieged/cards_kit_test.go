package bsieged

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// desk is a match of all six heroes on an empty board, in the turn of one of them, for tests of
// cards: everybody has Morale 5, Food 3, Gold 4 and no Divine Grace.
type desk struct {
	position
	// events are those of the last choice played.
	events []rules.Event
}

// inTurn lays out a desk in the turn of a hero.
func inTurn(t *testing.T, name string) *desk {
	t.Helper()
	st, err := content.New(rules.Setup{Seed: 7, Seats: 6, Options: map[string]string{optionLevel: "knight", optionAsked: "all"}})
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{position: position{st.(*State), t}}
	for f := range d.fronts {
		d.fronts[f].zones = [cards.ZoneCount]zone{}
	}
	d.messenger = messenger{field: noField, zone: noZone, pursuit: noField}
	for h := range d.heroes {
		d.heroes[h].track = [cards.TrackCount]int8{cards.Gold: 4, cards.Food: 3, cards.Morale: 5}
	}
	d.startTurn(name)
	return d
}

// startTurn begins the turn of a hero with nothing else under way.
func (d *desk) startTurn(name string) {
	d.clearStack()
	d.stack.Frames[0].stage = toHeroes
	h := d.who(name)
	d.stack.Frames[0].hero, d.active = h, h
	f := newFrame(turnFrame)
	f.hero = h
	d.push(f)
	d.run()
}

// clearStack leaves the round alone on the stack.
func (d *desk) clearStack() {
	for i := range d.stack.Frames {
		d.stack.Frames[i] = frame{}
	}
	d.stack.Frames[0], d.stack.Depth = newFrame(roundFrame), 1
	d.ask, d.listed, d.active = question{hero: noHero}, false, noHero
}

// give stores cards, whether they fit or not.
func (d *desk) give(name string, ids ...string) *desk {
	d.t.Helper()
	h := d.who(name)
	for _, id := range ids {
		o := &d.heroes[h]
		o.cards[o.ncard] = d.find(id)
		o.ncard++
	}
	d.listed = false
	return d
}

// onTop puts a card on top of a pool or Season deck.
func (d *desk) onTop(piles *[cards.ClassCount]deck, id string) *desk {
	c := d.find(id)
	piles[c.class()].put(uint8(c))
	return d
}

// learn gives a hero an ability on a Level; what is empty below is turned over.
func (d *desk) learn(name string, level int, id string) *desk {
	d.t.Helper()
	for below := range level - 1 {
		if o := &d.heroes[d.who(name)].tokens[below]; o.state == noToken {
			*o = token{turned, d.piles[below].take()}
		}
	}
	for i, a := range d.game.set.Abilities {
		if a.ID == id {
			for k := range d.piles {
				if at := slices.Index(d.piles[k].list(), uint8(i)); at >= 0 {
					d.piles[k].remove(at)
					break
				}
			}
			d.heroes[d.who(name)].tokens[level-1] = token{learned, uint8(i)}
			d.listed = false
			return d
		}
	}
	d.t.Fatalf("no ability %s", id)
	return d
}

// put places figures: "north/2" and so on.
func (d *desk) put(at string, g figure, n int) *desk {
	f, z := d.zoneAt(at)
	d.fronts[f].zones[z].n[g] += uint8(n)
	d.listed = false
	return d
}

// haunt puts the Avatar at a Zone.
func (d *desk) haunt(at string, vinculum int8) *desk {
	f, z := d.zoneAt(at)
	d.avatar = avatar{f, z, vinculum}
	d.listed = false
	return d
}

// ride puts the Messenger at a Zone.
func (d *desk) ride(at string) *desk {
	f, z := d.zoneAt(at)
	d.messenger.where, d.messenger.field, d.messenger.zone = inZone, f, z
	d.listed = false
	return d
}

// set changes a track of a hero.
func (d *desk) set(name string, what cards.What, n int8) *desk {
	d.heroes[d.who(name)].track[what] = n
	d.listed = false
	return d
}

func (d *desk) track(name string, what cards.What) int { return int(d.heroes[d.who(name)].track[what]) }

func (d *desk) force(faces ...uint8) *desk {
	d.t.Helper()
	if err := d.rng.Force(faces...); err != nil {
		d.t.Fatal(err)
	}
	return d
}

// play plays choices by their notation and checks the match after each.
func (d *desk) play(list ...string) *desk {
	d.t.Helper()
	for _, text := range list {
		d.apply(text)
		if err := d.Check(); err != nil {
			d.t.Fatalf("after %s: %v", text, err)
		}
	}
	return d
}

// apply plays choices without a check of the match, for positions that cannot be.
func (d *desk) apply(list ...string) *desk {
	d.t.Helper()
	for _, text := range list {
		c, err := d.game.Parse(text)
		if err != nil {
			d.t.Fatal(err)
		}
		if d.events, err = d.Apply(c); err != nil {
			d.t.Fatalf("%s: %v; possible: %s", text, err, strings.Join(d.offered(), ", "))
		}
	}
	return d
}

// offered are the choices of the decision.
func (d *desk) offered() []string {
	var list []string
	for _, c := range d.Decision().Choices {
		list = append(list, d.game.Notation(c))
	}
	return list
}

// offers checks which of some choices are offered.
func (d *desk) offers(want bool, list ...string) *desk {
	d.t.Helper()
	all := d.offered()
	for _, text := range list {
		if slices.Contains(all, text) != want {
			d.t.Errorf("%s offered: %v, want %v; possible: %s", text, !want, want, strings.Join(all, ", "))
		}
	}
	return d
}

// asks checks the waiting decision.
func (d *desk) asks(kind string) *desk {
	d.t.Helper()
	if got := d.Decision().Kind; got != kind {
		d.t.Fatalf("the match waits for %q, want %q: %s", got, kind, strings.Join(d.offered(), ", "))
	}
	return d
}

// zone checks the figures of a Zone: Mölen, Gargoh, elite Gargoh, Krohn, elite Krohn.
func (d *desk) zone(at string, want ...uint8) *desk {
	d.t.Helper()
	f, z := d.zoneAt(at)
	if got := d.fronts[f].zones[z].n; !slices.Equal(got[:], want) {
		d.t.Errorf("%s holds %v, want %v", at, got, want)
	}
	return d
}

// has checks a track.
func (d *desk) has(name string, what cards.What, want int) *desk {
	d.t.Helper()
	if got := d.track(name, what); got != want {
		d.t.Errorf("%s has %d of track %d, want %d", name, got, what, want)
	}
	return d
}

// stored checks the stored cards of a hero.
func (d *desk) stored(name string, want ...string) *desk {
	d.t.Helper()
	o := &d.heroes[d.who(name)]
	var got []string
	for _, c := range o.cards[:o.ncard] {
		got = append(got, d.design(c).ID)
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		d.t.Errorf("%s stores %v, want %v", name, got, want)
	}
	return d
}

// discarded checks whether a card lies on its discard pile.
func (d *desk) discarded(id string, want bool) *desk {
	d.t.Helper()
	design := d.designOf(id)
	got := false
	for _, c := range d.discards[d.game.set.Cards[design].Class].list() {
		got = got || int(d.game.design[c]) == design
	}
	if got != want {
		d.t.Errorf("%s discarded: %v, want %v", id, got, want)
	}
	return d
}

// told counts events of a name since the last choice.
func (d *desk) told(name string) int {
	n := 0
	for _, e := range d.events {
		if e.Name == name {
			n++
		}
	}
	return n
}

// obtains lets a hero get a card.
func (d *desk) obtains(name, id string) *desk {
	h, c := d.who(name), d.find(id)
	d.ask, d.listed = question{hero: noHero}, false
	d.story = d.story[:0]
	d.obtain(h, c)
	d.run()
	d.events = slices.Clone(d.story)
	return d
}

// takeEvent takes an Event out of its deck.
func (d *desk) takeEvent(id string) uint8 {
	d.t.Helper()
	for _, pile := range []*deck{&d.eventDeck, &d.leftOut, &d.eventDiscard} {
		for i, ev := range pile.list() {
			if d.game.set.Events[ev].ID == id {
				pile.remove(i)
				return ev
			}
		}
	}
	d.t.Fatalf("no Event %s", id)
	return 0
}

// inForce puts an Event in force without carrying out what it does at once.
func (d *desk) inForce(id string) *desk {
	d.State.events[d.nevent] = d.takeEvent(id)
	d.nevent++
	d.listed = false
	return d
}

// event draws an Event outside all turns.
func (d *desk) event(id string) *desk {
	d.t.Helper()
	d.eventDeck.put(d.takeEvent(id))
	d.clearStack()
	d.stack.Frames[0].stage = toHeroes
	d.story = d.story[:0]
	d.drawEvent()
	d.run()
	d.events = slices.Clone(d.story)
	return d
}
