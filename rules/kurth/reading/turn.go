package reading

import (
	"slices"
	"strconv"
	"strings"
)

// choose carries out a choice, and what follows from it up to the next question.
func (b *board) choose(choice string) {
	words := strings.Fields(choice)
	switch words[0] {
	case "go":
		b.place(1)
	case "place":
		b.arrive(words[1])
		b.place(b.Placing + 1)
	case "move":
		b.Token, b.Passage, b.Open = words[1], false, false
		b.Last, b.Mods, b.Dice, b.Aside = "none", mods{}, nil, 0
		b.meet()
	case "roll":
		b.roll()
	case "accept":
		b.resolve()
	case "end":
		b.siegeLoss()
	case "cast":
		b.cast(words[1], words[2:])
	case "special":
		b.special(words[1], words[2:])
	}
}

// ask waits in a phase, or goes on by itself if nothing can be used there (3.2).
func (b *board) ask(phase string, on func()) {
	if b.Phase = phase; b.still {
		return
	}
	if len(b.powers()) == 0 || phase == "rolled" && b.decided() || phase == "end" && b.Questions == "can_better" && b.spent() {
		on()
	}
}

// decided reports whether a roll is accepted by itself (KU-OPT-8).
func (b *board) decided() bool {
	switch b.Questions {
	case "that_decide":
		return b.complete()
	case "can_change":
		return b.complete() || b.fixed()
	case "can_better":
		return b.complete() || b.best()
	}
	return false
}

// fixed reports whether nothing that can still be used changes the roll: neither now, nor after what is used first.
func (b *board) fixed() bool {
	for _, id := range b.Row {
		for _, p := range []power{b.cards[id].Spell, b.cards[id].Special} {
			if b.usable(id, p) && (!slices.Contains(p.Windows, "end") || b.leadsOn(p)) {
				return false
			}
		}
	}
	return true
}

// leadsOn reports whether a power is more than Mana, protection and a further spell, or has one be cast that changes the roll: but one
// special action is used a turn.
func (b *board) leadsOn(p power) bool {
	rich := *b
	rich.SpecialUsed = true
	for _, e := range p.Effects {
		switch {
		case e.Verb == "gain" && e.What == "mana":
			rich.Mana += e.N
		case e.Verb == "allow_spells":
			rich.Spells += e.N
		case e.Verb != "protect":
			return true
		}
	}
	for _, id := range b.Row {
		if s := b.cards[id].Spell; !slices.Contains(s.Windows, "end") && rich.usable(id, s) {
			return true
		}
	}
	return false
}

// complete reports whether the roll takes all that stands there, and nothing at hand can add to that.
func (b *board) complete() bool {
	roll, here := b.Dice[0]+b.Dice[1]+b.Mods.Roll, b.Markers[b.Token]
	if b.Mods.Carry || roll < b.against() || removed(roll)+b.Mods.Loss < here {
		return false
	}
	for _, id := range b.Row {
		for _, p := range []power{b.cards[id].Spell, b.cards[id].Special} {
			if slices.Contains(p.Windows, "end") {
				continue
			}
			for _, e := range p.Effects {
				inert := slices.Contains([]string{"add_roll", "lower_strength", "guard_spirit", "add_loss"}, e.Verb) ||
					(b.Passage || b.Dice[0] == b.Dice[1]) && (e.Verb == "reroll" || e.Verb == "match_die")
				if !inert && b.usable(id, p) {
					return false
				}
			}
		}
	}
	return true
}

// usable reports whether a power of a card can be used now.
func (b *board) usable(id string, p power) bool {
	for _, c := range b.powers() {
		if f := strings.Fields(c); f[1] == p.ID && (f[0] == "cast") == (b.cards[id].Spell.ID == p.ID) {
			return true
		}
	}
	return false
}

