package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

type gamesCmd struct {
	Playable bool `help:"Only the ids of the games that can be played."`
	JSON     bool `name:"json" help:"As JSON."`
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
		switch {
		case c.Playable && e.Ready():
			fmt.Fprintln(d.out, e.ID)
		case c.Playable:
		case e.Ready():
			fmt.Fprintf(d.out, "%-11s %-18s %s\n", e.ID, e.Title, e.Summary)
			d.options(e.ID)
		default:
			fmt.Fprintf(d.out, "%-11s %-18s in preparation\n", e.ID, e.Title)
		}
	}
	return nil
}

// gameJSON is a game of the box for programs.
type gameJSON struct {
	ID       string         `json:"id"`
	Title    string         `json:"title"`
	Summary  string         `json:"summary"`
	Playable bool           `json:"playable"`
	Content  string         `json:"content,omitempty"`
	MinSeats int            `json:"min_seats,omitempty"`
	MaxSeats int            `json:"max_seats,omitempty"`
	Options  []rules.Option `json:"options,omitempty"`
}

func entriesJSON(entries []box.Entry) []gameJSON {
	list := []gameJSON{}
	for _, e := range entries {
		g := gameJSON{ID: e.ID, Title: e.Title, Summary: e.Summary, Playable: e.Ready()}
		if e.Ready() {
			info := e.Game.Info()
			g.Content, g.MinSeats, g.MaxSeats, g.Options = e.Game.ContentHash(), info.MinSeats, info.MaxSeats, info.Options
		}
		list = append(list, g)
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
			values[i] = v.ID
			if v.ID == o.Default {
				values[i] += " (default)"
			}
		}
		fmt.Fprintf(d.out, "%-11s   --set %s=%s\n", "", o.ID, strings.Join(values, "|"))
	}
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
	if c.JSON {
		return showJSON(d.out, m, file, state)
	}
	showText(d.out, m, file, state)
	return nil
}

// viewOf is the state, or what a seat knows of it: coming cards and dice are dealt anew even
// in a game whose seats all know the same.
func viewOf(m *match.Match, seat *int) (rules.State, error) {
	if seat == nil {
		return m.State(), nil
	}
	if *seat < 0 || *seat >= len(m.Seats()) {
		return nil, fmt.Errorf("no seat %d; the seats are 0 to %d", *seat, len(m.Seats())-1)
	}
	r := rules.NewRand(uint64(m.Len()))
	return m.State().Veiled(rules.Seat(*seat), &r), nil
}

func showText(w io.Writer, m *match.Match, file *save.File, s rules.State) {
	fmt.Fprintf(w, "%s, %s\n", m.Info().Title, s.Progress().Text)
	if file.Damage != nil {
		fmt.Fprintf(w, "Note: %s.\n", file.Damage)
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
	showChoices(w, m, s)
}

func showChoices(w io.Writer, m *match.Match, s rules.State) {
	for _, c := range s.Decision().Choices {
		fmt.Fprintf(w, "  %-34s %s\n", m.Game().Notation(c), s.Describe(c).Sentence)
	}
}

// choiceJSON is a choice for programs.
type choiceJSON struct {
	Notation string          `json:"notation"`
	Sentence string          `json:"sentence"`
	Rule     string          `json:"rule,omitempty"`
	Path     []rules.Element `json:"path"`
}

func choicesJSON(m *match.Match, s rules.State) []choiceJSON {
	list := []choiceJSON{}
	for _, c := range s.Decision().Choices {
		what := s.Describe(c)
		list = append(list, choiceJSON{m.Game().Notation(c), what.Sentence.String(), what.Rule, what.Path})
	}
	return list
}

// outcomeJSON is how a match ended, for programs.
type outcomeJSON struct {
	Winners []int  `json:"winners"`
	Result  string `json:"result"`
	Reason  string `json:"reason"`
	Rule    string `json:"rule"`
}

func showJSON(w io.Writer, m *match.Match, file *save.File, s rules.State) error {
	snapshot, err := s.Snapshot()
	if err != nil {
		return err
	}
	answer := struct {
		Game     string          `json:"game"`
		Progress string          `json:"progress"`
		Turn     int             `json:"turn"`
		Length   int             `json:"decisions"`
		Decision string          `json:"decision,omitempty"`
		Seats    []int           `json:"seats"`
		Prompt   string          `json:"prompt,omitempty"`
		Rule     string          `json:"rule,omitempty"`
		Choices  []choiceJSON    `json:"choices"`
		Outcome  *outcomeJSON    `json:"outcome,omitempty"`
		Damage   string          `json:"damage,omitempty"`
		State    json.RawMessage `json:"state"`
	}{
		Game:     m.Info().ID,
		Progress: s.Progress().Text.String(),
		Turn:     s.Progress().Turn,
		Length:   m.Len(),
		Decision: s.Decision().Kind,
		Seats:    seatList(s.Decision().Seats),
		Choices:  choicesJSON(m, s),
		State:    snapshot,
	}
	if o, over := s.Outcome(); over {
		answer.Outcome = &outcomeJSON{seatList(o.Winners), o.Result, o.Reason.String(), o.Rule}
	} else {
		answer.Prompt, answer.Rule = s.Prompt().Ask.String(), s.Prompt().Rule
	}
	if file.Damage != nil {
		answer.Damage = file.Damage.String()
	}
	return writeJSON(w, answer)
}

func seatList(seats rules.Seats) []int {
	list := []int{}
	for seat := rules.Seat(0); seat < 16; seat++ {
		if seats.Has(seat) {
			list = append(list, int(seat))
		}
	}
	return list
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
		return writeJSON(d.out, choicesJSON(m, m.State()))
	}
	for _, choice := range m.State().Decision().Choices {
		fmt.Fprintln(d.out, m.Game().Notation(choice))
	}
	return nil
}

func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}
