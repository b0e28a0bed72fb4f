package kurth

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/snapshot"
)

// mostMarkers bounds the markers that a snapshot may put on one location. The rules know
// no bound (KU-RUL-13); no match comes near this one.
const mostMarkers = 9999

// Restore reads a snapshot. Fields that follow from others may be left out: game, round,
// discard, total_reinforcements, total_bonus, walk, spells_left; so may everything that
// is false, empty or none (arrived, warded and special among them). What is given is taken as it stands and must fit the
// invariants of the ledger. The error is a *snapshot.Error.
func (g *Game) Restore(data []byte) (rules.State, error) {
	in := &written{Result: undecided.String(), LastAttack: noAttack.String()}
	if err := snapshot.Decode(gameID, data, requiredFields(), in); err != nil {
		return nil, err
	}
	r := &restorer{Reader: snapshot.Reader{Game: gameID}, game: g, state: &State{game: g, rng: in.Rand}}
	r.progress(in)
	r.city(in)
	if r.Err == nil {
		r.cards(in)
		r.turn(in)
		r.attack(in)
	}
	if r.Err != nil {
		return nil, r.Err
	}
	if err := r.state.Check(); err != nil {
		return nil, err
	}
	return r.state, nil
}

// restorer fills a state from a snapshot and keeps the first error.
type restorer struct {
	snapshot.Reader
	game  *Game
	state *State
}

// word returns the number of the word among those of a type with String.
func word[T ~uint8](r *restorer, field, given string, all ...T) T {
	for _, one := range all {
		if fmt.Sprint(one) == given {
			return one
		}
	}
	r.Fail(field, "", "%q is not one of %v", given, all)
	return 0
}

func (r *restorer) place(field, id string) uint8 {
	ring, ok := r.game.ring(id)
	if !ok {
		r.Fail(field, "", "%q is not a location of Kurth", id)
	}
	return ring
}

func (r *restorer) placeSet(field string, ids []string) placeSet {
	set := placeSet(0)
	for _, id := range ids {
		place := r.place(field, id)
		if set.has(place) {
			r.Fail(field, "KU-INV-7", "%q comes twice", id)
		}
		set = set.with(place)
	}
	return set
}

// specialOf returns 1 + the card of the row whose special action has the id.
func (r *restorer) specialOf(id string) uint8 {
	for _, card := range r.state.row() {
		if r.game.cards[card].Special.ID == id {
			return card + 1
		}
	}
	r.Fail("special", "KU-SPC-2", "%q is not on a card of the row", id)
	return 0
}

func (r *restorer) pile(field string, ids []string) []uint8 {
	var pile []uint8
	for _, id := range ids {
		card, ok := r.game.card(id)
		if !ok {
			r.Fail(field, "KU-INV-2", "%q is not an Action card", id)
		}
		pile = append(pile, card)
	}
	return pile
}

func (r *restorer) progress(in *written) {
	s := r.state
	if in.Game != "" && in.Game != gameID {
		r.Fail("game", "", "is %q; this is %q", in.Game, gameID)
	}
	difficulty := r.game.difficultyIndex(in.Difficulty)
	if difficulty < 0 {
		r.Fail("difficulty", "KU-SET-10", "%q is not a difficulty", in.Difficulty)
	}
	s.difficulty = uint8(max(difficulty, 0))
	s.asked = r.asked(in.Questions)
	s.turn = uint8(r.Number("turn", "KU-INV-6", in.Turn, 1, lastTurn))
	if in.Round != nil && *in.Round != s.round() {
		r.Fail("round", "KU-INV-6", "is %d; turn %d is in round %d", *in.Round, in.Turn, s.round())
	}
	s.phase = word(r, "phase", in.Phase, phaseOver, phaseDeal, phaseTie, phaseMove, phaseAttack, phaseRolled, phaseEnd)
	s.result = word(r, "result", in.Result, undecided, won, lostSpirit, lostOverrun)
	s.placing = uint8(r.Number("placing", "KU-UPK-6", in.Placing, 0, placingCards))
	s.spirit = int8(r.Number("spirit", "KU-INV-3", in.Spirit, 0, int(r.game.spiritMax)))
	s.mana = int8(r.Number("mana", "KU-INV-4", in.Mana, 0, int(r.game.manaMax)))
}

// asked reads which rolls are asked about: all, if that is left out (KU-OPT-8).
func (r *restorer) asked(value string) asking {
	if value == "" {
		return asksAll
	}
	i := slices.Index(askedValues[:], value)
	if i < 0 {
		r.Fail("questions", "KU-OPT-8", "%q is none of %s", value, strings.Join(askedValues[:], ", "))
	}
	return asking(max(i, 0))
}

