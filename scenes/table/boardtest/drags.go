package boardtest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// DragOptions is how much [Drags] tests: positions of one match with a person in all seats.
type DragOptions struct {
	Setup     rules.Setup
	Decisions int // how long the match is played at random; 0: 200
	Every     int // every how many decisions the drags of a position are made; 0: 10
}

// Drags tests that a thing dragged onto another one is a click on the first and a click on the second, on all ways that begin with two
// clicks of random positions, and that a thing dragged onto nothing, or onto another one that can be clicked now, changes nothing. It
// returns how many such ways there were.
func Drags(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, o DragOptions) (dragged int) {
	t.Helper()
	full, err := g.Info().Complete(o.Setup)
	if err != nil {
		t.Fatal(err)
	}
	if o.Decisions == 0 {
		o.Decisions = 200
	}
	if o.Every == 0 {
		o.Every = 10
	}
	h := save.Header{Seed: o.Setup.Seed, Options: o.Setup.Options}
	for range full.Seats {
		h.Seats = append(h.Seats, save.Seat{Name: "Ada", Player: save.Human})
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(o.Setup.Seed, 11))
	for n := 0; n < o.Decisions && !m.Over(); n++ {
		choices := m.State().Decision().Choices
		if n%o.Every == 0 {
			done, err := drags(b, m, measure, choices[r.IntN(len(choices))])
			dragged += done
			if err == nil {
				err = strays(b, m, measure, rand.New(rand.NewPCG(o.Setup.Seed, uint64(n))))
			}
			if err != nil {
				t.Errorf("after %d decisions: %v", n, err)
			}
		}
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return dragged
}

// hand is a person with a mouse at a table, and what would have been played.
type hand struct {
	deaf
	*sitting
	screen game.Screen
	played []rules.Choice
}

func (h *hand) Play(c rules.Choice) { h.played = append(h.played, c) }

// drags drags along one choice of a position, and counts it if its way has two clicks that the pointer reaches.
func drags(b table.Board, m *match.Match, measure ink.Measurer, c rules.Choice) (int, error) {
	way := m.State().Describe(c).Path
	h := &hand{screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}}
	h.sitting = newSittingWith(h, m, m, b, measure)
	defer h.close()
	if !h.settles() || !h.at(way[0]) {
		return 0, nil
	}
	before := h.chosen()
	h.press()
	h.x, h.y = 1, 1
	h.holds()
	h.release()
	if after := h.chosen(); len(h.played) > 0 || !reflect.DeepEqual(before, after) {
		return 0, fmt.Errorf("%s dragged onto nothing plays %v and picks %v", way[0], h.played, after)
	}
	if len(way) < 2 {
		return 0, nil
	}
	h.away()
	if !h.at(way[0]) {
		return 0, errors.New(string(way[0]) + " is gone after it was dragged onto nothing")
	}
	h.press()
	if !h.at(way[1]) {
		return 0, nil
	}
	h.holds()
	h.release()
	played, picked := h.played, h.chosen()
	h.away()

	h.at(way[0])
	h.press()
	h.release()
	if len(h.played) == 0 && h.at(way[1]) {
		h.press()
		h.release()
	}
	if !reflect.DeepEqual(played, h.played) || !reflect.DeepEqual(picked, h.chosen()) {
		return 0, fmt.Errorf("%s dragged onto %s plays %v and picks %v; clicks play %v and pick %v", way[0], way[1], played, picked, h.played, h.chosen())
	}
	if len(played) == 0 && len(picked) == len(before) {
		return 0, fmt.Errorf("%s dragged onto %s does nothing", way[0], way[1])
	}
	return 1, nil
}

// strays drags things that a click makes a choice with onto others that can be clicked: neither is played by that, be they buttons.
func strays(b table.Board, m *match.Match, measure ink.Measurer, r *rand.Rand) error {
	var ends, all []rules.Element
	for _, c := range m.State().Decision().Choices {
		way := m.State().Describe(c).Path
		if all = append(all, way[0]); len(way) == 1 {
			ends = append(ends, way[0])
		}
	}
	if len(ends) == 0 {
		return nil
	}
	h := &hand{screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}}
	h.sitting = newSittingWith(h, m, m, b, measure)
	defer h.close()
	if !h.settles() {
		return nil
	}
	for range 4 {
		from, onto := ends[r.IntN(len(ends))], all[r.IntN(len(all))]
		if from == onto || !h.at(onto) || !h.at(from) {
			continue
		}
		h.press()
		h.at(onto)
		h.holds()
		h.release()
		for _, c := range h.played {
			if way := m.State().Describe(c).Path; len(way) == 1 {
				return fmt.Errorf("%s dragged onto %s plays %q", from, onto, m.State().Describe(c).Sentence)
			}
		}
		h.away()
	}
	return nil
}

// settles waits until a person can choose.
func (h *hand) settles() bool {
	for range 600 {
		h.tick(h.accepts(), h.screen)
		if h.table.Mirror().Settled && !h.recapped() {
			return true
		}
	}
	return false
}

// at puts the pointer on a thing, if it can be reached.
func (h *hand) at(id rules.Element) bool {
	for _, e := range h.table.Mirror().Elements {
		if e.ID == string(id) {
			h.x, h.y = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2
			return true
		}
	}
	return false
}

func (h *hand) press() {
	h.tick(game.Input{Moved: true}, h.screen)
	h.tick(game.Input{Pressed: true, Down: true}, h.screen)
}

// holds moves the pointer with the button down.
func (h *hand) holds() {
	for range 3 {
		h.tick(game.Input{Moved: true, Down: true}, h.screen)
	}
}

func (h *hand) release() {
	h.tick(game.Input{Released: true}, h.screen)
	h.tick(game.Input{}, h.screen)
}

// away puts all back, and the pointer elsewhere.
func (h *hand) away() {
	h.played, h.x, h.y = nil, 1, 1
	for range 4 {
		if len(h.chosen()) > 0 {
			h.tick(game.Input{Keys: []game.Key{{Code: ebiten.KeyEscape}}}, h.screen)
		}
	}
	h.now += time.Second
	h.settles()
}

// chosen is what is picked, and the question that is asked about it.
func (h *hand) chosen() (list []string) {
	for _, e := range h.table.Mirror().Elements {
		if e.Chosen || e.ID == "table:confirm" {
			list = append(list, e.ID)
		}
	}
	return list
}
