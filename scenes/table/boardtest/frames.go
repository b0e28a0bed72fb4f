package boardtest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// FrameOptions is how much [Frames] tests. The zero FrameOptions test a fair sample.
type FrameOptions struct {
	Matches   int // for each viewer of each setup; 0: 1
	Decisions int // of each match; 0: 60
	Setups    []rules.Setup
	// Tells reports whether a piece shows the events themselves: dice that are thrown, a verdict.
	// All other pieces show how things stand.
	Tells func(stage.Piece) bool
	// Opens reports whether a throw opens the sheet on which it lies: while its dice are in the air the event tells what lies
	// there, as the state does not know of it yet. Nil: none does.
	Opens func(rules.Event) bool

	match func(*match.Match) table.Match // what the table reads; nil: the match itself
}

// Frames plays random matches at a table and holds every frame in which an event is shown against
// the state that was emitted with it, for every seat and for nobody's eyes: the board is given that
// state, veiled where there is something to hide, and what it lays out, except what tells of the
// events themselves, is what it lays out of the state alone.
func Frames(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, o FrameOptions) {
	t.Helper()
	for _, fault := range FrameFaults(b, g, measure, o) {
		t.Error(fault)
	}
}

// FrameFaults is [Frames] for whoever wants the differences: the first of each match.
func FrameFaults(b table.Board, g rules.Game, measure ink.Measurer, o FrameOptions) []string {
	o.Matches = max(o.Matches, 1)
	if o.Decisions == 0 {
		o.Decisions = 60
	}
	if len(o.Setups) == 0 {
		o.Setups = []rules.Setup{{}}
	}
	if o.Tells == nil {
		o.Tells = func(stage.Piece) bool { return false }
	}
	if o.match == nil {
		o.match = func(m *match.Match) table.Match { return m }
	}
	var faults []string
	for _, setup := range o.Setups {
		full, err := g.Info().Complete(setup)
		if err != nil {
			return append(faults, err.Error())
		}
		viewers := full.Seats
		if !g.Info().Hidden {
			viewers = 1 // all of them see the same
		}
		for viewer := rules.NoSeat; int(viewer) < viewers; viewer++ {
			for seed := range o.Matches {
				setup.Seed = uint64(seed) + 1
				r := reel{board: b, measure: measure, options: o, viewer: viewer, chance: rand.New(rand.NewPCG(uint64(seed), 9))}
				if err := r.match(g, setup, full.Seats); err != nil {
					faults = append(faults, fmt.Sprintf("%v, seed %d, viewer %d: %v", setup.Options, setup.Seed, viewer, err))
				}
			}
		}
	}
	return faults
}

// reel is a table on which a match is shown, and what it should show.
type reel struct {
	board   table.Board
	measure ink.Measurer
	options FrameOptions
	viewer  rules.Seat
	chance  *rand.Rand
	frames  int
	shown   bool            // what is due has begun to be shown
	due     []match.Instant // of the last choice, and of those before it that are shown with it
	before  rules.State
	fault   error
}

// match plays a match at a table of its own.
func (r *reel) match(g rules.Game, setup rules.Setup, seats int) error {
	m, err := match.New(g, save.Header{Seed: setup.Seed, Options: setup.Options, Seats: seating(seats, r.viewer, computers)}, nil)
	if err != nil {
		return err
	}
	sit := newSitting(r.options.match(m), m, recorder{r.board, r}, r.measure)
	defer sit.close()
	screen := game.Screen{W: 1280, H: 720, Device: 1, Text: 1}
	for n := 0; n < r.options.Decisions && !m.Over(); n++ {
		choices := m.State().Decision().Choices
		c := choices[r.chance.IntN(len(choices))]
		if err := r.expect(m, c); err != nil {
			return err
		}
		if err := sit.play(c, nil); err != nil {
			return err
		}
		sit.tick(game.Input{}, screen)
		for n := 0; n < mostTicks && !sit.table.Ready(); n++ {
			sit.now += time.Second
			sit.tick(sit.accepts(), screen)
		}
		switch {
		case r.fault != nil:
			return fmt.Errorf("after %d decisions, %s: %w", n, g.Notation(c), r.fault)
		case !sit.table.Ready():
			return fmt.Errorf("after %d decisions, %s: the table does not come to its end", n, g.Notation(c))
		}
	}
	if r.frames == 0 {
		return errors.New("no event was shown")
	}
	return nil
}

