package wartracks

import (
	"reflect"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Zoomed cards and piles of two worlds that differ only in what a seat cannot know are alike too.
func TestNothingHiddenIsZoomed(t *testing.T) {
	at := uint64(0)
	visit(t, setups()["duel"], 3, func(before *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
		if at++; at%9 != 0 {
			return
		}
		for seat := range rules.Seat(2) {
			a, b := rules.NewRand(at), rules.NewRand(at+1e6)
			worlds := [2]rules.State{before.Veiled(seat, &a), before.Veiled(seat, &b)}
			for _, p := range table.Lay(New(), table.Pose{State: worlds[0], Viewer: seat, Mode: table.Waiting}, plain, faces).Pieces {
				var looks [2]ink.List
				for i, w := range worlds {
					looks[i], _, _ = New().Zoom(table.Moment{State: w, Viewer: seat, Metrics: plain, Measure: faces}, p.ID, 1500, 800)
				}
				if !reflect.DeepEqual(looks[0], looks[1]) {
					t.Fatalf("the zoom of %s shows seat %d what it may not know", p.ID, seat)
				}
			}
		}
	})
}
