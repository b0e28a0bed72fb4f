package kurth

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/bits"
	"slices"

	"portcullis/rules"
)

// written is a state as a person reads and edits it. Locations and cards have their
// content ids; piles are lists from the top.
type written struct {
	Game           string     `json:"game,omitempty"` // checked if given
	Difficulty     string     `json:"difficulty"`
	Questions      string     `json:"questions,omitempty"` // if left out: all
	Round          *int       `json:"round,omitempty"`     // follows from the turn; checked if given
	Turn           int        `json:"turn"`
	Phase          string     `json:"phase"`
	Placing        int        `json:"placing"`
	Result         string     `json:"result"`
	Token          string     `json:"token"`
	Spirit         int        `json:"spirit"`
	Mana           int        `json:"mana"`
	Markers        counts     `json:"markers"`
	Arrived        counts     `json:"arrived,omitempty"` // of the markers, this turn
	Row            []string   `json:"row"`
	Draw           []string   `json:"draw"`
	Discard        *[]string  `json:"discard,omitempty"`              // if left out: the cards that are nowhere else
	Reinforcements *int       `json:"total_reinforcements,omitempty"` // if left out: the sum of the row
	Bonus          *int       `json:"total_bonus,omitempty"`          // if left out: the sum of the row
	Protected      []string   `json:"protected"`
	Pending        []string   `json:"pending_protected"`
	Warded         []string   `json:"warded,omitempty"` // protected when this turn's markers were placed
	PassageMarker  bool       `json:"passage_marker"`
	PassageOpen    bool       `json:"passage_open"`
	Walk           *walkJSON  `json:"walk,omitempty"` // if left out: the usual walk
	SpecialUsed    bool       `json:"special_used"`
	Special        string     `json:"special,omitempty"`     // the one used this turn
	SpellsLeft     *int       `json:"spells_left,omitempty"` // if left out: 1 less the spells cast
	Cast           []string   `json:"cast"`
	Attack         modsJSON   `json:"attack_mods"`
	Dice           []int      `json:"dice"`
	Aside          int        `json:"die_set_aside"`
	LastAttack     string     `json:"last_attack"`
	Met            int        `json:"markers_met"` // by the last attack
	Rand           rules.Rand `json:"rng"`
}

type walkJSON struct {
	Direction string `json:"direction"`
	Min       int    `json:"min"`
	Max       int    `json:"max"`
}

type modsJSON struct {
	Bonus       int  `json:"roll_bonus"`
	ExtraDie    bool `json:"extra_die"`
	StrengthCut int  `json:"strength_cut"`
	SpiritGuard int  `json:"spirit_guard"`
	ExtraLoss   int  `json:"extra_loss"`
	CarryOver   bool `json:"carry_over"`
	SetDice     bool `json:"set_dice"`
}

// requiredFields cannot be left out of a snapshot.
func requiredFields() []string {
	return []string{"difficulty", "turn", "phase", "token", "spirit", "mana", "markers", "row", "draw", "rng"}
}

// counts is an object of numbers that keeps its order.
type counts []count

type count struct {
	id string
	n  int
}

// MarshalJSON writes the object in its order.
func (c counts) MarshalJSON() ([]byte, error) {
	out := []byte{'{'}
	for i, one := range c {
		if i > 0 {
			out = append(out, ',')
		}
		out = fmt.Appendf(out, "%q:%d", one.id, one.n)
	}
	return append(out, '}'), nil
}

// UnmarshalJSON reads an object of numbers and refuses an id that comes twice or has none.
func (c *counts) UnmarshalJSON(data []byte) error {
	var all map[string]*int
	if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	*c = nil
	dec := json.NewDecoder(bytes.NewReader(data))
	for token, err := dec.Token(); err == nil; token, err = dec.Token() {
		id, isKey := token.(string)
		if !isKey {
			continue
		}
		if slices.ContainsFunc(*c, func(seen count) bool { return seen.id == id }) {
			return fmt.Errorf("%q comes twice", id)
		}
		if all[id] == nil {
			return fmt.Errorf("%q has no number", id)
		}
		*c = append(*c, count{id, *all[id]})
	}
	return nil
}

// Snapshot writes the whole state as indented JSON (KU-INV-16).
func (s *State) Snapshot() ([]byte, error) {
	round, reinforcements, bonus, left, discard := s.round(), int(s.reinforcements), int(s.bonus), int(s.spellsLeft), s.discardPile()
	a := &s.attack
	out := written{
		Game:       gameID,
		Difficulty: s.game.difficulties[s.difficulty].ID, Questions: askedValues[s.asked], Round: &round, Turn: int(s.turn),
		Phase: s.phase.String(), Placing: int(s.placing), Result: s.result.String(),
		Token: s.game.places[s.token].ID, Spirit: int(s.spirit), Mana: int(s.mana),
		Row: s.cardIDs(s.row()[s.gone : rowSize-s.undealt]), Draw: s.cardIDs(s.drawPile()), Discard: &discard,
		Reinforcements: &reinforcements, Bonus: &bonus,
		Protected: s.placeIDs(s.protected), Pending: s.placeIDs(s.pending),
		Warded: s.placeIDs(s.warded), PassageMarker: s.passageMarker, PassageOpen: s.passageOpen,
		Walk:        &walkJSON{Direction: clockwise, Min: int(s.walk.min), Max: int(s.walk.max)},
		SpecialUsed: s.specialUsed, SpellsLeft: &left, Cast: s.castIDs(),
		Attack: modsJSON{int(a.bonus), a.extraDie, int(a.strengthCut), int(a.spiritGuard), int(a.extraLoss), a.carryOver, a.setDice},
		Dice:   []int{}, Aside: int(a.aside), LastAttack: s.last.String(), Met: int(a.met),
		Rand: s.rng,
	}
	if s.walk.reverse {
		out.Walk.Direction = counter
	}
	if s.special > 0 {
		out.Special = s.game.cards[s.special-1].Special.ID
	}
	for i, n := range s.arrived {
		if n > 0 {
			out.Arrived = append(out.Arrived, count{s.game.places[i].ID, int(n)})
		}
	}
	for i, n := range s.markers {
		out.Markers = append(out.Markers, count{s.game.places[i].ID, int(n)})
	}
	if a.dice[0] != 0 {
		out.Dice = []int{int(a.dice[0]), int(a.dice[1])}
	}
	return json.MarshalIndent(out, "", "  ")
}

// discardPile returns the ids of the discard pile from its top.
func (s *State) discardPile() []string {
	ids := []string{}
	pile := s.drawn()
	for i := len(pile) - 1; i >= 0; i-- {
		ids = append(ids, s.game.cards[pile[i]].ID)
	}
	return ids
}

func (s *State) cardIDs(pile []uint8) []string {
	ids := make([]string, 0, len(pile))
	for _, card := range pile {
		ids = append(ids, s.game.cards[card].ID)
	}
	return ids
}

func (s *State) castIDs() []string {
	ids := []string{}
	for set := s.cast; set != 0; set &= set - 1 {
		ids = append(ids, s.game.cards[bits.TrailingZeros16(set)].ID)
	}
	return ids
}

func (s *State) placeIDs(set placeSet) []string {
	ids := []string{}
	for place := range uint8(placeCount) {
		if set.has(place) {
			ids = append(ids, s.game.places[place].ID)
		}
	}
	return ids
}
