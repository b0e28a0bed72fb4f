package reading

import (
	"fmt"
	"slices"
)

// choices are all legal choices of a position, in order of the alphabet.
func (b *board) choices() []string {
	var list []string
	switch b.Phase {
	case "deal":
		list = append(list, "go on")
	case "tie":
		for _, place := range b.cards[b.Row[b.Placing-1]].Locations {
			list = append(list, "place "+place)
		}
	case "move":
		for _, place := range b.destinations() {
			list = append(list, "move "+place)
		}
	case "attack":
		list = append(list, "roll")
	case "rolled":
		list = append(list, "accept")
	case "end":
		list = append(list, "end turn")
	}
	return sorted(append(list, b.powers()...))
}

// destinations are where this turn's move can end (KU-MOV-2, KU-PAS-4 to KU-PAS-8, KU-RUL-9, KU-RUL-10).
func (b *board) destinations() []string {
	forward := 1
	if b.Walk.Direction != "clockwise" {
		forward = -1
	}
	found := map[string]bool{}
	for n := 0; n <= b.Walk.Max; n++ {
		if n >= b.Walk.Min {
			found[step(b.Token, forward*n)] = true
		}
		if !b.Passage && !b.Open || n > 0 && n < b.Walk.Min {
			continue
		}
		for before := 0; before <= n; before++ { // steps before the passageway
			if other := through(step(b.Token, forward*before)); other != "" {
				found[step(other, forward*(n-before))] = true
			}
		}
	}
	var list []string
	for place := range found {
		list = append(list, place)
	}
	return list
}

// powers are the spells and special actions that can be used now.
func (b *board) powers() []string {
	var list []string
	for _, id := range b.Row {
		c := b.cards[id]
		if s := c.Spell; b.Spells > 0 && !slices.Contains(b.Cast, id) && slices.Contains(s.Windows, b.Phase) && s.Cost <= b.Mana {
			for n := 1; n <= max(1, s.Repeat); n++ {
				if s.Repeat > 1 && n*s.Cost <= b.Mana {
					list = append(list, fmt.Sprint("cast ", s.ID, " ", n))
				}
			}
			if s.Repeat <= 1 {
				list = append(list, b.aimed("cast "+s.ID, s.Effects[0])...)
			}
		}
		if s := c.Special; !b.SpecialUsed && slices.Contains(s.Windows, b.Phase) && (s.Cost == 0 || s.Cost < b.Spirit) {
			list = append(list, b.aimed("special "+s.ID, s.Effects[0])...)
		}
	}
	return list
}

// aimed are the ways to use a power, by its first effect; none if it is not applicable (7.4).
func (b *board) aimed(choice string, e effect) (list []string) {
	if ok := b.applicable(e); !ok {
		return nil
	}
	with := func(args ...any) { list = append(list, choice+" "+fmt.Sprint(args...)) }
	switch {
	case e.Verb == "reroll":
		with(1)
		with(2)
		if e.Max > 1 {
			with("1 2")
		}
	case e.Verb == "match_die", e.Verb == "swap_row":
		with(1)
		with(2)
	case e.Verb == "remove" && e.Where == "any_one":
		for _, place := range ring {
			if b.Markers[place] > 0 {
				with(place)
			}
		}
	case e.Verb == "shift":
		for n := 1; n <= min(e.Max, b.Markers[b.Token]); n++ {
			with(n)
		}
	case e.Verb == "protect" && e.Where == "any_one":
		for _, place := range ring {
			if !slices.Contains(b.Pending, place) {
				with(place)
			}
		}
	default:
		list = append(list, choice)
	}
	return list
}

// applicable is the last column of 7.4.
func (b *board) applicable(e effect) bool {
	switch e.Verb {
	case "extra_die", "set_dice":
		return !b.Mods.Extra && !b.Mods.Set
	case "reroll":
		return len(b.Dice) == 2
	case "match_die":
		return len(b.Dice) == 2 && b.Dice[0] != b.Dice[1]
	case "remove":
		if e.Where == "each_neighbour" {
			return b.Markers[step(b.Token, 1)]+b.Markers[step(b.Token, -1)] > 0
		}
		return true // its locations are those that hold one
	case "shift":
		return b.Markers[b.Token] > 0
	case "protect":
		if len(b.Pending) >= 2 {
			return false
		}
		return e.Where == "any_one" || !slices.Contains(b.Pending, b.Token) || !slices.Contains(b.Pending, step(b.Token, 1))
	case "gain":
		if e.What == "mana" {
			return b.Mana < 12
		}
		return b.Spirit < 12
	case "open_passage":
		return !b.Passage
	case "cut_reinforcements":
		return b.Total > 0
	case "attack_again":
		return b.Last == "won" && b.Markers[b.Token] > 0
	}
	return true
}

// chance is how often of all throws the attack would be won as things stand (KU-ATK-3, KU-ATK-6, KU-ATK-7).
func (b *board) chance() (won, all int) {
	thirds := 1
	if b.Mods.Extra {
		thirds = 6
	}
	for i := 1; i <= 6; i++ {
		for j := 1; j <= 6; j++ {
			for k := 1; k <= thirds; k++ {
				sum := i + j
				if b.Mods.Extra {
					sum += k - min(i, j, k)
				}
				if all++; sum+b.Mods.Roll >= b.against() {
					won++
				}
			}
		}
	}
	return won, all
}

// against is the Total A/S (KU-ATK-3, KU-RUL-29).
func (b *board) against() int {
	return max(0, strength(b.Markers[b.Token])+b.Bonus-b.Mods.Cut)
}
