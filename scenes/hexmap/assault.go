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

// assaults writes on each place that the block in hand, or else the whole group, can attack how likely they are to win there, or where their
// own side is attacked, to hold it, as a seat can know it.
func (l *layout) assaults() {
	s, ok := l.Moment.State.(*argot.State)
	if !ok || l.Mode != table.Asking || l.Asked != engine.AskMarch || l.Asker != l.Viewer || len(l.Chosen) > 1 {
		return
	}
	attacks := l.attacks()
	for p := range l.Map.Here().All() {
		if moves := attacks[p]; len(moves) > 0 {
			if a := l.board.assault(s, l.Viewer, p, moves); a.fought {
				says := rules.T("%s to win", rules.Percent(a.win))
				if l.Defends(p, engine.PartyOf(l.Asker)) {
					says = rules.T("%s to hold", rules.Percent(a.win))
				}
				l.chance(p, says, 0.22)
			}
		}
	}
}

// attacks are the moves to each place that can be attacked: of the block in hand, or else of all of the group, one after the other.
func (l *layout) attacks() map[atlas.Place][]rules.Choice {
	attacks := map[atlas.Place][]rules.Choice{}
	if len(l.Chosen) > 0 {
		for _, c := range l.State.Decision().Choices {
			b, to := content.Block(c.Args[0]), atlas.Place(c.Args[1])
			if c.Verb == engine.March && l.BlockElement(b) == l.Chosen[0] && l.EnemyAt(to, l.Pieces[b].Party) && attacks[to] == nil {
				attacks[to] = []rules.Choice{c}
			}
		}
		return attacks
	}
	for el, list := range l.groups {
		if p, ok := l.Map.Find(el.Name()); ok && l.EnemyAt(p, engine.PartyOf(l.Asker)) {
			attacks[p] = l.passing(list)
		}
	}
	return attacks
}

// assault reckons an attack, once while nothing moves: as the last of its moves is foretold after the others, which is what the tooltip
// tells.
func (b *Board) assault(s *argot.State, viewer rules.Seat, at atlas.Place, moves []rules.Choice) assault {
	now := &b.assaults
	if now.pieces != s.Pieces || now.gates != s.Gates || now.viewer != viewer {
		*now = assaults{pieces: s.Pieces, gates: s.Gates, viewer: viewer}
	}
	a := assault{place: at}
	for _, c := range moves {
		a.joining.Add(content.Block(c.Args[0]))
	}
	i := slices.IndexFunc(now.list, func(o assault) bool { return o.place == a.place && o.joining == a.joining })
	if i < 0 {
		_, p, ok := table.Foretell(s, moves)
		a.win, a.fought = p.Chance, ok && p.HasChance
		i, now.list = len(now.list), append(now.list, a)
	}
	return now.list[i]
}