// place places the markers of the row, from a card on (KU-UPK-6 to KU-UPK-14).
func (b *board) place(n int) {
	for ; n <= 2; n++ {
		places := b.cards[b.Row[n-1]].Locations
		where := places[0]
		if len(places) > 1 {
			switch one, two := b.Markers[places[0]], b.Markers[places[1]]; {
			case one == two && b.Total > 0:
				b.Phase, b.Placing = "tie", n
				return
			case two < one:
				where = places[1]
			}
		}
		b.arrive(where)
	}
	b.Warded, b.Protected = b.Protected, nil
	b.Phase = "move"
}

// arrive puts the total reinforcements on a location, unless it is protected.
func (b *board) arrive(place string) {
	if slices.Contains(b.Protected, place) || b.Total == 0 {
		return
	}
	b.Markers[place] += b.Total
	if b.Arrived == nil {
		b.Arrived = map[string]int{}
	}
	b.Arrived[place] += b.Total
}

// meet goes on after the move, or after what was done before the roll: an attack, or none (KU-ATK-1, KU-ATK-2,
// KU-RUL-24).
func (b *board) meet() {
	if b.Markers[b.Token] > 0 {
		b.Phase = "attack"
		return
	}
	b.ask("end", b.siegeLoss)
}

// roll throws the attack dice (KU-ATK-5, KU-RUL-21).
func (b *board) roll() {
	dice := []int{b.die(), b.die()}
	if b.Mods.Extra {
		dice = append(dice, b.die())
		lowest := slices.Index(dice, slices.Min(dice))
		b.Aside = dice[lowest]
		dice = slices.Delete(dice, lowest, lowest+1)
	}
	b.Dice = dice
	b.ask("rolled", b.resolve)
}

// resolve settles an attack (KU-ATK-6 to KU-ATK-12, KU-PAS-2, KU-PAS-3).
func (b *board) resolve() {
	if b.Dice[0] == b.Dice[1] {
		b.Passage = true
	}
	roll := b.Dice[0] + b.Dice[1] + b.Mods.Roll
	here := b.Markers[b.Token]
	if roll < b.against() {
		b.Last = "lost"
		b.Spirit = max(0, b.Spirit-max(0, loss(here)-b.Mods.Guard))
		if b.Spirit == 0 {
			b.Result = "lost_spirit"
			return
		}
	} else {
		b.Last = "won"
		n := removed(roll) + b.Mods.Loss
		b.Markers[b.Token] -= min(n, here)
		if next := step(b.Token, 1); b.Mods.Carry && n > here {
			b.Markers[next] -= min(n-here, b.Markers[next])
		}
	}
	b.ask("end", b.siegeLoss)
}

// overrun is how many locations are overrun (KU-END-1).
func (b *board) overrun() (count int) {
	for _, n := range b.Markers {
		if n >= 8 {
			count++
		}
	}
	return count
}

// siegeLoss is Phase 4, and the deal of the next turn (KU-END, KU-DCK).
func (b *board) siegeLoss() {
	switch {
	case b.overrun() >= limit[b.Difficulty]:
		b.Result = "lost_overrun"
		return
	case b.Turn == 12:
		b.Result = "won"
		return
	}
	b.Discard = append(b.Discard, b.Row...)
	b.Protected, b.Pending = b.Pending, nil
	if len(b.Draw) == 0 {
		b.Draw, b.Discard = b.order, nil
		b.Round++
	}
	b.Turn++
	b.deal()
}

// deal begins a turn (KU-UPK-1 to KU-UPK-5).
func (b *board) deal() {
	n := min(3, len(b.Draw))
	b.Row, b.Draw = slices.Clone(b.Draw[:n]), b.Draw[n:]
	b.Total, b.Bonus = 0, 0
	for _, id := range b.Row {
		c := b.cards[id]
		b.Total += c.Reinforcements
		b.Bonus += c.Bonus
		b.Mana = min(12, b.Mana+c.Mana)
	}
	b.Arrived, b.Warded, b.Cast = nil, nil, nil
	b.SpecialUsed, b.Special, b.Spells, b.Last = false, "", 1, "none"
	b.Walk.Direction, b.Walk.Min, b.Walk.Max = "clockwise", 1, 3
	b.ask("deal", func() { b.place(1) })
}

