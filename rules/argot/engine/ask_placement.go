package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// askPlacement is where a block begins (AR-SET).
type askPlacement struct{}

func (askPlacement) name() string { return "placement" }

func (askPlacement) list(s *State) {
	for b := range content.Block(content.BlockCount) {
		if !s.placing(b) {
			continue
		}
		allowed := s.MayStart(b)
		for p := allowed.First(); p != atlas.Nowhere; p = allowed.Next(p + 1) {
			if s.cannotPlace(b, p, &allowed) == nil {
				s.offer(PlaceAt, int(b), int(p))
			}
		}
		if s.Kind(b) != content.Ground {
			continue
		}
		for ship := range content.Block(content.BlockCount) {
			if s.Content.At(ship).Ferry > 0 && s.cannotStow(b, ship) == nil {
				s.offer(Stow, int(b), int(ship))
			}
		}
	}
}

// placeAt is the answer that sets a block up on the map.
type placeAt struct{}

func (placeAt) spelling(w *World) notation.Spelling {
	return spelt(PlaceAt, "place", w.words.block, w.words.place)
}

func (placeAt) play(s *State, c rules.Choice) {
	b := blockOf(c)
	s.stand(b, placeOf(c))
	s.anew(b) // until all are numbered when the set-up ends
	s.tellMove(b, "placed", "AR-SET-14", "", s.PlaceElement(placeOf(c)), 0)
}

func (placeAt) refuse(s *State, c rules.Choice) *rules.Refusal {
	allowed := s.MayStart(blockOf(c))
	return s.cannotPlace(blockOf(c), placeOf(c), &allowed)
}

// stow is the answer that sets a block up aboard a ship.
type stow struct{}

func (stow) spelling(w *World) notation.Spelling {
	return spelt(Stow, "stow", w.words.block, w.words.block)
}

func (stow) play(s *State, c rules.Choice) {
	b, ship := blockOf(c), content.Block(c.Args[1])
	p := &s.Pieces[b]
	p.Status, p.Ship, p.At = Aboard, ship, s.Pieces[ship].At
	s.tellMove(b, "stowed", "AR-SET-8", "", s.BlockElement(ship), 0)
}

func (stow) refuse(s *State, c rules.Choice) *rules.Refusal {
	return s.cannotStow(blockOf(c), content.Block(c.Args[1]))
}
