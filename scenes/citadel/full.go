package citadel

import (
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/kit"
)

// fullest is where the screen is fullest: in a turn of six heroes on the hardest level.
func fullest() kit.Full {
	return kit.Full{Setup: rules.Setup{Seats: 6, Options: map[string]string{"difficulty": "defender", "spawning_points": "8"}}, Kind: "turn", Pieces: piecesSeen}
}

// piecesSeen counts the sorts of figures in each Zone of B-Sieged, the cards that heroes store
// and those at Zones.
func piecesSeen(s rules.State) int {
	v := s.(*bsieged.State).View()
	n := len(v.Tactics)
	for _, f := range v.Fields {
		for _, z := range f.Zones {
			for _, k := range z.N {
				if k > 0 {
					n++
				}
			}
		}
	}
	for _, h := range v.Heroes {
		for _, slot := range h.Slots {
			if slot.Card >= 0 {
				n++
			}
		}
	}
	return n
}
