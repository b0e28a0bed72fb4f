package bsieged

import (
	"errors"
	"testing"

	"portcullis/rules/bsieged/cards"
	"portcullis/rules/snapshot"
)

// BS-INV-2, BS-INV-3, BS-INV-4, BS-INV-5, BS-INV-6, BS-INV-7, BS-INV-8, BS-INV-9, BS-INV-10,
// BS-INV-11, BS-INV-12, BS-INV-16: Check, which random play asks after every choice, finds each
// invariant that does not hold.
func TestCheckFindsWhatIsBroken(t *testing.T) {
	for _, c := range []struct {
		rule, name string
		harm       func(d *desk)
	}{
		{"BS-INV-1", "33 Krohns", func(d *desk) { d.put("west/1", krohn, 25) }},
		{"BS-INV-2", "a card twice", func(d *desk) { d.discards[0].put(d.pools[0].cards[0]) }},
		{"BS-INV-2", "a card lost", func(d *desk) { d.pools[1].take() }},
		{"BS-INV-2", "a card of another class", func(d *desk) { d.pools[0].put(d.pools[1].take()) }},
		{"BS-INV-3", "an Enemy card lost", func(d *desk) { d.enemyDeck.take() }},
		{"BS-INV-3", "an Enemy card twice", func(d *desk) { d.enemyDiscard.put(d.fronts[0].slots[0]) }},
		{"BS-INV-4", "an Event lost", func(d *desk) { d.eventDeck.take() }},
		{"BS-INV-4", "an Event twice", func(d *desk) { d.eventDiscard.put(d.eventDeck.cards[0]) }},
		{"BS-INV-5", "a token lost", func(d *desk) { d.piles[2].take() }},
		{"BS-INV-5", "a token above an empty Level", func(d *desk) { d.heroes[0].tokens[1] = token{learned, d.piles[1].take()} }},
		{"BS-INV-6", "Morale 11", func(d *desk) { d.heroes[0].track[cards.Morale] = 11 }},
		{"BS-INV-6", "Gold 5", func(d *desk) { d.heroes[0].track[cards.Gold] = 5 }},
		{"BS-INV-6", "Food 7", func(d *desk) { d.heroes[0].track[cards.Food] = 7 }},
		{"BS-INV-6", "Divine Grace 4", func(d *desk) { d.heroes[0].track[cards.Grace] = 4 }},
		{"BS-INV-6", "Food -1", func(d *desk) { d.heroes[0].track[cards.Food] = -1 }},
		{"BS-INV-6", "a dead hero with Divine Grace", func(d *desk) { d.die(0, ""); d.heroes[0].track[cards.Grace] = 1 }},
		{"BS-INV-6", "a dead hero on the wall", func(d *desk) { d.die(0, ""); d.heroes[0].at = firstWall }},
		{"BS-INV-6", "Morale 0 in nobody's turn", func(d *desk) { d.clearStack(); d.heroes[0].track[cards.Morale] = 0 }},
		{"BS-INV-7", "an instant card stored", func(d *desk) { d.give("osvith", "mar_cutpurse") }},
		{"BS-INV-7", "cards that fit no slot", func(d *desk) { d.give("osvith", "sor_firebolt", "sor_firebolt") }},
		{"BS-INV-8", "two heroes on the Palace", func(d *desk) { d.heroes[0].at, d.heroes[1].at = houseAt(cards.Palace), houseAt(cards.Palace) }},
		{"BS-INV-8", "two heroes on the Catapult", func(d *desk) { d.heroes[2].at, d.heroes[4].at = onCatapult, onCatapult }},
		{"BS-INV-9", "a hero on a damaged building", func(d *desk) { d.heroes[0].at = houseAt(cards.Barn); d.houses[cards.Barn].harm = damaged }},
		{"BS-INV-10", "five ruins", func(d *desk) {
			for b := range 5 {
				d.houses[b].harm = destroyed
			}
		}},
		{"BS-INV-10", "nine Reinforced tokens", func(d *desk) { d.houses[0].reinforced = 9 }},
		{"BS-INV-10", "a token on a ruin", func(d *desk) { d.houses[0] = house{destroyed, 1} }},
		{"BS-INV-10", "five Cursed Grounds", func(d *desk) {
			for range 5 {
				c := d.pools[cards.Sorcery].take()
				d.tactics[d.ntactic] = tactic{card: cardNo(c), cursed: 1, times: 1}
				d.ntactic++
			}
		}},
		{"BS-INV-11", "Vinculum 11", func(d *desk) { d.haunt("west/1", 11) }},
		{"BS-INV-11", "the Avatar at Footman", func(d *desk) { d.haunt("west/1", 3).State.set.level = 0 }},
		{"BS-INV-12", "two dead Messengers", func(d *desk) { d.messenger.deaths = 2 }},
		{"BS-INV-12", "on the wall on departure", func(d *desk) { d.messenger = messenger{where: onWall, field: west, pursuit: noField} }},
		{"BS-INV-12", "in a Zone of no field", func(d *desk) { d.messenger.where = inZone }},
		{"BS-INV-16", "a dead hero in his turn", func(d *desk) { d.die(d.active, "") }},
		{"BS-INV-16", "nobody is first", func(d *desk) { d.first = noHero }},
	} {
		d := inTurn(t, "osvith")
		if err := d.Check(); err != nil {
			t.Fatal(err)
		}
		c.harm(d)
		var wrong *snapshot.Error
		if err := d.Check(); !errors.As(err, &wrong) || wrong.Rule != c.rule {
			t.Errorf("%s: %v, want %s", c.name, err, c.rule)
		}
	}
	// What is allowed: a coward shares a building, a hero raised on a damaged Sanctuary stays there.
	d := inTurn(t, "osvith").learn("eileen", 1, "cowardice")
	d.heroes[d.who("eileen")].at, d.heroes[d.who("lugh")].at = houseAt(cards.Palace), houseAt(cards.Palace)
	d.heroes[d.who("kador")].at, d.houses[cards.Sanctuary].harm = houseAt(cards.Sanctuary), damaged
	if err := d.Check(); err != nil {
		t.Error(err)
	}
}
