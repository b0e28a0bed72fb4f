package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// idle reports whether a question decides nothing though it has several answers (TS-TRN-19).
func (s *State) idle() bool {
	switch s.Asked {
	case AskMain, AskCombat:
		return s.ended()
	case AskTargets:
		return s.forced(&s.Actions[s.Stack.Top().Act])
	case AskUpkeep, AskReplenish, AskRiposte:
		return s.routine()
	case AskDefender:
		return s.aloneDefends() != 0
	}
	return false
}

// given is the choice that is made where a question is idle or has but one answer: all targets are hit, and all upkeep is paid,
// in whatever order; else that which ends it is the last.
func (s *State) given() rules.Choice {
	switch s.Asked {
	case AskTargets, AskUpkeep, AskRiposte:
		return s.choices[0]
	case AskDefender:
		if id := s.aloneDefends(); id != 0 {
			return rules.Choice{Verb: Defend, Args: [4]int16{int16(id)}}
		}
	}
	return s.choices[len(s.choices)-1]
}

// aloneDefends is who defends against a melee attack where but for the Mage nobody else can, and the seat does not want to be asked:
// a structure that stands whatever comes of it, or a creature for which a Mage would step out or give its last Life Point. 0: it
// is asked. All of that is open, so that "no tells" changes nothing (TS-TRN-19, TS-HID-4).
func (s *State) aloneDefends() (alone ThingID) {
	mage := s.Mage(s.Asker)
	if s.brief || !s.Players[s.Asker].Needless.defences() || mage == nil || len(s.choices) != 2 || s.Actions[s.Stack.Top().Act].Type != MeleeAction {
		return 0
	}
	for _, c := range s.choices {
		if id := thingOf(c, 0); id != mage.ID {
			alone = id
		}
	}
	t := s.At(alone)
	switch offered := s.choices[0].Args[0] == int16(mage.ID) || s.choices[1].Args[0] == int16(mage.ID); {
	case !offered:
		return 0
	case s.Creature(t) && mage.OnField() && mage.Points > 1, !s.Creature(t) && t.Points < 2:
		return 0
	}
	return alone
}

// routine reports whether a question has an answer that is as good as always given, and the seat does not want to be asked:
// upkeep all of which can be paid without Alchemy, a strike back in one way in which no Mage can come to harm, and a discard
// after which no more is drawn than without it, or any that need not be. With "no tells" it is asked.
func (s *State) routine() bool {
	p := &s.Players[s.Asker]
	if !p.Needless.routine() || s.Options.NoTells {
		return false
	}
	switch s.Asked {
	case AskUpkeep:
		return s.paysAll(s.Asker)
	case AskRiposte:
		f := s.Stack.Top()
		return len(s.choices) == 2 && !s.isMage(f.A) && !s.isMage(f.E)
	}
	most := HandSize - int(p.Hand.N)
	return !s.MustDiscard(s.Asker) && (p.Needless.discards() || int(p.Deck.N) <= most && !s.Options.Extended)
}

// isMage reports whether an id is that of a Mage.
func (s *State) isMage(id ThingID) bool {
	t := s.At(id)
	return t != nil && s.Is(t, content.Mage)
}

// paysAll reports whether a seat has the points for all upkeep that is due, without Alchemy.
func (s *State) paysAll(seat rules.Seat) bool {
	gold, power := 0, 0
	for i := range s.Things {
		if t := &s.Things[i]; s.dueUpkeep(seat, t) {
			gold, power = gold+s.Info(t).UpkeepGold, power+s.Info(t).UpkeepPower
		}
	}
	return gold <= s.Available(seat, content.Gold) && power <= s.Available(seat, content.Power)
}

