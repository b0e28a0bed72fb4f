package kurth

import (
	"fmt"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/content"
)

// loadCards checks and takes over actions.toml. The city is loaded already.
func (g *Game) loadCards(f *contentFile, in *actionsTOML) {
	if in.Deck != "actions" {
		f.Fault("deck", "deck", "is %q; this file holds the deck \"actions\"", in.Deck)
	}
	f.Source("source", "source", in.Source)
	f.Fixed("card_count", "card_count", in.CardCount, cardCount)
	if len(in.Cards) != cardCount {
		f.Fault("", "", "%d cards; the deck has %d", len(in.Cards), cardCount)
	}
	ids, powers, numbers := map[string]bool{}, map[string]bool{}, map[int]bool{}
	for i := range in.Cards {
		c := &in.Cards[i]
		at, who := fmt.Sprintf("card[%d].", i), "card "+content.Named(c.ID, i)+", "
		number := f.Number(at+"number", who+"number", c.Number, 1, cardCount)
		if c.Number != nil && numbers[*c.Number] {
			f.Fault(at+"number", who+"number", "duplicate number %d", *c.Number)
		}
		numbers[number] = true
		f.ID(at+"id", who+"id", c.ID, ids)
		f.Name(at+"name", who+"name", c.Name)
		f.Fits(at+"flavour", who+"flavour", c.Flavour, content.LongestText)
		f.Source(at+"source", who+"source", c.Source)
		index := number - 1
		card := Card{ID: c.ID, Number: number, Name: c.Name, Flavour: c.Flavour, element: CardElement(c.ID),
			Places:         g.cardPlaces(f, at, who, c.Locations),
			Reinforcements: f.Number(at+"reinforcements", who+"reinforcements", c.Reinforcements, 0, 9),
			Bonus:          f.Number(at+"bonus_strength", who+"bonus_strength", c.BonusStrength, 0, 9),
			Mana:           f.Number(at+"mana_boost", who+"mana_boost", c.ManaBoost, 0, 9),
		}
		card.Spell = Power{Spell: true, card: uint8(index), element: SpellElement(c.Spell.ID)}
		f.power(at+"spell.", who+"spell.", &c.Spell, powers, &card.Spell)
		card.Special = Power{card: uint8(index), element: SpecialElement(c.Special.ID)}
		f.power(at+"special.", who+"special.", &c.Special, powers, &card.Special)
		if card.Special.Repeat > 1 {
			f.Fault(at+"special.repeat_max", who+"special.repeat_max", "only the cost of a spell can be paid more than once")
		}
		g.cards[index] = card
	}
}

func (g *Game) cardPlaces(f *contentFile, at, who string, ids []string) []int {
	if len(ids) < 1 || len(ids) > 2 {
		f.Fault(at+"locations", who+"locations", "%d locations; a card names 1, or 2 with \"or\"", len(ids))
	}
	var rings []int
	for _, id := range ids {
		ring, ok := g.ring(id)
		if !ok {
			f.Fault(at+"locations", who+"locations", "unknown location %q", id)
		}
		if slices.Contains(rings, int(ring)) && ok {
			f.Fault(at+"locations", who+"locations", "names %q twice", id)
		}
		rings = append(rings, int(ring))
	}
	return rings
}

// power checks a spell or special action and fills p.
func (f *contentFile) power(at, who string, in *powerTOML, seen map[string]bool, p *Power) {
	f.ID(at+"id", who+"id", in.ID, seen)
	f.Name(at+"name", who+"name", in.Name)
	f.Text(at+"text", who+"text", in.Text)
	f.Source(at+"source", who+"source", in.Source)
	p.ID, p.Name, p.Text = in.ID, in.Name, in.Text
	p.Cost, p.Repeat = f.Number(at+"cost", who+"cost", in.Cost, 0, 12), 1
	if in.RepeatMax != nil {
		p.Repeat = f.Number(at+"repeat_max", who+"repeat_max", in.RepeatMax, 1, maxAmount)
	}
	p.Windows = f.windows(at+"windows", who+"windows", in.Windows, p.Spell)
	f.effects(at+"effects", who+"effects", in.Effects, p)
	p.low, p.high = targetRange(p)
}

func (f *contentFile) windows(at, who string, ids []string, spell bool) Windows {
	var set Windows
	for _, id := range ids {
		bit := windowBit(id)
		switch {
		case bit == 0:
			f.Fault(at, who, "unknown window %q", id)
		case spell && bit&(WindowDeal|WindowMove) != 0:
			f.Fault(at, who, "a spell cannot be cast in window %q (KU-SPL-5)", id)
		case set&bit != 0:
			f.Fault(at, who, "duplicate window %q", id)
		}
		set |= bit
	}
	if len(ids) == 0 {
		f.Fault(at, who, "no window; it could never be used")
	}
	return set
}

