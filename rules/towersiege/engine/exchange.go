package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// exchangeFrame is one attack on one defender: both rolls, then the tokens of their cell from left to right
// (TS-CMB-6 to TS-CMB-9, TS-QRT).
type exchangeFrame struct{}

const (
	rolling uint8 = iota
	applying
	redirecting
)

func (exchangeFrame) resume(s *State, f *Frame) {
	a := &s.Actions[f.Act]
	switch f.Stage {
	case rolling:
		f.Stage = applying
		s.rollExchange(f, a)
	case redirecting: // the answer to AskRedirect pushed what follows
		f.Stage = applying
	case applying:
		cell := s.cell(f, a)
		if f.Token >= cell.N {
			s.end()
			return
		}
		token := cell.Tokens[f.Token]
		f.Token++
		s.apply(token, f, a)
	}
}

// facing is what an attack meets (TS-QRT-3, TS-QRT-9).
func (s *State) facing(f *Frame, a *Action, d *Thing) content.Facing {
	switch {
	case s.Creature(d):
		return content.FacingCreature
	case f.E == 0 || s.Carried(d) || a.Skilled() && s.Effect(a).Verb == content.Destroy: // TS-FUM-8
		return content.FacingStructure
	case s.Is(d, content.Relic) && a.Attack().Fires() == content.FromAfar && f.Attack != content.Critical:
		return content.FacingStructure
	}
	return content.FacingOccupied
}

// inside is what is in a structure, or behind it: its occupant, or the Tower behind a Tower Shield.
func (s *State) inside(d *Thing) ThingID {
	if s.Creature(d) || !s.Structure(d) {
		return 0
	}
	if s.Info(d).Has(content.Cover) != nil {
		if tower := s.Tower(d.Owner); tower != nil && tower.Points > 0 {
			return tower.ID
		}
		return 0
	}
	if in := s.Occupant(d.ID); in != nil {
		return in.ID
	}
	return 0
}

// cell is the result of an exchange whose dice have been thrown. What it met then stands in its frame, since
// structures fall and creatures die while it is carried out.
func (s *State) cell(f *Frame, a *Action) *content.Cell {
	return &s.Content.Tables.Grids[a.Attack().Fires()][f.Facing][f.Attack][f.Defend]
}

// rollExchange throws the attack, and the defence where it is rolled (TS-CMB-6 to TS-CMB-8).
func (s *State) rollExchange(f *Frame, a *Action) {
	d := s.At(f.D)
	f.E = s.inside(d)
	if d.Position == ToDefend {
		f.Flags |= WasDefending
	}
	attacker := s.At(f.A)
	if f.Flags&Redirected != 0 {
		f.Attack = content.Hit
	} else {
		f.Attack = s.rollAttack(f, a, attacker)
	}
	f.Facing = s.facing(f, a, d)
	if near := a.Attack().Fires() == content.ByHand; !near && f.Attack >= content.Miss {
		return
	}
	f.Defend = content.Fail
	switch stat := s.defence(a); stat {
	case content.NoStat:
	case content.RL:
		s.used(d.ID, stat)
		f.Defend = s.roll("resistance_rolled", "TS-CMB-8", d, stat, 0, s.hampered(f, a, d)...)
	default:
		s.used(d.ID, stat)
		f.Defend = s.roll("defence_rolled", "TS-CMB-6", d, stat, 0, s.hampered(f, a, d)...)
	}
}

// rollAttack throws AL, IS or SS of who attacks.
func (s *State) rollAttack(f *Frame, a *Action, attacker *Thing) content.Class {
	s.used(attacker.ID, a.Attack().Skill())
	if a.Type == MagicAction {
		return s.rollSpell("attack_rolled", "TS-CMB-6", attacker, a.Card, s.skillOf(a, s.At(f.D)))
	}
	if a.Type == SkillAction {
		return s.rollAt(f.D, attacker, content.IS, s.Effect(a).Levels[a.Level].Value)
	}
	if b := s.Boosted(a); b != nil {
		return s.rollAt(f.D, attacker, content.AL, 0, Cause{Card: attacker.Card, Amount: b.AL})
	}
	return s.rollAt(f.D, attacker, content.AL, 0)
}

