package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

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

// loud reports whether a threat has a banner: what may lose the match, and what is at least likely, or known not to be rare. What is remote
// has a plain one.
func loud(w rules.Warning) bool {
	return w.Fatal || w.Odds > rules.Possible || w.Chance > 0 && !w.Remote
}

// headline is what a banner says of a threat.
func headline(w rules.Warning) rules.Text {
	if w.Forecast || w.Remote {
		return brief(w)
	}
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
	case !w.Grave():
		return rules.Capital(w.Text)
	case w.Odds == rules.Certain:
		return rules.T("You lose: %s", w.Text)
	case w.Odds == rules.Likely:
		return rules.T("You probably lose: %s", w.Text)
	}
	return rules.T("You may lose: %s", w.Text)
}

// hanging is the banner with the worst threat.
type hanging struct {
	worst            rules.Warning
	words, more      string // as far as there is room; how many more threats there are
	font, small      ink.Font
	pad, side, aside float64 // air, the picture, and what more takes
	shown            bool
}

// hang finds where the banner with the worst threat hangs: below the prompt, and over its lower part where what lies below is
// needed.
func (sc *scene) hang(v view) hanging {
	if v.moment.Mode != Asking || !slices.ContainsFunc(v.threats, loud) {
		return hanging{}
	}
	k, f := sc.kit, &sc.frame
	b := hanging{worst: v.threats[0], small: k.Font(ink.Sans, 15), shown: true}
	all := ink.R(k.Gap(), 0, float64(k.W)-2*k.Gap(), 1)
	usual := ink.R(f.prompt.X-f.prompt.W*0.25, 0, f.prompt.W*1.5, 1).Intersect(all)
	b.pad, b.side = warnPad(k), warnSide(k)
	rooms, whole := []ink.Rect{usual, all}, false
	var room ink.Rect
	for _, more := range furtherThreats(len(v.threats) - 1) {
		if b.more = more; more != "" {
			b.aside = k.Width(b.small, more) + b.pad
		}
		if b.font, b.words, room, whole = bannerWords(k, b.worst, rooms, b.side+3*b.pad+b.aside); whole {
			break
		}
	}
	beside := b.side + 3*b.pad + b.aside
	w := math.Min(room.W, k.Width(b.font, b.words)+beside+2)
	f.hung = ink.R(room.X+(room.W-w)/2, f.hangs(k), w, warnHeight(k)).Round()
	return b
}

// hangs is where the upper edge of a banner is: what the board begins with may be needed.
func (f *frame) hangs(k form.Toolkit) float64 {
	y, h := math.Round(f.bar.H-math.Max(1, k.Px(2))), math.Round(warnHeight(k))
	switch {
	case f.folded:
		return math.Round(f.bar.H - 0.75*h)
	case !f.strip.Empty():
		return math.Min(y, math.Floor(f.strip.Y-h))
	case f.brim:
		return math.Min(y, math.Floor(f.Board.Y-h))
	}
	return math.Min(y, math.Floor(f.Board.Y+k.Px(3)-h))
}

// furtherThreats says that there are so many threats more, first in words, then as short as can be.
func furtherThreats(n int) []string {
	if n == 0 {
		return []string{""}
	}
	return []string{rules.Say("+%d more", n), fmt.Sprintf("+%d", n)}
}

