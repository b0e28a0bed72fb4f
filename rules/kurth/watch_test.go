package kurth

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
)

// What an event tells is so in the state that is there right after it.
func TestStateIsWhatTheEventTells(t *testing.T) {
	g, told := load(t), map[string]int{}
	for seed := range uint64(120) {
		r := rules.NewRand(seed)
		s := deal(t, g, seed+1, "normal")
		s.Watch(func(e rules.Event) {
			told[e.Name]++
			if fault := differs(s, e); fault != "" {
				t.Fatalf("seed %d, %s %+v: %s", seed+1, e.Name, e, fault)
			}
		})
		for !s.Decision().Over() {
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, name := range []string{"turn_started", "cards_dealt", "cards_discarded", "totals_set", "mana_changed", "spirit_changed",
		"markers_placed", "placing_blocked", "protected_cleared", "protected_placed", "row_swapped", "token_moved", "passage_marker",
		"dice_rolled", "dice_changed", "attack_resolved", "markers_removed", "markers_shifted", "deck_shuffled", "round_advanced", "game_over"} {
		if told[name] == 0 {
			t.Errorf("no %s was told", name)
		}
	}
}

// differs tells where a position is not what an event tells of it.
func differs(s *State, e rules.Event) string {
	v := s.View()
	is := func(what string, got, want int) string {
		if got != want {
			return fmt.Sprintf("%s is %d, not %d", what, got, want)
		}
		return ""
	}
	switch e.Name {
	case "turn_started":
		return is("the turn", v.Turn, int(e.N))
	case "cards_dealt", "row_swapped":
		if at := v.Row[e.To.Name()[0]-'1']; at.Card == nil || at.Element != e.Subject {
			return "the card does not lie there"
		}
		return is("cards in sight", lying(v)+len(v.Discard)+v.DrawCount, cardCount)
	case "cards_discarded":
		if v.Discard[0].element != e.Subject || v.Row[e.From.Name()[0]-'1'].Card != nil {
			return "the card is not on the discard pile alone"
		}
		return is("cards in sight", lying(v)+len(v.Discard)+v.DrawCount, cardCount)
	case "totals_set":
		return is("reinforcements", v.Reinforcements, int(e.N)) + is("bonus", v.Bonus, int(e.M))
	case "mana_changed":
		return is("Mana", v.Mana, int(e.M))
	case "spirit_changed":
		return is("Spirit", v.Spirit, int(e.M))
	case "round_advanced":
		return is("the round", v.Round, int(e.M))
	case "deck_shuffled":
		return is("the draw pile", v.DrawCount, cardCount) + is("the discard pile", len(v.Discard), 0) + is("the row", lying(v), 0)
	case "markers_placed", "markers_shifted":
		return is("markers", placeOf(v, e.To).Markers, int(e.M))
	case "markers_removed":
		return is("markers", placeOf(v, e.From).Markers, int(e.M))
	case "protected_placed", "protected_cleared":
		if placeOf(v, e.To).Protected != (e.N == 1) {
			return "the ward is not so"
		}
	case "token_moved":
		if v.Places[v.Token].Element != e.To {
			return "the Warden is elsewhere"
		}
	case "passage_marker":
		if v.Passage.Marker != (e.N == 1) {
			return "the marker is not so"
		}
	case "dice_rolled":
		return is("die 1", v.Attack.Dice[0], int(e.Dice[0])) + is("die 2", v.Attack.Dice[1], int(e.Dice[1])) + is("aside", v.Attack.Aside, int(e.Dice[2]))
	case "dice_changed":
		return is("the die", v.Attack.Dice[e.Subject.Name()[0]-'1'], int(e.M))
	case "attack_resolved":
		if (v.Attack.Kind == "won") != (e.N >= e.M) {
			return "the attack is " + v.Attack.Kind
		}
		return is("the roll", v.Attack.Roll, int(e.N)) + is("the need", v.Attack.Need, int(e.M))
	case "game_over":
		if v.Result != result(e.N).String() || v.Decision != "" {
			return "the result is " + v.Result
		}
	}
	return ""
}

func lying(v View) int {
	n := 0
	for _, c := range v.Row {
		if c.Card != nil {
			n++
		}
	}
	return n
}

func placeOf(v View, el rules.Element) PlaceView {
	return v.Places[slices.IndexFunc(v.Places[:], func(p PlaceView) bool { return p.Element == el })]
}
