package main

import (
	"fmt"

	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/siegestorm"
	"portcullis/save"
)

const (
	searched = 300 // random matches among whose positions the fullest is looked for
	fullSeat = 0   // the seat of a person, who decides there
)

// crowd is a game whose fullest position is measured: the matches in which it is looked for, in
// what kind of decision, and what counts.
type crowd struct {
	game, title string
	setup       rules.Setup
	kind        string
	pieces      func(rules.State) int
	position    []byte // the snapshot, once it is found
}

func crowds() []crowd {
	return []crowd{
		{game: "bsieged", title: "B-Sieged", setup: rules.Setup{Seats: 6, Options: map[string]string{"difficulty": "defender", "spawning_points": "8"}}, kind: "turn", pieces: piecesSeen},
		{game: "siegestorm", title: "Siegestorm", setup: rules.Setup{Seats: 4, Options: map[string]string{"mode": "lms"}}, kind: "window", pieces: cardsSeen},
	}
}

// find looks for the position with the most pieces to be seen at once, among those that random
// matches come to.
func (c *crowd) find(all *box.Box) error {
	in, err := all.Game(c.game)
	if err != nil {
		return err
	}
	var best rules.State
	most := 0
	for seed := range uint64(searched) {
		setup := c.setup
		setup.Seed = seed
		s, err := in.New(setup)
		if err != nil {
			return err
		}
		r := rules.NewRand(seed)
		for {
			d := s.Decision()
			if d.Over() {
				break
			}
			if n := c.pieces(s); n > most && d.Seats.Has(fullSeat) && d.Kind == c.kind {
				best, most = s.Clone(), n
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				return err
			}
		}
	}
	if best == nil {
		return fmt.Errorf("no position of %s was found", c.title)
	}
	c.position, err = best.Snapshot()
	return err
}

// header is a match file's header of that position: a person, and players by chance.
func (c *crowd) header() save.Header {
	seats := make([]save.Seat, c.setup.Seats)
	for i := range seats[fullSeat+1:] {
		seats[fullSeat+1+i] = save.Seat{Player: "random"}
	}
	return save.Header{Game: c.game, Start: c.position, Seats: seats}
}

// bots are the flags by which siege makes a match of it with the same players.
func (c *crowd) bots() []string {
	var args []string
	for seat := fullSeat + 1; seat < c.setup.Seats; seat++ {
		args = append(args, "--bot", fmt.Sprintf("%d=random", seat))
	}
	return args
}

// cardsSeen counts the cards that lie on the board of Siegestorm and in hands and Support Zones.
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
