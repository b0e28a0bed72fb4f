package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// folds is the width in points below which the columns fold into drawers, at text size 1.
const folds = 1200

// drawer is the column that is open on a narrow screen.
type drawer uint8

const (
	noDrawer drawer = iota
	leftDrawer
	rightDrawer
)

// frame is where everything lies on the screen.
type frame struct {
	Room
	bar      ink.Rect
	prompt   ink.Rect
	log      ink.Rect
	controls ink.Rect // help, buttons, the main button
	tabs     ink.Rect // of the drawers; empty: the columns are there
	timeline ink.Rect // of a replay; empty: it is none
	sheets   ink.Rect // above the panel, for the tabs of its sheets; empty: there are none
	strip    ink.Rect // above the board, for the tabs of its views; empty: there are none
	sheet    ink.Rect // the open drawer; empty: none
	hung     ink.Rect // the banner of what threatens, over a part of the bar; empty: there is none
	dock     ink.Rect // of a lesson's mentor, or of what the match is about; empty: there is none
	card     ink.Rect // of what is said in the dock, over which it may hang down
	taught   bool     // the mentor says what is asked
	folded   bool
	main     float64 // how high the large button is
	brim     bool    // the board's upper edge stays free: warnings hang over the prompt's second line
	gap      float64
}

// divide divides the screen.
func divide(k form.Toolkit, want Wants, open drawer) frame {
	f := frame{gap: math.Max(4, k.Px(16)), folded: narrow(k) && !want.Column, brim: want.Brim || want.Tabs || narrow(k)}
	var body ink.Rect
	f.bar, body = k.Screen().CutTop(barHeight(k))
	f.prompt = promptBox(k, f.bar)
	body = body.Inset(f.gap)
	if f.folded {
		f.fold(k, body, want, open)
	} else {
		if want.reel {
			f.timeline, body = body.CutBottom(math.Round(timelineHeight(k)))
			_, body = body.CutBottom(f.gap)
		}
		f.spread(k, body, want)
	}
	f.Tray, f.main = f.Board, mainHeight(k, want)
	return f
}

// Narrow reports whether the columns are folded into drawers on such a screen. Larger text
// needs more room.
func Narrow(m ink.Metrics) bool { return narrow(form.Toolkit{Metrics: m}) }

func narrow(k form.Toolkit) bool {
	device := math.Max(1, k.Device)
	return float64(k.W)/device < folds*(1+(text(k)-1)*0.5)
}

func text(k form.Toolkit) float64 {
	if k.Text == 0 {
		return 1
	}
	return k.Text
}

// widen is how much wider than designed a column is for the text size.
func widen(k form.Toolkit) float64 { return math.Max(1, 1+(text(k)-1)*0.6) }

// spread gives each column its place.
func (f *frame) spread(k form.Toolkit, body ink.Rect, want Wants) {
	var right ink.Rect
	if want.Left == WithColumn {
		f.Left, body = body.CutLeft(math.Round(float64(k.W) * 0.147 * widen(k)))
		_, body = body.CutLeft(f.gap)
	}
	right, body = body.CutRight(rightWidth(k, want))
	_, body = body.CutRight(f.gap)
	f.centre(k, body, want)
	f.column(k, f.berth(right, want), want)
	f.controls, f.log = f.log.CutBottom(f.leastControls(k, want))
	_, f.log = f.log.CutBottom(f.gap)
	if want.brief && f.log.H < leastLog(k) {
		f.log.H = 0
	}
}

// centre divides the middle into board and row.
func (f *frame) centre(k form.Toolkit, body ink.Rect, want Wants) {
	f.Board = body
	if want.Row > 0 {
		f.Row, f.Board = body.CutBottom(math.Round(math.Min(want.Row, body.H*0.52)))
		_, f.Board = f.Board.CutBottom(f.gap)
	}
	if want.Tabs {
		if !f.folded { // a banner hangs between bar and tabs
			_, f.Board = f.Board.CutTop(math.Max(0, math.Ceil(f.bar.H+warnHeight(k)-f.Board.Y)))
		}
		f.strip, f.Board = f.Board.CutTop(tabHeight(k))
	}
}

// leastPanel is the share of what it asks for that the panel keeps for the foot's sake.
const leastPanel = 0.66

