package bot

import "portcullis/rules"

// nim is a game to test players with: seats in turn take one to three stones; whoever takes
// the last one wins, with the partners of that seat. It costs no memory to play.
type nim struct {
	rules.State // the rest of the contract, which no player may need

	left, seats int8
	turn        rules.Seat
	partners    rules.Seats // who win together
	choices     [3]rules.Choice
	refused     int8   // a number of stones that is offered and refused
	taken       func() // is told of every choice that is made, if it is there
}

var (
	_ rules.Veiler = (*nim)(nil)
	_ rules.Pruner = (*nim)(nil)
)

func take(n int8) rules.Choice { return rules.Choice{Verb: 1, Args: [4]int16{int16(n)}} }

func (s *nim) Decision() rules.Decision {
	for i := range s.choices {
		s.choices[i] = take(int8(i + 1))
	}
	return rules.Decision{Seats: rules.SeatsOf(s.turn), Choices: s.choices[:min(s.left, 3)]}
}

func (s *nim) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.Decision().Choices...)
}

func (s *nim) Apply(c rules.Choice) ([]rules.Event, error) {
	if int8(c.Args[0]) == s.refused {
		return nil, &rules.Refusal{Why: rules.T("no")}
	}
	if s.taken != nil {
		s.taken()
	}
	s.left -= int8(c.Args[0])
	if s.left > 0 {
		s.turn = (s.turn + 1) % rules.Seat(s.seats)
	}
	return nil, nil
}

func (s *nim) Outcome() (rules.Outcome, bool) {
	winners := rules.SeatsOf(s.turn)
	if s.partners.Has(s.turn) {
		winners = s.partners
	}
	return rules.Outcome{Winners: winners}, s.left <= 0
}

func (s *nim) Progress() rules.Progress { return rules.Progress{} }

func (s *nim) Force(...uint8) error { return nil }

func (s *nim) Clone() rules.State { c := *s; return &c }

func (s *nim) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }

func (s *nim) CopyFrom(from rules.State) { *s = *from.(*nim) }

func (s *nim) Veil(rules.Seat, *rules.Rand) {}

func (s *nim) Describe(c rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("Take %d", c.Args[0])}
}
