package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-CMP-7, BS-CMP-8, BS-CMP-16: every copy of a card and token has its number: 30 cards of each
// class, 48 Enemy cards, twelve tokens of each Level.
func TestLoadNumbersEveryCopy(t *testing.T) {
	g := content
	copies := make([]int, len(g.set.Cards))
	for c := range cardNo(len(g.design)) {
		design := g.design[c]
		copies[design]++
		if class := g.set.Cards[design].Class; class != c.class() {
			t.Errorf("card %d is of class %s, want %s", c, class, c.class())
		}
	}
	for i, n := range copies {
		if n != g.set.Cards[i].Copies {
			t.Errorf("%s has %d numbers, %d copies", g.set.Cards[i].ID, n, g.set.Cards[i].Copies)
		}
	}
	if len(g.design) != 120 || len(g.enemies) != 48 {
		t.Errorf("%d Resource cards, %d Enemy cards", len(g.design), len(g.enemies))
	}
	for level, tokens := range g.tokens {
		if len(tokens) != 12 {
			t.Errorf("Level %d has %d tokens", level+1, len(tokens))
		}
		for _, a := range tokens {
			if n := g.set.Abilities[a].Tokens[level]; n == 0 || copiesOf(tokens, a) != n {
				t.Errorf("%s is on %d tokens of Level %d, want %d", g.set.Abilities[a].ID, copiesOf(tokens, a), level+1, n)
			}
		}
	}
}

func copiesOf(list []uint8, x uint8) int {
	n := 0
	for _, y := range list {
		if x == y {
			n++
		}
	}
	return n
}

// BS-CMP-5, BS-CMP-20: places for four Pool decks, four Season decks, the discard piles and the
// Events, and a marker on each track of each hero; every element has a name of its own.
func TestElementsOfTheBox(t *testing.T) {
	g := content
	el := &g.el
	seen := map[string]bool{}
	for _, list := range [][]string{texts(el.pools[:]), texts(el.seasons[:]), texts(el.discards[:]), texts(el.heroes), texts(el.cards), texts(el.events), texts(el.abilities),
		texts(el.houses[:]), texts(el.walls[:]), texts(el.fields[:]), texts(el.figures[:]), texts(el.rounds[1:]), {string(el.eventDeck), string(el.catapult), string(el.messenger), string(el.avatar)}} {
		for _, name := range list {
			if name == "" || seen[name] {
				t.Errorf("the name %q stands there twice", name)
			}
			seen[name] = true
		}
	}
	for _, tracks := range el.tracks {
		for _, name := range texts(tracks[:]) {
			if seen[name] {
				t.Errorf("the name %q stands there twice", name)
			}
			seen[name] = true
		}
	}
	for _, want := range []string{"deck:pool/armory", "deck:pool/tavern", "deck:season/market", "deck:season/sorcery", "deck:event", "discard:tavern",
		"morale:osvith", "gold:lugh", "food:kador", "wall:south", "building:sorcery_tower", "round:12", "unit:elite_gargoh"} {
		if !seen[want] {
			t.Errorf("no %s", want)
		}
	}
}

func texts[T ~string](list []T) []string {
	var all []string
	for _, s := range list {
		all = append(all, string(s))
	}
	return all
}

// BS-CON-22: a card with a highlighted class icon and no attack icon takes an action of its own and
// leaves the figure in its place. BS-CON-23: one without it takes none, and only the active hero
// uses it.
func TestActionsOfCards(t *testing.T) {
	d := inTurn(t, "kador").put("west/1", krohn, 3).give("kador", "sor_chain_lightning", "mar_honey_mead").give("lugh", "mar_fiddlers")
	h := d.who("kador")
	d.heroes[h].at = houseAt(cards.TheTavern)
	d.listed = false
	d.offers(false, "use mar_fiddlers")
	d.play("use mar_honey_mead", "hero lugh")
	if left := d.heroes[h].turn.left; left != 3 {
		t.Errorf("%d actions are left after a free card", left)
	}
	d.force(4, 4, 4, 1, 1, 1).play("use sor_chain_lightning west/1").zone("west/1", 0, 0, 0, 0, 0)
	if o := &d.heroes[h]; o.turn.left != 2 || o.at != houseAt(cards.TheTavern) {
		t.Errorf("%d actions are left; the figure stands at %d", o.turn.left, o.at)
	}
}

