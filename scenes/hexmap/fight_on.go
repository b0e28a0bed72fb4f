package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// fightOnPiece lets all blocks of the viewer attack, until it is better to leave or the battle ends.
const fightOnPiece = rules.Element("series:fight")

// fightOn is the order that fights a battle on; false: only one action is left in it, or it is better to leave.
func (l *layout) fightOn() (order, bool) {
	if l.Asked != engine.AskAction || l.Asker != l.Viewer || l.Moment.Path.Ranking() == nil || len(l.Chosen) > 0 || !advice.Lasts(l.State) {
		return order{}, false
	}
	if _, ok := advice.FightOn(l.State); !ok {
		return order{}, false
	}
	l.Out.Series, l.Out.Courses = append(l.Out.Series, fightOnPiece), append(l.Out.Courses, fightOnPiece)
	return order{id: fightOnPiece, picture: "kit/skip", title: rules.T("Fight on"),
		note: rules.T("All of yours attack while that is sound: you share out hits, and it stops before a round that you are likely to lose.")}, true
}

// foughtOn is what the next block does where the battle is fought on.
func foughtOn(s *engine.State) []rules.Choice {
	if c, ok := advice.FightOn(s); ok {
		return []rules.Choice{c}
	}
	return nil
}

var _ table.Courser = (*Board)(nil)

// Waits lets a battle that is fought on go on after the hits on the viewer's blocks have been shared out (AR-HIT-2).
func (*Board) Waits(m table.Moment, el rules.Element) bool {
	s, ok := m.State.(*argot.State)
	return ok && el == fightOnPiece && s.Asked == engine.AskHit && s.Battle.Round > 0
}

// Stops ends a battle that is fought on where a round begins for the viewer in which its side is likelier to lose than to win: then
// it can still leave.
func (b *Board) Stops(m table.Moment, el rules.Element) bool {
	l := b.begin(m)
	if l == nil || el != fightOnPiece || l.Asked != engine.AskAction || l.State.Battle.Round < 2 {
		return false
	}
	own := engine.PartyOf(m.Viewer)
	for block := range l.State.Battle.Acted.All() {
		if l.Friendly(l.Pieces[block].Party, own) {
			return false // in the middle of it
		}
	}
	win, ok := l.outlook()
	if l.RoleOf(l.State.Battle.Place, own) == engine.Defender {
		win = 1 - win
	}
	return ok && win < 0.5
}
