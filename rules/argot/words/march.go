package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// activate spends a token on a location (AR-MOV-2).
func activate(s *engine.State, c rules.Choice) rules.Description {
	p := atlas.Place(c.Args[0])
	return described("AR-MOV-2", rules.T("Move blocks from %s", Place(s, p)), s.PlaceElement(p))
}

// previewActivate tells before a token is spent which blocks can move from the location, and which places are full: the location itself for blocks beside it, and those beside it
// for its blocks (AR-STK-1).
func previewActivate(s *engine.State, c rules.Choice, p *rules.Preview) {
	at := atlas.Place(c.Args[0])
	for b := range s.In(at) {
		if piece := &s.Pieces[b]; piece.Party == s.Movement.Party && !piece.Has(engine.Moved|engine.Pinned) {
			p.Lines = append(p.Lines, rules.Line{Label: Block(s, b), Value: rules.T("%d of %d steps", piece.Strength, s.Full(b))})
		}
	}
	var full atlas.Set
	for _, n := range s.Map.Around(at) {
		if unroomy(s, n.Place, at) {
			full.Add(at)
		}
		if unroomy(s, at, n.Place) {
			full.Add(n.Place)
		}
	}
	for to := range full.All() {
		p.Lines = append(p.Lines, rules.Line{Label: Place(s, to), Value: rules.T("full: no other can come"), Tone: rules.Bad})
	}
}

// unroomy reports whether a block of the moving party cannot go from a place to one beside it for want of room (AR-STK-1).
func unroomy(s *engine.State, from, to atlas.Place) bool {
	for b := range s.In(from) {
		p := &s.Pieces[b]
		if p.Party != s.Movement.Party || p.Status != engine.OnMap || p.Has(engine.Moved|engine.Pinned) {
			continue
		}
		if why := s.WhyNot(b, to, atlas.Nowhere); why != nil && why.Rule == "AR-STK-1" {
			return true
		}
	}
	return false
}

// endMovement ends the movement turn (AR-MOV-8).
func endMovement(*engine.State, rules.Choice) rules.Description {
	return described("AR-MOV-8", rules.T("End the movement"), engine.EndMovementButton)
}

// mostLeft is of how many locations it is told who can still move.
const mostLeft = 5

// previewEndMovement tells what is left undone: tokens, and who can still move (AR-MOV-3).
func previewEndMovement(s *engine.State, _ rules.Choice, p *rules.Preview) {
	m := &s.Movement
	p.Lines = append(p.Lines, rules.Line{Label: rules.T("Tokens not used"), Value: rules.T("%d", m.Tokens-m.Used)})
	more := 0
	for _, c := range s.Decision().Choices {
		if c.Verb != engine.Activate {
			continue
		}
		at := atlas.Place(c.Args[0])
		n := 0
		for b := range s.In(at) {
			if piece := &s.Pieces[b]; piece.Party == m.Party && !piece.Has(engine.Moved) {
				n++
			}
		}
		if len(p.Lines) > mostLeft {
			more++
			continue
		}
		p.Lines = append(p.Lines, rules.Line{Label: Place(s, at), Value: rules.Count(n, "%d block has not moved", "%d blocks have not moved")})
	}
	if more > 0 {
		p.Lines = append(p.Lines, rules.Line{Label: rules.T("Other locations"), Value: rules.T("%d", more)})
	}
}

// previewEndGroup tells who of the group has not moved.
func previewEndGroup(s *engine.State, _ rules.Choice, p *rules.Preview) {
	for b := range s.Movement.Group.All() {
		if !s.Pieces[b].Has(engine.Moved) {
			p.Lines = append(p.Lines, rules.Line{Label: Block(s, b), Value: rules.T("not moved")})
		}
	}
}

// pin names a block that stays (AR-PIN-2).
func pin(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	return described("AR-PIN-2", rules.T("Pin %s", told(s, b)), s.BlockElement(b))
}

