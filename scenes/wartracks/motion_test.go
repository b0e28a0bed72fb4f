package wartracks

import (
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/table"
)

// What a storm of one's own comes to is looked at for less than two seconds in all, however many cards it takes: until then nothing can be done.
func TestAStormIsSoonOver(t *testing.T) { // ST-STO-3, ST-STO-10
	var events []rules.Event
	for _, name := range []string{"storms", "storm_action", "link_resolves", "lost", "lost", "struck_player", "lost", "lost", "lost", "action_done"} {
		events = append(events, rules.Event{Name: name, Kind: rules.CardMoved, To: "casualties:1"})
	}
	var hold time.Duration
	shown := 0
	for i, e := range events {
		if !table.Joined(pace, events, i) {
			hold, shown = hold+pace(e).Hold, shown+1
		}
	}
	if hold > 2*time.Second || shown != 7 {
		t.Errorf("%v in %d steps", hold, shown)
	}
}

// What shakes or leaves is a piece of its own: a plate that moves would be drawn over all that lies
// on it.
func TestWhatShakesCarriesNothing(t *testing.T) {
	shaken := 0
	for _, mode := range modes() {
		setup := setups()[mode]
		visit(t, setup, 3, func(before *siegestorm.State, _ []rules.Event, _ *siegestorm.State, c rules.Choice) {
			for _, pose := range shown(t, before, c, 0) {
				e := pose.Story[len(pose.Story)-1]
				el := New().Pace(e).Shake
				if el == "" || e.Kind == rules.Note {
					continue
				}
				sc := table.Lay(New(), pose, plain, faces)
				for i, p := range sc.Pieces {
					if p.ID != el {
						continue
					}
					shaken++
					for _, q := range sc.Pieces[i+1:] {
						if q.Box.Intersect(p.Box) == q.Box && q.ID.Kind() != "chip" && q.ID.Kind() != "card" && q.ID != "arrows" {
							t.Fatalf("%s shakes %s, on which lies %s", e.Name, el, q.ID)
						}
					}
				}
			}
		})
	}
	if shaken == 0 {
		t.Error("nothing shook")
	}
}
