package kurth

import (
	"errors"
	"strings"
	"testing"

	"portcullis/rules/snapshot"
)

// What a turn has brought so far is part of the state, so that a screen can show it at any
// time and an evaluation can leave it out.
func TestTurnRemembersArrivalsAndSpecial(t *testing.T) { // KU-UPK-7, KU-UPK-8, KU-SPC-1
	s := deal(t, load(t), 7, "easy")
	play(t, s, "place citadel")
	v := s.View()
	if v.Places[0].Arrived != v.Places[0].Markers || v.Places[0].Arrived == 0 {
		t.Fatalf("the Citadel holds %d markers, %d of this turn", v.Places[0].Markers, v.Places[0].Arrived)
	}
	special := ""
	for _, c := range s.Decision().Choices {
		if n := s.game.Notation(c); strings.HasPrefix(n, "special ") {
			special = n
		}
	}
	if special == "" {
		t.Fatal("no special at this move; choose another seed")
	}
	play(t, s, special)
	used := 0
	for _, c := range s.View().Row {
		if c.SpecialUsed {
			used++
			if !strings.HasPrefix(special, "special "+c.Special.ID) {
				t.Errorf("%s was used, %s is shown", special, c.Special.ID)
			}
		}
	}
	if used != 1 {
		t.Errorf("%d specials are shown as used", used)
	}
	again, err := s.game.Restore(bytesOf(t, s))
	if err != nil {
		t.Fatal(err)
	}
	if got := again.(*State).View(); got.Places[0].Arrived != v.Places[0].Arrived {
		t.Errorf("%d arrivals after a restore, %d before", got.Places[0].Arrived, v.Places[0].Arrived)
	}
}

func TestSnapshotNamesAnUnusedSpecial(t *testing.T) { // KU-INV-8, KU-SPC-2
	s := deal(t, load(t), 7, "easy")
	text := string(bytesOf(t, s))
	for _, one := range []struct{ from, to, rule string }{
		{`"special_used": false,`, `"special_used": false, "special": "` + s.View().Row[0].Special.ID + `",`, "KU-INV-8"},
		{`"special_used": false,`, `"special_used": true, "special": "nothing",`, "KU-SPC-2"},
	} {
		changed := strings.Replace(text, one.from, one.to, 1)
		if changed == text {
			t.Fatalf("%s is not in the snapshot", one.from)
		}
		_, err := s.game.Restore([]byte(changed))
		var broken *snapshot.Error
		if !errors.As(err, &broken) || broken.Rule != one.rule {
			t.Errorf("%s: %v; want %s", one.to, err, one.rule)
		}
	}
}
