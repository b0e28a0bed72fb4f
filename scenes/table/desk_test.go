package table

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/typeset"
)

var faces = typeset.New()

// desk is a table with a real match, played without a window: its commands are carried out
// after each tick, as the loop does.
type desk struct {
	t       testing.TB
	match   *match.Match
	table   *Table
	input   game.Input
	screen  game.Screen
	now     time.Duration
	waiting []func()
	setting settings.Settings
	advice  game.Advice
	pushed  struct { // what the table was told of
		advice  string
		setting settings.Settings
	}
	heard  []string
	posted []rules.Choice
	opened []string             // rules that were opened
	asked  []string             // other commands
	aside  func([]rules.Choice) // what an aside was given to play choices
	woken  time.Duration
	reads  bool // a recap stays open

}

func (d *desk) post(f func()) { d.waiting = append(d.waiting, f) }

func (d *desk) Play(c rules.Choice) {
	d.posted = append(d.posted, c)
	d.post(func() { d.play(c) })
}

// play plays a choice whoever made it.
func (d *desk) play(c rules.Choice) {
	d.t.Helper()
	from := d.match.Len()
	seat := d.match.Decider().First()
	instants, err := d.match.Show(c)
	if err != nil {
		d.t.Fatalf("the table posted a choice that is refused: %v", err)
	}
	d.table.Follow(game.Change{Kind: game.Played, From: from, To: d.match.Len(), Choice: c, Seat: seat, Instants: instants})
}

func (d *desk) moved(err error) {
	d.t.Helper()
	if err != nil {
		d.t.Fatalf("the table posted what cannot be done: %v", err)
	}
	d.table.Follow(game.Change{Kind: game.Moved, To: d.match.Len()})
}

func (d *desk) Undo(s match.Scope) { d.post(func() { d.moved(d.match.Undo(s)) }) }
func (d *desk) UndoTo(n int)       { d.post(func() { d.moved(d.match.UndoTo(n)) }) }
func (d *desk) Redo(s match.Scope) { d.post(func() { d.moved(d.match.Redo(s)) }) }
func (d *desk) Rules(rule string)  { d.opened = append(d.opened, rule) }
func (d *desk) Save()              { d.asked = append(d.asked, "save") }
func (d *desk) Leave()             { d.asked = append(d.asked, "leave") }
func (d *desk) Settings()          { d.asked = append(d.asked, "settings") }
func (d *desk) Aside(el rules.Element, _ rules.Seat, play func([]rules.Choice)) {
	d.asked = append(d.asked, "aside "+string(el))
	d.aside = play
}
func (d *desk) Chronicle(rules.Seat) { d.asked = append(d.asked, "chronicle") }
func (d *desk) Results()             { d.asked = append(d.asked, "results") }
func (d *desk) AskHint()             { d.asked = append(d.asked, "hint"); d.advice.Pending = true }
func (d *desk) Prefer(seat rules.Seat, id, value string) {
	d.post(func() {
		if err := d.match.Prefer(seat, id, value); err != nil {
			d.t.Fatalf("the table posted what is refused: %v", err)
		}
		d.table.Follow(game.Change{Kind: game.TableSet, From: d.match.Len(), To: d.match.Len()})
	})
}
func (d *desk) DropHint() { d.advice = game.Advice{} }

type deskOption func(*desk, *save.Header)

func seated(seats ...save.Seat) deskOption {
	return func(_ *desk, h *save.Header) { h.Seats = seats }
}

func sized(w, h int, text float64) deskOption {
	return func(d *desk, _ *save.Header) { d.screen = game.Screen{W: w, H: h, Device: 1, Text: text} }
}

func at(speed settings.Speed) deskOption {
	return func(d *desk, _ *save.Header) { d.setting.Animation = speed }
}

func seeded(seed uint64) deskOption { return func(_ *desk, h *save.Header) { h.Seed = seed } }

func person(name string) save.Seat { return save.Seat{Name: name, Player: save.Human} }

// newDesk begins a match of Two Gates, the game of two seats with hidden hands.
func newDesk(t testing.TB, options ...deskOption) *desk {
	t.Helper()
	return newDeskOf(t, stub.Game{}, gridBoard{}, options...)
}

