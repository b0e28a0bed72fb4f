package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/scenestest"
)

// listener is a person with a screen reader.
type listener struct {
	t     *testing.T
	g     *scenestest.Guest
	heard strings.Builder
	s     *game.Speaker
	all   []string // every line that was heard
}

func listen(t *testing.T, g *scenestest.Guest) *listener {
	l := &listener{t: t, g: g}
	l.s = game.NewSpeaker(&l.heard)
	g.App.OnMirror(func(m game.Mirror) {
		if err := l.s.Speak(m); err != nil {
			t.Fatal(err)
		}
	})
	return l
}

// hears is what was said since it was last asked.
func (l *listener) hears() []string {
	said := strings.TrimSpace(l.heard.String())
	l.heard.Reset()
	if said == "" {
		return nil
	}
	lines := strings.Split(said, "\n")
	l.all = append(l.all, lines...)
	return lines
}

// walk goes over a screen by Tab, and hears one line at each step: what the focus has come to.
func (l *listener) walk(where string, steps int) {
	l.t.Helper()
	l.g.Rest(40)
	l.hears()
	for range steps {
		before := l.g.Focused()
		l.g.Keys(ebiten.KeyTab)
		l.g.Rest(40)
		said := l.hears()
		at := l.g.Focused()
		if at == before || at == "" {
			if len(said) > 0 {
				l.t.Errorf("%s: the focus stays on %q, and it says %q", where, at, said)
			}
			continue
		}
		e := l.g.Find(at)
		if len(said) != 1 || !strings.HasPrefix(said[0], "* "+strings.TrimSuffix(e.Label, ".")) {
			l.t.Errorf("%s: at %s, %q, it says %d lines: %q", where, at, e.Label, len(said), said)
			continue
		}
		if !e.Enabled && !strings.Contains(said[0], "(not now") || e.Reason != "" && !strings.Contains(said[0], strings.TrimSuffix(e.Reason, ".")) || !strings.Contains(said[0], e.Value) {
			l.t.Errorf("%s: %+v is told as %q", where, e, said[0])
		}
	}
}

// Who cannot see the screen walks over the menu and the boards by Tab, hears at each step where the focus is, and each line
// of the log once.
func TestWhatIsHeardByTab(t *testing.T) {
	g := scenestest.Visit(t)
	l := listen(t, g)
	l.walk("the menu", 25)
	if g.Focused() == "" {
		t.Error("nothing in the menu has the focus")
	}
	for _, id := range []string{"menu:saves", "menu:records", "menu:settings", "menu:learn", "menu:about"} {
		g.At("menu")
		g.Click(id)
		l.walk(id, 10)
		g.Keys(ebiten.KeyEscape)
		g.Rest(5)
	}
	for _, id := range []string{"kurth", "siegestorm", "bsieged", "argot", "towersiege"} {
		g.At("menu")
		g.Click("game:" + id)
		l.walk("a new match of "+id, 12)
		g.Begin()
		for range 3 {
			if m := g.App.Match(); !m.Over() && m.Decider()&m.Humans() != 0 {
				g.App.Post(game.Play{Choice: m.State().Decision().Choices[0]})
			}
			g.Rest(5)
		}
		for n := 0; n < 6000 && !g.App.Mirror().Settled; n++ {
			g.Pass()
		}
		l.walk(id, 30)
		l.once(id)
		g.App.Post(game.LeaveMatch{})
		g.Rest(5)
	}
}

// once fails for a line of the log that was told more often than it stands there.
func (l *listener) once(where string) {
	l.t.Helper()
	stands, told := map[string]int{}, map[string]int{}
	m := l.g.App.Match()
	for _, line := range m.Lines(m.Humans().First()) {
		stands[line.Text.String()]++
	}
	for _, line := range l.all {
		told[line]++
	}
	heard := 0
	for line, n := range stands {
		heard += min(told[line], n)
		if told[line] > n {
			l.t.Errorf("%s: %q stands in the log %d times and is told %d times", where, line, n, told[line])
		}
	}
	if heard == 0 && len(stands) > 0 {
		l.t.Errorf("%s: nothing of the log is told", where)
	}
	l.all = nil
}
