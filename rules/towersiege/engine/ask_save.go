package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// askSave: whether a creature that loses its last Life Point is saved (TS-RUL-58).
type askSave struct{}

func (askSave) name() string { return "save" }

func (askSave) list(s *State) {
	s.offerSaves(s.Asker)
	s.offer(LetDie)
}

// offerSaves offers Regeneration and healing of the creature that is about to die.
func (s *State) offerSaves(seat rules.Seat) {
	s.offerRegeneration()
	s.offerMagic(seat)
}

func (s *State) offerRegeneration() {
	if s.refuseRegeneration() == nil {
		s.offer(Regenerate)
	}
}

// saveable reports whether the owner of a dying creature can save it and wants to be asked (TS-WIN-9).
func (s *State) saveable(t *Thing) bool {
	if !s.asksAtWound(t) {
		return false
	}
	s.Asked, s.Asker = AskSave, t.Owner
	s.choices = s.choices[:0]
	if s.Options.NoTells {
		s.offerRegeneration()
		s.offerConceivable(t.Owner)
	} else {
		s.news = true
		s.offerSaves(t.Owner)
	}
	s.Asked = AskNothing
	return len(s.choices) > 0
}

var noRegeneration = because("TS-INN-8", "It does not regenerate.")

func (s *State) refuseRegeneration() *rules.Refusal {
	t := s.At(s.Stack.Top().D)
	e := s.Info(t).Has(content.Regenerate)
	switch {
	case e == nil:
		return noRegeneration
	case !s.Affords(t.Owner, 0, e.Levels[0].Power):
		return cannotPay
	}
	return nil
}

// regenerate pays for the last Life Point and puts the creature in DEFEND (TS-INN-8).
type regenerate struct{}

func (regenerate) spelling(*World) notation.Spelling { return spelt(Regenerate, "regenerate") }

func (regenerate) play(s *State, _ rules.Choice) {
	f := s.Stack.Top()
	t := s.At(f.D)
	s.pay(t.Owner, 0, s.Info(t).Has(content.Regenerate).Levels[0].Power, "TS-INN-8")
	f.Stage = saved
	s.note("regenerated", "TS-INN-8", t)
	s.toDefend(t, "TS-INN-8")
}

func (regenerate) refuse(s *State, _ rules.Choice) *rules.Refusal {
	if s.Asked != AskSave {
		return nil
	}
	return s.refuseRegeneration()
}

// letDie saves nothing. It is no event of its own (TS-HID-5).
type letDie struct{}

func (letDie) spelling(*World) notation.Spelling { return spelt(LetDie, "let it die") }

func (letDie) play(s *State, _ rules.Choice) { s.Stack.Top().Stage = losing }

func (letDie) refuse(*State, rules.Choice) *rules.Refusal { return nil }
