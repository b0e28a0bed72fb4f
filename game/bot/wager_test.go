package bot

import (
	"portcullis/rules"
)

// wager is a game of one decision to test single judgements with: each choice wins with the chance
// that is written for it, on a die with so many faces, or is worth what is written at once.
type wager struct {
	rules.State // the rest of the contract, which no player may need

	worth []float64 // of each choice to seat 0, if it throws no die
	faces []uint8   // of the die that each choice throws; 0: none
	wins  []uint8   // with how many of these faces it wins
	mover rules.Seat
	chose int // 1 + the choice made
	face  uint8
	turn  int
	open  bool // another turn follows: what was chosen is worth so much, and not decided
}

func (s *wager) Decision() rules.Decision {
	if s.chose > 0 && !s.open {
		return rules.Decision{}
	}
	d := rules.Decision{Seats: rules.SeatsOf(s.mover)}
	for i := range s.worth {
		d.Choices = append(d.Choices, rules.Choice{Verb: 1, Args: [4]int16{int16(i)}})
	}
	return d
}

func (s *wager) Apply(c rules.Choice) ([]rules.Event, error) {
	s.chose = 1 + int(c.Args[0])
	if s.open {
		s.turn++
	}
	return nil, nil
}

func (s *wager) Evaluate(seat rules.Seat) float64 {
	v := 0.5
	if i := s.chose - 1; i >= 0 {
		if v = s.worth[i]; s.faces[i] > 0 {
			v = 0
			if s.face <= s.wins[i] {
				v = 1
			}
		}
	}
	if seat != 0 {
		return 1 - v
	}
	return v
}

func (s *wager) Chances(c rules.Choice, buf []rules.Chance) []rules.Chance {
	n := s.faces[c.Args[0]]
	for f := uint8(1); f <= n; f++ {
		chance := rules.Chance{Weight: 1, Dice: 1}
		chance.Faces[0] = f
		buf = append(buf, chance)
	}
	return buf
}

func (s *wager) Force(faces ...uint8) error {
	if len(faces) > 0 {
		s.face = faces[0]
	}
	return nil
}

func (s *wager) Clone() rules.State { c := *s; return &c }

func (s *wager) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }

func (s *wager) Outcome() (rules.Outcome, bool) { return rules.Outcome{}, s.chose > 0 }

func (s *wager) Progress() rules.Progress { return rules.Progress{Turn: s.turn} }

func (s *wager) Describe(c rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("Take %d", c.Args[0])}
}

// bets is a wager of choices without dice.
func bets(worth ...float64) *wager {
	n := len(worth)
	return &wager{worth: worth, faces: make([]uint8, n), wins: make([]uint8, n)}
}
