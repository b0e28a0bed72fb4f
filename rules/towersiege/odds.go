package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
)

// Odds are what can come of a choice of the decision if nobody answers it, for boards and previews: of an attack one
// for each defender that its opponent could choose. They tell nothing that the seat that is asked does not see, and
// leave out what is less likely than one in a hundred thousand; where there are too many ways for that, than one in a
// thousand. False: no dice fall, or they can fall in too many ways.
func (s *State) Odds(c rules.Choice) ([]advice.Odds, bool) {
	if !s.Decision().Allows(c) {
		return nil, false
	}
	if f, known := s.told[c]; known {
		return f.odds, f.ok
	}
	f := s.foretell(c)
	if s.told == nil {
		s.told = map[rules.Choice]foretold{}
	}
	s.told[c] = f
	return f.odds, f.ok
}

// foretold is what Odds tells of a choice, kept as long as nothing is played: a board asks for it in every layout.
type foretold struct {
	odds []advice.Odds
	ok   bool
}

func (s *State) foretell(c rules.Choice) foretold {
	for _, least := range [...]float64{1e-5, 1e-3} {
		f := advice.Forecaster{Least: least, Most: 1000} // a frame or two
		if list, ok := f.Forecast(s.State, c); ok {
			return foretold{list, true}
		}
	}
	return foretold{}
}

// Onslaught is who could attack the seat whose turn it is, and who can meet them, if it ended its turn now; kept as long as nothing is
// played.
func (s *State) Onslaught() []advice.Menace {
	if s.coming == nil {
		list := s.forecaster().Onslaught(s.State, s.Asker)
		s.coming = &list
	}
	return *s.coming
}

// averting is what Averts tells, kept as long as nothing is played: a board asks for it in every layout.
type averting struct {
	advice.Averting
	ok bool
}

// Averts is what the seat whose Main or Combat it is can do that lowers its danger to lose its Mage or its Tower before its next turn
// noticeably; false: there is no such danger, or nothing does. Nothing of it sends the Mage into danger, or arms it for a fight.
func (s *State) Averts() (advice.Averting, bool) {
	if s.averts == nil {
		var a averting
		a.Averting, a.ok = s.forecaster().Averts(s.State, s.unfit)
		s.averts = &a
	}
	return s.averts.Averting, s.averts.ok
}

// deeds are what a choice does besides losses, where the dice decide: a Bind that can be resisted, a counter, a theft, Mines
// and Powerstones that fall to Ruin.
func deeds(o *advice.Odds) (lines []rules.Line) {
	for _, d := range [...]struct {
		label  rules.Text
		chance float64
	}{
		{rules.T("Comes into force"), o.Holds}, {rules.T("Counters it"), o.Counters}, {rules.T("Steals it"), o.Steals},
	} {
		if d.chance > 0 && d.chance+o.Rest < 1-1e-9 {
			lines = append(lines, rules.Line{Label: d.label, Value: rules.Percent(d.chance), Tone: rules.Strong})
		}
	}
	if o.Razed > 0 {
		lines = append(lines, rules.Line{Label: rules.T("Mines and Powerstones destroyed"), Value: rules.T("%s on average", rules.Decimal(o.Razed, 1)), Tone: rules.Good})
	}
	return lines
}

// worst takes over the greater chances of a thing.
func worst(list []advice.Loss, l advice.Loss) []advice.Loss {
	for i := range list {
		if was := &list[i]; was.Thing == l.Thing {
			was.Hurt, was.Gone, was.Defend, was.Points = max(was.Hurt, l.Hurt), max(was.Gone, l.Gone), max(was.Defend, l.Defend), max(was.Points, l.Points)
			return list
		}
	}
	return append(list, l)
}

// leastTold is the least chance of which a preview speaks.
const leastTold = 0.01

// Becomes tells what can become of a thing, with the chances of one in a hundred or more: "hurt 62 %, gone 31 %".
func Becomes(l advice.Loss) rules.Text {
	var parts []rules.Text
	if l.Hurt >= leastTold && l.Hurt-l.Gone >= leastTold {
		parts = append(parts, rules.T("hurt %s", rules.Percent(l.Hurt)))
	}
	if l.Gone >= leastTold {
		parts = append(parts, rules.T("gone %s", rules.Percent(l.Gone)))
	}
	if l.Defend >= leastTold {
		parts = append(parts, rules.T("to DEFEND %s", rules.Percent(l.Defend)))
	}
	return rules.Commas(parts...)
}
