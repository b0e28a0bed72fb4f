package scenes_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// between is how many ticks lie between the two clicks of a hasty double click: a fifth of a second.
const between = second / 5

// doubled is a person who clicks the large button twice.
type doubled struct {
	looksOn
	table.Commands
	posted []rules.Choice
}

func (d *doubled) Play(c rules.Choice) { d.posted = append(d.posted, c) }
func (*doubled) DropHint()             {}

// The large button never does two different things under one double click, in matches of all games by chance: the second click
// is meant for what the first one found there.
func TestADoubleClickDoesOneThing(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		game     string
		opponent string
		speed    settings.Speed
		most     int
	}{
		{"kurth", "", settings.Normal, 20}, {"bsieged", "novice", settings.None, 20}, {"siegestorm", "novice", settings.Normal, 20}, {"siegestorm", "novice", settings.None, 40},
		{"argot", "novice", settings.None, 40}, {"towersiege", "squire", settings.None, 30},
	} {
		t.Run(c.game, func(t *testing.T) {
			decisions := c.most
			if *positions >= 10 {
				decisions = 600
			}
			d := doubles(t, games, c.game, c.opponent, c.speed)
			r, clicked := rules.NewRand(7), 0
			for n := 0; n < decisions && !d.match.Over(); n++ {
				if d.own() && d.twice() {
					clicked++
					continue
				}
				choices := d.match.State().Decision().Choices
				d.posted = choices[r.IntN(len(choices)):][:1]
				d.carryOut()
				d.settle()
			}
			if clicked == 0 {
				t.Error("the large button was never there")
			}
		})
	}
}

func doubles(t *testing.T, games *box.Box, id, opponent string, speed settings.Speed) *doubled {
	t.Helper()
	g, err := games.Game(id)
	if err != nil {
		t.Fatal(err)
	}
	h := save.Header{Seed: 5, Seats: []save.Seat{{Player: save.Human}}}
	if opponent != "" {
		h.Seats = append(h.Seats, save.Seat{Player: opponent})
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(scenes.Kits(), func(k kit.Kit) bool { return k.ID == id })
	d := &doubled{looksOn: looksOn{t: t, match: m}}
	now := settings.Defaults()
	now.Animation = speed
	d.table = table.New(table.Config{Match: m, Board: scenes.Kits()[i].Board(), Commands: d, Measure: formtest.Faces, Settings: now})
	d.settle()
	return d
}

// own reports whether the person is asked.
func (d *doubled) own() bool { return d.match.Humans().Has(d.match.Decider().First()) }

// settle waits until nothing moves and the large button takes clicks.
func (d *doubled) settle() {
	d.t.Helper()
	for n := 0; ; n++ {
		m := d.table.Mirror()
		if !d.accept(m) {
			d.tick()
		}
		if m.Settled && n > 1 {
			return
		}
		if n > 60*second {
			d.t.Fatal("nothing settles")
		}
	}
}

// large is the large button, if it can be clicked.
func (d *doubled) large() (game.Element, bool) {
	for _, e := range d.table.Mirror().Elements {
		x, y := e.Rect[0]+e.Rect[2]/2, e.Rect[1]+e.Rect[3]/2
		if e.Enabled && e.Role == "button" && !strings.HasPrefix(e.ID, "table:") && x > 960 && y > 640 {
			return e, true
		}
	}
	return game.Element{}, false
}

// twice clicks twice on the large button, and reports whether the first click made a choice.
func (d *doubled) twice() bool {
	d.t.Helper()
	d.settle()
	first, there := d.large()
	if !there {
		return false
	}
	asked, x, y := d.table.Mirror().Prompt, float64(first.Rect[0]+first.Rect[2]/2), float64(first.Rect[1]+first.Rect[3]/2)
	d.posted = nil
	d.click(x, y)
	if len(d.posted) == 0 { // a question comes first
		return false
	}
	d.carryOut()
	for range between {
		d.tick()
		d.carryOut()
	}
	then, again := d.large()
	now := d.table.Mirror().Prompt
	d.click(x, y)
	if len(d.posted) > 0 && again && (then.ID != first.ID || then.Label != first.Label || now != asked) {
		d.t.Errorf("%q was clicked when asked %q; a fifth of a second later the second click chose %q, asked %q", first.Label, asked, then.Label, now)
	}
	d.carryOut()
	d.settle()
	for len(d.posted) > 0 { // a series
		d.carryOut()
		d.settle()
	}
	return true
}

// click is a click of the pointer.
func (d *doubled) click(x, y float64) {
	for _, in := range []game.Input{{X: x, Y: y, Moved: true, Pressed: true, Down: true}, {X: x, Y: y, Released: true}} {
		d.now += time.Second / 60
		d.table.Update(&game.Tick{Now: d.now, Delta: time.Second / 60, Input: in, Screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}})
	}
}

// carryOut plays what was posted.
func (d *doubled) carryOut() {
	d.t.Helper()
	for _, c := range d.posted {
		from, seat := d.match.Len(), d.match.Decider().First()
		instants, err := d.match.Show(c)
		if err != nil {
			d.t.Fatal(err)
		}
		d.table.Follow(game.Change{Kind: game.Played, From: from, To: d.match.Len(), Choice: c, Seat: seat, Instants: instants})
	}
	d.posted = nil
}
