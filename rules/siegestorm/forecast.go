package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// forecast reckons what texts would do to the piles, on a copy of the match. It looks at how
// many cards there are and never at which ones, so it gives nothing away; that somebody could
// answer is not counted with.
type forecast struct {
	before, after *State
}

func (s *State) forecast() forecast {
	after := s.Clone().(*State)
	after.queued = 0
	return forecast{s, after}
}

// pay lays the cost of a play down as it is proposed, and takes the card out of the hand: both
// change what a text finds.
func (f forecast) pay(kind playKind, d side, c cardNo, cost int) {
	s := f.after
	if s.play.card == noCard {
		s.play = announcement{card: c, kind: kind, by: d, cost: int8(cost)}
	}
	for s.play.npaid < s.play.cost {
		x := s.proposal()
		if x == noCard {
			break
		}
		s.payWith(x)
	}
	paid := s.play
	s.play = announcement{card: noCard}
	s.layDown(&paid)
	if paid.kind == playAction {
		s.lift(c)
		s.cards[c].place = onChain
	}
}

// over reports whether somebody has lost in the forecast; what follows would not come about.
func (f forecast) over() bool {
	return f.after.result != undecided || f.after.living != f.before.living
}

// text carries out what the effects of a text from index at on do to Resources, Heal piles,
// hands and Life Points.
func (f forecast) text(by side, source cardNo, track uint8, text []cards.Effect, at int) {
	m := f.after.commandOf(by, source, track)
	did := true
	for i := at; i < len(text) && !f.over(); i++ {
		e := &text[i]
		did = (did || !e.IfDid) && f.after.applies(m, e)
		if did {
			did = f.effect(m, e)
		}
	}
}

func (f forecast) effect(m command, e *cards.Effect) (did bool) {
	s := f.after
	switch e.Do {
	case cards.Damage:
		return f.damage(m, e)
	case cards.Draw:
		if m.by != bossSide {
			f.draw(m.by, int(e.N))
		}
	case cards.Vision:
		f.vision(m.by, int(e.N))
	case cards.Heal:
		s.heal(m.by, int(e.N))
	case cards.Recover:
		if m.by == bossSide {
			s.recoverLife(m.by, s.amount(m, e), "ST-KEY-11")
		}
	case cards.Sacrifice:
		return s.countOn(s.alliedTracks(m.track), m.source) > 0
	}
	return true
}

func (f forecast) damage(m command, e *cards.Effect) bool {
	s := f.after
	n := s.amount(m, e)
	switch {
	case e.Who == cards.Self:
		s.harm(m.by, m.by, n, "ST-KEY-5")
	case e.Who == cards.Each:
		for d := range side(s.set.seats) {
			if !f.over() && s.living.Has(d.seat()) {
				s.harm(m.by, d, n, "ST-COP-12")
			}
		}
	case m.foe != noSide:
		s.harm(m.by, m.foe, n, "ST-KEY-5")
	}
	return n > 0
}

func (f forecast) draw(d side, n int) { f.after.draw(d, n) }

// vision draws n cards and puts all but one of them back.
func (f forecast) vision(d side, n int) {
	if f.after.sides[d].resources.len() < n {
		f.after.fail(d, "ST-WIN-1")
		return
	}
	f.after.draw(d, min(n, 1))
}

// triggers carries out the passives that an event sets off (ST-RUL-68).
func (f forecast) triggers(on cards.Trigger, c cardNo) {
	f.after.happened(on, c)
	f.waiting()
}

func (f forecast) waiting() {
	s := f.after
	for i := 0; i < int(s.queued) && !f.over(); i++ {
		w := s.queue[i]
		if w.source == noCard {
			f.text(w.by, noCard, w.track, s.game.set.Bosses[s.boss.card].Menace[w.effect].Effects, 0)
			continue
		}
		f.text(w.by, w.source, w.track, s.design(w.source).Passive.Effects, 0)
	}
	s.queued = 0
}

// lines tells what has changed, and who would be lost.
func (f forecast) lines(d side) []rules.Line { return f.linesBut(d, noSide) }

// linesBut are the lines, without those of a side of which all is told.
func (f forecast) linesBut(d, told side) []rules.Line {
	var lines []rules.Line
	for x := range side(f.before.set.seats) {
		if x != told {
			lines = append(lines, f.changes(x, d)...)
		}
	}
	if b, a := f.before.boss.life, f.after.boss.life; a != b && told != bossSide {
		lines = append(lines, line(toneOf(int(b-a)), rules.T("Life of %s", f.before.nameOf(bossSide)), "%d to %d", b, a))
	}
	return append(lines, f.losses(d, told)...)
}

func (f forecast) changes(x, d side) []rules.Line {
	b, a := &f.before.sides[x], &f.after.sides[x]
	var lines []rules.Line
	of := f.before.nameOf(x)
	if from, to := b.resources.len(), a.resources.len(); from != to {
		tone := rules.Plain
		if x != d && f.before.hostile(x, d) {
			tone = rules.Good
		} else if to < f.before.drawsPerTurn(x) {
			tone = rules.Bad
		}
		lines = append(lines, line(tone, rules.T("Resources of %s", of), "%d to %d", from, to))
	}
	if from, to := b.heal.len(), a.heal.len(); from != to {
		lines = append(lines, line(rules.Plain, rules.T("Heal pile of %s", of), "%d to %d", from, to))
	}
	return lines
}

// losses names who would be out.
func (f forecast) losses(d, told side) []rules.Line {
	s, a := f.before, f.after
	var lines []rules.Line
	for x := range side(s.set.seats) {
		if x != told && a.beaten(x) && !s.beaten(x) {
			tone := rules.Good
			if !s.hostile(x, d) || x == d {
				tone = rules.Bad
			}
			lines = append(lines, line(tone, s.nameOf(x), "loses: too few cards"))
		}
	}
	if a.result == wonLife && told != bossSide {
		lines = append(lines, line(rules.Good, s.nameOf(bossSide), "is beaten"))
	}
	return lines
}

func toneOf(gain int) rules.Tone {
	switch {
	case gain > 0:
		return rules.Good
	case gain < 0:
		return rules.Bad
	}
	return rules.Plain
}
