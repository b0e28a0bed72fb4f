package siegestorm

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// The ids of the options (ledger 8). Those of a seat end with its number, counted from 1.
const (
	optionMode  = "mode"
	optionPool  = "deck_pool"
	optionBoss  = "boss"
	optionFirst = "first_player"
	// Last Man Standing has more players to choose from.
	optionFirstLast = "first_player_lms"
	optionDeck      = "deck"
	optionPass      = "auto_pass"
	optionW1        = "stop_w1_"
	optionW2        = "stop_w2_"
	optionW3        = "stop_w3_"
	optionPay       = "pay_first"
	optionConfirm   = "confirm_single"
	optionOpen      = "open_hands"
	optionPromo     = "allow_promo"
	optionBoth      = "lms_deploy_each_track"
)

// ofSeat is the id of a seat's option.
func ofSeat(id string, d int) string { return id + strconv.Itoa(d+1) }

// makeOptions lists the options in the order in which a menu shows them.
func makeOptions(set *cards.Set) []rules.Option {
	list := []rules.Option{modeOption(), bossOption(set), firstOption(optionFirst, 2, duel, freeForAll), firstOption(optionFirstLast, maxSeats, lastMan), poolOption()}
	for d := range maxSeats {
		list = append(list, deckOption(set, d))
	}
	list = append(list,
		offOn(optionBoth, "Deploy on each track", "Whether one creature may be played on each war track in a turn, instead of one in all (house rule).", off, modeNames[lastMan]),
		offOn(optionOpen, "Open hands", "Whether the two partners see each other's hands and Supporters.", on, modeNames[coop]),
		offOn(optionPromo, "Promotional cards", "Whether decks may hold promotional cards. All who play should agree.", off),
		offOn(optionConfirm, "Confirm single choices", "Whether a question with one answer is asked all the same.", off),
	)
	for d := range maxSeats {
		for _, p := range preferences {
			list = append(list, p.option(d))
		}
	}
	return list
}

func modeOption() rules.Option {
	return rules.Option{
		ID: optionMode, Name: "Mode", Help: "Who fights whom.", Default: modeNames[duel],
		Values: []rules.OptionValue{
			{ID: modeNames[duel], Name: "Duel", Help: "Two players, each with a deck of one faction.", MinSeats: 2, MaxSeats: 2},
			{ID: modeNames[freeForAll], Name: "Free-for-All", Help: "A Duel with decks from all factions.", MinSeats: 2, MaxSeats: 2},
			{ID: modeNames[solo], Name: "Solo", Help: "One player against a boss.", MinSeats: 1, MaxSeats: 1},
			{ID: modeNames[coop], Name: "Co-op", Help: "Two players together against a boss.", MinSeats: 2, MaxSeats: 2},
			{ID: modeNames[lastMan], Name: "Last Man Standing", Help: "Three or four players in a circle, each against both neighbours.", MinSeats: 3, MaxSeats: 4},
		},
	}
}

func bossOption(set *cards.Set) rules.Option {
	o := rules.Option{
		ID: optionBoss, Name: "Boss", Help: "Who is fought against.",
		When: map[string][]string{optionMode: {modeNames[solo], modeNames[coop]}},
	}
	for i := range set.Bosses {
		b := &set.Bosses[i]
		o.Values = append(o.Values, rules.OptionValue{ID: b.Key, Name: b.Name, Help: difficultyNames[b.Difficulty] + ": " + b.MenaceText, Picture: gameID + "/portraits/" + b.Key})
	}
	if len(o.Values) > 0 {
		o.Default = o.Values[0].ID
	}
	return o
}

var difficultyNames = [...]string{cards.Medium: "Medium", cards.Hard: "Hard", cards.VeryHard: "Very Hard"}

// firstOption asks who begins among so many seats, in the given modes (ST-SET-5).
func firstOption(id string, seats int, modes ...mode) rules.Option {
	o := rules.Option{
		ID: id, Name: "First player", Help: "Who has the first turn.", Default: random,
		When:   map[string][]string{optionMode: {}},
		Values: []rules.OptionValue{{ID: random, Name: "Random", Help: "Chance decides, after the starting hands."}},
	}
	for _, m := range modes {
		o.When[optionMode] = append(o.When[optionMode], m.String())
	}
	for d := range seats {
		o.Values = append(o.Values, rules.OptionValue{ID: sideNames[d], Name: playerNames[d], Help: playerNames[d] + " begins (house rule).", MinSeats: d + 1})
	}
	return o
}

const random = "random"

func poolOption() rules.Option {
	return rules.Option{
		ID: optionPool, Name: "Cards of a deck", Help: "From which cards the decks are built.", Default: cards.OneFaction.String(),
		When: map[string][]string{optionMode: {modeNames[duel], modeNames[solo], modeNames[coop], modeNames[lastMan]}},
		Values: []rules.OptionValue{
			{ID: cards.OneFaction.String(), Name: "One faction", Help: "All cards of a deck come from one player faction."},
			{ID: cards.AllFactions.String(), Name: "All factions", Help: "A deck may hold cards of every player faction, as in Free-for-All."},
		},
	}
}

func deckOption(set *cards.Set, d int) rules.Option {
	o := rules.Option{
		ID: ofSeat(optionDeck, d), Name: "Deck of " + playerNames[d], Help: "A Starter deck, or one of your own.",
		Open: optionDeck, Seats: rules.SeatsOf(rules.Seat(d)), Default: starterOf(set, d),
	}
	for i := range set.Starters {
		o.Values = append(o.Values, rules.OptionValue{ID: set.Starters[i].Key, Name: set.Starters[i].Name, Help: set.Decks[i].Identity})
	}
	return o
}

// starterOf is the Starter deck that a seat has unless it takes another one: those for new
// players first (ST-DCK-8), each seat a faction of its own.
func starterOf(set *cards.Set, d int) string {
	var first, rest []string
	for i := range set.Starters {
		if set.Decks[i].FirstGame {
			first = append(first, set.Starters[i].Key)
		} else {
			rest = append(rest, set.Starters[i].Key)
		}
	}
	all := append(first, rest...)
	return all[d%len(all)]
}

// The values of an option that is a switch.
const (
	off = "off"
	on  = "on"
)

// offOn is an option that is off or on, in the given modes or in all of them.
func offOn(id, name, help, byDefault string, modes ...string) rules.Option {
	o := rules.Option{ID: id, Name: name, Help: help, Default: byDefault,
		Values: []rules.OptionValue{{ID: off, Name: "Off"}, {ID: on, Name: "On"}}}
	if len(modes) > 0 {
		o.When = map[string][]string{optionMode: modes}
	}
	return o
}
