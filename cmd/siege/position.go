package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"time"

	"portcullis/cmd/edition"
	"portcullis/game/match"
	words "portcullis/rules/plain"
	"portcullis/save"
)

type positionCmd struct {
	State     string   `arg:"" help:"What siege show --json printed, or the object under its \"state\", edited as you like." placeholder:"STATE.json"`
	Bot       []string `help:"Let a computer player take a seat: SEAT=NAME." placeholder:"SEAT=NAME" sep:"none"`
	TakeBacks bool     `help:"Let undo go past dice and cards."`
	Output    string   `short:"o" required:"" help:"Match file to write." placeholder:"FILE"`
}

// maxPosition bounds a position file: 1 MiB.
const maxPosition = 1 << 20

func (c *positionCmd) Run(d *desk) error {
	data, err := readPosition(c.State)
	if err != nil {
		return err
	}
	p, err := positionOf(data)
	if err != nil {
		return fmt.Errorf("%s: %w", c.State, err)
	}
	game, err := d.game(p.Game)
	if err != nil {
		return fmt.Errorf("%s: %w", c.State, err)
	}
	state, err := game.Restore(p.State)
	if err != nil {
		return fmt.Errorf("%s: %w", c.State, err)
	}
	snapshot, err := state.Snapshot()
	if err != nil {
		return err
	}
	header := save.Header{
		App: edition.Version(), Created: time.Now().UTC().Truncate(time.Second),
		Start: snapshot, Seed: p.seed(), Seats: p.Match.Players, TakeBacks: c.TakeBacks,
	}
	if header, err = match.Settle(game, header); err != nil {
		return fmt.Errorf("%s: %w", c.State, err)
	}
	if err := invite(header.Seats, game.Info(), c.Bot); err != nil {
		return err
	}
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
	return words.Text(data), nil
}

// position is a position file: what siege show --json prints, or a snapshot alone.
type position struct {
	Game  string          `json:"game"`
	Match matchJSON       `json:"match"`
	State json.RawMessage `json:"state"`
}

// seed is the seed that the position names, 0 without.
func (p *position) seed() uint64 {
	if p.Match.Seed == nil {
		return 0
	}
	return *p.Match.Seed
}

// positionOf reads a position file.
func positionOf(data []byte) (position, error) {
	var p position
	if err := json.Unmarshal(data, &p); err != nil {
		return p, placeOf(data, err)
	}
	if len(p.State) == 0 {
		p.State, p.Match = data, matchJSON{}
	} else if err := p.readInner(); err != nil {
		return p, err
	}
	if p.Game == "" {
		return p, fmt.Errorf(`no "game": a position is the object that siege show --json has under "state"`)
	}
	return p, nil
}

// readInner lets the snapshot say which game it is of.
func (p *position) readInner() error {
	var inner struct {
		Game string `json:"game"`
	}
	if err := json.Unmarshal(p.State, &inner); err != nil {
		return placeOf(p.State, err)
	}
	if inner.Game != "" {
		p.Game = inner.Game
	}
	return nil
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
