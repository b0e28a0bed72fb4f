package scenes_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/lesson"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/table"
)

// seer says where things lie on the screen, and what glows because a lesson waits for it.
type seer interface {
	placer
	Glows(rules.Element) bool
	Under(x, y float64) rules.Element
	Begun() bool
}

// Whatever glows in a lesson or is pointed at, clicked in its middle by the pixel, leads on: in every step of every lesson, in
// windows small and large, with larger text too. What is only spoken of does not glow; where the mentor waits for nothing but
// to be read, or for one choice, a click on it goes on, and where for one of several it is told what the light means. Nothing covers what is lit: not the mentor's card, which lies always at the same place,
// as Next does, nor the hand, which points from beside. Each lesson is looked at once,
// at one of the looks; make fuzz looks at each at all of them.
func TestWhatIsLitAnswers(t *testing.T) {
	looks := []struct{ w, h, scale int }{{1024, 640, 100}, {1024, 640, 160}, {1280, 720, 160}, {1920, 1080, 100}, {1280, 720, 100}}
	for i, look := range looks {
		g := scenestest.Visit(t)
		for n, l := range allLessons(g) {
			if n%len(looks) != i && *positions < 10 { // each lesson at one look; at the last one the guest plays them all (cmd/portcullis/evening)
				continue
			}
			t.Run(fmt.Sprintf("%s/%s/%dx%d at %d", l.Game, l.ID, look.w, look.h, look.scale), func(t *testing.T) {
				g := scenestest.Visit(t)
				g.W, g.H = look.w, look.h
				still(g, look.scale)
				(&eyes{pupil: &pupil{Guest: g, t: t}}).learn(l)
			})
		}
	}
}

// eyes is a pupil who tries everything that is lit before going on.
type eyes struct {
	*pupil
	card, next ink.Rect // where the mentor's card lay, and the button that turns to what he says next
}

func (p *eyes) learn(l *lesson.Lesson) {
	p.App.Post(game.BeginLesson{Lesson: l})
	p.Rest(2)
	if p.Has("table:brief/open") {
		p.t.Error("what the match is about is behind a button")
	}
	p.settle()
	run := p.App.Lesson()
	for n := 0; !run.Over(); n++ {
		if n > 400 {
			p.t.Fatal("the lesson does not end")
		}
		s, _ := run.Step()
		p.docked(s)
		p.sees(run, s)
		p.tries(run, s)
		p.X, p.Y = -1, -1
		p.Tick(game.Input{Moved: true})
		p.does(run, s)
		p.settle()
	}
	p.ended(l)
}

// docked looks whether the card and Next lie where they lay, and whether the card or the hand covers what is lit or pointed at.
func (p *eyes) docked(s *lesson.Step) {
	p.t.Helper()
	see := p.App.Scene().(seer)
	card, _ := see.Where("table:lesson")
	if p.card.W > 0 && (card.X != p.card.X || card.Y != p.card.Y || card.W != p.card.W) {
		p.t.Errorf("step %s: the card has gone from %v to %v", s.ID, p.card, card)
	}
	p.card = card
	switch next, ok := see.Where("table:lesson/next"); {
	case !ok:
	case p.next.Empty():
		p.next = next
	case p.next != next:
		p.t.Errorf("step %s: Next lies at %v, and lay at %v", s.ID, next, p.next)
	}
	if card.Right() > float64(p.W) || card.Bottom() > float64(p.H) {
		p.t.Errorf("step %s: the card at %v stands out of the screen", s.ID, card)
	}
	hand, points := see.Where("table:lesson/pointer")
	if both := hand.Intersect(card); points && !both.Empty() {
		p.t.Errorf("step %s: the hand at %v lies below the card at %v", s.ID, hand, card)
	}
	stand := p.App.Lesson().Stand()
	for _, el := range stand.Lit {
		box, ok := see.Where(el)
		if !ok {
			continue
		}
		if card.Overlaps(box) {
			p.t.Errorf("step %s: the card at %v lies over %s at %v", s.ID, card, el, box)
		}
		if points && el == stand.Point && hand.Overlaps(box) {
			p.t.Errorf("step %s: the hand at %v lies on %s at %v", s.ID, hand, el, box)
		}
	}
}

