package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// reckoned are the odds of the battle that is fought, as the warnings of the viewer reckon them: worked out once for each
// moment of it.
type reckoned struct {
	battle engine.Battle
	pieces [content.BlockCount]engine.Piece
	viewer rules.Seat
	win    float64
	known  bool
}

// outlook is the chance that the attackers win the battle that is fought; false: nobody can tell, as between two events of a
// roll.
func (l *layout) outlook() (win float64, ok bool) {
	if l.Asked == engine.AskNothing {
		return 0, false
	}
	now := &l.board.odds
	if now.battle != l.State.Battle || now.pieces != l.Pieces || now.viewer != l.Viewer {
		odds := advice.Prospects{State: l.State, Seat: max(l.Viewer, 0)}
		*now = reckoned{battle: l.State.Battle, pieces: l.Pieces, viewer: l.Viewer}
		now.win, _, now.known = odds.Battle(l.clash.place)
	}
	return now.win, now.known
}
