package hexmap

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	loop "portcullis/game"

	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/save"
	"portcullis/scenes/table"
)

// hands never reach for anything.
type hands struct{ table.Commands }

// watcher is a person at the real table who looks on.
type watcher struct {
	t     *testing.T
	match *match.Match
	table *table.Table
	now   time.Duration
}

func watches(t *testing.T, setup map[string]string, seed uint64) *watcher {
	t.Helper()
	m, err := match.New(game(t), save.Header{Seed: seed, Options: setup, Seats: []save.Seat{{Player: save.Human}, {Player: "random"}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := &watcher{t: t, match: m}
	w.table = table.New(table.Config{Match: m, Board: New(), Commands: hands{}, Measure: faces})
	return w
}

func (w *watcher) tick() {
	w.now += time.Second / 60
	w.table.Update(&loop.Tick{Now: w.now, Delta: time.Second / 60, Screen: loop.Screen{W: 1280, H: 720, Device: 1, Text: 1}})
}

// accept closes what tells the one who looks on what was lost, which waits for a person.
func (w *watcher) accept() {
	if slices.ContainsFunc(w.table.Mirror().Elements, func(e loop.Element) bool { return e.ID == "table:recap-accept" }) {
		in := loop.Input{Keys: []loop.Key{{Code: ebiten.KeyEnter}}}
		w.table.Update(&loop.Tick{Now: w.now, Input: in, Screen: loop.Screen{W: 1280, H: 720, Device: 1, Text: 1}})
	}
}

func (w *watcher) speed(s settings.Speed) {
	all := settings.Defaults()
	all.Animation = s
	w.table.Follow(loop.Change{Kind: loop.Resettled, Settings: all})
}

// play plays a choice and counts the ticks until the next one could be played.
func (w *watcher) play(c rules.Choice) (ticks int) {
	w.t.Helper()
	from, seat := w.match.Len(), w.match.Decider().First()
	instants, err := w.match.Show(c)
	if err != nil {
		w.t.Fatal(err)
	}
	w.table.Follow(loop.Change{Kind: loop.Played, From: from, To: w.match.Len(), Choice: c, Seat: seat, Instants: instants})
	for w.tick(); !w.table.Ready(); w.tick() {
		w.accept()
		if ticks++; ticks > 60*60 {
			w.t.Fatalf("%s is shown for more than a minute", game(w.t).Notation(c))
		}
	}
	return ticks + 1
}

// lastMove is how long the last move of a turn is taken to be shown, in ticks: the choice that ends a turn leads
// over what comes after it as well.
const lastMove = 36

// TestTheOtherSideIsShownInTime looks on at normal speed while both sides are played by chance and move whatever they can. It counts
// the ticks of each movement turn of the other side, 5 s at most and 3 s in the mean, and of all that the other side does between two decisions of
// the one who looks on, battles, rally and two turns in a row included: 12 s at most.
func TestTheOtherSideIsShownInTime(t *testing.T) {
	turns, moves, all, most, longest := 0, 0, 0, 0, 0
	for seed := uint64(3); seed < 5; seed++ {
		w := watches(t, map[string]string{"scenario": "full_siege", "days": "1"}, seed)
		r := rules.NewRand(seed)
		ticks, stretch := 0, 0
		for !w.match.Over() {
			m := w.match.State().(*argot.State)
			choices := m.Decision().Choices
			c := choices[r.IntN(len(choices))]
			if last := choices[len(choices)-1]; (m.Asked == engine.AskGroup || m.Asked == engine.AskMarch) && c == last && len(choices) > 1 {
				c = choices[r.IntN(len(choices)-1)] // it moves whom it can, and uses all its tokens
			}
			if m.Phase == engine.SettingUp || w.match.Decider().First() != engine.Mineos {
				w.speed(settings.None)
				w.play(c)
				stretch = 0
				continue
			}
			moving := m.Phase == engine.MovementPhase
			w.speed(settings.Normal)
			n := w.play(c)
			if stretch += n; stretch > 12*60 {
				t.Errorf("the other side is shown for %d ticks without a decision between", stretch)
			}
			if longest = max(longest, stretch); !moving {
				continue
			}
			ended := slices.ContainsFunc(w.match.Seen(w.match.Len()-1, 0), func(e rules.Event) bool { return e.Name == "movement_ended" })
			if ended {
				n = min(n, lastMove)
			}
			if ticks += n; c.Verb == engine.March {
				moves++
			}
			if !ended {
				continue
			}
			if ticks > 5*60 {
				t.Errorf("a movement turn of the other side is shown for %d ticks", ticks)
			}
			turns, all, most, ticks = turns+1, all+ticks, max(most, ticks), 0
		}
	}
	t.Logf("%d turns of %d ticks and %d moves on average, at most %d ticks; at most %d without a decision between", turns, all/turns, moves/turns, most, longest)
	if all > turns*3*60 {
		t.Errorf("a movement turn is shown for %d ticks in the mean", all/turns)
	}
	if turns < 12 || moves < 10*turns || longest < most {
		t.Fatalf("%d movement turns with %d moves were played", turns, moves)
	}
}
