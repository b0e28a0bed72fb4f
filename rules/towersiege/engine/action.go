package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// ActionType is what is declared.
type ActionType uint8

// The types: the four types of attack in the order of the content, magic being that by Spell.
const (
	MeleeAction    = ActionType(content.Melee)
	DirectedAction = ActionType(content.Directed)
	SkillAction    = ActionType(content.Targeted)
	MagicAction    = ActionType(content.BySpell)
)

// Action is a declared attack or attack magic, with all choices that were made for it (TS-WIN-2).
type Action struct {
	Type          ActionType
	Seat          rules.Seat // whose it is
	Opponent      rules.Seat // whom a melee attack names
	Card          content.Card
	Effect, Level uint8   // of the card; the boost of a melee attack, from 1
	Source        ThingID // attacker, shooter, or the Mage that casts
	Item          ThingID // that the skill belongs to; 0: the attacker itself
	Partner       ThingID // the rider, whose attack follows
	Ability       content.Ability
	Targets       [content.MaxShots]ThingID
	N             uint8              // targets
	Ruined        [MaxSeats][2]uint8 // Mines and Powerstones that were chosen
	Shot          uint8              // the next one
	Void          bool               // it was countered
	Blocked       bool               // a Directed Attack met a blocker
	DefendLater   bool               // the defender of a pair goes to DEFEND after both attacks (TS-RUL-73)
	Again         [3]ThingID         // who has met an additional attack of it (TS-FUM-6)
}

func (a *Action) aimAt(target ThingID, e *content.Effect) {
	if target == 0 || chosenLater(e, int(a.Level)) {
		return
	}
	for n := range e.Levels[a.Level].Shots {
		a.Targets[n] = target
		a.N++
	}
}

// Attack is the type of attack that an action is.
func (a *Action) Attack() content.AttackType { return content.AttackType(a.Type) }

// Skilled reports whether an effect of a card is carried out, and not an attack hand to hand.
func (a *Action) Skilled() bool { return a.Type == SkillAction || a.Type == MagicAction }

// Effect is what an action that is skilled does.
func (s *State) Effect(a *Action) *content.Effect { return &s.Content.Cards[a.Card].Effects[a.Effect] }

// aimOf is what an action aims.
func (s *State) aimOf(a *Action) aim {
	m := aim{seat: a.Seat, card: a.Card, e: s.Effect(a)}
	if a.Type == SkillAction {
		m.by = a.Source
	}
	return m
}

// declare begins an action.
func (s *State) declare(a Action) {
	s.Actions[s.Under] = a
	s.begin(Frame{Kind: FrameAction, Seat: a.Seat, Act: s.Under})
	s.Under++
}

// actionFrame is a declared attack: targets and defender, the window, then shot after shot (TS-CMB-4 to
// TS-CMB-10).
type actionFrame struct{}

// The stages of an action.
const (
	aiming uint8 = iota
	defending
	announcing
	answered
	striking
	riding
	ending
)

func (actionFrame) resume(s *State, f *Frame) {
	a := &s.Actions[f.Act]
	if s.Players[a.Seat].Out {
		f.Stage = ending
	}
	switch f.Stage {
	case aiming:
		if s.Aiming(a) {
			s.ask(AskTargets, a.Seat)
			return
		}
		f.Stage = defending
	case defending:
		f.Stage = announcing
		s.meet(a)
	case announcing:
		f.Stage = answered
		s.tell(rules.Event{Kind: rules.Note, Name: "declared", Rule: "TS-WIN-2", Seat: a.Seat, Subject: s.ThingElement(a.Source), To: s.ThingElement(a.Targets[0]), N: int16(a.Type)})
		s.begin(Frame{Kind: FrameWindow, Window: Declaring, Act: f.Act, Seat: a.Seat})
	case answered:
		s.goOn(f, a)
	case striking:
		s.nextShot(f, a)
	case riding:
		f.Stage = ending
		s.ride(f, a)
	case ending:
		s.close(a)
		s.Under--
		s.Actions[s.Under] = Action{}
		s.end()
	}
}

// Aiming reports whether targets of an action are still to be chosen (D-TARGETS).
func (s *State) Aiming(a *Action) bool {
	return a.Skilled() && chosenLater(s.Effect(a), int(a.Level)) && int(a.picked()) < picks(s.Effect(a), int(a.Level))
}

// Picking is which target of an action is to be chosen next, from 1, and of how many.
func (s *State) Picking(a *Action) (n, of int) {
	return int(a.picked()) + 1, picks(s.Effect(a), int(a.Level))
}

// picked is how many targets have been chosen.
func (a *Action) picked() (n uint8) {
	n = a.N
	for seat := range a.Ruined {
		n += a.Ruined[seat][0] + a.Ruined[seat][1]
	}
	return n
}

