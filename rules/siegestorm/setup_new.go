package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/decks"
)

// New deals a match and stops at the first decision. A deck that is not legal is refused with
// every reason at once (ledger 9).
func (g *Game) New(setup rules.Setup) (rules.State, error) {
	setup, err := g.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	set, err := g.settle(setup)
	if err != nil {
		return nil, err
	}
	s := &State{game: g, rng: rules.NewRand(setup.Seed), set: set,
		events: make([]rules.Event, 0, eventRoom), choices: make([]rules.Choice, 0, choiceRoom)}
	decks := make([]decks.List, set.seats)
	for d := range decks {
		list, reasons := g.deckList(set.decks[d], set.pooled(), set.promos())
		if len(reasons) > 0 {
			return nil, &rules.SetupError{Game: gameID, Field: ofSeat(optionDeck, d), Problem: rules.T("the deck cannot be played"), Reasons: reasons}
		}
		decks[d] = list
	}
	s.emit(noSide, rules.Event{Kind: rules.TurnBegan, Name: "match_began", Rule: "ST-SET-2", N: 1})
	s.deal(decks)
	s.run()
	s.fresh = true
	return s, nil
}

// settle reads the values of a complete setup.
func (g *Game) settle(setup rules.Setup) (settled, error) {
	set := settled{seats: uint8(setup.Seats)}
	var err error
	number := func(id string) uint8 {
		value, values := setup.Options[id], g.option(id).Values
		for i := range values {
			if values[i].ID == value {
				return uint8(i)
			}
		}
		err = &rules.SetupError{Game: gameID, Field: id, Problem: rules.T("%q is not a value of it", value)}
		return 0
	}
	set.mode = mode(number(optionMode))
	set.boss = number(optionBoss)
	set.first = number(optionFirst)
	if set.mode == lastMan {
		set.first = number(optionFirstLast)
	}
	set.pool = number(optionPool)
	set.both = number(optionBoth) == 1
	set.open = number(optionOpen) == 1
	set.promo = number(optionPromo) == 1
	set.confirm = number(optionConfirm) == 1
	for d := range maxSeats {
		set.decks[d] = setup.Options[ofSeat(optionDeck, d)]
		for i, p := range preferences {
			set.habits[d][i] = number(ofSeat(p.prefix, d))
		}
	}
	return set, err
}

// values is the inverse of settle: the value of every option by its id.
func (g *Game) values(set *settled) map[string]string {
	values := map[string]string{}
	put := func(id string, number uint8) {
		values[id] = g.option(id).Values[number].ID
	}
	put(optionMode, uint8(set.mode))
	put(optionBoss, set.boss)
	put(optionFirst, 0)
	put(optionFirstLast, 0)
	switch set.mode {
	case duel, freeForAll:
		put(optionFirst, set.first)
	case lastMan:
		put(optionFirstLast, set.first)
	}
	put(optionPool, set.pool)
	put(optionBoth, asNumber(set.both))
	put(optionOpen, asNumber(set.open))
	put(optionPromo, asNumber(set.promo))
	put(optionConfirm, asNumber(set.confirm))
	for d := range maxSeats {
		values[ofSeat(optionDeck, d)] = set.decks[d]
		for i, p := range preferences {
			put(ofSeat(p.prefix, d), set.habits[d][i])
		}
	}
	return values
}

// option finds an option of the game; nil: there is none.
func (g *Game) option(id string) *rules.Option {
	for i := range g.info.Options {
		if o := &g.info.Options[i]; o.ID == id {
			return o
		}
	}
	return nil
}

func asNumber(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

var _ rules.Dealer = (*State)(nil)

// Deal is what happened before the first decision.
func (s *State) Deal() []rules.Event {
	if !s.fresh {
		return nil
	}
	return s.events
}
