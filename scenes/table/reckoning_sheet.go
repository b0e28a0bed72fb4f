package table

import (
	"math"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// IDs of the recap.
const (
	idReckoning = "table:recap"
	idAccept    = "table:recap-accept"
	idSeeAgain  = "table:recap-again"
	idTellMore  = "table:recap-more"
)

// reckonTypes are the sizes of type in which a recap is set, the first one in which all of it fits.
var reckonTypes = [...]float64{20, 18, 16}

// acceptLabel is the button that closes the recap.
func acceptLabel() form.Label {
	return form.Label{ID: idAccept, Text: rules.Say("Go on"), Icon: "kit/play", Tip: rules.Say("Go on (Enter)"), Size: stripType}
}

// onward is where the button of a recap lies that goes on: where the large button is that is clicked next.
func (f *frame) onward(k form.Toolkit) ink.Rect {
	if f.folded {
		at, _ := f.controls.CutRight(math.Min(f.controls.W, k.ButtonWidth(acceptLabel())))
		return at.Round()
	}
	at, _ := f.controls.CutBottom(f.main)
	return at.Round()
}

// reckonArea is what the recap and the buttons below it may take of the screen: all of it where they are not so wide that they reach
// the button that goes on, else what is above that.
func (s *sheet) reckonArea(onward ink.Rect) ink.Rect {
	k := s.kit
	area := k.Screen().Inset(math.Max(8, k.Px(48)))
	if x, _ := area.Center(); x+reckonWidth(k, reckonTypes[0], area)/2 > onward.X-k.Gap() {
		area.H = math.Min(area.H, onward.Y-k.Gap()-area.Y)
	}
	return area
}

// reckonWidth is how wide a recap is in a size of type.
func reckonWidth(k form.Toolkit, size float64, area ink.Rect) float64 {
	return math.Round(math.Min(area.W, math.Max(k.Px(780), k.Font(ink.Sans, size).Size*36)))
}

// reckon lays the recap out: what was lost, what is new, what was gained, and how. What has no room is on further pages.
func (s *sheet) reckon(r *reckoning, tones ink.Tones, onward ink.Rect, by hands) {
	k := s.kit
	s.veil(dusk)
	area := s.reckonArea(onward)
	height := k.ButtonHeight(22)
	foot, area := area.CutBottom(height)
	_, area = area.CutBottom(k.Gap() * 1.5)
	gist, short := r.gist()
	r, told := r.inTime(), gist.inTime()
	var w reckonWriter
	for _, size := range reckonTypes {
		w = newReckonWriter(k, tones, size, area, r.since.said())
		if w.all(r); w.fits() {
			break
		}
	}
	pages, gists := w.pages, 0
	if short {
		gists = 1
	}
	s.told = gists + len(pages)
	page := min(r.page, s.told-1)
	if w = newReckonWriter(k, tones, w.size, area, r.since.said()); page < gists {
		w = newReckonWriter(k, tones, reckonTypes[0], area, r.since.said())
		w.begin()
		w.each(told, func(_ int, first bool, p *part, e *entry) bool { w.entry(first, p, e); return true })
	} else {
		w.pages = pages
		w.page(r, page-gists)
	}
	x, _ := area.Center()
	box := ink.R(x-w.width/2, area.Y+math.Max(0, (area.H-w.height())/2), w.width, w.height()).Round()
	var l ink.List
	k.Parchment(&l, ink.R(0, 0, box.W, box.H))
	p := s.decor(idReckoning, depthDialog, box, append(l, w.list...).Shift(box.X, box.Y))
	p.Solid, p.Label = true, r.words()
	s.reckonButtons(page-gists, len(pages), ink.R(foot.X, box.Bottom()+k.Gap()*1.5, foot.W, height), by)
	s.button(k.MainButton(acceptLabel(), onward), depthDialog+1, by)
}

// reckonButtons turn the page, and show again what is told. Before the first page, at -1, stands the most important of it.
func (s *sheet) reckonButtons(page, pages int, line ink.Rect, by hands) {
	k := s.kit
	labels := []form.Label{{ID: idSeeAgain, Text: rules.Say("See again"), Icon: "kit/eye", Size: 22}}
	switch {
	case page < 0:
		labels = append(labels, form.Label{ID: idTellMore, Text: rules.Say("All of it"), Icon: "kit/rules", Size: 22})
	case pages > 1:
		labels = append(labels, form.Label{ID: idTellMore, Text: rules.Say("Page %d of %d", page+1, pages), Icon: "kit/rules", Size: 22})
	}
	total := -k.Gap()
	for _, b := range labels {
		total += k.ButtonWidth(b) + k.Gap()
	}
	x := line.X + (line.W-total)/2
	for _, b := range labels {
		at := ink.R(x, line.Y, k.ButtonWidth(b), line.H).Round()
		s.button(k.Button(b, at), depthDialog+1, by)
		x += k.ButtonWidth(b) + k.Gap()
	}
}

// words is the recap read aloud.
func (r *reckoning) words() string {
	words := r.since.said()
	for _, p := range r.parts {
		words = stopped(words) + " " + p.title.String() + ":"
		for _, e := range p.list {
			if e.name != "" {
				words += " " + e.name + " " + e.figures + "."
			}
			words = strings.TrimSpace(words + " " + strings.Join(e.why, " "))
		}
	}
	return words
}

// stopped is words with a full stop at their end, whether they came with one or not.
func stopped(words string) string { return strings.TrimSuffix(words, ".") + "." }

// turn shows the next page, after the last one the first.
func (r *reckoning) turn(pages int) { r.page = (r.page + 1) % max(1, pages) }

// reckonWriter sets entries of a recap below each other on pages.
type reckonWriter struct {
	form.Writer
	list  ink.List
	title string
	tones ink.Tones
	size  float64
	width float64
	pad   float64
	most  float64 // height of a page
	top   float64 // where the entries of a page begin
	pages []int
}

func newReckonWriter(k form.Toolkit, tones ink.Tones, size float64, area ink.Rect, title string) reckonWriter {
	w := reckonWriter{title: title, tones: tones, size: size, pad: math.Max(10, k.Px(34)), most: area.H}
	w.width = reckonWidth(k, size, area)
	w.Writer = form.Writer{Toolkit: k, X: w.pad, Y: w.pad, W: w.width - 2*w.pad}
	return w
}

// fits reports whether all that was written is on one page.
func (w *reckonWriter) fits() bool { return len(w.pages) == 1 }

func (w *reckonWriter) height() float64 { return math.Ceil(w.Y + w.pad*0.8) }

// begin is a new page.
func (w *reckonWriter) begin() {
	w.list = nil
	w.L = &w.list
	w.Y = w.pad * 0.8
	w.OneLine(ink.SerifBold, w.size+10, 18, ink.Ink, w.title).Across = ink.Middle
	w.Skip(w.Gap() * 0.4)
	w.Rule(w.L, w.X+w.W*0.1, w.X+w.W*0.9, w.Y)
	w.Skip(w.Gap() * 0.8)
	w.top = w.Y
}

// all finds the pages.
func (w *reckonWriter) all(r *reckoning) {
	w.begin()
	w.pages = []int{0}
	w.each(r, func(n int, first bool, p *part, e *entry) bool {
		was, at := len(w.list), w.Y
		w.entry(first, p, e)
		if w.height() <= w.most || at == w.top {
			return true
		}
		w.list = w.list[:was]
		w.pages = append(w.pages, n)
		w.begin()
		w.entry(true, p, e)
		return true
	})
}

// page writes one of the pages that were found.
func (w *reckonWriter) page(r *reckoning, page int) {
	w.begin()
	from, to := w.pages[page], math.MaxInt
	if page+1 < len(w.pages) {
		to = w.pages[page+1]
	}
	w.each(r, func(n int, first bool, p *part, e *entry) bool {
		if n >= from && n < to {
			w.entry(first || n == from, p, e)
		}
		return n < to
	})
}

// each goes over the entries of all parts; first is the first one of its part.
func (w *reckonWriter) each(r *reckoning, do func(n int, first bool, p *part, e *entry) bool) {
	n := 0
	for i := range r.parts {
		p := &r.parts[i]
		for j := range p.list {
			if !do(n, j == 0, p, &p.list[j]) {
				return
			}
			n++
		}
	}
}

// entry writes what changed and how, below its heading if it is the first.
func (w *reckonWriter) entry(first bool, p *part, e *entry) {
	c := w.tones.Danger.Dark
	if p.tone == rules.Good {
		c = w.tones.Good.Dark
	}
	if first {
		if w.Y > w.top {
			w.Skip(w.Gap() * 0.7)
		}
		w.Para(w.Font(ink.SerifBold, w.size+3), c, p.title.String())
		w.Skip(w.Gap() * 0.15)
	}
	f := w.Font(ink.Sans, w.size)
	if e.name != "" {
		strong := ink.Font{Face: ink.SansBold, Size: f.Size}
		figures := w.Width(strong, e.figures)
		if room := w.W - figures - f.Size; w.Width(f, e.name) > room {
			w.Para(f, ink.Ink, e.name)
			w.Para(strong, c, e.figures).Across = ink.End
		} else {
			h := math.Max(w.Line(f), w.Line(strong))
			w.L.Write(ink.R(w.X, w.Y, room, h), f, ink.Ink, e.name)
			w.L.Write(ink.R(w.X+w.W-figures, w.Y, figures, h), strong, c, e.figures).Across = ink.End
			w.Y += h
		}
	}
	w.because(f, e)
	w.Skip(w.Gap() * 0.25)
}

// because writes how it came about.
func (w *reckonWriter) because(f ink.Font, e *entry) {
	inset := 0.0
	if e.name != "" {
		f, inset = w.Font(ink.Sans, w.size-3), f.Size*0.8
	}
	w.X, w.W = w.X+inset, w.W-inset
	for _, line := range e.why {
		w.Para(f, ink.OakLight, line)
	}
	w.X, w.W = w.X-inset, w.W+inset
}
