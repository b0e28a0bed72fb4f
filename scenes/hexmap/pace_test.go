package hexmap

import (
	"testing"
	"time"

	"portcullis/rules"
)

// TestWhatTurnsTheSiegeIsHeard: moves, gates, battles, trains, Old Town, days and the end have their sounds, and what
// breaks shakes; what is only said along the way is silent.
func TestWhatTurnsTheSiegeIsHeard(t *testing.T) {
	for name, sound := range map[string]string{
		"moved": "piece", "landed": "piece", "revealed": "card", "battle_began": "horn", "steps_lost": "hit", "gate_battered": "hit", "gate_fell": "collapse",
		"train_captured": "horn", "keep_counted": "horn", "day_began": "horn", "hero_lost": "collapse", "passed": "", "activated": "",
		"group_left": "", "fire_ceased": "",
	} {
		if got := New().Pace(rules.Event{Name: name, Kind: rules.Note}).Sound; got != sound {
			t.Errorf("%s sounds %q, want %q", name, got, sound)
		}
	}
	for _, name := range []string{"gate_battered", "gate_fell", "steps_lost"} {
		e := rules.Event{Name: name, Kind: rules.TrackChanged, Subject: "gate:north_gate"}
		if got := New().Pace(e).Shake; got != e.Subject {
			t.Errorf("%s shakes %q", name, got)
		}
	}
	for kind, sound := range map[rules.EventKind]string{rules.DiceRolled: "die", rules.CardMoved: "card", rules.PieceRemoved: "hit", rules.Blocked: "hit"} {
		if got := New().Pace(rules.Event{Kind: kind}).Sound; got != sound {
			t.Errorf("kind %d sounds %q, want %q", kind, got, sound)
		}
	}
}

// TestShotsAndGatesAreSeen: a shot, after which others go on by themselves, stays longer than a roll in a battle, and a gate
// that falls is seen however long a turn has taken (AR-RNG-4, AR-FRT-5).
func TestShotsAndGatesAreSeen(t *testing.T) {
	rolled := func(rule string) rules.Event {
		return rules.Event{Name: "attack_rolled", Kind: rules.DiceRolled, Rule: rule}
	}
	for _, rule := range []string{"AR-RNG-4", "AR-RNG-6"} {
		if shot, blow := New().Pace(rolled(rule)), New().Pace(rolled("AR-HIT-1")); shot.Hold < 1500*time.Millisecond || blow.Hold >= shot.Hold {
			t.Errorf("%s: a shot stays %v, a blow %v", rule, shot.Hold, blow.Hold)
		}
	}
	if fell := New().Pace(rules.Event{Name: "gate_fell"}); !fell.Grand || fell.Hold < 1500*time.Millisecond {
		t.Errorf("a gate falls: %+v", fell)
	}
}
