package citadel

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// eventFont is the type of the words of an Event, which shrinks where it must.
func (l *layout) eventFont(words string, w, h float64) ink.Font {
	small := l.Small()
	for least := l.Font(ink.Sans, 12).Size; small.Size > least && l.eventLines(small, words, w) > h+1; {
		small.Size = math.Max(least, small.Size-0.5)
	}
	return small
}

// eventLead is the distance of the lines of an Event as a multiple of their size.
const eventLead = 1.16

func (l *layout) eventLines(f ink.Font, words string, w float64) float64 {
	return float64(len(l.Measure.Wrap(f, words, w))) * f.Size * eventLead
}

// eventNeeds is how high the slip of the newest Event has to be for all its words.
func (l *layout) eventNeeds(w float64) float64 {
	n := len(l.Events)
	if n == 0 {
		return 0
	}
	inset := slipInset(l.Pen)
	words := l.eventLines(l.Small(), l.set.Events[l.Events[n-1]].Rules().String(), w-2*inset)
	return math.Ceil(l.Line(l.Font(ink.SerifBold, 19)) + words + 2*inset + 1)
}

// events is the newest Event with its words, and how many more are active.
func (l *layout) events(box ink.Rect) {
	b := l.Fresh()
	in := slip(b, boardkit.Own(box))
	id, label := rules.Element("event:none"), "No Event"
	title := b.Font(ink.SerifBold, 19)
	head, rest := in.CutTop(b.Line(title))
	if n := len(l.Events); n == 0 {
		side := math.Min(in.H, l.Px(64))
		icon, words := in.CutLeft(side)
		b.Picture(pic("event"), ink.R(icon.X, icon.Y+(icon.H-side)/2, side, side))
		_, words = words.CutLeft(l.Gap(boardkit.Apart))
		b.Say(words, title, ink.Oak, "No Event")
	} else {
		e := &l.set.Events[l.Events[n-1]]
		id, label = rules.Element("event:"+e.ID), e.Name+". "+e.Words
		span := "this round"
		if e.Season {
			span = "this Season"
		}
		if n > 1 {
			span = rules.T("+%d more", n-1).String()
		}
		icon, words := head.CutLeft(head.H * 1.5)
		b.Picture(pic("events/"+e.ID), icon)
		_, head = words.CutLeft(l.Gap(boardkit.Close))
		side := b.Note()
		if w := b.Width(side, span); head.W-w > b.Width(title, e.Name) {
			b.Right(head, side, ink.OakLight, span)
		}
		b.Name(head, title, ink.Ink, e.Name)
		b.Lines(rest, l.eventFont(e.Words, rest.W, rest.H), ink.Ink, e.Words, eventLead)
	}
	l.OnPanel(stage.Piece{ID: id, Box: box, Look: b.List, Role: "panel", Label: label, Tip: true, Solid: true, Round: l.Px(6), Face: string(id)})
	l.Out.Opens = append(l.Out.Opens, id)
}