func newDeskOf(t testing.TB, g rules.Game, b Board, options ...deskOption) *desk {
	t.Helper()
	d := &desk{t: t, screen: game.Screen{W: 1920, H: 1080, Device: 1, Text: 1}, setting: settings.Defaults()}
	d.input.X, d.input.Y = 1, -1
	h := save.Header{Seed: 7}
	for _, o := range options {
		o(d, &h)
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	d.match = m
	d.table = New(Config{
		Match: m, Board: b, Commands: d, Measure: faces,
		Settings: d.setting,
		Sound:    func(name string) { d.heard = append(d.heard, name) },
	})
	return d
}

// tick is one turn of the loop.
func (d *desk) tick(keys ...game.Key) {
	d.t.Helper()
	waiting := d.waiting
	d.waiting = nil
	for _, f := range waiting {
		f()
	}
	d.push()
	const step = time.Second / 60
	d.now += step
	d.input.Keys = keys
	d.woken = -1
	d.table.Update(&game.Tick{Input: d.input, Now: d.now, Delta: step, Screen: d.screen, Wake: func(after time.Duration) {
		if d.woken < 0 || after < d.woken {
			d.woken = after
		}
	}})
	d.input.Moved, d.input.Pressed, d.input.Released, d.input.SecondPressed, d.input.WheelY = false, false, false, false, 0
}

// push tells the table of another hint and of other settings, as the loop does.
func (d *desk) push() {
	if words := fmt.Sprint(d.advice); words != d.pushed.advice {
		d.pushed.advice = words
		d.table.Follow(game.Change{Kind: game.Advised, Advice: d.advice})
	}
	if d.setting != d.pushed.setting {
		d.pushed.setting = d.setting
		d.table.Follow(game.Change{Kind: game.Resettled, Settings: d.setting})
	}
}

// settle lets time pass until nothing moves.
func (d *desk) settle() game.Mirror {
	d.t.Helper()
	for range 3000 {
		d.tick()
		m := d.table.Mirror()
		switch {
		case !m.Settled || len(d.waiting) > 0:
		case d.table.reckoning != nil && !d.reads:
			d.table.accept()
		default:
			return m
		}
	}
	d.t.Fatal("the table does not settle")
	return game.Mirror{}
}

func (d *desk) key(code ebiten.Key) { d.tick(game.Key{Code: code}) }

// move puts the pointer on a thing.
func (d *desk) move(id rules.Element) {
	d.t.Helper()
	e, ok := d.element(id)
	if !ok {
		d.t.Fatalf("%s cannot be reached; there are %v", id, d.ids())
	}
	d.input.X, d.input.Y, d.input.Moved = float64(e.Rect[0])+float64(e.Rect[2])/2, float64(e.Rect[1])+float64(e.Rect[3])/2, true
	d.tick()
}

// click clicks a thing in the middle of the part that can be seen.
func (d *desk) click(id rules.Element) {
	d.t.Helper()
	d.move(id)
	d.input.Pressed, d.input.Down = true, true
	d.tick()
	d.input.Down, d.input.Released = false, true
	d.tick()
}

func (d *desk) element(id rules.Element) (game.Element, bool) {
	for _, e := range d.table.Mirror().Elements {
		if e.ID == string(id) {
			return e, true
		}
	}
	return game.Element{}, false
}

func (d *desk) ids() []string {
	var ids []string
	for _, e := range d.table.Mirror().Elements {
		ids = append(ids, e.ID)
	}
	return ids
}

// gridBoard shows every element of every choice as a box in a grid, except those of a kind
// it leaves to the table.
type gridBoard struct{ without string }

func (gridBoard) Wants(m ink.Metrics, _ ink.Measurer) Wants {
	return Wants{Row: m.Px(300), Panel: m.Px(200), Foot: m.Px(80), Left: WithColumn}
}

func (b gridBoard) Layout(m Moment) Plan {
	p := Plan{Main: []rules.Element{"button:end"}, Help: "Pick a card, then a gate."}
	var all []rules.Element
	d := m.State.Decision()
	if d.Seats.Has(m.Viewer) {
		for _, c := range d.Choices {
			for _, el := range m.State.Describe(c).Path {
				if !slices.Contains(all, el) && el.Kind() != "button" && el.Kind() != b.without {
					all = append(all, el)
				}
			}
		}
	}
	side := max(m.Metrics.MinTarget(), m.Metrics.Px(90))
	across := max(1, int(m.Room.Board.W/(side+8)))
	for i, el := range all {
		box := ink.R(m.Room.Board.X+float64(i%across)*(side+8), m.Room.Board.Y+float64(i/across)*(side+8), side, side)
		var look ink.List
		look.Fill(ink.R(0, 0, side, side), ink.Night, 4)
		label := string(el)
		if a, ok := m.State.About(el); ok {
			label = a.Title.String()
		}
		p.Board = append(p.Board, stage.Piece{ID: el, Box: box, Look: look, Role: "card", Label: label, Tip: true, Exit: stage.TipOver})
	}
	for n, e := range m.Story {
		if e.Kind == rules.DiceRolled {
			box := ink.R(m.Room.Row.X, m.Room.Row.Y, side, side)
			p.Row = append(p.Row, stage.Piece{ID: "die:1", Box: box, Throw: n + 1, Fixed: true})
		}
	}
	return p
}
