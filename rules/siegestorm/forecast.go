package siegestorm

import "portcullis/rules"

// forecast is what has changed from one state of a match to another: how many cards lie in the piles, never which ones, so that it
// gives nothing away.
type forecast struct {
	before, after *State
}

// lines tells what has changed, and who would be lost.
func (f forecast) lines(d side) []rules.Line { return f.linesBut(d, noSide) }

// linesBut tells what has changed and who would be lost, but of a side of which all is told.
func (f forecast) linesBut(d, told side) []rules.Line {
	var lines []rules.Line
	for x := range side(f.before.set.seats) {
		if x != told && f.before.living.Has(x.seat()) == f.after.living.Has(x.seat()) { // the cards of who is out lie nowhere
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
