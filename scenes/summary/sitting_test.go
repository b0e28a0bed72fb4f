package summary

import (
	"testing"

	"portcullis/save"
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
