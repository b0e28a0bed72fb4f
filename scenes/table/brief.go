package table

import (
	"fmt"
	"hash/fnv"
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Briefs are what the person at this machine has been told once: what a match of a game, a mode and a scenario is about.
type Briefs interface {
	Told(key string) bool
	Tell(key string)
}

// IDs of the card that says what a match is about.
const (
	idBrief      = "table:brief"
	idBriefClose = "table:brief/close"
	idBriefBack  = "table:brief/back"
	idBriefRead  = "table:brief/read"
	briefType    = 16
)

// briefOf is what a match is about to a seat, one sentence each: how it is won, how it is lost, what a turn is.
func briefOf(s rules.State, seat rules.Seat) (lines []string, at []rules.Element) {
	b, ok := s.(rules.Briefer)
	if !ok || seat == rules.NoSeat {
		return nil, nil
	}
	brief := b.Brief(seat)
	return []string{brief.Aim.String(), brief.Loss.String(), brief.Turn.String()}, brief.At
}

// briefKey tells what matches are about apart: ten signs for each set of sentences.
func briefKey(game string, lines []string) string {
	h := fnv.New32a()
	for _, l := range lines {
		fmt.Fprintln(h, l)
	}
	return fmt.Sprintf("%.1s-%08x", game, h.Sum32())
}

// brief says at the first question of a match what it is about, to who has not been told yet, until it is closed or
// something is played.
func (t *Table) brief() {
	c := &t.config
	t.about, t.briefing = nil, ""
	if c.Lesson != nil || c.Briefs == nil || t.mode() != Asking {
		return
	}
	lines, at := briefOf(t.base, t.viewer)
	if lines == nil || c.Briefs.Told(briefKey(t.info.ID, lines)) {
		return
	}
	t.briefing, t.abrupt = briefKey(t.info.ID, lines), true
	t.about = &mentor{name: rules.Say("What this match is about"), brief: lines, lit: at, close: true}
}

// briefArticle is what the match is about at reading size, for who looks closely at the card.
func (t *Table) briefArticle() rules.Article {
	a := rules.Article{Title: rules.T("What this match is about")}
	if b, ok := t.base.(rules.Briefer); ok && t.viewer != rules.NoSeat {
		brief := b.Brief(t.viewer)
		a.Body = []rules.Text{brief.Aim, brief.Loss, brief.Turn}
	}
	return a
}

// speaker is who speaks in the dock: the mentor of a lesson, or what the match is about.
func (t *Table) speaker() *mentor {
	if t.mentor != nil {
		return t.mentor
	}
	return t.about
}

// briefTurn turns the mentor's card to what the first step says, or back to what the match is about.
func (t *Table) briefTurn(read bool) {
	t.informed, t.abrupt, t.scold = read, true, ""
	t.relight()
}

// briefDone closes the card, for good.
func (t *Table) briefDone() {
	if t.about == nil {
		return
	}
	t.config.Briefs.Tell(t.briefing)
	t.about, t.dirty, t.abrupt = nil, true, true
}

// briefed lays the sentences of a brief out, each with a bullet.
func (c *card) briefed(w *form.Writer, lines []string) {
	if len(lines) == 0 {
		return
	}
	k := w.Toolkit
	f := k.Font(ink.Sans, briefType)
	dot := math.Max(3, math.Round(f.Size*0.34))
	x, width := w.X, w.W
	for i, line := range lines {
		if i > 0 {
			w.Skip(k.Gap() * 0.35)
		}
		c.look.Disc(ink.R(x, w.Y+(k.Line(f)-dot)/2, dot, dot), ink.OakLight)
		w.X, w.W = x+dot*2, width-dot*2
		w.Para(f, ink.Ink, line)
		w.X, w.W = x, width
	}
	w.Skip(k.Gap() * 0.4)
	c.look.Fill(ink.R(x, w.Y, width, math.Max(1, k.Px(1.5))), ink.OakLight.Alpha(0.5), 0)
	w.Skip(k.Gap() * 0.5)
}
