package table

import (
	"cmp"
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Type sizes of the mentor's card in design units. What he says is set smaller where the dock is short.
const (
	sayType  = 20
	lessType = 17
	nameType = 17
	cardType = 18
)

// narrowest is the least width of the card, in sizes of its type.
const narrowest = 12

// depthCard is above all but tooltips and dialogs.
const depthCard = depthTip - 100

// teach lays the mentor's card in the dock, marks what he means, and points at it: the page with what the match is about means
// nothing on the table.
func (sc *scene) teach(v view, c card) {
	m := v.mentor
	if m == nil {
		return
	}
	sc.put(m, c, v.by)
	if !c.paged {
		sc.light(m)
		sc.pointer(m)
	}
}

// card is the mentor's card set at one width.
type card struct {
	w, h   float64
	usual  float64 // how high it is in every step but for what a click is answered, the first page and the end
	own    float64 // how high it is by what it says in this step
	say    float64 // how much of it lies above the buttons
	look   ink.List
	labels []form.Label // of its buttons; the way out comes first
	rows   []ink.Rect   // where they lie: the way out on the card, the others below what is said
	paged  bool         // it is a page with what the match is about; the step is on the next one
}

// dockCard sets the card for a dock: in the larger type if the longest that is said in the lesson fits so much height in it.
// What a lesson's match is about has a page of its own.
func dockCard(k form.Toolkit, m *mentor, width, most float64) card {
	page := *m
	paged := len(m.brief) > 0 && !m.close
	if paged {
		page = m.page()
	}
	c := card{}
	for _, units := range []float64{sayType, lessType} {
		longest := m.usual(k, width, units)
		usual := setCard(k, &longest, width, units).h
		c = setCard(k, &page, width, units)
		c.paged = paged && page.brief != nil
		c.usual, c.own, c.h = usual, c.h, math.Max(c.h, usual)
		if c.h <= most || c.paged && usual <= most {
			break
		}
	}
	return c
}

// usual is the card of a lesson with the longest name and what takes most lines at a width of all that is said in it, and all
// buttons of a step: as high as this it stands in every step, so that nothing below it moves and its buttons lie in one place.
// What no lesson says is as high as it is.
func (m *mentor) usual(k form.Toolkit, width, units float64) mentor {
	usual := *m
	if m.of == 0 {
		return usual
	}
	usual.name = cmp.Or(largest(m.names, func(name string) float64 { return k.Width(k.Font(ink.SerifBold, nameType), name) }), m.name)
	usual.say = largest(m.says, func(say string) float64 { return k.Height(k.Font(ink.Sans, units), say, width-2*cardPad(k)) })
	usual.word = largest(m.looked, func(word string) float64 { return k.ButtonWidth(wordButton(word)) })
	usual.answer, usual.brief, usual.able, usual.then = "", nil, nil, nil
	usual.over, usual.back, usual.next = false, true, true
	return usual
}

// largest is the text that measures most, the first of equals; empty: there is none.
func largest(texts []string, measure func(string) float64) (best string) {
	most := 0.0
	for _, text := range texts {
		if text == "" {
			continue
		}
		if size := measure(text); size > most {
			best, most = text, size
		}
	}
	return best
}

// wordButton is the button that looks a word up in the rules.
func wordButton(word string) form.Label {
	return form.Label{ID: idLessonWord, Text: word, Icon: "kit/lesson-book", Size: cardType}
}

// page is the mentor's card in two pages: first what the match is about, then the step, from which Back turns to the first one
// again.
func (m *mentor) page() mentor {
	page := *m
	if m.read || m.answer != "" {
		page.brief, page.unturn = nil, true
		return page
	}
	page.say, page.word, page.next, page.back, page.show, page.turn = "", "", false, false, false, true
	return page
}

// setCard sets the card at a width: who speaks, what is said, what a click that was not meant is answered, and the buttons.
func setCard(k form.Toolkit, m *mentor, width, units float64) card {
	pad := cardPad(k)
	c := card{w: width}
	w := form.Writer{Toolkit: k, L: &c.look, X: pad, Y: pad, W: width - 2*pad}
	c.head(&w, m)
	c.able(&w, m)
	c.briefed(&w, m.brief)
	if m.say != "" {
		w.Para(k.Font(ink.Sans, units), ink.Ink, m.say)
	}
	if m.answer != "" {
		c.answered(&w, m.answer, units)
	}
	c.say = w.Y
	c.buttons(k, m, w.W)
	c.h = math.Ceil(w.Y + pad)
	if n := len(c.rows); n > 1 {
		c.h = math.Ceil(c.h + k.Gap()*0.7 + c.rows[n-1].Bottom())
	}
	return c
}

func cardPad(k form.Toolkit) float64 { return math.Max(8, k.Px(18)) }

// head is who speaks, between the face and the way out.
func (c *card) head(w *form.Writer, m *mentor) {
	k := w.Toolkit
	pad, out := w.X, math.Max(k.MinTarget(), k.Px(36))
	c.labels = []form.Label{{ID: idLessonLeft, Text: rules.Say("Leave the lesson"), Icon: "kit/close"}}
	if m.close {
		c.labels[0] = form.Label{ID: idBriefClose, Text: rules.Say("Close"), Icon: "kit/close"}
	}
	c.rows = []ink.Rect{ink.R(c.w-out-pad*0.5, pad*0.5, out, out)}
	name, step := k.Font(ink.SerifBold, nameType), k.Font(ink.Sans, phaseType)
	face := ink.R(pad, pad, 0, 0)
	if m.picture != "" {
		face.H = math.Round(math.Max(k.Px(66), k.Line(name)+k.Line(step)))
		face.W = math.Round(face.H * faceShape)
		c.look.Fill(face, ink.OakDark, k.Px(6))
		c.look.Picture(m.picture, face)
		w.X += face.W + k.Gap()*0.8
	}
	w.W = c.rows[0].X - k.Gap()*0.3 - w.X
	w.Para(name, ink.OakLight, m.name)
	switch {
	case m.turn:
		w.Para(step, ink.OakLight, rules.Say("What this match is about"))
	case m.of > 0 && !m.over:
		w.Para(step, ink.OakLight, rules.Say("Step %d of %d", m.step, m.of))
	}
	w.X, w.W = pad, c.w-2*pad
	w.Y = math.Max(w.Y, math.Max(face.Bottom(), c.rows[0].Bottom())) + k.Gap()*0.5
}

// able is what one can do after the lesson.
func (c *card) able(w *form.Writer, m *mentor) {
	k := w.Toolkit
	f := k.Font(ink.Sans, cardType)
	side := math.Round(f.Size * 1.4)
	for _, line := range m.able {
		c.look.Picture("kit/lesson-tick", ink.R(w.X, w.Y, side, side).Round())
		inner := form.Writer{Toolkit: k, L: &c.look, X: w.X + side + k.Gap()*0.6, Y: w.Y, W: w.W - side - k.Gap()*0.6}
		inner.Para(f, ink.Ink, line)
		w.Y = math.Max(inner.Y, w.Y+side)
	}
	if len(m.able) > 0 {
		w.Skip(k.Gap() * 0.5)
	}
}

// answered is what a click that was not meant is answered, below what is still to be done.
func (c *card) answered(w *form.Writer, answer string, units float64) {
	k := w.Toolkit
	w.Skip(k.Gap() * 0.6)
	top, bar := w.Y, math.Max(2, k.Px(4))
	w.X, w.W = w.X+bar+k.Gap()*0.6, w.W-bar-k.Gap()*0.6
	w.Para(k.Font(ink.SansOblique, units), ink.OxbloodDark, answer)
	w.X, w.W = w.X-bar-k.Gap()*0.6, w.W+bar+k.Gap()*0.6
	c.look.Fill(ink.R(w.X, top, bar, w.Y-top), ink.Oxblood, 0)
}

// buttons lays the buttons in lines: back, the word that can be looked up, and what goes on; then what can be played
// after the lesson, each as wide as the card.
func (c *card) buttons(k form.Toolkit, m *mentor, width float64) {
	gap := k.Gap() * 0.6
	x, y, high := 0.0, 0.0, k.ButtonHeight(cardType)
	add := func(b form.Label, w float64) {
		if x > 0 && x+w > width {
			x, y = 0, y+high+gap
		}
		c.labels, c.rows = append(c.labels, b), append(c.rows, ink.R(x, y, math.Min(w, width), high))
		x += w + gap
	}
	wide := func(b form.Label) { add(b, k.ButtonWidth(b)) }
	switch {
	case m.unturn:
		add(form.Label{ID: idBriefBack, Text: rules.Say("Back"), Icon: "kit/lesson-retry"}, high)
	case m.back && !m.over:
		add(form.Label{ID: idLessonBack, Text: rules.Say("Back"), Icon: "kit/lesson-retry"}, high)
	}
	if m.word != "" {
		wide(wordButton(m.word))
	}
	if m.show {
		wide(form.Label{ID: idLessonShow, Text: rules.Say("Show me"), Icon: "kit/hint", Size: cardType})
	}
	if m.turn {
		wide(form.Label{ID: idBriefRead, Text: rules.Say("Next"), Icon: "kit/lesson-next", Size: cardType})
		c.rows[len(c.rows)-1].X = width - c.rows[len(c.rows)-1].W
	}
	if m.next || m.later {
		next := form.Label{ID: idLessonNext, Text: rules.Say("Next"), Icon: "kit/lesson-next", Size: cardType}
		if m.later {
			next.Reason = rules.Say("The others play first: watch what they do.")
		}
		wide(next)
		c.rows[len(c.rows)-1].X = width - c.rows[len(c.rows)-1].W
	}
	for i, then := range m.then {
		b := form.Label{ID: string(thenID(i)), Text: then, Icon: "kit/play", Size: cardType}
		if x > 0 {
			x, y = 0, y+high+gap
		}
		c.labels, c.rows = append(c.labels, b), append(c.rows, ink.R(0, y, width, thenHeight(k, then, width)))
		y += c.rows[len(c.rows)-1].H + gap
	}
}

// thenHeight is how high a button has to be that says in lines what can be played next.
func thenHeight(k form.Toolkit, then string, width float64) float64 {
	inner := width - k.ButtonHeight(cardType) - 2*k.Gap()
	return math.Max(k.ButtonHeight(cardType), math.Ceil(k.Height(k.Font(ink.SerifBold, cardType), then, inner)+k.Gap()))
}

// thenButton is a button that says in as many lines as it takes what can be played next.
func thenButton(k form.Toolkit, b form.Label, box ink.Rect, first bool) form.Item {
	then, icon := b.Text, b.Icon
	b.Text, b.Icon = "", ""
	it := k.Button(b, box)
	if first {
		it = k.MainButton(b, box)
	}
	it.Label = then
	side := math.Round(k.ButtonHeight(cardType) * 0.58)
	at := ink.R(box.X+k.Gap(), box.Y+(box.H-side)/2, side, side).Round()
	words := ink.R(at.Right()+k.Gap()*0.7, box.Y, box.Right()-k.Gap()*0.5-at.Right()-k.Gap()*0.7, box.H)
	for _, look := range []*ink.List{&it.Look.Idle, &it.Look.Hover, &it.Look.Pressed} {
		look.Picture(icon, at)
		look.Write(words, k.Font(ink.SerifBold, cardType), ink.Bone, then).Wrap = true
	}
	return it
}

// put lays a card in the dock, its buttons at the foot.
func (sc *scene) put(m *mentor, c card, by hands) {
	k, dock := sc.kit, sc.frame.card
	var l ink.List
	l.Shadow(ink.R(0, 0, dock.W, dock.H), k.Px(14))
	k.Parchment(&l, ink.R(0, 0, dock.W, dock.H))
	l = append(l, c.look...)
	id := rules.Element(idLesson)
	if m.close {
		id = idBrief
	}
	p := sc.decor(id, depthCard, dock, l.Shift(dock.X, dock.Y))
	p.Solid, p.Role, p.Label = true, "note", m.spoken()
	pad := cardPad(k)
	foot := c.say + k.Gap()*0.7
	if n := len(c.rows); n > 1 {
		foot = math.Max(foot, dock.H-pad-c.rows[n-1].Bottom())
	}
	for i, b := range c.labels {
		at := c.rows[i].Shift(dock.X, dock.Y)
		if i > 0 {
			at = at.Shift(pad, foot)
		}
		at = at.Round()
		switch {
		case i == 0 || b.ID == idLessonBack, b.ID == idBriefBack:
			sc.button(k.IconButton(b, at), depthCard+1, by)
		case b.ID == idLessonNext, b.ID == idBriefRead:
			sc.button(k.MainButton(b, at), depthCard+1, by)
		case b.Icon == "kit/play":
			sc.button(thenButton(k, b, at, b.ID == string(thenID(0))), depthCard+1, by)
		default:
			sc.button(k.Button(b, at), depthCard+1, by)
		}
	}
}