// march moves a block to a place by its last hexside (AR-MOV-6). Where it can come in over several, the
// hexside is clicked too.
func march(s *engine.State, c rules.Choice) rules.Description {
	b, to, from := blockOf(c), atlas.Place(c.Args[1]), atlas.Place(c.Args[2])
	path := []rules.Element{s.BlockElement(b), s.PlaceElement(to)}
	sentence := rules.T("Move %s to %s", told(s, b), Place(s, to))
	switch party := s.Pieces[b].Party; {
	case s.Defends(to, party):
		sentence = rules.T("Reinforce %s with %s", Place(s, to), told(s, b))
	case s.EnemyAt(to, party):
		sentence = rules.T("Attack %s with %s", Place(s, to), told(s, b))
	}
	if ways(s, c) > 1 {
		path = append(path, s.SideElement(s.Map.Between(from, to)))
		sentence = rules.T("%s by %s", sentence, Place(s, from)).In("a move, and the place from which it comes in")
	}
	return described("AR-MOV-6", sentence, path...)
}

// previewMarch tells what the move leaves open, what it meets and what it costs: the gate and the enemies, the path, the room of the
// last hexside (ledger 10).
func previewMarch(s *engine.State, c rules.Choice, p *rules.Preview) {
	b, to, from := blockOf(c), atlas.Place(c.Args[1]), atlas.Place(c.Args[2])
	previewLeaving(s, c, p)
	ground, sea, air := 0, 0, 0
	for e := range s.In(to) {
		if s.Hostile(s.Pieces[e].Party, s.Pieces[b].Party) {
			switch s.Kind(e) {
			case content.Sea:
				sea++
			case content.Air:
				air++
			default:
				ground++
			}
		}
	}
	if g := s.Map.At(to).Gate; ground > 0 && g != atlas.NoGate && s.Fortified(to) {
		p.Lines = append(p.Lines, rules.Line{Label: rules.T("They defend at"), Value: gate(s, g), Tone: rules.Bad})
	}
	enemies := func(label rules.Text, n int) {
		if n > 0 {
			p.Lines = append(p.Lines, rules.Line{Label: label, Value: rules.T("%d", n), Tone: rules.Bad})
		}
	}
	enemies(rules.T("Enemy ground blocks"), ground)
	enemies(rules.T("Enemy ships"), sea)
	enemies(rules.T("Enemy wings"), air)
	var buf [16]atlas.Place
	path := s.Path(buf[:0], b, to, from)
	entered := rules.T("%d of %d", len(path), s.Face(b).Movement)
	if len(path) > s.Face(b).Movement { // AR-GRD-10
		entered = rules.T("%d of %d by road", len(path), len(path))
	}
	p.Lines = append(p.Lines, rules.Line{Label: rules.T("Locations entered"), Value: entered})
	if s.Kind(b) == content.Ground {
		side := s.Map.Between(from, to)
		p.Lines = append(p.Lines, rules.Line{Label: rules.T("Room on the last hexside"), Value: rules.T("%d of %d", s.RoomOver(side), s.LimitOf(side))})
	}
}

// ways is over how many hexsides the block of a march can come into the place.
func ways(s *engine.State, c rules.Choice) (n int) {
	for _, other := range s.Decision().Choices {
		if other.Verb == c.Verb && other.Args[0] == c.Args[0] && other.Args[1] == c.Args[1] {
			n++
		}
	}
	return n
}

// board puts a block aboard a ship (AR-SEA-6).
func board(s *engine.State, c rules.Choice) rules.Description {
	b, ship := blockOf(c), content.Block(c.Args[1])
	return described("AR-SEA-6", rules.T("Board %s with %s", told(s, ship), told(s, b)), s.BlockElement(b), s.BlockElement(ship))
}

// land puts a block ashore (AR-SEA-7).
func land(s *engine.State, c rules.Choice) rules.Description {
	b := blockOf(c)
	at := s.Pieces[b].At
	return described("AR-SEA-7", rules.T("Land %s at %s", told(s, b), Place(s, at)), s.BlockElement(b), s.PlaceElement(at))
}

// endGroup is done with the activated location (AR-MOV-2).
func endGroup(*engine.State, rules.Choice) rules.Description {
	return described("AR-MOV-2", rules.T("Done with this group"), engine.EndGroupButton)
}
