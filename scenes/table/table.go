package table

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// stepBack is how far the undo button goes.
const stepBack = match.Step

// Table is the scene of a match in progress. It is a game.Scene, a game.Follower and a game.Patient.
type Table struct {
	config   Config
	info     rules.Info
	settings settings.Settings
	stage    *stage.Stage
	metrics  ink.Metrics
	clock    time.Duration
	started  bool // the clock has been read once

	viewer  rules.Seat
	base    rules.State // the match as the viewer knows it: at position at, or as far as it has been shown
	at      int
	path    Path
	play    playback
	button  largeButton            // the large button
	posted  bool                   // a choice was posted and has not come back yet
	series  []rules.Choice         // what is still to be played of a series
	anew    []rules.Choice         // the series that begins once a decision has been taken back
	ordered map[rules.Seat]ordered // what each has chosen last
	unset   bool                   // the person wants to be asked what else is answered with the choice that leads to it
	swapped []rules.Element        // what the person has clicked to change that answer
	agreed  bool                   // whatever is to be asked about it has been asked
	wave    wave                   // the series is shown as one
	course  course                 // what is asked for the next series once that one has been played

	trace    trace
	picked   rules.Element // what was clicked last that could be, when so many choices had been made
	pickedAt int
	missed   note          // why what was dragged lies where it was
	missedOn rules.Element // what the pointer is on as long as that is said
	signed   sign          // which sign was clicked last
	vain     rules.Element // a piece that was clicked and cannot be picked: why is told at once
	once     hesitation    // what was clicked once that is picked by a second click
	followed []rules.Event // what has followed by itself on the last turn of the person who is asked
	hushed   bool          // the person who is asked has clicked something: what others did is not shown any more

	reckoning *reckoning                  // the recap that is open; nil: it is closed
	digest    *digest                     // what the turns of others came to; nil: nothing is said
	kept      *digest                     // it in a turn in which the person has chosen something; nil: nothing was told
	absent    absence                     // what the person has not seen
	reckoned  map[rules.Seat]int          // the length of the match at which a seat was told what it lost
	feared    map[rules.Seat]map[fear]int // what threatened a seat when it was asked, and in which turn last

	watched  map[rules.Seat]int // position up to which a seat has seen what happened
	falls    int                // of the curtain so far
	curtain  *curtain
	banner   *herald
	lapse    lapse         // what is answered by itself
	hero     string        // whose turn the board said it was last
	bannered time.Duration // until when
	skipping bool          // what computer players do is not shown until a person is asked

	looking  int // position looked back at; -1: none
	lookLine int
	lookAt   rules.State

	drawer drawer
	// uncover says that the mentor has come to another step, whose lit things the drawer gives way to.
	uncover  bool
	logUp    int
	page     int
	zoomed   rules.Element
	closer   rules.Preview // what a click there would do, where its tooltip leaves lines of that out
	logPage  int           // how many lines of the whole log are turned at once
	ask      *question
	answered answered // what was asked about in this turn, and wanted
	asks     bool     // the dialog about preferences is open
	asksAll  bool     // it shows what hardly anybody wants too
	// threats is what happens if the person who is asked does nothing more, the worst first.
	threats []rules.Warning
	doom    string // those of them that lose the match, in words
	alarm   alarm
	advice  game.Advice
	hinted  bool // the advice is shown

	early   early         // a click that came while somebody else was shown
	halted  halt          // the course that has ended last
	mentor  *mentor       // what the lesson says; nil: there is none
	scold   string        // what the mentor said last to a click that was not meant
	touched time.Duration // when a person last did something
	spaced  time.Duration // until then Space goes on to nothing: something was shown that it hurries, or told that it closes
	heard   time.Duration // until when the words of the mentor are left standing
	handed  int           // the position of the match at which a course was last handed over to a person
	pointed rules.Element // what the lesson was told last that is pointed at

	about    *mentor // says what the match is about; nil: it has been said
	briefing string  // the key of that
	informed bool    // what a lesson's match is about was read

	overlay int           // of the board, from 1; 0: none
	sheet   int           // of the panel, which was picked; 0: none
	led     int           // the events of the choice shown that the camera has followed
	seek    bool          // the camera is to look where the question is that was asked last
	sought  rules.Element // what was clicked when the camera looked last where the next click leads
	heeded  *mentor       // what was said when the camera looked last at what a mentor speaks of
	hintAt  rules.Element // to what the hint pointed when the camera looked there last
	// near is where the camera has come to by itself to show what is asked, afar where it stood before.
	near, afar stage.View
	dirty      bool // the layout must be made anew
	abrupt     bool // without gliding
	shakes     []rules.Element
	grip       grip // of the pointer on the timeline
	thumb      thumb
	last       look
	scene      scene
	cursor     ebiten.CursorShapeType
}

