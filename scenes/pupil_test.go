package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/lesson"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/table"
)

// pupil is a person who does what the mentor lights, and nothing else.
type pupil struct {
	*scenestest.Guest
	t    testing.TB
	keys bool // by keyboard
}

// placer says where things lie on the screen.
type placer interface {
	Where(rules.Element) (ink.Rect, bool)
}

// still lets nothing move, as no time passes for a guest, and sets the size of the text in percent.
func still(g *scenestest.Guest, scale int) {
	s := g.App.Settings()
	s.TextSize, s.Animation = scale, settings.None
	g.App.Post(game.ChangeSettings{Settings: s})
	g.Rest(1)
}

func allLessons(g *scenestest.Guest) (list []*lesson.Lesson) {
	for _, id := range []string{"kurth", "siegestorm", "bsieged", "argot", "towersiege"} {
		list = append(list, g.App.Lessons().Of(id)...)
	}
	return list
}

func (p *pupil) learn(l *lesson.Lesson) {
	p.App.Post(game.BeginLesson{Lesson: l})
	p.settle()
	run := p.App.Lesson()
	if run == nil {
		p.t.Fatalf("no lesson; notices %v", p.App.Notices())
	}
	for n := 0; !run.Over(); n++ {
		if n > 400 {
			p.t.Fatal("the lesson does not end")
		}
		s, _ := run.Step()
		p.sees(run, s)
		p.does(run, s)
		p.settle()
		if p.t.Failed() {
			return
		}
	}
	p.ended(l)
}

// ended looks at how a lesson lies there that is over.
func (p *pupil) ended(l *lesson.Lesson) {
	p.t.Helper()
	if !p.App.Done().Has(l) {
		p.t.Error("it is not kept that the lesson was played to its end")
	}
	if box, ok := p.App.Scene().(placer).Where("table:lesson"); !ok || box.Bottom() > float64(p.H) || box.Right() > float64(p.W) {
		p.t.Errorf("the close lies at %v, %v", box, ok)
	}
	if _, told := p.App.Scene().(placer).Where("table:weighty"); told {
		if _, ok := p.App.Scene().(placer).Where("declared"); !ok {
			p.t.Error("earlier rolls are told on bare wood: the panel that they stand on lies behind the close")
		}
	}
	p.rests()
}

// rests looks whether nothing of the table calls for a click once the lesson is over.
func (p *pupil) rests() {
	p.t.Helper()
	m, mirror := p.App.Match(), p.App.Mirror()
	if m.Over() || m.Decider()&m.Humans() == 0 {
		return
	}
	if mirror.Prompt != "The lesson is over" {
		p.t.Errorf("the lesson is over, and the table says %q", mirror.Prompt)
	}
	for _, x := range p.App.Scene().(interface{ Sights() []game.Sight }).Sights() {
		if slices.Contains(x.Marks, "legal") || slices.Contains(x.Marks, "meant") {
			p.t.Errorf("the lesson is over, and %s glows: %v", x.ID, x.Marks)
		}
		if strings.HasPrefix(x.ID, "button:") {
			p.t.Errorf("the lesson is over, and %s is offered", x.ID)
		}
	}
}

// settle waits until a person is asked, or the mentor waits for Next.
func (p *pupil) settle() {
	p.t.Helper()
	for range 4000 {
		p.Rest(1)
		m := p.App.Match()
		run := p.App.Lesson()
		if !p.App.Mirror().Settled {
			p.Pass() // until a banner has gone
			continue
		}
		if run == nil || run.Over() || run.CanNext() || m.Over() || m.Decider()&m.Humans() != 0 {
			if p.Has("table:brief/read") { // what the match is about has a page of its own
				p.pick("table:brief/read")
				p.Rest(1)
			}
			return
		}
	}
	p.t.Fatal("nothing comes to rest")
}

// sees looks whether what is lit is there and is not covered by the mentor's card.
func (p *pupil) sees(run *lesson.Run, s *lesson.Step) {
	p.t.Helper()
	places := p.App.Scene().(placer)
	card, _ := places.Where("table:lesson")
	there := 0
	for _, el := range run.Stand().Lit {
		box, ok := places.Where(el)
		for _, drawer := range []rules.Element{"table:tracks", "table:log-tab"} { // the drawer in which it lies
			if !ok && el.Kind() != "button" && el.Kind() != "place" {
				box, ok = places.Where(drawer)
			}
		}
		if ok {
			there++
		} else if !s.Free {
			p.t.Errorf("step %s lights %s, which is not there", s.ID, el)
		}
		if ok && covers(card, box) {
			p.t.Errorf("step %s: the card at %v covers %s at %v", s.ID, card, el, box)
		}
	}
	if len(run.Stand().Lit) > 0 && there == 0 {
		p.t.Errorf("step %s lights nothing that is there: %v", s.ID, run.Stand().Lit)
	}
}

// covers reports whether a covers more than a tenth of b.
func covers(a, b ink.Rect) bool {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return w > 0 && h > 0 && w*h*10 > b.W*b.H
}

func (p *pupil) does(run *lesson.Run, s *lesson.Step) {
	p.t.Helper()
	if c, ok := run.Shown(); ok && !(run.CanNext() && len(s.Open) == 0) {
		m := p.App.Match()
		ahead := table.Ways(m.State(), m.State().Decision().Choices)
		way := ahead.Clicks(c)
		if s.Take == lesson.TakeOrder { // all of it follows from the last
			if last, err := m.Game().Parse(s.Open[len(s.Open)-1]); err == nil && ahead.Lead(last) != nil {
				way = ahead.Way(last)
			}
		}
		if !s.Free && !slices.Contains(run.Stand().Lit, way[0]) {
			p.t.Errorf("step %s asks for a click on %s, which is not lit", s.ID, way[0])
		}
		before := m.Len()
		for _, el := range way {
			p.pick(string(el))
			if p.settle(); p.Has("table:confirm") {
				p.pick("table:confirm")
				p.settle()
			}
			if p.App.Match().Len() != before {
				return
			}
		}
		if p.App.Match().Len() == before {
			p.t.Fatalf("step %s: %v are clicked, and nothing is played", s.ID, way)
		}
		return
	}
	switch {
	case len(s.Hover) > 0:
		for _, el := range s.Hover {
			if p.keys {
				p.focus(el)
			} else {
				p.Point(el)
			}
			p.Rest(2)
		}
	case s.Advance == lesson.ByUndo:
		p.pick("table:undo")
	case run.CanNext():
		p.pick("table:lesson/next")
	default:
		p.t.Fatalf("step %s: nothing leads on", s.ID)
	}
}

// pick clicks an element, or walks to it and presses Enter.
func (p *pupil) pick(id string) {
	p.t.Helper()
	if !p.keys {
		p.Click(id)
		return
	}
	p.focus(id)
	p.Keys(ebiten.KeyEnter)
}

// focus walks to an element with Tab.
func (p *pupil) focus(id string) {
	p.t.Helper()
	for range 300 {
		p.Keys(ebiten.KeyTab)
		if p.Focused() == id {
			return
		}
	}
	p.t.Fatalf("Tab never comes to %s", id)
}

// atLesson is a person who sits at the first step of a lesson, while nothing glides.
func atLesson(t *testing.T, g *scenestest.Guest, of, id string) *pupil {
	t.Helper()
	still(g, 100)
	l, ok := g.App.Lessons().Find(of, id)
	if !ok {
		t.Fatalf("there is no lesson %s of %s", id, of)
	}
	p := &pupil{Guest: g, t: t}
	g.App.Post(game.BeginLesson{Lesson: l})
	p.settle()
	return p
}
