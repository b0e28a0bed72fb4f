package table

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"portcullis/game/lesson"
	"portcullis/game/opponent"
	"portcullis/rules"
)

// Lesson is what a table needs to teach: the lesson that its match is, who may speak in it, what can be played
// after it, and what a person can ask the mentor for.
type Lesson struct {
	Run   *lesson.Run
	Faces opponent.List
	Then  []string // what to play afterwards, in words
	Tutor Tutor
}

// Tutor is what a person can ask for in a lesson. Like [Commands] it only posts.
type Tutor interface {
	NextStep()
	StepBack()
	PointAt(rules.Element)
	ShowStep()
	// After opens what can be played after the lesson, by its place in Then.
	After(n int)
}

// IDs of the mentor's card.
const (
	idLesson     = "table:lesson"
	idLessonNext = "table:lesson/next"
	idLessonBack = "table:lesson/back"
	idLessonShow = "table:lesson/show"
	idLessonWord = "table:lesson/word"
	idLessonLeft = "table:lesson/leave"
	idLessonThen = "table:lesson/then/"
	idLessonSign = "table:lesson/pointer"
)

// lessonTips say what the buttons of the card do.
var lessonTips = map[rules.Element]rules.Text{
	idLessonNext: rules.T("Go on. Space or Enter does so too."),
	idBriefRead:  rules.T("Go on. Space or Enter does so too."),
	idBriefBack:  rules.T("What this match is about."),
	idLessonBack: rules.T("One step back. Backspace does so too."),
	idLessonWord: rules.T("Look this word up in the rules."),
	idLessonShow: rules.T("The mentor plays this step for you."),
	idLessonLeft: rules.T("Leave the lesson. It is saved, and goes on from here whenever you like."),
}

// mentor is what the mentor's card shows, and what is lit.
type mentor struct {
	title, name, picture string
	say, word, rule      string
	answer               string   // to a click that was not meant
	names, says, looked  []string // of all steps: who speaks, what is said and what can be looked up, for the size of the card
	lit                  []rules.Element
	point                rules.Element
	next, back, show     bool
	later                bool // the step goes on by a click once others have played
	strong               bool // what is lit is lit more strongly
	over                 bool
	able, then           []string
	brief                []string // what the match is about
	close                bool     // it is no lesson: the card closes
	read                 bool     // what the match is about was read, where that has a page of its own
	turn, unturn         bool     // a button turns from what the match is about to the step, or back
	step, of             int
	at                   int // the position of the match when it was said
}

// teaches reports whether the match is a lesson that is not over.
func (t *Table) teaches() bool { return t.config.Lesson != nil && !t.config.Lesson.Run.Over() }

// closes reports whether a lesson is over and nobody has begun to play on: what is to be clicked stands on the mentor's card.
func (t *Table) closes() bool {
	return t.config.Lesson != nil && t.mentor != nil && t.config.Lesson.Run.Rests() && len(t.path.Chosen()) == 0
}

// guided reports whether the lesson says what to do.
func (t *Table) guided() bool {
	if !t.teaches() {
		return false
	}
	s, stands := t.config.Lesson.Run.Step()
	return stands && !s.Free
}

// open are the choices that can be clicked now: all legal ones, but in a lesson.
func (t *Table) openChoices() []rules.Choice {
	legal := t.base.Decision().Choices
	if t.config.Lesson == nil {
		return legal
	}
	return t.config.Lesson.Run.Open(legal)
}

// guidance is what a step of a lesson leaves of the prompt, which names all that the rules allow: the only choice that is open, or that
// the mentor is read first. Empty: the prompt says what can be done.
func (t *Table) guidance() string {
	if t.mentor == nil || !t.guided() {
		return ""
	}
	if open := t.openChoices(); len(open) == 1 && len(t.base.Decision().Choices) > 1 {
		if on := t.path.Beyond(t.mentor.point); len(on) == 1 { // what it leads on to, where the mentor asks for that
			return t.path.Sentence(on[0]).String()
		}
		return t.base.Describe(open[0]).Sentence.String()
	}
	return t.readFirst()
}

// readFirst says that the mentor is read before anybody plays on, whoever that is; as long as no Next can be clicked, others act on his
// words by themselves, which is watched. Empty: nobody waits for him.
func (t *Table) readFirst() string {
	if t.mentor == nil || t.mentor.name == "" {
		return ""
	}
	if waits := t.guided() && t.mentor.next && len(t.openChoices()) == 0; !waits && !t.listening() {
		return ""
	}
	if !t.mentor.next {
		return rules.Say("Watch what happens")
	}
	return rules.Say("Read what %s says", t.mentor.name)
}

// listening reports whether others wait until the mentor has been heard.
func (t *Table) listening() bool { return t.mode() == Waiting && t.clock < t.heard }

// hearTime is for how long at least the mentor's words stand before others act on them.
const hearTime = 1500 * time.Millisecond

