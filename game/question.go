package game

import (
	"image"
	"image/draw"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Question is a plain scene that says something and asks for one answer. It needs no assets,
// so that it can tell of faults in them. Every answer carries out its command; Esc gives the
// last one.
type Question struct {
	app     *App
	name    string
	texts   []string // the first is the title
	answers []Answer
	focus   int
	laid    layout
	laidFor Screen
	picture *ebiten.Image
	drawn   questionLook
}

// Answer is one way to answer a Question.
type Answer struct {
	ID      string
	Label   string
	Command Command
}

// questionLook is everything that a picture of a question depends on.
type questionLook struct {
	screen Screen
	focus  int
}

// NewQuestion makes a question with at least one answer.
func NewQuestion(a *App, name, title string, texts []string, answers ...Answer) *Question {
	return &Question{app: a, name: name, texts: append([]string{title}, texts...), answers: answers}
}

// Name is the name that the question was made with.
func (q *Question) Name() string { return q.name }

// Update walks between the answers and gives one.
func (q *Question) Update(t *Tick) {
	boxes := q.boxes(t.Screen)
	at := image.Pt(int(t.Input.X), int(t.Input.Y))
	over := slices.IndexFunc(boxes, func(r image.Rectangle) bool { return at.In(r) })
	if over >= 0 && (t.Input.Moved || t.Input.Pressed) {
		q.focus = over
	}
	if over >= 0 && t.Input.Released {
		q.app.Post(q.answers[over].Command)
	}
	for _, k := range t.Input.Keys {
		q.key(k)
	}
}

func (q *Question) key(k Key) {
	n := len(q.answers)
	switch {
	case k.Code == ebiten.KeyTab && k.Shift, k.Code == ebiten.KeyArrowUp, k.Code == ebiten.KeyArrowLeft:
		q.focus = (q.focus + n - 1) % n
	case k.Code == ebiten.KeyTab, k.Code == ebiten.KeyArrowDown, k.Code == ebiten.KeyArrowRight:
		q.focus = (q.focus + 1) % n
	case k.Code == ebiten.KeyEnter, k.Code == ebiten.KeyNumpadEnter, k.Code == ebiten.KeySpace:
		q.app.Post(q.answers[q.focus].Command)
	case k.Code == ebiten.KeyEscape:
		q.app.Post(q.answers[n-1].Command)
	}
}

// layout is where a question's parts lie.
type layout struct {
	hand  *hand
	x, w  int
	text  [][]string
	tops  []int
	boxes []image.Rectangle
}

// smallestText is the smallest text size that a question takes to fit its screen.
const smallestText = 0.8

// layout lays the question out in the person's text size, or in a smaller one if it does
// not fit the screen otherwise.
func (q *Question) layout(s Screen) layout {
	if s == q.laidFor {
		return q.laid
	}
	q.laidFor = s
	for {
		q.laid = q.layoutAt(s)
		if q.laid.boxes[len(q.answers)-1].Max.Y <= s.H || s.Text <= smallestText {
			return q.laid
		}
		s.Text = max(smallestText, s.Text-0.1)
	}
}

func (q *Question) layoutAt(s Screen) layout {
	h := newHand(s)
	l := layout{hand: h, w: min(s.W-4*h.height, h.height*38)}
	l.x = (s.W - l.w) / 2
	y := h.height * 2
	for _, text := range q.texts {
		lines := h.wrap(text, l.w)
		l.text, l.tops = append(l.text, lines), append(l.tops, y)
		y += len(lines)*h.height + h.height/2
	}
	y += h.height / 2
	for range q.answers {
		l.boxes = append(l.boxes, image.Rect(l.x, y, l.x+l.w, y+2*h.height))
		y += 2*h.height + h.height/2
	}
	return l
}

func (q *Question) boxes(s Screen) []image.Rectangle { return q.layout(s).boxes }

// Draw paints the question, anew only if the focus or the size has changed.
func (q *Question) Draw(screen *ebiten.Image) {
	look := questionLook{q.app.screen, q.focus}
	look.screen.W, look.screen.H = screen.Bounds().Dx(), screen.Bounds().Dy()
	if q.picture == nil || look != q.drawn {
		if q.picture != nil {
			q.picture.Deallocate()
		}
		q.picture, q.drawn = ebiten.NewImageFromImage(q.paint(look.screen)), look
	}
	screen.DrawImage(q.picture, nil)
}

func (q *Question) paint(s Screen) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, s.W, s.H))
	draw.Draw(img, img.Bounds(), image.NewUniform(plainGround), image.Point{}, draw.Src)
	l := q.layout(s)
	for i, lines := range l.text {
		ink := plainInk
		if i == 0 {
			ink = plainGold
		}
		l.hand.write(img, l.x, l.tops[i], lines, ink)
	}
	for i, box := range l.boxes {
		border := plainBoard
		if i == q.focus {
			border = plainGold
		}
		board(img, box, plainBoard, border)
		l.hand.write(img, box.Min.X+l.hand.height, box.Min.Y+l.hand.height/2, []string{q.answers[i].Label}, plainInk)
	}
	return img
}

// Mirror is the question as text.
func (q *Question) Mirror() Mirror {
	m := Mirror{Scene: q.name, Title: q.texts[0], Prompt: q.texts[0], Settled: true, Notes: q.texts[1:]}
	for i, r := range q.boxes(q.app.screen) {
		m.Elements = append(m.Elements, Element{
			ID: q.answers[i].ID, Role: "button", Label: q.answers[i].Label, Enabled: true, Focused: i == q.focus,
			Rect: [4]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()},
		})
	}
	return m
}

// Close lets go of the picture.
func (q *Question) Close() error {
	if q.picture != nil {
		q.picture.Deallocate()
	}
	return nil
}
