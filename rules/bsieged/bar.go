package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// bar is what stands in the way of something; the zero kind is nothing. Only the fields that
// its words need count.
type bar struct {
	kind  barKind
	hero  heroNo
	at    place
	field fieldNo
	zone  zoneNo
	index uint8 // card design, source of an ability, Level from 0
	need  int8
}

var free bar

func (b bar) free() bool { return b.kind == notBarred }

type barKind uint8

const (
	notBarred barKind = iota
	noAction
	spaceTaken
	begunBeside
	emptyZone
	zone3Barred
	notQuiet
	noWeapon
	outOfReach
	needGold
	needFood
	houseDamaged
	houseDestroyed
	houseBarred
	twiceInARow
	notDamaged
	needsArchitect
	facesAlready
	orientBarred
	noPartner
	noExchange
	noSuchAbility
	worksAlone
	abilityUsed
	turnUnderWay
	changesNothing
	allLevels
	noTokens
	mustGoOn
	stillHope
	notCertain
	noSuchChoice
)

// refusal puts a bar into words; nil if there is none.
func (s *State) refusal(b bar) *rules.Refusal {
	switch b.kind {
	case notBarred:
		return nil
	case noAction:
		return because("BS-HER-5", "%s has no action left.", s.short(b.hero))
	case spaceTaken:
		if b.at == onCatapult {
			return because("BS-CAT-2", "%s is on the Catapult: nobody else can use it until %s leaves it.", s.short(b.hero), s.short(b.hero))
		}
		return because("BS-BLD-3", "%s is there: one hero at a time.", s.short(b.hero))
	case begunBeside:
		return because("BS-ABI-12", "%s began the turn there beside another hero: the first action is spent elsewhere.", s.short(b.hero))
	case needGold:
		return because("BS-TRK-7", "%s needs %d Gold, has %d.", s.short(b.hero), b.need, s.gold(b.hero))
	case needFood:
		return because("BS-ABL-10", "%s needs %d Food, has %d.", s.short(b.hero), b.need, s.heroes[b.hero].track[cards.Food])
	case emptyZone, zone3Barred, notQuiet, noWeapon, outOfReach, facesAlready, orientBarred:
		return s.refuseTarget(b)
	case houseDamaged, houseDestroyed, houseBarred, twiceInARow, notDamaged, needsArchitect:
		return s.refuseHouse(b)
	case noPartner:
		return because("BS-EXC-1", "An exchange is with another living hero.")
	case noExchange:
		if s.heroes[b.hero].ncard == 0 && (s.active == noHero || s.heroes[s.active].ncard == 0) {
			return because("BS-RUL-27", "Neither of the two has a card to exchange.")
		}
		return because("BS-RUL-27", "No card can change hands: whoever took it would have no slot for it.")
	case mustGoOn:
		return because("BS-RUL-13", "%s has %s left.", s.short(b.hero), actions(int(s.heroes[b.hero].turn.left)))
	case stillHope:
		return because("BS-EDG-8", "The match can still be won: the Messenger is on the wall after %s of his %s, if nothing stops him.", rules.Count(s.steps(), "%d turn", "%d turns"), rules.Count(s.rides(), "%d turn left", "%d turns left"))
	case notCertain:
		return because("BS-RUL-90", "The match is not won yet: that takes a Messenger on the wall whom nothing in this round can harm.")
	case noSuchChoice:
		return because("BS-BAD-1", "There is no such choice in a hero's turn.")
	}
	return s.refuseAbility(b)
}

// refuseTarget is the refusal of an attack or of the Catapult.
func (s *State) refuseTarget(b bar) *rules.Refusal {
	switch b.kind {
	case emptyZone:
		return because("BS-RUL-14", "No enemy is in Zone %d of the %s field.", b.zone+1, s.fieldName(b.field))
	case zone3Barred:
		return because("BS-CON-V-forbid", "An Event forbids attacks on Zone 3.")
	case notQuiet:
		return because("BS-RUL-14", "Zone %d of the %s field can be attacked.", b.zone+1, s.fieldName(b.field))
	case noWeapon:
		return because("BS-ATK-16", "%s stores no such weapon.", s.short(b.hero))
	case outOfReach:
		return because("BS-CRD-15", "%s does not reach Zone %d.", s.game.set.Cards[b.index].Told(), b.zone+1)
	case facesAlready:
		return because("BS-RUL-22", "The Catapult faces %s already.", s.fieldName(b.field))
	}
	return because("BS-CON-V-forbid", "An Event forbids to orient the Catapult.")
}

// refuseHouse is the refusal of the use or repair of a building.
func (s *State) refuseHouse(b bar) *rules.Refusal {
	id, _ := b.at.house()
	name := s.game.set.Buildings[id].Told()
	switch b.kind {
	case houseDamaged:
		return because("BS-BLD-2", "%s is damaged: repair it first, 1 action and %d Gold.", name, s.game.set.Repair.Gold)
	case houseDestroyed:
		return because("BS-BLD-2", "%s is destroyed.", name)
	case houseBarred:
		return because("BS-CON-V-forbid", "%s is closed by an Event.", name)
	case twiceInARow:
		return because("BS-BLD-4", "Not twice in a row: do something else first.")
	case notDamaged:
		return because("BS-REB-5", "%s is not damaged.", name)
	}
	return because("BS-REB-4", "%s is destroyed: only an Architect or a card can restore it.", name)
}

// refuseAbility is the refusal of an ability or of learning one.
func (s *State) refuseAbility(b bar) *rules.Refusal {
	switch b.kind {
	case noSuchAbility:
		return because("BS-ABL-8", "%s has no such ability.", s.short(b.hero))
	case worksAlone:
		return because("BS-CON-30", "%s works by itself.", s.ability(b.hero, int(b.index)).Told())
	case abilityUsed:
		return because("BS-RUL-61", "%s is used up for this turn.", s.ability(b.hero, int(b.index)).Told())
	case turnUnderWay:
		return because("BS-RUL-61", "%s is used before the first action of the turn.", s.ability(b.hero, int(b.index)).Told())
	case changesNothing:
		return because("BS-CON-59", "%s would change nothing now.", s.ability(b.hero, int(b.index)).Told())
	case allLevels:
		return because("BS-ABL-8", "%s has a token of every Level.", s.short(b.hero))
	}
	return because("BS-RUL-60", "No token of Level %d is left.", b.index+1)
}

// short is the short name of a hero.
func (s *State) short(h heroNo) rules.Text { return s.sheet(h).Told() }

func (s *State) fieldName(f fieldNo) rules.Text { return s.game.set.Fields[f].Told() }

func actions(n int) rules.Text { return rules.Count(n, "%d action", "%d actions") }

func because(rule, format string, args ...any) *rules.Refusal {
	return &rules.Refusal{Rule: rule, Why: rules.T(format, args...)}
}
