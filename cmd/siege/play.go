package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

type playCmd struct {
	File   string   `arg:"" help:"Match file."`
	Choice []string `arg:"" optional:"" help:"Choices in notation, each one argument, or prefer SEAT ID VALUE. With none, only computer seats play."`
	Rolls  string   `help:"Force the dice that these choices throw, such as 3,4,6: exactly as many." placeholder:"FACES"`
	Random int      `help:"Then play so many decisions by chance, whoever is asked." placeholder:"N"`
}

func (c *playCmd) Run(d *desk) error {
	if c.Random < 0 {
		return fmt.Errorf("--random %d: play 0 or more", c.Random)
	}
	faces, err := c.forced(d)
	if err != nil {
		return err
	}
	m, journal, err := d.resume(c.File)
	if err != nil {
		return err
	}
	defer journal.Close()
	moves, err := parseMoves(m.Game(), c.Choice)
	if err != nil {
		return err
	}
	if err := m.Force(faces...); err != nil {
		return err
	}
	if err := d.playAll(m, moves); err != nil {
		return err
	}
	if err := d.playRandom(m, c.Random); err != nil {
		return err
	}
	d.closing(m)
	return nil
}

// forced reads the dice that are forced, and refuses them unless what is to be played throws them
// all: none may wait for a later throw.
func (c *playCmd) forced(d *desk) ([]uint8, error) {
	if c.Rolls == "" {
		return nil, nil
	}
	m, file, err := d.load(c.File)
	if err != nil {
		return nil, err
	}
	faces, err := parseRolls(c.Rolls, m.Info().LargestDie())
	if err != nil {
		return nil, err
	}
	moves, err := parseMoves(m.Game(), c.Choice)
	if err != nil {
		return nil, err
	}
	r := rehearsal{desk: d, file: file, play: c, moves: moves, faces: faces}
	return faces, r.check()
}

// playAll does one thing after the other, each followed by what computer seats answer.
func (d *desk) playAll(m *match.Match, moves []move) error {
	for _, v := range moves {
		if err := d.do(m, v); err != nil {
			return err
		}
		if err := d.answerSeats(m); err != nil {
			return err
		}
	}
	if len(moves) == 0 {
		return d.answerSeats(m)
	}
	return nil
}

// playRandom plays up to n decisions by chance, the same ones for the same match.
func (d *desk) playRandom(m *match.Match, n int) error {
	r := rules.NewRand(m.Header().Seed ^ uint64(m.Len()))
	for ; n > 0 && !m.Over(); n-- {
		choices := m.State().Decision().Choices
		if err := d.apply(m, choices[r.IntN(len(choices))]); err != nil {
			return err
		}
	}
	return nil
}

// closing says how the match stands.
func (d *desk) closing(m *match.Match) {
	fmt.Fprintln(d.out)
	if o, over := m.State().Outcome(); over {
		fmt.Fprintf(d.out, "Over: %s\n", o.Reason)
		return
	}
	p := m.State().Prompt()
	fmt.Fprintf(d.out, "%s: %s\n", m.State().Progress().Text, p.Ask)
}

// apply plays a choice and tells what happened.
func (d *desk) apply(m *match.Match, choice rules.Choice) error {
	events, err := m.Play(choice)
	if rescued := (*save.Rescued)(nil); errors.As(err, &rescued) {
		fmt.Fprintln(d.notes, "siege:", rescued)
		err = nil
	}
	var warning *match.NotKept
	if err != nil && !errors.As(err, &warning) {
		return err
	}
	fmt.Fprintf(d.out, "> %s\n", m.Game().Notation(choice))
	tell(d.out, m.State(), events)
	return err
}

func tell(w io.Writer, s rules.State, events []rules.Event) {
	rules.Recount(s, events, func(_ int, _ []rules.Event, text rules.Text) { fmt.Fprintf(w, "  %s\n", text) })
}

// answerSeats lets computer seats play until a person is asked or the match is over.
func (d *desk) answerSeats(m *match.Match) error {
	players := map[rules.Seat]bot.Player{}
	for !m.Over() {
		seat := m.Decider().First()
		name := m.Player(seat)
		if name == save.Human {
			return nil
		}
		r := rules.NewRand(m.Header().Seed ^ uint64(m.Len()))
		if players[seat] == nil {
			player, err := bot.New(name, r.Uint64())
			if err != nil {
				return err
			}
			players[seat] = player
		}
		answer := bot.Ask(context.Background(), players[seat], m.State(), seat, &r)
		if err := d.apply(m, answer.Choice); err != nil {
			return err
		}
	}
	return nil
}