// expect plays a choice on a copy of the match, as the rules emit it. What was not shown yet comes with it.
func (r *reel) expect(m *match.Match, c rules.Choice) error {
	s := m.State().Clone()
	at := m.Len() + 1
	if r.shown || len(r.due) == 0 {
		r.before, r.due, r.shown = m.View(r.viewer).Clone(), nil, false
	}
	earlier := len(r.due)
	s.Watch(func(e rules.Event) { r.due = append(r.due, match.Instant{Event: e, State: s.Clone()}) })
	if _, err := s.Apply(c); err != nil {
		return err
	}
	if !m.Info().Hidden || r.viewer == rules.NoSeat {
		return nil
	}
	for i := earlier; i < len(r.due); i++ {
		chance := rules.NewRand(uint64(at))
		r.due[i].State = r.due[i].State.Veiled(r.viewer, &chance)
		r.due[i].Event = s.(rules.Redactor).Redact(r.due[i].Event, r.viewer)
	}
	return nil
}

// frame holds what the table gives to the board against what was emitted.
func (r *reel) frame(m table.Moment) {
	if r.fault != nil || m.Mode != table.Playing || len(m.Story) == 0 {
		return
	}
	r.frames++
	r.shown = true
	r.fault = r.compare(m)
	if r.fault != nil {
		r.fault = fmt.Errorf("event %d of %d, %+v: %w", len(m.Story), len(r.due), m.Last(), r.fault)
	}
}

func (r *reel) compare(m table.Moment) error {
	n := len(m.Story)
	if n > len(r.due) {
		return errors.New("more events are shown than were emitted")
	}
	for i, e := range m.Story {
		if e != r.due[i].Event {
			return fmt.Errorf("event %d is shown as %+v, not %+v", i, e, r.due[i].Event)
		}
	}
	want := r.before
	if m.Rolling {
		n--
	}
	if n > 0 {
		want = r.due[n-1].State
	}
	is, err := m.State.Snapshot()
	due, other := want.Snapshot()
	if err := errors.Join(err, other); err != nil {
		return err
	}
	if !bytes.Equal(is, due) {
		return errors.New("the state is not the one emitted with it")
	}
	bare := m
	bare.Story = nil
	if last := m.Last(); m.Rolling && r.options.Opens != nil && r.options.Opens(last) {
		bare.Story = []rules.Event{last}
	}
	return r.folded(r.board.Layout(m), r.board.Layout(bare))
}

// folded tells of a piece that is not laid out as the state alone has it.
func (r *reel) folded(shown, stands table.Plan) error {
	a, b := r.standing(shown), r.standing(stands)
	for id, p := range a {
		q, ok := b[id]
		switch {
		case !ok:
			return fmt.Errorf("%s is not in the state", id)
		case p.Box != q.Box || p.Face != q.Face || p.Label != q.Label || !slices.Equal(said(p), said(q)):
			return fmt.Errorf("%s is shown as %q at %v, and is %q at %v by the state", id, p.Label, p.Box, q.Label, q.Box)
		}
	}
	for id := range b {
		if _, ok := a[id]; !ok {
			return fmt.Errorf("%s is in the state and not shown", id)
		}
	}
	return nil
}

// said is what a piece tells by pictures and words, whatever light is thrown on it.
func said(p stage.Piece) []string {
	var said []string
	for _, op := range p.Look {
		if op.Name != "" || op.Text != "" {
			said = append(said, op.Name+" "+op.Text)
		}
	}
	return said
}

// standing is the pieces of a plan that show how things stand.
func (r *reel) standing(p table.Plan) map[rules.Element]stage.Piece {
	pieces := map[rules.Element]stage.Piece{}
	for _, piece := range slices.Concat(p.Board, p.Row, p.Left, p.Panel, p.Foot, p.Tray) {
		if !r.options.Tells(piece) {
			pieces[piece.ID] = piece
		}
	}
	return pieces
}

// recorder is a board that lets the reel look at each moment.
type recorder struct {
	table.Board
	reel *reel
}

// Layout lays the board out.
func (r recorder) Layout(m table.Moment) table.Plan {
	r.reel.frame(m)
	return r.Board.Layout(m)
}

// Pace is that of the board.
func (r recorder) Pace(e rules.Event) table.Beat {
	if p, ok := r.Board.(table.Pacer); ok {
		return p.Pace(e)
	}
	return table.Pace(e)
}

// Shape divides the screen as the board wants it.
func (r recorder) Shape(m table.Moment) table.Wants {
	if s, ok := r.Board.(table.Shaper); ok {
		return s.Shape(m)
	}
	return r.Board.Wants(m.Metrics, m.Measure)
}
