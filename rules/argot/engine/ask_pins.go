package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// askPins: which block is pinned by those that came in, ground blocks first (AR-PIN-1, AR-PIN-2).
type askPins struct{}

func (askPins) name() string { return "pins" }

func (askPins) list(s *State) {
	p := s.Stack.Top().Place
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.unpinnable(b) == nil {
			s.offer(Pin, int(b))
		}
	}
}

// Why blocks cannot be named as pinned.
var (
	notHere       = because("AR-PIN-1", "Name a block of yours in this location.")
	wingsFree     = because("AR-AIR-7", "Aerial blocks are never pinned.")
	cameLater     = because("AR-PIN-1", "Only blocks that stood here before your movement turn are pinned.")
	pinnedAlready = because("AR-PIN-1", "The block is pinned already.")
	groundFirst   = because("AR-PIN-4", "A ground block is pinned first.")
	seaNow        = because("AR-PIN-4", "A sea block is pinned now.")
)

// unpinnable is why a block cannot be named as pinned now, or nil.
func (s *State) unpinnable(b content.Block) *rules.Refusal {
	f := s.Stack.Top()
	p := &s.Pieces[b]
	switch {
	case p.Status != OnMap || p.At != f.Place || p.Party != f.Party:
		return notHere
	case s.Kind(b) == content.Air:
		return wingsFree
	case p.Has(Moved):
		return cameLater
	case p.Has(Pinned):
		return pinnedAlready
	case f.N > 0 && s.Kind(b) != content.Ground:
		return groundFirst
	case f.N == 0 && s.Kind(b) != content.Sea:
		return seaNow
	}
	return nil
}

// pin names a block that stays.
type pin struct{}

func (pin) spelling(w *World) notation.Spelling { return spelt(Pin, "pin", w.words.block) }

func (pin) play(s *State, c rules.Choice) { s.pin(blockOf(c)) }

func (pin) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked != AskPins {
		return nil
	}
	return s.unpinnable(blockOf(c))
}
