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

// Preview tells what a choice would do: of one that comes to dice, what they can cost whom if nobody answers.
func (s *State) Preview(c rules.Choice) (rules.Preview, bool) {
	p, ok := s.book().Preview(c)
	list, fought := s.Odds(c)
	if !fought {
		return p, ok
	}
	p.Lines = append(p.Lines, deeds(&list[0])...)
	if len(list) > 1 {
		p.Lines = append(p.Lines, s.defenders(list)...)
	} else {
		p.Lines = append(p.Lines, s.expected(&list[0])...)
	}
	return p, len(p.Lines) > 0
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

// expected are the losses that can come of a choice, if nobody answers it: good for who chooses, or bad.
func (s *State) expected(o *advice.Odds) (lines []rules.Line) {
	for _, l := range o.Losses {
		if t := s.At(l.Thing); t != nil {
			lines = s.loss(lines, rules.T("%s of %s", s.Info(t).Title(), s.book().Seat(t.Owner)), l, t.Owner == s.Asker)
		}
	}
	return s.risks(lines, o.Riposte, o.Rest)
}

// defenders are what can become of each of those who could meet an attack, and the most that can come back.
func (s *State) defenders(list []advice.Odds) (lines []rules.Line) {
	var back advice.Odds
	for i := range list {
		o := &list[i]
		back.Riposte, back.Rest = max(back.Riposte, o.Riposte), max(back.Rest, o.Rest)
		for _, l := range o.Losses {
			switch t := s.At(l.Thing); {
			case t == nil:
			case t.Owner == s.Asker:
				back.Losses = worst(back.Losses, l)
			case o.Defender.Args[0] == int16(t.ID):
				lines = s.loss(lines, rules.T("%s, if it defends", s.Info(t).Title()), l, false)
			}
		}
	}
	for _, l := range back.Losses {
		lines = s.loss(lines, rules.T("%s, at worst", s.Info(s.At(l.Thing)).Title()), l, true)
	}
	return s.risks(lines, back.Riposte, back.Rest)
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

func (s *State) loss(lines []rules.Line, who rules.Text, l advice.Loss, own bool) []rules.Line {
	value := Becomes(l)
	if value.Empty() {
		return lines
	}
	tone := rules.Good
	if own {
		tone = rules.Bad
	}
	return append(lines, rules.Line{Label: who, Value: value, Tone: tone})
}

// risks are what may come back, which is good for who is attacked, and what was not followed.
func (s *State) risks(lines []rules.Line, riposte, rest float64) []rules.Line {
	if riposte >= leastTold {
		tone := rules.Bad
		if s.Asker != s.Turn {
			tone = rules.Good
		}
		lines = append(lines, rules.Line{Label: rules.T("Strikes back (Riposte)"), Value: rules.Percent(riposte), Tone: tone})
	}
	if rest >= 0.02 {
		lines = append(lines, rules.Line{Label: rules.T("Not followed to its end"), Value: rules.Percent(rest)})
	}
	return lines
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
