package bsieged

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/rules/notation"
)

// vocabulary are the ids that notation and snapshots use, by number.
type vocabulary struct{ heroes, fields, cards, houses []string }

var (
	sourceWords = []string{"start-1", "start-2", "level-1", "level-2", "level-3", "level-4"}
	sideWords   = []string{"given", "taken"}
	deckWords   = []string{"pool", "season", "event"}
)

// learnWords makes the notation of the game from the ids of its content.
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
	g.notation = v.table()
}

// table spells all verbs.
func (v *vocabulary) table() *notation.Table {
	hero := notation.Names{Kind: "hero", IDs: v.heroes}
	field := notation.Names{Kind: "field", IDs: v.fields}
	card := notation.Names{Kind: "Resource card", IDs: v.cards}
	house := notation.Names{Kind: "building", IDs: v.houses}
	class := notation.Names{Kind: "class", IDs: classNames[:]}
	number := notation.Number(math.MaxInt16)
	place := zonePart{v}
	perhaps := func(p notation.Part) notation.Part { return notation.Maybe{Part: p, None: -1} }
	of := func(verb rules.Verb, words string, parts ...notation.Part) notation.Spelling {
		return notation.Spelling{Verb: verb, Words: words, Form: notation.Parts(parts)}
	}
	return notation.New("B-Sieged", []string{"attack north/2", "visit tavern", "end turn"},
		of(Raise, "resurrect", hero),
		of(Nobody, "resurrect nobody"),
		of(Send, "messenger", field),
		of(Next, "field", field),
		of(Attack, "attack", place, perhaps(card)),
		of(Stand, "stand", field),
		of(Discard, "discard", card),
		of(Repair, "repair", house),
		of(Trade, "exchange", hero),
		of(Give, "give", card),
		of(Take, "take", card),
		of(PutBack, "put back", card, notation.Names{Kind: "side", IDs: sideWords}),
		of(Done, "done"),
		of(Cancel, "cancel"),
		of(Turn, "turn catapult", field),
		of(Shoot, "shoot"),
		of(Visit, "visit", house),
		of(Ability, "ability", notation.Names{Kind: "ability", IDs: sourceWords}),
		of(End, "end turn"),
		of(Grace, "grace", number, notation.Signed(mostLack)),
		of(Keep, "keep roll"),
		of(Keeping, "store"),
		of(Leave, "leave"),
		of(PickHero, "hero", hero),
		of(PickOption, "option", number),
		of(PickFigure, "figures", notation.Names{Kind: "kind of figure", IDs: figureNames[:]}, number),
		of(PickHouse, "building", house),
		of(PickField, "at field", field),
		of(PickZone, "zone", place),
		of(PickClass, "class", class),
		of(PickCard, "recover", card),
		of(PickDeck, "look at", notation.Names{Kind: "kind of deck", IDs: deckWords}, class),
		of(PickToken, "token", number),
		of(Learn, "learn"),
		of(Strengthen, "strengthen"),
		of(Yes, "yes"),
		of(No, "no"),
		of(Trigger, "trigger", number),
		of(Hit, "hit", hero, number),
		of(HitRider, "hit messenger"),
		of(Spend, "spend token", house, perhaps(hero)),
		of(Suffer, "suffer", house, perhaps(hero)),
		of(Concede, "concede"),
		of(Finish, "finish"),
		of(PickFigures, "figures of each", number, number, number, number),
		notation.Spelling{Verb: Share, Words: "share", Form: shareForm{v}},
		notation.Spelling{Verb: Use, Words: "use", Form: useForm{v}},
	)
}

// Notation writes a choice: "attack north/2 arm_bow_grey_guard", "visit tavern", "use
// tav_caltrops west/3", "hit eileen 0", "grace 2 +1".
func (g *Game) Notation(c rules.Choice) string { return g.notation.Write(c) }

// Parse is the inverse of Notation.
func (g *Game) Parse(text string) (rules.Choice, error) { return g.notation.Parse(text) }

// zonePart is a field and one of its Zones, two arguments: "north/2".
type zonePart struct{ *vocabulary }

func (p zonePart) Write(args []int16) (string, int, bool) {
	if len(args) < 2 || args[0] < 0 || int(args[0]) >= len(p.fields) || args[1] < 0 || args[1] >= cards.ZoneCount {
		return "", 2, false
	}
	return p.fields[args[0]] + "/" + strconv.Itoa(int(args[1])+1), 2, true
}

func (p zonePart) Read(word string) ([]int16, error) {
	field, digit, _ := strings.Cut(word, "/")
	f, known := index(p.fields, field)
	z, err := strconv.Atoi(digit)
	if !known || err != nil || z < 1 || z > cards.ZoneCount {
		return nil, fmt.Errorf("%q is not a Zone; Zones are written like %q", word, p.fields[0]+"/2")
	}
	return []int16{f, int16(z - 1)}, nil
}

// maxTimes is how often more than once a doubled card can work: one time for each token.
const maxTimes = cards.LevelCount

// useForm is the use of a card: its design, where it is used (-1: nowhere in particular), and how
// often more than once: "use arm_avalanche north", "use sor_firebolt west/3 +1", "use mar_bribes".
type useForm struct{ *vocabulary }

func (u useForm) Write(args [4]int16) (string, bool) {
	design, f, z, times := args[0], args[1], args[2], args[3]
	if design < 0 || int(design) >= len(u.cards) || f < -1 || int(f) >= len(u.fields) || z < -1 || z >= cards.ZoneCount || f < 0 && z >= 0 || times < 0 || times > maxTimes {
		return "", false
	}
	text := u.cards[design]
	if f >= 0 {
		text += " " + u.fields[f]
	}
	if z >= 0 {
		text += "/" + strconv.Itoa(int(z)+1)
	}
	if times > 0 {
		text += " +" + strconv.Itoa(int(times))
	}
	return text, true
}

func (u useForm) Read(text string) ([4]int16, error) {
	args := [4]int16{-1, -1, -1, 0}
	for i, word := range strings.Fields(text) {
		if i == 0 {
			args[0], _ = index(u.cards, word)
		} else if n, err := strconv.ParseInt(word, 10, 16); err == nil {
			args[3] = int16(n)
		} else if f, ok := index(u.fields, word); ok {
			args[1] = f
		} else if zone, err := zonePart(u).Read(word); err == nil {
			copy(args[1:], zone)
		} else {
			return args, err
		}
	}
	if args[0] < 0 {
		return args, fmt.Errorf("a Resource card should follow %q", "use")
	}
	return args, nil
}

func index(words []string, word string) (int16, bool) {
	for i, w := range words {
		if w == word {
			return int16(i), true
		}
	}
	return -1, false
}