// cast pays for a spell and carries it out (KU-SPL-1 to KU-SPL-3).
func (b *board) cast(id string, args []string) {
	for _, row := range b.Row {
		s := b.cards[row].Spell
		if s.ID != id {
			continue
		}
		times := 1
		if s.Repeat > 1 {
			times, _ = strconv.Atoi(args[0])
		}
		b.Mana -= times * s.Cost
		b.Spells--
		b.Cast = append(b.Cast, row)
		for range times {
			b.apply(s.Effects, args)
		}
	}
	b.goOn()
}

// special pays for a special action and carries it out (KU-SPC-1, KU-SPC-5).
func (b *board) special(id string, args []string) {
	for _, row := range b.Row {
		if s := b.cards[row].Special; s.ID == id {
			b.Spirit -= s.Cost
			b.SpecialUsed, b.Special = true, id
			b.apply(s.Effects, args)
			break
		}
	}
	b.goOn()
}

// goOn asks again where a power was used, or goes on if nothing is left to ask there.
func (b *board) goOn() {
	switch b.Phase {
	case "deal":
		b.ask("deal", func() { b.place(1) })
	case "attack":
		b.meet()
	case "rolled":
		b.ask("rolled", b.resolve)
	case "end":
		b.ask("end", b.siegeLoss)
	}
}

// apply carries out effects in their order (7.4).
func (b *board) apply(effects []effect, args []string) {
	number := func() int {
		n, _ := strconv.Atoi(args[0])
		return n
	}
	for _, e := range effects {
		switch e.Verb {
		case "add_roll":
			b.Mods.Roll += e.N
		case "extra_die":
			b.Mods.Extra = true
		case "set_dice":
			b.Dice, b.Mods.Set, b.Phase = slices.Clone(e.Dice), true, "rolled"
		case "reroll":
			for _, arg := range args {
				n, _ := strconv.Atoi(arg)
				b.Dice[n-1] = b.die()
			}
		case "match_die":
			b.Dice[number()-1] = b.Dice[2-number()]
		case "lower_strength":
			b.Mods.Cut += e.N
		case "guard_spirit":
			b.Mods.Guard += e.N
		case "add_loss":
			b.Mods.Loss += e.N
		case "carry_over":
			b.Mods.Carry = true
		case "remove":
			places := args
			if e.Where == "each_neighbour" {
				places = []string{step(b.Token, 1), step(b.Token, -1)}
			}
			for _, place := range places {
				b.Markers[place] -= min(e.N, b.Markers[place])
			}
		case "shift":
			b.Markers[b.Token] -= number()
			b.Markers[step(b.Token, 1)] += number()
		case "protect":
			places := args
			if e.Where == "here_and_next" {
				places = []string{b.Token, step(b.Token, 1)}
			}
			for _, place := range places {
				if len(b.Pending) < 2 && !slices.Contains(b.Pending, place) {
					b.Pending = append(b.Pending, place)
				}
			}
		case "gain":
			if e.What == "mana" {
				b.Mana = min(12, b.Mana+e.N)
			} else {
				b.Spirit = min(12, b.Spirit+e.N)
			}
		case "walk":
			b.Walk.Direction, b.Walk.Min, b.Walk.Max = e.Direction, e.Min, e.Max
		case "open_passage":
			b.Open = true
		case "swap_row":
			b.Row[number()-1], b.Row[2] = b.Row[2], b.Row[number()-1]
		case "cut_reinforcements":
			b.Total = max(0, b.Total-e.N)
		case "allow_spells":
			b.Spells += e.N
		case "forgo_attack":
			b.Phase = "end"
		case "attack_again":
			b.Mods, b.Dice, b.Aside, b.Phase = mods{}, nil, 0, "attack"
		}
	}
}
