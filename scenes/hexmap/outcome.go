package hexmap

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

// fought tells how the battle has ended after which the viewer may regroup, or the last one that others have ended since the
// viewer decided, and how many blocks both sides have lost in battles of this turn; empty: there was none, or it goes on.
func (l *layout) fought() rules.Text {
	p := l.battlefield()
	if p == atlas.Nowhere || l.BattleAt(p) {
		return rules.Text{}
	}
	own, name := engine.PartyOf(l.Viewer), l.Map.Title(p)
	var told rules.Text
	switch by := l.Meets(p).By; {
	case l.EnemyAt(p, own):
		told = rules.T("%s lost.", name)
	case by == engine.NoParty || l.Friendly(by, own):
		told = rules.T("%s taken.", name)
	default:
		told = rules.T("%s held.", name)
	}
	list := []rules.Text{told}
	for _, seat := range [...]rules.Seat{1 - l.Viewer, l.Viewer} {
		if lost := l.fallen(seat); lost > 0 {
			list = append(list, rules.Plural(lost, "%s lost %d block.", "%s lost %d blocks.", words.Seat(seat), lost))
		}
	}
	return rules.Sentences(list...)
}

// battlefield is where that battle was; Nowhere: there was none.
func (l *layout) battlefield() (at atlas.Place) {
	if l.Asked == engine.AskRegroup && l.Asker == l.Viewer {
		return l.State.Stack.Top().Place
	}
	at = atlas.Nowhere
	for _, e := range l.Since {
		switch p := l.placeOf(e.From); {
		case e.Name == "battle_ended":
			at = l.placeOf(e.To)
		case p != atlas.Nowhere && e.Name == "retreated":
			at = p
		}
	}
	return at
}

// fallen is how many blocks of a seat have fallen in battles of this turn.
func (l *layout) fallen(seat rules.Seat) (n int) {
	for b := range content.Block(content.BlockCount) {
		if p := &l.Pieces[b]; p.Status == engine.Eliminated && p.Has(engine.Fought) && engine.SeatOf(p.Party) == seat {
			n++
		}
	}
	return n
}
