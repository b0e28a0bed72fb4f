package table

import (
	"cmp"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Screen is a whole screen laid out, in drawing order.
type Screen struct {
	Pieces []stage.Piece
	Marks  stage.Marks
	Room   Room
	Plan   Plan
	// Pages is how many pages of buttons there are for choices that the board does not show.
	Pages int
	// Main is what the large button stands for, "" without one, and Buttons what the others do that stand in for what the board does
	// not show, in their order.
	Main    rules.Element
	Buttons []rules.Element
}

// Pose is a moment that [Lay] lays out.
type Pose struct {
	State  rules.State // as the viewer knows it
	Story  []rules.Event
	Since  []rules.Event // what others have done since the viewer's last decision
	Recent []rules.Event // what has happened since the turn of that decision began
	// Followed is what has followed by itself on the viewer's last turn.
	Followed []rules.Event
	Rolling  bool
	Viewer   rules.Seat
	Mode     Mode
	Players  []Player
	Path     Path // clicked so far; the zero Path: nothing can be clicked
	Page     int  // of the buttons
	Hover    rules.Element
	Hinted   []rules.Element
	Led      []rules.Element // what a hint leads to
	Sheet    int             // of the panel, which a person has picked; 0: none
	Overlay  int             // what lies over the board, by its number; 0: nothing
	Threats  []rules.Warning
	Done     rules.Choice // of the viewer before what is asked
	// Preferences is what the viewer has settled about being asked.
	Preferences []rules.Preference
	Tones       ink.Scheme
	Zoom        float64 // how large the camera shows the world of the board; 0: as it is
}

// Lay lays the screen of a match out without a table: for tests of boards and for
// pictures of matches. It is a pure function.
func Lay(b Board, p Pose, metrics ink.Metrics, measure ink.Measurer) Screen {
	m := Moment{
		State: p.State, Story: p.Story, Since: p.Since, Recent: p.Recent, Followed: p.Followed, Rolling: p.Rolling, Viewer: p.Viewer, Mode: p.Mode, Players: p.Players, Tones: p.Tones,
		Metrics: metrics, Measure: measure, Hover: p.Hover, Hinted: p.Hinted, Led: p.Led, Preferences: p.Preferences, Overlay: p.Overlay, Sheet: p.Sheet, Zoom: cmp.Or(p.Zoom, 1),
	}
	if p.Mode == Asking {
		m.Path, m.Threats, m.Done = p.Path, p.Threats, p.Done
		m.Chosen, m.Next, m.Choices = p.Path.Chosen(), p.Path.Next(), p.Path.Left()
		m.Aim, _ = p.Path.Aim(p.Hover)
	}
	var prompt rules.Prompt
	if p.Mode != Playing {
		prompt = p.State.Prompt()
	}
	v := view{
		kit: form.Toolkit{Metrics: metrics, Measure: measure}, board: b, moment: m, path: p.Path,
		heading: heading{ask: prompt.Ask.String(), phase: prompt.Phase.String()},
		record:  record{looking: -1, turn: p.State.Progress()},
		offer:   offer{page: p.Page},
		by:      hands{hot: p.Hover},
	}
	sc := arrange(v)
	stage.Sort(sc.pieces)
	var buttons []rules.Element
	for _, c := range sc.chips {
		buttons = append(buttons, c.id)
	}
	return Screen{Pieces: sc.pieces, Marks: sc.marks, Room: sc.moment.Room, Plan: sc.plan, Pages: sc.pages, Main: sc.main, Buttons: buttons}
}
