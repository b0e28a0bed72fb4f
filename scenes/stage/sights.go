package stage

import (
	"strings"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// Sights are the pieces as a person sees them, in the order in which they are drawn, those that cannot be reached included. kind
// says what a piece is that lies over others for a while; empty: it lies there always.
func (s *Stage) Sights(m ink.Measurer, kind func(*Piece) string) []game.Sight {
	pieces := s.Pieces()
	list := make([]game.Sight, 0, len(pieces))
	for i := range pieces {
		p := &pieces[i]
		at := p.field()
		if at.Empty() {
			continue
		}
		list = append(list, game.Sight{
			ID: string(p.ID), Kind: kind(p), Role: p.Role, Label: p.Label, Of: string(p.For), Takes: p.takes(), Rect: whole(at),
			Marks: s.marks[p.ID].State.words(), Writings: writings(p, at, m),
		})
	}
	return list
}

func whole(r ink.Rect) [4]int {
	r = r.Round()
	return [4]int{int(r.X), int(r.Y), int(r.W), int(r.H)}
}

// writings are the texts on a piece, where they can be seen.
func writings(p *Piece, at ink.Rect, m ink.Measurer) (list []game.Lettering) {
	for _, op := range p.Look {
		if op.Kind != ink.Write || strings.TrimSpace(op.Text) == "" {
			continue
		}
		op.Box = op.Box.Shift(p.Box.X, p.Box.Y)
		if seen := op.Extent(m).Intersect(at); !seen.Empty() {
			list = append(list, game.Lettering{Text: op.Text, Rect: whole(seen)})
		}
	}
	return list
}

// words are the states as the probe writes them.
func (st State) words() (list []string) {
	for _, one := range [...]struct {
		is   State
		word string
	}{{Enabled, "enabled"}, {Legal, "legal"}, {Sensible, "sensible"}, {Chosen, "chosen"}, {Lit, "lit"}, {Hinted, "hinted"}, {Meant, "meant"}} {
		if st&one.is != 0 {
			list = append(list, one.word)
		}
	}
	return list
}
