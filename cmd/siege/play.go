package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"portcullis/game/bot"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

type playCmd struct {
	File   string   `arg:"" help:"Match file."`
	Choice []string `arg:"" optional:"" help:"Choices in notation, each one argument, or prefer SEAT ID VALUE. With none, only computer seats play."`
	Rolls  string   `help:"Force the next dice, such as 3,4,6." placeholder:"FACES"`
	Random int      `help:"Then play so many decisions by chance, whoever is asked." placeholder:"N"`
}

func (c *playCmd) Run(d *desk) error {
	faces, err := parseRolls(c.Rolls)
	if err != nil {
		return err
	}
	if c.Random < 0 {
		return fmt.Errorf("--random %d: play 0 or more", c.Random)
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
	if len(moves) > 0 && !moves[0].prefer && !m.State().Decision().Allows(moves[0].choice) {
		return d.do(m, moves[0]) // a refusal, before any dice are forced
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

func parseRolls(text string) ([]uint8, error) {
	if text == "" {
		return nil, nil
	}
	var faces []uint8
	for _, part := range strings.Split(text, ",") {
		n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 8)
		if err != nil || n < 1 || n > 6 {
			return nil, fmt.Errorf("--rolls %q: %q is not a face of a die, 1 to 6", text, part)
		}
		faces = append(faces, uint8(n))
	}
	return faces, nil
}

// apply plays a choice and tells what happened.
func (d *desk) apply(m *match.Match, choice rules.Choice) error {
	fmt.Fprintf(d.out, "> %s\n", m.Game().Notation(choice))
	events, err := m.Play(choice)
	var warning *match.NotKept
	if err != nil && !errors.As(err, &warning) {
		return err
	}
	tell(d.out, m.State(), events)
	return err
}

func tell(w io.Writer, s rules.State, events []rules.Event) {
	for _, e := range events {
		if text := s.Tell(e); !text.Empty() {
			fmt.Fprintf(w, "  %s\n", text)
		}
	}
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
	File   string `arg:"" help:"Match file."`
	Seat   *int   `help:"Tell it as this seat saw it; everything if left out."`
	Verify bool   `help:"Play it again from its beginning, check every invariant, and say whether it is sound."`
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

func (d *desk) verify(m *match.Match, file *save.File) error {
	for n := 0; n <= m.Len(); n++ {
		s, err := m.At(n)
		if err != nil {
			return &failure{fmt.Sprintf("%s: after %d decisions: %v", file.Path, n, err)}
		}
		if err := s.Check(); err != nil {
			return &failure{fmt.Sprintf("%s: after %d decisions: %v", file.Path, n, err)}
		}
	}
	fmt.Fprintf(d.out, "%s: sound, %s, %s\n", file.Path, rules.Count(m.Len(), "%d decision", "%d decisions"), rules.Count(len(file.Records), "%d record", "%d records"))
	if file.Damage != nil {
		fmt.Fprintf(d.out, "Note: %s.\n", file.Damage)
	}
	return nil
}
