package towers

import (
	"time"

	"portcullis/rules"
	"portcullis/scenes/table"
)

// Pace is how long the events of Tower Siege are looked at and how they sound.
func (*Board) Pace(e rules.Event) table.Beat {
	const ms = time.Millisecond
	if e.Name == "drawn" && e.Subject.Kind() == "back" { // by somebody else
		return table.Beat{Sound: "card", With: table.Together}
	}
	switch e.Name {
	case "asked", "produced", "spent", "converted", "readied", "shuffled", "scroll_spent", "windfall_spent", "declared", "on_guard", "forgoes", "upkeep_paid", "yield_changed":
		return table.Beat{With: table.Together}
	case "drawn", "card_seen":
		return table.Beat{Hold: 60 * ms, Sound: "card", With: table.Crowd}
	case "hired", "summoned": // what attacks is looked at longest
		return table.Beat{Hold: 1000 * ms, Sound: "card"}
	case "item_given": // its card stays
		return table.Beat{Hold: 700 * ms, Sound: "card"}
	case "bought", "equipped", "sent_for", "raised", "built":
		return table.Beat{Hold: 700 * ms, Sound: "card"}
	case "unloaded", "relic_arrived":
		return table.Beat{Hold: 400 * ms, Sound: "card"}
	case "cast", "used", "assaults", "directs":
		return table.Beat{Hold: 800 * ms, Sound: "horn", Shake: e.To}
	case "defends", "blocks", "ripostes", "attacks_again", "went_on_inside":
		return table.Beat{Hold: 500 * ms, Sound: "piece", Shake: e.Subject}
	case "point_lost":
		if e.M == 0 { // what it comes to is told next, and shown at once
			return table.Beat{With: table.Together}
		}
		return table.Beat{Hold: 700 * ms, Sound: "hit", Shake: e.Subject}
	case "slain", "gone", "destroyed", "sacrificed":
		return table.Beat{Hold: 700 * ms, Sound: "hit"}
	case "fell", "mage_slain": // the Tower sinks down, and then it is looked at
		return table.Beat{Hold: 600 * ms, Sound: "collapse", Grand: true}
	case "exposed":
		return table.Beat{Hold: 900 * ms, Sound: "horn", Shake: e.Subject, Grand: true}
	case "fizzled":
		return table.Beat{Hold: 600 * ms, Sound: "collapse"}
	case "match_ended":
		return table.Beat{Hold: 1400 * ms}
	}
	switch {
	case e.Kind == rules.TurnBegan:
		return table.Beat{Hold: 600 * ms, Sound: "horn"}
	case e.Kind == rules.PhaseBegan:
		return table.Beat{With: table.Together}
	}
	return table.Pace(e)
}

// Idle reports whether a blow, or a skill that was rolled for, came to nothing: nobody lost anything by it, and nothing followed
// from it.
func (*Board) Idle(events []rules.Event) (rolled bool) {
	for _, e := range events {
		switch {
		case strikes[e.Name]:
			rolled = true
		case e.Name == "to_defend", e.Name == "protected":
		case follows[e.Name], counts[e.Name], e.Kind == rules.PieceRemoved, e.Kind == rules.MatchEnded:
			return false
		}
	}
	return rolled
}

// counts are events that follow from a roll beside losses.
var counts = map[string]bool{
	"ripostes": true, "attacks_again": true, "went_on_inside": true, "mage_fumbled": true, "mage_slain": true, "resource_destroyed": true, "fizzled": true, "in_force": true,
	"summoned": true, "hand_seen": true, "point_restored": true,
}

// Sign is the picture of a line of the log: that of the card which it tells of, before that of where it went.
func (*Board) Sign(kind rules.EventKind, elements []rules.Element) string {
	switch kind {
	case rules.DiceRolled:
		return "towersiege/icons/dice"
	case rules.TurnBegan:
		return "kit/hourglass"
	}
	for _, el := range elements {
		if el.Kind() == "card" || el.Kind() == "spell" {
			return pictureNamed(el.Name())
		}
	}
	for i := len(elements) - 1; i >= 0; i-- {
		switch el := elements[i]; el.Kind() {
		case "gold":
			return "towersiege/icons/gold"
		case "power":
			return "towersiege/icons/power"
		case "position":
			return "towersiege/icons/" + map[string]string{"attack": "attack", "defend": "defend", "on_guard": "on-guard", "inside": "integrity"}[el.Name()]
		case "hand", "deck", "back", "discard":
			return "towersiege/table/card-back"
		case "caravan":
			return "towersiege/table/caravan"
		}
	}
	return ""
}
