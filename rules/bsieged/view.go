package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// View is a match as a board shows it: all that is open to everybody (BS-HID-3).
type View struct {
	Round, Season int // Round 1 to 12, Season 0 to 3
	Level         *cards.Difficulty
	First, Active int // heroes by their number in the match; -1: nobody
	Heroes        []HeroView
	Fields        [cards.FieldCount]FieldView
	Houses        [cards.BuildingCount]HouseView
	Facing        int // of the Catapult: a field
	Messenger     MessengerView
	Avatar        AvatarView
	Tactics       []TacticView
	Decks         DeckView
	Events        []uint8 // active ones, indexes of Set.Events, the newest last
	Ruins         int
	Ward          bool // the Messenger cannot be killed in this round
	Supply        [5]int
	Now           NowView
	Closed        []Closure // what the active Events close, and the Catapult while another hero is on it
}

// Closure is a place that cannot be used, with the Event that closes it as an index of Set.Events; -1: a hero is there.
type Closure struct {
	At    rules.Element
	Event int
}

// The figures of a Zone, in the order of a [ZoneView]: Mölen, Gargoh, elite Gargoh, Krohn,
// elite Krohn. They are in damage order (BS-DMG-2).
const Figures = int(figureCount)

// HeroView is a hero.
type HeroView struct {
	Kind                      int // index of Set.Heroes
	Seat                      rules.Seat
	Alive, Acted              bool
	At                        rules.Element // "wall:north", "building:tavern", "catapult:catapult"; empty: nowhere
	Morale, Gold, Food, Grace int
	Strength                  int                  // total, without a weapon
	Dice, Target              [cards.ZoneCount]int // of an attack without a weapon, by Zone
	Tokens                    [cards.LevelCount]TokenView
	Slots                     []SlotView // one for each slot of the sheet, cards laid out by a fixed best matching
	Cards                     []int      // what is stored, indexes of Set.Cards in the order in which they came
	Left, Artillery           int        // actions left in the own turn
	Soaks                     int        // hits that can still be ignored in this round
	Lacks                     int        // Food that is missing for the end of the Season, as things stand (BS-SEA-2)
	Starves                   bool       // at the end of this round, with which the Season ends (BS-SEA-2)
}

// TokenView is a Special Ability slot. Ability is an index of Set.Abilities, -1: empty or turned
// over for Strength.
type TokenView struct {
	Ability int
	Turned  bool
}

// SlotView is a Resource slot; Card is an index of Set.Cards, -1: empty.
type SlotView struct{ Card int }

// FieldView is a field.
type FieldView struct {
	Points int
	Slots  [cards.SlotCount]int // Enemy cards, indexes of Set.Enemies
	Zones  [cards.ZoneCount]ZoneView
}

// ZoneView is a Zone: figures by sort.
type ZoneView struct{ N [Figures]int }

// HouseView is a building: 0 intact, 1 damaged, 2 destroyed.
type HouseView struct{ Harm, Reinforced int }

// MessengerView is the Messenger. At is his Zone or wall; empty: not on the board.
type MessengerView struct {
	Second, Back       bool // the second Messenger; on the return stretch
	At                 rules.Element
	Outskirts, Waiting bool
	Due                bool // the match is lost if he has not left by the end of the round of warning (BS-RUL-6)
	Field              int  // of the board, or whose Zone 3 he waits for; -1
	Entered            int  // round
	Held               int  // Zone (1 to 3), his own or the next, whose enemies hold him; 0: none
	Pursuit            int  // field of the pursuers, -1
}

// AvatarView is the Avatar; Vinculum 0: not in play. Zone is 1 to 3.
type AvatarView struct{ Field, Zone, Vinculum int }

// TacticView is a Tactics card at a Zone (1 to 3).
type TacticView struct {
	Card, Hero, Field, Zone, Times, Cursed int
}

// DeckView are the sizes of decks and what lies face up.
type DeckView struct {
	Pool, Season, Discard [cards.ClassCount]int
	Discards              [cards.ClassCount][]int // designs, the top one last
	PoolTop, SeasonTop    [cards.ClassCount]int   // design of a card turned up, -1
	Events, Enemies       int
	EventTop              int
	Tokens                [cards.LevelCount]int
}

