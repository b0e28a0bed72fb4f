package kurth

import (
	"slices"

	"portcullis/rules"
)

// View is a position as a screen shows it: a copy, safe to keep.
type View struct {
	Difficulty  Difficulty
	Decision    string // "move"; empty once the match is over
	Result      string // "none", "won", "lost_spirit", "lost_overrun"
	Round, Turn int
	TurnInRound int // 1 to 4
	Spirit      int
	SpiritMax   int
	SpiritHangs bool // one lost attack can cost all of it, as the city stands and with what is sure to come
	Mana        int
	ManaMax     int
	OverrunAt   int // markers that overrun a location
	Overrun     int // locations overrun now
	Limit       int // overrun locations that lose the game in Phase 4

	Places  [placeCount]PlaceView // by ring
	Token   int                   // ring
	Passage PassageView

	Row            [rowSize]CardView // where no card lies, its Card is nil
	Reinforcements int               // this turn's total
	Bonus          int               // this turn's total bonus A/S
	ManaBoost      int               // sum of the row's Mana boosts, once all of it is dealt
	DrawCount      int
	Discard        []*Card // the last one first
	ToCome         []*Card // the draw pile, by card number
	SpecialUsed    bool
	SpellsLeft     int

	Attack     AttackView
	SiegeForce []ForceRow
	ForceRow   int // row of SiegeForce for the token's location
	AttackRoll []RollRow
	RollRow    int // row of AttackRoll for the dice on the table, -1 without or where they lose the attack

	HintByDefault bool // KU-OPT-4
}

// PlaceView is one location of a View.
type PlaceView struct {
	*Place
	Element   rules.Element
	Markers   int
	Arrived   int // of them, this turn
	Coming    int // that the row is sure to bring there still, this turn
	Overrun   bool
	WillFall  bool // markers still to come this turn are sure to overrun it
	MayFall   bool // they may, as the Warden chooses
	Protected bool // this turn's placing
	Pending   bool // protected next turn
	InReach   bool // a destination of the waiting move
	Named     int  // which placing cards of the row name it: 0, 1, 2, or 3 for both
	// Chance that markers may come there next turn, as they stand now: Next in NextOf; NextOf is 0 if
	// no further turn is dealt.
	Next, NextOf int
}

// PassageView is the state of the passageway.
type PassageView struct {
	Ends   [2]int // rings
	Marker bool   // the Passageway marker is on its icon
	Open   bool   // usable in a move now or next
}

// CardView is one card of the row.
type CardView struct {
	*Card
	Element       rules.Element
	Places        bool // one of the two cards that place markers
	Asked         bool // the waiting decision is where its markers go
	Landed        int  // the ring where its markers came to this turn, or were turned back; -1: nobody can tell, or not yet
	Bound         int  // the ring where its markers are sure to come that are still to be placed; -1: it is not known, or they are placed
	SpellCast     bool
	SpecialUsed   bool // its special action is the one used this turn
	SpellUsable   bool
	SpecialUsable bool
}

// AttackView is the current attack, or the last one of this turn.
type AttackView struct {
	Kind    string // "none", "waiting", "rolled", "won", "lost"
	Dice    []int  // the two attack dice, once they are on the table
	Aside   int    // the die set aside, 0 without one
	Roll    int    // Attack Roll, bonuses included
	Need    int    // Total A/S
	Markers int    // met by the attack
	// Modifiers in force.
	RollBonus, StrengthCut, SpiritGuard, ExtraLoss int
	ExtraDie, CarryOver, SetDice                   bool
	Spirit                                         int // at risk
}

// View returns the position for a screen.
func (s *State) View() View {
	g := s.game
	v := View{
		Difficulty: g.difficulties[s.difficulty], Result: s.result.String(),
		Round: s.round(), Turn: int(s.turn), TurnInRound: 1 + int(s.turn-1)%turnsInRound,
		Spirit: int(s.spirit), SpiritMax: int(g.spiritMax), Mana: int(s.mana), ManaMax: int(g.manaMax),
		OverrunAt: int(g.overrunAt), Overrun: s.overrun(), Limit: s.limit(),
		Token:          int(s.token),
		Passage:        PassageView{Ends: [2]int{int(g.passage[0]), int(g.passage[1])}, Marker: s.passageMarker, Open: s.passageUsable()},
		Reinforcements: int(s.reinforcements), Bonus: int(s.bonus),
		DrawCount: len(s.drawPile()), SpecialUsed: s.specialUsed, SpellsLeft: int(s.spellsLeft),
		Attack:     s.attackView(),
		SiegeForce: slices.Clone(g.force), ForceRow: int(g.forceRow[min(int(s.markers[s.token]), len(g.forceRow)-1)]),
		AttackRoll: slices.Clone(g.rolls), RollRow: -1,
		HintByDefault: int(s.difficulty) == g.defaultDifficulty,
	}
	if s.phase != phaseOver {
		v.Decision = s.phase.String()
	}
	if s.undealt == 0 {
		v.ManaBoost = int(s.rowSum().mana)
	}
	if s.phase == phaseRolled && v.Attack.Roll >= v.Attack.Need {
		v.RollRow = int(g.rollRow[min(int(s.attack.attackRoll()), len(g.rollRow)-1)])
	}
	s.viewPlaces(&v)
	v.SpiritHangs = s.hangs(&v)
	s.viewCards(&v)
	return v
}

