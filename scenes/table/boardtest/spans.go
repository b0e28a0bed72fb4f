package boardtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// SpanOptions is what [Spans] looks at.
type SpanOptions struct {
	Setups    []rules.Setup
	Matches   int // of each setup
	Decisions int // of a match, at most
	// Of says whether what a choice has led over is counted.
	Of func([]rules.Event) bool
}

// Span is for how long a choice of one's own was shown at normal speed before one could go on.
type Span struct {
	Took   time.Duration
	Choice string
	Events []rules.Event
}

// String names the events with the choice.
func (s Span) String() string {
	var names []string
	for _, e := range s.Events {
		names = append(names, e.Name)
	}
	return fmt.Sprintf("%v for %q: %s", s.Took, s.Choice, strings.Join(names, " "))
}

// Spans plays random matches against computer players, whose choices are not shown, and measures in ticks for how long each choice of
// the person in the first seat is shown at normal speed.
func Spans(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, o SpanOptions) (list []Span) {
	t.Helper()
	for _, setup := range o.Setups {
		for seed := range uint64(o.Matches) {
			setup.Seed = seed + 1
			list = append(list, spans(t, b, g, measure, setup, o)...)
		}
	}
	return list
}

func spans(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, setup rules.Setup, o SpanOptions) (list []Span) {
	t.Helper()
	full, err := g.Info().Complete(setup)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, save.Header{Seed: setup.Seed, Options: setup.Options, Seats: seating(full.Seats, 0, computers)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(setup.Seed, 21))
	for n := 0; n < o.Decisions && !m.Over(); n++ {
		d := m.State().Decision()
		c := d.Choices[r.IntN(len(d.Choices))]
		if !d.Seats.Has(0) {
			if _, err := m.Play(c); err != nil {
				t.Fatal(err)
			}
			continue
		}
		took, err := span(b, m, measure, c)
		if err != nil {
			t.Fatal(err)
		}
		if events := m.Seen(m.Len()-1, 0); !m.Over() && o.Of(events) {
			list = append(list, Span{took, g.Notation(c), slices.Clone(events)})
		}
	}
	return list
}

// span plays a choice and says for how long it is shown at normal speed.
func span(b table.Board, m *match.Match, measure ink.Measurer, c rules.Choice) (time.Duration, error) {
	s := newSitting(m, m, b, measure)
	defer s.close()
	now := settings.Defaults()
	now.Animation = settings.Normal
	s.table.Follow(game.Change{Kind: game.Resettled, Settings: now})
	settle(s)
	begin := s.now
	if err := s.play(c, nil); err != nil {
		return 0, err
	}
	settle(s)
	return s.now - begin, nil
}

// settle waits until nothing is shown any more.
func settle(s *sitting) {
	for range 3600 {
		s.tick(s.accepts(), game.Screen{W: 1280, H: 720, Device: 1, Text: 1})
		if s.table.Mirror().Settled && !s.recapped() {
			return
		}
	}
}
