package bsieged

import "portcullis/rules"

var _ rules.Briefer = (*State)(nil)

// Brief is the aim, the loss and a round (BS-END-1 to BS-END-10, BS-MSG-10, BS-MSG-13, BS-RND-3, BS-RND-5).
func (s *State) Brief(rules.Seat) rules.Brief {
	return rules.Brief{
		Aim:  rules.T("You all win if a Messenger rides out, comes back through the field of a Compass card, and stands on the wall, alive, by the end of round 12."),
		Loss: rules.T("You all lose if a Krohn or the Avatar enters the Citadel, five buildings lie destroyed, all heroes are dead or two Messengers die."),
		Turn: rules.T("A round: the Messenger moves, enemies appear, each hero spends his actions, then the enemies act, and kill a Messenger in whose Zone they stand."),
		At:   []rules.Element{s.game.el.messenger},
	}
}