// Boosted is the strength that was chosen for a melee attack (TS-TYP-13); nil if there is none.
func (s *State) Boosted(a *Action) *content.Level {
	if a.Skilled() || a.Level == 0 {
		return nil
	}
	attacker := s.At(a.Source)
	if attacker == nil {
		return nil
	}
	return &s.Info(attacker).Has(content.Boost).Levels[a.Level-1]
}

// skillOf is the printed Skill of magic against a target (TS-SPL-6).
func (s *State) skillOf(a *Action, d *Thing) int { return s.SkillAt(s.Effect(a), int(a.Level), d) }

// SkillAt is the Skill of an effect at a target: some destroy a Relic less easily than an Item (TS-SPL-6).
func (s *State) SkillAt(e *content.Effect, level int, d *Thing) int {
	if e.Verb == content.Destroy && d != nil && s.Is(d, content.Relic) {
		return e.ValueRelic
	}
	return e.Levels[level].Value
}

// defence is what a defender rolls; nothing, where it may not resist (TS-LVL-3, TS-LVL-4, TS-CMB-8).
func (s *State) defence(a *Action) content.Stat {
	if a.Type == MagicAction && !s.Content.At(a.Card).Resist {
		return content.NoStat
	}
	return a.Attack().Defence()
}

// hampered is what an attack takes from the level of who meets it. What its strength takes, it takes from whom it was
// aimed at, and not from who is inside (TS-RUL-21).
func (s *State) hampered(f *Frame, a *Action, d *Thing) (now []Cause) {
	if f.Flags&Redirected != 0 {
		return nil
	}
	direct := f.Flags&Continued == 0
	if a.Type == MagicAction {
		if rl := s.Effect(a).Levels[a.Level].TargetRL; rl != 0 && direct {
			now = append(now, Cause{Card: a.Card, Amount: rl})
		}
		return now
	}
	attacker := s.At(f.A)
	if attacker != nil {
		now = append(now, s.breached(attacker, d)...)
	}
	if b := s.Boosted(a); b != nil && attacker != nil && b.TargetDL != 0 && direct {
		now = append(now, Cause{Card: attacker.Card, Amount: b.TargetDL})
	}
	return now
}

// breached is what a creature takes from the DL of a structure that it strikes at, by an attack or a Riposte (TS-RUL-98).
func (s *State) breached(striker, d *Thing) (now []Cause) {
	if !s.Creature(d) {
		s.Breach(striker, func(card content.Card, amount int) { now = append(now, Cause{Card: card, Amount: amount}) })
	}
	return now
}

// apply carries one token out. What needs a side that is gone is dropped (TS-QRT-8).
func (s *State) apply(token content.Token, f *Frame, a *Action) {
	d := s.At(f.D)
	switch token {
	case content.Damage:
		s.damage(f, a)
	case content.DefenderDefends:
		s.defended(d, a, "TS-CMB-11")
	case content.DefenderFumbles:
		s.fumble(d)
	case content.AttackerFumbles:
		s.fumble(s.At(f.A))
	case content.Ripostes, content.RipostesSurely:
		s.riposte(f, a, f.D, f.D, 0, token == content.RipostesSurely)
	case content.ItemRipostes, content.ItemRipostesSurely:
		s.riposte(f, a, 0, f.D, s.riposteItem(f.D), token == content.ItemRipostesSurely)
	case content.OccupantRipostes:
		s.riposte(f, a, f.E, f.D, 0, false)
	case content.OccupantOrItemSurely:
		s.riposte(f, a, f.E, f.D, s.riposteItem(f.D), true)
	case content.More:
		s.more(f, a)
	case content.Continues:
		s.goInsideOf(f)
	case content.Redirects:
		if s.Options.Redirect && f.Flags&Redirected == 0 && d != nil && d.Owner != a.Seat && s.At(f.A) != nil {
			f.Stage = redirecting
			s.ask(AskRedirect, d.Owner)
		}
	}
}

