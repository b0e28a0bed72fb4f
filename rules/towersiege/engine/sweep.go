package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// sweepFrame is magic that meets everything in its reach: first all rolls, then the losses one by one in the
// same order (TS-RUL-57).
type sweepFrame struct{}

func (sweepFrame) resume(s *State, f *Frame) {
	a := &s.Actions[f.Act]
	if f.Stage == 0 {
		f.Stage = 1
		s.eachSwept(a, func(t *Thing) bool {
			s.rollSweep(a, t)
			return true
		})
		return
	}
	hurt := ThingID(0)
	s.eachSwept(a, func(t *Thing) bool {
		if t.Wounds > 0 {
			t.Wounds--
			hurt = t.ID
		}
		return hurt == 0
	})
	if hurt == 0 {
		s.end()
		return
	}
	s.begin(Frame{Kind: FrameLoss, Act: f.Act, Seat: a.Seat, D: hurt, Flags: Unprotected})
}

// eachSwept goes through what a sweep reaches: seat after seat from the caster's left, creatures, then
// structures, then Relics.
func (s *State) eachSwept(a *Action, do func(t *Thing) bool) {
	m := s.aimOf(a)
	for n := 1; n < int(s.Count); n++ {
		seat := s.after(a.Seat, n)
		for group := range 3 {
			for i := range s.Things {
				t := &s.Things[i]
				if t.Owner == seat && (t.Wounds > 0 || s.swept(&m, t)) && s.sweepGroup(t) == group && !do(t) {
					return
				}
			}
		}
	}
}

func (s *State) sweepGroup(t *Thing) int {
	switch {
	case s.Creature(t):
		return 0
	case s.Is(t, content.Relic):
		return 2
	}
	return 1
}

// rollSweep rolls RL once for every point that a thing has; after each failure of a creature its PL at once.
func (s *State) rollSweep(a *Action, t *Thing) {
	e := s.Effect(a)
	for range t.Points {
		s.used(t.ID, content.RL)
		class := s.roll("resistance_rolled", "TS-SCR-15", t, content.RL, 0, Cause{Card: a.Card, Amount: e.ResistMod})
		if class == content.Fumbled {
			s.fumble(t) // TS-FUM-7
		}
		if class >= content.Fail && (e.IgnorePL || !s.protected(t)) {
			t.Wounds++
		}
	}
}

// raze destroys the chosen Mines and Powerstones that do not resist, after a roll of SS if there is one, seat after
// seat from the caster's left (TS-SCR-13, TS-FUM-8).
func (s *State) raze(a *Action) {
	e := s.Effect(a)
	for n := 1; n < int(s.Count); n++ {
		seat := s.after(a.Seat, n)
		for what := content.Gold; what <= content.Power; what++ {
			for range a.Ruined[seat][what] {
				s.razeOne(a, e, seat, what)
			}
		}
	}
}

func (s *State) razeOne(a *Action, e *content.Effect, seat rules.Seat, what content.What) {
	p := &s.Players[seat]
	if p.Market[what]+p.Extra[what] == 0 { // its seat is out since (TS-WIN-11)
		return
	}
	hit := content.Hit
	if e.Skill != content.NoStat {
		mage := s.Mage(a.Seat)
		if mage == nil || mage.Has(FumbledMage) {
			return
		}
		s.used(mage.ID, content.SS)
		if hit = s.rollSpell("attack_rolled", "TS-CMB-8", mage, a.Card, e.Levels[a.Level].Value); hit == content.Fumble {
			s.fumble(mage)
		}
		if hit >= content.Miss {
			return
		}
	}
	card := s.resource(what)
	level := s.Content.At(card).RL
	class := s.Content.Tables.Class(s.throwFor(rules.Event{Name: "resistance_rolled", Rule: "TS-RES-11", Seat: seat, Subject: ProducersElement(what, seat), N: int16(level), M: int16(level)}), level)
	if class == content.Exceptional || class == content.Success && hit != content.Critical {
		return
	}
	if p.Extra[what] > 0 { // TS-OPT-2: they do not come from the deck
		p.Extra[what]--
	} else {
		p.Market[what]--
		p.Discard.put(card)
	}
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "resource_destroyed", Rule: "TS-SCR-13", Seat: seat, Subject: s.CardElement(card), From: ProducersElement(what, seat), To: DiscardElement(seat), M: int16(a.Card) + 1})
	s.lessProduced(seat)
}

// resource is the market card that produces a kind of points.
func (s *State) resource(what content.What) content.Card {
	want := content.Mine
	if what == content.Power {
		want = content.Powerstone
	}
	for i := range s.Content.Cards {
		if s.Content.Cards[i].Type == want {
			return content.Card(i)
		}
	}
	return content.NoCard
}

// bind links two Minions, unless the opponent's resists (TS-SCR-21, TS-RUL-28).
func (s *State) bind(a *Action) {
	theirs, own := s.At(a.Targets[0]), s.At(a.Targets[1])
	if theirs == nil || own == nil {
		return
	}
	s.used(theirs.ID, content.RL)
	class := s.roll("resistance_rolled", "TS-RUL-28", theirs, content.RL, 0)
	if class == content.Fumbled {
		s.fumble(theirs)
	}
	if class <= content.Success {
		return
	}
	rounds := s.lasts(a.Seat, a.Card, s.Effect(a).Duration)
	scroll := s.Content.At(a.Card).Type == content.Scroll
	s.force(Timed{Kind: LinkInForce, Card: a.Card, Effect: a.Effect, Level: a.Level, Caster: a.Seat, Target: theirs.ID, Other: own.ID, Holds: scroll}, rounds)
	a.Shot = heldShot
}
