package conform

import (
	"fmt"
	"runtime/debug"
	"slices"

	"portcullis/rules"
)

// Depth says how much of a match is checked.
type Depth uint8

// The depths.
const (
	Sampled  Depth = iota // the costly checks at some decisions, fewer as the match goes on
	Thorough              // every check at every decision, of a long match at the first two hundred
)

// thoroughly is at how many decisions of a match every check is made.
const thoroughly = 200

// Explore plays a random match that seed decides, its setup included, and checks the
// contract. The error is a *[Fault]; a panic of the game is one too.
func Explore(game rules.Game, seed uint64, depth Depth) (Tally, error) {
	return ExploreFixed(game, rules.Setup{}, seed, depth)
}

// ExploreFixed is Explore in a setup of which something is fixed: the options that fixed has,
// and the number of seats unless it is 0. Its seed does not count.
func ExploreFixed(game rules.Game, fixed rules.Setup, seed uint64, depth Depth) (tally Tally, err error) {
	w := walkOf(game, seed, "")
	w.fixed, w.depth, w.tally = fixed, depth, &tally
	defer w.catch(&err)
	tally.Matches = 1
	err = w.match()
	tally.Decisions = len(w.played)
	return tally, err
}

// walk is one random match on its way.
type walk struct {
	game     rules.Game
	info     rules.Info
	seed     uint64
	depth    Depth
	fixed    rules.Setup // what of the setup is not left to chance
	chance   rules.Rand  // decides everything here; never part of the match
	tally    *Tally
	checking string // the check being made

	setup    rules.Setup
	state    rules.State
	decision rules.Decision // a copy of what the state waits for
	played   []rules.Choice
	settled  []settled            // preferences, settled between the choices
	lists    [][]rules.Preference // by seat, as first seen
	open     bool                 // what the state says as a rules.Opener
	others   []rules.Choice       // some choices of earlier decisions
	known    []elements           // by seat
	shadow   *shadow              // taken before the choice, examined after it
	retell   []told
	middle   middle
	secrets  bool // a card was revealed
	veils    int  // pairs of veiled matches
	dealt    int  // those that differed in more than their generators
}

// walkOf is a walk through a match of a game that a seed decides, with one check in it.
func walkOf(game rules.Game, seed uint64, checking string) *walk {
	return &walk{game: game, info: game.Info(), seed: seed, chance: rules.NewRand(seed), tally: &Tally{}, checking: checking}
}

// catch makes a panic the error of whoever defers it.
func (w *walk) catch(err *error) {
	if p := recover(); p != nil {
		*err = w.fault(w.checking, "panic: %v\n%s", p, debug.Stack())
	}
}

// elements are things that a seat has heard of, first ones first.
type elements struct {
	list []rules.Element
	has  map[rules.Element]bool
}

const maxElements = 40

func (e *elements) add(el rules.Element) {
	if len(e.list) == maxElements || e.has[el] {
		return
	}
	if e.has == nil {
		e.has = map[rules.Element]bool{}
	}
	e.has[el] = true
	e.list = append(e.list, el)
}

// fault reports what a check found.
func (w *walk) fault(check, format string, args ...any) *Fault {
	f := &Fault{Game: w.info.ID, Check: check, Problem: fmt.Sprintf(format, args...), Seed: w.seed, Setup: w.setup}
	settled := w.settled
	for n := range len(w.played) + 1 {
		for ; len(settled) > 0 && settled[0].before == n; settled = settled[1:] {
			f.Choices = append(f.Choices, settled[0].String())
		}
		if n < len(w.played) {
			f.Choices = append(f.Choices, w.game.Notation(w.played[n]))
		}
	}
	return f
}

// match plays from the deal to the end.
func (w *walk) match() error {
	if err := w.check("info", w.checkInfo); err != nil {
		return err
	}
	if err := w.begin(); err != nil {
		return err
	}
	for !w.decision.Over() {
		if err := w.prefer(); err != nil {
			return err
		}
		if err := w.before(); err != nil {
			return err
		}
		if err := w.step(); err != nil {
			return err
		}
	}
	if err := w.check("round trip", w.checkRoundTrip); err != nil {
		return err
	}
	if err := w.check("refusal", w.checkRefusal); err != nil {
		return err
	}
	if err := w.check("retold", w.checkRetold); err != nil {
		return err
	}
	if err := w.check("veil", w.checkDealt); err != nil {
		return err
	}
	return w.check("determinism", w.checkDeterminism)
}

// start deals a match with random options.
func (w *walk) start() (err error) {
	if err := w.randomSetup(); err != nil {
		return err
	}
	if w.state, err = w.game.New(w.setup); err != nil {
		return w.fault("info", "a setup with values of the game's own options is refused: %v", err)
	}
	return nil
}

// begin deals a match, and looks at how it begins.
func (w *walk) begin() (err error) {
	if err := w.start(); err != nil {
		return err
	}
	if w.setup, err = w.info.Complete(w.setup); err != nil {
		return w.fault("info", "a setup that was dealt cannot be completed: %v", err)
	}
	w.known = make([]elements, w.setup.Seats)
	if err := w.look(); err != nil {
		return err
	}
	if err := w.check("deal", w.checkDeal); err != nil {
		return err
	}
	return w.check("end", w.checkEnd)
}

