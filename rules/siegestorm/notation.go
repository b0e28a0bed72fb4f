package siegestorm

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// shape says what follows the words of a verb in its notation.
type shape uint8

const (
	nothing    shape = iota
	aCard            // key#number
	twoCards         // one or two of them
	aNumber          // a track, a zone, a seat or a place in a Support Zone
	aSupporter       // side/number
	aSlot            // "front 0" or "middle 0"
	aSource          // key#number, or "action"
	aSide            // "seat 1", or "boss"
)

// spelling is how a verb is written.
type spelling struct {
	verb  rules.Verb
	words string
	shape shape
	limit int16 // of a number: it is below
}

// spellings are those of all verbs, longer words before shorter ones that begin them.
var spellings = [...]spelling{
	{Keep, "keep", nothing, 0},
	{PutBack, "put back", twoCards, 0},
	{PlayAction, "action", aCard, 0},
	{PlayCreature, "creature", aCard, 0},
	{Activate, "ability", aCard, 0},
	{Continue, "continue", nothing, 0},
	{HandOver, "hand over", nothing, 0},
	{OnTrack, "track", aNumber, maxTracks},
	{AtTarget, "target", aCard, 0},
	{PayAuto, "pay auto", nothing, 0},
	{PayCard, "pay", aCard, 0},
	{PaySupporter, "commit", aNumber, maxCards},
	{Cancel, "cancel", nothing, 0},
	{PassTurn, "pass turn", nothing, 0},
	{Pass, "pass", nothing, 0},
	{OrderStorm, "storm", nothing, 0},
	{OrderSupport, "support", nothing, 0},
	{OrderFront, "hold front", aNumber, maxZones},
	{OrderMiddle, "hold middle", aNumber, maxZones},
	{StrikeAt, "strike at", aSide, 0},
	{Strike, "strike", aCard, 0},
	{PickBack, "pick supporter", aSupporter, 0},
	{PickSlot, "pick slot", aSlot, 0},
	{Pick, "pick", aCard, 0},
	{PutTop, "top", aCard, 0},
	{PutBottom, "bottom", aCard, 0},
	{Replace, "replace", aSource, 0},
	{Yes, "yes", nothing, 0},
	{No, "no", nothing, 0},
	{Absorb, "absorb", aNumber, maxSeats},
}

func spellingOf(v rules.Verb) (spelling, bool) {
	for _, sp := range spellings {
		if sp.verb == v {
			return sp, true
		}
	}
	return spelling{}, false
}

// Notation writes a choice: "action ys_the_assassin#12", "pay ys_venom_seller#8", "commit 2",
// "pass", "storm", "hold front 0", "strike kh_tengu#40", "strike at seat 1".
func (g *Game) Notation(c rules.Choice) string {
	sp, ok := spellingOf(c.Verb)
	if !ok || !g.knows(c) {
		return fmt.Sprintf("unknown %d %d %d %d %d", c.Verb, c.Args[0], c.Args[1], c.Args[2], c.Args[3])
	}
	if rest := g.notationArgs(sp.shape, c.Args); rest != "" {
		return sp.words + " " + rest
	}
	return sp.words
}

func (g *Game) notationArgs(sh shape, a [4]int16) string {
	switch sh {
	case aCard:
		return g.cardNotation(a[0], a[1])
	case twoCards:
		if a[1] < 0 {
			return g.cardNotation(a[0], a[2])
		}
		return g.cardNotation(a[0], a[2]) + " " + g.cardNotation(a[1], a[3])
	case aNumber:
		return strconv.Itoa(int(a[0]))
	case aSupporter:
		return fmt.Sprintf("%d/%d", a[0], a[1])
	case aSlot:
		return fmt.Sprintf("%s %d", slotWords[a[1]], a[0])
	case aSource:
		if a[0] == int16(noCard) {
			return sourceAction
		}
		return g.cardNotation(a[0], a[1])
	case aSide:
		if a[0] == int16(bossSide) {
			return sideBoss
		}
		return sideSeat + strconv.Itoa(int(a[0]))
	}
	return ""
}

const (
	sourceAction = "action"
	sideBoss     = "boss"
	sideSeat     = "seat "
)

var slotWords = [2]string{"front", "middle"}

// cardNotation: "kh_tengu#40".
func (g *Game) cardNotation(c, design int16) string {
	return g.set.Cards[design].Key + "#" + strconv.Itoa(int(c))
}

