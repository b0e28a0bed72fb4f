package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// assault is an attack that who moves can order, and what was reckoned of it.
type assault struct {
	place   atlas.Place
	joining content.Blocks
	win     float64
	fought  bool
}

// assaults are those that were reckoned last, and on what they rest.
type assaults struct {
	pieces [content.BlockCount]engine.Piece
	gates  [atlas.MaxGates]engine.Gate
	viewer rules.Seat
	list   []assault
}

// assaults writes on each place that the block in hand, or else the whole group, can attack how likely they are to win there, as
// a seat can know it.
func (l *layout) assaults() {
	s, ok := l.Moment.State.(*argot.State)
	if !ok || l.Mode != table.Asking || l.Asked != engine.AskMarch || l.Asker != l.Viewer || len(l.Chosen) > 1 {
		return
	}
	joining := l.attackers()
	for p := range l.Map.Here().All() {
		if blocks := joining[p]; len(blocks) > 0 {
			if a := l.board.assault(s, l.Viewer, p, blocks); a.fought {
				l.chance(p, rules.T("%s to win", rules.Percent(a.win)), 0.22)
			}
		}
	}
}

// attackers are who would go to each place that can be attacked: the block in hand, or else all of the group.
func (l *layout) attackers() map[atlas.Place][]content.Block {
	joining := map[atlas.Place][]content.Block{}
	take := func(c rules.Choice) {
		b, to := content.Block(c.Args[0]), atlas.Place(c.Args[1])
		if c.Verb == engine.March && l.EnemyAt(to, l.Pieces[b].Party) && !slices.Contains(joining[to], b) {
			joining[to] = append(joining[to], b)
		}
	}
	if len(l.Chosen) > 0 {
		for _, c := range l.State.Decision().Choices {
			if l.BlockElement(content.Block(c.Args[0])) == l.Chosen[0] {
				take(c)
			}
		}
		return joining
	}
	for el, list := range l.groups {
		if p, ok := l.Map.Find(el.Name()); !ok || !l.EnemyAt(p, engine.PartyOf(l.Asker)) {
			continue
		}
		for _, c := range l.passing(list) {
			take(c)
		}
	}
	return joining
}

// assault reckons an attack, once while nothing moves.
func (b *Board) assault(s *argot.State, viewer rules.Seat, at atlas.Place, joining []content.Block) assault {
	now := &b.assaults
	if now.pieces != s.Pieces || now.gates != s.Gates || now.viewer != viewer {
		*now = assaults{pieces: s.Pieces, gates: s.Gates, viewer: viewer}
	}
	a := assault{place: at}
	for _, block := range joining {
		a.joining.Add(block)
	}
	i := slices.IndexFunc(now.list, func(o assault) bool { return o.place == a.place && o.joining == a.joining })
	if i < 0 {
		odds, fought := s.Odds(viewer, at, joining...)
		a.win, a.fought = odds.Win, fought
		i, now.list = len(now.list), append(now.list, a)
	}
	return now.list[i]
}