// look is what of the person's hands a layout depends on.
type look struct {
	by    hands
	tip   bool
	carry rules.Element // what the pointer carries to drop it elsewhere
	still bool          // the large button takes no click yet
	heard bool          // others wait until the mentor has been heard
	seen  stage.View    // of a board that is larger than its region
}

var (
	_ game.Scene    = (*Table)(nil)
	_ game.Follower = (*Table)(nil)
	_ game.Patient  = (*Table)(nil)
)

// New makes the table of a match.
func New(c Config) *Table {
	t := &Table{config: c, settings: c.Settings}
	if c.Settings == (settings.Settings{}) {
		t.settings = settings.Defaults()
	}
	t.stage = stage.New(c.Sound)
	t.stage.Grip(t.grips)
	t.behave()
	t.open()
	return t
}

// open begins with the match as it stands.
func (t *Table) open() {
	t.info = t.config.Match.Info()
	t.viewer, t.curtain, t.banner, t.hero = rules.NoSeat, nil, nil, ""
	t.drops()
	t.play = playback{}
	t.watched, t.reckoned, t.feared = map[rules.Seat]int{}, map[rules.Seat]int{}, map[rules.Seat]map[fear]int{}
	t.ordered = map[rules.Seat]ordered{}
	t.absent.end()
	t.looking, t.lookLine = -1, -1
	t.at = t.config.Match.Len()
	t.abrupt = true
	t.rest()
	t.stay()
}

// Name is "board".
func (t *Table) Name() string { return "board" }

// Close lets go of the pictures of the table.
func (t *Table) Close() error {
	t.stage.Close()
	return nil
}

// Follow takes what happened to the match.
func (t *Table) Follow(c game.Change) {
	switch c.Kind {
	case game.Advised:
		t.advised(c.Advice)
		return
	case game.Resettled:
		t.resettle(c.Settings)
		return
	case game.Taught:
		t.taught()
		return
	}
	t.scold = ""
	t.posted = false
	switch c.Kind {
	case game.Opened:
		t.open()
	case game.Played:
		t.played(c)
	case game.Moved:
		t.forsakes()
		t.drops()
		clear(t.ordered)
		t.play.drop()
		t.play.asked = false
		t.stopLooking()
		t.at = c.To
		t.forget(c.To)
		t.button.ever = false // who has taken back looks at what is asked now: no click is on its way to what stood there before
		t.rest()
		t.stay() // who takes something back, or plays it again, goes on from there
		t.beginsAnew()
	case game.TableSet:
		t.refresh()
	}
}

// advised takes how it stands with the hint that a person asked for.
func (t *Table) advised(a game.Advice) {
	t.advice, t.dirty = a, true
	if !a.Pending && !a.Has {
		t.hinted = false
	}
}

// resettle takes new settings.
func (t *Table) resettle(s settings.Settings) {
	t.settings, t.dirty = s, true
	t.behave()
}

// played queues the events of a choice.
func (t *Table) played(c game.Change) {
	t.stopLooking()
	t.dropHint()
	if t.resting() {
		t.restOver()
	}
	t.keepDigest(c)
	t.reckoning = nil
	if c.To != c.From+1 || t.curtain != nil {
		t.forsakes()
		t.at = c.To
		t.rest()
		return
	}
	t.path = Path{}
	b := batch{from: c.From, to: c.To, instants: [][]match.Instant{c.Instants}, seat: c.Seat, computer: !t.config.Match.Humans().Has(c.Seat)}
	if !t.gathers(b) {
		t.play.queue = append(t.play.queue, t.bound(b)...)
	}
	t.dirty = true
	t.speeds()
	if t.factor() == 0 || t.skipping {
		t.skip()
	}
}

