package game

import (
	"io/fs"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/keymap"
)

// Scene is one screen of the program. The loop calls Update once a tick and Draw when the
// picture has changed; both always on the same goroutine.
type Scene interface {
	// Name identifies the scene in the probe and in logs ("menu", "board").
	Name() string
	// Update takes the input of the tick. It posts commands; it never changes a match.
	Update(t *Tick)
	// Draw paints the whole screen.
	Draw(screen *ebiten.Image)
	// Mirror is the scene as text: what the probe, focus and screen readers see.
	Mirror() Mirror
}

// Tick is what a scene may know in one Update.
type Tick struct {
	Input  Input
	Now    time.Duration // animation clock; stands still while the program sleeps
	Delta  time.Duration // since the last tick, never more than 100 ms
	Screen Screen
	// Wake asks for a tick after that time (0: the next frame). A wish holds until it is
	// served, over ticks that come earlier; so ask again only for something new.
	Wake func(after time.Duration)
}

// Screen is the size of the window's inside.
type Screen struct {
	W, H   int     // device pixels
	Device float64 // device pixels per point
	Text   float64 // text size setting, 0.8 to 1.6
	Faces  int     // how many times typefaces came from elsewhere ([Typefaces])
}

// Input is what the user did since the last tick. Positions are device pixels. A click within
// one tick is Pressed and Released at once. The first finger on a touch screen is the pointer;
// a position below 0 is on nothing. Gamepads come as keys.
type Input struct {
	X, Y          float64
	Moved         bool // the pointer moved since the last tick
	Pressed       bool // left button went down
	Down          bool // left button is down
	Released      bool // left button went up
	SecondPressed bool // right button went down
	Finger        bool // the pointer is a finger on a touch screen
	WheelX        float64
	WheelY        float64
	// Pinch is how much farther apart two fingers are than in the last tick, as a factor, X and Y the middle between
	// them, PanX and PanY how far that has moved, in pixels; 0: there are no two fingers.
	Pinch, PanX, PanY float64
	Keys              []Key    // pressed or repeated, in order
	Runes             []rune   // typed characters
	Written           *Written // of a keyboard on the screen; nil: nothing
	Dropped           fs.FS    // files that were dropped on the window in this tick; nil: none
}

// active reports whether the user did anything.
func (in Input) active() bool {
	return in.Moved || in.Pressed || in.Down || in.Released || in.SecondPressed ||
		in.WheelX != 0 || in.WheelY != 0 || in.Pinch != 0 || len(in.Keys) > 0 || len(in.Runes) > 0 || in.Dropped != nil
}

// Key is a key that was pressed, or a button of a gamepad by what it means.
type Key = keymap.Key

// Listener is a scene that may wait for a key to be pressed, whatever that does elsewhere.
type Listener interface {
	// Listens reports whether it waits for one.
	Listens() bool
}

// Mirror is a scene as text.
type Mirror struct {
	Scene    string    `json:"scene"`
	Title    string    `json:"title"`
	Prompt   string    `json:"prompt"`
	Settled  bool      `json:"settled"` // no animation is running and nothing is being thought about
	Elements []Element `json:"elements"`
	Notes    []string  `json:"notes,omitempty"`    // text worth reading aloud: log lines, messages
	Thinking bool      `json:"thinking,omitempty"` // nothing moves, but a computer player, a hint or a file is waited for
	Others   bool      `json:"others,omitempty"`   // what somebody else does is shown or waited for
	Seen     bool      `json:"seen,omitempty"`     // Sights and Cuts are told: see App.Seen
	Sights   []Sight   `json:"sights,omitempty"`
	Cuts     []Cut     `json:"cuts,omitempty"`
	// For a screen reader (see [Speaker]), which tells each line of the log once, and of the focused element what its
	// tooltip would say. Both are among the notes too, once they are seen.
	Log Log             `json:"-"`
	Tip func() []string `json:"-"` // nil: nothing has the focus
}

// Sight is a thing that is drawn, whether it can be reached or not. Its rectangle is where it is seen, whatever lies over it; of an
// Element it is the part that takes the pointer.
type Sight struct {
	ID       string      `json:"id"`
	Kind     string      `json:"kind,omitempty"` // of what lies over others for a while: mentor, hand, tip, sheet, banner, veil, dialog, curtain
	Role     string      `json:"role,omitempty"`
	Label    string      `json:"label,omitempty"`
	Of       string      `json:"of,omitempty"`    // what it is a sign of: a click on it is a click on that
	Takes    bool        `json:"takes,omitempty"` // it takes the pointer
	Rect     [4]int      `json:"rect"`            // x, y, width, height in device pixels
	Marks    []string    `json:"marks,omitempty"` // enabled, legal, sensible (it glows), chosen, lit, hinted, meant, pointed; of a mentor: refusing
	Writings []Lettering `json:"writings,omitempty"`
}

// Lettering is a text as it stands on a thing, around its letters.
type Lettering struct {
	Text string `json:"text"`
	Rect [4]int `json:"rect"`
}

// Sighter is a scene that knows all that is seen of it, back to front.
type Sighter interface{ Sights() []Sight }

// Cut is a text on the screen that lacks room.
type Cut struct {
	On    string `json:"on"`    // the element, or what else it stands on
	Text  string `json:"text"`  // what should be said
	Shown string `json:"shown"` // what is written of it; of kind "overlaid": the text that lies on it
	Kind  string `json:"kind"`  // cut, squeezed, over (it stands out of its box) or overlaid
	Rect  [4]int `json:"rect"`  // x, y, width, height in device pixels
}

// Cutter is a scene that knows which of its texts lack room.
type Cutter interface{ Cuts() []Cut }

// Log is the end of a log.
type Log struct {
	Of    string   // which log it is: of which match, and as whom it is read
	Lines []string // the last ones
	Len   int      // how many lines there are in all
}

// Element is one interactive thing on the screen.
type Element struct {
	ID      string `json:"id"`
	Role    string `json:"role"` // button, place, card, die, toggle, slider, text, tab, row, link
	Label   string `json:"label"`
	Rect    [4]int `json:"rect"` // x, y, width, height in device pixels
	Enabled bool   `json:"enabled"`
	Reason  string `json:"reason,omitempty"` // why not enabled
	Value   string `json:"value,omitempty"`
	Focused bool   `json:"focused,omitempty"`
	Chosen  bool   `json:"chosen,omitempty"`
	Rolled  bool   `json:"-"` // it lies in an area that scrolls
}
