package kurth

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/notation"
)

// A power is a spell or a special action of the row. It can be used at every question whose window
// it has; what it does is in effects.go.

// special and spell are the answers that use one.
type (
	special struct{ power }
	spell   struct{ power }
	power   struct{}
)

func (special) spelling(g *Game) notation.Spelling {
	return notation.Spelling{Verb: VerbSpecial, Words: "special", Form: powerForm{g, VerbSpecial}}
}

func (spell) spelling(g *Game) notation.Spelling {
	return notation.Spelling{Verb: VerbCast, Words: "cast", Form: powerForm{g, VerbCast}}
}

// powerOf returns the spell or special of a choice that uses one.
func (g *Game) powerOf(c rules.Choice) *Power {
	if c.Verb == VerbCast {
		return &g.cards[c.Args[0]].Spell
	}
	return &g.cards[c.Args[0]].Special
}

// offerPowers offers the specials, then the spells of the row that can be used now.
func (s *State) offerPowers() {
	open := fixed[s.phase].window
	if !s.specialUsed {
		for _, card := range s.row() {
			if p := &s.game.cards[card].Special; p.Windows&open != 0 {
				s.offerPower(VerbSpecial, p)
			}
		}
	}
	if s.spellsLeft > 0 && s.phase > phaseMove {
		for _, card := range s.row() {
			if p := &s.game.cards[card].Spell; p.Windows&open != 0 {
				s.offerPower(VerbCast, p)
			}
		}
	}
}

func (s *State) offerPower(verb rules.Verb, p *Power) {
	if s.barred(p) != fine {
		return
	}
	for t := p.low; t <= p.high; t++ {
		if s.barredTarget(p, t) == fine {
			s.offer(verb, int16(p.card), t)
		}
	}
}

func (special) play(s *State, c rules.Choice) { s.useSpecial(s.game.powerOf(c), c.Args[1]) }
func (spell) play(s *State, c rules.Choice)   { s.castSpell(s.game.powerOf(c), c.Args[1]) }

// useSpecial pays for a special action and carries it out (KU-SPC-1, KU-SPC-5).
func (s *State) useSpecial(p *Power, t int16) {
	s.specialUsed, s.special = true, p.card+1
	s.emitAct(rules.Event{Kind: rules.Note, Name: "special_used", Rule: "KU-SPC-1", Subject: p.element, To: s.game.targetElement(p, t), N: int16(p.Cost)})
	s.paySpirit(int16(p.Cost))
	s.carryOut(p, t)
}

// castSpell pays for a spell and carries it out (KU-SPL-1, KU-SPL-3).
func (s *State) castSpell(p *Power, t int16) {
	s.spellsLeft--
	s.cast |= 1 << p.card
	payments := p.payments(t)
	s.emitAct(rules.Event{Kind: rules.Note, Name: "spell_cast", Rule: "KU-SPL-1", Subject: p.element, To: s.game.targetElement(p, t), N: int16(p.Cost) * payments})
	s.changeMana(-int16(p.Cost) * payments)
	for range payments {
		s.carryOut(p, t)
	}
}

// payments is how often a casting with target t pays the cost.
func (p *Power) payments(t int16) int16 {
	if p.target == targetPayment {
		return t
	}
	return 1
}

// carryOut applies the effects of a power in order. The first one's condition was met;
// a later one that cannot apply does nothing.
func (s *State) carryOut(p *Power, t int16) {
	for i := range p.Effects {
		e := &p.Effects[i]
		if i == 0 || e.blocked(s, e, t) == fine {
			e.apply(s, e, t)
		}
	}
	if s.phase == phaseAttack && s.markers[s.token] == 0 { // KU-RUL-24
		s.phase = phaseEnd
	}
}

func (power) refuse(s *State, c rules.Choice) *rules.Refusal {
	return s.refusePower(s.game.powerOf(c), c.Args[1])
}

// refusePower tells why a power cannot be used with target t.
func (s *State) refusePower(p *Power, t int16) *rules.Refusal {
	if r := s.barredAll(p); r != fine {
		return s.refusal(r, p, 0)
	}
	return s.refusal(s.barredTarget(p, t), p, t)
}

// describe: the panel is clicked first, then the target.
func (power) describe(s *State, c rules.Choice) rules.Description {
	p, t := s.game.powerOf(c), c.Args[1]
	path := []rules.Element{p.element}
	if p.target != noTarget {
		path = append(path, s.game.targetElement(p, t))
	}
	return described(p.rule("KU-SPL-1", "KU-SPC-1"), s.powerSentence(p, t), path...)
}