// Ready reports whether the next decision of a computer player can be played: everything has
// been shown, nothing is paused, and nobody looks elsewhere.
func (t *Table) Ready() bool {
	if t.curtain != nil || t.looking >= 0 || t.play.running() || t.covered() || t.grip.held || t.clock < t.heard {
		return false
	}
	if t.skipping {
		return true
	}
	return (!t.play.paused || t.play.steps > 0) && !t.stage.Moving()
}

// rest is what comes after everything has been shown: the next person, the next question.
func (t *Table) rest() {
	m := t.config.Match
	t.curtain = nil
	how, next := Pass(t.secrecy(), t.players(), t.viewer, m.Decider())
	switch {
	case m.Over() && t.viewer != rules.NoSeat:
	case how == Curtain && m.Over(): // nothing is hidden of what is over
		t.viewer = next
	case how == Curtain:
		t.fall(next)
		return
	case how == Banner:
		t.viewer = next
	case how == Switch:
		t.viewer = next
	}
	t.at = m.Len()
	t.base = t.stateAt(t.at)
	t.watched[t.viewer] = t.at
	t.path, t.threats = Path{}, nil
	t.page, t.logUp, t.sheet = 0, 0, 0
	t.ask, t.asks, t.reckoning, t.digest = nil, false, nil, nil
	t.brief()
	if t.mode() == Asking {
		t.outlives()
		t.skipping, t.hushed, t.followed = false, false, t.following()
		t.path = t.ways()
		t.threats = t.threatening()
		t.doom = fatal(t.threats)
		t.seek = true
		if !t.answersOn() {
			t.reckon()
		}
	}
	if m.Over() {
		t.skipping = false
	}
	t.listen()
	t.announce(how == Banner)
	t.goOn()
	if !t.skipping && t.mode() != Waiting {
		t.calm()
	}
	t.dirty = true
	t.goOn()
	t.linger()
	t.comes()
}

func (t *Table) secrecy() Secrecy {
	if t.config.Match.Secret() {
		return Secret
	}
	return Public
}

// fall lets the curtain fall before the next person.
func (t *Table) fall(next rules.Seat) {
	c := t.handing(next)
	if n := len(t.config.Tips); n > 0 {
		c.tip = t.config.Tips[t.falls%n]
		t.falls++
	}
	t.curtain, t.base, t.path, t.zoomed, t.ask, t.asks = &c, nil, Path{}, "", nil, false
	t.reckoning, t.digest, t.kept = nil, nil, nil
	t.stopLooking()
	t.dropHint()
	t.dirty = true
}

// stateAt is the match at a position as the viewer knows it, to keep.
func (t *Table) stateAt(n int) rules.State {
	m := t.config.Match
	if n == m.Len() {
		return m.View(t.viewer).Clone()
	}
	s, err := m.At(n)
	if err != nil {
		return m.View(t.viewer).Clone()
	}
	if t.info.Hidden && t.viewer != rules.NoSeat {
		r := rules.NewRand(uint64(n))
		s = s.Veiled(t.viewer, &r)
	}
	return s
}

// mode is what the table is doing.
func (t *Table) mode() Mode {
	m := t.config.Match
	switch {
	case t.looking >= 0:
		return Looking
	case t.play.running():
		return Playing
	case m.Over():
		return Ended
	case m.Decider().Has(t.viewer) && m.Humans().Has(t.viewer):
		return Asking
	}
	return Waiting
}

// factor is how long movements last, as a multiple of their normal length.
func (t *Table) factor() float64 { return t.settings.Animation.Factor() * t.rush() }

// behave tells the stage how to move; dice tumble as long as boards do not tell what they show.
func (t *Table) behave() {
	t.stage.Behave(stage.Manner{Factor: t.factor(), Reduced: t.settings.ReducedMotion, Lying: !t.play.rolls})
}
