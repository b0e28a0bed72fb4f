package bsieged

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// part says how one argument of a choice is written.
type part uint8

const (
	aHero part = iota + 1
	aField
	aZone  // field and zone, two arguments: "north/2"
	aCard  // design of a Resource card
	aHouse // building
	aClass
	aNumber
	aSign // +1 or -1
	aFigure
	aSource // of an ability: "start 1", "level 3"
	aDeck   // kind of deck
)

// spelling is how a verb is written: its words, then its arguments in order. Arguments in opt
// may be missing at the end (-1 or 0).
type spelling struct {
	verb  rules.Verb
	words string
	parts []part
	opt   []part
	none  int16 // what a missing optional argument is
}

// spellings are those of all verbs, longer words before shorter ones that begin them.
var spellings = []spelling{
	{Raise, "resurrect", []part{aHero}, nil, 0},
	{Nobody, "resurrect nobody", nil, nil, 0},
	{Send, "messenger", []part{aField}, nil, 0},
	{Next, "field", []part{aField}, nil, 0},
	{Attack, "attack", []part{aZone}, []part{aCard}, -1},
	{Stand, "stand", []part{aField}, nil, 0},
	{Discard, "discard", []part{aCard}, nil, 0},
	{Repair, "repair", []part{aHouse}, nil, 0},
	{Trade, "exchange", []part{aHero}, nil, 0},
	{Give, "give", []part{aCard}, nil, 0},
	{Take, "take", []part{aCard}, nil, 0},
	{Done, "done", nil, nil, 0},
	{Turn, "turn catapult", []part{aField}, nil, 0},
	{Shoot, "shoot", nil, nil, 0},
	{Visit, "visit", []part{aHouse}, nil, 0},
	{Ability, "ability", []part{aSource}, nil, 0},
	{End, "end turn", nil, nil, 0},
	{Grace, "grace", []part{aNumber, aSign}, nil, 0},
	{Keep, "keep roll", nil, nil, 0},
	{Keeping, "store", nil, nil, 0},
	{Leave, "leave", nil, nil, 0},
	{PickHero, "hero", []part{aHero}, nil, 0},
	{PickOption, "option", []part{aNumber}, nil, 0},
	{PickFigure, "figures", []part{aFigure, aNumber}, nil, 0},
	{PickHouse, "building", []part{aHouse}, nil, 0},
	{PickField, "at field", []part{aField}, nil, 0},
	{PickZone, "zone", []part{aZone}, nil, 0},
	{PickClass, "class", []part{aClass}, nil, 0},
	{PickCard, "recover", []part{aCard}, nil, 0},
	{PickDeck, "look at", []part{aDeck, aClass}, nil, 0},
	{PickToken, "token", []part{aNumber}, nil, 0},
	{Learn, "learn", nil, nil, 0},
	{Strengthen, "strengthen", nil, nil, 0},
	{Yes, "yes", nil, nil, 0},
	{No, "no", nil, nil, 0},
	{Trigger, "trigger", []part{aNumber}, nil, 0},
	{Hit, "hit", []part{aHero, aNumber}, nil, 0},
	{HitRider, "hit messenger", nil, nil, 0},
	{Spend, "spend token", []part{aHouse}, []part{aHero}, -1},
	{Concede, "concede", nil, nil, 0},
	{Suffer, "suffer", []part{aHouse}, []part{aHero}, -1},
}

// Notation writes a choice: "attack north/2 arm_bow_grey_guard", "visit tavern", "use
// tav_caltrops west/3", "hit eileen 0", "grace 2 +1".
func (g *Game) Notation(c rules.Choice) string {
	if c.Verb == Use {
		return g.notationUse(c)
	}
	for i := range spellings {
		if sp := &spellings[i]; sp.verb == c.Verb {
			if text, ok := g.spell(sp, c.Args); ok {
				return text
			}
		}
	}
	return unknown(c)
}

func unknown(c rules.Choice) string {
	return fmt.Sprintf("unknown %d %d %d %d %d", c.Verb, c.Args[0], c.Args[1], c.Args[2], c.Args[3])
}

func (g *Game) spell(sp *spelling, args [4]int16) (string, bool) {
	text, at := sp.words, 0
	write := func(p part) bool {
		word, n, ok := g.word(p, args, at)
		text, at = text+" "+word, at+n
		return ok
	}
	for _, p := range sp.parts {
		if !write(p) {
			return "", false
		}
	}
	for _, p := range sp.opt {
		if args[at] == sp.none {
			at++
		} else if !write(p) {
			return "", false
		}
	}
	for ; at < len(args); at++ {
		if args[at] != 0 {
			return "", false
		}
	}
	return text, true
}

// word writes an argument and tells how many of args it took.
func (g *Game) word(p part, args [4]int16, at int) (string, int, bool) {
	if at >= len(args) {
		return "", 1, false
	}
	n := int(args[at])
	switch p {
	case aZone:
		if at+1 < len(args) && n >= 0 && n < cards.FieldCount && args[at+1] >= 0 && args[at+1] < cards.ZoneCount {
			return g.set.Fields[n].ID + "/" + strconv.Itoa(int(args[at+1])+1), 2, true
		}
		return "", 2, false
	case aNumber:
		return strconv.Itoa(n), 1, n >= 0
	case aSign:
		return map[int]string{1: "+1", -1: "-1"}[n], 1, n == 1 || n == -1
	}
	words := g.words(p)
	if n < 0 || n >= len(words) {
		return "", 1, false
	}
	return words[n], 1, true
}

