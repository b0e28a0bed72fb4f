package scenes_test

import (
	"context"
	"math/bits"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// What others do is shown for so many ticks at most, at normal speed: one of them, one of them in the mean, and all of them
// between two decisions of the person who looks on.
const (
	second   = 60
	oneTurn  = 5*second + second/10 // what is under way when the time is over comes to its end
	meanTurn = 3 * second
	further  = second      // that each player beyond the first adds to all of them
	again    = 12 * second // what is seen again
	missions = 10 * second // before the first decision, where the other side has days of its own
)

// looksOn is a person at the real table who looks on.
type looksOn struct {
	t     *testing.T
	match *match.Match
	table *table.Table
	now   time.Duration
	told  []string // the recaps that were closed
}

// hands never reach for anything.
type hands struct{ table.Commands }

func sits(t *testing.T, games *box.Box, id string, options map[string]string, seed uint64, opponents ...string) *looksOn {
	t.Helper()
	g, err := games.Game(id)
	if err != nil {
		t.Fatal(err)
	}
	h := save.Header{Seed: seed, Options: options, Seats: []save.Seat{{Player: save.Human}}}
	for _, name := range opponents {
		if name == "me" { // the person sits behind the opponent
			h.Seats = append(h.Seats, save.Seat{Player: save.Human})
			continue
		}
		h.Seats = append(h.Seats, save.Seat{Player: name})
	}
	if slices.Contains(opponents, "me") {
		h.Seats = h.Seats[1:]
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(scenes.Kits(), func(k kit.Kit) bool { return k.ID == id })
	w := &looksOn{t: t, match: m}
	w.table = table.New(table.Config{Match: m, Board: scenes.Kits()[i].Board(), Commands: hands{}, Measure: formtest.Faces})
	return w
}

func (w *looksOn) tick(keys ...game.Key) {
	w.now += time.Second / 60
	w.table.Update(&game.Tick{Now: w.now, Delta: time.Second / 60, Input: game.Input{Keys: keys}, Screen: game.Screen{W: 1280, H: 720, Device: 1, Text: 1}})
}

// accept closes what waits for a person.
func (w *looksOn) accept(m game.Mirror) bool {
	if !slices.ContainsFunc(m.Elements, func(e game.Element) bool { return e.ID == "table:recap-accept" }) {
		return false
	}
	for _, s := range w.table.Sights() {
		if s.ID == "table:recap" {
			w.told = append(w.told, s.Label)
		}
	}
	w.tick(game.Key{Code: ebiten.KeyEnter})
	return true
}

// again sees again what happened since the person decided last, and counts the ticks until the person is asked.
func (w *looksOn) again() (ticks int) {
	w.tick(game.Key{Code: ebiten.KeyR})
	for w.tick(); !w.table.Ready() && ticks <= 60*second; w.tick() {
		ticks++
	}
	for w.accept(w.table.Mirror()) {
	}
	return ticks
}

// play plays a choice and counts the ticks in which others are shown until the next one could be played.
func (w *looksOn) play(c rules.Choice) (ticks int) {
	w.t.Helper()
	from, seat := w.match.Len(), w.match.Decider().First()
	instants, err := w.match.Show(c)
	if err != nil {
		w.t.Fatal(err)
	}
	own := w.match.Humans().Has(seat)
	w.table.Follow(game.Change{Kind: game.Played, From: from, To: w.match.Len(), Choice: c, Seat: seat, Instants: instants})
	for n := 0; ; n++ {
		m := w.table.Mirror()
		if w.accept(m) {
			continue
		}
		for _, words := range []string{" spends a token on ", " places a block."} {
			for _, said := range append(m.Notes, m.Prompt) {
				if !own && strings.Contains(said, words) {
					w.t.Errorf("what belongs together is told one by one: %s", said)
				}
			}
		}
		if w.tick(); !own || m.Others {
			ticks++
		}
		if w.table.Ready() {
			return ticks
		}
		if n > 60*second {
			w.t.Fatalf("it is shown for more than a minute: %s", m.Prompt)
		}
	}
}

// TestWhatOthersDoIsShownInTime looks on at normal speed while computers play against computers at the person's place, in every
// game with opponents, and counts the ticks for which each of them is shown between two decisions at that place.
func TestWhatOthersDoIsShownInTime(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		game      string
		options   map[string]string
		opponents []string
		choices   int
		more      uint64 // seeds beyond the first
	}{
		"argot: the North Gate":                {"argot", map[string]string{"scenario": "first_battle"}, []string{"novice:4"}, 500, 0},
		"argot: the siege, against Argot":      {"argot", map[string]string{"scenario": "full_siege", "days": "1"}, []string{"novice:4", "me"}, 500, 0},
		"argot: the siege, against Mineos":     {"argot", map[string]string{"scenario": "full_siege", "days": "1"}, []string{"soldier:10"}, 400, 0},
		"argot: the Lamplit Way":               {"argot", map[string]string{"scenario": "lamplit_way"}, []string{"novice:4"}, 300, 0},
		"argot: the campaign, against Argot":   {"argot", map[string]string{"scenario": "campaign"}, []string{"novice:4", "me"}, 260, 0},
		"siegestorm: a duel":                   {"siegestorm", nil, []string{"novice:8"}, 300, 0},
		"siegestorm: the last man, three more": {"siegestorm", map[string]string{"mode": "lms"}, []string{"novice:4", "novice:4", "novice:4"}, 300, 0},
		"bsieged: two more":                    {"bsieged", nil, []string{"novice:4", "novice:4"}, 200, 0},
		"towersiege: a duel":                   {"towersiege", nil, []string{"squire"}, 300, 3},
		"towersiege: three more":               {"towersiege", nil, []string{"squire", "warden", "squire"}, 300, 0},
	} {
		t.Run(name, func(t *testing.T) {
			if *positions < 10 {
				c.choices /= 3
			}
			for seed := range 1 + c.more {
				timed(t, sits(t, games, c.game, c.options, seed+1, c.opponents...), seed+1, c.choices/int(1+2*min(seed, 1)))
			}
		})
	}
}

// timed plays a match and holds what is shown against the limits.
func timed(t *testing.T, w *looksOn, seed uint64, choices int) {
	t.Helper()
	players := make([]bot.Player, len(w.match.Seats()))
	for i, s := range w.match.Seats() {
		name := s.Player
		if name == save.Human {
			if name = "novice:4"; w.match.Info().ID == "towersiege" {
				name = "squire"
			}
		}
		p, err := bot.New(name, seed+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		players[i] = p
	}
	r := rules.NewRand(seed)
	turns, sum, longest, most, stretch := 0, 0, 0, 0, map[[2]int]int{}
	asked, once := 0, 0 // decisions of the person, and the longest that was seen again
	for n := 0; n < choices && !w.match.Over(); n++ {
		seat := w.match.Decider().First()
		own := w.match.Humans().Has(seat)
		if own {
			all := 0
			for _, ticks := range stretch {
				turns, sum, longest, all = turns+1, sum+ticks, max(longest, ticks), all+ticks
			}
			if n > 0 && w.match.LastOf(seat) == 0 && all > missions {
				t.Errorf("seed %d: before the first decision others are shown for %d ticks", seed, all)
			}
			most = max(most, all)
			if all > oneTurn+(len(w.match.Seats())-bits.OnesCount64(uint64(w.match.Humans()))-1)*further {
				t.Errorf("seed %d, choice %d: others are shown for %d ticks between two decisions", seed, n, all)
			}
			if asked++; asked%7 == 0 {
				ticks := w.again()
				limit := again
				if w.match.Info().ID == "bsieged" {
					limit += second / 5 // what is under way comes to its end
				}
				if once = max(once, ticks); ticks > limit {
					t.Errorf("seed %d, choice %d: what is seen again takes %d ticks", seed, n, ticks)
				}
			}
			clear(stretch)
		}
		answer := bot.Ask(context.Background(), players[seat], w.match.State(), seat, &r)
		notation := w.match.Game().Notation(answer.Choice)
		of := [2]int{int(seat), w.match.State().Progress().Turn}
		ticks := w.play(answer.Choice)
		if own {
			of[0] = int(rules.NoSeat)
		}
		if stretch[of] += ticks; stretch[of] > oneTurn && stretch[of]-ticks <= oneTurn {
			t.Errorf("seed %d, choice %d, %s: turn %d of seat %d is shown for %d ticks", seed, n, notation, of[1], of[0], stretch[of])
		}
	}
	if turns == 0 {
		t.Fatal("nothing was shown")
	}
	t.Logf("seed %d: %d turns of %d ticks in the mean, at most %d; %d between two decisions, %d seen again", seed, turns, sum/turns, longest, most, once)
	if sum > meanTurn*turns {
		t.Errorf("seed %d: a turn is shown for %d ticks in the mean", seed, sum/turns)
	}
}
