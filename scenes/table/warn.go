package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// idThreats is the banner with the worst of what threatens, and the list of all.
const idThreats = "table:threats"

// threatening is what the game warns the person of who is asked now. While a lesson says what to do, it warns by itself;
// where it leaves one to oneself the table warns as in any match.
func (t *Table) threatening() []rules.Warning {
	w, ok := t.base.(rules.Warner)
	if !ok || t.guided() {
		return nil
	}
	return w.Warnings(t.viewer)
}

// loud reports whether a threat has a banner: what may lose the match, and what is at least likely.
func loud(w rules.Warning) bool { return w.Fatal || w.Odds > rules.Possible }

// headline is what a banner says of a threat.
func headline(w rules.Warning) rules.Text {
	if !w.Fatal {
		return rules.T("If nothing more is done: %s", w.Text)
	}
	switch w.Odds {
	case rules.Certain:
		return rules.T("You lose if nothing more is done: %s", w.Text)
	case rules.Likely:
		return rules.T("You probably lose if nothing more is done: %s", w.Text)
	}
	return rules.T("You may lose if nothing more is done: %s", w.Text)
}

// brief is a headline for little room.
func brief(w rules.Warning) rules.Text {
	switch {
	case !w.Fatal:
		return w.Text
	case w.Odds == rules.Certain:
		return rules.T("You lose: %s", w.Text)
	case w.Odds == rules.Likely:
		return rules.T("You probably lose: %s", w.Text)
	}
	return rules.T("You may lose: %s", w.Text)
}

// warns reports whether there is a banner.
func (v *view) warns() bool {
	return len(v.threats) > 0 && v.moment.Mode == Asking && loud(v.threats[0])
}

// warn hangs a banner with the worst threat below the prompt, and over its second line where the window is narrow or what
// lies below is needed. It frames the places where the match can be lost.
func (sc *scene) warn(v view) {
	if !v.warns() {
		return
	}
	worst := v.threats[0]
	k := sc.kit
	sc.frameLost(v)
	fill, picture := ink.OakDark, "kit/warning"
	if worst.Fatal {
		fill, picture = ink.OxbloodDark, "kit/skull"
	}
	text := headline(worst).String()
	all := ink.R(k.Gap(), 0, float64(k.W)-2*k.Gap(), 1)
	usual := ink.R(sc.frame.prompt.X-sc.frame.prompt.W*0.25, 0, sc.frame.prompt.W*1.5, 1).Intersect(all)
	pad := math.Max(4, k.Px(9))
	side := math.Round(k.Line(k.Font(ink.SansBold, 18)))
	more := ""
	if n := len(v.threats) - 1; n > 0 {
		more = rules.Say("+%d more", n)
	}
	small := k.Font(ink.Sans, 15)
	aside := 0.0
	if more != "" {
		aside = k.Width(small, more) + pad
	}
	font, words, room := bannerWords(k, worst, []ink.Rect{usual, all}, side+3*pad+aside)
	w := math.Min(room.W, k.Width(font, words)+side+3*pad+aside+2)
	h := math.Max(k.MinTarget()*0.8, side+pad)
	box := ink.R(room.X+(room.W-w)/2, sc.frame.bar.H-math.Max(1, k.Px(2)), w, h).Round()
	if sc.frame.brim { // what lies below the bar there is needed
		box.Y = math.Round(sc.frame.bar.H - 0.75*h)
	}
	var l ink.List
	l.Shadow(box, k.Px(8))
	l.Fill(box, ink.Ink, k.Px(6))
	l.Fill(box.Inset(1), fill, k.Px(6))
	if v.by.hot == idThreats {
		l.Outline(box, ink.GoldLight, math.Max(1, k.Px(2)), k.Px(6))
	}
	l.Picture(picture, ink.R(box.X+pad, box.Y+(h-side)/2, side, side).Round())
	l.Write(ink.R(box.X+2*pad+side, box.Y, box.W-3*pad-side-aside, h), font, ink.Bone, form.Elide(k.Measure, font, words, box.W-3*pad-side-aside))
	if more != "" {
		l.Write(ink.R(box.Right()-aside, box.Y, aside-pad, h), small, ink.ParchmentDark, more).Across = ink.End
	}
	it := form.Item{ID: idThreats, Rect: box, Label: text}
	it.Look.Idle, it.Look.Hover, it.Look.Pressed = l, l, l
	sc.button(it, depthRibbon+10, v.by)
}

// threatNote is all that threatens, for who points at the banner.
func (t *Table) threatNote() note {
	if len(t.threats) == 0 {
		return note{}
	}
	n := note{about: idThreats, title: rules.Say("If nothing more is done")}
	for _, w := range t.threats {
		n.body = append(n.body, spell(w).String())
	}
	return n
}

// bannerWords finds a banner's text and type: in full, else in brief, and where that is cut short too, in all the width there
// is. A warning gives way last.
func bannerWords(k form.Toolkit, worst rules.Warning, rooms []ink.Rect, beside float64) (font ink.Font, words string, room ink.Rect) {
	for _, room = range rooms {
		for _, text := range []string{headline(worst).String(), brief(worst).String()} {
			if font, words = k.Fit(ink.SansBold, 18, 13, text, room.W-beside); words == text {
				return font, words, room
			}
		}
	}
	return font, words, room
}

// threatList is the article with all that threatens.
func threatList(list []rules.Warning) rules.Article {
	a := rules.Article{Title: rules.T("If nothing more is done"), Picture: "kit/warning", Rule: list[0].Rule}
	for _, w := range list {
		if w.Fatal {
			a.Picture = "kit/skull"
		}
		a.Body = append(a.Body, spell(w))
	}
	return a
}

// spell is a threat with how sure it is: "Certain: 2 Krohns enter the Citadel. The match is lost."
func spell(w rules.Warning) rules.Text {
	text := w.Text
	if w.Fatal {
		text = rules.T("%s. The match is lost", text)
	}
	switch w.Odds {
	case rules.Certain:
		return rules.T("Certain: %s.", text)
	case rules.Likely:
		return rules.T("Likely: %s.", text)
	}
	return rules.T("Possible: %s.", text)
}
