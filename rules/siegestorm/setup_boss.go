package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// dealBoss sets the boss board up and mixes his deck (ST-SOL-3 to ST-SOL-5). The cards that
// are not drawn are out of the game (ST-RUL-54).
func (s *State) dealBoss() {
	s.boss.card = s.set.boss
	b, col := &s.game.set.Bosses[s.boss.card], s.column()
	s.boss = boss{card: s.boss.card, menace: col.Menace, life: col.Life, start: col.Life, token: true, gang: gangSupply, spirit: spiritCap}
	first := cardNo(int(s.set.seats) * cards.DeckSize)
	s.dealBossDeck(first, b.Basic, int(col.Basic))
	s.dealBossDeck(first+bossDeck, b.Advanced, int(col.Advanced))
	rules.Shuffle(&s.rng, s.sides[bossSide].resources.cards())
}

// dealBossDeck gives numbers from first on to the cards of a boss deck, shuffles it and draws
// some of it for the boss's Resources (ST-SOL-4).
func (s *State) dealBossDeck(first cardNo, deck, drawn int) {
	d := &s.game.set.Decks[deck]
	var order [bossDeck]cardNo
	n := 0
	for i := range d.Designs {
		id := d.First + cards.ID(i)
		for range s.game.set.Cards[id].Copies {
			order[n] = first + cardNo(n)
			s.cards[order[n]] = card{design: id, owner: bossSide, holder: bossSide, place: outOfGame}
			n++
		}
	}
	rules.Shuffle(&s.rng, order[:n])
	for _, c := range order[:drawn] {
		s.put(c, inResources, bossSide)
	}
}

// bossTrack is the boss's war track, which comes after those of the players.
func (s *State) bossTrack() uint8 { return s.set.seats }
