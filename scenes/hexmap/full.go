package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/scenes/kit"
)

// mostSeen is where the screen is fullest: when a group of the full siege moves, and all that it can reach glows.
func mostSeen() kit.Full {
	return kit.Full{Setup: rules.Setup{Seats: 2, Options: map[string]string{"scenario": "full_siege"}}, Kind: "march", Pieces: piecesSeen}
}

// piecesSeen counts the blocks on both maps and what can be done with those that move.
func piecesSeen(s rules.State) int {
	m := s.(*argot.State)
	n := len(m.Decision().Choices)
	for i := range m.Pieces {
		if m.Pieces[i].InPlay() {
			n++
		}
	}
	return n
}
