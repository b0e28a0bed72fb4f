package reading

import (
	"maps"
	"slices"
	"strings"
)

// imagined is a copy of a position on which choices are carried out, and nothing goes on by itself.
func (b *board) imagined() *board {
	c := *b
	c.still = true
	c.Markers = maps.Clone(b.Markers)
	c.Dice, c.Cast, c.Pending, c.Row = slices.Clone(b.Dice), slices.Clone(b.Cast), slices.Clone(b.Pending), slices.Clone(b.Row)
	return &c
}

// after is the position after a choice, with the dice that it throws again.
func (b *board) after(choice string, dice ...int) *board {
	c := b.imagined()
	c.thrown = dice
	c.choose(choice)
	return c
}

// used is the power of a choice.
func (b *board) used(choice string) power {
	f := strings.Fields(choice)
	for _, id := range b.Row {
		if s := b.cards[id].Spell; f[0] == "cast" && s.ID == f[1] {
			return s
		}
		if s := b.cards[id].Special; f[0] == "special" && s.ID == f[1] {
			return s
		}
	}
	return power{}
}

// only reports whether a power has no effects but those named.
func (p power) only(verbs ...string) bool {
	return !slices.ContainsFunc(p.Effects, func(e effect) bool {
		return !slices.Contains(verbs, e.Verb) && !slices.Contains(verbs, e.Verb+" "+e.What)
	})
}

// best reports whether nothing at hand makes the roll better than it is (KU-OPT-8).
func (b *board) best() bool {
	now := b.after("accept")
	return !b.reaches(func(then *board) bool {
		return then.Last == "won" && now.Last == "lost" || then.sum() < now.sum() || then.Passage && !now.Passage || then.Spirit > now.Spirit
	})
}

// reaches reports whether the attack can come to something, by what can be used until the roll is accepted.
func (b *board) reaches(better func(*board) bool) bool {
	if better(b.after("accept")) {
		return true
	}
	for _, choice := range b.powers() {
		p := b.used(choice)
		if !slices.Contains(p.Windows, "end") && !p.only("add_roll", "lower_strength", "guard_spirit", "add_loss", "reroll", "match_die") {
			return true
		}
		faces := 1
		if p.Effects[0].Verb == "reroll" {
			faces = 6
		}
		for i := 1; i <= faces; i++ {
			for j := 1; j <= faces; j++ {
				if b.after(choice, i, j).reaches(better) {
					return true
				}
			}
		}
	}
	return false
}

func (b *board) sum() (n int) {
	for _, m := range b.Markers {
		n += m
	}
	return n
}

// spent reports whether nothing that can be used after the attack does anything (KU-OPT-8).
func (b *board) spent() bool {
	return !slices.ContainsFunc(b.powers(), func(choice string) bool {
		switch p := b.used(choice); {
		case p.only("allow_spells") && b.after(choice).most() <= b.most():
			return false
		case b.Turn == 12 && p.only("protect"):
			return false
		case b.Turn == 12 && p.only("protect", "gain mana", "allow_spells"):
			then := b.after(choice)
			return then.Mana > b.Mana && b.overrun() < limit[b.Difficulty] || !then.spent()
		}
		return true
	})
}

// most is how many spells can be cast one after the other.
func (b *board) most() (n int) {
	for _, choice := range b.powers() {
		if strings.HasPrefix(choice, "cast ") {
			n = max(n, 1+b.after(choice).most())
		}
	}
	return n
}
