package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// due is what is left of a throw that is under way as a melee begins: hits that nobody has taken yet, and what a Berserker's throw
// costs himself.
type due struct {
	by          int // the fighter who threw
	blow        blow
	hits, sixes uint8
}

// nothing reports whether nothing is left.
func (d *due) nothing() bool { return d.hits == 0 && !d.blow.berserk }

// owe takes over what is left of the throw that is under way in a battle: all of it while a hero may still change it, else the
// hits that are still to be shared out; a block that is frightened off is gone, wherever it goes.
func (m *melee) owe(s *engine.State) {
	for i := range s.Stack.Len() {
		switch f := s.Stack.At(i); f.Kind {
		case engine.FrameAction:
			if s.Roll.Count > 0 {
				m.thrown(s)
			}
		case engine.FrameHits:
			m.owing(s, f)
		case engine.FrameRout:
			if j, ok := m.find(f.Block); ok {
				m.begins.here &^= 1 << j
			}
		}
	}
}

// thrown owes a whole throw.
func (m *melee) thrown(s *engine.State) {
	by, ok := m.find(s.Roll.By)
	if !ok {
		return
	}
	m.due = due{by: by, hits: s.Roll.Hits, blow: blow{storm: s.Roll.Aim == engine.AtGate}}
	if s.Asked == engine.AskReroll { // what comes of the dice of this throw itself comes after it
		m.due.blow.berserk = s.Roll.Berserk
		m.due.sixes = s.Roll.Sixes()
	}
}

// owing owes the hits that are left of a throw, and the terror that comes with the one which is asked about.
func (m *melee) owing(s *engine.State, f *engine.Frame) {
	by, ok := m.find(s.Roll.By)
	if !ok || f.N <= 0 {
		return
	}
	m.due = due{by: by, hits: uint8(f.N)}
	if s.Asked == engine.AskDodge && f.M != 0 {
		m.begins.scared &^= 1 << by
	}
}

// carryOut does what is due, once, with the luck of r.
func (m *melee) carryOut(st *stand, r *rules.Rand) {
	d := &m.due
	if d.nothing() {
		return
	}
	m.strike(st, d.by, d.blow, d.hits, d.sixes, d.hits == 0 || d.blow.storm || m.brave(&m.list[d.by], r))
}

// find is the fighter that a block is.
func (m *melee) find(b content.Block) (i int, ok bool) {
	for i := range m.n {
		if m.list[i].block == b {
			return i, true
		}
	}
	return 0, false
}

// shotAt lets those of a melee take the hits of a bombardment of their place that are still to be shared out: it has not begun.
func (m *melee) shotAt(s *engine.State, p atlas.Place) {
	if s.Stack.Len() == 0 {
		return
	}
	f := s.Stack.Top()
	if f.Kind != engine.FrameHits || !s.Roll.Shot || f.Place != p {
		return
	}
	var exposed fighters
	for i := range m.n {
		if b := m.list[i].block; b != content.NoBlock && s.Exposed(b) {
			exposed |= 1 << i
		}
	}
	for range f.N {
		if j := m.cheapest(&m.begins, exposed); j >= 0 {
			m.hit(&m.begins, j, false)
		}
	}
}