func windowBit(id string) Windows {
	for _, w := range windows() {
		if w.id == id {
			return w.bit
		}
	}
	return 0
}

// effects checks the effects of p one after the other, following the windows they lead to.
func (f *contentFile) effects(at, who string, list []effectTOML, p *Power) {
	if len(list) == 0 {
		f.Fault(at, who, "no effect")
	}
	now := p.Windows
	for i := range list {
		in := &list[i]
		v, ok := verbNamed(in.Verb)
		if !ok {
			f.Fault(at, who, "unknown verb %q", in.Verb)
			continue
		}
		e := f.effect(at, who, v, in)
		if wrong := now &^ v.windows; wrong != 0 {
			f.Fault(at, who, "%s can do nothing %s", v.name, rules.Or(wrong.Texts()...))
		}
		if v.then != 0 {
			now = v.then
		}
		switch {
		case v.special && p.Spell:
			f.Fault(at, who, "%s is for special actions only (KU-SPL-1)", v.name)
		case v.special && p.does(v.name):
			f.Fault(at, who, "%s comes twice; a turn has at most two spells (KU-INV-8)", v.name)
		}
		switch target := v.targetOf(e); {
		case target == noTarget:
		case i > 0:
			f.Fault(at, who, "%s asks for a target; only the first effect can", v.name)
		case p.Repeat > 1:
			f.Fault(at, who, "%s asks for a target; a cost paid more than once allows none", v.name)
		default:
			p.target = target
		}
		p.Effects = append(p.Effects, e)
	}
	if p.Repeat > 1 {
		p.target = targetPayment
	}
}

// does reports whether an effect of the power has the verb.
func (p *Power) does(verb string) bool {
	return slices.ContainsFunc(p.Effects, func(e Effect) bool { return e.Verb == verb })
}

func verbNamed(name string) (verb, bool) {
	for _, v := range vocabulary() {
		if v.name == name {
			return v, true
		}
	}
	return verb{}, false
}

// effect checks that the verb has exactly its parameters, each with a value it can have.
func (f *contentFile) effect(at, who string, v verb, in *effectTOML) Effect {
	e := Effect{Verb: v.name, blocked: v.blocked, apply: v.apply}
	numbers := map[string]*int{"n": in.N, "min": in.Min, "max": in.Max}
	words := map[string]*string{"where": in.Where, "from": in.From, "to": in.To, "what": in.What, "direction": in.Direction}
	known := map[string]bool{}
	for _, p := range v.params {
		known[p.name] = true
		place := who + ", " + v.name + "." + p.name
		switch {
		case p.name == "dice":
			e.Dice = f.faces(at, place, in.Dice)
		case p.words != nil:
			f.word(at, place, words[p.name], p.words)
		default:
			e.setNumber(p.name, f.Number(at, place, numbers[p.name], p.low, p.high))
		}
	}
	for _, name := range [...]string{"n", "min", "max"} {
		if numbers[name] != nil && !known[name] {
			f.Fault(at, who, "%s takes no %s", v.name, name)
		}
	}
	for _, name := range [...]string{"where", "from", "to", "what", "direction"} {
		if words[name] != nil && !known[name] {
			f.Fault(at, who, "%s takes no %s", v.name, name)
		}
	}
	if in.Dice != nil && !known["dice"] {
		f.Fault(at, who, "%s takes no dice", v.name)
	}
	e.Where, e.What = deref(in.Where), deref(in.What)
	e.Reverse = deref(in.Direction) == counter
	return e
}

func (e *Effect) setNumber(name string, n int) {
	switch name {
	case "n":
		e.N = int16(n)
	case "min":
		e.Min = int16(n)
	case "max":
		e.Max = int16(n)
	}
}

func (f *contentFile) faces(at, who string, faces []int) (dice [attackDice]uint8) {
	if len(faces) != attackDice {
		f.Fault(at, who, "%d faces; there are %d attack dice", len(faces), attackDice)
		return dice
	}
	for i, face := range faces {
		dice[i] = uint8(f.Number(at, who, &face, 1, 6))
	}
	return dice
}

func (f *contentFile) word(at, who string, word *string, allowed []string) {
	switch {
	case word == nil:
		f.Fault(at, who, "is missing")
	case !slices.Contains(allowed, *word):
		f.Fault(at, who, "is %q; it must be %s", *word, strings.Join(allowed, " or "))
	}
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// targetRange returns the numbers that a choice of the power can pick from.
func targetRange(p *Power) (low, high int16) {
	switch p.target {
	case targetPlace:
		return 0, placeCount - 1
	case targetAmount:
		return 1, p.Effects[0].Max
	case targetPayment:
		return 1, int16(p.Repeat)
	case targetDice:
		return 1, bothDice
	case targetDie:
		return 1, attackDice
	case targetSlot:
		return 1, rowSize - 1
	}
	return 0, 0
}