// able reports whether who acts can still do so after the window (TS-WIN-11).
func (s *State) able(id ThingID) bool {
	t := s.At(id)
	return t != nil && t.Position != ToDefend && !t.Has(FumbledMage)
}

// lapsed reports whether nothing is left of an action to be answered or carried out: it was countered, who acts is
// gone or in DEFEND, or all at whom it is aimed are gone (TS-WIN-11). A rider attacks hand to hand without its
// Mount, but does not go on with the Mount's ability (TS-RUL-19).
func (s *State) lapsed(a *Action) bool {
	switch rides := a.Partner != 0 && a.Type == MeleeAction && s.able(a.Partner); {
	case a.Void || s.Players[a.Seat].Out || !s.able(a.Source) && !rides:
		return true
	case a.Type == MeleeAction:
		return s.Players[a.Opponent].Out
	}
	for _, id := range a.Targets[:a.N] {
		if s.standing(id) != nil {
			return false
		}
	}
	return a.N > 0
}

// undefended reports whether the defender of a melee attack is gone, so that another one is chosen (TS-WIN-11).
func (s *State) undefended(a *Action) bool {
	return a.Type == MeleeAction && s.standing(a.Targets[0]) == nil
}

// goOn is what comes after the window: nothing, another defender, or the dice.
func (s *State) goOn(f *Frame, a *Action) {
	switch {
	case s.lapsed(a):
		f.Stage = ending
	case s.undefended(a):
		f.Stage = defending
	case a.Type == MagicAction && s.Effect(a).Verb == content.Sweep:
		f.Stage = ending
		s.begin(Frame{Kind: FrameSweep, Act: f.Act, Seat: a.Seat})
	case a.Type == MagicAction && s.Effect(a).Target == content.OpponentResource:
		f.Stage = ending
		s.raze(a)
	case a.Type == MagicAction && s.Effect(a).Verb == content.Link:
		f.Stage = ending
		s.bind(a)
	default:
		f.Stage = striking
	}
}

// standing is a thing that can be hit; nil if it has left play or fallen. Items have no points and can be.
func (s *State) standing(id ThingID) *Thing {
	t := s.At(id)
	if t == nil || t.Points == 0 && !s.Carried(t) && !s.shattered(t) {
		return nil
	}
	return t
}

// shattered reports whether a fallen Relic can still be destroyed (TS-REL-8).
func (s *State) shattered(t *Thing) bool {
	a := &s.Actions[max(s.Under, 1)-1]
	return s.Under > 0 && a.Skilled() && s.Effect(a).Verb == content.Destroy && s.Is(t, content.Relic)
}

// nextShot fires at the next target, as long as who shoots can (TS-CMB-10).
func (s *State) nextShot(f *Frame, a *Action) {
	if a.Shot >= a.N || !s.able(a.Source) {
		f.Stage = riding
		return
	}
	target := a.Targets[a.Shot]
	a.Shot++
	if s.standing(target) != nil {
		s.begin(Frame{Kind: FrameExchange, Act: f.Act, Seat: a.Seat, A: a.Source, D: target})
	}
}

// ride lets the rider of a pair attack the same defender (TS-TYP-4, TS-RUL-73).
func (s *State) ride(f *Frame, a *Action) {
	if a.Partner == 0 {
		return
	}
	rider, target := a.Partner, a.Targets[0]
	a.Partner, a.Again, a.Level = 0, [3]ThingID{}, 0
	if s.able(rider) && s.standing(target) != nil {
		a.Source = rider
		s.begin(Frame{Kind: FrameExchange, Act: f.Act, Seat: a.Seat, A: rider, D: target})
	}
}

// close ends an action: who defended against a pair goes to DEFEND, a Scroll is discarded (TS-SCR-3).
func (s *State) close(a *Action) {
	if a.DefendLater {
		s.toDefend(s.At(a.Targets[0]), "TS-RUL-73")
	}
	if a.Type != MagicAction {
		return
	}
	if a.Void {
		s.tell(rules.Event{Kind: rules.Blocked, Name: "fizzled", Rule: "TS-SCR-19", Seat: a.Seat, Subject: s.CardElement(a.Card)})
	}
	if s.Content.At(a.Card).Type == content.Scroll && !s.Players[a.Seat].Out && !a.Held() {
		s.Players[a.Seat].Discard.put(a.Card)
		s.tell(rules.Event{Kind: rules.CardMoved, Name: "scroll_spent", Rule: "TS-SCR-3", Seat: a.Seat, Subject: s.CardElement(a.Card), To: DiscardElement(a.Seat)})
	}
}

// Held reports whether the Scroll of an action lies on the table for a time. Only a link does, which says so
// by its last shot.
func (a *Action) Held() bool { return a.Shot == heldShot }

const heldShot = 255
