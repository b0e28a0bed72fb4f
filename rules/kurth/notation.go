package kurth

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
)

// Words of the notation.
const (
	wordGoOn    = "go on"
	wordRoll    = "roll"
	wordAccept  = "accept"
	wordEndTurn = "end turn"
	wordPlace   = "place"
	wordMove    = "move"
	wordSpecial = "special"
	wordCast    = "cast"
)

// Notation writes a choice: "go on", "place armory", "move armory", "roll", "accept",
// "end turn", "special cut_the_ropes", "special false_signal 1",
// "special double_the_watch citadel", "cast burn_the_wick 2" (Mana payments),
// "cast second_breath 1 2" (dice), "cast unmaking armory".
func (g *Game) Notation(c rules.Choice) string {
	if !g.knows(c) {
		return fmt.Sprintf("unknown %d %d %d", c.Verb, c.Args[0], c.Args[1])
	}
	switch c.Verb {
	case VerbGoOn:
		return wordGoOn
	case VerbRoll:
		return wordRoll
	case VerbAccept:
		return wordAccept
	case VerbEndTurn:
		return wordEndTurn
	case VerbPlace:
		return wordPlace + " " + g.places[c.Args[0]].ID
	case VerbMove:
		return wordMove + " " + g.places[c.Args[0]].ID
	case VerbSpecial:
		return wordSpecial + " " + g.powerNotation(&g.cards[c.Args[0]].Special, c.Args[1])
	}
	return wordCast + " " + g.powerNotation(&g.cards[c.Args[0]].Spell, c.Args[1])
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

// knows reports whether c is a choice that some position of the game could offer.
func (g *Game) knows(c rules.Choice) bool {
	args := c.Args
	switch c.Verb {
	case VerbGoOn, VerbRoll, VerbAccept, VerbEndTurn:
		return args == [4]int16{}
	case VerbPlace, VerbMove:
		return args[0] >= 0 && args[0] < placeCount && args[1] == 0 && args[2] == 0 && args[3] == 0
	case VerbSpecial, VerbCast:
		if args[0] < 0 || args[0] >= cardCount || args[2] != 0 || args[3] != 0 {
			return false
		}
		p := &g.cards[args[0]].Special
		if c.Verb == VerbCast {
			p = &g.cards[args[0]].Spell
		}
		return args[1] >= p.low && args[1] <= p.high
	}
	return false
}

// Parse reads what Notation writes.
func (g *Game) Parse(text string) (rules.Choice, error) {
	switch text {
	case wordGoOn:
		return rules.Choice{Verb: VerbGoOn}, nil
	case wordRoll:
		return rules.Choice{Verb: VerbRoll}, nil
	case wordAccept:
		return rules.Choice{Verb: VerbAccept}, nil
	case wordEndTurn:
		return rules.Choice{Verb: VerbEndTurn}, nil
	}
	verb, rest, _ := strings.Cut(text, " ")
	switch verb {
	case wordPlace:
		return g.parsePlace(VerbPlace, rest)
	case wordMove:
		return g.parsePlace(VerbMove, rest)
	case wordSpecial:
		return g.parsePower(VerbSpecial, rest)
	case wordCast:
		return g.parsePower(VerbCast, rest)
	}
	return rules.Choice{}, fmt.Errorf("%q is not a choice of Siege at Kurth; it begins with go on, place, move, special, cast, roll, accept or end turn", text)
}

func (g *Game) parsePlace(verb rules.Verb, id string) (rules.Choice, error) {
	ring, ok := g.ring(id)
	if !ok {
		return rules.Choice{}, fmt.Errorf("%q is not a location of Kurth", id)
	}
	return rules.Choice{Verb: verb, Args: [4]int16{int16(ring)}}, nil
}

func (g *Game) parsePower(verb rules.Verb, text string) (rules.Choice, error) {
	id, rest, _ := strings.Cut(text, " ")
	p, kind := g.special(id), "special action"
	if verb == VerbCast {
		p, kind = g.spell(id), "spell"
	}
	if p == nil {
		return rules.Choice{}, fmt.Errorf("%q is not a %s of Siege at Kurth", id, kind)
	}
	for t := p.low; t <= p.high; t++ {
		if g.powerNotation(p, t) == text {
			return rules.Choice{Verb: verb, Args: [4]int16{int16(p.card), t}}, nil
		}
	}
	if rest == "" {
		return rules.Choice{}, fmt.Errorf("%s needs a target, as in %q", p.ID, g.powerNotation(p, p.low))
	}
	return rules.Choice{}, fmt.Errorf("%q is not a target of %s", rest, p.ID)
}
