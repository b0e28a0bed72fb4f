package summary

import (
	"slices"
	"testing"

	"portcullis/game/opponent"
	"portcullis/save"
	"portcullis/scenes/kit"
)

// A person is called by name, a computer player by its name and its level, a seat without either by what the game calls it.
func TestSitting(t *testing.T) {
	for _, c := range []struct {
		seat save.Seat
		want string
	}{
		{save.Seat{Name: "Ada", Player: save.Human}, "North: Ada"},
		{save.Seat{Name: "North", Player: save.Human}, "North"},
		{save.Seat{Player: save.Human}, "North"},
		{save.Seat{Name: "North", Player: "warden"}, "North: Warden (computer)"},
		{save.Seat{Name: "North", Player: "soldier:200"}, "North: Soldier (computer)"},
		{save.Seat{Name: "Gudrun Flintbraid II", Player: "warden:24"}, "North: Gudrun Flintbraid II (Warden)"},
		{save.Seat{Player: "somebody else"}, "North: somebody else (computer)"},
	} {
		if got := Sitting(c.seat, "North"); got != c.want {
			t.Errorf("%+v is %q, want %q", c.seat, got, c.want)
		}
	}
}

// A computer player with a name is known by its face, everybody else by the seal of the seat.
func TestSigns(t *testing.T) {
	faces := opponent.List{{ID: "ann", Game: "stub", Level: "warden"}, {ID: "bob", Game: "other", Level: "squire"}}
	g := kit.Entry{ID: "stub"}
	got := Signs(faces, g, []save.Seat{{Player: save.Human, Name: "Ada"}, {Player: "warden:24"}, {Player: "squire"}})
	want := []Sign{{Picture: g.Seal(0)}, {Picture: "opponents/ann", Face: true}, {Picture: g.Seal(2)}}
	if !slices.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if want[1].Aspect() >= want[0].Aspect() {
		t.Error("a face is wider than a seal")
	}
}
