package guest

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// table is a match under way.
type table struct {
	g      *Guest
	m      Match
	rand   *rand.Rand
	played Played
	asked  map[string]*asking // by what is asked
	clicks int                // of the decision under way
	stuck  int
	person string            // behind which lifted curtain the match is played
	known  map[string]string // the last line of the log that a person has read, by person; none: has not looked yet
}

// asking is a question that is asked again and again.
type asking struct {
	times, on int    // how often, and how often the advice was the button to go on
	button    string // that button
}

const mostStuck = 12

// sit plays until the match is over, its turns are played, or the time is.
func (t *table) sit() {
	g := t.g
	g.away()
	s, _ := g.rest()
	if e, ok := s.element("table:lift"); ok && e.Enabled { // the first one is asked behind it
		t.returned(s, e)
		g.away()
		s, _ = g.rest()
	}
	t.first(s)
	for n := 0; t.stuck < mostStuck && !g.late(); n++ {
		g.where.At = fmt.Sprintf("decision %d: %s", t.played.Decisions+1, short(s.Prompt, 60))
		g.judge(s)
		if t.over(s) {
			t.played.Over = true
			break
		}
		if t.m.Most > 0 && t.played.Decisions >= t.m.Most || t.m.Turns > 0 && turn(s) > t.m.Turns {
			break
		}
		before := s.print()
		s = t.act(s)
		if len(s.kind("curtain")) == 0 {
			t.reads(s)
		}
		if s.print() == before {
			t.stuck++
		} else {
			t.stuck = 0
		}
	}
	if t.stuck >= mostStuck {
		g.find(Stuck, short(s.Prompt, 60), "nothing leads on")
	}
	t.always()
	g.home()
}

// numbered finds the number of a turn or round in words.
var numbered = regexp.MustCompile(`(?i)\b(?:turn|round) (\d+)\b`)

// turn is the number of the turn as the screen tells it; 0: it does not.
func turn(s screen) int {
	for _, x := range s.Sights {
		if x.Kind != "" || !strings.HasPrefix(x.ID, "table:") {
			continue
		}
		for _, w := range x.Writings {
			if found := numbered.FindStringSubmatch(w.Text); found != nil {
				n, _ := strconv.Atoi(found[1])
				return n
			}
		}
	}
	return 0
}

// first looks whether the first screen tells the aim.
func (t *table) first(s screen) {
	var all []string
	for _, x := range s.Sights {
		if x.Kind != "curtain" && (x.ID == "table:prompt" || x.ID == "table:help" || x.Kind == "banner" || x.Kind == "dialog" || x.Kind == "mentor") {
			all = append(all, x.Label)
			for _, w := range x.Writings {
				all = append(all, w.Text)
			}
		}
	}
	t.g.where.At = "first prompt"
	t.g.aim(strings.Join(all, " "), "first prompt")
}

// over reports whether the match is over.
func (t *table) over(s screen) bool {
	if s.Scene == "results" || s.Scene == "menu" {
		return true
	}
	_, ended := s.element("table:result")
	return ended
}

// act does one thing: what stands in the way, or what the advice is, or something else that a guest does now and then.
func (t *table) act(s screen) screen {
	g := t.g
	for _, id := range []string{"table:lift", "table:confirm"} {
		if e, ok := s.element(id); ok && e.Enabled {
			if id == "table:lift" {
				return t.returned(s, e)
			}
			t.clicks++
			return t.waited(e.Rect)
		}
	}
	if len(s.kind("veil")) > 0 {
		return g.key(ebiten.KeyEscape)
	}
	legal := pickable(s)
	if len(legal) == 0 {
		g.p.Tick(30)
		now, _ := g.rest()
		return now
	}
	if t.clicks == 0 {
		t.asks(s, legal)
		if t.played.Decisions%9 == 8 {
			t.around(s)
			s, _ = g.rest()
		}
	}
	return t.choose(s)
}

// pickable are the things that can be picked for the match.
func pickable(s screen) (list []game.Sight) {
	for _, x := range s.marked("legal") {
		if x.Role != "" {
			list = append(list, x)
		}
	}
	return list
}