// ended reports whether nothing is left to do in Main or in Combat but to end it: Alchemy, which pays by itself wherever a
// price needs it, and to forgo an attack or step into the open when it is too late to attack from there; an Item that could change
// hands once nobody is left who attacks, where the seat wants to be asked no more for that.
func (s *State) ended() bool {
	for _, c := range s.choices {
		switch c.Verb {
		case EndTurn, EndCombat, Convert, Forgo:
		case StepOut:
			if t := s.At(thingOf(c, 0)); s.Asked == AskMain || t.Has(Declared) {
				return false
			}
		case MoveItem:
			if !s.Struck() {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// Struck reports whether Combat has come to its end for a seat that does not want to be asked what remains: nobody whom it called
// out has yet to attack.
func (s *State) Struck() bool {
	if s.Asked != AskCombat || !s.Players[s.Asker].Needless.combat() {
		return false
	}
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == s.Asker && t.Has(Declared) {
			return false
		}
	}
	return true
}

// barren reports whether Combat has come to its end and all can see it: whatever the seat holds, it could cast nothing (TS-WIN-10).
func (s *State) barren() bool {
	if !s.Struck() || !s.ended() {
		return false
	}
	n := len(s.choices)
	s.offerConceivable(s.Asker)
	none := len(s.choices) == n
	s.choices = s.choices[:n]
	return none
}

// tells reports whether what goes by itself tells something of a hand: with another one the seat would have had a play in Main or
// Combat (TS-HID-5).
func (s *State) tells() bool {
	return (s.Asked == AskMain || s.Asked == AskCombat) && s.Players[s.Asker].Hand.N > 0
}

// forced reports whether all that an action can still choose as targets will be chosen.
func (s *State) forced(a *Action) bool {
	m := s.aimOf(a)
	left := picks(m.e, int(a.Level)) - int(a.picked())
	switch {
	case m.e.Target == content.OpponentResource:
		return s.reach(&m)-int(a.picked()) <= left
	case m.e.Spread == content.DistinctTargets:
		return len(s.choices) <= left
	}
	return false
}

// Excuse is the rule by which a question is put that decides nothing: a seat wants to be asked everything, or to pass it over
// would show what it holds (TS-TRN-19, TS-WIN-10); empty: none.
func (s *State) Excuse() string {
	thorough := s.Players[s.Asker].Needless == AskedAll
	switch {
	case thorough && (s.Asked == AskMain || s.Asked == AskCombat || s.Asked == AskTargets && len(s.choices) > 1):
		return "TS-TRN-19"
	case s.Options.NoTells && s.barren():
	case s.Options.NoTells && (s.Asked == AskMain || s.Asked == AskCombat || s.Asked == AskRespond || s.Asked == AskSave):
		return "TS-WIN-10"
	}
	return ""
}

// Helps reports whether an answer to a declared action of another seat does something for a seat that it could not do as
// well later: it makes its own creatures better or others' worse, and not one alone that a critical hit would have to reach
// inside and could not kill. Healing can wait for the wound (TS-WIN-9).
func (s *State) Helps(seat rules.Seat, c rules.Choice) bool {
	if c.Verb != CastMagic {
		return true
	}
	e, t := &s.Content.At(cardOf(c)).Effects[0], s.At(thingOf(c, 2))
	switch e.Verb {
	case content.Mod:
		own := t.Owner == seat
		return own == (e.Levels[c.Args[1]].Amount > 0) && (!own || t.OnField() || t.Points == 1)
	case content.Restore:
		return t.Owner == seat && !(e.AtLethal && s.asksAtWound(t))
	case content.Strike:
		return t == nil || t.Owner != seat
	}
	return true
}

// asksAtWound reports whether the owner of a creature wants to be asked when it is about to die (TS-WIN-9).
func (s *State) asksAtWound(t *Thing) bool {
	return s.Players[t.Owner].Setting != AnswerNever || s.Is(t, content.Mage)
}

// Overt reports whether a choice of which no event tells is known to all: what passes something by that everybody knows to have
// been offered. That a window is passed, or nobody saved, is known only where it is told who is asked (TS-HID-5).
func (s *State) Overt(c rules.Choice) bool {
	switch c.Verb {
	case Pass, PassTurn, LetDie:
		return !s.Options.NoTells
	case Later, KeepAll, Ready, NoBlock, Decline, StayOut:
		return true
	}
	return false
}
