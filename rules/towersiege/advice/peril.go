package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/file"
)

// Peril is what may become of a seat that does nothing more until its next turn: how often, of so many tries.
type Peril struct {
	Slain, Hurt, Fallen int // its Mage dies, or loses a Life Point; its Tower falls
	Tries               int
	Cast                Casts
}

// Casts are in how many of the tries of a peril the last blow was cast, and no attack.
type Casts struct{ Slain, Hurt, Fallen int }

// How often a peril is tried: so often, and where so few of those tries came to something that it may be as rare as not to be
// told of, more often, or what is told would come and go with the luck of the tries. Each time what the seat cannot see is dealt
// anew.
const (
	tries     = 40
	doubted   = 5
	mostTries = 200
)

// doubtful reports whether something came about in some of the tries, but in few.
func (p *Peril) doubtful() bool {
	few := func(n int) bool { return n > 0 && n*tries <= doubted*p.Tries }
	return few(p.Slain) || few(p.Hurt) || few(p.Fallen)
}

// Peril plays on from here, again and again. The seat passes whatever it is asked, and puts its Mage in the way last of
// all. The others attack with all that they have and cast what strikes the seat, its Mage before all else, or another
// seat, if there is one, by lot; they buy nothing. It knows no more than the seat does.
func (f *Forecaster) Peril(s *engine.State, seat rules.Seat) (p Peril) {
	return f.peril(s, seat, tries, mostTries, nil)
}

// peril is [Forecaster.Peril] after the seat has done what is listed.
func (f *Forecaster) peril(s *engine.State, seat rules.Seat, tries, most int, does []rules.Choice) (p Peril) {
	if s.Mage(seat) == nil || !threatened(s, seat) {
		return p
	}
	r := rules.NewRand(uint64(seat) + 1)
	w := &f.scratch
	for p.Tries < tries || p.Tries < most && p.doubtful() {
		w.CopyFrom(s)
		file.Veil(w, seat, &r)
		raid := newRaid(w, seat, &r)
		raid.does(does)
		raid.play()
		p.Tries++
		mage, tower := w.Mage(seat), w.Tower(seat)
		switch {
		case mage == nil:
			p.Slain++
			p.Cast.Slain += raid.mage.cast()
		case mage.Points < s.Mage(seat).Points:
			p.Hurt++
			p.Cast.Hurt += raid.mage.cast()
		}
		if tower != nil && tower.Points == 0 && s.Tower(seat).Points > 0 {
			p.Fallen++
			p.Cast.Fallen += raid.tower.cast()
		}
	}
	return p
}

// threatened reports whether anything of the others can strike: creatures, or magic.
func threatened(s *engine.State, seat rules.Seat) bool {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner != seat && s.Creature(t) {
			return true
		}
	}
	return s.Under > 0
}

// raid is one try of a peril.
type raid struct {
	s     *engine.State
	seat  rules.Seat
	r     *rules.Rand
	turns uint16     // of the seat, when it began
	prey  rules.Seat // of the seat whose turn it is
	turn  int        // for which prey was drawn, counted over all seats
	begun rules.Verb // with which the others have struck last: an attack or a Spell
	mage  blow       // of the seat
	tower blow
}

// blow is how many points a thing of the seat has, and how it came to lose the last of those it has lost.
type blow struct {
	thing  engine.ThingID
	points int8
	by     rules.Verb
}

// struck takes in how many points the thing has left now, by what the others have begun last.
func (b *blow) struck(s *engine.State, by rules.Verb) {
	left := int8(0)
	if t := s.At(b.thing); t != nil {
		left = t.Points
	}
	if left < b.points {
		b.by = by
	}
	b.points = left
}

// cast is 1 if the last blow was a Spell, else 0.
func (b *blow) cast() int {
	if b.by == engine.CastMagic {
		return 1
	}
	return 0
}

// newRaid is a try that begins with what stands now.
func newRaid(s *engine.State, seat rules.Seat, r *rules.Rand) raid {
	p := &s.Players[seat]
	raid := raid{s: s, seat: seat, r: r, turns: p.Turns, mage: blow{thing: p.Mage}, tower: blow{thing: p.Tower}}
	raid.mage.struck(s, 0)
	raid.tower.struck(s, 0)
	return raid
}

// does plays what the seat does before it does nothing more, and what is asked between it. What cannot be done any more is left out.
func (p *raid) does(list []rules.Choice) {
	for _, c := range list {
		for n := 0; p.s.Asker != p.seat || !p.s.Decision().Allows(c); n++ {
			if p.over() || n > 60 || p.s.Asked == engine.AskCombat || p.s.Asked == engine.AskMain || !p.step() {
				break
			}
		}
		if p.s.Asker == p.seat && p.s.Decision().Allows(c) {
			p.apply(c)
		}
	}
}

// play is the try: until the seat is asked in its next turn, or the match is over for it.
func (p *raid) play() {
	for range 300 {
		if p.over() || !p.step() {
			return
		}
	}
}

// over reports whether the try has come to its end.
func (p *raid) over() bool {
	s := p.s
	return s.Result != engine.Undecided || s.Players[p.seat].Out || s.Players[p.seat].Turns > p.turns && s.Asked == engine.AskMain
}

