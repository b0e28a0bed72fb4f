package kurth

import "portcullis/rules"

var _ rules.Briefer = (*State)(nil)

// Brief is the aim, the loss and a turn (KU-END-1 to KU-END-9).
func (s *State) Brief(rules.Seat) rules.Brief {
	n := s.limit()
	return rules.Brief{
		Aim: rules.T("You win if Kurth still stands when turn %d ends.", lastTurn),
		Loss: rules.Plural(n, "You lose if a turn ends with %d location overrun, at eight markers or more, or if your Spirit reaches 0.",
			"You lose if a turn ends with %d locations overrun, at eight markers or more each, or if your Spirit reaches 0.", n),
		Turn: rules.T("A turn: three cards bring markers, you walk to one location and attack there, then what is overrun is counted."),
		At:   []rules.Element{ElementOverrun},
	}
}
