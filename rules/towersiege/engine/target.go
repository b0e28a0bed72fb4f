package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// aim is what is aimed: an effect of a card by a seat. By is the creature that uses it, 0 for Spells and
// Scrolls.
type aim struct {
	seat rules.Seat
	card content.Card
	e    *content.Effect
	by   ThingID
}

// magic reports whether a Spell or Scroll is aimed.
func (a *aim) magic() bool { return a.by == 0 }

// outside reports whether the effect reaches creatures on the battlefield only (7.3 of the ledger).
func (s *State) outside(a *aim) bool {
	return a.e.Resist != content.NoStat || s.Content.At(a.card).Kind == content.Attack || !a.magic()
}

// hits reports whether a thing is a Target as the cards say "any" (TS-TGT-1, TS-TGT-2).
func (s *State) hits(t *Thing, magic bool) bool {
	info := s.Info(t)
	switch {
	case t.Points == 0:
		return false
	case info.Type.Creature():
		return t.OnField()
	case info.Type == content.Tower:
		return !s.Covered(t)
	case info.Location == content.OnBattlefield:
		return magic || info.IP > 1
	}
	return info.Type == content.Structure
}

// Fits reports whether a thing can be a target of an effect.
func (s *State) fits(a *aim, t *Thing) bool {
	info := s.Info(t)
	if a.e.OnlyTags != 0 && info.Tags&a.e.OnlyTags == 0 || t.ID == a.by {
		return false
	}
	if creature := info.Type.Creature(); creature && s.outside(a) && !t.OnField() {
		return false
	}
	if !s.ofKind(a, t, info) {
		return false
	}
	switch a.e.Verb {
	case content.Mod:
		return !a.e.OncePerRound || !s.under(a.card, t.ID)
	case content.Enable:
		return s.outlasts(t.ID, a.e.Ability, a.e.Rounds)
	case content.Position:
		return info.Type != content.Mage // TS-RUL-88
	}
	return true
}

// ofKind reports whether a thing is what the target of an effect says.
func (s *State) ofKind(a *aim, t *Thing, info *content.Info) bool {
	own := t.Owner == a.seat
	switch a.e.Target {
	case content.Any:
		return s.hits(t, a.magic())
	case content.Creature:
		return info.Type.Creature()
	case content.OwnCreature:
		return own && info.Type.Creature()
	case content.OpponentCreature:
		return !own && info.Type.Creature()
	case content.OpponentMinion:
		return !own && info.Type == content.Minion && s.Linked(t.ID) == 0
	case content.AStructure:
		return !info.Type.Creature() && s.hits(t, a.magic())
	case content.StructureOrFallen:
		return s.Structure(t) && (t.Points > 0 || own)
	case content.OwnDamagedStructure:
		return own && s.Structure(t) && t.Points < t.Printed
	case content.BattlefieldItemOrRelic:
		return info.Location == content.OnBattlefield || s.carriedOutside(t)
	case content.AnyItem:
		return info.Type == content.Item
	}
	return false
}

// carriedOutside reports whether a creature on the battlefield carries a thing (TS-SPL-7).
func (s *State) carriedOutside(t *Thing) bool {
	if !s.Carried(t) {
		return false
	}
	bearer := s.At(t.On)
	return bearer != nil && s.Creature(bearer) && bearer.OnField()
}

// partner reports whether a Minion can be bound to the first target of a link.
func (s *State) partner(a *aim, t *Thing) bool {
	return t.Owner == a.seat && s.Is(t, content.Minion) && t.OnField() && s.Linked(t.ID) == 0
}

// reach is how many targets an effect has: things that can be chosen, or Mines and Powerstones.
func (s *State) reach(a *aim) (n int) {
	switch a.e.Target {
	case content.OpponentResource:
		for seat := range rules.Seat(s.Count) {
			if p := &s.Players[seat]; seat != a.seat && !p.Out {
				n += int(p.Market[0] + p.Market[1] + p.Extra[0] + p.Extra[1])
			}
		}
		return n
	case content.OpponentAll, content.OpponentCreatures:
		for i := range s.Things {
			if s.swept(a, &s.Things[i]) {
				n++
			}
		}
		return n
	case content.Opponent:
		for seat := range rules.Seat(s.Count) {
			if seat != a.seat && s.Players[seat].Hand.N > 0 {
				n++
			}
		}
		return n
	}
	for i := range s.Things {
		if s.fits(a, &s.Things[i]) {
			n++
		}
	}
	return n
}

// swept reports whether a sweep reaches a thing (TS-SCR-15, TS-SCR-16).
func (s *State) swept(a *aim, t *Thing) bool {
	info := s.Info(t)
	if t.Owner == a.seat || t.Points == 0 || info.Tags&a.e.Immune != 0 || a.e.OnlyTags != 0 && info.Tags&a.e.OnlyTags == 0 {
		return false
	}
	if info.Type.Creature() {
		return t.OnField()
	}
	return a.e.Target == content.OpponentAll && s.Structure(t)
}

// chosenLater reports whether the targets of a level are chosen one after another (D-TARGETS).
func chosenLater(e *content.Effect, level int) bool {
	return e.Verb == content.Strike && e.Spread != content.OneTarget && e.Levels[level].Shots > 1 || e.Verb == content.Link || e.Target == content.OpponentResource
}

// picks is how many targets of a level are chosen one after another.
func picks(e *content.Effect, level int) int {
	if e.Verb == content.Link {
		return 2
	}
	return e.Levels[level].Shots
}

// possible reports whether an effect has the targets that a level needs.
func (s *State) possible(a *aim, level int) bool {
	n := s.reach(a)
	switch {
	case a.e.Verb == content.Link:
		for i := range s.Things {
			if s.partner(a, &s.Things[i]) {
				return n > 0
			}
		}
		return false
	case a.e.Target == content.OpponentResource || a.e.Spread == content.DistinctTargets:
		return n >= a.e.Levels[level].Shots
	}
	return n > 0
}
