package bsieged

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// content is the game with the content of the box.
var content = func() *Game {
	files, err := fs.Sub(assets.Content(), gameID)
	if err != nil {
		panic(err)
	}
	g, err := Load(files)
	if err != nil {
		panic(err)
	}
	return g
}()

// position is a match that a test puts together: what all the kits below stand on.
type position struct {
	*State
	t *testing.T
}

// who is the hero of an id.
func (p *position) who(id string) heroNo {
	p.t.Helper()
	for h := range heroNo(p.nhero) {
		if p.heroID(h) == id {
			return h
		}
	}
	p.t.Fatalf("no hero %q in the match", id)
	return noHero
}

// designOf is the number of a card's design.
func (p *position) designOf(id string) int {
	p.t.Helper()
	i, ok := index(p.game.vocabulary.cards, id)
	if !ok {
		p.t.Fatalf("no card %q", id)
	}
	return int(i)
}

// abilityOf is the number of an ability.
func (p *position) abilityOf(id string) uint8 {
	p.t.Helper()
	i := slices.IndexFunc(p.game.set.Abilities, func(a cards.Ability) bool { return a.ID == id })
	if i < 0 {
		p.t.Fatalf("no ability %q", id)
	}
	return uint8(i)
}

// find takes a copy of a card out of its decks.
func (p *position) find(id string) cardNo {
	p.t.Helper()
	design := p.designOf(id)
	k := p.game.set.Cards[design].Class
	for _, d := range []*deck{&p.pools[k], &p.seasons[k], &p.discards[k]} {
		for i, c := range d.list() {
			if int(p.game.design[c]) == design {
				p.listed = false
				return cardNo(d.remove(i))
			}
		}
	}
	p.t.Fatalf("no copy of %q is left in a deck", id)
	return noCard
}

// zoneAt reads "north/2".
func (p *position) zoneAt(at string) (fieldNo, zoneNo) {
	p.t.Helper()
	args, err := zonePart{&p.game.vocabulary}.Read(at)
	if err != nil {
		p.t.Fatal(err)
	}
	return fieldNo(args[0]), zoneNo(args[1])
}

// kit is a match as it is dealt, played by notation.
type kit struct{ position }

// begin deals a match in which all is asked that can be; options are "difficulty=knight", "seats=3", "seed=7".
func begin(t *testing.T, options ...string) *kit {
	t.Helper()
	setup := rules.Setup{Seed: 1, Options: map[string]string{optionAsked: "all"}}
	for _, o := range options {
		id, value, _ := strings.Cut(o, "=")
		switch id {
		case "seats":
			setup.Seats = int(value[0] - '0')
		default:
			setup.Options[id] = value
		}
	}
	s, err := content.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return &kit{position{s.(*State), t}}
}

// do plays a choice by its notation; it must be legal.
func (k *kit) do(notation string) []rules.Event {
	k.t.Helper()
	c, err := k.game.Parse(notation)
	if err != nil {
		k.t.Fatal(err)
	}
	events, err := k.Apply(c)
	if err != nil {
		k.t.Fatalf("%v\nlegal are: %s", err, strings.Join(k.legal(), ", "))
	}
	return slices.Clone(events)
}

// legal are the legal choices in notation.
func (k *kit) legal() []string {
	var list []string
	for _, c := range k.Decision().Choices {
		list = append(list, k.game.Notation(c))
	}
	return list
}

// units puts figures on a Zone in place of those there, e.g. units("north/2", "krohn 2",
// "elite_gargoh 1").
func (k *kit) units(at string, groups ...string) {
	k.t.Helper()
	f, z := k.zoneAt(at)
	zn := zone{}
	for _, g := range groups {
		name, n, _ := strings.Cut(g, " ")
		zn.n[slices.Index(figureNames[:], name)] = n[0] - '0'
	}
	k.fronts[f].zones[z] = zn
	k.listed = false
}

// set puts a marker on a track.
func (k *kit) mark(hero string, what cards.What, n int) {
	k.heroes[k.who(hero)].track[what] = int8(n)
	k.listed = false
}

// stand puts a hero on a place: "wall:north", "building:tavern", "catapult:catapult".
func (k *kit) stand(hero, at string) {
	k.t.Helper()
	for p := firstWall; p < placeCount; p++ {
		if string(k.elPlace(p)) == at {
			k.heroes[k.who(hero)].at = p
			k.listed = false
			return
		}
	}
	k.t.Fatalf("no place %q", at)
}

// give stores a card, wherever it was, with a hero.
func (k *kit) give(hero, id string) cardNo {
	k.t.Helper()
	o, c := &k.heroes[k.who(hero)], k.find(id)
	o.cards[o.ncard] = c
	o.ncard++
	return c
}

// learn gives a hero a token of the next Level.
func (k *kit) learn(hero, ability string) {
	k.t.Helper()
	h := k.who(hero)
	k.heroes[h].tokens[k.nextLevel(h)] = token{learned, k.abilityOf(ability)}
	k.listed = false
}
