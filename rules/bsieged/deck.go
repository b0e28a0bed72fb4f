package bsieged

import "portcullis/rules"

// cardNo is a Resource card: the place of the first copy of its design among the 120, so that
// copies, which nobody can tell apart, are alike. game.design tells the design. The cards of
// class k are 30*k to 30*k+29.
type cardNo uint8

const noCard cardNo = 255

// deck is an ordered pile of cards, the top one last. It holds all of one class, and the Enemy
// and Event decks.
type deck struct {
	n     uint8
	up    bool // the top card lies face up (Eye of Isherida)
	cards [deckSize]uint8
}

const deckSize = 48

func (d *deck) put(c uint8) {
	d.cards[d.n] = c
	d.n++
	d.up = false
}

// take takes the top card; the deck must not be empty.
func (d *deck) take() uint8 {
	d.n--
	d.up = false
	c := d.cards[d.n]
	d.cards[d.n] = remains.card
	return c
}

func (d *deck) list() []uint8 { return d.cards[:d.n] }

func (d *deck) shuffle(r *rules.Rand) { rules.Shuffle(r, d.list()) }

func (d *deck) clear() { d.n, d.up = 0, false }

// remove takes out the card at an index.
func (d *deck) remove(i int) uint8 {
	c := d.cards[i]
	copy(d.cards[i:d.n-1], d.cards[i+1:d.n])
	d.n--
	d.cards[d.n] = remains.card
	return c
}
