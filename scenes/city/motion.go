package city

import (
	"slices"
	"time"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/table"
)

// readTime is for how long what came of a roll and of the match stays, at normal speed, unless a click goes on.
const readTime = 1500 * time.Millisecond

// lostTime is for how long a lost attack stays: it takes more reading than one that was won, as Spirit goes with it.
const lostTime = 2200 * time.Millisecond

// placedTime is for how long the markers of one card are looked at before those of the next card come; what the last of them bring stays
// as what hurts does.
const placedTime = 700 * time.Millisecond

// Pace is how long the events of Kurth are looked at and how they sound.
func (*Board) Pace(e rules.Event) table.Beat {
	const ms = time.Millisecond
	switch e.Name {
	case "cards_dealt":
		return table.Beat{Hold: 60 * ms, Sound: "card"}
	case "cards_discarded", "row_swapped":
		return table.Beat{Sound: "card", With: table.Together}
	case "totals_set":
		return table.Beat{Hold: 120 * ms, With: table.Together}
	case "markers_placed":
		return table.Beat{Hold: placedTime}
	case "placing_blocked":
		return table.Beat{Hold: placedTime, Sound: "hit", Shake: e.Subject}
	case "token_moved":
		return table.Beat{Hold: 40 * ms, Sound: "piece"}
	case "dice_rolled", "dice_changed":
		return table.Beat{Hold: 500 * ms, Sound: "die"}
	case "attack_resolved":
		return resolved(e)
	case "markers_removed":
		return table.Beat{Hold: 200 * ms, Sound: "hit"}
	case "round_advanced":
		return table.Beat{Hold: 350 * ms, Sound: "horn"}
	case "game_over":
		return table.Beat{Hold: readTime}
	}
	if e.Subject == kurth.ElementSpirit && e.N < 0 {
		return table.Beat{Hold: 300 * ms, Sound: "hit", Shake: kurth.ElementSpirit}
	}
	return table.Pace(e)
}

// Sign is the picture of a line of the log.
func (*Board) Sign(kind rules.EventKind, elements []rules.Element) string {
	has := func(el rules.Element) bool { return slices.Contains(elements, el) }
	switch {
	case has(kurth.ElementSpirit):
		return "kurth/spirit"
	case has(kurth.ElementMana):
		return "kurth/mana"
	case has(kurth.ElementRound):
		return "kurth/round"
	case has(kurth.ElementOverrun):
		return "kurth/overrun"
	case has(kurth.ElementPassageway):
		return "kurth/passage-open"
	case kind == rules.AttackResolved:
		return "kurth/strength"
	case has(kurth.ElementWarden):
		return "kurth/warden"
	case kind == rules.DiceRolled, kind == rules.DieChanged:
		return "kit/die-5"
	case kind == rules.MarkerChanged, kind == rules.Blocked:
		return "kurth/ward"
	case kind == rules.PieceAdded, kind == rules.PieceRemoved, kind == rules.PieceMoved:
		return "kurth/siege-marker"
	case kind == rules.CardMoved, kind == rules.PileShuffled:
		return "kurth/card-back"
	}
	for _, el := range elements {
		switch el.Kind() {
		case "spell":
			return "kurth/mana"
		case "special":
			return "kurth/spirit"
		}
	}
	return ""
}

// resolved is how long what an attack came to is looked at, and how it sounds.
func resolved(e rules.Event) table.Beat {
	if e.N >= e.M {
		return table.Beat{Hold: readTime, Sound: "hit"}
	}
	return table.Beat{Hold: lostTime, Sound: "collapse"}
}