// knows reports whether c is a choice that some position of the game could offer.
func (g *Game) knows(c rules.Choice) bool {
	sp, ok := spellingOf(c.Verb)
	if !ok {
		return false
	}
	a, used := c.Args, 1
	switch sp.shape {
	case nothing:
		used = 0
	case aCard:
		ok, used = g.isCard(a[0], a[1]), 2
	case twoCards:
		ok, used = g.isCard(a[0], a[2]) && (a[1] == -1 && a[3] == 0 || a[1] != a[0] && g.isCard(a[1], a[3])), 4
	case aNumber:
		ok = a[0] >= 0 && a[0] < sp.limit
	case aSupporter:
		ok, used = a[0] >= 0 && a[0] < maxSides && a[1] >= 0 && a[1] < maxCards, 2
	case aSlot:
		ok, used = a[0] >= 0 && a[0] < maxZones && a[1] >= 0 && int(a[1]) < len(slotWords), 2
	case aSource:
		ok, used = a[0] == int16(noCard) && a[1] == int16(cards.None) || g.isCard(a[0], a[1]), 2
	case aSide:
		ok = a[0] >= 0 && a[0] < maxSides
	}
	for _, rest := range a[used:] {
		ok = ok && rest == 0
	}
	return ok
}

func (g *Game) isCard(c, design int16) bool {
	return c >= 0 && c < maxCards && design >= 0 && int(design) < len(g.set.Cards)
}

// Parse reads what Notation writes.
func (g *Game) Parse(text string) (rules.Choice, error) {
	for _, sp := range spellings {
		rest, ok := strings.CutPrefix(text, sp.words)
		if !ok || rest != "" && (sp.shape == nothing || rest[0] != ' ') {
			continue
		}
		args, err := g.parseArgs(sp, strings.TrimPrefix(rest, " "))
		c := rules.Choice{Verb: sp.verb, Args: args}
		if err == nil && (!g.knows(c) || g.Notation(c) != text) {
			err = fmt.Errorf("what follows %q is out of range", sp.words)
		}
		if err != nil {
			return rules.Choice{}, fmt.Errorf("%q: %w", text, err)
		}
		return c, nil
	}
	return rules.Choice{}, fmt.Errorf("%q is not a choice of Siegestorm; choices are written like %q, %q, %q or %q", text,
		"action ys_the_assassin#12", "pay ys_venom_seller#8", "hold front 0", "pass")
}

func (g *Game) parseArgs(sp spelling, rest string) (a [4]int16, err error) {
	switch sp.shape {
	case nothing:
		return a, nil
	case aCard:
		a[0], a[1], err = g.parseCard(rest)
	case twoCards:
		first, second, two := strings.Cut(rest, " ")
		a[1] = -1
		if a[0], a[2], err = g.parseCard(first); err == nil && two {
			a[1], a[3], err = g.parseCard(second)
		}
	case aNumber:
		a[0], err = parseNumber(rest)
	case aSupporter:
		owner, place, _ := strings.Cut(rest, "/")
		if a[0], err = parseNumber(owner); err == nil {
			a[1], err = parseNumber(place)
		}
	case aSlot:
		which, zone, _ := strings.Cut(rest, " ")
		for i, word := range slotWords {
			if which == word {
				a[1] = int16(i)
				a[0], err = parseNumber(zone)
				return a, err
			}
		}
		err = fmt.Errorf("%q is neither %q nor %q", which, slotWords[0], slotWords[1])
	case aSource:
		if rest == sourceAction {
			return [4]int16{int16(noCard), int16(cards.None)}, nil
		}
		a[0], a[1], err = g.parseCard(rest)
	case aSide:
		if rest == sideBoss {
			return [4]int16{int16(bossSide)}, nil
		}
		a[0], err = parseNumber(strings.TrimPrefix(rest, sideSeat))
	}
	return a, err
}

func (g *Game) parseCard(text string) (c, design int16, err error) {
	key, number, ok := strings.Cut(text, "#")
	if !ok {
		return 0, 0, fmt.Errorf("%q is not a card with its number, as in %q", text, "kh_tengu#40")
	}
	n, err := parseNumber(number)
	if err != nil {
		return 0, 0, err
	}
	for i := range g.set.Cards {
		if g.set.Cards[i].Key == key {
			return n, int16(cards.ID(i)), nil
		}
	}
	return 0, 0, fmt.Errorf("%q is not a card of Siegestorm", key)
}

func parseNumber(text string) (int16, error) {
	n, err := strconv.ParseUint(text, 10, 8)
	if err != nil {
		return 0, fmt.Errorf("%q is not a number from 0 to 255", text)
	}
	return int16(n), nil
}
