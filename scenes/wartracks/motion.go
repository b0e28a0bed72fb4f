package wartracks

import (
	"time"

	"portcullis/rules"
	"portcullis/scenes/table"
)

// Pace is how long the events of Siegestorm are looked at and how they sound.
func (*Board) Pace(e rules.Event) table.Beat { return pace(e) }

func pace(e rules.Event) table.Beat {
	const ms = time.Millisecond
	switch e.Name {
	case "advanced":
		return table.Beat{Sound: "piece", With: table.Together}
	case "reset", "first_player", "in_control", "kept_hand":
		return table.Beat{With: table.Together}
	case "committed":
		return table.Beat{Hold: 40 * ms, Sound: "card", With: table.Together}
	case "paid":
		return table.Beat{Hold: 40 * ms, Sound: "card"}
	case "action_played", "ability_activated", "storm_action", "boss_plays":
		return table.Beat{Hold: 400 * ms, Sound: "card"}
	case "negated":
		return table.Beat{Hold: 600 * ms, Sound: "collapse", Shake: e.Subject}
	case "link_negated":
		return table.Beat{Hold: 120 * ms}
	case "link_resolves", "action_done":
		return table.Beat{Hold: 120 * ms}
	case "storms":
		return table.Beat{Hold: 300 * ms, Sound: "horn"}
	case "struck", "struck_player":
		return table.Beat{Hold: 500 * ms, Sound: "hit", Shake: hit(e.To)}
	case "match_ended":
		return table.Beat{Hold: 1400 * ms}
	case "killed", "replaced":
		return table.Beat{Hold: 300 * ms, Sound: "hit"}
	case "destroyed":
		return table.Beat{Hold: 400 * ms, Sound: "collapse"}
	case "menace_changed":
		return table.Beat{Hold: 600 * ms, Sound: "horn", Shake: "boss:menace"}
	case "life_lost":
		return table.Beat{Hold: 400 * ms, Sound: "hit", Shake: "boss:life"}
	case "gang_token", "spirit_token", "totem_activated":
		return table.Beat{Hold: 300 * ms, Sound: "piece", Shake: e.To}
	case "lost":
		return table.Beat{Hold: 120 * ms, Sound: "card", With: table.Batch}
	case "boss_aims", "boss_keeps", "passed", "absorbs":
		return table.Beat{Hold: 400 * ms}
	}
	switch {
	case e.Kind == rules.TurnBegan:
		return table.Beat{Hold: 400 * ms, Sound: "horn"}
	case e.Kind == rules.PhaseBegan:
		return table.Beat{Hold: 120 * ms}
	case e.Kind == rules.CardMoved:
		return table.Beat{Hold: 60 * ms, Sound: "card"}
	}
	return table.Pace(e)
}

// hit is what shakes when a blow falls: the creature, the Resources of a player, the Life of a boss.
// A plate would shake over all that lies on it.
func hit(el rules.Element) rules.Element {
	switch {
	case el == elementOf("seat", bossSide):
		return "boss:life"
	case el.Kind() == "seat":
		side, _ := numbers(el)
		return elementOf("resources", side)
	}
	return el
}

// Sign is the picture of a line of the log: that of the place where something went, else of where
// it came from.
func (*Board) Sign(kind rules.EventKind, elements []rules.Element) string {
	if kind == rules.AttackResolved {
		return "siegestorm/icons/att"
	}
	for i := len(elements) - 1; i >= 0; i-- {
		if name := signOf(elements[i], elements[:i]); name != "" {
			return name
		}
	}
	return ""
}

// signOf is the picture of one element of a line; before are the elements named before it.
func signOf(el rules.Element, before []rules.Element) string {
	came := ""
	if len(before) > 0 {
		came = before[len(before)-1].Kind()
	}
	switch el.Kind() {
	case "slot":
		if came == "slot" {
			return "siegestorm/board/march"
		}
		return "siegestorm/icons/deploy"
	case "exit":
		return "siegestorm/icons/storm"
	case "chain":
		return "siegestorm/icons/action"
	case "support", "supports":
		return "siegestorm/icons/support"
	case "heal":
		return "siegestorm/icons/heal-pile"
	case "reserve":
		return "siegestorm/icons/reserve"
	case "front", "middle":
		return "siegestorm/icons/hold-ground"
	case "casualties", "removed":
		return "siegestorm/icons/casualties"
	case "hand", "vision":
		return "siegestorm/icons/cost"
	case "resources":
		return "siegestorm/icons/resources"
	}
	switch el {
	case "boss:menace":
		return "siegestorm/icons/menace"
	case "boss:life":
		return "siegestorm/icons/life"
	case "boss:token":
		return "siegestorm/icons/reserve"
	case "token:gang":
		return "siegestorm/icons/gang-token"
	case "token:spirit":
		return "siegestorm/icons/spirit-token"
	}
	return ""
}
