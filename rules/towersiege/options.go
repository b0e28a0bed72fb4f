package towersiege

import (
	"maps"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
)

// The ids of the options (ledger 8). Those of a seat end with its number, counted from 1; each expansion has one of
// its own id.
const (
	optionMages     = "mages"
	optionTowers    = "towers"
	optionDeck      = "deck"
	optionEvenStart = "even_start"
	optionRedirect  = "redirect"
	optionExtended  = "extended"
	optionLimit     = "round_limit"
	optionNoTells   = "no_tells"

	fromBox = "box" // the value of a deck option that is no deck of one's own
	given   = "given"
	chosen  = "chosen"
	none    = "none"
	off     = "off"
	on      = "on"
)

// lastRound ends a match that has no limit, so that it ends: both sides could pass for ever (house).
const lastRound = 500

var mageChoices = [...]rules.OptionValue{
	engine.FreeMages:    {ID: "free", Name: "Chosen Mages", Help: "Each seat chooses; two may be alike."},
	engine.DealtMages:   {ID: "dealt", Name: "Dealt Mages", Help: "Chance gives each seat a Mage, no two alike."},
	engine.DraftedMages: {ID: "drafted", Name: "Drafted Mages", Help: "Each seat in turn chooses one that is left."},
	engine.FirstMages:   {ID: "first_game", Name: "First game", Help: "Weefolk against Gnome, then the others."},
}

// ofSeat is the id of a seat's option.
func ofSeat(id string, seat int) string { return id + strconv.Itoa(seat+1) }

// offOn is an option that is off or on.
func offOn(id, name, help string) rules.Option {
	return rules.Option{ID: id, Name: name, Help: help, Default: off, Values: []rules.OptionValue{{ID: off, Name: "Off"}, {ID: on, Name: "On"}}}
}

// options are what can be settled before a match.
func (g *Game) options() []rules.Option {
	list := []rules.Option{{ID: optionMages, Name: "Mages", Help: "How seats come to their Mages.", Default: mageChoices[engine.FreeMages].ID,
		First: mageChoices[engine.FirstMages].ID, Values: mageChoices[:]},
		{ID: optionTowers, Name: "Towers", Help: "Whether each seat chooses how its Tower looks.", Default: given, Before: chosen,
			When:   map[string][]string{optionMages: {mageChoices[engine.FirstMages].ID}},
			Values: []rules.OptionValue{{ID: given, Name: "Given", Help: "Each seat gets one; only the pictures differ."}, {ID: chosen, Name: "Chosen", Help: "Each seat chooses one; only the pictures differ."}}}}
	for i := 1; i < len(g.content.Sets); i++ {
		set := &g.content.Sets[i]
		list = append(list, offOn(set.ID, set.Name, "Whether its cards are shuffled into the decks of the box."))
	}
	for seat := range engine.MaxSeats {
		list = append(list, rules.Option{ID: ofSeat(optionDeck, seat), Name: "Deck of " + words.Seats[seat], Help: "The deck of the box, or one of your own.",
			Default: fromBox, Open: optionDeck, Seats: rules.SeatsOf(rules.Seat(seat)),
			Values: []rules.OptionValue{{ID: fromBox, Name: "From the box", Help: "The base deck with the expansions that are in play."}}})
	}
	tells := offOn(optionNoTells, "No tells", "Whether a seat is asked for an answer whatever cards it holds, so that no question tells anything.")
	tells.Several = on // TS-MOD-11
	limit := rules.Option{ID: optionLimit, Name: "Round limit", Help: "When the match ends in a draw of the living Mages.", Default: none,
		Values: []rules.OptionValue{{ID: none, Name: "None", Help: "The last Mage wins; Round 500 is the last of all."}}}
	for _, n := range []int{30, 60, 100} {
		limit.Values = append(limit.Values, rules.OptionValue{ID: strconv.Itoa(n), Name: strconv.Itoa(n), Help: "Round " + strconv.Itoa(n) + " is the last."})
	}
	list = append(list, limit,
		offOn(optionEvenStart, "Even start", "Whether all Mages begin with as many Mines and Powerstones as the richest."),
		offOn(optionRedirect, "Redirect", "Whether an Exceptional Defence can turn a shot or a Spell round."),
		offOn(optionExtended, "Extended game", "Whether the discard pile becomes a new deck when the deck is empty."),
		tells)
	for seat := range engine.MaxSeats {
		for i := range habits {
			list = append(list, habits[i].option(seat))
		}
	}
	return list
}

// settle is what the values of a complete setup mean. An error is a *rules.SetupError with all that is wrong with a
// deck.
func (g *Game) settle(values map[string]string) (engine.Options, error) {
	o := engine.Options{
		Mages:       engine.MageChoice(slices.IndexFunc(mageChoices[:], func(v rules.OptionValue) bool { return v.ID == values[optionMages] })),
		GivenTowers: values[optionTowers] == given && values[optionMages] == mageChoices[engine.FirstMages].ID,
		EvenStart:   values[optionEvenStart] == on, Redirect: values[optionRedirect] == on, Extended: values[optionExtended] == on,
		NoTells: values[optionNoTells] == on, RoundLimit: lastRound,
	}
	if n, err := strconv.Atoi(values[optionLimit]); err == nil {
		o.RoundLimit = n
	}
	var expansions []content.Set
	for i := 1; i < len(g.content.Sets); i++ {
		if values[g.content.Sets[i].ID] == on {
			expansions = append(expansions, content.Set(i))
		}
	}
	box := g.content.Built(expansions...)
	for seat := range o.Decks {
		id := ofSeat(optionDeck, seat)
		if o.Decks[seat] = box; values[id] == fromBox {
			continue
		}
		deck, reasons := g.content.ParseCode(values[id])
		if reasons = append(reasons, g.content.Faults(deck)...); len(reasons) > 0 {
			return o, &rules.SetupError{Game: g.info.ID, Field: id, Problem: rules.T("the deck cannot be played"), Reasons: reasons}
		}
		o.Decks[seat], o.Custom[seat] = deck, true
	}
	return o, nil
}

// values is how the options were settled, as far as the match knows: a deck that was dealt anew for a seat that does
// not know it is another one.
func (s *State) values() map[string]string {
	values := s.settled
	for seat := range int(s.Count) {
		id := ofSeat(optionDeck, seat)
		if !s.Options.Custom[seat] {
			continue
		}
		deck := s.Options.Decks[seat].Canon().Lines
		if was, _ := s.game.content.ParseCode(values[id]); !slices.Equal(was.Lines, deck) {
			values = maps.Clone(values)
			values[id] = s.game.content.Code(s.Options.Decks[seat])
		}
	}
	return values
}

// WithDeck is the options of a match in which the first seat has a deck.
func WithDeck(code string) map[string]string { return map[string]string{ofSeat(optionDeck, 0): code} }