func (r *restorer) city(in *written) {
	s := r.state
	s.token = r.place("token", in.Token)
	if len(in.Markers) != placeCount {
		r.Fail("markers", "KU-SET-2", "has %d locations; the city has %d", len(in.Markers), placeCount)
	}
	for _, one := range in.Markers {
		s.markers[r.place("markers", one.id)] = int16(r.Number("markers."+one.id, "KU-INV-1", one.n, 0, mostMarkers))
	}
	for _, one := range in.Arrived {
		s.arrived[r.place("arrived", one.id)] = int16(r.Number("arrived."+one.id, "KU-INV-1", one.n, 0, mostMarkers))
	}
	s.warded = r.placeSet("warded", in.Warded)
	s.protected = r.placeSet("protected", in.Protected)
	s.pending = r.placeSet("pending_protected", in.Pending)
	s.passageMarker, s.passageOpen = in.PassageMarker, in.PassageOpen
}

func (r *restorer) cards(in *written) {
	s := r.state
	row, draw := r.pile("row", in.Row), r.pile("draw", in.Draw)
	if len(row) != rowSize {
		r.Fail("row", "KU-INV-5", "has %s; a row has %d", rules.Count(len(row), "%d card", "%d cards"), rowSize)
	}
	if want := cardCount - rowSize - s.dealt(); len(draw) != want {
		r.Fail("draw", "KU-INV-5", "has %s; in turn %d it has %d", rules.Count(len(draw), "%d card", "%d cards"), in.Turn, want)
	}
	var discard []uint8
	if in.Discard != nil {
		discard = r.pile("discard", *in.Discard)
		slices.Reverse(discard)
	} else {
		for card := range uint8(cardCount) {
			if !slices.Contains(row, card) && !slices.Contains(draw, card) {
				discard = append(discard, card)
			}
		}
	}
	deck := slices.Concat(discard, row, draw)
	if card, twice := firstTwice(deck); twice {
		r.Fail("draw, row, discard", "KU-INV-2", "the card %q is there twice", r.game.cards[card].ID)
	}
	if len(deck) != cardCount {
		r.Fail("discard", "KU-INV-2", "draw, row and discard hold %s together, not %d", rules.Count(len(deck), "%d card", "%d cards"), cardCount)
	}
	copy(s.deck[:], deck)
}

func (r *restorer) turn(in *written) {
	s := r.state
	sum := s.rowSum()
	s.reinforcements, s.bonus = sum.reinforcements, sum.bonus
	if in.Reinforcements != nil {
		s.reinforcements = int16(r.Number("total_reinforcements", "KU-RUL-29", *in.Reinforcements, 0, 99))
	}
	if in.Bonus != nil {
		s.bonus = int16(r.Number("total_bonus", "KU-RUL-29", *in.Bonus, 0, 99))
	}
	s.walk = s.usualWalk()
	if w := in.Walk; w != nil {
		if w.Direction != clockwise && w.Direction != counter {
			r.Fail("walk.direction", "", "is %q; it must be %s or %s", w.Direction, clockwise, counter)
		}
		low := r.Number("walk.min", "KU-MOV-2", w.Min, 0, 1)
		s.walk = walk{reverse: w.Direction == counter, min: uint8(low), max: uint8(r.Number("walk.max", "KU-MOV-2", w.Max, 1, placeCount-1))}
	}
	s.specialUsed = in.SpecialUsed
	if in.Special != "" {
		s.special = r.specialOf(in.Special)
		if !s.specialUsed {
			r.Fail("special", "KU-INV-8", "names %q, but special_used is false", in.Special)
		}
	}
	for _, card := range r.pile("cast", in.Cast) {
		if s.hasCast(card) {
			r.Fail("cast", "KU-INV-8", "%q comes twice", r.game.cards[card].ID)
		}
		s.cast |= 1 << card
	}
	s.spellsLeft = uint8(max(1-len(in.Cast), 0))
	if in.SpellsLeft != nil {
		s.spellsLeft = uint8(r.Number("spells_left", "KU-INV-8", *in.SpellsLeft, 0, 2))
	}
}

func (r *restorer) attack(in *written) {
	s, m := r.state, in.Attack
	s.last = word(r, "last_attack", in.LastAttack, noAttack, attackWon, attackLost)
	s.attack = attack{
		bonus:       int16(r.Number("attack_mods.roll_bonus", "KU-ATK-6", m.Bonus, 0, 99)),
		strengthCut: int16(r.Number("attack_mods.strength_cut", "KU-ATK-3", m.StrengthCut, 0, 99)),
		spiritGuard: int16(r.Number("attack_mods.spirit_guard", "KU-ATK-11", m.SpiritGuard, 0, 99)),
		extraLoss:   int16(r.Number("attack_mods.extra_loss", "KU-ATK-8", m.ExtraLoss, 0, 99)),
		met:         int16(r.Number("markers_met", "KU-INV-1", in.Met, 0, mostMarkers)),
		extraDie:    m.ExtraDie, carryOver: m.CarryOver, setDice: m.SetDice,
		aside: uint8(r.Number("die_set_aside", "KU-RUL-21", in.Aside, 0, 6)),
	}
	if n := len(in.Dice); n != 0 && n != attackDice {
		r.Fail("dice", "KU-ATK-5", "%d dice; there are %d attack dice", n, attackDice)
		return
	}
	for i, face := range in.Dice {
		s.attack.dice[i] = uint8(r.Number("dice", "KU-ATK-5", face, 1, 6))
	}
}
