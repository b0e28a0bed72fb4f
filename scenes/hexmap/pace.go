package hexmap

import (
	"time"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

var _ table.Pacer = (*Board)(nil)

// Pace is one beat for each move, so that a whole turn of the other side can be followed in a few seconds: the
// places that a block passes on its way are no beats of their own, nor is what changes nothing: that a location is
// activated, that a side begins to move. When it has moved there is a pause, so that the movements of both sides do not run into each
// other. What turns the siege is heard: a gate that cracks or falls, a battle, a train that
// is taken, Old Town, a new day, the end. A shot stays until it can be read, and a gate that falls is seen however long a turn has taken.
func (*Board) Pace(e rules.Event) table.Beat {
	const ms = time.Millisecond
	switch e.Name {
	case "passed", "activated", "group_ended", "group_left", "movement_began", "regrouping_ended", "regrouping_spared",
		"fire_ceased", "fire_passed", "restoring_passed", "mending_passed", "held", "hold_empty", "train_holds", "stayed", "paid_unseen":
		return table.Beat{With: table.Together}
	case "movement_ended":
		if e.M&engine.Unmoved != 0 {
			return table.Beat{With: table.Together}
		}
		return table.Beat{Hold: 500 * ms}
	case "moved", "attacked", "reinforced", "landed", "boarded":
		return table.Beat{Hold: 40 * ms, Sound: "piece"}
	case "hit_ignored", "hit_dodged", "hits_cancelled":
		return table.Beat{Hold: 900 * ms, Sound: "hit", Shake: e.To}
	case "revealed", "revealed_upgraded":
		return table.Beat{Hold: 120 * ms, Sound: "card"}
	case "battle_began", "keep_counted", "train_captured", "resources_stolen", "mission_succeeded", "defected":
		return table.Beat{Hold: 400 * ms, Sound: "horn"}
	case "day_began", "campaign_day_began":
		return table.Beat{Hold: 500 * ms, Sound: "horn"}
	case "steps_lost", "hero_wounded":
		return table.Beat{Hold: 200 * ms, Sound: "hit", Shake: e.Subject}
	case "steps_restored", "restored_unseen":
		return table.Beat{Hold: 120 * ms, Sound: "piece"}
	case "gate_battered":
		return table.Beat{Hold: 300 * ms, Sound: "hit", Shake: e.Subject}
	case "gate_fell":
		return table.Beat{Hold: 1500 * ms, Sound: "collapse", Shake: e.Subject, Grand: true}
	case "attack_rolled":
		if shoots(e) { // nothing is asked after it: what comes of it is seen before others go on
			return table.Beat{Hold: 1500 * ms, Sound: "die"}
		}
	case "hero_lost", "mission_failed":
		return table.Beat{Hold: 400 * ms, Sound: "collapse"}
	case "match_ended":
		return table.Beat{Hold: 1200 * ms}
	}
	return table.Pace(e)
}

// shoots reports whether dice were thrown for a bombardment, at blocks or at a fortification (AR-RNG-4, AR-RNG-6).
func shoots(e rules.Event) bool { return e.Rule == "AR-RNG-4" || e.Rule == "AR-RNG-6" }
