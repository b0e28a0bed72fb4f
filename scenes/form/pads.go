package form

import (
	"image"
	"math"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/input"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// pads are the ebitenui widgets behind the items: buttons that know about pressing and
// sliders that know about dragging, all of them invisible. They hear of the pointer
// through [pointer] only, so they follow the ticks of the program and not the wall clock.
type pads struct {
	pointer pointer
	root    *widget.Container
	byID    map[string]*pad
	heard   []signal
}

// pad is the widget of one item.
type pad struct {
	kind   Kind
	button *widget.Button
	slider *widget.Slider
}

// signal is what a widget told in a tick.
type signal struct {
	id   string
	what sign
}

type sign uint8

const (
	entered sign = iota
	left
	pressed
	released
	clicked
)

func newPads() *pads {
	return &pads{
		root: widget.NewContainer(widget.ContainerOpts.Layout(placed{})),
		byID: map[string]*pad{},
	}
}

// placed is a layout that leaves widgets where they were put: the plan says where.
type placed struct{}

func (placed) PreferredSize([]widget.PreferredSizeLocateableWidget) (int, int) { return 0, 0 }
func (placed) Layout([]widget.PreferredSizeLocateableWidget, image.Rectangle)  {}
func rectangle(r ink.Rect) image.Rectangle {
	r = r.Round()
	return image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))
}

// keep makes the widgets be those of the given items, at the given places. Widgets of
// items that were there before stay, with all they remember.
func (p *pads) keep(items []placedItem) {
	wanted := make(map[string]bool, len(items))
	for _, it := range items {
		wanted[it.ID] = true
		w := p.byID[it.ID]
		if w != nil && w.kind != it.Kind {
			p.remove(it.ID)
			w = nil
		}
		if w == nil {
			w = p.add(it.Item)
		}
		w.place(it)
	}
	for id := range p.byID {
		if !wanted[id] {
			p.remove(id)
		}
	}
}

// placedItem is an item at its place on the screen.
type placedItem struct {
	Item
	at ink.Rect // the part of it that can be seen and hit
}

func (p *pads) add(it Item) *pad {
	w := &pad{kind: it.Kind}
	if it.Kind == Slider {
		w.slider = p.newSlider(it.ID)
		p.root.AddChild(w.slider)
	} else {
		w.button = p.newButton(it.ID)
		p.root.AddChild(w.button)
	}
	p.byID[it.ID] = w
	return w
}

func (p *pads) remove(id string) {
	w := p.byID[id]
	delete(p.byID, id)
	if w.slider != nil {
		p.root.RemoveChild(w.slider)
		return
	}
	p.root.RemoveChild(w.button)
}

func (p *pads) hear(id string) widget.WidgetOpt {
	tell := func(s sign) { p.heard = append(p.heard, signal{id, s}) }
	return func(w *widget.Widget) {
		for _, o := range []widget.WidgetOpt{
			widget.WidgetOpts.CursorEnterHandler(func(*widget.WidgetCursorEnterEventArgs) { tell(entered) }),
			widget.WidgetOpts.CursorExitHandler(func(*widget.WidgetCursorExitEventArgs) { tell(left) }),
			widget.WidgetOpts.MouseButtonPressedHandler(func(*widget.WidgetMouseButtonPressedEventArgs) { tell(pressed) }),
			widget.WidgetOpts.MouseButtonReleasedHandler(func(*widget.WidgetMouseButtonReleasedEventArgs) { tell(released) }),
		} {
			o(w)
		}
	}
}

func (p *pads) newButton(id string) *widget.Button {
	return widget.NewButton(
		widget.ButtonOpts.DisableDefaultKeys(),
		widget.ButtonOpts.WidgetOpts(p.hear(id)),
		widget.ButtonOpts.ClickedHandler(func(*widget.ButtonClickedEventArgs) {
			p.heard = append(p.heard, signal{id, clicked})
		}),
	)
}

func (p *pads) newSlider(id string) *widget.Slider {
	s := widget.NewSlider(
		widget.SliderOpts.DisableDefaultKeys(true),
		widget.SliderOpts.Images(nil, &widget.ButtonImage{}),
		widget.SliderOpts.MinHandleSize(1),
		widget.SliderOpts.WidgetOpts(p.hear(id)),
	)
	return s
}