// defended puts who has defended in DEFEND; who still has the rider of a pair to meet goes there after both attacks
// (TS-RUL-73).
func (s *State) defended(d *Thing, a *Action, rule string) {
	if d != nil && a.Partner != 0 && d.ID == a.Targets[0] {
		a.DefendLater = true
		return
	}
	s.toDefend(d, rule)
}

// riposteItem is the Item by which a structure strikes back; 0 if it has none (TS-ITM-23).
func (s *State) riposteItem(structure ThingID) ThingID {
	if item := s.InSlot(structure, content.RiposteSlot); item != nil {
		return item.ID
	}
	return 0
}

// damage is what a hit does: a point is lost, or what the skill says in its place (TS-RUL-74).
func (s *State) damage(f *Frame, a *Action) {
	d := s.standing(f.D)
	if d == nil {
		return
	}
	var e *content.Effect
	if a.Skilled() {
		e = s.Effect(a)
	}
	switch {
	case e == nil || e.Verb == content.Strike:
		loss := Frame{Kind: FrameLoss, Act: f.Act, Seat: a.Seat, D: f.D, Flags: f.Flags & Redirected}
		if a.Type != MagicAction {
			loss.A = f.A
		}
		if e != nil && e.IgnorePL {
			loss.Flags |= Unprotected
		}
		s.begin(loss)
	case e.Verb == content.Destroy:
		s.destroy(d)
	case e.Verb == content.Position:
		s.toDefend(d, "TS-RUL-74")
	case e.Verb == content.Mod:
		s.force(Timed{Kind: ModInForce, Card: a.Card, Effect: a.Effect, Level: a.Level, Caster: a.Seat, Target: f.D}, e.Rounds)
	}
}

// destroy discards an Item or a Relic (TS-REL-6, TS-ITM-20).
func (s *State) destroy(d *Thing) {
	owner := d.Owner
	s.leave(d.ID, "destroyed", "TS-REL-6")
	s.lessProduced(owner)
}

// more is the additional attack after a fumbled defence: one against each defender (TS-FUM-4, TS-FUM-6).
func (s *State) more(f *Frame, a *Action) {
	if s.standing(f.D) == nil || !s.able(f.A) {
		return
	}
	for i := range a.Again {
		switch a.Again[i] {
		case f.D:
			return
		case 0:
			a.Again[i] = f.D
			s.tell(rules.Event{Kind: rules.Note, Name: "attacks_again", Rule: "TS-FUM-4", Seat: a.Seat, Subject: s.ThingElement(f.A), To: s.ThingElement(f.D)})
			s.begin(Frame{Kind: FrameExchange, Act: f.Act, Seat: a.Seat, A: f.A, D: f.D, Flags: f.Flags&Continued | Additional})
			return
		}
	}
}

// goInsideOf lets an attack go on against what is inside or behind (TS-CRT-4, TS-CRT-5, TS-FUM-5).
func (s *State) goInsideOf(f *Frame) {
	if f.Flags&Redirected != 0 || s.standing(f.E) == nil || s.At(f.A) == nil {
		return
	}
	s.tell(rules.Event{Kind: rules.Note, Name: "went_on_inside", Rule: "TS-CRT-4", Seat: f.Seat, Subject: s.ThingElement(f.A), From: s.ThingElement(f.D), To: s.ThingElement(f.E)})
	s.begin(Frame{Kind: FrameExchange, Act: f.Act, Seat: f.Seat, A: f.A, D: f.E, Flags: Continued})
}
