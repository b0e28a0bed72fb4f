package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// seasonColours are those of the wheel's parts.
var seasonColours = [cards.SeasonCount]ink.Color{ink.MossLight, ink.GoldLight, ink.EmberLight, ink.LapisLight}

// wheel is the Season wheel with the round, the marks for the Messenger, and what is due.
func (l *layout) wheel(box ink.Rect) {
	b := l.Fresh()
	in := slip(b, boardkit.Own(box))
	size := math.Min(in.H, in.W*0.56)
	dial, words := in.CutLeft(size)
	dial = dial.Middle().Around(size, size)
	l.dial(b, dial)
	_, words = words.CutLeft(l.Gap(boardkit.Wide))
	l.wheelWords(b, words)
	l.OnPanel(stage.Piece{ID: rules.Element("round:" + strconv.Itoa(l.Round)), Box: box, Look: b.List, Role: "panel", Tip: true, Solid: true, Round: l.Px(6),
		Label: rules.T("Round %d of %d, %s. %d of %d buildings are ruins.", l.Round, l.set.Match.Rounds, l.set.Match.Seasons[l.Season].Told(), l.Ruins, l.set.Match.Ruins).String()})
}

// dial draws twelve rounds in a ring, the Season's picture in the middle.
func (l *layout) dial(b *boardkit.Pen, r ink.Rect) {
	rounds := l.set.Match.Rounds
	c := r.Middle()
	outer, inner := r.W*0.47, r.W*0.27
	at := func(n, radius float64) ink.Point {
		a := n/float64(rounds)*2*math.Pi - math.Pi/2
		return ink.P(c.X+radius*math.Cos(a), c.Y+radius*math.Sin(a))
	}
	b.Disc(c.Around(outer*2+4, outer*2+4), ink.Ink)
	f := b.Font(ink.SansBold, 15)
	between := 2 * (outer + inner) / 2 * math.Sin(math.Pi/float64(rounds)) // two numbers beside each other
	for most := math.Min(outer-inner, between) * 0.86; f.Size > l.Metrics.Least() && b.Width(f, strconv.Itoa(rounds)) > most; {
		f.Size -= 0.5
	}
	for n := 1; n <= rounds; n++ {
		from, to := float64(n-1), float64(n)
		color := seasonColours[(n-1)/l.set.Match.RoundsPerSeason]
		if n < l.Round {
			color = boardkit.Mix(color, ink.ParchmentDeep, 0.62)
		}
		if n == l.Round {
			color = ink.ParchmentLight
		}
		boardkit.Polygon(&b.List, color, 1, at(from, inner), at(from, outer), at((from+to)/2, outer*1.012), at(to, outer), at(to, inner))
		p, q := at(from, inner), at(from, outer)
		b.List.Line(p.X, p.Y, q.X, q.Y, l.Edge(), ink.Ink)
		mid := at((from+to)/2, (outer+inner)/2)
		if n == l.Round {
			side := (outer - inner) * 0.9
			b.Picture(pic("time"), mid.Around(side, side))
			continue
		}
		text := strconv.Itoa(n)
		w := b.Width(f, text) + 2
		b.Centred(mid.Around(w, b.Line(f)), f, ink.Ink, text)
	}
	b.Disc(c.Around(inner*2, inner*2), ink.Ink)
	b.Disc(c.Around(inner*2-4, inner*2-4), ink.ParchmentLight)
	b.Picture(pic("season-"+seasonPictures[l.Season]), c.Around(inner*1.6, inner*1.6))
	due := []int{rounds}
	if l.goingOut() {
		due = append(due, l.set.Match.Warning)
	}
	for _, n := range due {
		dot := at(float64(n), outer*1.04).Around(r.W*0.06, r.W*0.06)
		b.Disc(dot.Inset(-1.5), ink.Ink)
		b.Disc(dot, ink.Bone)
	}
}

var seasonPictures = [cards.SeasonCount]string{"spring", "summer", "autumn", "winter"}

