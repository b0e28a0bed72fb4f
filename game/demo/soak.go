package demo

import (
	"context"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/save"
)

// Soak plays for long, as somebody does who has the whole evening: the pointer wanders, screens are opened and left, and a person
// who decides by chance plays matches of every game against computers.
type Soak struct {
	Games   []rules.Game
	Player  func(rules.Info) string // who takes the other seats
	Length  int                     // in ticks; what is under way then is broken off
	Sitting int                     // how many decisions of a match are played before it is left
	// Minute is told after each minute of ticks, counted from 1, once the person has looked away for a moment.
	Minute func(n int)
}

const (
	tickSecond = 60
	tickMinute = 60 * tickSecond
	// looking is how long a screen is looked at, and thinking how long a decision takes, in ticks.
	looking  = 3 * tickSecond
	thinking = 2 * tickSecond
	// lastFrames is how many frames are drawn before a Minute: as many as a window that is still draws before it gives memory back.
	lastFrames = 2
)

// Play is the script.
func (s *Soak) Play(h *Hand) error {
	if err := h.Settle(); err != nil {
		return err
	}
	w := &soaking{Soak: s, Hand: h, rand: rules.NewRand(1)}
	h.ticked = w.ticked
	for round := uint64(1); !w.over(); round++ {
		for _, g := range s.Games {
			if err := w.visit(); err != nil {
				return err
			}
			if err := w.match(g, round); err != nil {
				return err
			}
		}
	}
	return nil
}

// soaking is a Soak under way.
type soaking struct {
	*Soak
	*Hand
	rand  rules.Rand
	ticks int
	away  bool // the person looks away
	told  bool // of the last minute
}

func (w *soaking) over() bool { return w.ticks >= w.Length }

// ticked counts a tick.
func (w *soaking) ticked() {
	w.ticks++
	if last := w.over(); !w.away && !w.told && (w.ticks%tickMinute == 0 || last) {
		n := w.ticks / tickMinute
		w.away, w.told = true, last
		w.lookAway()
		w.Minute(n)
		w.away = false
	}
}

// lookAway lets what moves come to rest if it does soon, and the last frames be drawn.
func (w *soaking) lookAway() {
	for i := 0; i < looking && !w.mirror.Settled; i++ {
		w.act(game.Act{})
	}
	for range lastFrames {
		w.act(game.Act{Last: true})
	}
}

// wander moves the pointer over the screen for some ticks, from one place to another.
func (w *soaking) wander(ticks int) {
	screen := w.app.ScreenSize()
	var dx, dy float64
	for i := range ticks {
		if w.over() {
			return
		}
		if i%tickSecond == 0 {
			dx = (float64(w.rand.IntN(max(1, screen.W))) - w.x) / tickSecond
			dy = (float64(w.rand.IntN(max(1, screen.H))) - w.y) / tickSecond
		}
		w.x, w.y = w.x+dx, w.y+dy
		w.act(game.Act{Input: game.Input{Moved: true}})
	}
}

// visit opens each screen that the first one leads to, looks at it and comes back.
func (w *soaking) visit() error {
	var doors []string
	home := w.mirror.Scene
	for _, e := range w.mirror.Elements {
		kind, name, _ := strings.Cut(e.ID, ":")
		if e.Enabled && (kind == "menu" && name != "leave" && name != "continue" || kind == "game") {
			doors = append(doors, e.ID)
		}
	}
	for _, id := range doors {
		if w.over() {
			return nil
		}
		if err := w.Click(id); err != nil {
			return err
		}
		w.wander(looking)
		for w.mirror.Scene != home && !w.over() {
			w.Key(ebiten.KeyEscape)
			if err := w.Settle(); err != nil {
				return err
			}
		}
	}
	return nil
}

// match plays a match, or the beginning of a long one.
func (w *soaking) match(g rules.Game, seed uint64) error {
	info := g.Info()
	setup, err := info.Complete(rules.Setup{})
	if err != nil {
		return err
	}
	seats := make([]save.Seat, setup.Seats)
	for i := range seats[1:] {
		seats[i+1].Player = w.Player(info)
	}
	person, err := bot.New("random", seed)
	if err != nil {
		return err
	}
	w.Post(game.NewMatch{Header: save.Header{Game: info.ID, Seed: seed, Seats: seats}})
	for n := 0; n < w.Sitting && !w.over(); n++ {
		if err := w.Settle(); err != nil {
			return err
		}
		m := w.app.Match()
		if m == nil || m.Over() {
			break
		}
		w.wander(thinking)
		if m.Over() || m.Decider()&m.Humans() == 0 {
			continue
		}
		r := rules.NewRand(uint64(m.Len()))
		w.Post(game.Play{Choice: bot.Ask(context.Background(), person, m.State(), m.Decider().First(), &r).Choice})
	}
	w.Post(game.LeaveMatch{})
	return w.Settle()
}
