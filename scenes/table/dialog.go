package table

import (
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// IDs of the dialogs.
const (
	idVeil         = "table:veil"
	idClose        = "table:close"
	idLookUp       = "table:look-up"
	idConfirm      = "table:confirm"
	idNever        = "table:never"
	idCancel       = "table:cancel"
	idMoreWarnings = "table:more-warnings"
)

// How dark the shade is below a question, which is about what lies below it, below another dialog or a small card, and below a
// card with notes that stand on the shade itself.
const (
	haze  = 0.4
	dusk  = 0.66
	night = 0.86
)

// smallCard is how much of the screen a card takes at most that leaves the board about it in sight.
const smallCard = 0.2

// veil covers everything with shade; what lies below cannot be reached.
func (s *sheet) veil(shade float64) {
	var l ink.List
	l.Fill(s.kit.Screen(), ink.Ink.Alpha(shade), 0)
	s.decor(idVeil, depthVeil, s.kit.Screen(), l).Solid = true
}

// zoomed is an element at reading size.
type zoomed struct {
	id      rules.Element
	article rules.Article
	own     ink.List // drawn by the board; nil: from the article
	size    ink.Rect
	turns   []form.Label // buttons that turn its pages
	// portrait draws the picture of the article on a square; nil: it is that which the article names.
	portrait func(side float64) ink.List
}

// zoom lays the card zoom out: a panel in the middle of the screen, with a button to the rule and one
// to close.
func (s *sheet) zoom(z zoomed, tones ink.Tones, by hands) {
	k := s.kit
	shade := dusk
	if z.own != nil && z.size.W*z.size.H > float64(k.W*k.H)*smallCard {
		shade = night
	}
	s.veil(shade)
	area := k.Screen().Inset(math.Max(8, k.Px(60)))
	foot, area := area.CutBottom(k.ButtonHeight(stripType))
	_, area = area.CutBottom(k.Gap())
	var box ink.Rect
	if z.own != nil {
		x, y := area.Center()
		box = ink.R(x-z.size.W/2, y-z.size.H/2, z.size.W, z.size.H).Round()
		p := s.decor("table:zoom", depthDialog, box, z.own.Shift(box.X, box.Y))
		p.Solid = true
	} else {
		box = s.article(z, tones, area)
	}
	labels := []form.Label{{ID: idClose, Text: rules.Say("Close"), Icon: "kit/close", Tip: rules.Say("Close (Esc)"), Size: stripType}}
	if z.article.Rule != "" {
		labels = append([]form.Label{{ID: idLookUp, Text: rules.Say("The rule"), Icon: "kit/rules", Tip: rules.Say("Open the rules at this place"), Size: stripType}}, labels...)
	}
	s.dialogButtons(append(z.turns, labels...), ink.R(foot.X, box.Bottom()+k.Gap(), foot.W, foot.H), by)
}

// dialogButtons lays buttons side by side in the middle of a line.
func (s *sheet) dialogButtons(labels []form.Label, line ink.Rect, by hands) {
	k := s.kit
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

// article sets an article in the largest type that fits, many figures in columns, and returns the panel's place.
func (s *sheet) article(z zoomed, tones ink.Tones, area ink.Rect) ink.Rect {
	var look ink.List
	var w, h float64
	for _, try := range []struct {
		size    float64
		columns int
	}{{22, 1}, {19, 1}, {16, 1}, {19, 2}, {16, 2}, {16, 3}} {
		if try.columns > 1 && len(z.article.Lines) < 8 {
			break
		}
		look, w, h = s.articleLook(z, tones, try.size, try.columns, area.W)
		if h <= area.H {
			break
		}
	}
	for body := z.article.Body; h > area.H && len(body) > 1; {
		body = body[:len(body)-1]
		short := z
		short.article.Body = append(append([]rules.Text(nil), body...), rules.T("…"))
		look, w, h = s.articleLook(short, tones, 16, 1, area.W)
	}
	x, y := area.Center()
	box := ink.R(x-w/2, math.Max(area.Y, y-h/2), w, h).Round()
	s.decor("table:zoom", depthDialog, box, look.Shift(box.X, box.Y)).Solid = true
	return box
}

func (s *sheet) articleLook(z zoomed, tones ink.Tones, size float64, columns int, most float64) (ink.List, float64, float64) {
	k, a := s.kit, z.article
	f := k.Font(ink.Sans, size)
	pad := math.Max(10, k.Px(28))
	width := math.Round(math.Min(most, f.Size*36*(1+0.4*float64(columns-1))+2*pad))
	var l ink.List
	k.Parchment(&l, ink.R(0, 0, width, 1))
	panel := len(l)
	w := form.Writer{Toolkit: k, L: &l, X: pad, Y: pad, W: width - 2*pad}
	least := 0.0
	side := math.Round(math.Min(k.Px(180), w.W*0.32))
	var face ink.List
	if z.portrait != nil {
		face = z.portrait(side)
	} else if a.Picture != "" {
		face.Picture(a.Picture, ink.R(0, 0, side, side))
	}
	if face != nil {
		l = append(l, face.Shift(math.Round(pad), math.Round(pad))...)
		w.X, w.W, least = w.X+side+k.Gap()*1.5, w.W-side-k.Gap()*1.5, pad+side
	}
	w.Para(k.Font(ink.SerifBold, size+12), ink.Ink, a.Title.String())
	w.Skip(k.Gap() * 0.5)
	for _, p := range a.Body {
		w.Para(f, ink.Ink, p.String())
		w.Skip(k.Gap() * 0.6)
	}
	top, wide := w.Y, (w.W-k.Gap()*2*float64(columns-1))/float64(columns)
	rows := (len(a.Lines) + columns - 1) / columns
	for i, line := range a.Lines {
		if columns > 1 && i%rows == 0 {
			if w.Y, w.W = top, wide; i > 0 {
				w.X += wide + k.Gap()*2
			}
		}
		articleLine(&w, f, tones, line)
		least = math.Max(least, w.Y)
	}
	height := math.Ceil(math.Max(w.Y, least) + pad)
	for i := range l[:panel] {
		l[i].Box.H += height - 1
	}
	return l, width, height
}

// articleLine is a figure on parchment.
func articleLine(w *form.Writer, f ink.Font, tones ink.Tones, line rules.Line) {
	c := ink.Ink
	switch line.Tone {
	case rules.Good:
		c = tones.Good.Dark
	case rules.Bad:
		c = tones.Danger.Dark
	}
	strong := ink.Font{Face: ink.SansBold, Size: f.Size}
	value := toneSign(line.Tone) + line.Value.String()
	if line.Value.Empty() {
		value = ""
	}
	if w.Width(f, line.Label.String())+w.Width(strong, value)+f.Size > w.W {
		w.Para(f, ink.Ink, line.Label.String())
		w.Para(strong, c, value).Across = ink.End
		return
	}
	h := math.Max(w.Line(f), w.Line(strong))
	w.L.Write(ink.R(w.X, w.Y, w.W, h), f, ink.Ink, line.Label.String())
	w.L.Write(ink.R(w.X, w.Y, w.W, h), strong, c, value).Across = ink.End
	w.Y += h
}

// question is what is asked before a choice that cannot go well.
type question struct {
	choice rules.Choice
	series []rules.Choice  // what it is about instead, if it is about several choices
	wave   wave            // as which they are played
	course course          // that they are part of
	about  []rules.Element // what is clicked for it
	text   string          // what the choice is, or the series
	warns  string          // what it leads to; several warnings are lines
	from   int             // the first line that is shown, where there is no room for all
	says   rules.Replies   // what its answers do
}

// confirm lays the question out.
func (s *sheet) confirm(q question, by hands) {
	k := s.kit
	s.veil(haze)
	pad := math.Max(10, k.Px(32))
	f := k.Font(ink.Sans, 20)
	width := math.Min(float64(k.W)*0.8, f.Size*30+2*pad)
	side := math.Max(32, k.Px(84))
	var l ink.List
	k.Parchment(&l, ink.R(0, 0, width, 1))
	panel := len(l)
	l.Picture("kit/warning", ink.R(pad, pad, side, side).Round())
	w := form.Writer{Toolkit: k, L: &l, X: pad + side + k.Gap()*1.5, Y: pad, W: width - 2*pad - side - k.Gap()*1.5}
	buttons := q.answers()
	rows := [][]form.Label{buttons[:2]}
	if k.ButtonWidth(buttons[0])+k.Gap()+k.ButtonWidth(buttons[1]) > width-2*pad {
		rows = [][]form.Label{buttons[:1], buttons[1:2]}
	}
	if len(buttons) > 2 {
		rows = append(rows, buttons[2:])
	}
	step := k.ButtonHeight(22) + k.Gap()
	more, warned := warnings(&w, f, q, float64(k.H)*0.96-2*pad-float64(1+len(rows))*(k.ButtonHeight(22)+k.Gap()*1.5))
	s.warned = warned
	y := math.Max(w.Y, pad+side) + k.Gap()*1.5
	rest := y // where the button for the other warnings lies
	if more != "" {
		y += k.ButtonHeight(22) + k.Gap()
	}
	height := math.Ceil(y + step*float64(len(rows)) - k.Gap() + pad)
	for i := range l[:panel] {
		l[i].Box.H += height - 1
	}
	box := s.questionAt(append(slices.Clone(q.about), q.says.About...), width, height)
	s.named(q.says.About, box)
	p := s.decor("table:question", depthDialog, box, l.Shift(box.X, box.Y))
	p.Solid, p.Label = true, strings.ReplaceAll(q.warns, "\n", " ")
	if more != "" {
		s.dialogButtons([]form.Label{{ID: idMoreWarnings, Text: more}}, ink.R(box.X, box.Y+rest, box.W, k.ButtonHeight(22)).Round(), by)
	}
	for i, row := range rows {
		s.dialogButtons(row, ink.R(box.X, box.Y+y+step*float64(i), box.W, k.ButtonHeight(22)).Round(), by)
	}
}

// answers are the two answers to a question, in the words of the game where it has any, and behind them that after which nothing is asked
// for the same reason again, where there is one.
func (q *question) answers() []form.Label {
	back, on := rules.Say("Think again"), rules.Say("Do it")
	if !q.says.Back.Empty() {
		back = q.says.Back.String()
	}
	if !q.says.On.Empty() {
		on = q.says.On.String()
	}
	list := []form.Label{{ID: idCancel, Text: back, Icon: "kit/back", Tip: rules.Say("Go back (Esc)")}, {ID: idConfirm, Text: on, Icon: "kit/warning"}}
	if never := q.says.Never; !never.Empty() {
		list = append(list, form.Label{ID: idNever, Text: never.String(), Tip: rules.Say("%s changes that again", asksTitle()), Size: stripType})
	}
	return list
}

// named frames on the dimmed board what a question names and does not cover.
func (s *sheet) named(list []rules.Element, box ink.Rect) {
	k := s.kit
	for _, el := range list {
		at, ok := s.box(el)
		if !ok || at.Overlaps(box) {
			continue
		}
		var l ink.List
		l.Outline(at.Inset(-k.Px(2)), ink.GoldLight, math.Max(2, k.Px(4)), k.Px(8))
		s.decor("table:named/"+el, depthDialog, at.Inset(-k.Px(6)), l)
	}
}

// questionAt is where a question lies: in the middle of the screen, else at its lower or upper edge, where it covers nothing of what it
// is about; in the middle if it does everywhere.
func (s *sheet) questionAt(about []rules.Element, width, height float64) ink.Rect {
	screen := s.kit.Screen()
	x, y := screen.Center()
	edge := s.kit.Margin()
	middle := ink.R(x-width/2, y-height/2, width, height).Round()
	for _, top := range []float64{middle.Y, screen.Bottom() - edge - height, edge} {
		box := ink.R(middle.X, math.Max(0, top), width, height).Round()
		if !slices.ContainsFunc(about, func(el rules.Element) bool { at, ok := s.box(el); return ok && at.Overlaps(box) }) {
			return box
		}
	}
	return middle
}

// warnings sets what a choice leads to: one warning is the headline, several are a list below what is
// asked, as many as end above most. It returns what is on the button that shows the others, empty if all are
// shown, and how many are.
func warnings(w *form.Writer, f ink.Font, q question, most float64) (more string, shown int) {
	k := w.Toolkit
	list := strings.Split(q.warns, "\n")
	if len(list) == 1 {
		w.Para(k.Font(ink.SerifBold, 26), ink.Ink, q.warns)
		w.Skip(k.Gap() * 0.5)
		w.Para(f, ink.Ink, q.text)
		return "", 1
	}
	w.Para(k.Font(ink.SerifBold, 26), ink.Ink, q.text+"?")
	w.Skip(k.Gap() * 0.5)
	dot := math.Max(5, math.Round(f.Size*0.42))
	indent := math.Round(f.Size * 1.1)
	for i, line := range list[q.from:] {
		if i > 0 && w.Y+w.Height(f, line, w.W-indent) > most {
			n := len(list) - q.from - i
			return rules.Plural(n, "%d more warning", "%d more warnings", n).String(), i
		}
		w.L.Fill(ink.R(w.X+(indent-dot)/3, w.Y+(k.Line(f)-dot)/2, dot, dot), ink.EmberDark, 0).Angle = math.Pi / 4
		w.X, w.W = w.X+indent, w.W-indent
		w.Para(f, ink.Ink, line)
		w.X, w.W = w.X-indent, w.W+indent
		w.Skip(k.Gap() * 0.25)
	}
	if q.from > 0 {
		return rules.Say("The first warnings"), len(list) - q.from
	}
	return "", len(list)
}

// turn shows the warnings that had no room, and after the last ones the first again. Shown is how many
// are on the screen.
func (q *question) turn(shown int) {
	if q.from += shown; q.from >= strings.Count(q.warns, "\n")+1 {
		q.from = 0
	}
}

// ribbon says that an earlier moment is looked at: a golden rim round the board.
func (s *sheet) ribbon(board ink.Rect) {
	var l ink.List
	width := math.Max(3, s.kit.Px(6))
	l.Outline(board, ink.Gold, width, s.kit.Px(6))
	s.decor("table:ribbon", depthRibbon, board, l)
}