// wheelWords are the round, the end of the Season, the Messenger's timetable and the ruins. Where there is little room, as with large
// words, what Food the end of the Season takes comes before the name of the Season.
func (l *layout) wheelWords(b *boardkit.Pen, r ink.Rect) {
	title, small, bold := b.Font(ink.SerifBold, 24), b.Small(), b.Font(ink.SansBold, 15)
	m := &l.set.Match
	line := func(f ink.Font, c ink.Color, forms ...string) bool {
		if r.H < b.Line(f)*0.9 {
			return false
		}
		var row ink.Rect
		row, r = r.CutTop(b.Line(f) * 1.02)
		b.Say(row, f, c, forms...)
		return true
	}
	both := func(first, second ink.Font) bool { return r.H >= b.Line(first)*1.02+b.Line(second)*0.9 }
	if !both(title, bold) {
		title = b.Font(ink.SerifBold, 17)
	}
	line(title, ink.Ink, rules.T("Round %d", l.Round).String())
	if season := b.Font(ink.SerifItalic, 19); both(season, bold) { // the dial shows it too
		line(season, ink.Oak, m.Seasons[l.Season].Told().String())
	}
	end := (l.Season + 1) * m.RoundsPerSeason
	meal, alarm := l.meal(), l.alarm(l.lacking() > 0)
	if both(small, bold) {
		line(small, ink.Oak, rules.T("Season ends after %d:", end).String(), rules.T("Ends after %d:", end).String(), rules.T("After %d:", end).String())
	} else { // in one line
		for i, words := range meal {
			meal[i] = rules.Say("After %d: %s", end, words)
		}
	}
	line(bold, alarm, meal...)
	out, back, short := l.timetable()
	if both(small, small) {
		line(small, ink.Ink, out...)
		line(small, ink.Ink, back)
	} else {
		line(small, ink.Ink, short...)
	}
	line(bold, l.alarm(l.Ruins >= m.Ruins-2), rules.T("Ruins: %d of %d", l.Ruins, m.Ruins).String(), rules.T("Ruins %d/%d", l.Ruins, m.Ruins).String())
}

// goingOut reports whether the round by which the Messenger is best out is still to come, and he is not out.
func (l *layout) goingOut() bool {
	return l.Round <= l.set.Match.Warning && !l.Messenger.Back && !l.Messenger.Outskirts
}

// timetable is when the Messenger must be where, in two lines and in one. When he is out is a rule only where the match is lost by it;
// else it is a pace (BS-RUL-6).
func (l *layout) timetable() (out []string, back string, short []string) {
	m := &l.set.Match
	back = rules.Say("back by %d", m.Rounds)
	switch {
	case !l.goingOut():
		return []string{rules.Say("Messenger must be"), rules.Say("He must be")}, back, []string{rules.Say("Messenger must be back by %d", m.Rounds), rules.Say("Back by %d", m.Rounds)}
	case l.Messenger.Due:
		return []string{rules.Say("Messenger must be out by %d,", m.Warning), rules.Say("Must be out by %d,", m.Warning), rules.Say("Out by %d,", m.Warning)}, back,
			[]string{rules.Say("Must be out by %d, back by %d", m.Warning, m.Rounds), rules.Say("Out by %d", m.Warning)}
	}
	return []string{rules.Say("Messenger best out by %d,", m.Warning), rules.Say("Best out by %d,", m.Warning)}, back,
		[]string{rules.Say("Best out by %d, back by %d", m.Warning, m.Rounds), rules.Say("Best out by %d", m.Warning)}
}

// lacking is how much Food the heroes have too little for the end of the Season, all together.
func (l *layout) lacking() (n int) {
	for h := range l.Heroes {
		n += l.Heroes[h].Lacks
	}
	return n
}

// meal is what the end of the Season takes, and how much of it is missing (BS-SEA-2), the longest form first.
func (l *layout) meal() []string {
	each := l.set.Match.Upkeep
	if n := l.lacking(); n > 0 {
		return []string{rules.Say("%d Food each, %d missing", each, n), rules.Say("%d Food, %d missing", each, n), rules.Say("%d Food missing", n)}
	}
	return []string{rules.Say("%d Food each: all have it", each), rules.Say("%d Food each", each), rules.Say("%d Food", each)}
}

// alarm is the colour of a line on parchment that warns or not.
func (l *layout) alarm(warn bool) ink.Color {
	if warn {
		return l.Pen.Tones.Danger.Dark
	}
	return ink.Ink
}
