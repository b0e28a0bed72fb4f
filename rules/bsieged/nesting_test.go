package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-RUL-88, BS-RUL-85: the deepest that the cards of the box can lie in one another, each
// drawing card used while the card before it is still to be dealt with, ends far below the limit:
// nothing in it is refused.
func TestDeepestDraws(t *testing.T) {
	d := inTurn(t, "kador").give("kador", "mar_bribes", "mar_bribes", "mar_bribes", "mar_warlocks_backroom", "mar_warlocks_backroom", "mar_finders_fee", "sor_chain_lightning")
	d.put("west/1", krohn, 9).set("kador", cards.Grace, 3)
	d.lay(d.find("arm_tower_shield"), 0, "")
	for range 3 {
		d.onTop(&d.pools, "arm_iron_shot").onTop(&d.pools, "sor_firebolt")
	}
	d.onTop(&d.seasons, "sor_firebolt")
	d.apply("visit sorcery_tower")
	deepest := d.stack.Depth
	for _, use := range []string{"use mar_bribes", "use mar_bribes", "use mar_bribes", "use mar_warlocks_backroom", "use mar_warlocks_backroom", "use mar_finders_fee"} {
		d.asks("card").apply(use)
		if use == "use mar_bribes" {
			d.apply("class armory")
		}
		if d.stack.Depth <= deepest {
			t.Fatalf("%s lies %d deep after %d", use, d.stack.Depth, deepest)
		}
		deepest = d.stack.Depth
	}
	if deepest > lastRoom {
		t.Errorf("a card is obtained %d deep, beyond %d", deepest, lastRoom)
	}
	d.force(1, 1, 1, 1, 1, 1).apply("use sor_chain_lightning west/1").asks("grace")
	if d.stack.Depth >= maxFrames {
		t.Errorf("%d things are under way", d.stack.Depth)
	}
	d.apply("keep roll")
	for d.stack.Depth > 2 {
		d.apply(d.offered()[0])
	}
	if err := d.Check(); err != nil {
		t.Error(err)
	}
}

// BS-RUL-88: content whose cards draw cards without end comes to one: where too much is under
// way an instant is discarded and no card is used.
func TestEndlessDraws(t *testing.T) {
	for _, who := range []cards.Who{cards.User, cards.All} {
		d := inTurn(t, "kador")
		draw := d.text(cards.Effect{Verb: cards.Draw, Classes: 1 << cards.Market, N: cards.Amount{N: 9}, Who: who})
		for _, c := range d.game.set.Cards {
			if c.Class == cards.Market {
				d.redesign(c.ID, func(c *cards.Card) { c.Kind, c.Effects, c.Cost, c.Morale = cards.Instant, draw, 0, 0 })
			}
		}
		d.apply("visit market").asks("turn")
		if n := d.discards[cards.Market].n; n != cards.ClassCards-uint8(d.seasons[cards.Market].n) {
			t.Errorf("%d cards are discarded, %d are in the Season deck", n, d.seasons[cards.Market].n)
		}
		if err := d.Check(); err != nil {
			t.Error(err)
		}
	}
	d := inTurn(t, "kador").give("kador", "mar_bribes")
	d.onTop(&d.seasons, "sor_firebolt").apply("visit sorcery_tower").asks("card").offers(true, "use mar_bribes")
	top := *d.top()
	d.pop()
	for d.stack.Depth <= lastRoom {
		d.push(newFrame(textFrame))
	}
	d.push(top)
	d.listed = false
	d.offers(false, "use mar_bribes")
	if why := d.mayPlay(d.who("kador"), d.heroes[d.who("kador")].cards[0]); why == nil || why.Rule != "BS-RUL-88" {
		t.Errorf("refused by %v", why)
	}
}