func (s *State) viewPlaces(v *View) {
	reach := placeSet(0)
	if s.phase == phaseMove {
		reach = s.reach()
	}
	may, of := s.comeNext()
	bound := s.bound()
	sure, perhaps := s.overrunAhead()
	for place := range uint8(placeCount) {
		p := PlaceView{Place: &s.game.places[place], Element: s.game.places[place].element, Markers: int(s.markers[place]), Arrived: int(s.arrived[place]),
			Overrun: s.markers[place] >= s.game.overrunAt, WillFall: sure.has(place), MayFall: perhaps.has(place), Protected: s.protected.has(place), Pending: s.pending.has(place), InReach: reach.has(place)}
		for slot, card := range s.row()[:placingCards] {
			if s.open(slot) && slices.Contains(s.game.cards[card].Places, int(place)) {
				p.Named |= 1 << slot
			}
		}
		for _, ring := range bound {
			if ring == int(place) && !p.Protected {
				p.Coming += int(s.reinforcements)
			}
		}
		p.Next, p.NextOf = may[place], of
		v.Places[place] = p
	}
}

// hangs reports whether an attack can still come this turn or later that costs the last Spirit if it is lost (KU-ATK-11, KU-END-8).
func (s *State) hangs(v *View) bool {
	if s.phase == phaseOver || s.phase == phaseEnd && s.turn == lastTurn {
		return false
	}
	return slices.ContainsFunc(v.Places[:], func(p PlaceView) bool {
		return s.game.strengthOf(int16(p.Markers+p.Coming)).Spirit >= int(s.spirit)
	})
}

func (s *State) viewCards(v *View) {
	landed, bound := s.landed(), s.bound()
	for slot, card := range s.row() {
		if !s.open(slot) {
			continue
		}
		c, where, sure := &s.game.cards[card], -1, -1
		if slot < placingCards {
			where, sure = landed[slot], bound[slot]
		}
		v.Row[slot] = CardView{Card: c, Element: c.element, Places: slot < placingCards, Asked: s.phase == phaseTie && slot+1 == int(s.placing), Landed: where, Bound: sure,
			SpellCast: s.hasCast(card), SpecialUsed: s.special == card+1,
			SpellUsable: s.barredAll(&c.Spell) == fine, SpecialUsable: s.barredAll(&c.Special) == fine}
	}
	for _, card := range slices.Backward(s.drawn()) {
		v.Discard = append(v.Discard, &s.game.cards[card])
	}
	for _, card := range s.toCome() {
		v.ToCome = append(v.ToCome, &s.game.cards[card])
	}
}

func (s *State) attackView() AttackView {
	a := &s.attack
	v := AttackView{Kind: s.last.String(), Aside: int(a.aside), Markers: int(a.met),
		RollBonus: int(a.bonus), StrengthCut: int(a.strengthCut), SpiritGuard: int(a.spiritGuard), ExtraLoss: int(a.extraLoss),
		ExtraDie: a.extraDie, CarryOver: a.carryOver, SetDice: a.setDice}
	switch s.phase {
	case phaseAttack:
		v.Kind, v.Markers = "waiting", int(s.markers[s.token])
	case phaseRolled:
		v.Kind, v.Markers = "rolled", int(s.markers[s.token])
	}
	if v.Markers > 0 {
		v.Need, v.Spirit = int(s.totalStrength(int16(v.Markers), a)), int(s.spiritAtRisk(int16(v.Markers), a))
	}
	if a.dice[0] != 0 {
		v.Dice, v.Roll = []int{int(a.dice[0]), int(a.dice[1])}, int(a.attackRoll())
	}
	return v
}

// toCome returns the cards of the draw pile by number, which is all that may be known.
func (s *State) toCome() []uint8 { return slices.Sorted(slices.Values(s.drawPile())) }

// comeNext returns after how many of all equally likely rows of the next turn markers may come to each location as they stand now, and
// how many rows there are; 0 if no further turn comes. Between two locations with as many markers the player chooses (KU-UPK-11): they may
// come to both. A location that is protected then gets none.
func (s *State) comeNext() (may [placeCount]int, of int) {
	if s.turn == lastTurn || s.phase == phaseOver {
		return may, 0
	}
	pile, closed := s.drawPile(), s.pending
	if s.undealt > 0 && !s.reshuffled { // the turn that is being dealt is the next one until it lies there
		pile, closed = s.deck[s.dealt():], s.protected
	}
	if len(pile) == 0 { // the next round begins with all cards
		pile = s.deck[:]
	}
	for i, first := range pile {
		for j, second := range pile {
			for k, third := range pile {
				if i == j || i == k || j == k {
					continue
				}
				of++
				n := int16(s.game.cards[first].Reinforcements + s.game.cards[second].Reinforcements + s.game.cards[third].Reinforcements)
				reached := s.game.reached(s.markers, closed, n, first, second)
				for place := range may {
					if reached.has(uint8(place)) {
						may[place]++
					}
				}
			}
		}
	}
	return may, of
}

// reached are the locations to which so many markers a card may come by some cards, one after the other (KU-UPK-6 to KU-UPK-12).
func (g *Game) reached(markers [placeCount]int16, closed placeSet, n int16, cards ...uint8) (all placeSet) {
	if n == 0 {
		return all
	}
	g.eachWay(markers, closed, n, cards, 0, [placingCards]int{}, func(way [placingCards]int) {
		for _, place := range way[:len(cards)] {
			if !closed.has(uint8(place)) {
				all = all.with(uint8(place))
			}
		}
	})
	return all
}
