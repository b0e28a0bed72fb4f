package main

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"maps"
	"strconv"
	"strings"
	"time"

	"portcullis/cmd/edition"
	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

type newCmd struct {
	Game      string            `arg:"" help:"Id of the game; see siege games."`
	Seed      *uint64           `help:"Seed of the deal; by chance if left out."`
	Set       map[string]string `help:"Settle an option: OPTION=VALUE." placeholder:"OPTION=VALUE" mapsep:"none"`
	Seats     int               `help:"Number of seats; the fewest that the options allow if left out."`
	Bot       []string          `help:"Let a computer player take a seat: SEAT=NAME." placeholder:"SEAT=NAME" sep:"none"`
	TakeBacks bool              `help:"Let undo go past dice and cards."`
	Output    string            `short:"o" required:"" help:"Match file to write." placeholder:"FILE"`
}

func (c *newCmd) Run(d *desk) error {
	game, err := d.game(c.Game)
	if err != nil {
		return err
	}
	header := save.Header{App: edition.Version(), Options: c.Set, TakeBacks: c.TakeBacks, Created: time.Now().UTC().Truncate(time.Second)}
	if c.Seed != nil {
		header.Seed = *c.Seed
	} else {
		header.Seed = chance()
	}
	if header.Seats, err = seats(game, rules.Setup{Seats: c.Seats, Options: c.Set}, c.Bot); err != nil {
		return err
	}
	header.Options = usual(game.Info(), header)
	return d.begin(game, header, c.Output)
}

// usual adds what matches of several people begin with where nothing else is settled, as the new match does.
func usual(info rules.Info, h save.Header) map[string]string {
	people := 0
	for _, s := range h.Seats {
		if s.Player == save.Human {
			people++
		}
	}
	settled := map[string]string{}
	maps.Copy(settled, h.Options)
	for _, o := range info.Options {
		if _, ok := settled[o.ID]; !ok && o.Usual(people) != o.Default && info.Applies(o, rules.Setup{Seats: len(h.Seats), Options: h.Options}) {
			settled[o.ID] = o.Usual(people)
		}
	}
	return settled
}

// begin settles a header, writes the match file and says how to go on.
func (d *desk) begin(game rules.Game, header save.Header, path string) error {
	header, err := match.Settle(game, header)
	if err != nil {
		return err
	}
	if _, err := match.New(game, header, nil); err != nil {
		return err
	}
	journal, err := save.Create(path, header)
	if err != nil {
		return err
	}
	if err := journal.Close(); err != nil {
		return err
	}
	fmt.Fprintf(d.out, "%s: %s, seed %d\n", path, game.Info().Title, header.Seed)
	return nil
}

// chance picks a seed of all that there are, so that nobody who sees some cards of a match finds the
// others by trying seeds.
func chance() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails: it ends the program instead
	return binary.LittleEndian.Uint64(b[:])
}

// seats settles who sits where: people, but for the seats given to computer players. Setup
// says how many seats there are, or lets its options say it.
func seats(game rules.Game, setup rules.Setup, bots []string) ([]save.Seat, error) {
	info := game.Info()
	setup, err := rules.CompleteFor(game, setup)
	if err != nil {
		return nil, err
	}
	list := make([]save.Seat, setup.Seats)
	for i := range list {
		list[i] = save.Seat{Name: info.Seats[i], Player: save.Human}
	}
	return list, invite(list, info, bots)
}

// invite gives seats to computer players.
func invite(list []save.Seat, info rules.Info, bots []string) error {
	for _, b := range bots {
		seat, name, err := seatOf(b, len(list), info)
		if err != nil {
			return err
		}
		list[seat].Player = name
	}
	return nil
}

// seatOf reads SEAT=NAME; seats count from 0.
func seatOf(text string, count int, info rules.Info) (int, string, error) {
	number, name, ok := strings.Cut(text, "=")
	seat, err := strconv.Atoi(number)
	if !ok || err != nil {
		return 0, "", fmt.Errorf("--bot %q: write SEAT=NAME, such as 0=%s", text, bot.DefaultFor(info))
	}
	if seat < 0 || seat >= count {
		return 0, "", fmt.Errorf("--bot %q: the seats are 0 to %d", text, count-1)
	}
	if _, err := bot.New(name, 0); err != nil {
		return 0, "", fmt.Errorf("--bot %q: %w", text, err)
	}
	return seat, name, nil
}
