package towersiege

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
)

// briefOdds is how many lines of what the dice can do stand first in a preview: the rest is for who looks closely.
const briefOdds = 3

// Preview tells what a choice would do: of one that comes to dice first what they can cost whom if nobody answers.
func (s *State) Preview(c rules.Choice) (rules.Preview, bool) {
	p, ok := s.Book().Preview(c)
	first := p.Brief
	p.Brief = 0
	list, fought := s.Odds(c)
	if !fought {
		return p, ok
	}
	told := deeds(&list[0])
	if len(list) > 1 {
		told = append(told, s.defenders(list)...)
	} else {
		told = append(told, s.expected(&list[0])...)
	}
	brief := min(len(told), briefOdds)
	p.Lines = slices.Concat(p.Lines[:first], told[:brief], p.Lines[first:], told[brief:])
	if others := s.ready(c); len(others) > 0 {
		line := rules.Line{Label: rules.T("Called out with it, and strikes when you say so"), Value: rules.And(others...)}
		p.Lines = slices.Insert(p.Lines, first+brief, line)
		brief++
	}
	if brief > 0 {
		p.Brief = first + brief
	}
	return p, len(p.Lines) > 0
}

// ready are who has been called out beside the one who makes the first attack of a Combat: that costs them nothing (TS-CMB-3).
func (s *State) ready(c rules.Choice) (names []rules.Text) {
	if c.Verb != engine.Assault && c.Verb != engine.Direct {
		return nil
	}
	for i := range s.Things {
		switch t := &s.Things[i]; {
		case t.Owner != s.Asker || int16(t.ID) == c.Args[0]:
		case t.Has(engine.Attacked):
			return nil
		case t.Has(engine.Declared):
			names = append(names, s.Info(t).Title())
		}
	}
	return names
}

// expected are the losses that can come of a choice, if nobody answers it: good for who chooses, or bad. First of all stands what the
// choice is about: who is struck, or who defends; last, what somebody carries.
func (s *State) expected(o *advice.Odds) (lines []rules.Line) {
	var back, carried []rules.Line
	for _, l := range s.ordered(o.Losses) {
		t := s.At(l.Thing)
		line, own := s.loss(rules.T("%s of %s", s.Info(t).Title(), s.Book().Seat(t.Owner)), l, t.Owner == s.Asker), t.Owner == s.Asker
		switch {
		case s.Carried(t):
			carried = append(carried, line...)
		case own == (s.Asker == s.Turn):
			back = append(back, line...)
		default:
			lines = append(lines, line...)
		}
	}
	return append(s.risks(append(lines, back...), o.Riposte, o.Rest), carried...)
}

// defenders are what can become of each of those who could meet an attack, and the most that can come back. First of all stand who fends
// it off best and who worst: the opponent chooses.
func (s *State) defenders(list []advice.Odds) (lines []rules.Line) {
	var back advice.Odds
	var met []advice.Loss
	picks := false
	for i := range list {
		o := &list[i]
		back.Riposte, back.Rest = max(back.Riposte, o.Riposte), max(back.Rest, o.Rest)
		for _, l := range o.Losses {
			switch t := s.At(l.Thing); {
			case t == nil:
			case t.Owner == s.Asker:
				back.Losses = worst(back.Losses, l)
			case o.Defender.Args[0] == int16(t.ID) && !Becomes(l).Empty():
				met, picks = append(met, l), o.Defender.Verb == engine.Pick
			}
		}
	}
	met = s.ordered(met)
	if n := len(met); n > 1 {
		met = slices.Concat(met[n-1:], met[:n-1])
	}
	for _, l := range met {
		label := rules.T("%s, if it defends", s.Info(s.At(l.Thing)).Title())
		if picks { // nobody can defend, and who attacks chooses (TS-BLK-9)
			label = rules.T("%s, if you strike it", s.Info(s.At(l.Thing)).Title())
		}
		lines = append(lines, s.loss(label, l, false)...)
	}
	var dear []rules.Line
	for _, l := range s.ordered(back.Losses) {
		dear = append(dear, s.loss(rules.T("Your %s, at worst", s.Info(s.At(l.Thing)).Title()), l, true)...)
	}
	first := min(len(lines), briefOdds-min(1, len(dear)))
	return s.risks(slices.Concat(lines[:first], dear[:min(1, len(dear))], lines[first:], dear[min(1, len(dear)):]), back.Riposte, back.Rest)
}

// ordered are losses of what is there: of creatures and structures first, the most likely before the others, then of what they carry.
func (s *State) ordered(list []advice.Loss) []advice.Loss {
	carried := func(l advice.Loss) int {
		if s.Carried(s.At(l.Thing)) {
			return 1
		}
		return 0
	}
	there := slices.DeleteFunc(slices.Clone(list), func(l advice.Loss) bool { return s.At(l.Thing) == nil })
	slices.SortStableFunc(there, func(a, b advice.Loss) int {
		return cmp.Or(carried(a)-carried(b), cmp.Compare(b.Hurt+b.Gone, a.Hurt+a.Gone), cmp.Compare(b.Defend, a.Defend))
	})
	return there
}

// loss is the line of what can become of a thing; none where nothing can.
func (s *State) loss(who rules.Text, l advice.Loss, own bool) []rules.Line {
	value := Becomes(l)
	if value.Empty() {
		return nil
	}
	tone := rules.Good
	if own {
		tone = rules.Bad
	}
	return []rules.Line{{Label: who, Value: value, Tone: tone}}
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