// powerSentence: "Cast Unmaking on the Armory (4 Mana)".
func (s *State) powerSentence(p *Power, t int16) rules.Text {
	cost := p.Cost * int(p.payments(t))
	switch aimed := s.aimed(p, t); {
	case p.Spell && cost > 0:
		return rules.T("Cast %s (%d Mana)", aimed, cost)
	case p.Spell:
		return rules.T("Cast %s (free)", aimed)
	case cost > 0:
		return rules.T("Use %s (%d Spirit)", aimed, cost)
	default:
		return rules.T("Use %s (free)", aimed)
	}
}

// aimed names a power with its target: "Unmaking on the Armory".
func (s *State) aimed(p *Power, t int16) rules.Text {
	switch p.target {
	case targetPlace:
		return rules.T("%s on %s", p.Title(), s.game.places[t].Told())
	case targetAmount:
		return rules.T("%s: move %s to %s", p.Title(), markers(int(t)), s.game.places[next(s.token)].Told())
	case targetDice:
		return rules.T("%s: roll %s again", p.Title(), s.diceWords(t))
	case targetDie:
		if s.phase != phaseRolled {
			return rules.T("%s: turn die %d", p.Title(), t)
		}
		return rules.T("%s: turn the %d to %d", p.Title(), s.attack.dice[t-1], s.attack.dice[2-t])
	case targetSlot:
		row := s.row()
		return rules.T("%s: swap %s with %s", p.Title(), s.game.cards[row[rowSize-1]].Title(), s.game.cards[row[t-1]].Title())
	}
	return p.Title()
}

func (s *State) diceWords(set int16) rules.Text {
	switch {
	case set == bothDice:
		return rules.T("both dice")
	case s.phase != phaseRolled:
		return rules.T("die %d", set)
	}
	return rules.T("the %d", s.attack.dice[set-1])
}

// preview: every difference that a spell or special makes, the odds of the attack included.
func (power) preview(p *previewer, c rules.Choice) {
	used := p.before.game.powerOf(c)
	fighting := p.before.fighting()
	if used.target == targetDice {
		p.number(costTrack(used), p.before.track(used), p.before.track(used)-used.Cost, 1)
		p.compare(p.before.attackOdds(), p.before.rerollOdds(c))
		return
	}
	p.after.play(c)
	p.changes()
	switch {
	case fighting && p.after.fighting():
		p.compare(p.before.attackOdds(), p.after.attackOdds())
	case fighting:
		p.line(rules.Plain, rules.T("Attack"), rules.T("none").In("an attack"))
	case p.after.fighting():
		p.fight(p.after, p.after.attackOdds())
	}
}

func costTrack(p *Power) rules.Text {
	if p.Spell {
		return rules.T("Mana")
	}
	return rules.T("Spirit")
}

// track is where the track stands that pays for the power.
func (s *State) track(p *Power) int {
	if p.Spell {
		return int(s.mana)
	}
	return int(s.spirit)
}

// placeForm writes a location by its id.
func (g *Game) placeForm() notation.Form {
	names := notation.Names{Kind: "location of Kurth"}
	for i := range g.places {
		names.IDs = append(names.IDs, g.places[i].ID)
	}
	return notation.Parts{names}
}

// powerForm writes a power by its id, and its target: "unmaking armory", "second_breath 1 2".
type powerForm struct {
	game *Game
	verb rules.Verb
}

func (f powerForm) Write(args [4]int16) (string, bool) {
	if args[0] < 0 || args[0] >= cardCount || args[2] != 0 || args[3] != 0 {
		return "", false
	}
	p := f.game.powerOf(rules.Choice{Verb: f.verb, Args: args})
	if args[1] < p.low || args[1] > p.high {
		return "", false
	}
	return f.game.powerNotation(p, args[1]), true
}

func (g *Game) powerNotation(p *Power, t int16) string {
	switch p.target {
	case noTarget:
		return p.ID
	case targetPlace:
		return p.ID + " " + g.places[t].ID
	case targetDice:
		return p.ID + [...]string{" 1", " 2", " 1 2"}[t-1]
	}
	return p.ID + " " + strconv.Itoa(int(t))
}

func (f powerForm) Read(text string) (args [4]int16, err error) {
	id, rest, _ := strings.Cut(text, " ")
	p, kind := f.game.special(id), "special action"
	if f.verb == VerbCast {
		p, kind = f.game.spell(id), "spell"
	}
	if p == nil {
		return args, fmt.Errorf("%q is not a %s of %s", id, kind, title)
	}
	for t := p.low; t <= p.high; t++ {
		if f.game.powerNotation(p, t) == text {
			return [4]int16{int16(p.card), t}, nil
		}
	}
	if rest == "" {
		return args, fmt.Errorf("%s needs a target, as in %q", p.ID, f.game.powerNotation(p, p.low))
	}
	return args, fmt.Errorf("%q is not a target of %s", rest, p.ID)
}