type undoCmd struct {
	File string `arg:"" help:"Match file."`
	N    int    `arg:"" optional:"" default:"1" help:"How many decisions to take back."`
}

func (c *undoCmd) Run(d *desk) error {
	if c.N < 1 {
		return fmt.Errorf("%d decisions: take back at least 1", c.N)
	}
	m, journal, err := d.resume(c.File)
	if err != nil {
		return err
	}
	defer journal.Close()
	if c.N > m.Len() {
		return &rules.Refusal{Why: rules.T("only %s", rules.Count(m.Len(), "%d decision was made", "%d decisions were made"))}
	}
	plan, _ := m.CanUndoTo(m.Len() - c.N)
	if err := m.UndoTo(m.Len() - c.N); err != nil {
		return err
	}
	fmt.Fprintln(d.out, plan.Sentence)
	return nil
}

type replayCmd struct {
	File      string `arg:"" help:"Match file."`
	Seat      *int   `help:"Tell it as this seat saw it; everything if left out."`
	Chronicle bool   `help:"Tell it as a story in chapters, as Markdown, where the game has one."`
	Verify    bool   `help:"Play it again from its beginning, check every invariant, and say whether it is sound."`
}

func (c *replayCmd) Run(d *desk) error {
	m, file, err := d.load(c.File)
	if err != nil {
		return err
	}
	if c.Verify {
		return d.verify(m, file)
	}
	turn := 0
	viewer := rules.NoSeat
	if c.Seat != nil {
		if err := checkSeat(m, *c.Seat); err != nil {
			return err
		}
		viewer = rules.Seat(*c.Seat)
	}
	if c.Chronicle {
		return d.chronicle(m, viewer)
	}
	lines := m.Lines(viewer)
	for ; len(lines) > 0 && lines[0].Entry < 0; lines = lines[1:] {
		fmt.Fprintf(d.out, "  %s\n", lines[0].Text)
	}
	for i, entry := range m.History() {
		if entry.Turn != turn {
			turn = entry.Turn
			fmt.Fprintf(d.out, "Turn %d\n", turn)
		}
		if notation := entry.Notation; viewer == rules.NoSeat || !m.Secret() || entry.Seats.Has(viewer) {
			fmt.Fprintf(d.out, "  %d. %s\n", i+1, notation)
		} else {
			fmt.Fprintf(d.out, "  %d. %s\n", i+1, m.SeatName(entry.Seat()))
		}
		for ; len(lines) > 0 && lines[0].Entry <= i; lines = lines[1:] {
			fmt.Fprintf(d.out, "       %s\n", lines[0].Text)
		}
	}
	if o, over := m.State().Outcome(); over {
		fmt.Fprintf(d.out, "Over: %s\n", o.Reason)
	}
	return nil
}

// chronicle tells a match as the story that a seat can tell, as Markdown.
func (d *desk) chronicle(m *match.Match, viewer rules.Seat) error {
	teller, ok := m.State().(rules.Chronicler)
	if !ok {
		return &failure{fmt.Sprintf("%s has no chronicle", m.Info().Name())}
	}
	fmt.Fprintf(d.out, "# %s\n", m.Info().Name())
	for _, chapter := range teller.Chronicle(m.Told(viewer)) {
		fmt.Fprintf(d.out, "\n## %s\n", chapter.Title)
		for _, paragraph := range chapter.Body {
			fmt.Fprintf(d.out, "\n%s\n", paragraph)
		}
	}
	return nil
}

func (d *desk) verify(m *match.Match, file *save.File) error {
	for n := 0; n <= m.Len(); n++ {
		s, err := m.At(n)
		if err != nil {
			return &failure{fmt.Sprintf("%s: after %s: %v", file.Path, rules.Count(n, "%d decision", "%d decisions"), err)}
		}
		if err := s.Check(); err != nil {
			return &failure{fmt.Sprintf("%s: after %s: %v", file.Path, rules.Count(n, "%d decision", "%d decisions"), err)}
		}
	}
	fmt.Fprintf(d.out, "%s: sound, %s, %s\n", file.Path, rules.Count(m.Len(), "%d decision", "%d decisions"), rules.Count(len(file.Records), "%d record", "%d records"))
	if file.Damage != nil {
		fmt.Fprintf(d.out, "Note: %s.\n", file.Damage)
	}
	return nil
}