// column divides the right column: the board's panels, then the log, which takes what is
// left. Where room is short the panel gives way before the foot, which is there only for a moment.
func (f *frame) column(k form.Toolkit, right ink.Rect, want Wants) {
	granted := right.H - leastLog(k)
	if !f.folded {
		granted = right.H - f.leastLog(k)
	}
	if !f.folded { // the controls lie below the log
		granted -= f.leastControls(k, want) + f.gap
	}
	granted = math.Max(0, granted)
	panel, foot := want.Panel, want.Foot
	if over := panel + foot + 2*f.gap + k.ButtonHeight(chipType) - granted; over > 0 && foot > 0 {
		panel = math.Max(panel-over, panel*leastPanel) // a chip more than the controls have room for
	}
	if asked, most := panel+foot, math.Max(0, granted-2*f.gap); asked > most {
		panel, foot = panel*most/asked, foot*most/asked
	}
	f.log = right
	if panel > 0 {
		f.Panel, f.log = f.log.CutTop(math.Round(panel))
		_, f.log = f.log.CutTop(f.gap)
		if tab := tabHeight(k); want.Sheets && f.Panel.H > 3*tab {
			f.sheets, f.Panel = f.Panel.CutTop(tab)
		}
	}
	if foot > 0 {
		f.Foot, f.log = f.log.CutTop(math.Round(foot))
		_, f.log = f.log.CutTop(f.gap)
	}
}

// fold puts the controls below everything and the columns into drawers.
func (f *frame) fold(k form.Toolkit, body ink.Rect, want Wants, open drawer) {
	f.controls, body = body.CutBottom(stripHeight(k))
	_, body = body.CutBottom(f.gap)
	tabs := k.ButtonWidth(form.Label{Text: rules.Say("Log"), Size: stripType})
	if want.Left == WithColumn {
		tabs += k.ButtonWidth(form.Label{Text: rules.Say("Tracks"), Size: stripType}) + f.gap
	}
	f.tabs, f.controls = f.controls.CutLeft(tabs)
	_, f.controls = f.controls.CutLeft(f.gap)
	if want.reel {
		f.timeline, f.controls = f.controls.CutRight(math.Round(f.controls.W * 0.46))
		_, f.controls = f.controls.CutRight(f.gap)
	}
	if want.dock > 0 {
		var aside ink.Rect
		aside, body = body.CutRight(dockWidth(k, want))
		_, body = body.CutRight(f.gap)
		if rest := f.berth(aside, want); rest.H >= leastLog(k) {
			f.log = rest
		}
	}
	f.centre(k, body, want)
	switch {
	case open == leftDrawer && want.Left == WithColumn:
		f.sheet, _ = body.CutLeft(math.Round(math.Min(body.W*0.6, k.Px(420)*widen(k)+k.Font(ink.Sans, 18).Size*4)))
		f.Left = f.sheet.Inset(f.gap)
	case open == rightDrawer:
		f.sheet, _ = body.CutRight(math.Round(math.Min(body.W*0.66, k.Px(460)*widen(k)+k.Font(ink.Sans, 18).Size*6)))
		f.column(k, f.sheet.Inset(f.gap), want)
	}
}

// stripType is the size of the type on the tabs of the drawers, in design units.
const (
	stripType = 20
)

// stripHeight is how high the controls are on a narrow screen.
func stripHeight(k form.Toolkit) float64 { return k.ButtonHeight(stripType) }

// controlsHeight is how high the controls in the right column are at least: the help and the main button.
func controlsHeight(k form.Toolkit, want Wants) float64 {
	return math.Round(3*k.Line(k.Font(ink.Sans, helpType))) + 2*panelPad(k) + math.Max(4, k.Px(12)) + mainHeight(k, want)
}

// leastControls is how high the controls are at least below this column: in a lesson there is no help, and what it leaves free
// goes to the panels.
func (f *frame) leastControls(k form.Toolkit, want Wants) float64 {
	high := controlsHeight(k, want)
	if !f.taught {
		return high
	}
	rows := 1.0
	if want.Posts { // what has a place of its own, above what the table offers
		rows = 2
	}
	return math.Min(high, mainHeight(k, want)+rows*(f.gap+k.ButtonHeight(chipType)))
}

// mainHeight is how high the large button is: beside a panel with sheets it has room for two lines.
func mainHeight(k form.Toolkit, want Wants) float64 {
	h := k.ButtonHeight(mainType)
	if want.Sheets {
		h = math.Max(h, math.Round(k.Line(k.Font(ink.SerifBold, mainType))+form.GoldenNotes*k.Line(k.Font(ink.Sans, mainNote))+k.Px(12)))
	}
	return h
}

// Type sizes in design units.
const (
	helpType = 17
	mainType = 24
	mainNote = 17 // below it, what it costs or brings
	logType  = 17
)

// panelPad is the room between the edge of a panel and what is on it.
func panelPad(k form.Toolkit) float64 { return math.Max(6, k.Px(18)) }
