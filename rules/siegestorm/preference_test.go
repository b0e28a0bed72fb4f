package siegestorm

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// How a seat wants to be asked begins as the options say, changes at any time, and counts from
// the next question on.
func TestPreferences(t *testing.T) { // ST-REA-7, ST-TRN-13
	s := deal(t, 1, 2, map[string]string{"auto_pass2": "relevant", "stop_w2_1": "never"})
	value := func(seat rules.Seat, id string) string {
		p, ok := rules.FindPreference(s, seat, id)
		if !ok {
			t.Fatalf("seat %d has no preference %s", seat, id)
		}
		return p.Value
	}
	for _, want := range []struct {
		seat      rules.Seat
		id, value string
	}{{0, "auto_pass", "sensible"}, {1, "auto_pass", "relevant"}, {0, "stop_w1", "sparing"}, {0, "stop_w2", "never"}, {1, "stop_w2", "sparing"}, {0, "stop_w3", "bearing"}, {0, "pay_first", "unused"}} {
		if got := value(want.seat, want.id); got != want.value {
			t.Errorf("%s of seat %d is %s", want.id, want.seat, got)
		}
	}
	for _, p := range preferences {
		for _, v := range p.values {
			if err := s.Prefer(1, p.id, v.ID); err != nil || value(1, p.id) != v.ID {
				t.Errorf("%s %s: %v, is %s", p.id, v.ID, err, value(1, p.id))
			}
		}
	}
	if value(0, "stop_w2") != "never" || s.sides[0].autoPass != passSenseless {
		t.Error("the other seat's preferences changed")
	}
	for _, bad := range []struct {
		seat      rules.Seat
		id, value string
	}{{-1, "auto_pass", "never"}, {2, "auto_pass", "never"}, {0, "auto_play", "never"}, {0, "auto_pass", "sometimes"}, {0, "stop_w3", "never"}} {
		if err := s.Prefer(bad.seat, bad.id, bad.value); err == nil || err.Error() == "" {
			t.Errorf("%+v is taken", bad)
		}
	}
	if len(s.Preferences(2)) != 0 || len(s.Preferences(-1)) != 0 {
		t.Error("somebody who does not play has preferences")
	}
}

// Nobody learns what another seat has settled in the match.
func TestPreferencesAreSecret(t *testing.T) { // ST-REA-9
	s := deal(t, 1, 2, map[string]string{"auto_pass2": "negate"})
	if err := s.Prefer(1, "auto_pass", "never"); err != nil {
		t.Fatal(err)
	}
	if err := s.Prefer(0, "auto_pass", "never"); err != nil {
		t.Fatal(err)
	}
	s.sides[1].passingTurn = true
	r := rules.NewRand(1)
	v := s.Veiled(0, &r).(*State)
	if v.sides[0].autoPass != passAlways || v.sides[1].autoPass != passUnlessNegate || v.sides[1].passingTurn {
		t.Errorf("seat 0 knows of itself %d, and of seat 1 %d, %v", v.sides[0].autoPass, v.sides[1].autoPass, v.sides[1].passingTurn)
	}
}

// A file of an older revision holds the defaults of its day for every seat, those that nobody has too.
func TestEarlierDefaultsMayStand(t *testing.T) {
	for _, p := range preferences {
		for _, value := range append(p.earlier, p.values[p.before].ID, p.values[p.usual].ID) {
			given := map[string]string{}
			for d := range maxSeats {
				given[ofSeat(p.prefix, d)] = value
			}
			if _, err := content.Info().Complete(rules.Setup{Options: given}); err != nil {
				t.Errorf("%s: %v", value, err)
			}
		}
	}
	if p := preferences[habitPay]; !slices.Contains(p.earlier, p.values[payWeakest].ID) {
		t.Error("the payment of the fourth revision, for seats that nobody has, is not known any more")
	}
}

// Every value says in a sentence when its player is asked, and what is done where they are not; no two of a preference are called alike, and
// none by what only who knows the others understands.
func TestPreferencesSayWhatIsDecidedForYou(t *testing.T) { // ST-REA-7, ST-TRN-13
	done := [preferenceCount]string{habitPass: "pass", habitW1: "draw", habitW2: "advance", habitW3: "end"}
	for i, p := range preferences[:habitPay] {
		names := map[string]bool{}
		for _, v := range p.values {
			if first, _, _ := strings.Cut(v.Help, ". "); !strings.HasPrefix(first, "You ") || !strings.Contains(first, done[i]) {
				t.Errorf("%s %s: %q", p.id, v.ID, v.Help)
			}
			for _, vague := range []string{"More", "If it", "Ask"} {
				if strings.HasPrefix(v.Name, vague) || names[v.Name] {
					t.Errorf("%s %s is called %q", p.id, v.ID, v.Name)
				}
			}
			names[v.Name] = true
		}
	}
}