// tries clicks the middle of everything that is lit, each from where the step began.
func (p *eyes) tries(run *lesson.Run, s *lesson.Step) {
	p.t.Helper()
	if s.Advance == lesson.ByUndo {
		return // does does it, and there is no way back
	}
	for _, el := range slices.Clone(run.Stand().Lit) {
		see := p.App.Scene().(seer)
		box, ok := see.Where(el)
		x, y := box.Center()
		glows := see.Glows(el)
		if !ok || box.Empty() || x < 0 || y < 0 || x >= float64(p.W) || y >= float64(p.H) {
			continue
		}
		n, refused, looks := p.App.Match().Len(), run.Refused(), p.looks()
		p.at(x, y)
		hit := see.Under(x, y)
		if slices.Contains(s.Hover, string(el)) {
			if now, _ := run.Step(); now == s && !run.Pointed()[el] {
				p.t.Errorf("step %s: %s is pointed at in its middle, where %s lies, and nothing comes of it", s.ID, el, hit)
			}
			p.back(s, n)
			continue
		}
		p.Tick(game.Input{Pressed: true, Down: true})
		p.Tick(game.Input{Released: true})
		p.settle()
		now, _ := run.Step()
		switch {
		case now != s || p.App.Match().Len() != n:
		case p.App.Lesson() == nil || p.App.Scene().Name() != "board":
		case run.Refused() != refused && !glows && !p.alone(s, el) && !strings.Contains(p.Notes(), run.Lesson().Wrong):
		case run.Refused() == refused && !glows && s.Free:
		case run.Refused() != refused:
			p.t.Errorf("step %s: a click on %s, where %s lies, is refused: %s", s.ID, el, hit, strings.SplitN(p.Notes(), "\n", 3)[:2])
		case p.looks() == looks && el.Kind() != "table":
			p.t.Errorf("step %s: nothing comes of a click on %s (glows %v), where %s lies", s.ID, el, glows, hit)
		}
		p.back(s, n)
	}
}

// alone reports whether a step leaves one choice, and an element stands for none itself.
func (p *eyes) alone(s *lesson.Step, el rules.Element) bool {
	state := p.App.Match().State()
	legal := state.Decision().Choices
	return !s.Free && len(p.App.Lesson().Open(legal)) == 1 && !table.NewPath(legal, state.Describe).Can(el)
}

// looks is what is on the screen in words.
func (p *eyes) looks() string {
	m := p.App.Mirror()
	var b strings.Builder
	b.WriteString(m.Scene + m.Prompt)
	for _, e := range m.Elements {
		fmt.Fprint(&b, e.ID, e.Chosen, e.Enabled, e.Value, ";")
	}
	return b.String()
}

func (p *eyes) at(x, y float64) {
	p.X, p.Y = x, y
	p.Tick(game.Input{Moved: true})
	p.Rest(2)
}

// back goes back to where a step began.
func (p *eyes) back(s *lesson.Step, n int) {
	p.t.Helper()
	p.X, p.Y = -1, -1
	p.Tick(game.Input{Moved: true})
	for range 6 {
		if p.App.Scene().Name() != "board" || p.Has("table:close") || p.Has("table:cancel") || p.App.Scene().(seer).Begun() {
			p.Keys(ebiten.KeyEscape)
			p.settle()
			continue
		}
		run := p.App.Lesson()
		now, stands := run.Step()
		switch {
		case stands && now == s && p.App.Match().Len() == n:
			return
		case p.App.Match().Len() < n: // of a step with several choices one was played before
			p.App.Post(game.RedoTo{N: n})
		case stands && now == s:
			p.App.Post(game.UndoTo{N: n})
		default:
			p.App.Post(game.StepBack{})
		}
		p.settle()
	}
	now, _ := p.App.Lesson().Step()
	p.t.Fatalf("there is no way back to step %s from %s on %s, %d of %d", s.ID, now.ID, p.App.Scene().Name(), p.App.Match().Len(), n)
}

