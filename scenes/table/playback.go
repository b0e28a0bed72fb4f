package table

import (
	"slices"
	"time"

	"portcullis/game/match"
	"portcullis/rules"
)

// batch is the events of a choice, or of several that are shown as one, waiting to be shown.
type batch struct {
	from, to int               // positions of the match before and after
	instants [][]match.Instant // what each choice led over; nil: it was played earlier
	seat     rules.Seat        // who decided
	computer bool
	recap    bool   // it was played before the person looked
	events   int    // so many of several choices, the first ones, are shown in one beat
	told     string // what tells of these; empty: each event tells of itself
}

// playback shows what happened, one event after another.
type playback struct {
	queue  []batch
	held   *batch // of somebody else, waiting for the choices that are shown with it; nil: none is
	now    batch
	events []rules.Event // of now, as the viewer saw them
	states []rules.State // right after each of them, as the viewer knows them
	began  []int         // how many of them come before those of each choice
	start  rules.State   // before the first of them
	shown  int
	active bool
	hold   time.Duration // how long the last event is looked at
	since  time.Duration // when the last piece arrived
	paused bool
	steps  int  // events to show although paused
	hurry  bool // everything goes faster until a person is asked
	asked  bool // a person wants to see again what is shown
	rolls  bool // the dice of the last events are in the air
	aloft  int  // how many events these are
	review int  // events of the recap, all in all

	grand  bool     // the event shown last turns the match
	rests  bool     // it is what a roll has cost or what is to be read, and stays until a click or for long
	idle   bool     // computers roll, and nothing comes of it
	theirs bool     // the event shown last is not of the person who looks on, and does not end a roll of that person
	spent  spending // for how long others have been shown
}

// idleTime is how long a roll of a computer player of which nothing comes is looked at.
const idleTime = 350 * time.Millisecond

// manyEvents is how many events of one choice are so many that a person may want to pause among
// them, or to see them again.
const manyEvents = 6

// running reports whether something is to be shown yet.
func (p *playback) running() bool { return p.active || len(p.queue) > 0 }

// seen is the events shown of the choice that is being shown.
func (p *playback) seen() []rules.Event {
	if !p.active {
		return nil
	}
	return p.events[:p.shown]
}

// told is the events shown whose outcome can be seen: not yet that of dice in the air.
func (p *playback) told() []rules.Event {
	seen := p.seen()
	if p.rolls && len(seen) > 0 {
		return seen[:len(seen)-p.aloft]
	}
	return seen
}

// long reports whether there is enough to show that pausing is of use.
func (p *playback) long() bool {
	return p.running() && (p.paused || p.hurry || p.now.computer || p.now.recap || len(p.events) >= manyEvents || len(p.queue) > 1)
}

// begin takes up the next batch.
func (t *Table) begin() {
	p := &t.play
	p.now, p.queue = p.queue[0], p.queue[1:]
	if t.at != p.now.from {
		t.base, t.at = t.stateAt(p.now.from), p.now.from
	}
	p.take(t.instants())
	p.start = t.base
	p.shown, p.active, p.hold, p.since, p.rolls = 0, true, 0, t.clock, false
	t.path, t.led = Path{}, 0
	b, ok := t.config.Board.(Idler)
	p.idle = ok && p.now.computer && !p.now.recap && b.Idle(p.events)
	p.budget(t.base.Progress().Turn, t.computers())
}

// instants is what the batch led over, as the viewer knows it. What was played earlier is played
// once more.
func (t *Table) instants() (known []match.Instant) {
	m, now := t.config.Match, &t.play.now
	t.play.began = t.play.began[:0]
	for i := range now.instants {
		if now.instants[i] == nil {
			now.instants[i], _ = m.Instants(now.from + i) // nothing is shown of what cannot be played again
		}
		t.play.began = append(t.play.began, len(known))
		known = append(known, m.Known(now.from+i, now.instants[i], t.viewer)...)
	}
	return known
}

func (p *playback) take(instants []match.Instant) {
	p.events, p.states = make([]rules.Event, len(instants)), make([]rules.State, len(instants))
	for i, at := range instants {
		p.events[i], p.states[i] = at.Event, at.State
	}
}

// drop forgets what is being shown, and what was to be shown after it.
func (p *playback) drop() {
	p.queue, p.held, p.now, p.start, p.events, p.states = nil, nil, batch{}, nil, nil, nil
	p.shown, p.active, p.rolls, p.steps = 0, false, false, 0
}

// stand makes the board show the match right after the last event whose outcome can be seen.
func (t *Table) stand() {
	if n := len(t.play.told()); n > 0 {
		t.base = t.play.states[n-1]
	}
}