// look asks for the decision and keeps a copy.
func (w *walk) look() error {
	d := w.state.Decision()
	w.decision = d
	w.decision.Choices = slices.Clone(d.Choices)
	return w.check("invariants", func() error {
		if err := w.state.Check(); err != nil {
			return w.fault("invariants", "%v", err)
		}
		return nil
	})
}

// How many times a match is looked at before checks become rare.
const (
	always    = 1 << 30
	often     = 20 // for checks of some microseconds
	sometimes = 6  // for one of about a hundred microseconds that matters most
	seldom    = 2  // for checks of about a hundred microseconds
	rarely    = 1  // for checks of more
)

// What a tally counts besides the checks by name: those that need a position to fit.
const (
	throws      = "chances: throws"     // choices of which every throw was played
	comparisons = "reveal: comparisons" // choices that were played in two worlds
)

// check is one that is made at decisions, as often as its rate says.
type check struct {
	name string
	rate int
	make func() error
}

func (w *walk) checks() []check {
	return []check{
		{"choices", always, w.checkChoices},
		{"notation", often, w.checkNotation},
		{"describe", often, w.checkDescribe},
		{"lead", often, w.checkLead},
		{"prompt", often, w.checkPrompt},
		{"round trip", sometimes, w.checkRoundTrip},
		{"snapshot", seldom, w.checkSnapshot},
		{"damage", seldom, w.checkDamage},
		{"clone", seldom, w.checkClone},
		{"refusal", seldom, w.checkRefusal},
		{"teller", rarely, w.checkTeller},
		{"force", seldom, w.checkForce},
		{"chances", seldom, w.checkChances},
		{"prefer", seldom, w.checkPreferences},
		{"open", seldom, w.checkOpen},
		{"evaluate", seldom, w.checkEvaluate},
		{"warnings", seldom, w.checkWarnings},
		{"account", seldom, w.checkAccount},
		{"sensible", often, w.checkSensible},
		{"tags", seldom, w.checkTags},
		{"veil", rarely, w.checkVeil},
		{"reveal", rarely, w.checkReveal},
		{"copy", seldom, w.checkCopy},
	}
}

// before makes the checks that are due at a decision.
func (w *walk) before() error {
	for _, c := range w.checks() {
		if !w.due(c.rate) {
			continue
		}
		if err := w.check(c.name, c.make); err != nil {
			return err
		}
	}
	return nil
}

// due decides whether a check with that rate is made now: surely at the first decisions,
// then ever less often, so that long matches do not cost much more than short ones.
func (w *walk) due(rate int) bool {
	n := len(w.played)
	return w.depth == Thorough && n < thoroughly || n < rate || w.chance.IntN(n+1) < rate
}

func (w *walk) check(name string, make func() error) error {
	w.checking = name
	w.tally.count(name, 1)
	return make()
}

// step plays a random choice and makes the checks that follow it.
func (w *walk) step() error {
	c := w.decision.Choices[w.chance.IntN(len(w.decision.Choices))]
	turn := w.state.Progress().Turn
	w.remember()
	w.checking = "choices"
	before := w.accounts()
	events, err := w.state.Apply(c)
	if err != nil {
		return w.fault("choices", "%s is listed as legal and then refused: %v", w.game.Notation(c), err)
	}
	w.played = append(w.played, c)
	if err := w.look(); err != nil {
		return err
	}
	if err := w.check("losses", func() error { return w.checkLosses(before, events) }); err != nil {
		return err
	}
	if err := w.check("events", func() error { return w.checkEvents(events, turn) }); err != nil {
		return err
	}
	if err := w.check("end", w.checkEnd); err != nil {
		return err
	}
	if err := w.checkShadow(c, events); err != nil {
		return err
	}
	return w.keepMiddle()
}

// remember keeps some choices of this decision, to be tried where they are not legal.
func (w *walk) remember() {
	const kept = 64
	c := w.decision.Choices[w.chance.IntN(len(w.decision.Choices))]
	if len(w.others) < kept {
		w.others = append(w.others, c)
		return
	}
	w.others[w.chance.IntN(kept)] = c
}

// snapshot writes a state, or reports why it cannot be written.
func (w *walk) snapshot(s rules.State) ([]byte, error) {
	b, err := s.Snapshot()
	if err != nil {
		return nil, w.fault(w.checking, "the snapshot cannot be written: %v", err)
	}
	return b, nil
}

// apply plays a choice that the state lists.
func (w *walk) apply(s rules.State, c rules.Choice) ([]rules.Event, error) {
	events, err := s.Apply(c)
	if err != nil {
		return nil, w.fault(w.checking, "%s is listed as legal and then refused: %v", w.game.Notation(c), err)
	}
	return slices.Clone(events), nil
}

// wander plays up to n random choices.
func (w *walk) wander(s rules.State, n int) error {
	for range n {
		d := s.Decision()
		if d.Over() {
			return nil
		}
		if _, err := w.apply(s, d.Choices[w.chance.IntN(len(d.Choices))]); err != nil {
			return err
		}
	}
	return nil
}
