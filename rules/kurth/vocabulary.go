package kurth

// verb is a word of the effect vocabulary (ledger 7.4): what the content must say with
// it, when it can do anything, and the two functions that carry it out.
type verb struct {
	name    string
	params  []param
	windows Windows // windows in which it can do something
	then    Windows // the window it leads to, if it leads to another
	special bool    // for special actions only (KU-SPL-1)
	target  func(Effect) target
	blocked func(*State, *Effect, int16) reason
	apply   func(*State, *Effect, int16)
}

// param is a required parameter of a verb: a number from low to high, one of words, or
// two faces of a die.
type param struct {
	name      string
	low, high int
	words     []string
}

const (
	anyWindow    = WindowDeal | WindowMove | WindowAttack | WindowRolled | WindowEnd
	beforeMove   = WindowDeal | WindowMove
	duringAttack = WindowAttack | WindowRolled
	offTheDice   = WindowDeal | WindowMove | WindowAttack | WindowEnd
)

// vocabulary returns every verb that a card can use.
func vocabulary() []verb {
	amount := param{name: "n", low: 1, high: 12}
	return []verb{
		{name: "add_roll", params: []param{amount}, windows: duringAttack, blocked: always, apply: (*State).addRoll},
		{name: "extra_die", windows: WindowAttack, blocked: (*State).diceSettled, apply: (*State).throwExtraDie},
		{name: "set_dice", params: []param{{name: "dice"}}, windows: WindowAttack, then: WindowRolled, blocked: (*State).nothingToRoll, apply: (*State).setDice},
		{name: "reroll", params: []param{{name: "max", low: 1, high: attackDice}}, windows: WindowRolled, target: picks(targetDice), blocked: (*State).tooManyDice, apply: (*State).reroll},
		{name: "match_die", windows: WindowRolled, target: picks(targetDie), blocked: (*State).diceAlike, apply: (*State).matchDie},
		{name: "lower_strength", params: []param{amount}, windows: duringAttack, blocked: always, apply: (*State).lowerStrength},
		{name: "guard_spirit", params: []param{amount}, windows: duringAttack, blocked: always, apply: (*State).guardSpirit},
		{name: "add_loss", params: []param{amount}, windows: duringAttack, blocked: always, apply: (*State).addLoss},
		{name: "carry_over", windows: duringAttack, blocked: always, apply: (*State).carryOver},
		{name: "remove", params: []param{amount, {name: "where", words: []string{anyOne, eachNeighbour}}}, windows: offTheDice, target: placeIfAny, blocked: (*State).nothingToRemove, apply: (*State).removeMarkers},
		{name: "shift", params: []param{{name: "max", low: 1, high: 3}, {name: "from", words: []string{"here"}}, {name: "to", words: []string{"next"}}}, windows: offTheDice, target: picks(targetAmount), blocked: (*State).tooFewHere, apply: (*State).shiftMarkers},
		{name: "protect", params: []param{{name: "where", words: []string{anyOne, hereAndNext}}}, windows: anyWindow &^ WindowDeal, target: placeIfAny, blocked: (*State).cannotProtect, apply: (*State).protect},
		{name: "gain", params: []param{{name: "what", words: []string{manaTrack, spiritTrack}}, amount}, windows: anyWindow, blocked: (*State).trackFull, apply: (*State).gain},
		{name: "walk", params: []param{{name: "direction", words: []string{clockwise, counter}}, {name: "min", low: 0, high: 1}, {name: "max", low: 1, high: placeCount - 1}}, windows: beforeMove, blocked: always, apply: (*State).changeWalk},
		{name: "open_passage", windows: beforeMove, blocked: (*State).passageAlreadyOpen, apply: (*State).openPassage},
		{name: "swap_row", windows: WindowDeal, target: picks(targetSlot), blocked: always, apply: (*State).swapRow},
		{name: "cut_reinforcements", params: []param{amount}, windows: WindowDeal, blocked: (*State).nothingToCut, apply: (*State).cutReinforcements},
		{name: "allow_spells", params: []param{{name: "n", low: 1, high: 1}}, special: true, windows: anyWindow, blocked: always, apply: (*State).allowSpells},
		{name: "forgo_attack", windows: WindowAttack, then: WindowEnd, blocked: always, apply: (*State).forgoAttack},
		{name: "attack_again", windows: WindowEnd, then: WindowAttack, blocked: (*State).noSecondAttack, apply: (*State).attackAgain},
	}
}

// Words of the content that the effects look at.
const (
	anyOne        = "any_one"
	eachNeighbour = "each_neighbour"
	hereAndNext   = "here_and_next"
	manaTrack     = "mana"
	spiritTrack   = "spirit"
	clockwise     = "clockwise"
	counter       = "counter"
)

func picks(t target) func(Effect) target { return func(Effect) target { return t } }

func placeIfAny(e Effect) target {
	if e.Where == anyOne {
		return targetPlace
	}
	return noTarget
}

// targetOf returns what the effect asks the player to pick.
func (v verb) targetOf(e Effect) target {
	if v.target == nil {
		return noTarget
	}
	return v.target(e)
}
