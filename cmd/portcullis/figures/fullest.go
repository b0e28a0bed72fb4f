package main

import (
	"fmt"

	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/kit"
)

const (
	searched = 300 // random matches among whose positions the fullest is looked for
	fullSeat = 0   // the seat of a person, who decides there
)

// crowd is a game whose fullest position is measured.
type crowd struct {
	game, title string
	full        kit.Full
	position    []byte // the snapshot, once it is found
}

// crowds are the games of the box that say where their screen is fullest.
func crowds(games kit.Games) []crowd {
	var list []crowd
	for _, g := range games {
		if g.Ready() && g.Kit.Full.Pieces != nil {
			list = append(list, crowd{game: g.ID, title: g.Title, full: g.Kit.Full})
		}
	}
	return list
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
		setup := c.full.Setup
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
			if n := c.full.Pieces(s); n > most && d.Seats.Has(fullSeat) && d.Kind == c.full.Kind {
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
	return save.Header{Game: c.game, Start: c.position, Seats: oneAmong(c.full.Setup.Seats)}
}

// oneAmong seats a person among n-1 players by chance.
func oneAmong(n int) []save.Seat {
	seats := make([]save.Seat, n)
	for i := range seats[fullSeat+1:] {
		seats[fullSeat+1+i] = save.Seat{Player: "random"}
	}
	return seats
}

// bots are the flags by which siege makes a match of it with the same players.
func (c *crowd) bots() []string {
	var args []string
	for seat := fullSeat + 1; seat < c.full.Setup.Seats; seat++ {
		args = append(args, "--bot", fmt.Sprintf("%d=random", seat))
	}
	return args
}