// place puts the widget where its item is and tells it the item's state.
func (w *pad) place(it placedItem) {
	at := rectangle(it.at)
	if w.button != nil {
		w.button.GetWidget().Disabled = !it.Enabled()
		w.button.SetLocation(at)
		return
	}
	s := w.slider
	s.GetWidget().Disabled = !it.Enabled()
	s.SetLocation(at)
	o := widget.Direction(widget.DirectionHorizontal)
	if it.at.H > it.at.W {
		o = widget.DirectionVertical
	}
	leap := max(it.Range.Step, 1)
	for _, set := range []widget.SliderOpt{
		widget.SliderOpts.MinMax(it.Range.Min, it.Range.Max),
		widget.SliderOpts.Orientation(o),
		widget.SliderOpts.FixedHandleSize(int(math.Max(1, it.Range.Knob))),
		widget.SliderOpts.PageSizeFunc(func() int { return leap }),
	} {
		set(s)
	}
	s.Current = it.Range.Now
	s.Validate()
	s.Render(nil) // puts the knob into its place; with no images it draws nothing
}

// onKnob reports whether the pointer is on the knob of a slider.
func (p *pads) onKnob(it placedItem) bool {
	span, length := it.reach()
	if length <= 0 {
		return true
	}
	knob := it.at.X + span*float64(it.Range.Now-it.Range.Min)/length
	x := float64(p.pointer.x)
	return x >= knob && x < knob+it.Range.Knob
}

// jump brings the knob of a slider under the pointer.
func (p *pads) jump(it placedItem) {
	span, length := it.reach()
	if w := p.byID[it.ID]; w != nil && span > 0 {
		share := (float64(p.pointer.x) - it.at.X - it.Range.Knob/2) / span
		w.slider.Current = it.Range.Min + int(math.Round(math.Max(0, math.Min(share, 1))*length))
	}
}

// reach is how far the knob of a slider moves, in device pixels and in its own units.
func (it placedItem) reach() (span, length float64) {
	return it.at.W - it.Range.Knob, float64(it.Range.Max - it.Range.Min)
}

// follow lets the widgets see what the pointer did and returns what they made of it. The
// result holds until the next call.
func (p *pads) follow(in game.Input) []signal {
	p.heard = p.heard[:0]
	p.pointer.see(in)
	input.SetCursorUpdater(&p.pointer)
	input.SetupInputLayersWithDeferred([]input.Layerer{p.root})
	p.root.Update(&widget.UpdateObject{})
	event.ExecuteDeferred()
	return p.heard
}

// slid returns where a slider stands after the pointer has moved.
func (p *pads) slid(id string) int {
	s := p.byID[id].slider
	s.Render(nil) // ebitenui drags while it draws; with no images it draws nothing
	event.ExecuteDeferred()
	return s.Current
}

// settle lets the widgets see where the pointer is now that they may have moved.
func (p *pads) settle() []signal {
	in := game.Input{X: float64(p.pointer.x), Y: float64(p.pointer.y), Down: p.pointer.down}
	return p.follow(in)
}

// pointer is the mouse as ebitenui sees it in one tick. It implements input.CursorUpdater.
type pointer struct {
	x, y                    int
	down, pressed, released bool
}

func (p *pointer) see(in game.Input) {
	p.x, p.y = int(math.Floor(in.X)), int(math.Floor(in.Y))
	p.down, p.pressed, p.released = in.Down, in.Pressed, in.Released
}

// Update, AfterUpdate, Draw and AfterDraw do nothing: see does it all.
func (p *pointer) Update()                 {}
func (p *pointer) AfterUpdate()            {}
func (p *pointer) Draw(*ebiten.Image)      {}
func (p *pointer) AfterDraw(*ebiten.Image) {}

// MouseButtonPressed reports whether the left button is down.
func (p *pointer) MouseButtonPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && p.down
}

// MouseButtonJustPressed reports whether the left button went down in this tick.
func (p *pointer) MouseButtonJustPressed(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && p.pressed
}

// MouseButtonJustReleased reports whether the left button went up in this tick.
func (p *pointer) MouseButtonJustReleased(b ebiten.MouseButton) bool {
	return b == ebiten.MouseButtonLeft && p.released
}

// CursorPosition is where the pointer is, in device pixels.
func (p *pointer) CursorPosition() (int, int) { return p.x, p.y }

// GetCursorImage returns none: the program sets the shape of the pointer itself.
func (p *pointer) GetCursorImage(string) *ebiten.Image { return nil }

// GetCursorOffset is where a cursor image would lie.
func (p *pointer) GetCursorOffset(string) image.Point { return image.Point{} }
