package kurth

import "portcullis/rules"

// Chances lists the results of the dice that c would throw. Results with the same sum and
// the same doubles are merged; while a spell of the row may still use single faces, only
// results with the same two faces are.
func (s *State) Chances(c rules.Choice, buf []rules.Chance) []rules.Chance {
	if !s.Decision().Allows(c) {
		return buf
	}
	throw := throw{list: buf, first: len(buf)}
	switch c.Verb {
	case VerbRoll:
		throw.faces = s.facesMatter(noCard, s.spellsLeft)
		eachRoll(s.attack.extraDie, throw.add)
	case VerbCast, VerbSpecial:
		p := s.game.powerOf(c)
		if p.target != targetDice {
			return buf
		}
		without, left := noCard, s.spellsLeft
		if p.Spell {
			without, left = int(p.card), left-1
		}
		throw.faces = s.facesMatter(without, left)
		s.eachReroll(c.Args[1], throw.add)
	}
	return throw.list
}

const noCard = -1

// facesMatter reports whether a power of the row could still look at single dice, with
// so many spells left and without the spell of one card. It says yes where a special
// action might still pay for that.
func (s *State) facesMatter(without int, spellsLeft uint8) bool {
	for _, card := range s.row() {
		c := &s.game.cards[card]
		if !s.specialUsed && c.Special.usesFaces() {
			return true
		}
		castable := (spellsLeft > 0 && int(s.mana) >= c.Spell.Cost) || !s.specialUsed
		if castable && int(card) != without && !s.hasCast(card) && c.Spell.usesFaces() {
			return true
		}
	}
	return false
}

// usesFaces reports whether the power looks at single dice on the table.
func (p *Power) usesFaces() bool { return p.target == targetDice || p.target == targetDie }

// eachRoll calls yield with every result of the roll: the dice as thrown and the two kept.
func eachRoll(extraDie bool, yield func(thrown rules.Faces, count uint8, kept [attackDice]uint8)) {
	for a := uint8(1); a <= 6; a++ {
		for b := uint8(1); b <= 6; b++ {
			if !extraDie {
				yield(rules.Faces{a, b}, attackDice, [...]uint8{a, b})
				continue
			}
			for c := uint8(1); c <= 6; c++ {
				kept, _ := keepTwo([...]uint8{a, b, c})
				yield(rules.Faces{a, b, c}, attackDice+1, kept)
			}
		}
	}
}

// eachReroll does the same for throwing the dice of a set again.
func (s *State) eachReroll(set int16, yield func(thrown rules.Faces, count uint8, kept [attackDice]uint8)) {
	for a := uint8(1); a <= 6; a++ {
		switch set {
		case 1:
			yield(rules.Faces{a}, 1, [...]uint8{a, s.attack.dice[1]})
		case 2:
			yield(rules.Faces{a}, 1, [...]uint8{s.attack.dice[0], a})
		default:
			for b := uint8(1); b <= 6; b++ {
				yield(rules.Faces{a, b}, attackDice, [...]uint8{a, b})
			}
		}
	}
}

// throw gathers the results of a throw, merging those that play alike.
type throw struct {
	list  []rules.Chance
	first int
	faces bool          // single faces matter
	at    [6*7 + 1]int8 // 1 + where in the list a key stands
}

func (t *throw) add(thrown rules.Faces, count uint8, kept [attackDice]uint8) {
	low, high := min(kept[0], kept[1]), max(kept[0], kept[1])
	key := 2 * (low + high)
	if low == high {
		key++
	}
	if t.faces {
		key = 6*low + high
	}
	if t.at[key] == 0 {
		t.list = append(t.list, rules.Chance{Faces: thrown, Dice: count})
		t.at[key] = int8(len(t.list) - t.first)
	}
	t.list[t.first+int(t.at[key])-1].Weight++
}
