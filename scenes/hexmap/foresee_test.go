package hexmap

import (
	"slices"
	"testing"
	"time"

	loop "portcullis/game"

	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/save"
	"portcullis/scenes/table"
)

// clicker is a person at the real table who clicks, and whose choices are played.
type clicker struct {
	watcher
	posted, played []rules.Choice
}

type poster struct {
	table.Commands
	to *clicker
}

func (p poster) Play(c rules.Choice) { p.to.posted = append(p.to.posted, c) }

func clicks(t *testing.T, m *match.Match) *clicker {
	c := &clicker{watcher: watcher{t: t, match: m}}
	c.table = table.New(table.Config{Match: m, Board: New(), Commands: poster{to: c}, Measure: faces})
	c.speed(settings.None)
	c.rest()
	return c
}

// rest plays what was posted.
func (c *clicker) rest() {
	for range 90 {
		c.tick()
		c.accept()
		for len(c.posted) > 0 {
			next := c.posted[0]
			c.posted, c.played = c.posted[1:], append(c.played, next)
			c.play(next)
		}
	}
}

// where is a point at which a thing lies uppermost.
func (c *clicker) where(el rules.Element) (x, y float64, ok bool) {
	box, ok := c.table.Where(el)
	for i := 1; ok && i < 8; i++ {
		for j := 1; j < 8; j++ {
			x, y = box.X+box.W*float64(i)/8, box.Y+box.H*float64(j)/8
			if c.table.Under(x, y) == el {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// click clicks a thing, and reports whether it can be.
func (c *clicker) click(el rules.Element) bool {
	x, y, ok := c.where(el)
	for _, in := range []loop.Input{{Moved: true}, {Pressed: true, Down: true}, {Released: true}} {
		in.X, in.Y = x, y
		c.now += time.Second / 60
		if ok {
			c.table.Update(&loop.Tick{Now: c.now, Input: in, Screen: loop.Screen{W: 1280, H: 720, Device: 1, Text: 1}})
		}
	}
	c.rest()
	return ok
}

// leavesPost is a place to which a group moves by one click, of which only a later move is asked about.
func leavesPost(s *argot.State) (el rules.Element, list []rules.Choice, ok bool) {
	path := table.NewPath(s.Decision().Choices, s.Describe)
	m := table.Moment{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path, Choices: path.Left(), Next: path.Next()}
	for el, list := range New().begin(m).groups {
		after := s.Clone()
		for i, c := range list {
			if _, asks := after.(rules.Cautioner).Caution(c); asks {
				if i > 0 {
					return el, list, true
				}
				break
			}
			if _, err := after.Apply(c); err != nil {
				break
			}
		}
	}
	return "", nil, false
}

// A group that leaves a post by one click is asked about once, before anybody has moved: whoever thinks again has moved nobody, and
// whoever does it moves all (AR-MOV-4).
func TestAGroupIsAskedAboutBeforeItMoves(t *testing.T) {
	asked := 0
	for seed := uint64(1); asked < 4; seed++ {
		if seed > 60 {
			t.Fatalf("%d groups were asked about", asked)
		}
		m, err := match.New(game(t), save.Header{Seed: seed, Options: map[string]string{"scenario": "first_battle"}, Seats: []save.Seat{{Player: save.Human}, {Player: "random"}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for r := rules.NewRand(seed); !m.Over(); {
			s := m.State().(*argot.State)
			if el, list, ok := leavesPost(s); ok && s.Asker == engine.Argot && s.Asked == engine.AskMarch {
				if goesTogether(t, clicks(t, m), el, list) {
					asked++
				}
				break
			}
			choices := s.Decision().Choices
			if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func goesTogether(t *testing.T, c *clicker, el rules.Element, list []rules.Choice) bool {
	t.Helper()
	if !c.click(el) {
		return false // something lies over it
	}
	if len(c.played) > 0 {
		t.Fatalf("%d of %d moves are made before the question", len(c.played), len(list))
	}
	if !c.click("table:cancel") {
		t.Fatal("nothing is asked")
	}
	if len(c.played) > 0 {
		t.Fatalf("%d moves are made though it was called off", len(c.played))
	}
	c.click(el)
	if !c.click("table:confirm") || !slices.Equal(c.played, list) {
		t.Fatalf("%v is made of %v", c.played, list)
	}
	return true
}
