package bsieged

import (
	"fmt"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Inventor = (*Game)(nil)

// maxDecisions bounds the decisions of a match (BS-INV-21).
const maxDecisions = 5000

// The ids of the options (ledger 8).
const (
	optionLevel    = "difficulty"
	optionHeroes   = "heroes"
	optionFirst    = "first_hero"
	optionEvents   = "events"
	optionGrace    = "grace"
	optionPoints   = "spawning_points"
	optionDeadline = "round_seven"
	optionOrder    = "field_order"
	optionAsked    = "questions"
)

// Values of options.
const (
	heroesFirst    = "first_game"
	heroesRandom   = "random"
	eventsOfLevel  = "by_difficulty"
	pointsStandard = "standard"
	deadlineAdvice = "warning"
	deadlineDefeat = "defeat"
)

// askedValues are the values of the option of which questions are put, by questions, the first one by default.
var askedValues = [...]string{asksWhatIsOpen: "open", asksWhatHelps: "helps", asksWhatCounts: "counts", asksSensibly: "sensible", asksLeast: "least", asksOnce: "once", asksWhatDecides: "that_decide", asksAll: "all"}

// orderValues are the values of the option of the order of fields, by fieldOrder.
var orderValues = [...]string{orderSpare: "when_it_matters", orderAsk: "ask", orderFixed: "fixed"}

// revision of the rules: 2 since the rewards of the Catapult go to who shot (BS-CAT-12), and no
// longer to the first hero; 3 since an exchange is paid for when it is done and can be left before (BS-EXC-1), so
// that it does not go on by itself; 4 since a question whose answers come to the same is not put (BS-OPT-18); 5 since Divine
// Grace is offered only for dice that it could make better (BS-OPT-18); 6 since whether an order is
// asked for does not depend on the dice to come (BS-OPT-18).
const revision = 6

// Info describes the game to menus. Nothing is secret between seats (BS-HID-5).
func (g *Game) Info() rules.Info {
	return rules.Info{
		ID:           gameID,
		Title:        "B-Sieged: Sons of the Abyss",
		Summary:      "Heroes hold the Citadel of Modhelm together: you win if a Messenger rides out and is back within twelve rounds.",
		MinSeats:     1,
		MaxSeats:     len(g.set.Tables),
		Seats:        slices.Clone(seatNames[:]),
		Minutes:      60,
		Options:      g.options(),
		MaxDecisions: maxDecisions,
		Revision:     revision,
		Contents:     []string{"389f44417d0b3074", "fb5beefa26be8d01", "0cee9aac1ddf465b"},
	}
}

var seatNames = [...]string{"Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6"}

// options lists the options in the order in which a menu shows them.
func (g *Game) options() []rules.Option {
	return []rules.Option{g.levelOption(), g.heroesOption(), firstOption(), g.eventsOption(), g.graceOption(), g.pointsOption(), deadlineOption(), orderOption(), askedOption()}
}

func (g *Game) levelOption() rules.Option {
	o := rules.Option{ID: optionLevel, Name: "Difficulty", Help: "Whether the Avatar of the Abyss comes, and whether the Messenger is pursued on his way back.", Default: g.set.FirstGame.Difficulty}
	for _, l := range g.set.Levels {
		help := "No Avatar comes, and nobody pursues the Messenger on his way back."
		switch {
		case l.Avatar && l.Pursuit:
			help = "Three equal Summoning rolls in a row bring the Avatar, and Krohns pursue the Messenger on his way back."
		case l.Avatar:
			help = "Three equal Summoning rolls in a row bring the Avatar; nobody pursues the Messenger on his way back."
		case l.Pursuit:
			help = "No Avatar comes; Krohns pursue the Messenger on his way back."
		}
		help = fmt.Sprintf("%s Events of Values %d to %d, unless settled otherwise.", help, l.Events[0], l.Events[1])
		o.Values = append(o.Values, rules.OptionValue{ID: l.ID, Name: l.Name, Help: help})
	}
	return o
}

func (g *Game) heroesOption() rules.Option {
	return rules.Option{ID: optionHeroes, Name: "Heroes", Help: "Who holds the Citadel, in the order in which they act: " + g.heroIDs() + ", dealt to the seats in this order.",
		Default: heroesFirst, Open: "heroes", Values: []rules.OptionValue{
			{ID: heroesFirst, Name: "First game", Help: "The heroes that a first game proposes, then the others."},
			{ID: heroesRandom, Name: "Random", Help: "Chance picks the heroes and their order."},
		}}
}

// firstOption names the first hero by the place in the order; a hero's id is taken as well
// (BS-OPT-5).
func firstOption() rules.Option {
	o := rules.Option{ID: optionFirst, Name: "First hero", Help: "Who bears the First Hero token in round 1.", Default: "1", Open: "hero"}
	for i, name := range [...]string{"First in order", "Second in order", "Third in order", "Fourth in order"} {
		o.Values = append(o.Values, rules.OptionValue{ID: strconv.Itoa(i + 1), Name: name})
	}
	return o
}

func (g *Game) eventsOption() rules.Option {
	o := rules.Option{ID: optionEvents, Name: "Events", Help: "Which Values the Event deck holds, such as 2-6.", Default: eventsOfLevel, Open: "events",
		Values: []rules.OptionValue{{ID: eventsOfLevel, Name: "By difficulty", Help: "The Values that the difficulty proposes."}}}
	for _, r := range g.eventRanges() {
		o.Values = append(o.Values, rules.OptionValue{ID: rangeText(r), Name: rules.T("Values %d to %d", r[0], r[1]).String()})
	}
	return o
}

// eventRanges are the Event pools that the difficulties propose or allow, each once.
func (g *Game) eventRanges() [][2]int {
	var list [][2]int
	for _, l := range g.set.Levels {
		for _, r := range append([][2]int{l.Events}, l.EventsAlso...) {
			if !slices.Contains(list, r) {
				list = append(list, r)
			}
		}
	}
	slices.SortFunc(list, func(a, b [2]int) int { return (a[0]-b[0])*100 + a[1] - b[1] })
	return list
}

func rangeText(r [2]int) string { return strconv.Itoa(r[0]) + "-" + strconv.Itoa(r[1]) }

// graceOption offers a start without Divine Grace where the difficulty allows it (BS-DIF-10).
func (g *Game) graceOption() rules.Option {
	full := strconv.Itoa(g.set.Match.Grace)
	o := rules.Option{ID: optionGrace, Name: "Divine Grace", Help: "How many tokens each hero has at first.", Default: full, When: map[string][]string{optionLevel: {}},
		Values: []rules.OptionValue{{ID: full, Name: full + " tokens"}, {ID: "0", Name: "None"}}}
	for _, l := range g.set.Levels {
		if slices.Contains(l.GraceAlso, 0) {
			o.When[optionLevel] = append(o.When[optionLevel], l.ID)
		}
	}
	return o
}

func (g *Game) pointsOption() rules.Option {
	o := rules.Option{ID: optionPoints, Name: "Spawning Points", Help: "How many there are on the four fields, or the fields that have two, such as north,east.", Default: pointsStandard, Open: "points",
		Values: []rules.OptionValue{{ID: pointsStandard, Name: "As many as heroes"}}}
	for n := cards.MaxHeroes; n <= g.set.Match.MaxPoints; n++ {
		o.Values = append(o.Values, rules.OptionValue{ID: strconv.Itoa(n), Name: rules.T("%d points", n).String()})
	}
	return o
}

func deadlineOption() rules.Option {
	return rules.Option{ID: optionDeadline, Name: "Round seven", Help: "What happens if no Messenger has left the board by the end of round 7.", Default: deadlineAdvice, Values: []rules.OptionValue{
		{ID: deadlineAdvice, Name: "Warning", Help: "If no Messenger has left by the end of round 7, that is told, and the match goes on."},
		{ID: deadlineDefeat, Name: "Defeat", Help: "If no Messenger has left by the end of round 7, the match is lost."},
	}}
}

func orderOption() rules.Option {
	return rules.Option{ID: optionOrder, Name: "Order of fields", Help: "Whether the players choose the order of fields at Enemy spawning and the first field of Attack and March.", Default: orderValues[orderSpare], Values: []rules.OptionValue{
		{ID: orderValues[orderSpare], Name: "When it matters", Help: "Spawning begins in the north; the Attack step asks where it can matter."},
		{ID: orderValues[orderAsk], Name: "Ask every time"},
		{ID: orderValues[orderFixed], Name: "Always from the north"},
	}}
}

// askedOption is whether questions are put whose answers all come to the same (BS-OPT-18). Matches of older revisions go on
// as they asked.
func askedOption() rules.Option {
	return rules.Option{ID: optionAsked, Name: "Questions", Help: "Whether you are also asked where every answer comes to the same, and where a card drawn simply fits a free slot.",
		Default: askedValues[asksWhatIsOpen], Before: askedValues[asksAll], Values: []rules.OptionValue{
			{ID: askedValues[asksWhatIsOpen], Name: "Where the answer is open", Help: "A Reinforced token is spent where nobody stands on the building, of two copies of a Tactics card at one Zone either works first, and no card makes room for a copy of itself."},
			{ID: askedValues[asksWhatHelps], Name: "Where an answer helps", Help: "Asks about these too. Matches begun earlier go on being asked so. A turn with no action left ends by itself where no card held helps as the board stands: nobody to spare, no building in danger. Which figures a card acts on is asked in one sheet."},
			{ID: askedValues[asksWhatCounts], Name: "Where the answer counts", Help: "Asks about these too. Matches begun earlier go on being asked so. A turn with no action left ends by itself where the cards held bring nothing before the hero's next turn, and a card is discarded only to make room."},
			{ID: askedValues[asksSensibly], Name: "Where the answer varies", Help: "Asks about these too. Matches begun earlier go on being asked so. Rolls to earn something and on the Smuggling Table ask for Divine Grace only if a hero lacks what it can bring, and once; a further card is drawn unless it is the last one or has no slot; a token of the Sanctuary is kept and laid in one answer."},
			{ID: askedValues[asksLeast], Name: "That decide something", Help: "Asks about these too. Matches begun earlier go on being asked so. A card drawn is stored if there is a slot for it, and discarded if no slot of the hero ever takes it and it is of no use; hits, Tactics cards and Divine Grace are asked about only where it makes a difference, and a die is taken to its target number at once."},
			{ID: askedValues[asksOnce], Name: "The same, and each card", Help: "A card that no slot takes is asked about too. Matches begun earlier go on being asked so."},
			{ID: askedValues[asksWhatDecides], Name: "The same, step by step", Help: "Divine Grace changes a die by one at a time. Matches begun earlier go on being asked so."},
			{ID: askedValues[asksAll], Name: "All"},
		}}
}
