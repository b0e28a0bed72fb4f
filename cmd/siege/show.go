package main

import (
	"encoding/json"
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

// choiceJSON is a choice for programs.
type choiceJSON struct {
	Notation string          `json:"notation"`
	Sentence string          `json:"sentence"`
	Rule     string          `json:"rule,omitempty"`
	Path     []rules.Element `json:"path"`
}

func choicesJSON(m *match.Match, s rules.State, choices []rules.Choice) []choiceJSON {
	list := []choiceJSON{}
	for _, c := range choices {
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

// matchJSON is what of a match its snapshot does not hold, for programs.
type matchJSON struct {
	Seed    uint64            `json:"seed,string"`
	Players []save.Seat       `json:"players"`
	Options map[string]string `json:"options"`
}

// preferenceJSON is what a seat has settled, for programs.
type preferenceJSON struct {
	Seat  int    `json:"seat"`
	ID    string `json:"id"`
	Value string `json:"value"`
}

// preferences is what the seats have settled, as far as the seat may know it: its own.
func (v viewed) preferences() []preferenceJSON {
	list := []preferenceJSON{}
	for i := range v.match.Seats() {
		if v.seat != rules.NoSeat && v.seat != rules.Seat(i) {
			continue
		}
		for _, p := range v.match.Preferences(rules.Seat(i)) {
			list = append(list, preferenceJSON{i, p.ID, p.Value})
		}
	}
	return list
}

func (v viewed) writeJSON(w io.Writer) error {
	m, s := v.match, v.state
	snapshot, err := s.Snapshot()
	if err != nil {
		return err
	}
	answer := struct {
		Game     string           `json:"game"`
		Match    matchJSON        `json:"match"`
		Progress string           `json:"progress"`
		Turn     int              `json:"turn"`
		Length   int              `json:"decisions"`
		Decision string           `json:"decision,omitempty"`
		Seats    []int            `json:"seats"`
		Prompt   string           `json:"prompt,omitempty"`
		Rule     string           `json:"rule,omitempty"`
		Choices  []choiceJSON     `json:"choices"`
		Outcome  *outcomeJSON     `json:"outcome,omitempty"`
		Damage   string           `json:"damage,omitempty"`
		Prefer   []preferenceJSON `json:"preferences,omitempty"`
		State    json.RawMessage  `json:"state"`
	}{
		Game:     m.Info().ID,
		Match:    matchJSON{m.Header().Seed, m.Seats(), m.Header().Options},
		Progress: s.Progress().Text.String(),
		Turn:     s.Progress().Turn,
		Length:   m.Len(),
		Decision: s.Decision().Kind,
		Seats:    seatList(s.Decision().Seats),
		Choices:  choicesJSON(m, s, v.choices()),
		Prefer:   v.preferences(),
		State:    snapshot,
	}
	if o, over := s.Outcome(); over {
		answer.Outcome = &outcomeJSON{seatList(o.Winners), o.Result, o.Reason.String(), o.Rule}
	} else {
		answer.Prompt, answer.Rule = s.Prompt().Ask.String(), s.Prompt().Rule
	}
	if v.file.Damage != nil {
		answer.Damage = v.file.Damage.String()
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
		return writeJSON(d.out, choicesJSON(m, m.State(), m.State().Decision().Choices))
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