// step answers the question that waits.
func (p *raid) step() bool {
	s := p.s
	choices := s.Decision().Choices
	c := choices[len(choices)-1]
	switch {
	case len(choices) == 1:
	case s.Asker == p.seat:
		c = p.meek(choices)
	default:
		c = p.bold(choices)
		switch c.Verb {
		case engine.Assault, engine.Direct, engine.CastMagic, engine.Use:
			p.begun = c.Verb
		}
	}
	return p.apply(c)
}

// apply plays a choice and takes in what was struck by it.
func (p *raid) apply(c rules.Choice) bool {
	if _, err := p.s.Apply(c); err != nil {
		return false
	}
	p.mage.struck(p.s, p.begun)
	p.tower.struck(p.s, p.begun)
	return true
}

// meek is what the seat does: nothing, or the least.
func (p *raid) meek(choices []rules.Choice) rules.Choice {
	s := p.s
	switch s.Asked {
	case engine.AskDefender:
		if last := choices[len(choices)-1]; last.Verb == engine.NoBlock {
			return last
		}
		least := choices[0]
		for _, c := range choices {
			if p.dear(c) < p.dear(least) {
				least = c
			}
		}
		return least
	case engine.AskTargets, engine.AskUnblocked, engine.AskRiposte:
		return choices[0]
	}
	return choices[len(choices)-1]
}

// dear is how much a seat minds that a thing of its own is in the way.
func (p *raid) dear(c rules.Choice) int {
	switch t := p.s.At(engine.ThingID(c.Args[0])); {
	case t == nil:
		return 0
	case t.ID == p.s.Players[p.seat].Mage:
		return 2
	case t.ID == p.s.Players[p.seat].Tower:
		return 1
	}
	return 0
}

// bold is what another seat does: it attacks.
func (p *raid) bold(choices []rules.Choice) rules.Choice {
	s := p.s
	last := choices[len(choices)-1]
	switch s.Asked {
	case engine.AskMain:
		if c, ok := p.blow(choices); ok {
			return c
		}
		for _, c := range choices {
			if c.Verb == engine.EnterCombat {
				return c
			}
		}
		return last
	case engine.AskDeclare, engine.AskRiposte, engine.AskRedirect:
		return choices[0]
	case engine.AskCombat:
		if c, ok := p.blow(choices); ok {
			return c
		}
		return last
	case engine.AskTargets, engine.AskUnblocked:
		return p.cruel(choices)
	case engine.AskDefender:
		return choices[p.r.IntN(len(choices))]
	}
	return last
}

// hunted is whom the seat whose turn it is attacks in it: one of the others, by lot.
func (p *raid) hunted() rules.Seat {
	s := p.s
	now := 1
	for seat := range rules.Seat(s.Count) {
		now += int(s.Players[seat].Turns)
	}
	if p.turn != now {
		var list [engine.MaxSeats]rules.Seat
		n := 0
		for seat := range rules.Seat(s.Count) {
			if seat != s.Turn && !s.Players[seat].Out {
				list[n] = seat
				n++
			}
		}
		p.turn, p.prey = now, list[p.r.IntN(n)]
	}
	return p.prey
}

// blow is an attack on the seat that is hunted, on its Mage if one can be: among like ones by lot.
func (p *raid) blow(choices []rules.Choice) (best rules.Choice, ok bool) {
	high, n := 0, 0
	for _, c := range choices {
		v := p.aimed(c)
		if v == 0 || v < high {
			continue
		}
		if v > high {
			high, n = v, 0
		}
		if n++; p.r.IntN(n) == 0 {
			best, ok = c, true
		}
	}
	return best, ok
}

// aimed is how gladly an attack is made; 0: it is none on who is hunted.
func (p *raid) aimed(c rules.Choice) int {
	s := p.s
	switch c.Verb {
	case engine.Assault:
		if rules.Seat(c.Args[1]) == p.hunted() && c.Args[2] == 0 {
			return 2
		}
	case engine.Direct:
		return p.struck(engine.ThingID(c.Args[2]))
	case engine.CastMagic:
		if e := &s.Content.At(content.Card(c.Args[0])).Effects[0]; e.Attacks() && e.Target != content.Opponent {
			return p.struck(engine.ThingID(c.Args[2]))
		}
	case engine.Use:
		if e := &s.Info(s.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]]; e.Attacks() && e.Target != content.Opponent {
			return p.struck(engine.ThingID(c.Args[3]))
		}
	}
	return 0
}

// struck is how gladly a thing is struck.
func (p *raid) struck(id engine.ThingID) int {
	t := p.s.At(id)
	if t == nil || t.Owner != p.hunted() {
		return 0
	}
	switch id {
	case p.s.Players[t.Owner].Mage:
		return 3
	case p.s.Players[t.Owner].Tower:
		return 2
	}
	return 1
}

// cruel is the target that is struck the most gladly.
func (p *raid) cruel(choices []rules.Choice) rules.Choice {
	best, high := choices[0], math.MinInt
	for _, c := range choices {
		if c.Verb != engine.Pick {
			continue
		}
		if v := p.struck(engine.ThingID(c.Args[0])); v > high {
			best, high = c, v
		}
	}
	return best
}
