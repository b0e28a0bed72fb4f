package table

import (
	"math"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// view is everything that a layout of the table depends on.
type view struct {
	kit     form.Toolkit
	board   Board
	moment  Moment // without Room
	path    Path
	heading heading
	record  record
	offer   offer // what the table itself offers; choices are added
	drawer  drawer
	still   bool // the large button takes no click yet
	by      hands
	hinted  rules.Element
	mentor  *mentor // nil: it is no lesson
	closes  bool    // the lesson is over, and nobody plays on yet
	reel    *reel   // nil: it is no replay
	note    note
	advice  note // the hint, for where the controls have no room for all of it
	zoom    *zoomed
	ask     *question
	recap   *reckoning // nil: it is closed
	digest  *digest    // nil: nothing is said
	asks    *asking    // the dialog about preferences; nil: it is closed
	banner  *herald
	lapse   float64 // the part of a moment that is left, after which the question is answered by itself; 0: it waits
	threats []rules.Warning
	alarm   bool       // the places where the match is lost are lit
	others  bool       // it is somebody else than who looks on whose event is shown
	seen    stage.View // what the camera shows of a board that is larger than its region
}

// scene is a layout of the table.
type scene struct {
	sheet
	frame  frame
	plan   Plan
	moment Moment
	// chart is where the small map lies, and its frame; empty: there is none.
	chart, chartFrame ink.Rect
	acted             bool          // something is shown large over the board
	paged             bool          // the mentor tells what the match is about, and the step on the next page
	reelBox           ink.Rect      // where the turns of a replay lie; empty: there are none
	spans             []span        // the turns that lie there
	main              rules.Element // the large button of the choices; empty: there is none
	chips             []chip        // all choices that became buttons, whatever page they are on
}

// arrange lays the whole screen out. It is a pure function.
func arrange(v view) scene {
	want := v.wants()
	want.reel = v.reel != nil
	said := docked(v.kit, &want, v.mentor)
	if said.paged {
		v.moment.Lit, v.moment.Meant, v.moment.Hinted = nil, nil, nil
	}
	sc := scene{
		sheet:  sheet{kit: v.kit, marks: stage.Marks{}, pages: 1, seen: v.seen},
		frame:  divide(v.kit, want, v.drawer),
		moment: v.moment,
	}
	f := &sc.frame
	f.card = f.dock
	f.card.H = math.Max(f.dock.H, math.Round(said.h))
	sc.moment.Room = f.Room
	sc.moment.Room.Log = f.log
	sc.plan = v.board.Layout(sc.moment)
	sc.hall()
	sc.boards()
	sc.mark(v)
	sc.worldMap()
	sc.tabs(v.by)
	sc.overlays(v.by)
	if !f.behind(f.sheets) {
		sc.sheetTabs(v.by)
	}
	offers := sc.offers(v)
	if f.folded {
		sc.controlStrip(f, offers, want, v, v.by)
		sc.logPanel(f.log, v.record, depthSheet+10, v.by)
	} else {
		sc.controlColumn(f, offers, v, v.by)
		if f.behind(f.log) {
			f.log.H = 0
		}
		_, v.record.digested = sc.box(idDigest)
		first := sc.logPanel(f.log, v.record, depthFrame, v.by)
		if !f.behind(f.Panel) {
			sc.weighty(sc.plan.Free, v.record, first, v.by)
		}
	}
	sc.timeline(v)
	banner := sc.hang(v)
	v.heading.steps, v.heading.step = sc.plan.Steps, sc.plan.Step
	sc.top(f, v.heading, v.by)
	sc.acted = sc.act(v)
	sc.warn(v, banner)
	if v.moment.Mode == Looking {
		sc.ribbon(f.Board)
	}
	if v.banner != nil {
		sc.banner(f.Board, *v.banner)
	}
	sc.paged = said.paged
	sc.teach(v, said)
	if v.closes {
		sc.calm()
	}
	if told := sc.plan.Told; told == "" || told != v.note.about {
		sc.say(v.note, want)
	}
	if v.note.empty() && !sc.hintSaid {
		sc.advise(v, want)
	}
	switch {
	case v.asks != nil:
		sc.asking(*v.asks, v.by)
	case v.ask != nil:
		sc.confirm(*v.ask, v.by)
	case v.recap != nil:
		sc.reckon(v.recap, ink.TonesFor(v.moment.Tones), f.onward(v.kit), v.by)
	case v.zoom != nil:
		sc.sheet.zoom(*v.zoom, ink.TonesFor(v.moment.Tones), v.by)
	}
	return sc
}

// advise lays the hint beside what it points at, or below its button.
func (sc *scene) advise(v view, want Wants) {
	if n := sc.plan.Sheet; n > 0 && sc.plan.Sheets[n-1].Hint {
		return
	}
	n := v.advice
	if _, there := sc.box(n.about); !there {
		n.about = idHint
	}
	sc.say(n, want)
}

// say lays a note beside what it is about, or where the panel has sheets at the right.
func (sc *scene) say(n note, want Wants) {
	tones := ink.TonesFor(sc.moment.Tones)
	if want.Sheets && !sc.frame.folded {
		sc.inDock(n, tones)
		return
	}
	sc.tip(n, tones, sc.plan.Spare)
}

// hall is the table of oak behind everything.
func (s *sheet) hall() {
	var l ink.List
	for _, name := range []string{"oak", "candle", "vignette"} {
		l.Surface(name, s.kit.Screen())
	}
	s.decor("table:hall", depthHall, s.kit.Screen(), l)
}

// wants is how the board wants the screen divided at this moment.
func (v *view) wants() Wants {
	if s, ok := v.board.(Shaper); ok {
		return s.Shape(v.moment)
	}
	return v.board.Wants(v.kit.Metrics, v.kit.Measure)
}

// boards lays the pieces of the board above each other in their regions.
func (sc *scene) boards() {
	p, f := &sc.plan, &sc.frame
	if !p.World.Empty() {
		for i := range p.Board {
			p.Board[i].Plane = stage.World
		}
	}
	column, panel, foot := depthColumn, depthPanel, depthFoot
	if f.folded {
		column, panel, foot = depthSheet+1000, depthSheet+2000, depthSheet+3000
	}
	const others = 64 // about as many pieces as the table has of its own
	sc.pieces = slices.Grow(sc.pieces, len(p.Board)+len(p.Row)+len(p.Left)+len(p.Panel)+len(p.Foot)+len(p.Tray)+others)
	sc.lay(p.Board, depthBoard)
	sc.lay(p.Row, depthRow)
	sc.lay(p.Left, column)
	if !f.behind(f.Panel) {
		sc.lay(p.Panel, panel)
	}
	if !f.behind(f.Foot) {
		sc.lay(p.Foot, foot)
	}
	sc.lay(p.Tray, depthTray)
	if f.folded && !f.sheet.Empty() {
		var l ink.List
		sc.kit.Oak(&l, f.sheet)
		sc.decor("table:sheet", depthSheet, f.sheet, l).Solid = true
	}
}

// onWorld reports whether an element lies on a board that the camera moves over: it is
// there, though perhaps not in view.
func (sc *scene) onWorld(el rules.Element) bool {
	for i := range sc.pieces {
		if p := &sc.pieces[i]; p.ID == el && p.Plane == stage.World {
			return true
		}
	}
	return false
}

// covered begins the id of a piece that is too small, or mostly covered: a button stands in for it.
const covered = "table:covered/"

// uncovered is the element that a click on a piece means: what still shows of a covered one means the same as its button.
func uncovered(id rules.Element) rules.Element {
	return rules.Element(strings.TrimPrefix(string(id), covered))
}

// drop takes away the piece of a choice that cannot be reached: its button stands in for it.
func (sc *scene) drop(el rules.Element) {
	for i := range sc.pieces {
		if sc.pieces[i].ID == el {
			sc.pieces[i].ID = covered + el
			sc.pieces[i].Role = ""
		}
	}
}
