package siegestorm

import "portcullis/rules"

var _ rules.Briefer = (*State)(nil)

// Brief is the aim, the loss and a turn in the mode of the match (ST-WIN-1 to ST-WIN-5, ST-SOL-9 to ST-SOL-11, ST-COP-13, ST-LMS-9).
func (s *State) Brief(seat rules.Seat) rules.Brief {
	b := rules.Brief{
		Aim:  rules.T("You win when your enemy has to draw a card, or takes damage, and has too few Resources left."),
		Loss: rules.T("You lose when you have to draw, or take damage, and have too few cards left; damage takes your Heal pile first, then your Resources."),
		Turn: rules.T("A turn: draw two cards, all of yours move up one step, then deploy one creature; cards pay for cards."),
	}
	switch s.set.mode {
	case solo, coop:
		b.Aim = rules.T("You win when the boss has no Life left, or has to draw and has no cards.")
		b.At = []rules.Element{bossLife}
		if s.set.mode == coop {
			b.Loss = rules.T("You both lose when either of you has to draw, or takes damage, and has too few cards left; damage takes the Heal pile first, then the Resources.")
		}
	case lastMan:
		b.Aim = rules.T("You win when you are the last one left: who has to draw, or takes damage, and has too few Resources is out.")
		b.Turn = rules.T("A turn: draw three cards, all of yours on both tracks move up one step, then deploy one creature; cards pay for cards.")
	}
	for d := range side(s.set.seats) {
		if d.seat() != seat && !s.set.mode.bossMode() {
			b.At = append(b.At, s.game.piles[inResources][d])
		}
	}
	return b
}