// What the match of a lesson is about hangs down over the panels, and Next turns to the first step, Back to it: nothing on the
// board moves for it.
func TestTheTableStandsStillBelowTheMentor(t *testing.T) {
	for _, look := range []struct{ w, h, scale int }{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 160}} {
		for _, l := range allLessons(scenestest.Visit(t)) {
			t.Run(fmt.Sprintf("%s/%s/%dx%d at %d", l.Game, l.ID, look.w, look.h, look.scale), func(t *testing.T) {
				g := scenestest.Visit(t)
				g.W, g.H = look.w, look.h
				still(g, look.scale)
				g.App.Post(game.BeginLesson{Lesson: l})
				g.Rest(3)
				lies := func() map[rules.Element]ink.Point {
					at := map[rules.Element]ink.Point{}
					for _, e := range g.App.Mirror().Elements {
						if id := rules.Element(e.ID); id.Kind() != "table" {
							box, _ := g.App.Scene().(placer).Where(id)
							at[id] = box.Middle() // what is lit may be larger
						}
					}
					return at
				}
				if !g.Has("table:brief/read") {
					t.Fatal("it is not said what the match is about")
				}
				for _, x := range g.App.Scene().(interface{ Sights() []game.Sight }).Sights() {
					if slices.Contains(x.Marks, "pointed") {
						t.Errorf("%s is marked as pointed at, which the page does not do", x.ID)
					}
				}
				first := lies()
				g.Click("table:brief/read")
				g.X, g.Y = -1, -1
				g.Tick(game.Input{Moved: true})
				if g.Has("table:brief/read") || !g.Has("table:brief/back") {
					t.Fatal("Next does not turn to the step")
				}
				for id, at := range lies() {
					if was, ok := first[id]; ok && math.Hypot(was.X-at.X, was.Y-at.Y) > 0.1 {
						t.Errorf("%s lay at %v and lies at %v", id, was, at)
					}
				}
				g.Click("table:brief/back")
				if !g.Has("table:brief/read") {
					t.Error("Back does not turn to what the match is about")
				}
			})
		}
	}
}

// Who shall read the odds of places before any choice is open finds them in their tooltips.
func TestWhatIsPointedAtTellsWhatTheRulesAllow(t *testing.T) {
	g := scenestest.Visit(t)
	atLesson(t, g, "kurth", "k1")
	s, _ := g.App.Lesson().Step()
	told := g.App.Scene().(interface{ Tells(rules.Element) []string })
	for el, want := range map[string]string{"place:grain_market": "72 %", "place:armory": "83 %", "place:scriptorium": "no attack"} {
		if !slices.Contains(s.Hover, el) {
			t.Fatalf("step %s does not ask to point at %s", s.ID, el)
		}
		if tip := strings.Join(told.Tells(rules.Element(el)), "\n"); !strings.Contains(tip, want) {
			t.Errorf("the tooltip of %s does not say %q: %s", el, want, tip)
		}
	}
}

// A step asks for one thing: while a mentor waits for a click the prompt names what he asks for, and no large button another way.
func TestAStepAsksForOneThing(t *testing.T) {
	g := scenestest.Visit(t)
	p := atLesson(t, g, "towersiege", "t1")
	run := g.App.Lesson()
	for n := 0; n < 20; n++ {
		s, _ := run.Step()
		if s.ID == "knock" {
			break
		}
		p.does(run, s)
		p.settle()
	}
	told := g.App.Scene().(interface{ Tells(rules.Element) []string })
	if words := strings.Join(told.Tells("table:prompt"), " "); !strings.Contains(words, "Attack Suyin with Skeleton") || strings.Contains(words, "Enter Combat") {
		t.Errorf("the screen asks: %s", words)
	}
	if box, ok := g.App.Scene().(placer).Where("do:combat"); ok && box.H > 40 {
		t.Errorf("To Combat is the large button, at %v", box)
	}
}
