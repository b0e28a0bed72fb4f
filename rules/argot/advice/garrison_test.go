package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// marches are where the blocks of a plan go.
func marches(p *Plan) map[content.Block]atlas.Place {
	to := map[content.Block]atlas.Place{}
	for _, o := range p.orders {
		to[o.block] = o.to
	}
	return to
}

// TestNobodyDesertsTheObjective: who sees no besieger beside its own blocks yet, a novice or a soldier of Argot, stays in the objective all
// the same: they left the ward behind the gate in the first turn and came back in the next (AR-VIC-2).
func TestNobodyDesertsTheObjective(t *testing.T) {
	for turn := range uint8(8) {
		for _, by := range []rules.Judgement{rules.Beginner, rules.Middling} {
			s := field(t, "first_battle", true)
			for _, id := range []string{"ar01", "ar04", "ar06", "ar08"} {
				put(t, s, id, "0704", 0)
			}
			put(t, s, "ar02", "0604", 0)
			for _, id := range []string{"mi01", "mi02", "mi13", "mi17"} {
				put(t, s, id, "0602", 0)
			}
			s.Turn = 1 + turn
			moving(s, engine.Argot, 10)
			goal := place(t, s, "0704")
			for b, to := range marches(MakePlanBy(s, by, 0)) {
				if s.Pieces[b].At == goal && !s.EnemyAt(to, content.Argot) {
					t.Errorf("judgement %d, turn %d: %s leaves for %s", by, s.Turn, s.Content.At(b).ID, s.Map.At(to).ID)
				}
			}
		}
	}
}

// TestABeginnerSalliesOutWithAChance: a garrison of a beginner leaves the gate for a battle that it may win, and for no other: of 57 attacks
// of such, 20 had less than one chance in four.
func TestABeginnerSalliesOutWithAChance(t *testing.T) {
	for foes, sallies := range map[uint8]bool{4: false, 1: true} {
		s := field(t, "first_battle", true)
		for _, id := range []string{"ar01", "ar04", "ar06", "ar08"} {
			put(t, s, id, "0704", 0)
		}
		for _, id := range []string{"mi01", "mi02", "mi10", "mi13"}[:foes] {
			put(t, s, id, "0703", 0)
		}
		moving(s, engine.Argot, 10)
		p := MakePlanBy(s, rules.Beginner, 0)
		if got := p.Target == place(t, s, "0703"); got != sallies {
			t.Errorf("against %d: sallies out %v", foes, got)
		}
	}
}

// TestFriendsScreenAPlace: an enemy on the ground has to stop where a block of the other side stands, so it threatens nothing behind it
// (AR-GRD-7): archers behind their own went back from a gate that nobody could come out of past them.
func TestFriendsScreenAPlace(t *testing.T) {
	threat := func(screen bool) float64 {
		s := field(t, "first_battle", true)
		put(t, s, "ar01", "0704", 0)
		put(t, s, "mi17", "0603", 0)
		if screen {
			put(t, s, "mi01", "0703", 0)
		}
		return newSurvey(s, content.Mineos).threat(place(t, s, "0603"))
	}
	if open, screened := threat(false), threat(true); open == 0 || screened != 0 {
		t.Errorf("a threat of %v without a screen, %v behind it", open, screened)
	}
}

// TestWhoRecoversNothingStays: wounded who gain nothing behind the others stay before the gate: a legion with three of four steps walked
// away from it for the rest of a match (AR-ABI-1, AR-RAL-7).
func TestWhoRecoversNothingStays(t *testing.T) {
	for id, goes := range map[string]bool{"mi01": true, "mi10": false} {
		s := field(t, "first_battle", true)
		put(t, s, "ar01", "0704", 0)
		b := put(t, s, id, "0703", 1)
		v := newSurvey(s, content.Mineos)
		at := place(t, s, "0703")
		hurt := v.siege(b, at, 0)
		s.Pieces[b].Strength = v.Full(b)
		if got := v.siege(b, at, 0) > hurt; got != goes {
			t.Errorf("%s is drawn back %v", id, got)
		}
		s.Pieces[b].Strength = 1
		if s.Purse = 4; id == "mi10" && v.siege(b, at, 0) >= hurt {
			t.Errorf("%s with a full purse is not drawn back", id)
		}
	}
}