// BS-CON-28: no card is used that cannot be paid or could change nothing; placing a Tactics card
// always counts.
func TestCardsThatCouldDoNothing(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "mar_pilgrims_relic", "sor_mending_chant", "sor_frost_wall").set("kador", cards.Gold, 2)
	d.offers(true, "use mar_pilgrims_relic", "use sor_frost_wall north/2").offers(false, "use sor_mending_chant")
	d.houses[cards.Barn].harm = damaged
	d.listed = false
	d.offers(true, "use sor_mending_chant")
	d.set("kador", cards.Gold, 0)
	d.listed = false
	d.offers(false, "use mar_pilgrims_relic", "use sor_mending_chant")
	for h := range heroNo(d.nhero) {
		d.heroes[h].track[cards.Grace] = 3
	}
	d.set("kador", cards.Gold, 2)
	d.listed = false
	d.offers(false, "use mar_pilgrims_relic").offers(true, "use sor_frost_wall north/2")
}

// BS-CON-44: hits of cards follow the damage order and pass over what is too strong; a hit of
// enough Strength on the Avatar takes 1 Vinculum.
func TestHitsOfCardsFollowTheOrder(t *testing.T) {
	d := inTurn(t, "kador").put("south/3", molen, 1).put("south/3", gargoh, 1).put("south/3", krohn, 2).haunt("south/3", 3).give("kador", "sor_firebolt")
	d.force(4, 6).play("use sor_firebolt south/3").zone("south/3", 0, 0, 0, 2, 0)
	if d.avatar.vinculum != 3 {
		t.Errorf("Strength 3 takes Vinculum: %d", d.avatar.vinculum)
	}
	d.give("kador", "sor_falling_tower").play("use sor_falling_tower south/3")
	if d.Decision().Kind == askNames[askHouse] {
		d.play(d.offered()[0])
	}
	d.zone("south/3", 0, 0, 0, 0, 0)
	if d.avatar.vinculum != 0 {
		t.Errorf("three of five hits leave the Avatar %d Vinculum", d.avatar.vinculum)
	}
}

// BS-CON-47: abilities, armour and cards that ignore hits add up to a number a round, which the
// first hits use up; a loss is no hit.
func TestIgnoredHitsAddUp(t *testing.T) {
	d := inTurn(t, "lugh").give("lugh", "arm_tower_shield").learn("lugh", 1, "epic_vigor")
	h := d.who("lugh")
	var ignored []bool
	for range 3 {
		ignored = append(ignored, d.hurt(h, 0, "BS-EAT-5"))
	}
	if !slices.Equal(ignored, []bool{true, true, false}) {
		t.Errorf("ignored %v", ignored)
	}
	d.has("lugh", cards.Morale, 4)
	other := inTurn(t, "lugh").give("lugh", "arm_tower_shield")
	other.lose(other.who("lugh"), cards.Morale, 2, 0, "BS-CRD-12")
	other.has("lugh", cards.Morale, 3)
}

// BS-CON-56: an action won by a card in the turn is taken in that turn, like any other.
func TestActionWonInTheTurn(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "sor_quickening")
	h := d.who("kador")
	d.play("use sor_quickening").has("kador", cards.Morale, 3)
	if left := d.heroes[h].turn.left; left != 4 {
		t.Fatalf("%d actions", left)
	}
	visits := 0
	for _, at := range []string{"barn", "palace", "barn", "palace"} {
		d.force(1)
		d.offers(true, "visit "+at)
		d.play("visit " + at)
		visits++
	}
	if visits != 4 || d.heroes[h].turn.left > 0 {
		t.Errorf("%d visits, %d actions left", visits, d.heroes[h].turn.left)
	}
}

// BS-RUL-87: Divine Grace is asked for where the tokens at hand can make a hit of a die, and not
// where they cannot.
func TestGraceIsAskedWhereItCounts(t *testing.T) {
	for _, c := range []struct {
		face   uint8
		tokens int8
		asks   bool
	}{{5, 1, true}, {4, 1, false}, {4, 2, true}, {3, 2, false}, {6, 3, false}, {5, 0, false}} {
		d := inTurn(t, "kador").put("west/3", krohn, 2).set("kador", cards.Grace, c.tokens)
		d.force(c.face).play("attack west/3")
		if asks := d.Decision().Kind == askNames[askGrace]; asks != c.asks {
			t.Errorf("a %d against 6 with %d tokens asks: %v", c.face, c.tokens, asks)
		}
	}
}
