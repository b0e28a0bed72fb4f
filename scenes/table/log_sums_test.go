package table

import (
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// longestSums are the longest sums of turns in matches by chance of all games that sum turns up.
func longestSums(t *testing.T) (sums []string) {
	t.Helper()
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range games.Games() {
		for seed := range uint64(12) {
			s, err := entry.Game.New(rules.Setup{Seed: seed, Seats: entry.Game.Info().MaxSeats - int(seed)%3})
			if err != nil {
				continue // so many do not play it
			}
			sums = append(sums, sumsOf(s, rules.NewRand(seed))...)
		}
	}
	slices.SortFunc(sums, func(a, b string) int { return len(b) - len(a) })
	if len(sums) < 100 {
		t.Fatalf("%d turns are summed up", len(sums))
	}
	return sums[:40]
}

// sumsOf plays a match by chance and returns the sums of its turns.
func sumsOf(s rules.State, r rules.Rand) (sums []string) {
	summing, ok := s.(rules.Totaller)
	var turn []rules.Event
	for n := 0; ok && n < 1500 && !s.Decision().Over(); n++ {
		events, err := s.Apply(s.Decision().Choices[r.IntN(len(s.Decision().Choices))])
		if err != nil {
			return sums
		}
		for _, e := range events {
			if e.Kind != rules.TurnBegan {
				turn = append(turn, e)
				continue
			}
			if sum := summing.Total(turn); !sum.Empty() {
				sums = append(sums, sum.String())
			}
			turn = nil
		}
	}
	return sums
}

// The log shows the sum of a turn whole at every size, however much was done and lost in it.
func TestTheLogShowsTheSumOfATurnWhole(t *testing.T) {
	sums := longestSums(t)
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			for _, sum := range sums {
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
				s, log := loggedOf(form.Toolkit{Metrics: m, Measure: formtest.Faces}, sum, 1)
				for _, loss := range stage.Losses(s.pieces, ink.Rect{}, formtest.Faces) {
					if strings.HasPrefix(loss.On, kindLine) {
						t.Errorf("%v at %v, a log of %v: %+v", size, text, log, loss)
					}
				}
			}
		}
	}
}

// Where a digest leaves the log too little room for its newest line, that is not cut: the digest is there, and the line where the board
// leaves room for it.
func TestADigestCutsNoLineOfTheLog(t *testing.T) {
	sum := longestSums(t)[0]
	line := match.Line{Turn: 1, Text: rules.Name("", sum), Weighs: true}
	told := &digest{list: []tiding{{words: "The spell of the other seat was let pass, and Ruin is on its way."}}}
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}} {
		for _, text := range []float64{1, 1.6} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: formtest.Faces}
			free := ink.R(0, 0, 0.2*float64(size[0]), 0.6*float64(size[1]))
			sc := arrange(view{kit: k, board: freeBoard{free: free}, digest: told, record: record{looking: -1, turn: rules.Progress{Turn: 1}, lines: []match.Line{line}}})
			if sc.frame.folded {
				continue
			}
			_, beside := sc.box(idDigest)
			_, shown := sc.box(lineID(0))
			if !beside || !shown {
				t.Errorf("%v at %v: the digest is there: %t, the newest line: %t", size, text, beside, shown)
			}
			for _, loss := range stage.Losses(sc.pieces, ink.Rect{}, formtest.Faces) {
				if strings.HasPrefix(loss.On, kindLine) {
					t.Errorf("%v at %v: %+v", size, text, loss)
				}
			}
		}
	}
}

// freeBoard has nothing to say in a part of its panel.
type freeBoard struct{ free ink.Rect }

func (freeBoard) Wants(ink.Metrics, ink.Measurer) Wants { return Wants{Panel: 2000, Column: true} }

func (b freeBoard) Layout(Moment) Plan { return Plan{Free: b.free} }