// warn paints the banner where it hangs, and frames the places where the match can be lost.
func (sc *scene) warn(v view, b hanging) {
	if !b.shown {
		return
	}
	sc.frameLost(v)
	k, box := sc.kit, sc.frame.hung
	fill, picture := ink.OakDark, "kit/warning"
	if b.worst.Grave() {
		fill, picture = ink.OxbloodDark, "kit/skull"
	}
	var l ink.List
	l.Shadow(box, k.Px(8))
	l.Fill(box, ink.Ink, k.Px(6))
	l.Fill(box.Inset(1), fill, k.Px(6))
	if v.by.hot == idThreats {
		l.Outline(box, ink.GoldLight, math.Max(1, k.Px(2)), k.Px(6))
	}
	l.Picture(picture, ink.R(box.X+b.pad, box.Y+(box.H-b.side)/2, b.side, b.side).Round())
	room := box.W - 3*b.pad - b.side - b.aside
	k.Short(&l, ink.R(box.X+2*b.pad+b.side, box.Y, room, box.H), b.font, ink.Bone, b.words)
	if b.more != "" {
		l.Write(ink.R(box.Right()-b.aside, box.Y, b.aside-b.pad, box.H), b.small, ink.ParchmentDark, b.more).Across = ink.End
	}
	it := form.Item{ID: idThreats, Rect: box, Label: headline(b.worst).String()}
	it.Look.Idle, it.Look.Hover, it.Look.Pressed = l, l, l
	sc.button(it, depthRibbon+10, v.by)
}

func warnPad(k form.Toolkit) float64 { return math.Max(4, k.Px(9)) }

// warnSide is the side of the picture on a banner.
func warnSide(k form.Toolkit) float64 { return math.Round(k.Line(k.Font(ink.SansBold, 18))) }

// warnHeight is how high a banner is.
func warnHeight(k form.Toolkit) float64 { return math.Max(k.MinTarget()*0.8, warnSide(k)+warnPad(k)) }

// threatNote is all that threatens, for who points at the banner.
func (t *Table) threatNote() note {
	if len(t.threats) == 0 {
		return note{}
	}
	n := note{about: idThreats, title: threatTitle(t.threats).String()}
	for _, w := range t.threats {
		n.body = append(n.body, spell(w).String())
	}
	return n
}

// bannerWords finds a banner's text and type: in full, else in brief, where that is cut short too in all the width there is, and then in
// letters as small as can be read; whole: they are not cut. A warning gives way last: what then has no room is left to the list that a
// click opens, from the end of a clause on.
func bannerWords(k form.Toolkit, worst rules.Warning, rooms []ink.Rect, beside float64) (font ink.Font, words string, room ink.Rect, whole bool) {
	for _, room = range rooms {
		for _, text := range []string{headline(worst).String(), brief(worst).String()} {
			if font, words = k.Fit(ink.SansBold, 18, 13, text, room.W-beside); words == text {
				return font, words, room, true
			}
		}
	}
	small := func(text string) (ink.Font, string) { return k.Whole(ink.SansBold, 18, 13, text, room.W-beside) }
	text := brief(worst).String()
	if font, words = small(text); words == text {
		return font, words, room, true
	}
	for {
		i := strings.LastIndexAny(text, ",:;")
		if i < 0 {
			return font, words, room, false
		}
		text = text[:i]
		if f, said := small(text + "…"); said == text+"…" {
			return f, said, room, false
		}
	}
}

// threatTitle is what stands above a list of threats.
func threatTitle(list []rules.Warning) rules.Text {
	for _, w := range list {
		if !w.Forecast {
			return rules.T("If nothing more is done")
		}
	}
	return rules.T("What threatens")
}

// threatList is the article with all that threatens.
func threatList(list []rules.Warning) rules.Article {
	a := rules.Article{Title: threatTitle(list), Picture: "kit/warning", Rule: list[0].Rule}
	for _, w := range list {
		if w.Grave() {
			a.Picture = "kit/skull"
		}
		a.Body = append(a.Body, spell(w))
	}
	return a
}

// spell is a threat with how sure it is: "Certain: 2 Krohns enter the Citadel. The match is lost."
func spell(w rules.Warning) rules.Text {
	text := w.Text
	switch {
	case w.Fatal && w.Odds == rules.Certain:
		text = rules.T("%s. The match is lost", text)
	case w.Fatal:
		text = rules.T("%s. The match would be lost", text)
	}
	switch w.Odds {
	case rules.Certain:
		return rules.T("Certain: %s.", text)
	case rules.Likely:
		return rules.T("Likely: %s.", text)
	}
	return rules.T("Possible: %s.", text)
}
