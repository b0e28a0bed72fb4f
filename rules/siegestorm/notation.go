package siegestorm

import (
	"fmt"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/siegestorm/cards"
)

// table spells all verbs.
func table(set *cards.Set) *notation.Table {
	card := cardForm{set}
	of := func(verb rules.Verb, words string, form notation.Form) notation.Spelling {
		return notation.Spelling{Verb: verb, Words: words, Form: form}
	}
	number := func(below int) notation.Form { return notation.Parts{notation.Number(below)} }
	return notation.New("Siegestorm", []string{"action ys_the_assassin#12", "pay ys_venom_seller#8", "hold front 0", "pass"},
		of(Keep, "keep", nil),
		of(PutBack, "put back", cardsForm{card}),
		of(PlayAction, "action", card),
		of(PlayCreature, "creature", card),
		of(Activate, "ability", card),
		of(Continue, "continue", nil),
		of(HandOver, "hand over", nil),
		of(OnTrack, "track", number(maxTracks)),
		of(AtTarget, "target", card),
		of(PayAuto, "pay auto", nil),
		of(PayCard, "pay", card),
		of(PaySupporter, "commit", number(maxCards)),
		of(Cancel, "cancel", nil),
		of(PassTurn, "pass turn", nil),
		of(Pass, "pass", nil),
		of(OrderStorm, "storm", nil),
		of(OrderSupport, "support", nil),
		of(OrderFront, "hold front", number(maxZones)),
		of(OrderMiddle, "hold middle", number(maxZones)),
		of(StrikeAt, "strike at", sideForm{}),
		of(Strike, "strike", card),
		of(PickBack, "pick supporter", supporterForm{}),
		of(PickSlot, "pick slot", slotForm{}),
		of(Pick, "pick", card),
		of(PutTop, "top", card),
		of(PutBottom, "bottom", card),
		of(Replace, "replace", sourceForm{card}),
		of(Yes, "yes", nil),
		of(No, "no", nil),
		of(Absorb, "absorb", number(maxSeats)),
	)
}

// Notation writes a choice: "action ys_the_assassin#12", "pay ys_venom_seller#8", "commit 2",
// "pass", "storm", "hold front 0", "strike kh_tengu#40", "strike at seat 1".
func (g *Game) Notation(c rules.Choice) string { return g.notation.Write(c) }

// Parse reads what Notation writes.
func (g *Game) Parse(text string) (rules.Choice, error) { return g.notation.Parse(text) }

// knows reports whether c is a choice that some position of the game could offer.
func (g *Game) knows(c rules.Choice) bool { return g.notation.Knows(c) }

// cardForm is a card, by its design and its number in the match: "kh_tengu#40".
type cardForm struct{ set *cards.Set }

func (f cardForm) Write(a [4]int16) (string, bool) {
	return f.word(a[0], a[1]), f.is(a[0], a[1]) && a[2] == 0 && a[3] == 0
}

func (f cardForm) Read(text string) (a [4]int16, err error) {
	a[0], a[1], err = f.read(text)
	return a, err
}

func (f cardForm) is(c, design int16) bool {
	return c >= 0 && c < maxCards && design >= 0 && int(design) < len(f.set.Cards)
}

// word is the card in words; empty if there is none.
func (f cardForm) word(c, design int16) string {
	if !f.is(c, design) {
		return ""
	}
	return f.set.Cards[design].Key + "#" + strconv.Itoa(int(c))
}

func (f cardForm) read(text string) (c, design int16, err error) {
	key, number, ok := strings.Cut(text, "#")
	if !ok {
		return 0, 0, fmt.Errorf("%q is not a card with its number, as in %q", text, "kh_tengu#40")
	}
	n, err := notation.Number(maxCards).Read(number)
	if err != nil {
		return 0, 0, err
	}
	for i := range f.set.Cards {
		if f.set.Cards[i].Key == key {
			return n[0], int16(cards.ID(i)), nil
		}
	}
	return 0, 0, fmt.Errorf("%q is not a card of Siegestorm", key)
}