// choose follows the advice that the program gives, or takes something that glows.
func (t *table) choose(s screen) screen {
	g := t.g
	hinted := s.marked("hinted")
	if len(hinted) == 0 && t.played.Decisions%max(1, t.m.Advice) == 0 {
		if e, ok := s.element("table:hint"); ok && e.Enabled {
			g.point(middle(e.Rect))
			s, _ = g.press()
			g.tally.Clicks-- // to ask is no click of the decision
			g.judge(s)
			hinted = s.marked("hinted")
		}
	}
	first := t.clicks == 0
	x, ok := t.pick(s, hinted)
	if !ok {
		return s
	}
	if first {
		t.advised(s, x, len(hinted) > 0)
	}
	t.clicks++
	g.others = 0
	now, _ := g.touch(x)
	g.develop(now)
	if len(now.marked("chosen")) == 0 && len(now.marked("hinted")) == 0 && len(now.kind("veil")) == 0 { // it was decided
		t.decided()
	}
	return now
}

// pick is what is hinted, else something that glows, else anything that can be picked.
func (t *table) pick(s screen, hinted []game.Sight) (game.Sight, bool) {
	for _, list := range [][]game.Sight{hinted, s.marked("sensible"), pickable(s)} {
		list = slices.DeleteFunc(slices.Clone(list), func(x game.Sight) bool { return x.Role == "" || !has(x, "legal") && !has(x, "hinted") })
		if t.stuck > 1 {
			list = slices.DeleteFunc(list, func(x game.Sight) bool { return has(x, "hinted") })
		}
		if len(list) > 0 {
			return list[t.rand.IntN(len(list))], true
		}
	}
	return game.Sight{}, false
}

// decided counts a decision.
func (t *table) decided() {
	t.played.Decisions++
	t.played.Clicks += t.clicks
	t.played.PerChoice = append(t.played.PerChoice, t.clicks)
	t.clicks = 0
	if t.g.others > 0 {
		t.played.Waits = append(t.played.Waits, t.g.others)
	}
}

// waited clicks a place, and counts the time until nothing moves.
func (t *table) waited(r [4]int) screen {
	t.g.point(middle(r))
	t.g.others = 0
	s, _ := t.g.press()
	t.g.judge(s)
	t.decided()
	return s
}

// returned lifts the curtain, and looks whether what happened is shown. There is nothing to show where the log ends as the
// person has read it, where in the first turn a person looks for the first time, and, where nothing moves, if no recap comes
// up, since nobody was hurt, and a button shows it all again.
func (t *table) returned(s screen, lift game.Element) screen {
	g := t.g
	g.point(middle(lift.Rect))
	g.others = 0
	now, took := g.press()
	g.judge(now)
	t.person = lift.Label
	t.played.Returns++
	const shown = 90 // ticks: something is played again
	switch {
	case took > shown || g.others > 0 || now.recaps():
		t.played.Told++
	case g.still && now.again():
		t.played.Returns--
	case t.missed(now):
		g.find(Untold, "curtain", "it lifts and nothing tells what happened since")
	default:
		t.played.Returns--
	}
	t.reads(now)
	return now
}

// missed reports whether something has happened that the person at the screen does not know.
func (t *table) missed(s screen) bool {
	read, looked := t.known[t.person]
	if !looked {
		return turn(s) > 1
	}
	last := s.lastLine()
	return last == "" || last != read
}

// recaps reports whether a sheet tells what happened since the last decision or turn, or a line or two beside the buttons.
func (s screen) recaps() bool {
	digest, ok := s.sight("table:digest")
	return ok && len(digest.Writings) > 0 || strings.Contains(strings.ToLower(s.written("dialog")), "since your last ")
}

// again reports whether what happened can be seen again.
func (s screen) again() bool {
	e, ok := s.element("table:again")
	return ok && e.Enabled
}

// reads notes how far the person at the screen has read.
func (t *table) reads(s screen) { t.known[t.person] = s.lastLine() }

// lastLine is the last line of the log that is seen; empty: none is.
func (s screen) lastLine() (words string) {
	last := -1
	for _, x := range s.Sights {
		row, isLine := strings.CutPrefix(x.ID, "table:line/")
		if n, err := strconv.Atoi(row); isLine && err == nil && n > last {
			last, words = n, fmt.Sprint(n, " ", x.Label)
		}
	}
	return words
}
