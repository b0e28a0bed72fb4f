package siegestorm

import "portcullis/rules"

var _ rules.Briefer = (*State)(nil)

// Brief is the aim, the loss and a turn in the mode of the match (ST-WIN-1 to ST-WIN-5, ST-SOL-9 to ST-SOL-11, ST-COP-13, ST-LMS-9).
func (s *State) Brief(seat rules.Seat) rules.Brief {
	b := rules.Brief{
		Aim:  rules.T("You win when your enemy must draw or lose cards, and has too few Resources left."),
		Loss: rules.T("You lose when you have too few Resources: each turn draws from them, and damage takes them once your Heal pile is gone."),
		Turn: rules.T("A turn: draw two cards, your creatures move up, whoever leaves the track can storm, then deploy one; costs are paid with cards."),
	}
	switch s.set.mode {
	case solo, coop:
		b.Aim = rules.T("You win when the boss has no Life left, or has to draw and has no cards.")
		b.At = []rules.Element{bossLife}
		if s.set.mode == coop {
			b.Loss = rules.T("You both lose when either has too few Resources: each turn draws from them, and damage takes them once the Heal pile is gone.")
		}
	case lastMan:
		b.Aim = rules.T("You win when you are the last one left: who must draw or lose cards, and has too few Resources, is out.")
		b.Turn = rules.T("A turn: draw three cards, your creatures on both tracks move up, whoever leaves a track can storm, then deploy one; costs are paid with cards.")
	}
	for d := range side(s.set.seats) {
		if d.seat() != seat && !s.set.mode.bossMode() {
			b.At = append(b.At, s.game.piles[inResources][d])
		}
	}
	return b
}
