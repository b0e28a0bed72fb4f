package form

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// ruler measures text of which every character is half as wide as it is high.
type ruler struct{}

func (ruler) Width(f ink.Font, text string) float64 { return float64(len([]rune(text))) * f.Size / 2 }
func (ruler) LineHeight(f ink.Font) float64         { return f.Size * 1.2 }
func (r ruler) Wrap(f ink.Font, text string, width float64) []string {
	per := max(1, int(width/(f.Size/2)))
	var lines []string
	for runes := []rune(text); len(runes) > 0; {
		n := min(per, len(runes))
		lines = append(lines, string(runes[:n]))
		runes = runes[n:]
	}
	return lines
}

type blank struct{}

func (blank) Draw(*ebiten.Image, ink.List, float64, float64, float64) {}
func (blank) SetUnit(float64)                                         {}
func (blank) Finish()                                                 {}

// bench is a UI with somebody who points and types.
type bench struct {
	t      *testing.T
	ui     *UI
	items  []Item
	events []Event
	x, y   float64
	woken  int
	then   func(Event) // what the screen does about an event; nil: nothing
}

func newBench(t *testing.T, items ...Item) *bench {
	b := &bench{t: t, items: items, x: -1, y: -1}
	b.ui = NewUI(&Canvas{}, blank{}, ruler{}, func(ink.Metrics) []Item { return b.items })
	b.tick(game.Input{})
	return b
}

func (b *bench) tick(in game.Input) {
	in.X, in.Y = b.x, b.y
	b.ui.Update(&game.Tick{
		Input: in, Delta: time.Second / 60, Screen: game.Screen{W: 1000, H: 1000, Device: 1, Text: 1},
		Wake: func(time.Duration) { b.woken++ },
	}, func(e Event) {
		b.events = append(b.events, e)
		if b.then != nil {
			b.then(e)
		}
	})
}

func (b *bench) move(x, y float64) {
	b.x, b.y = x, y
	b.tick(game.Input{Moved: true})
}

func (b *bench) click(x, y float64) {
	b.move(x, y)
	b.tick(game.Input{Pressed: true, Down: true})
	b.tick(game.Input{Released: true})
}

func (b *bench) keys(keys ...game.Key) {
	for _, k := range keys {
		b.tick(game.Input{Keys: []game.Key{k}})
	}
}

func key(c ebiten.Key) game.Key { return game.Key{Code: c} }

// take returns the events since the last call.
func (b *bench) take() []Event {
	e := b.events
	b.events = nil
	return e
}

func (b *bench) want(events ...Event) {
	b.t.Helper()
	if diff := cmp.Diff(events, b.take()); diff != "" {
		b.t.Errorf("events: %s", diff)
	}
}

func button(id string, x, y float64) Item {
	return Item{ID: id, Kind: Button, Label: id, Rect: ink.R(x, y, 100, 50)}
}
