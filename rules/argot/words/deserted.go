package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// post is what a block gives up with its march: a place that nobody of its party holds any more.
type post struct {
	objective bool // nor any other place for which the siege is fought
	gate      bool // a fortification of Argot's stands there
	blocks    int  // enemy blocks on land that can come there in their next turn, as far as the seat can tell
	ships     bool // and ships, which can land blocks
}

// open reports whether an enemy can come to the post in its next turn.
func (p *post) open() bool { return p.blocks > 0 || p.ships }

// leaves is the post that a choice gives up; false: it gives up none.
func leaves(s *engine.State, c rules.Choice) (p post, ok bool) {
	b := blockOf(c)
	piece, to := &s.Pieces[b], atlas.Nowhere
	if c.Verb == engine.March {
		to = atlas.Place(c.Args[1])
	}
	objective, at := &s.Scenario().Objective, atlas.SetOf(piece.At)
	p.objective = objective.Has(piece.At) && !objective.Has(to) && last(s, b, objective)
	alone := p.objective || last(s, b, &at)
	p.gate = piece.Party == content.Argot && s.Fortified(piece.At) && alone
	if ward := piece.Party == content.Argot && alone && s.Map.Is(piece.At, atlas.City) && s.Map.At(piece.At).Name != ""; !ward && !p.objective {
		return post{}, false
	}
	near := s.Approach(piece.Party, to)
	p.blocks, _ = near.To(piece.At).Count()
	p.ships = near.Ships(piece.At)
	return p, p.objective || p.gate || p.open()
}

// deserted is which posts nobody holds any more once a block has moved, of those to which enemies can come in their next turn.
func deserted(s *engine.State, c rules.Choice) (warnings []rules.Text) {
	post, ok := leaves(s, c)
	if !ok || !post.open() {
		return nil
	}
	at := s.Pieces[blockOf(c)].At
	if post.objective {
		warnings = append(warnings, rules.T("Nobody of yours is left to hold %s, for which the siege is fought.", rules.Within(Place(s, at))))
	}
	if post.gate {
		warnings = append(warnings, rules.T("Nobody is left behind %s.", rules.Within(gate(s, s.Map.At(at).Gate))))
	}
	if len(warnings) > 0 {
		warnings = append(warnings, post.danger())
	}
	return warnings
}

// danger is who can come to the post next.
func (p *post) danger() rules.Text {
	if p.blocks == 0 {
		return rules.T("Enemy ships can land there in their next turn.")
	}
	return rules.Plural(p.blocks, "%d enemy block can come there in its next turn.", "%d enemy blocks can come there in their next turn.", p.blocks)
}

// previewLeaving tells of a march that leaves a ward empty, and who can come there in the next turn.
func previewLeaving(s *engine.State, c rules.Choice, p *rules.Preview) {
	post, ok := leaves(s, c)
	if !ok {
		return
	}
	at := s.Pieces[blockOf(c)].At
	left := rules.Line{Label: rules.T("Leaves empty"), Value: Place(s, at), Tone: rules.Bad}
	if post.gate {
		left.Value = rules.T("%s, inside %s", Place(s, at), gate(s, s.Map.At(at).Gate)).In("a location and its gate")
	}
	come := rules.Line{Label: rules.T("Can come there next turn"), Value: rules.Count(post.blocks, "%d enemy block", "%d enemy blocks"), Tone: rules.Bad}
	switch {
	case !post.open():
		left.Tone, come.Tone, come.Value = rules.Plain, rules.Plain, rules.T("no enemy")
	case post.blocks == 0:
		come.Value = rules.T("enemy ships")
	}
	p.Lines = append(p.Lines, left, come)
}
