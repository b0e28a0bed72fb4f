package siegestorm

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// against begins a match against a boss with the starter decks of the factions named: Solo with
// one of them, Co-op with two. The boss's hand and Battlefield are empty.
func against(t *testing.T, boss string, factions ...string) *position {
	t.Helper()
	i := slices.IndexFunc(content.set.Bosses, func(b cards.Boss) bool { return b.Key == boss })
	if i < 0 {
		t.Fatalf("no boss %q", boss)
	}
	m := solo
	if len(factions) == coopSeats {
		m = coop
	}
	return lay(t, settled{mode: m, seats: uint8(len(factions)), boss: uint8(i)}, factions)
}

const (
	grakka = "mudlord_grakka"
	king   = "the_goblin_king"
	veshka = "ur_shaman_veshka"
)

// bossTurn lets a turn of the boss, not his first one, begin at a step and runs to the first
// decision.
func (p *position) bossTurn(step uint8) {
	p.t.Helper()
	p.turn, p.boss.turns = 2, 1
	p.openTurn(bossSide)
	p.push(frame{kind: bossTurnFrame, by: bossSide, stage: step})
	p.goOn()
}

// menaceIs fails unless the Menace Level is n.
func (p *position) menaceIs(n int8) {
	p.t.Helper()
	if p.boss.menace != n {
		p.t.Errorf("Menace Level %d, not %d", p.boss.menace, n)
	}
}

// playOf is how the boss played a card, as its event tells it.
type playOf struct {
	key string
	as  cards.Command
	why reason
}

// plays reads the events about cards that the boss played.
func (p *position) plays() []playOf {
	var list []playOf
	for _, e := range p.named("boss_plays") {
		as, why, _, _ := playedWhy(e)
		list = append(list, playOf{p.keyOf(e.Subject), as, why})
	}
	return list
}

func (p *position) named(name string) []rules.Event {
	var list []rules.Event
	for _, e := range p.events {
		if e.Name == name {
			list = append(list, e)
		}
	}
	return list
}

// keyOf is the key of the card that an element names.
func (p *position) keyOf(el rules.Element) string {
	for c := range p.cards {
		if p.game.cardElement[c] == el {
			return p.design(cardNo(c)).Key
		}
	}
	p.t.Errorf("%s is no card", el)
	return ""
}

// played fails unless the boss played these cards in this way and order.
func (p *position) played(want ...playOf) {
	p.t.Helper()
	if got := p.plays(); !slices.Equal(got, want) {
		p.t.Errorf("the boss played %v, not %v", got, want)
	}
}

// keysIn are the keys of the cards of a pile, the top one last.
func (p *position) keysIn(list []cardNo) []string {
	var keys []string
	for _, c := range list {
		keys = append(keys, p.design(c).Key)
	}
	return keys
}

func (p *position) bossHand() []string { return p.keysIn(p.sides[bossSide].hand.cards()) }

// bossSlot is the creature in slot 1, 2 or 3 of the boss's war track.
func (p *position) bossSlot(n int) cardNo { return p.tracks[p.bossTrack()].slots[n-1] }

// bossKey is the key of the creature there, empty for none.
func (p *position) bossKey(n int) string {
	if c := p.bossSlot(n); c != noCard {
		return p.design(c).Key
	}
	return ""
}
