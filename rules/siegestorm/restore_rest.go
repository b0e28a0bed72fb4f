package siegestorm

import "portcullis/rules/siegestorm/cards"

// rest puts the cards that a position names nowhere among the removed ones, if it says so: those of
// players as their decks have them, those of a boss out of the game, where the ones lie that he did
// not draw (ST-RUL-54). Without a word of it a card that is nowhere is a fault.
func (r *restorer) rest(in *written) {
	if in.Rest == "" {
		return
	}
	if r.Word("rest", in.Rest, []string{removed.String()}); r.Err != nil {
		return
	}
	s := r.state
	for d := range side(s.set.seats) {
		n := cardNo(int(d) * cards.DeckSize)
		list, _ := r.game.deckList(s.set.decks[d], s.set.pooled(), s.set.promos())
		for _, line := range list.Lines {
			for range line.N {
				r.leave(n, line.Card, d, removed)
				n++
			}
		}
	}
	if s.set.mode.bossMode() {
		first := cardNo(int(s.set.seats) * cards.DeckSize)
		r.restOfBoss(first, r.game.set.Bosses[s.set.boss].Basic)
		r.restOfBoss(first+bossDeck, r.game.set.Bosses[s.set.boss].Advanced)
	}
}

// restOfBoss does it for a deck of the boss, whose cards have the numbers from n on.
func (r *restorer) restOfBoss(n cardNo, deck int) {
	d := &r.game.set.Decks[deck]
	for i := range d.Designs {
		id := d.First + cards.ID(i)
		for range r.game.set.Cards[id].Copies {
			r.leave(n, id, bossSide, outOfGame)
			n++
		}
	}
}

// leave puts a card where it is unless it was put down.
func (r *restorer) leave(n cardNo, design cards.ID, owner side, p place) {
	if r.laid[n] || r.Err != nil {
		return
	}
	r.laid[n] = true
	r.state.cards[n] = card{design: design, owner: owner, holder: owner, place: p}
}
