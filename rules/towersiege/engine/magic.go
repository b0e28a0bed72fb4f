package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

var (
	notAtHand     = because("TS-SCR-10", "This magic is not at hand.")
	onTurnOnly    = because("TS-SCR-4", "On Turn only.")
	mageFumbled   = because("TS-MAG-12", "The Mage fumbled.")
	dicePast      = because("TS-WIN-3", "Answers come before the dice.")
	noBearing     = because("TS-WIN-7", "It does not bear on what is declared.")
	protectOnly   = because("TS-WIN-6", "Only protection answers an answer.")
	nothingToStop = because("TS-RUL-52", "There is no opponent's Spell or Scroll to counter.")
	noTarget      = because("TS-TGT-1", "It has no legal target.")
	oneShield     = because("TS-SPL-5", "One such Spell a creature and Round.")
	notReached    = because("TS-SPL-7", "It reaches only the battlefield.")
	inItsTower    = because("TS-TWR-3", "It is protected by its Tower.")
	boundAlready  = because("TS-RUL-28", "A Minion is in at most one Bind.")
)

// moment is when something can be cast or used.
type moment uint8

const (
	never     moment = iota
	ownTurn          // Main, Combat
	answering        // a window
	saving           // W-SAVE
)

// moment is what the question that waits is about.
func (s *State) moment() moment {
	switch s.Asked {
	case AskMain, AskCombat:
		return ownTurn
	case AskRespond:
		return answering
	case AskSave:
		return saving
	}
	return never
}

// refuseCard is why a seat cannot cast a card now, whatever its level and target (TS-SCR-4, TS-SCR-5, TS-WIN-5
// to TS-WIN-8).
func (s *State) refuseCard(seat rules.Seat, card content.Card) *rules.Refusal {
	info := s.Content.At(card)
	p := &s.Players[seat]
	switch info.Type {
	case content.Scroll:
		if !p.Hand.has(card) {
			return notAtHand
		}
	case content.Spell:
		if !p.Spells.has(card) {
			return notAtHand
		}
	case content.Innate:
	default:
		return notAtHand
	}
	return s.refuseNow(seat, info)
}

// refuseNow is why a seat that has a card at hand cannot cast it now.
func (s *State) refuseNow(seat rules.Seat, info *content.Info) *rules.Refusal {
	if mage := s.Mage(seat); info.Kind == content.Attack && mage != nil && mage.Has(FumbledMage) {
		return mageFumbled
	}
	e := &info.Effects[0]
	switch s.moment() {
	case ownTurn:
		if e.Verb == content.Counter {
			return nothingToStop
		}
		return nil
	case saving:
		if !e.AtLethal {
			return dicePast
		}
		return nil
	case answering:
		return s.refuseAnswer(seat, info)
	}
	return dicePast
}

// refuseAnswer is why a card cannot be cast in the window that is open.
func (s *State) refuseAnswer(seat rules.Seat, info *content.Info) *rules.Refusal {
	w := s.Stack.Top()
	counter := info.Effects[0].Verb == content.Counter
	if w.Window != Declaring {
		switch {
		case counter:
			return nothingToStop
		case !info.AnyTurn && (w.Window != Opening || seat != s.Turn || info.Type != content.Scroll):
			return onTurnOnly
		}
		return nil
	}
	a := &s.Actions[w.Act]
	switch {
	case !info.AnyTurn:
		return onTurnOnly
	case info.Kind != content.Protect && s.Stack.At(s.Stack.Len()-3).Kind == FrameWindow:
		return protectOnly
	case counter && (a.Type != MagicAction || a.Seat == seat):
		return nothingToStop
	}
	switch info.Effects[0].Verb {
	case content.Counter, content.Mod, content.Restore, content.Strike:
		return nil
	}
	return noBearing
}

// offerMagic offers every casting that is legal and can be paid.
func (s *State) offerMagic(seat rules.Seat) {
	last := content.NoCard
	for n, pile := range [...][]content.Card{s.Players[seat].Hand.All(), s.Players[seat].Spells.All(), s.Content.Innate} {
		for _, card := range pile {
			if card != last && s.Content.At(card).Scroll() == (n == 0) && s.refuseCard(seat, card) == nil {
				s.offerCard(seat, card)
			}
			last = card
		}
	}
}

