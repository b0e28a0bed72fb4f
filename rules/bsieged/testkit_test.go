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

// kit is a match that a test puts together.
type kit struct {
	*State
	t *testing.T
}

// begin deals a match; options are "difficulty=knight", "seats=3", "seed=7".
func begin(t *testing.T, options ...string) *kit {
	t.Helper()
	setup := rules.Setup{Seed: 1, Options: map[string]string{}}
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
	return &kit{s.(*State), t}
}

// hero finds a hero of the match by id.
func (k *kit) hero(id string) heroNo {
	k.t.Helper()
	for h := range heroNo(k.nhero) {
		if k.heroID(h) == id {
			return h
		}
	}
	k.t.Fatalf("no hero %q in the match", id)
	return noHero
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
	f, z := k.at(at)
	zn := zone{}
	for _, g := range groups {
		name, n, _ := strings.Cut(g, " ")
		zn.n[slices.Index(figureNames[:], name)] = n[0] - '0'
	}
	k.fronts[f].zones[z] = zn
	k.listed = false
}

// at reads "north/2".
func (k *kit) at(text string) (fieldNo, zoneNo) {
	k.t.Helper()
	args, ok := k.game.read(aZone, text)
	if !ok {
		k.t.Fatalf("%q is no Zone", text)
	}
	return fieldNo(args[0]), zoneNo(args[1])
}

// give stores a card, wherever it was, with a hero.
func (k *kit) give(hero, id string) cardNo {
	k.t.Helper()
	h := k.hero(hero)
	for c := range cardNo(len(k.game.design)) {
		if k.design(c).ID == id && k.lift(c) {
			o := &k.heroes[h]
			o.cards[o.ncard] = c
			o.ncard++
			k.listed = false
			return c
		}
	}
	k.t.Fatalf("no card %q in a deck", id)
	return noCard
}

// lift takes a card out of the Pool, Season or discard pile that it lies in.
func (k *kit) lift(c cardNo) bool {
	for _, d := range []*deck{&k.pools[c.class()], &k.seasons[c.class()], &k.discards[c.class()]} {
		if i := slices.Index(d.list(), uint8(c)); i >= 0 {
			d.remove(i)
			return true
		}
	}
	return false
}

// learn gives a hero a token of the next Level.
func (k *kit) learn(hero, ability string) {
	k.t.Helper()
	h := k.hero(hero)
	level := k.nextLevel(h)
	i := slices.IndexFunc(k.game.set.Abilities, func(a cards.Ability) bool { return a.ID == ability })
	if i < 0 || level == cards.LevelCount {
		k.t.Fatalf("%s cannot learn %q", hero, ability)
	}
	k.heroes[h].tokens[level] = token{learned, uint8(i)}
	k.listed = false
}

// set puts a marker on a track.
func (k *kit) mark(hero string, what cards.What, n int) {
	k.heroes[k.hero(hero)].track[what] = int8(n)
	k.listed = false
}

// stand puts a hero on a place: "wall:north", "building:tavern", "catapult:catapult".
func (k *kit) stand(hero, at string) {
	k.t.Helper()
	for p := firstWall; p < placeCount; p++ {
		if string(k.elPlace(p)) == at {
			k.heroes[k.hero(hero)].at = p
			k.listed = false
			return
		}
	}
	k.t.Fatalf("no place %q", at)
}