// View returns the match as a board shows it.
func (s *State) View() View {
	v := View{Round: int(s.round), Season: s.season(), Level: s.level(), First: int(s.first), Active: int(s.active), Facing: int(s.facing),
		Ruins: s.ruins(), Ward: s.ward, Events: append([]uint8(nil), s.events[:s.nevent]...)}
	for h := range heroNo(s.nhero) {
		v.Heroes = append(v.Heroes, s.viewHero(h))
	}
	for f := range s.fronts {
		fr := &s.fronts[f]
		v.Fields[f].Points = int(fr.points)
		for i, c := range fr.slots {
			v.Fields[f].Slots[i] = int(c)
		}
		for z := range fr.zones {
			for g, n := range fr.zones[z].n {
				v.Fields[f].Zones[z].N[g] = int(n)
			}
		}
	}
	for b, h := range s.houses {
		v.Houses[b] = HouseView{int(h.harm), int(h.reinforced)}
	}
	for g := range figureCount {
		v.Supply[g] = s.supply(g)
	}
	for _, t := range s.tactics[:s.ntactic] {
		v.Tactics = append(v.Tactics, TacticView{int(s.game.design[t.card]), int(t.hero), int(t.field), int(t.zone) + 1, int(t.times), int(t.cursed)})
	}
	v.Messenger = s.viewMessenger()
	if v.Avatar.Field = -1; s.avatar.vinculum > 0 {
		v.Avatar = AvatarView{int(s.avatar.field), int(s.avatar.zone) + 1, int(s.avatar.vinculum)}
	}
	v.Closed = s.closures()
	v.Decks = s.viewDecks()
	v.Now = s.viewNow()
	return v
}

func (s *State) viewHero(h heroNo) HeroView {
	o := &s.heroes[h]
	v := HeroView{Kind: int(o.kind), Seat: rules.Seat(o.seat), Alive: o.lives(), Acted: s.acted&(1<<h) != 0, At: s.elPlace(o.at),
		Lacks: s.missingFood(h), Starves: s.result == undecided && s.seasonEnds() && s.starves(h),
		Gold: int(o.track[cards.Gold]), Food: int(o.track[cards.Food]), Morale: int(o.track[cards.Morale]), Grace: int(o.track[cards.Grace]),
		Strength: s.strength(h), Left: int(o.turn.left), Artillery: int(o.turn.artillery), Soaks: max(s.armour(h)-int(o.soaked), 0)}
	for z := range zoneNo(cards.ZoneCount) {
		v.Dice[z], v.Target[z] = s.attackDice(h, z, 0), s.targetNumber(h, z, 0)
	}
	for level, t := range o.tokens {
		v.Tokens[level] = TokenView{-1, t.state == turned}
		if t.state == learned {
			v.Tokens[level].Ability = int(t.ability)
		}
	}
	for _, c := range s.matching(h) {
		slot := SlotView{-1}
		if c != noCard {
			slot.Card = int(s.game.design[c])
		}
		v.Slots = append(v.Slots, slot)
	}
	for _, c := range o.cards[:o.ncard] {
		v.Cards = append(v.Cards, int(s.game.design[c]))
	}
	return v
}

func (s *State) viewMessenger() MessengerView {
	m := &s.messenger
	at := s.elMessenger()
	if m.where == arrived && m.field != noField { // he is seen where he has saved the Citadel
		at = s.game.el.walls[m.field]
	}
	return MessengerView{Second: m.deaths > 0, Back: m.back, At: at, Outskirts: m.where == outskirts, Waiting: m.where == waiting,
		Field: int(m.field), Entered: int(m.entered), Held: int(s.holder()) + 1, Pursuit: int(m.pursuit), Due: s.set.deadline}
}

func (s *State) viewDecks() DeckView {
	d := DeckView{Events: int(s.eventDeck.n), Enemies: int(s.enemyDeck.n), EventTop: top(&s.eventDeck, nil)}
	for k := range cards.ClassCount {
		d.Pool[k], d.Season[k], d.Discard[k] = int(s.pools[k].n), int(s.seasons[k].n), int(s.discards[k].n)
		d.PoolTop[k], d.SeasonTop[k] = top(&s.pools[k], s.game), top(&s.seasons[k], s.game)
		for _, c := range s.discards[k].list() {
			d.Discards[k] = append(d.Discards[k], int(s.game.design[c]))
		}
	}
	for l := range s.piles {
		d.Tokens[l] = int(s.piles[l].n)
	}
	return d
}

// top is the card that lies face up on a deck, as a design of the game's Resource cards where
// the game is given; -1: none.
func top(d *deck, g *Game) int {
	switch {
	case !d.up || d.n == 0:
		return -1
	case g == nil:
		return int(d.cards[d.n-1])
	}
	return int(g.design[d.cards[d.n-1]])
}

// Set is the content that the match is played with.
func (s *State) Set() *cards.Set { return s.game.set }
