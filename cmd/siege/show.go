package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

type gamesCmd struct {
	IDs  bool `name:"ids" help:"Only the ids of the games."`
	JSON bool `name:"json" help:"As JSON."`
}

func (c *gamesCmd) Run(d *desk) error {
	b, err := d.box()
	if err != nil {
		return err
	}
	if c.JSON {
		return writeJSON(d.out, entriesJSON(b.Games()))
	}
	for _, e := range b.Games() {
		if c.IDs {
			fmt.Fprintln(d.out, e.ID)
			continue
		}
		fmt.Fprintf(d.out, "%-11s %-18s %s\n", e.ID, e.Title, e.Summary)
		d.options(e.ID)
	}
	return nil
}

// gameJSON is a game of the box for programs.
type gameJSON struct {
	ID       string         `json:"id"`
	Title    string         `json:"title"`
	Summary  string         `json:"summary"`
	Content  string         `json:"content"`
	MinSeats int            `json:"min_seats"`
	MaxSeats int            `json:"max_seats"`
	Options  []rules.Option `json:"options,omitempty"`
}

func entriesJSON(entries []box.Entry) []gameJSON {
	list := []gameJSON{}
	for _, e := range entries {
		info := e.Game.Info()
		list = append(list, gameJSON{ID: e.ID, Title: e.Title, Summary: e.Summary,
			Content: e.Game.ContentHash(), MinSeats: info.MinSeats, MaxSeats: info.MaxSeats, Options: info.Options})
	}
	return list
}

func (d *desk) options(id string) {
	game, err := d.game(id)
	if err != nil {
		return
	}
	for _, o := range game.Info().Options {
		values := make([]string, len(o.Values))
		for i, v := range o.Values {
			values[i] = v.ID + seatWords(v)
			if v.ID == o.Default {
				values[i] += " (default)"
			}
		}
		if o.Open != "" {
			values = append(values, strings.ToUpper(o.Open))
		}
		fmt.Fprintf(d.out, "%-11s   --set %s=%s%s\n", "", o.ID, strings.Join(values, "|"), condition(o))
	}
}

// seatWords says for how many seats a value is.
func seatWords(v rules.OptionValue) string {
	low := max(v.MinSeats, 1)
	switch v.MaxSeats {
	case 0:
		if v.MinSeats == 0 {
			return ""
		}
		return fmt.Sprintf(" for %d or more", low)
	case low:
		return fmt.Sprintf(" for %d", low)
	}
	return fmt.Sprintf(" for %d to %d", low, v.MaxSeats)
}

// condition says when an option applies.
func condition(o rules.Option) string {
	var words []string
	for _, id := range slices.Sorted(maps.Keys(o.When)) {
		words = append(words, id+"="+strings.Join(o.When[id], "|"))
	}
	if o.Seats != 0 {
		words = append(words, fmt.Sprintf("seat %d", o.Seats.First()))
	}
	if len(words) == 0 {
		return ""
	}
	return ", with " + strings.Join(words, ", ")
}

type showCmd struct {
	File string `arg:"" help:"Match file."`
	Seat *int   `help:"Show what this seat knows, the rest dealt anew; everything if left out."`
	JSON bool   `name:"json" help:"As JSON, the whole snapshot under \"state\"."`
}

func (c *showCmd) Run(d *desk) error {
	m, file, err := d.load(c.File)
	if err != nil {
		return err
	}
	state, err := viewOf(m, c.Seat)
	if err != nil {
		return err
	}
	v := viewed{match: m, file: file, state: state, seat: rules.NoSeat}
	if c.Seat != nil {
		v.seat = rules.Seat(*c.Seat)
	}
	if c.JSON {
		return v.writeJSON(d.out)
	}
	v.writeText(d.out)
	return nil
}

func checkSeat(m *match.Match, seat int) error {
	if seat < 0 || seat >= len(m.Seats()) {
		return fmt.Errorf("no seat %d; the seats are 0 to %d", seat, len(m.Seats())-1)
	}
	return nil
}

// viewed is a match as a seat sees it; NoSeat sees everything.
type viewed struct {
	match *match.Match
	file  *save.File
	state rules.State
	seat  rules.Seat
}

// choices is what the seat may know of the choices: in a match with secrets those of another
// seat are not its business, and those of a veiled state are made up.
func (v viewed) choices() []rules.Choice {
	d := v.state.Decision()
	if v.seat != rules.NoSeat && v.match.Secret() && !d.Seats.Has(v.seat) {
		return nil
	}
	return d.Choices
}

// viewOf is the state, or what a seat knows of it: coming cards and dice are dealt anew even
// in a game whose seats all know the same.
func viewOf(m *match.Match, seat *int) (rules.State, error) {
	if seat == nil {
		return m.State(), nil
	}
	if err := checkSeat(m, *seat); err != nil {
		return nil, err
	}
	r := rules.NewRand(uint64(m.Len()))
	return m.State().Veiled(rules.Seat(*seat), &r), nil
}

func (v viewed) writeText(w io.Writer) {
	m, s := v.match, v.state
	fmt.Fprintf(w, "%s, %s\n", m.Info().Title, s.Progress().Text)
	if v.file.Damage != nil {
		fmt.Fprintf(w, "Note: %s.\n", v.file.Damage)
	}
	if len(m.Seats()) > 1 {
		v.writeSeats(w)
	}
	if board, ok := s.(rules.Sketcher); ok {
		fmt.Fprintf(w, "\n%s\n", strings.TrimRight(board.Sketch(), "\n"))
	}
	if o, over := s.Outcome(); over {
		fmt.Fprintf(w, "\nOver: %s\n", o.Reason)
		return
	}
	p := s.Prompt()
	fmt.Fprintf(w, "\n%s (%s, %s)\n", p.Ask, p.Phase, p.Rule)
	for _, c := range v.choices() {
		fmt.Fprintf(w, "  %-34s %s\n", m.Game().Notation(c), s.Describe(c).Sentence)
	}
}

// writeSeats says who sits where, and marks who is asked.
func (v viewed) writeSeats(w io.Writer) {
	for i, seat := range v.match.Seats() {
		mark := " "
		if v.match.Decider().Has(rules.Seat(i)) {
			mark = ">"
		}
		fmt.Fprintf(w, "%s seat %d: %s, %s\n", mark, i, seat.Name, seat.Player)
	}
}

type choicesCmd struct {
	File string `arg:"" help:"Match file."`
	JSON bool   `name:"json" help:"As JSON."`
}

func (c *choicesCmd) Run(d *desk) error {
	m, _, err := d.load(c.File)
	if err != nil {
		return err
	}
	if c.JSON {
		return writeJSON(d.out, choicesJSON(m, m.State(), m.State().Decision().Choices))
	}
	for _, choice := range m.State().Decision().Choices {
		fmt.Fprintln(d.out, m.Game().Notation(choice))
	}
	return nil
}
