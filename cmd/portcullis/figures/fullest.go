package main

import (
	"errors"

	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
)

const (
	searched = 300 // random matches among whose positions the fullest is looked for
	fullSeat = 0   // the seat of a person, who decides there
)

// fullest is the snapshot of the position with the most cards to be seen at once, among those
// that random matches of four players of Last Man Standing come to.
func fullest(all *box.Box) ([]byte, error) {
	storm, err := all.Game("siegestorm")
	if err != nil {
		return nil, err
	}
	var best rules.State
	most := 0
	for seed := range uint64(searched) {
		s, err := storm.New(rules.Setup{Seed: seed, Seats: 4, Options: map[string]string{"mode": "lms"}})
		if err != nil {
			return nil, err
		}
		r := rules.NewRand(seed)
		for {
			d := s.Decision()
			if d.Over() {
				break
			}
			if n := cardsSeen(s); n > most && d.Seats.Has(fullSeat) && d.Kind == "window" {
				best, most = s.Clone(), n
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				return nil, err
			}
		}
	}
	if best == nil {
		return nil, errors.New("no position of Last Man Standing was found")
	}
	return best.Snapshot()
}

// cardsSeen counts the cards that lie on the board and in hands and Support Zones.
func cardsSeen(s rules.State) int {
	n := 0
	v := s.(*siegestorm.State).View(fullSeat)
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
