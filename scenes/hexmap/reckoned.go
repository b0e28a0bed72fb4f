package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// reckoned are the odds of the battle that is fought, as the warnings of the viewer reckon them: worked out once for each
// moment of it.
type reckoned struct {
	moment
	win   float64
	known bool
}

// moment is all on which these odds rest.
type moment struct {
	battle engine.Battle
	roll   engine.Roll
	pieces [content.BlockCount]engine.Piece
	gates  [atlas.MaxGates]engine.Gate
	asked  engine.Question
	left   int8 // hits that are still to be shared out
	viewer rules.Seat
}

// outlook is the chance that the attackers win the battle that is fought; false: nobody can tell, as between two events of a
// roll.
func (l *layout) outlook() (win float64, ok bool) {
	return l.reckon(l.State, l.clash.place, &l.board.odds)
}

// reckon is the same of the battle that is fought at a place in a state as the viewer knows it, worked out once.
func (l *layout) reckon(s *engine.State, place atlas.Place, now *reckoned) (win float64, ok bool) {
	if s.Asked == engine.AskNothing {
		return 0, false
	}
	at := moment{battle: s.Battle, roll: s.Roll, pieces: s.Pieces, gates: s.Gates, asked: s.Asked, viewer: l.Viewer}
	if top := s.Stack.Top(); top.Kind == engine.FrameHits {
		at.left = top.N
	}
	if now.moment != at {
		odds := advice.Prospects{State: s, Seat: max(l.Viewer, 0)}
		*now = reckoned{moment: at}
		now.win, _, now.known = odds.Battle(place)
	}
	return now.win, now.known
}
