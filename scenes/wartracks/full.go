package wartracks

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/kit"
)

// fullest is where the screen is fullest: in a window of four players.
func fullest() kit.Full {
	return kit.Full{Setup: rules.Setup{Seats: 4, Options: map[string]string{"mode": "lms"}}, Kind: "window", Pieces: cardsSeen}
}

// cardsSeen counts the cards that lie on the board of Siegestorm and in hands and Support Zones.
func cardsSeen(s rules.State) int {
	n := 0
	v := s.(*siegestorm.State).View(0)
	for _, side := range v.Sides {
		n += len(side.Hand) + len(side.Support)
	}
	for _, t := range v.Tracks {
		for _, c := range t.Slots {
			if c != nil {
				n++
			}
		}
	}
	for _, z := range v.Zones {
		for _, c := range []*siegestorm.CardView{z.Front[0], z.Front[1], z.Middle} {
			if c != nil {
				n++
			}
		}
	}
	return n
}
