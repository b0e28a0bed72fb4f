package guest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"portcullis/game"
)

// Match is how a match is played.
type Match struct {
	Door   string // of the game on the menu, as it is called there; empty: the first
	Mode   int    // which of its modes or scenarios, in their order on the screen
	People int    // at the machine, at least 1; computers take the other seats
	Turns  int    // how many turns are played; 0: to the end
	Most   int    // how many decisions at most; 0: any number
	Frames int    // how many frames are looked at while something moves
	Advice int    // at each how many decisions the program is asked for advice; 0: at each
	Seed   uint64
}

// Game is a game on the menu.
type Game struct {
	ID    string // such as "argot"
	Label string // as it is called on the menu
	Modes int    // how many modes or scenarios it offers, at least 1
}

// Games are the games on the menu.
func (g *Guest) Games() (list []Game) {
	for _, d := range doors(g.home(), "game:", "button") {
		game := Game{ID: gameOf(d.id), Label: d.label, Modes: 1}
		if e, ok := g.home().labelled(d.label); ok {
			game.Modes = max(1, len(g.modes(g.strike(e))))
		}
		list = append(list, game)
	}
	g.home()
	return list
}

// gameOf is the game to which a door of the menu leads.
func gameOf(id string) string {
	game, _, _ := strings.Cut(strings.TrimPrefix(id, "game:"), "/")
	return game
}

// modes are the tabs of the first option, or its choices, below the edge of the list too.
func (g *Guest) modes(s screen) (list []game.Element) {
	s = g.scrollIn(s, 100)
	first, none := "", 0
	for none < 3 {
		found := len(list)
		for _, e := range modesOf(s, first) {
			if first, _, _ = strings.Cut(e.ID, "="); !slices.ContainsFunc(list, func(o game.Element) bool { return o.ID == e.ID }) {
				list = append(list, e)
			}
		}
		if none++; len(list) > found {
			none = 0
		}
		s = g.scrollIn(s, -2)
	}
	g.scrollIn(s, 100)
	return list
}

// choose settles the mode of a match, and tells how it is called.
func (g *Guest) choose(s screen, mode int) (screen, string) {
	modes := g.modes(s)
	s = g.look()
	if mode >= len(modes) {
		return s, "usual"
	}
	want := modes[mode]
	if want.Chosen || !want.Enabled {
		return s, want.Label
	}
	for range 12 {
		if e, ok := s.element(want.ID); ok {
			return g.strike(e), want.Label
		}
		s = g.scrollIn(s, -2)
	}
	g.find(Stuck, "new match", "%q is not found again", want.Label)
	return s, want.Label
}

// modesOf are the tabs of an option, or its choices, as far as they are seen; empty: of the first.
func modesOf(s screen, first string) (list []game.Element) {
	for _, e := range s.Elements {
		option, _, found := strings.Cut(e.ID, "=")
		if !found || !strings.HasPrefix(option, "option:") || e.Role != "tab" && e.Role != "choice" {
			continue
		}
		if first == "" {
			first = option
		}
		if option == first {
			list = append(list, e)
		}
	}
	return list
}

// Play plays a match from the menu on.
func (g *Guest) Play(m Match) {
	s := g.home()
	e, ok := s.labelled(m.Door)
	if !ok {
		g.find(Stuck, "menu", "there is no game %q", m.Door)
		return
	}
	g.where.Game = gameOf(e.ID)
	g.where.Part, g.where.At = "new match", "menu"
	s = g.strike(e)
	s, mode := g.choose(s, m.Mode)
	g.where.Part = fmt.Sprintf("%s, seed %d", mode, m.Seed)
	if m.People > 1 {
		g.where.Part = fmt.Sprintf("%s, %d people, seed %d", mode, m.People, m.Seed)
	}
	if s, ok = g.seated(s, m.People); !ok {
		return // it is for one
	}
	begin, ok := s.labelled("Begin the siege")
	if !ok {
		begin, ok = s.element("new:begin")
	}
	if !ok || !begin.Enabled {
		g.find(Stuck, "new match", "it cannot be begun: %s", begin.Reason)
		return
	}
	g.reel = reel{left: m.Frames}
	t := &table{g: g, m: m, rand: rand.New(rand.NewPCG(m.Seed, 7)), asked: map[string]*asking{}, known: map[string]string{}}
	t.played.Where = g.where
	g.strike(begin)
	t.sit()
	g.tally.Matches = append(g.tally.Matches, t.played)
}

// seated makes people of the first seats that are computers', and of more seats where there are too few; false: there are not
// so many seats.
func (g *Guest) seated(s screen, people int) (screen, bool) {
	for seat := range people {
		s = g.scrollIn(s, 100)
		e, ok := g.chair(s, seat, people > 1)
		if !ok && people > 1 {
			s = g.scrollIn(s, 100)
			count, more := s.element(fmt.Sprintf("seats:%d", people))
			if !more || !count.Enabled {
				return s, false
			}
			s = g.strike(count)
			e, ok = g.chair(s, seat, true)
		}
		switch {
		case !ok && people > 1:
			return s, false
		case ok && e.Enabled && !e.Chosen:
			s = g.strike(e)
		}
	}
	return s, true
}

// chair finds the button that has a person sit on a seat, below the edge of the list too if it is looked for there.
func (g *Guest) chair(s screen, seat int, below bool) (game.Element, bool) {
	id := fmt.Sprintf("seat:%d:person", seat)
	e, ok := s.element(id)
	for n := 0; !ok && n < 6 && below; n++ {
		s = g.scrollIn(s, -2)
		e, ok = s.element(id)
	}
	return e, ok
}