// advance shows the next event when the last one has been looked at.
func (t *Table) advance() {
	p := &t.play
	for p.running() {
		if !p.active {
			t.begin()
		}
		if t.stage.Moving() || !p.rolls && t.clock-p.since < t.looked() {
			return
		}
		if p.rolls {
			p.rolls, p.since, t.dirty = false, t.clock, true
			t.stand()
			return
		}
		if p.shown == len(p.events) {
			t.arrived()
			continue
		}
		if p.paused && p.steps == 0 {
			return
		}
		p.steps = max(0, p.steps-1)
		t.next()
		if t.play.hurry && t.course.piece == "" { // what goes on by order is watched
			t.absent.hurry(p)
		}
		for n := t.bunch(); n > 1 && p.shown < len(p.events) && !p.rolls && !p.grand; n-- {
			t.next()
		}
		t.present()
		if t.scene.acted {
			p.hold = max(p.hold, leastAct)
		}
		return
	}
}

// next shows one event, and those that are joined to it.
func (t *Table) next() {
	defer t.stand()
	defer t.behave()
	p := &t.play
	p.hold, p.since, p.grand, p.aloft, p.rests = 0, t.clock, false, 1, false
	if t.fires() {
		return
	}
	told := time.Duration(0) // what reading takes of all events that are shown together
	var heard []string
	for p.shown < len(p.events) {
		e := p.events[p.shown]
		beat, moot := t.pace(e), t.moot(p.shown)
		if moot {
			beat.Hold, beat.Sound = min(beat.Hold, idleTime), ""
		}
		p.shown++
		bound := p.shown <= p.now.events
		p.theirs = !p.now.recap && t.others(e) && !t.concludes(p.shown-1) // the outcome of one's own is never hurried
		harm, read := t.harm(p.shown-1), t.readTime(p.shown-1)
		p.hold, p.grand, p.rests = max(p.hold, beat.Hold, harm, read, t.passing(e)), p.grand || beat.Grand, p.rests || harm == restTime || read > 0
		switch {
		case p.shown == p.now.events:
			p.hold = max(p.hold, t.boundHold())
		case p.now.recap && !bound:
			told += p.reading(t.base.Tell(e).String())
			p.hold = max(p.hold, told)
		}
		if e.Kind == rules.MatchEnded {
			beat.Sound = t.ending(p.states[p.shown-1])
		}
		if beat.Sound != "" && !slices.Contains(heard, beat.Sound) {
			heard = append(heard, beat.Sound)
			t.config.sound(beat.Sound)
		}
		if beat.Shake != "" {
			t.shakes = append(t.shakes, beat.Shake)
		}
		switch {
		case bound && p.shown < p.now.events:
		case !bound && (e.Kind == rules.DiceRolled || e.Kind == rules.DieChanged):
			p.rolls = !t.settings.ReducedMotion && t.haste() > bunched && !p.idle && !moot
			return
		case bound || read > 0 || harm > 0 && t.concludes(p.shown-1) || beat.With != Together && !Joined(t.pace, p.events, p.shown-1):
			return
		}
	}
}

// pace is how an event is shown. That somebody else has come to another phase changes nothing: it is seen with what follows.
func (t *Table) pace(e rules.Event) (b Beat) {
	if p, ok := t.config.Board.(Pacer); ok {
		b = p.Pace(e)
	} else {
		b = Pace(e)
	}
	if e.Kind == rules.PhaseBegan && t.play.now.computer && !b.Grand {
		b.Hold = 0
	}
	if t.play.idle && (e.Kind == rules.DiceRolled || e.Kind == rules.AttackResolved) {
		b.Hold = min(b.Hold, idleTime)
	}
	return b
}

// moot reports whether a roll comes to nothing whatever else happens.
func (t *Table) moot(i int) bool {
	b, ok := t.config.Board.(Mooter)
	return ok && b.Moot(t.play.states[i], t.play.events, i)
}

// arrived ends the batch: the board stands where the choice has led.
func (t *Table) arrived() {
	p := &t.play
	t.at = p.now.to
	if p.now.computer {
		p.spent.spend(each)
	}
	p.active, p.start, p.events, p.states, p.now, p.shown, p.rolls = false, nil, nil, nil, batch{}, 0, false
	t.base = t.stateAt(t.at)
	t.watched[t.viewer] = max(t.watched[t.viewer], t.at)
	t.dirty = true
	if len(p.queue) == 0 {
		t.rest()
	}
}

// skip shows the rest of everything at once.
func (t *Table) skip() {
	p := &t.play
	t.stage.Finish()
	if !p.running() {
		return
	}
	t.absent.skip(p)
	t.lastSound()
	p.drop()
	t.rest()
	t.present()
	t.stage.Finish()
}

// lastSound lets the end of a match be heard though it was skipped.
func (t *Table) lastSound() {
	m := t.config.Match
	if !m.Over() {
		return
	}
	for _, e := range m.Seen(m.Len()-1, t.viewer) {
		if e.Kind == rules.MatchEnded {
			t.config.sound(t.ending(m.View(t.viewer)))
		}
	}
}

// ending is the sound of the end of a match: of a victory if somebody at the table has won it. Where only computer
// players sit, it is theirs.
func (t *Table) ending(s rules.State) string {
	people := t.config.Match.Humans()
	if o, _ := s.Outcome(); o.Winners&people != 0 || people == 0 && o.Winners != 0 {
		return "victory"
	}
	return "defeat"
}