// offerCard offers the levels and targets of a card that can be cast.
func (s *State) offerCard(seat rules.Seat, card content.Card) {
	e := &s.Content.At(card).Effects[0]
	a := aim{seat: seat, card: card, e: e}
	for level := range e.Levels {
		if !s.Affords(seat, 0, s.castCost(seat, card, level)) {
			continue
		}
		switch {
		case e.Target == content.NoTarget || e.Target == content.DeclaredMagic:
			s.offer(CastMagic, int(card), level, 0)
		case chosenLater(e, level) || e.Verb == content.Sweep:
			if s.possible(&a, level) {
				s.offer(CastMagic, int(card), level, 0)
			}
		case e.Target == content.Opponent:
			for other := range rules.Seat(s.Count) {
				if other != seat && s.Players[other].Hand.N > 0 { // TS-RUL-67
					s.offer(CastMagic, int(card), level, int(other))
				}
			}
		default:
			for i := range s.Things {
				if t := &s.Things[i]; s.refuseTarget(&a, t) == nil {
					s.offer(CastMagic, int(card), level, int(t.ID))
				}
			}
		}
	}
}

// refuseTarget is why magic cannot be aimed at a thing now.
func (s *State) refuseTarget(a *aim, t *Thing) *rules.Refusal {
	if t == nil {
		return noTarget
	}
	if !s.fits(a, t) {
		switch {
		case a.e.OncePerRound && s.under(a.card, t.ID):
			return oneShield
		case a.e.Target == content.BattlefieldItemOrRelic:
			return notReached
		case s.Creature(t) && !t.OnField():
			return inItsTower
		case (a.e.Verb == content.Link) && s.Linked(t.ID) != 0:
			return boundAlready
		}
		return noTarget
	}
	switch s.moment() {
	case saving:
		if t.ID != s.Stack.Top().D {
			return noTarget
		}
	case answering:
		if w := s.Stack.Top(); w.Window == Declaring && !s.bearsOn(a, t, &s.Actions[w.Act]) {
			return noBearing
		}
	}
	return nil
}

// castMagic casts a Spell or a Scroll.
type castMagic struct{}

func (castMagic) spelling(w *World) notation.Spelling {
	return spelt(CastMagic, "cast", w.cardNames(), levelPart, targetPart)
}

func (castMagic) play(s *State, c rules.Choice) {
	s.cast(s.Asker, cardOf(c), int(c.Args[1]), c.Args[2])
}

func (castMagic) refuse(s *State, c rules.Choice) *rules.Refusal {
	if s.Asked == AskDefender || s.Asked == AskRiposte {
		return dicePast
	}
	card, level := cardOf(c), int(c.Args[1])
	if why := s.refuseCard(s.Asker, card); why != nil {
		return why
	}
	e := &s.Content.At(card).Effects[0]
	a := aim{seat: s.Asker, card: card, e: e}
	switch {
	case level >= len(e.Levels):
		return notLegal
	case !s.Affords(s.Asker, 0, s.castCost(s.Asker, card, level)):
		return cannotPay
	case e.Target == content.NoTarget || e.Target == content.DeclaredMagic || e.Target == content.Opponent:
		return nil
	case chosenLater(e, level) || e.Verb == content.Sweep:
		if !s.possible(&a, level) {
			return noTarget
		}
		return nil
	}
	return s.refuseTarget(&a, s.At(thingOf(c, 2)))
}

// cast pays for magic and takes its Scroll out of the hand; attacks are declared, everything else happens at
// once.
func (s *State) cast(seat rules.Seat, card content.Card, level int, target int16) {
	info := s.Content.At(card)
	if w := s.Stack.Top(); w.Kind == FrameWindow {
		w.Poll.Answered()
	}
	s.news = info.Scroll()
	s.pay(seat, 0, s.castCost(seat, card, level), "TS-RES-10")
	e := rules.Event{Kind: rules.CardMoved, Name: "cast", Rule: "TS-SCR-1", Seat: seat, Subject: s.CardElement(card), From: SpellsElement(seat), N: int16(level)}
	if info.Type == content.Scroll {
		s.Players[seat].Hand.take(card)
		e.From, e.Reveals = HandElement(seat), true
	}
	if info.Effects[0].Target != content.Opponent {
		e.To = s.ThingElement(ThingID(target))
	} else {
		e.To = SeatElement(rules.Seat(target))
	}
	s.tell(e)
	a := Action{Type: MagicAction, Seat: seat, Card: card, Level: uint8(level), Source: s.Players[seat].Mage}
	if info.Kind == content.Attack {
		a.aimAt(ThingID(target), &info.Effects[0])
		s.declare(a)
		return
	}
	if held := s.carryOut(&a, target); info.Type == content.Scroll && !held {
		s.Players[seat].Discard.put(card)
		s.tell(rules.Event{Kind: rules.CardMoved, Name: "scroll_spent", Rule: "TS-SCR-3", Seat: seat, Subject: s.CardElement(card), To: DiscardElement(seat)})
	}
}
