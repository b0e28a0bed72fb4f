package table

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Plan is a board laid out. Each list belongs to a region of the [Room]; the table shows
// lists in the order Board, Row, Left, Panel, Foot, Tray, each above the ones before, so
// that Depth orders pieces within a list only. The IDs of pieces that choices are clicked
// on are the elements of Describe; IDs are unique in the whole plan and do not begin with "table:".
//
// What can be clicked next and is not in the plan becomes a button of the table, so that
// every choice can always be made.
type Plan struct {
	Board, Row, Left, Panel, Foot, Tray []stage.Piece

	// Main is the elements that are shown as the large button at the bottom right when they
	// can be clicked ("button:end_turn"), or stand for a choice in Direct: the first of them that can. The board does not lay
	// them out itself.
	Main []rules.Element
	// ByHand is choices that the large button never makes by itself where they are all that is left for what was picked.
	ByHand []rules.Choice
	// Primary is the picture on the large button where that is golden; empty: it is as other buttons are.
	Primary string
	// Dial is where on the screen the table may lay the scale on which the strength of what was clicked is set, about DialAt from
	// the left (see [Strengthener]); Coin is the picture of what strengths cost. Empty, or too small for it: a weaker and a
	// stronger one become buttons.
	Dial   ink.Rect
	DialAt float64
	Coin   string
	// Scale is what can be clicked next that is a strength, from the least on: it stands on that scale as well.
	Scale []rules.Element
	// Last is choices whose buttons stand after those for all others, as they undo or give up what was begun.
	Last []rules.Element
	// Posts are choices whose buttons have a place of their own; none: buttons lie one after another as there is room.
	Posts Posts
	// Quiet is pieces and buttons of the table that do not glow, for choices that are hardly ever meant.
	Quiet []rules.Element
	// Bright is what is lit of all that is worth a thought, where the board lights less than all of it; nil: all is lit.
	Bright []rules.Element
	// Direct is pieces that stand for a whole choice, such as the amounts of a spell in a tray: a
	// click on one plays that choice without the clicks on its path. They glow while it is
	// possible. The path must still be clickable, on pieces or on buttons of the table.
	Direct map[rules.Element]rules.Choice
	// Instead is pieces a click on which makes another choice than the one that their path leads to, as that would be for nothing and this
	// does what it was meant to do. Not while a lesson is played.
	Instead map[rules.Element]rules.Choice
	// Series is pieces that stand for several choices, which the board tells as a [Composer]. A click
	// plays the first; each next one follows as long as it can be chosen, and none of it is shown in
	// detail. What is to be asked about it is asked before the first, as far as it can be known; any other click, undo, and a
	// question that only arises on the way end the series.
	Series []rules.Element
	// Retracts are those of Series of which the first choice only ends what the viewer's last decision began and has led to nothing yet:
	// that decision is taken back in its place, where it can be, and not while a lesson is played.
	Retracts []rules.Element
	// Twice are those of Series that a click may well mean otherwise, which cannot be: the first click says why it cannot (Why), and
	// only a second one begins the series. Not while a lesson is played.
	Twice []rules.Element
	// Drafts are those of Series that are seen before they are asked about, as a set-up that can still be changed: each choice is
	// asked about when it comes.
	Drafts []rules.Element
	// Parts are pieces that a click on one of Series takes along together, each of which can be picked alone as well. A second
	// click on the one that is picked leaves it behind; while one stays behind, so does any other that is clicked, and a click on
	// one that stays behind takes it along again. See [Path.Out].
	Parts []rules.Element
	// Waves are those of Series that are shown: all that they do and what others answer, as one choice, once it has come to an
	// end.
	Waves []rules.Element
	// Courses are those of Series that go on: whenever the viewer is asked again, the board is asked for more of it, until it
	// knows none. All of it is shown, in a hurry; pause and hurry end it too. One that is among Waves as well is shown as they are, and goes on
	// after what is asked in between.
	Courses []rules.Element
	// Leads is what a click on Hover leads on to where it makes no choice by itself: several choices, or one for which
	// more is asked. The tooltip tells of the last, after the others.
	Leads []rules.Choice
	// Asked is the piece that the question is about, such as a creature that is told where to go: it can be dragged onto whatever is
	// clicked next. Empty: the question is about none.
	Asked rules.Element
	// Asides is pieces that open a scene of the game's own beside the match.
	Asides []rules.Element
	// Settles is the piece that shows how the question will be answered to which a choice leads (see [rules.Presetter]): a click there
	// has the person asked, another one not. Empty: none does, or the state does not do so.
	Settles rules.Element
	// Swaps are pieces that a click puts into that answer in place of others, or takes out of it (see [rules.Swapper]), but for those that can be
	// clicked for a choice, and what their notes say that it does.
	Swaps map[rules.Element]rules.Text
	// Why is why pieces cannot be clicked now, where the board knows more of it than the state tells everybody.
	Why map[rules.Element]rules.Refusal
	// Bars: a click on what Why speaks of goes over to no other choice either, so that who meant to end what has been picked does not
	// begin something else.
	Bars bool
	// Overlays are the names of what the board can show over itself when it is asked for it; see
	// [Moment.Overlay].
	Overlays []string
	// Reading is how the overlay that is shown is read, for the foot of the board; empty: nothing is said.
	Reading string
	// Opens is pieces that a click shows at reading size while it can do nothing else with them.
	Opens []rules.Element
	// Words are short labels for elements that become buttons of the table; without one
	// the label is the choice's sentence.
	Words map[rules.Element]string
	// Sheets are what the panel can show, for its tabs; Sheet is which of them it shows, from 1. See [Wants].
	Sheets []Sheet
	Sheet  int
	// Free is the part of the panel, on the screen, in which the board has nothing to say now: there stand the latest lines of the
	// log that weigh and are no longer shown in it.
	Free ink.Rect
	// Shown is an element that the board itself explains: its note says only what a click would do, and why it cannot be
	// clicked. Nook is the part of the screen below that in which the note hides nothing, if it has room there.
	Shown rules.Element
	Nook  ink.Rect
	// Prefers is pieces that settle a preference of the viewer, such as a switch beside a
	// question. The table has a dialog for them where the board does not cover them all.
	Prefers map[rules.Element]Preferred
	// Watch is where the buttons to pause, step, hurry and skip lie while something is shown, such
	// as a part of the row below the board. Empty, or too small for them: they lie among the controls.
	Watch ink.Rect
	// Told is what the board itself says at Hover all that a tooltip would say, so that the table
	// shows none there.
	Told rules.Element
	// Spare is pieces that tell more of what Hover would do, which a tooltip covers only where there is no other room.
	Spare []rules.Element
	// Embers is what the board lights itself where [Moment.Threats] strikes, in a shape of its own: the table puts no frame about it.
	Embers []rules.Element
	// Touches is what Hover would affect besides the choice's own path, to be lit.
	Touches []rules.Element
	// Steps are the parts of a turn, for the prompt, and Step which of them it is, from 1. None: the prompt says it in words.
	Steps []string
	Step  int
	// Help is one short line about what is asked, for the corner by the buttons.
	Help string
	// World is the size of a board that is larger than its region: the camera then moves
	// over it, and pieces of Board are laid out in it with the origin at its upper left.
	// Empty: the board fits.
	World ink.Rect
	// Least is how small the camera may show the World: pixels of the screen for one of it. 0: as small as it takes to see all, down to
	// half. A board whose targets would be too small then names more, and the map is moved over instead.
	Least float64
	// Views are the parts of a World that are shown one at a time, such as two maps; each has a tab that
	// says how much can be clicked there. A new question is shown on the view where it is asked. Empty: the
	// world is shown as one.
	Views []View
	// Follow is what of the World should be in view while something is shown: the piece that moves, where
	// it goes.
	Follow []rules.Element
}

// Sheet is one of several things that a panel can show.
type Sheet struct {
	Name, Picture string // on its tab
	Hint          bool   // it shows the hint, which a click on its tab asks for
}

// View is a part of a world that is shown alone.
type View struct {
	Name string // on its tab
	Box  ink.Rect
}

// views are the boxes of the views.
func (p *Plan) views() []ink.Rect {
	var boxes []ink.Rect
	for _, v := range p.Views {
		boxes = append(boxes, v.Box)
	}
	return boxes
}

// Film makes a stage show the world of the plan in a region.
func (p *Plan) Film(s *stage.Stage, region ink.Rect) {
	s.Bound(p.Least)
	s.Film(region, p.World, p.views()...)
}

// last is 1 for what stands after all other buttons, else 0.
func (p *Plan) last(el rules.Element) int {
	if slices.Contains(p.Last, el) {
		return 1
	}
	return 0
}
