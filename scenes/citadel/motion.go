package citadel

import (
	"slices"
	"strings"
	"time"

	"portcullis/rules"
	"portcullis/scenes/table"
)

// Pace is how long the events of B-Sieged are looked at and how they sound.
func (*Board) Pace(e rules.Event) table.Beat {
	const ms = time.Millisecond
	switch {
	case e.Kind == rules.MatchEnded:
		return table.Beat{Hold: 1400 * ms}
	case e.Subject.Kind() == "avatar" && e.Kind != rules.TrackChanged:
		return table.Beat{Hold: 900 * ms, Sound: "horn"}
	case e.Subject.Kind() == "messenger" && e.Kind == rules.PieceMoved:
		return table.Beat{Hold: 300 * ms, Sound: "horn"}
	case e.Subject.Kind() == "hero" && e.Kind == rules.PieceRemoved, e.Subject.Kind() == "messenger" && e.Kind == rules.PieceRemoved:
		return table.Beat{Hold: 900 * ms, Sound: "collapse"}
	case e.Kind == rules.MarkerChanged && (strings.Contains(e.Name, "damage") || strings.Contains(e.Name, "destroy")):
		return table.Beat{Hold: 600 * ms, Sound: "collapse", Shake: e.Subject}
	case e.Kind == rules.DiceRolled && settled[e.Name]: // its outcome follows, and they lie there still
		return table.Beat{Hold: 250 * ms, Sound: "die"}
	case e.Name == "unit_destroyed": // who falls, the hits and what that earns are one outcome
		return table.Beat{Hold: 160 * ms, Sound: "hit", With: table.Together}
	case e.Name == "attack_resolved", e.Name == "shot_resolved":
		return table.Beat{Hold: 700 * ms, With: table.Together}
	case e.Name == "krohns_attack", e.Name == "gargohs_attack": // an attack is seen with what it costs
		return table.Beat{Hold: 700 * ms, With: table.Together}
	case e.Kind == rules.TrackChanged && e.Subject.Kind() == "morale" && e.N < 0:
		return table.Beat{Hold: 350 * ms, Sound: "hit", Shake: rules.Element("hero:" + e.Subject.Name()), With: table.Swarm}
	case e.Name == "hit_ignored":
		return table.Beat{Hold: 350 * ms, Sound: "hit", Shake: e.To, With: table.Swarm}
	case e.Kind == rules.TrackChanged && e.N < 0:
		return table.Beat{Hold: 250 * ms, With: table.Swarm}
	case e.Kind == rules.PieceMoved && e.Subject.Kind() == "unit":
		return table.Beat{Hold: 60 * ms, Sound: "piece", With: table.Swarm}
	case e.Kind == rules.PieceAdded && e.Subject.Kind() == "unit":
		return table.Beat{Hold: 200 * ms, Sound: "piece", With: table.Batch}
	case e.Name == "card_drawn":
		return table.Beat{Hold: 600 * ms, Sound: "card"}
	case e.Name == "catapult_stuck":
		return table.Beat{Hold: 900 * ms, Sound: "hit", Shake: e.Subject}
	case e.Name == "event_drawn": // its card is read
		return table.Beat{Hold: 1100 * ms, Sound: "card"}
	case e.Kind == rules.CardMoved:
		return table.Beat{Hold: 200 * ms, Sound: "card"}
	}
	return table.Pace(e)
}

// settled are the rolls whose outcome is told by itself.
var settled = map[string]bool{"attack_rolled": true, "shot_rolled": true}

// Fleeting is a card that was drawn and is gone before the next click: one that acts at once, or is thrown away, and one that is stored as the
// turn ends by itself. One that is stored in the same turn can be read later: it is small there, and looked at before it goes.
func (*Board) Fleeting(s rules.State, events []rules.Event, i int) (words string, later bool) {
	v, ok := s.(viewer)
	if !ok || events[i].Name != "card_drawn" {
		return "", false
	}
	n := slices.IndexFunc(events[i+1:], func(e rules.Event) bool {
		return e.Kind == rules.CardMoved && e.Subject == events[i].Subject || begins(e)
	})
	if n < 0 { // what becomes of it is asked
		return "", false
	}
	rest := events[i+1+n:]
	later = rest[0].Name == "card_stored" && !slices.ContainsFunc(rest, begins)
	for k := range v.Set().Cards {
		if c := &v.Set().Cards[k]; c.ID == events[i].Subject.Name() {
			return c.Told().String() + " " + c.Rules().String(), later
		}
	}
	return "", false
}

// Sign is the picture of a line of the log: what it is about. Of what goes from one place to another that
// is where it goes, or who gets it, never where it comes from.
func (*Board) Sign(kind rules.EventKind, elements []rules.Element) string {
	if moves := kind == rules.PieceMoved || kind == rules.CardMoved; moves && len(elements) == 3 {
		elements = []rules.Element{elements[0], elements[2]}
	}
	for _, el := range elements {
		switch el.Kind() {
		case "unit":
			if g := figure(el); g >= 0 {
				return pic(figurePictures[g])
			}
		case "messenger", "avatar", "catapult":
			return pic(el.Kind())
		case "event":
			return pic("event")
		case "morale", "gold", "food", "grace":
			return pic("icon-" + el.Kind())
		case "building":
			return pic(el.Name())
		case "round":
			return pic("time")
		}
	}
	switch kind {
	case rules.DiceRolled, rules.DieChanged:
		return "kit/die-red-5"
	case rules.TurnBegan, rules.PhaseBegan:
		return pic("time")
	}
	if i := slices.IndexFunc(elements, func(el rules.Element) bool { return el.Kind() == "hero" }); i >= 0 {
		return pic(elements[i].Name())
	}
	if i := slices.IndexFunc(elements, func(el rules.Element) bool { return el.Kind() == "card" }); i >= 0 {
		return pic("icon-tactics")
	}
	return ""
}
