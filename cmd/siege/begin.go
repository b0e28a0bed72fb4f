package main

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

type newCmd struct {
	Game      string            `arg:"" help:"Id of the game; see siege games."`
	Seed      *uint64           `help:"Seed of the deal; by chance if left out."`
	Set       map[string]string `help:"Settle an option: OPTION=VALUE." placeholder:"OPTION=VALUE" mapsep:"none"`
	Seats     int               `help:"Number of seats; the fewest the game takes if left out."`
	Bot       []string          `help:"Let a computer player take a seat: SEAT=NAME." placeholder:"SEAT=NAME" sep:"none"`
	TakeBacks bool              `help:"Let undo go past dice and cards."`
	Output    string            `short:"o" required:"" help:"Match file to write." placeholder:"FILE"`
}

func (c *newCmd) Run(d *desk) error {
	game, err := d.game(c.Game)
	if err != nil {
		return err
	}
	header := save.Header{App: version, Options: c.Set, TakeBacks: c.TakeBacks, Created: time.Now().UTC().Truncate(time.Second)}
	if c.Seed != nil {
		header.Seed = *c.Seed
	} else {
		header.Seed = chance()
	}
	if header.Seats, err = seats(game, c.Seats, c.Bot); err != nil {
		return err
	}
	return d.begin(game, header, c.Output)
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

// chance picks a seed that a person can read out.
func chance() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails: it ends the program instead
	return binary.LittleEndian.Uint64(b[:]) % 1_000_000_000
}

// seats settles who sits where: people, but for the seats given to computer players.
func seats(game rules.Game, count int, bots []string) ([]save.Seat, error) {
	info := game.Info()
	if count == 0 {
		count = info.MinSeats
	}
	if count < info.MinSeats || count > info.MaxSeats {
		return nil, fmt.Errorf("%s takes %d to %d seats, not %d", info.Title, info.MinSeats, info.MaxSeats, count)
	}
	list := make([]save.Seat, count)
	for i := range list {
		list[i] = save.Seat{Name: info.Seats[i], Player: save.Human}
	}
	for _, b := range bots {
		seat, name, err := seatOf(b, count, info)
		if err != nil {
			return nil, err
		}
		list[seat].Player = name
	}
	return list, nil
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

type positionCmd struct {
	State  string `arg:"" help:"The object that siege show --json has under \"state\", edited as you like." placeholder:"STATE.json"`
	Output string `short:"o" required:"" help:"Match file to write." placeholder:"FILE"`
}

// maxPosition bounds a position file: 1 MiB.
const maxPosition = 1 << 20

func (c *positionCmd) Run(d *desk) error {
	data, err := readPosition(c.State)
	if err != nil {
		return err
	}
	data, id, err := stateOf(data)
	if err != nil {
		return fmt.Errorf("%s: %w", c.State, err)
	}
	game, err := d.game(id)
	if err != nil {
		return fmt.Errorf("%s: %w", c.State, err)
	}
	state, err := game.Restore(data)
	if err != nil {
		return fmt.Errorf("%s: %w", c.State, err)
	}
	snapshot, err := state.Snapshot()
	if err != nil {
		return err
	}
	header := save.Header{App: version, Created: time.Now().UTC().Truncate(time.Second), Start: snapshot}
	return d.begin(game, header, c.Output)
}

// readPosition reads a position file, or a pipe, and no more of it than a position can have.
func readPosition(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, unreadable(path, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxPosition+1))
	if err != nil {
		return nil, unreadable(path, err)
	}
	if len(data) > maxPosition {
		return nil, fmt.Errorf("%s: larger than %d bytes, the most that a position has", path, maxPosition)
	}
	return data, nil
}

// stateOf takes the snapshot and its game out of a position file: the snapshot itself, or
// the whole answer of siege show --json around it.
func stateOf(data []byte) (snapshot []byte, game string, err error) {
	var outer struct {
		Game  string          `json:"game"`
		State json.RawMessage `json:"state"`
	}
	if err := json.Unmarshal(data, &outer); err != nil {
		return nil, "", placeOf(data, err)
	}
	if len(outer.State) > 0 {
		data = outer.State
		var inner struct {
			Game string `json:"game"`
		}
		if err := json.Unmarshal(data, &inner); err != nil {
			return nil, "", placeOf(data, err)
		}
		if inner.Game != "" {
			outer.Game = inner.Game
		}
	}
	if outer.Game == "" {
		return nil, "", fmt.Errorf(`no "game": a position is the object that siege show --json has under "state"`)
	}
	return data, outer.Game, nil
}

// placeOf says in which line of data an error of encoding/json lies, and what is wrong there.
func placeOf(data []byte, err error) error {
	offset, what := int64(len(data)), err.Error()
	switch e := err.(type) {
	case *json.SyntaxError:
		offset, what = min(e.Offset, offset), "it is not JSON: "+what
	case *json.UnmarshalTypeError:
		offset, what = min(e.Offset, offset), "a position is a JSON object with the id of its game under \"game\", not a JSON "+e.Value
	}
	return fmt.Errorf("line %d: %s", 1+bytes.Count(data[:offset], []byte("\n")), what)
}
