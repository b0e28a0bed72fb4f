package words

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Book says what a match is about. Names are those of the people in the seats; a seat without one has the game's own.
type Book struct {
	*engine.State
	Names []string
}

// Seats are what the seats are called, the first one first.
var Seats = [engine.MaxSeats]string{"North", "East", "South", "West"}

// Called are names of people as they can stand in sentences: those are formats, so a percent sign is left out.
func Called(names []string) []string {
	for i := range names {
		names[i] = strings.ReplaceAll(names[i], "%", "")
	}
	return names
}

// Seat is what a seat is called.
func (b Book) Seat(seat rules.Seat) rules.Text {
	if int(seat) < len(b.Names) && b.Names[seat] != "" {
		return rules.T("%s", b.Names[seat])
	}
	return rules.Info{Seats: Seats[:]}.SeatName(seat)
}

// levels are the stats by what the cards print.
var levels = [content.StatCount]rules.Text{
	content.SL: rules.T("SL"), content.AL: rules.T("AL"), content.DL: rules.T("DL"), content.RL: rules.T("RL"),
	content.PL: rules.T("PL"), content.SS: rules.T("SS"), content.IS: rules.T("IS"),
}

// Stat is a level by what the cards print, in the language that is spoken.
func Stat(s content.Stat) rules.Text { return levels[s] }

// levelNames are the stats in words, for who has not learnt what the cards print (TS-CMP-9).
var levelNames = [content.StatCount]rules.Text{
	content.SL: rules.T("Skill Level"), content.AL: rules.T("Attack Level"), content.DL: rules.T("Defence Level"), content.RL: rules.T("Resistance Level"),
	content.PL: rules.T("Protection Level"), content.SS: rules.T("Spell Skill"), content.IS: rules.T("Innate Skill"),
}

// StatName is a level in words.
func StatName(s content.Stat) rules.Text { return levelNames[s] }

// classes are the classes of Items, in the order of their letters (TS-ITM-6).
var classes = []struct {
	letters content.Letters
	title   rules.Text
}{
	{content.Weapon, rules.T("weapons").In("class of Items")}, {content.Armour, rules.T("armour").In("class of Items")},
	{content.Miscellaneous, rules.T("miscellaneous").In("class of Items")}, {content.Oddity, rules.T("oddities").In("class of Items")},
	{content.Walls, rules.T("for structures").In("class of Items")}, {content.Everything, rules.T("all").In("class of Items")},
	{content.Nothing, rules.T("none").In("class of Items")},
}

// Letters are classes of Items in words, with what the cards print: "weapons, armour (WA)".
func Letters(l content.Letters) rules.Text {
	var words []rules.Text
	for _, c := range classes {
		if l&c.letters != 0 {
			words = append(words, c.title)
		}
	}
	return rules.T("%s (%s)", rules.Commas(words...), rules.Name("towersiege: letters", l.String())).In("classes of Items and their letters")
}

// later stands for what a text of a table takes, which is filled in where it is said.
var later []any

// card is a card within a sentence.
func (b Book) card(card content.Card) rules.Text {
	if card == content.NoCard {
		return rules.T("something")
	}
	return b.Content.At(card).Told()
}

// thing is something that is or was in play, within a sentence.
func (b Book) thing(id engine.ThingID) rules.Text { return b.card(b.CardOf(id)) }

// number is the number in an element's name; -1 if there is none.
func number(e rules.Element) int {
	n, err := strconv.Atoi(e.Name())
	if err != nil || n < 0 {
		return -1
	}
	return n
}

// seatOf is the seat in an element's name; false if the match has none such.
func (b Book) seatOf(e rules.Element) (rules.Seat, bool) {
	n := number(e)
	return rules.Seat(n), n >= 0 && n < int(b.Count)
}

// ThingOf is the thing that an element names; nil if it is not in play.
func (b Book) ThingOf(e rules.Element) *engine.Thing {
	if n := number(e); n > 0 && e.Kind() == "thing" {
		return b.At(engine.ThingID(n))
	}
	return nil
}

// name is what stands behind an element, within a sentence.
func (b Book) name(e rules.Element) rules.Text {
	seat, ok := b.seatOf(e)
	switch e.Kind() {
	case "thing":
		return b.thing(engine.ThingID(number(e)))
	case "card", "spell":
		if card, found := b.Content.Find(e.Name()); found {
			return b.card(card)
		}
	case "back":
		return rules.T("a card")
	case "seat":
		if ok {
			return b.Seat(seat)
		}
	case "hand":
		if ok {
			return rules.T("the hand of %s", b.Seat(seat))
		}
	case "mines":
		return rules.T("a Mine")
	case "stones":
		return rules.T("a Powerstone")
	case "position":
		return positions[e.Name()]
	case "phase":
		return phases[e.Name()]
	}
	return rules.Name("", string(e))
}

var positions = map[string]rules.Text{
	"inside": rules.T("the structure"), "on_guard": rules.T("ON GUARD"), "attack": rules.T("ATTACK"), "defend": rules.T("DEFEND"),
}

var phases = map[string]rules.Text{
	"choosing": rules.T("choosing Mages"), "on_guard": rules.T("On Guard"), "upkeep": rules.T("Upkeep"), "replenish": rules.T("Replenishing"),
	"main": rules.T("Main"), "combat": rules.T("Combat"), "end": rules.T("end of the turn"),
}

// points is an amount of gold or power.
func points(what content.What, n int) rules.Text {
	if what == content.Power {
		return rules.T("%d power", n)
	}
	return rules.T("%d gold", n)
}

// Price is so much gold and power in words; nothing is "free".
func Price(gold, power int) rules.Text { return price(gold, power) }

// price is what something costs; nothing is "free".
func price(gold, power int) rules.Text {
	switch {
	case gold > 0 && power > 0:
		return rules.And(points(content.Gold, gold), points(content.Power, power))
	case gold > 0:
		return points(content.Gold, gold)
	case power > 0:
		return points(content.Power, power)
	}
	return rules.T("free").In("price")
}

// abilities are what the ways of Directed Attacks are called.
var abilities = [content.AbilityCount]rules.Text{
	content.Flight: rules.T("Flight"), content.Tunneling: rules.T("Tunneling"), content.Shadowalk: rules.T("Shadowalk"), content.Charge: rules.T("Charge"),
}