// listen takes up what the mentor says now: once all that led to it was shown. What others do in the step comes no sooner than it can
// be read, at any speed but none.
func (t *Table) listen() {
	c := t.config.Lesson
	if c == nil {
		return
	}
	l, st := c.Run.Lesson(), c.Run.Stand()
	m := &mentor{
		title: l.Name().String(), say: st.Say.String(), word: st.Word.String(), rule: st.Rule, lit: st.Lit, point: st.Point,
		answer: t.scold, next: c.Run.CanNext(), later: c.Run.NextLater(), back: c.Run.CanBack(), over: c.Run.Over(),
		strong: c.Run.Refused() >= lesson.MostQuiet, show: c.Run.Refused() >= lesson.MostAlone,
	}
	for i := range l.Steps {
		s := &l.Steps[i]
		m.says, m.looked = append(m.says, s.Said().String()), append(m.looked, s.Looked().String())
		if who, ok := c.Faces.Find(cmp.Or(s.Who, l.Mentor)); ok {
			m.names = append(m.names, who.Name().String())
		}
	}
	if who, ok := c.Faces.Find(st.Who); ok {
		m.name, m.picture = who.Name().String(), who.Picture()
	}
	if m.over {
		for _, s := range l.Able {
			m.able = append(m.able, rules.Name("lesson", s).String())
		}
		m.then = c.Then
	}
	if m.step, m.of = c.Run.Number(); m.step == 1 && !m.over {
		m.brief, _ = briefOf(t.base, t.viewer)
		m.read = t.informed
	}
	m.at = t.at
	t.uncover = t.uncover || t.drawer != noDrawer && m.after(t.mentor)
	if m.after(t.mentor) && !m.next && t.mode() != Asking && t.factor() > 0 {
		t.heard = t.clock + hearTime
	}
	t.mentor, t.dirty = m, true
	t.touched = t.clock
	if st.Partly && m.point != "" && !t.waits(t.path, m.point) {
		m.point = ""
		if meant, _ := t.speaks(t.path); len(meant) > 0 {
			m.point = meant[0]
		}
	}
}

// after reports whether the mentor has said something else before, or this of another position: in a free step all is decided
// while he says the same.
func (m *mentor) after(last *mentor) bool {
	return last == nil || last.step != m.step || last.at != m.at
}

// spoken is the card in words.
func (m *mentor) spoken() string {
	said := rules.Say("%s: %s", m.name, strings.TrimSpace(strings.Join(append(slices.Clone(m.brief), m.say), " ")))
	if m.answer == "" {
		return said
	}
	return said + "\n" + m.answer
}

// refuse lets the mentor answer a click on something that is not meant, and reports whether he did.
func (t *Table) refuse(id rules.Element) bool {
	if !t.teaches() || id == "" || id.Kind() == "table" {
		return false
	}
	all := NewPath(t.base.Decision().Choices, t.base.Describe)
	for _, el := range t.path.Chosen() {
		all = all.Click(el)
	}
	said := t.config.Lesson.Run.Refuse(id, t.lights(id), all.Beyond(id))
	if said.Empty() {
		return false
	}
	t.config.sound("click")
	t.scold = said.String()
	t.relight()
	return true
}

// relight takes up what the mentor says and which choices are open, where nothing else has changed.
func (t *Table) relight() {
	if t.mode() == Asking {
		chosen := t.path.Chosen()
		t.path = t.ways()
		for _, el := range chosen {
			t.path = t.path.Click(el)
		}
	}
	t.listen()
}

// taught takes up another step.
func (t *Table) taught() {
	t.scold = ""
	if !t.play.running() && t.curtain == nil {
		t.rest()
	}
}

// attend is what a lesson looks at in every tick: what is pointed at, and for how long nobody clicked. Pointing counts once
// the page that asks for it is open: the way to the button that turns to it may lead over what is lit.
func (t *Table) attend() {
	c := t.config.Lesson
	if c == nil || t.mentor == nil || t.mode() != Asking && !c.Run.CanNext() {
		return
	}
	if hot := t.stage.Hot(); hot != t.pointed {
		t.pointed = hot
		s, ok := c.Run.Step()
		for _, el := range [...]rules.Element{hot, t.stage.Meant(hot)} {
			if ok && !t.scene.paged && slices.Contains(s.Hover, string(el)) {
				c.Tutor.PointAt(el)
				break
			}
		}
	}
	if c.Run.Nudge(int((t.clock - t.touched) / time.Second)) {
		t.scold = ""
		t.relight()
	}
}

// nudgeIn is after which time the mentor says more by himself; 0: he does not.
func (t *Table) nudgeIn() time.Duration {
	if !t.teaches() || t.config.Lesson.Run.NudgeAt() == 0 {
		return 0
	}
	return max(time.Millisecond, t.touched+time.Duration(t.config.Lesson.Run.NudgeAt())*time.Second-t.clock)
}

// helped asks the mentor instead of a computer player, and reports whether he teaches.
func (t *Table) helped() bool {
	if !t.teaches() {
		return false
	}
	t.scold = ""
	if !t.config.Lesson.Run.Help() {
		for t.config.Lesson.Run.Refused() < lesson.MostAlone {
			t.config.Lesson.Run.Refuse("", false, nil)
		}
	}
	t.relight()
	return true
}

// lessonButtons is what the buttons of the mentor's card do.
func (t *Table) lessonButtons(do map[rules.Element]func()) {
	c := t.config.Lesson
	if c == nil {
		return
	}
	do[idLessonNext], do[idLessonBack], do[idLessonShow] = c.Tutor.NextStep, c.Tutor.StepBack, c.Tutor.ShowStep
	do[idLessonLeft] = t.config.Commands.Leave
	do[idLessonWord] = func() { t.config.Commands.Rules(t.mentor.rule) }
	for i := range c.Then {
		do[thenID(i)] = func() { c.Tutor.After(i) }
	}
}

func thenID(n int) rules.Element { return rules.Element(idLessonThen + string(rune('0'+n))) }

// goesOn goes on by the mentor's card if nothing that could be clicked has the focus, and reports whether it did.
func (t *Table) goesOn() bool {
	if t.mentor == nil || !t.mentor.next && !t.scene.paged || t.covered() || t.play.running() {
		return false
	}
	if t.scene.paged {
		t.pickOwn(idBriefRead)
		return true
	}
	if hot := t.stage.Hot(); hot != "" && t.stage.Mark(t.stage.Meant(hot)).Can() {
		return false
	}
	t.pickOwn(idLessonNext)
	return true
}
