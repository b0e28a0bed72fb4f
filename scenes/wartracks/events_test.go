package wartracks

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// What is shown with an event, to every seat, is what the state emitted with it shows.
func TestEveryFrameIsAState(t *testing.T) {
	g := load(t)
	for _, name := range modes() {
		setup := setups()[name]
		t.Run(name, func(t *testing.T) {
			boardtest.Frames(t, New(), g, faces, boardtest.FrameOptions{Setups: []rules.Setup{setup}, Decisions: 45, Tells: func(p stage.Piece) bool {
				switch {
				case p.ID == "arrows", p.ID == "outlook", strings.HasPrefix(string(p.ID), "chip:aim/"), p.ID == "chip:blow": // the stroke that has fallen
					return true
				}
				return p.Depth >= depthMoved // a card on its way to where it is not seen
			}})
		})
	}
}

// visit plays random matches and hands over each choice with its events.
func visit(t *testing.T, setup rules.Setup, seeds uint64, f func(before *siegestorm.State, events []rules.Event, after *siegestorm.State, c rules.Choice)) {
	t.Helper()
	g := load(t)
	for seed := range seeds {
		r := rand.New(rand.NewPCG(seed, 3))
		setup.Seed = seed + 1
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			before := s.Clone()
			d := s.Decision()
			c := d.Choices[r.IntN(len(d.Choices))]
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			f(before.(*siegestorm.State), slices.Clone(events), s.(*siegestorm.State), c)
		}
	}
}

// shown is how a choice is shown to a seat, event by event.
func shown(t *testing.T, s rules.State, c rules.Choice, viewer rules.Seat) []table.Pose {
	t.Helper()
	var poses []table.Pose
	var story []rules.Event
	s = s.Clone()
	s.Watch(func(e rules.Event) {
		story = append(story, e)
		poses = append(poses, table.Pose{State: s.Clone(), Story: slices.Clone(story), Viewer: viewer, Mode: table.Playing})
	})
	if _, err := s.Apply(c); err != nil {
		t.Fatal(err)
	}
	return poses
}
