package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// askBombardment asks a seat who fires at what before its battles (AR-RNG-3).
type askBombardment struct{}

func (askBombardment) name() string { return "bombardment" }

func (askBombardment) list(s *State) {
	s.listBombardments(PartyOf(s.Asker))
	s.offer(CeaseFire)
}

// bombard is the answer that fires from outside (AR-RNG-4, AR-RNG-6).
type bombard struct{}

func (bombard) spelling(w *World) notation.Spelling {
	return spelt(Bombard, "bombard", w.words.block, w.words.place, targets)
}

// targets are how the third argument of a bombardment is written.
var targets = targetNames()

func targetNames() notation.Names {
	n := notation.Names{Kind: "target"}
	for p := range content.PartyCount {
		n.IDs = append(n.IDs, p.ID())
	}
	n.IDs = append(n.IDs, "gate")
	return n
}

func (bombard) play(s *State, c rules.Choice) { s.bombard(blockOf(c), placeOf(c), int(c.Args[2])) }

func (bombard) refuse(s *State, c rules.Choice) *rules.Refusal {
	b, p := blockOf(c), placeOf(c)
	switch {
	case s.Asked != AskBombardment:
		return notFiring
	case s.Pieces[b].Party != PartyOf(s.Asker):
		return notRangedOwn
	case s.silent(b) != nil:
		return s.silent(b)
	case !s.Map.InRange(s.Pieces[b].At, p, s.Face(b).Range):
		return because("AR-RNG-4", "Out of range.")
	case int(c.Args[2]) == GateTarget:
		return s.refuseGate(b, p)
	}
	return because("AR-RNG-4", "No such enemy block is there.")
}

// refuseGate is why a block cannot bombard the fortification of a place.
func (s *State) refuseGate(b content.Block, p atlas.Place) *rules.Refusal {
	switch {
	case !s.Has(b, content.Besieger):
		return notBesieger
	case !s.Fortified(p):
		return noFortification
	}
	return because("AR-RNG-6", "A friend stands at the fortification, or it is your own and no enemy holds it.")
}

var (
	notFiring       = because("AR-RNG-3", "Blocks bombard before the battles of the turn, when it is asked for.")
	notRangedOwn    = because("AR-RNG-1", "Only ranged ground blocks of your own bombard.")
	notBesieger     = because("AR-FRT-2", "Only Besiegers attack a fortification.")
	noFortification = because("AR-FRT-5", "No fortification stands there any more.")
)

// ceaseFire is the answer that goes on to the battles.
type ceaseFire struct{}

func (ceaseFire) spelling(*World) notation.Spelling { return spelt(CeaseFire, "cease fire") }

func (ceaseFire) play(s *State, _ rules.Choice) {
	f := s.Stack.Top()
	f.Stage = combatFights
	s.tell(rules.Event{Kind: rules.Note, Name: "fire_ceased", Rule: "AR-RNG-3", Seat: f.Seat})
}

func (ceaseFire) refuse(*State, rules.Choice) *rules.Refusal { return nil }
