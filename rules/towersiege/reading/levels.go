package reading

import "slices"

// The classes of a roll (TS-DCE-3 to TS-DCE-6): of an attack C, H, M and F, of a defence E, S, f and X.
const (
	best   = iota // 01 or 02
	made          // up to the level
	missed        // above it
	fumble        // 99 or 100
)

func class(roll, level int) int {
	switch {
	case roll <= 2:
		return best
	case roll >= 99:
		return fumble
	case roll <= level:
		return made
	}
	return missed
}

// protects: a plain roll, but 99 and 100 fail (TS-DCE-10).
func protects(roll, level int) bool { return roll <= level && roll < 99 }

// sum adds up what the cards on a creature or structure, its own card and what is in force on it do to some
// statistics (TS-LVL-9, TS-RUL-77). The best Base PL alone counts (TS-ITM-12).
func (p *play) sum(t *thing, stats ...string) int {
	total, base := 0, 0
	add := func(e *effect, amount int) {
		switch {
		case e.Verb != "mod" || !slices.Contains(stats, e.Stat):
		case e.Base:
			base = max(base, amount)
		default:
			total += amount
		}
	}
	worn := []*thing{t}
	for _, i := range p.board.on(t.ID) {
		if p.cards[i.Card].creature { // who stands inside is not worn
			continue
		}
		if i.has("in_use") || p.cards[i.Card].Slot == "" || p.cards[i.Card].Slot == "none" {
			worn = append(worn, i)
		}
	}
	for _, i := range worn {
		for n := range p.cards[i.Card].Effect {
			if e := &p.cards[i.Card].Effect[n]; e.Who == "bearer" {
				add(e, e.amount())
			}
		}
	}
	for _, m := range p.board.Timed {
		if m.Kind != "mod" || m.Target != t.ID {
			continue
		}
		for n := range p.cards[m.Card].Effect {
			e := &p.cards[m.Card].Effect[n]
			if e.Who != "target" {
				continue
			}
			amount := e.amount()
			if m.Level < len(e.Levels) && e.Levels[m.Level].Amount != 0 {
				amount = e.Levels[m.Level].Amount
			}
			add(e, amount)
		}
	}
	return total + base
}

// attackLevel is the AL of a creature (TS-LVL-1, TS-LVL-2).
func (p *play) attackLevel(t *thing) int { return p.cards[t.Card].SL + p.sum(t, "SL", "AL") }

// protection is the PL of a creature; structures have none (TS-LVL-7, TS-LVL-8).
func (p *play) protection(t *thing) int {
	if !p.cards[t.Card].creature {
		return 0
	}
	return p.sum(t, "PL")
}

// defence is the DL of a creature or structure, against an attack by someone (TS-LVL-3, TS-LVL-10, TS-REL-13).
func (p *play) defence(t, attacker *thing) int {
	c := p.cards[t.Card]
	if c.creature {
		return c.SL + p.sum(t, "SL", "DL")
	}
	level := c.DL
	if level == 0 {
		level = c.RL
	}
	level += p.sum(t, "DL")
	if attacker == nil {
		return level
	}
	for _, i := range append([]*thing{attacker}, p.board.on(attacker.ID)...) {
		for _, e := range p.cards[i.Card].Effect {
			if e.Verb == "mod" && e.Who == "opposing_structure" {
				level += e.amount()
			}
		}
	}
	return level
}

// resistance is the RL of a creature, structure or of a card that resists for itself (TS-LVL-4, TS-LVL-11).
func (p *play) resistance(t *thing) int {
	c := p.cards[t.Card]
	switch {
	case c.creature:
		return c.SL + p.sum(t, "SL", "RL")
	case c.Type == "item" || c.Type == "relic" && c.IP <= 1:
		return c.RL
	}
	return c.RL + p.sum(t, "RL")
}

// innate is the IS of a skill that somebody uses (TS-LVL-6).
func (p *play) innate(t *thing, value int) int { return value + p.sum(t, "IS") }

// spell is the SS with which a Mage casts a card (TS-LVL-5): what it carries, what its own card says, and what
// stands in its standing Tower.
func (p *play) spell(mage *thing, name string, value int) int {
	level := value + p.sum(mage, "SS")
	for _, t := range p.board.Things {
		if t.Owner != mage.Owner {
			continue
		}
		for _, e := range p.cards[t.Card].Effect {
			if e.Verb == "mod" && e.Who == "controller" && e.Stat == "SS" && (len(e.Only) == 0 || slices.Contains(e.Only, name)) {
				level += e.amount()
			}
		}
	}
	return level
}
