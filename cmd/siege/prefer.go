package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
)

type preferCmd struct {
	File  string `arg:"" help:"Match file."`
	Seat  *int   `arg:"" optional:"" help:"Seat; only who is to decide can settle something."`
	ID    string `arg:"" optional:"" help:"Preference."`
	Value string `arg:"" optional:"" help:"Value."`
}

func (c *preferCmd) Run(d *desk) error {
	if c.Seat == nil {
		m, _, err := d.load(c.File)
		if err != nil {
			return err
		}
		return writePreferences(d.out, m)
	}
	if c.ID == "" || c.Value == "" {
		return errors.New("write SEAT ID VALUE, or nothing to see what is settled")
	}
	m, journal, err := d.resume(c.File)
	if err != nil {
		return err
	}
	defer journal.Close()
	if err := m.Prefer(rules.Seat(*c.Seat), c.ID, c.Value); err != nil {
		return err
	}
	return writePreferences(d.out, m)
}

// writePreferences lists what every seat has settled, and what else it could.
func writePreferences(w io.Writer, m *match.Match) error {
	for i, seat := range m.Seats() {
		for _, p := range m.Preferences(rules.Seat(i)) {
			values := make([]string, len(p.Values))
			for j, v := range p.Values {
				values[j] = v.ID
			}
			fmt.Fprintf(w, "%d %s %s  (%s; %s: %s)\n", i, p.ID, p.Value, strings.Join(values, "|"), seat.Name, p.Name)
		}
	}
	return nil
}

// move is one thing to do in a match: a choice, or a preference that is settled before the
// next one.
type move struct {
	choice rules.Choice
	prefer bool
	seat   rules.Seat
	id     string
	value  string
}

// parseMoves reads everything before the first is done, so that a slip in a later one leaves
// the match as it was. "prefer SEAT ID VALUE" is a preference, as the reports of siege fuzz
// write it; all else is a choice in the notation of the game.
func parseMoves(game rules.Game, texts []string) ([]move, error) {
	moves := make([]move, len(texts))
	for i, text := range texts {
		words := strings.SplitN(text, " ", 4)
		if words[0] == "prefer" && len(words) == 4 {
			seat, err := strconv.ParseInt(words[1], 10, 8)
			if err != nil {
				return nil, fmt.Errorf("%q: %q is not a seat", text, words[1])
			}
			moves[i] = move{prefer: true, seat: rules.Seat(seat), id: words[2], value: words[3]}
			continue
		}
		choice, err := game.Parse(text)
		if err != nil {
			return nil, err
		}
		moves[i] = move{choice: choice}
	}
	return moves, nil
}

// do does one thing and tells of it.
func (d *desk) do(m *match.Match, v move) error {
	if !v.prefer {
		return d.apply(m, v.choice)
	}
	err := m.Prefer(v.seat, v.id, v.value)
	var warning *match.NotKept
	if err == nil || errors.As(err, &warning) {
		fmt.Fprintf(d.out, "> prefer %d %s %s\n", v.seat, v.id, v.value)
	}
	return err
}