// cardsForm is one card or two: their numbers are the first two arguments, their designs the
// others; without a second card they are -1 and 0.
type cardsForm struct{ cardForm }

func (f cardsForm) Write(a [4]int16) (string, bool) {
	first, second := f.word(a[0], a[2]), f.word(a[1], a[3])
	if a[1] == -1 && a[3] == 0 {
		return first, first != ""
	}
	return first + " " + second, first != "" && second != "" && a[0] != a[1]
}

func (f cardsForm) Read(text string) (a [4]int16, err error) {
	first, second, two := strings.Cut(text, " ")
	a[1] = -1
	if a[0], a[2], err = f.read(first); err == nil && two {
		a[1], a[3], err = f.read(second)
	}
	return a, err
}

// sourceForm is a card with a passive of its own, or the action that was played.
type sourceForm struct{ cardForm }

const sourceAction = "action"

var actionSource = [4]int16{int16(noCard), int16(cards.None)}

func (f sourceForm) Write(a [4]int16) (string, bool) {
	if a == actionSource {
		return sourceAction, true
	}
	return f.cardForm.Write(a)
}

func (f sourceForm) Read(text string) ([4]int16, error) {
	if text == sourceAction {
		return actionSource, nil
	}
	return f.cardForm.Read(text)
}

// supporterForm is a side and a place in its Support Zone: "1/3".
type supporterForm struct{}

func (supporterForm) Write(a [4]int16) (string, bool) {
	ok := a[0] >= 0 && a[0] < maxSides && a[1] >= 0 && a[1] < maxCards && a[2] == 0 && a[3] == 0
	return fmt.Sprintf("%d/%d", a[0], a[1]), ok
}

func (supporterForm) Read(text string) (a [4]int16, err error) {
	owner, place, _ := strings.Cut(text, "/")
	d, err := notation.Number(maxSides).Read(owner)
	if err != nil {
		return a, err
	}
	n, err := notation.Number(maxCards).Read(place)
	if err != nil {
		return a, err
	}
	return [4]int16{d[0], n[0]}, nil
}

// slotForm is the Frontline or the Middleline of a Battle Zone: "front 0".
type slotForm struct{}

var slotWords = [2]string{"front", "middle"}

func (slotForm) Write(a [4]int16) (string, bool) {
	if a[0] < 0 || a[0] >= maxZones || a[1] < 0 || int(a[1]) >= len(slotWords) || a[2] != 0 || a[3] != 0 {
		return "", false
	}
	return fmt.Sprintf("%s %d", slotWords[a[1]], a[0]), true
}

func (slotForm) Read(text string) (a [4]int16, err error) {
	which, zone, _ := strings.Cut(text, " ")
	for i, word := range slotWords {
		if which == word {
			n, err := notation.Number(maxZones).Read(zone)
			if err != nil {
				return a, err
			}
			return [4]int16{n[0], int16(i)}, nil
		}
	}
	return a, fmt.Errorf("%q is neither %q nor %q", which, slotWords[0], slotWords[1])
}

// sideForm is a player or the boss: "seat 1", "boss".
type sideForm struct{}

const (
	sideBoss = "boss"
	sideSeat = "seat "
)

func (sideForm) Write(a [4]int16) (string, bool) {
	ok := a[0] >= 0 && a[0] < maxSides && a[1] == 0 && a[2] == 0 && a[3] == 0
	if a[0] == int16(bossSide) {
		return sideBoss, ok
	}
	return sideSeat + strconv.Itoa(int(a[0])), ok
}

func (sideForm) Read(text string) (a [4]int16, err error) {
	if text == sideBoss {
		return [4]int16{int16(bossSide)}, nil
	}
	n, err := notation.Number(maxSides).Read(strings.TrimPrefix(text, sideSeat))
	if err != nil {
		return a, err
	}
	return [4]int16{n[0]}, nil
}
