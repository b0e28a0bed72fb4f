package citadel

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BS-SPN-1 BS-SPN-3: the Summoning rolls of all fields are shown together, up to whatever else happens: a Disruption, a turn.
func TestSummoningsAreShownTogether(t *testing.T) {
	roll := rules.Event{Kind: rules.DiceRolled, Name: "summoning_rolled", Count: 1}
	placed := rules.Event{Kind: rules.PieceAdded, Name: "unit_placed"}
	came := rules.Event{Kind: rules.Note, Name: "pursuers_came"}
	events := []rules.Event{{Kind: rules.PhaseBegan}, roll, placed, roll, roll, placed, came, placed, {Kind: rules.PieceAdded, Name: "avatar_appeared"}, roll, {Kind: rules.TurnBegan}}
	for i, want := range []int{0, 8, 2, 8, 8, 5, 6, 7, 8, 10, 10} {
		if upto, _ := New().Volley(events, i); upto != want {
			t.Errorf("those from event %d on end at %d, want %d", i, upto, want)
		}
	}
}

// Their dice lie on one cloth, each towards its field, none over another; what they have named is framed once they have fallen.
func TestDiceOfSummoningsLieTowardsTheirFields(t *testing.T) {
	s := begun(t, 1)
	set := s.Set()
	for _, points := range []int{1, 2, 3} {
		var story []rules.Event
		for f := range cards.FieldCount {
			for range points {
				story = append(story, rules.Event{Kind: rules.DiceRolled, Name: "summoning_rolled", N: int16(cards.SpawnDie), Count: 1, Dice: rules.Faces{uint8(f + 1)},
					To: rules.Element("zone:" + set.Fields[f].ID + "/3"), Reveals: true})
			}
		}
		for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
			for _, rolling := range []bool{true, false} {
				pose := table.Pose{State: s, Mode: table.Playing, Rolling: rolling, Story: story}
				plan := table.Lay(New(), pose, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}, faces).Plan
				var dice []ink.Rect
				framed := 0
				cloth := ink.Rect{}
				for _, p := range plan.Board {
					switch {
					case p.ID == "cloth":
						cloth = p.Box
					case p.ID.Kind() == "thrown":
						dice = append(dice, p.Box)
					case p.ID.Kind() == "burst":
						framed++
					}
				}
				if want := map[bool]int{false: cards.FieldCount}[rolling]; len(dice) != points*cards.FieldCount || framed != want {
					t.Fatalf("%v, %d points: %d dice, %d slots are framed", size, points, len(dice), framed)
				}
				for i, at := range dice {
					if at.Intersect(cloth) != at || slices.ContainsFunc(dice[:i], at.Overlaps) {
						t.Errorf("%v, %d points: die %d at %v lies on another, or not on the cloth at %v", size, points, i, at, cloth)
					}
					mid, from := cloth.Middle(), at.Middle()
					if far := [...]float64{north: mid.Y - from.Y, west: mid.X - from.X, south: from.Y - mid.Y, east: from.X - mid.X}[i/points]; far < at.H/2 {
						t.Errorf("%v, %d points: die %d at %v does not lie towards its field", size, points, i, at)
					}
				}
			}
		}
	}
}

// A die of a Summoning roll does not tumble once more when the next one is thrown.
func TestASummoningTumblesOnce(t *testing.T) {
	s := begun(t, 1)
	throw := func(n int) (throws []int) {
		var story []rules.Event
		for f := range n {
			story = append(story, rules.Event{Kind: rules.DiceRolled, Name: "summoning_rolled", N: int16(cards.SpawnDie), Count: 1, Dice: rules.Faces{1}, To: rules.Element("zone:" + s.Set().Fields[f].ID + "/3")})
		}
		plan := table.Lay(New(), table.Pose{State: s, Mode: table.Playing, Story: story}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
		for _, p := range plan.Board {
			if p.ID.Kind() == "thrown" {
				throws = append(throws, p.Throw)
			}
		}
		return throws
	}
	if one, two := throw(1), throw(2); len(one) != 1 || len(two) != 2 || one[0] != two[0] {
		t.Errorf("thrown %v times, then %v", one, two)
	}
}