// words are the words of a part whose arguments count them.
func (g *Game) words(p part) []string {
	switch p {
	case aHero:
		return g.vocabulary.heroes
	case aField:
		return g.vocabulary.fields
	case aCard:
		return g.vocabulary.cards
	case aHouse:
		return g.vocabulary.houses
	case aClass:
		return classNames[:]
	case aFigure:
		return figureNames[:]
	case aSource:
		return sourceWords[:]
	case aDeck:
		return deckWords[:]
	}
	return nil
}

var (
	sourceWords = [firstLevel + cards.LevelCount]string{"start-1", "start-2", "level-1", "level-2", "level-3", "level-4"}
	deckWords   = [3]string{"pool", "season", "event"}
)

// vocabulary are the ids that notation uses, by number.
type vocabulary struct{ heroes, fields, cards, houses []string }

func (g *Game) learnWords() {
	v := &g.vocabulary
	for i := range g.set.Heroes {
		v.heroes = append(v.heroes, g.set.Heroes[i].ID)
	}
	for i := range g.set.Fields {
		v.fields = append(v.fields, g.set.Fields[i].ID)
	}
	for i := range g.set.Cards {
		v.cards = append(v.cards, g.set.Cards[i].ID)
	}
	for i := range g.set.Buildings {
		v.houses = append(v.houses, g.set.Buildings[i].ID)
	}
}

// notationUse writes the use of a card: "use arm_avalanche north", "use sor_firebolt west/3
// twice", "use mar_bribes".
func (g *Game) notationUse(c rules.Choice) string {
	design, f, z, times := c.Args[0], c.Args[1], c.Args[2], c.Args[3]
	if design < 0 || int(design) >= len(g.vocabulary.cards) || f < -1 || f >= cards.FieldCount || z < -1 || z >= cards.ZoneCount || f < 0 && z >= 0 || times < 0 || times > maxTimes {
		return unknown(c)
	}
	text := "use " + g.vocabulary.cards[design]
	if f >= 0 {
		text += " " + g.vocabulary.fields[f]
	}
	if z >= 0 {
		text += "/" + strconv.Itoa(int(z)+1)
	}
	if times > 0 {
		text += " +" + strconv.Itoa(int(times))
	}
	return text
}

// maxTimes is how often more than once a doubled card can work: one time for each token.
const maxTimes = cards.LevelCount

// Parse is the inverse of Notation.
func (g *Game) Parse(text string) (rules.Choice, error) {
	if rest, ok := strings.CutPrefix(text, "use "); ok {
		if c, ok := g.parseUse(rest); ok && g.Notation(c) == text {
			return c, nil
		}
	}
	for i := range spellings {
		sp := &spellings[i]
		rest, ok := strings.CutPrefix(text, sp.words)
		if !ok || rest != "" && rest[0] != ' ' {
			continue
		}
		if c, ok := g.parse(sp, strings.Fields(rest)); ok && g.Notation(c) == text {
			return c, nil
		}
	}
	return rules.Choice{}, fmt.Errorf("%q is no choice of B-Sieged", text)
}

func (g *Game) parse(sp *spelling, words []string) (rules.Choice, bool) {
	c := rules.Choice{Verb: sp.verb}
	at := 0
	read := func(p part, word string) bool {
		args, ok := g.read(p, word)
		if !ok || at+len(args) > len(c.Args) {
			return false
		}
		at += copy(c.Args[at:], args)
		return true
	}
	if len(words) < len(sp.parts) || len(words) > len(sp.parts)+len(sp.opt) {
		return c, false
	}
	for i, p := range sp.parts {
		if !read(p, words[i]) {
			return c, false
		}
	}
	for i, p := range sp.opt {
		if j := len(sp.parts) + i; j >= len(words) {
			c.Args[at] = sp.none
			at++
		} else if !read(p, words[j]) {
			return c, false
		}
	}
	return c, true
}

// read is the inverse of word.
func (g *Game) read(p part, word string) ([]int16, bool) {
	switch p {
	case aZone:
		field, digit, ok := strings.Cut(word, "/")
		f, known := index(g.vocabulary.fields, field)
		z, err := strconv.Atoi(digit)
		return []int16{f, int16(z - 1)}, ok && known && err == nil && z >= 1 && z <= cards.ZoneCount
	case aNumber, aSign:
		n, err := strconv.ParseInt(word, 10, 16)
		return []int16{int16(n)}, err == nil
	}
	n, ok := index(g.words(p), word)
	return []int16{n}, ok
}

func index(words []string, word string) (int16, bool) {
	for i, w := range words {
		if w == word {
			return int16(i), true
		}
	}
	return -1, false
}

func (g *Game) parseUse(text string) (rules.Choice, bool) {
	words := strings.Fields(text)
	c := of(Use, -1, -1, -1, 0)
	if len(words) == 0 {
		return c, false
	}
	var ok bool
	if c.Args[0], ok = index(g.vocabulary.cards, words[0]); !ok {
		return c, false
	}
	for _, word := range words[1:] {
		if n, err := strconv.Atoi(word); err == nil {
			c.Args[3] = int16(n)
		} else if args, ok := g.read(aZone, word); ok {
			copy(c.Args[1:], args)
		} else if f, ok := index(g.vocabulary.fields, word); ok {
			c.Args[1] = f
		} else {
			return c, false
		}
	}
	return c, true
}
