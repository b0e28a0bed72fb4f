package citadel

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/table"
)

// concede is what ends a match that cannot be won any more.
const concede rules.Element = "concede:concede"

// finish goes to the end of a round that wins the match for certain.
const finish rules.Element = "finish:finish"

// talk says which elements are the large button, what the table's own buttons are called, and
// gives one line of help.
func (l *layout) talk() {
	l.Out.Main = []rules.Element{finish, "turn:end", "trade:done"}
	if !l.results() {
		l.Out.Main = append(l.Out.Main, keepRoll)
	}
	l.Out.Quiet = []rules.Element{concede, cancel}
	if l.kind == "turn" {
		l.Out.Quiet = append(l.Out.Quiet, bin)
	}
	l.Out.Words = map[rules.Element]string{
		"turn:end":          "End turn",
		concede:             "Concede",
		finish:              "Finish the round",
		"die:keep":          "Keep the roll",
		"trade:done":        "Exchange",
		cancel:              "Cancel",
		"use:use":           "Use it",
		bin:                 "Discard it",
		"weapon:none":       "Without a weapon",
		"keep:keep":         "Store it",
		"leave:leave":       "Discard it",
		"answer:yes":        "Yes",
		"answer:no":         "No",
		"learn:learn":       "Learn it",
		"strength:strength": "+1 Strength",
	}
	if l.kind == "turn" {
		l.Out.Words[bin] = "Discard a card"
	}
	if l.Mode == table.Asking {
		l.Out.Help = l.help()
	}
}

// help is one short line about what is asked.
func (l *layout) help() string {
	if len(l.Chosen) > 0 {
		return "Pick what glows. Esc takes the click back."
	}
	switch l.kind {
	case "turn":
		if slices.Contains(l.Next, concede) {
			return "The Messenger cannot be back in time any more: play on, or concede."
		}
		if slices.Contains(l.Next, finish) {
			return "The match is won if nothing more is done: play on, or finish the round."
		}
		if o := &l.Heroes[l.mine()]; o.Left+o.Artillery == 0 {
			return "Cards may still be used before the turn ends."
		}
		return "Enemies to attack, a building to visit, the Catapult, a card, or a hero to exchange with."
	case "grace":
		if kept := l.Now.Roll.Kept; !kept.Empty() {
			return rules.T("If kept: %s.", kept).String()
		}
		return "A token of Divine Grace moves one die by one."
	case "card":
		return "What glows can be done with the card."
	case "hit":
		return "Pick who takes the next hit."
	case "field":
		return "The fields act one after the other, each to the left of the one before."
	case "tactic":
		return "Tactics cards work one after the other."
	case "shield":
		return "A Reinforced token can take the hit."
	case "exchange":
		return "A click promises a card or keeps it. Nothing is paid before you exchange."
	case "messenger":
		return "Pick the field he rides through."
	case "raise", "resurrect":
		return "Pick a fallen hero, or nobody."
	case "token":
		return "The other token is discarded. Point at one to read it."
	case "learn":
		return "Both stay with the hero for as long as the hero lives."
	case "recover":
		return "Point at a card to read it."
	case "optional":
		return "It may be done or left."
	case "figure":
		return "Pick how many of them."
	case "hero", "building", "effect_field", "zone":
		return "Pick one of those that glow on the board."
	case "class", "deck", "option":
		return "Pick one of what is offered."
	}
	return ""
}
