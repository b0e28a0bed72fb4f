package table

import (
	"math"
	"slices"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// idDigest is the digest.
const idDigest = "table:digest"

// digestType is the size of its type, in design units; digestLog is the part of its least height that the log keeps beside it.
const (
	digestType = 16
	digestLog  = 0.55
)

// head is the line above so many lines of it, and how much more there is.
func (d *digest) head(lines int) (title, more string) {
	title = d.since.said()
	if d.folded {
		return title, rules.Say("show")
	}
	if n := d.more + len(d.list) - lines; n > 0 {
		more = rules.Say("%d more", n)
	}
	return title, more
}

// shown are the lines of it as they can be set: none where it is folded.
func (d *digest) shown() [][]string {
	if d.folded {
		return [][]string{nil}
	}
	return d.forms()
}

// digestColumn lays the digest between log and buttons, whose first is at top: in as many words as the log has room for beside its
// newest line, or beside its title where no words are so few that tell of everything: what others did is news, the newest line is mostly what the
// person saw to. Where there is no room for that either, it tells of as much as it can: losses and blows at the person before all else.
func (s *sheet) digestColumn(f *frame, v view, top float64) {
	if !v.digest.folded && v.digest.repeats(s.newestLines(f.log, v.record)) {
		return
	}
	least := math.Round(f.leastLog(s.kit) * digestLog)
	beside, bare := math.Max(least, s.newestLine(f.log.W, v.record)), math.Min(least, bareLog(s.kit))
	for kept := len(v.digest.list); kept > 0; kept-- {
		if s.digestBelow(f, v, kept, beside, top) || s.digestBelow(f, v, kept, bare, top) {
			return
		}
	}
}

// newest is of how many lines at the end of the log nobody overlooks that they are new.
const newest = 3

// newestLines are the lines at the end of the log that nobody overlooks: as many of them as stand whole in a log of that size.
func (s *sheet) newestLines(box ink.Rect, r record) []match.Line {
	n, room := len(r.lines), box.H-bareLog(s.kit)
	for n > max(0, len(r.lines)-newest) {
		if room -= s.logRow(r.lines[n-1], box.W-2*panelPad(s.kit), math.Inf(1)).height; room < 0 {
			break
		}
		n--
	}
	return r.lines[n:]
}

// repeats reports whether a digest says nothing but what the newest lines of the log beside it say in the same words: that is told once, where
// See again shows it.
func (d *digest) repeats(log []match.Line) bool {
	if d.more > 0 || d.whole != nil || d.passed != "" {
		return false
	}
	return !slices.ContainsFunc(d.list, func(x tiding) bool {
		return len(x.why) > 0 || !slices.ContainsFunc(log, func(l match.Line) bool { return l.Text.String() == x.words })
	})
}

// digestBelow lays the digest below so much of the log, in so many lines at least. False: it has no room there in any words.
func (s *sheet) digestBelow(f *frame, v view, kept int, log, top float64) bool {
	d, by, tones := v.digest, v.by, ink.TonesFor(v.moment.Tones)
	k := s.kit
	gap := math.Max(4, k.Px(12))
	if help, ok := s.box("table:help"); ok && help.Y < top && help.X >= f.controls.X {
		top = help.Y
	}
	room := ink.R(f.log.X, f.log.Y+log+f.gap, f.log.W, 0)
	room.H = top - gap - room.Y
	pad, font, bold := panelPad(k), k.Font(ink.Sans, digestType), k.Font(ink.SansBold, digestType)
	bar, apart := math.Max(2, k.Px(4)), math.Max(2, k.Px(5))
	for _, lines := range d.shown() {
		wide := room.W - 2*pad - 2*bar
		high := 2*pad + k.Line(bold)
		for _, line := range lines {
			high += k.Height(font, line, wide) + apart
		}
		if high > room.H || len(lines) < kept && !d.folded {
			continue
		}
		title, more := d.head(len(lines))
		if more != "" { // a click opens it
			more += " ›"
		}
		box := ink.R(room.X, room.Bottom()-high, room.W, high).Round()
		var l ink.List
		k.Oak(&l, ink.R(0, 0, box.W, box.H))
		inner := ink.R(pad, pad, box.W-2*pad, k.Line(bold))
		l.Write(inner, bold, ink.Gold, title)
		if k.Width(bold, title)+k.Width(font, more)+pad < inner.W {
			l.Write(inner, font, ink.GoldLight, more).Across = ink.End
		}
		y := inner.Bottom() + apart
		for i, line := range lines {
			h := k.Height(font, line, wide)
			l.Fill(ink.R(pad, y, bar, h), toneColor(tones, d.list[i].tone), bar/2)
			op := l.Write(ink.R(pad+2*bar, y, wide, h), font, ink.Bone, line)
			op.Wrap, op.Down = true, ink.Start
			y += h + apart
		}
		s.digestPiece(box, l, d, by)
		f.log.H = math.Min(f.log.H, box.Y-f.gap-f.log.Y)
		return true
	}
	return false
}

// digestStrip lays the digest where the strip of a narrow screen has room: in as many words as that holds, and how much more there is,
// without a heading.
func (s *sheet) digestStrip(box ink.Rect, d *digest, by hands) {
	k := s.kit
	pad, font := math.Max(4, k.Px(8)), k.Font(ink.Sans, digestType)
	for _, lines := range d.shown() {
		words := strings.Join(lines, " ")
		switch title, more := d.head(len(lines)); {
		case d.folded:
			words = title + " ›"
		case more != "":
			words = rules.Say("%s (%s)", words, more)
		}
		if set, whole := k.Set(font, words, box.W-2*pad, box.H); whole == words {
			var l ink.List
			op := l.Write(ink.R(pad, 0, box.W-2*pad, box.H), set, ink.ParchmentDark, words)
			op.Wrap = true
			s.digestPiece(box.Round(), l, d, by)
			return
		}
	}
}

// digestPiece makes a button of what a digest looks like.
func (s *sheet) digestPiece(box ink.Rect, l ink.List, d *digest, by hands) {
	k := s.kit
	if by.hot == idDigest {
		l.Outline(ink.R(0, 0, box.W, box.H), ink.GoldLight, math.Max(1, k.Px(2)), k.Px(6))
	}
	title, _ := d.head(len(d.list))
	label := rules.Say("%s: %s", title, strings.Join(d.forms()[0], " "))
	look := l.Shift(box.X, box.Y)
	s.button(form.Item{ID: idDigest, Rect: box, Label: label, Look: form.Look{Idle: look, Hover: look, Pressed: look}}, depthFrame+1, by)
}
