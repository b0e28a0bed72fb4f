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
	Choice []string `arg:"" optional:"" help:"Choices in notation, each one argument. With none, only computer seats play."`
	Rolls  string   `help:"Force the next dice, such as 3,4,6." placeholder:"FACES"`
}

func (c *playCmd) Run(d *desk) error {
	faces, err := parseRolls(c.Rolls)
	if err != nil {
		return err
	}
	m, journal, err := d.resume(c.File)
	if err != nil {
		return err
	}
	defer journal.Close()
	choices, err := parseChoices(m.Game(), c.Choice)
	if err != nil {
		return err
	}
	if len(choices) > 0 && !m.State().Decision().Allows(choices[0]) {
		return d.apply(m, choices[0]) // a refusal, before any dice are forced
	}
	if err := m.Force(faces...); err != nil {
		return err
	}
	for _, choice := range choices {
		if err := d.apply(m, choice); err != nil {
			return err
		}
		if err := d.answerSeats(m); err != nil {
			return err
		}
	}
	if len(choices) == 0 {
		if err := d.answerSeats(m); err != nil {
			return err
		}
	}
	fmt.Fprintln(d.out)
	if o, over := m.State().Outcome(); over {
		fmt.Fprintf(d.out, "Over: %s\n", o.Reason)
		return nil
	}
	p := m.State().Prompt()
	fmt.Fprintf(d.out, "%s: %s\n", m.State().Progress().Text, p.Ask)
	return nil
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

// parseChoices reads all choices before the first is played, so that a slip in a later one
// leaves the match as it was.
func parseChoices(game rules.Game, words []string) ([]rules.Choice, error) {
	choices := make([]rules.Choice, len(words))
	for i, text := range words {
		choice, err := game.Parse(text)
		if err != nil {
			return nil, err
		}
		choices[i] = choice
	}
	return choices, nil
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
		return &rules.Refusal{Why: rules.T("only %s", rules.Count(m.Len(), "decision was made", "decisions were made"))}
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
	lines := m.Lines(rules.NoSeat)
	for i, entry := range m.History() {
		if entry.Turn != turn {
			turn = entry.Turn
			fmt.Fprintf(d.out, "Turn %d\n", turn)
		}
		fmt.Fprintf(d.out, "  %d. %s\n", i+1, entry.Notation)
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
	fmt.Fprintf(d.out, "%s: sound, %s, %s\n", file.Path, rules.Count(m.Len(), "decision", "decisions"), rules.Count(len(file.Records), "record", "records"))
	if file.Damage != nil {
		fmt.Fprintf(d.out, "Note: %s.\n", file.Damage)
	}
	return nil
}
