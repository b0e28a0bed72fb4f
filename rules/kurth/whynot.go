package kurth

import "portcullis/rules"

// WhyNot tells why an element cannot be clicked now (ledger 9).
func (s *State) WhyNot(el rules.Element) (rules.Refusal, bool) {
	if s.clickable(el) {
		return rules.Refusal{}, false
	}
	why := s.whyNot(el)
	if why == nil {
		return rules.Refusal{}, false
	}
	return *why, true
}

// clickable reports whether the element is on the path of a legal choice.
func (s *State) clickable(el rules.Element) bool {
	for _, c := range s.Decision().Choices {
		for _, step := range s.Describe(c).Path {
			if step == el {
				return true
			}
		}
	}
	return false
}

// whyNot returns the reason, or nil for what is never clicked.
func (s *State) whyNot(el rules.Element) *rules.Refusal {
	name := el.Name()
	switch el.Kind() {
	case "spell":
		if p := s.game.spell(name); p != nil {
			return s.refusePower(p, p.low)
		}
	case "special":
		if p := s.game.special(name); p != nil {
			return s.refusePower(p, p.low)
		}
	case "place":
		if ring, ok := s.game.ring(name); ok {
			return questions[s.phase].place(s, ring)
		}
	case "button":
		return s.whyNotButton(el)
	case "passageway":
		return s.whyNotPassage()
	case "slot", "die", "dice", "amount":
		return s.whyNotTarget(el)
	}
	return nil
}

// whyNotButton asks the answer that the button stands for.
func (s *State) whyNotButton(el rules.Element) *rules.Refusal {
	for verb := range answers {
		c := rules.Choice{Verb: rules.Verb(verb)}
		if s.game.notation.Knows(c) && s.Describe(c).Path[0] == el {
			return s.refuse(c)
		}
	}
	return nil
}

// whyNotPassage: the passageway itself is not clicked, but a closed one has its reason.
func (s *State) whyNotPassage() *rules.Refusal {
	switch {
	case s.phase == phaseOver:
		return s.overRefusal()
	case s.passageUsable():
		return nil
	}
	return because("KU-PAS-4", "The passageway opens after doubles.")
}

// whyNotTarget gives the reason of the first power of the row that could pick the element
// as its target. Without one the element is never clicked this turn.
func (s *State) whyNotTarget(el rules.Element) *rules.Refusal {
	for _, card := range s.row() {
		for _, p := range [...]*Power{&s.game.cards[card].Special, &s.game.cards[card].Spell} {
			t, ok := s.game.targetNamed(p, el)
			if !ok || p.target == targetPlace && s.barred(p) != fine {
				continue
			}
			if s.barredAll(p) == fine && s.barredTarget(p, t) == fine {
				return nil
			}
			return s.refusePower(p, t)
		}
	}
	return nil
}

// targetNamed returns the target of a power that an element picks.
func (g *Game) targetNamed(p *Power, el rules.Element) (int16, bool) {
	for t := p.low; t <= p.high && p.target != noTarget; t++ {
		if g.targetElement(p, t) == el {
			return t, true
		}
	}
	return 0, false
}
