package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Reason is why a choice of a movement turn or of a fight is made: a clause in small letters, empty where there is nothing
// to say. share is the part of the strength in the battle that is the asked seat's.
func Reason(s *engine.State, c rules.Choice, share float64) rules.Text {
	switch c.Verb {
	case engine.March:
		return marched(s, blockOf(c), atlas.Place(c.Args[1]))
	case engine.Regroup:
		return regrouped(s, blockOf(c), atlas.Place(c.Args[1]))
	case engine.Board:
		return rules.T("the ship takes it farther than it can march")
	case engine.Land:
		return ashore(s, blockOf(c))
	case engine.EndGroup, engine.EndMovement, engine.EndRegroup:
		return rules.T("whoever is left stands well where it stands")
	case engine.Bombard:
		return fired(s, c)
	case engine.CeaseFire:
		return rules.T("no fire that is left does more than it gives away")
	case engine.Fight:
		return rules.T("of the battles that are left it looks surest")
	case engine.Attack:
		return thrown(s.Modifier(blockOf(c), engine.AtBlocks), s.Dice(blockOf(c), false))
	case engine.Storm:
		return battered(s, s.Pieces[blockOf(c)].At, s.Modifier(blockOf(c), engine.AtGate), s.Dice(blockOf(c), false))
	case engine.Berserk:
		aim := engine.Aim(c.Args[1])
		return rules.T("%s, for a step of its own", thrown(s.Modifier(blockOf(c), aim), s.Dice(blockOf(c), true)))
	case engine.Hold:
		return rules.T("it can do more by staying than by a roll now")
	case engine.Retreat, engine.Reembark:
		return left(s, blockOf(c), share)
	case engine.Take:
		return rules.T("of those who can take the hit, its step is missed the least")
	case engine.Stand:
		return rules.T("there is no better place to go to")
	case engine.UsePower, engine.KeepPower:
		return powered(s, c)
	}
	return rules.Text{}
}

// powered is why a hero's power cancels hits now, or is kept (AR-MIS-11).
func powered(s *engine.State, c rules.Choice) rules.Text {
	switch {
	case c.Verb == engine.KeepPower:
		return rules.T("the power is worth more than the hits that it would cancel")
	case s.Asked == engine.AskCancel:
		hits := int(s.Roll.Hits)
		return rules.Plural(hits, "it cancels %d of %d hit", "it cancels %d of %d hits", min(hits, s.Content.Heroes[c.Args[0]].Power.N), hits)
	}
	return rules.Text{}
}

// regrouped is what a block of the victor finds where it goes: no fight, and enemies that are far or near (AR-REG-2).
func regrouped(s *engine.State, b content.Block, p atlas.Place) rules.Text {
	why := marched(s, b, p)
	if why.Empty() {
		why = nearestFoe(s, p, s.Pieces[b].Party)
	}
	if why.Empty() {
		why = rules.T("no enemy is near")
	}
	return why
}

// marched is what a block finds where it goes.
func marched(s *engine.State, b content.Block, p atlas.Place) rules.Text {
	party := s.Pieces[b].Party
	objective := &s.Scenario().Objective
	near := s.Map.Nearest(p, objective)
	steps := func(q atlas.Place) int { return s.Map.Steps(q, near) }
	switch at := s.Pieces[b].At; {
	case s.EnemyAt(p, party), s.Kind(b) == content.Sea:
		return rules.Text{}
	case s.Train(b):
		return rules.T("supplies are safer or more useful there")
	case objective.Has(p):
		return rules.T("the match is about who holds %s", Place(s, p))
	case s.Ranged(b) && inRange(s, b, p):
		return rules.T("from there it can fire at enemies")
	case s.Map.At(p).Gate != atlas.NoGate && s.Fortified(p) && party == content.Argot:
		return rules.T("somebody has to man %s", gate(s, s.Map.At(p).Gate))
	case near == atlas.Nowhere || steps(p) >= atlas.Far:
		return rules.Text{}
	case party == content.Argot:
		return nearestFoe(s, p, party)
	case at != atlas.Nowhere && s.Map.Steps(at, near) < atlas.Far && steps(p) < s.Map.Steps(at, near):
		return rules.Plural(steps(p), "it is %d location from %s then, and %d now", "it is %d locations from %s then, and %d now", steps(p), Place(s, near), s.Map.Steps(at, near))
	}
	return nearestFoe(s, p, party)
}

// ashore is how far the objective is for a block of the besieger that goes ashore where no enemy is.
func ashore(s *engine.State, b content.Block) rules.Text {
	p, party := s.Pieces[b].At, s.Pieces[b].Party
	near := s.Map.Nearest(p, &s.Scenario().Objective)
	if party == content.Argot || s.EnemyAt(p, party) || near == atlas.Nowhere {
		return rules.Text{}
	}
	n := s.Map.Steps(p, near)
	return rules.Plural(n, "nobody bars its way ashore, and it is %d location from there to %s", "nobody bars its way ashore, and it is %d locations from there to %s", n, Place(s, near))
}

// inRange reports whether a block could fire from a place at one where enemies stand.
func inRange(s *engine.State, b content.Block, p atlas.Place) bool {
	reach := s.Face(b).Range
	for q := s.Map.Here().First(); q != atlas.Nowhere; q = s.Map.Here().Next(q + 1) {
		if q != p && s.Map.InRange(p, q, reach) && s.EnemyAt(q, s.Pieces[b].Party) {
			return true
		}
	}
	return false
}

// nearestFoe is how far the enemies are from a place.
func nearestFoe(s *engine.State, p atlas.Place, party content.Party) rules.Text {
	least := atlas.Far
	for q := s.Map.Here().First(); q != atlas.Nowhere; q = s.Map.Here().Next(q + 1) {
		if n := s.Map.Steps(p, q); n < least && s.EnemyAt(q, party) {
			least = n
		}
	}
	if least == atlas.Far {
		return rules.Text{}
	}
	return rules.Count(least, "the nearest enemies are %d location from there", "the nearest enemies are %d locations from there")
}

// thrown is what dice can be expected to do.
func thrown(m engine.Modifier, dice int) rules.Text {
	hits := m.Share() * float64(dice)
	return rules.Plural(dice, "its %d die can be expected to score %s hits", "its %d dice can be expected to score %s hits", dice, rules.Decimal(hits, 1))
}

// battered is what dice can do to the fortification of a place.
func battered(s *engine.State, p atlas.Place, m engine.Modifier, dice int) rules.Text {
	g := s.Map.At(p).Gate
	return rules.T("%s, and %s has a strength of %d", thrown(m, dice), gate(s, g), s.Gates[g].Strength)
}

// fired is what a bombardment can do.
func fired(s *engine.State, c rules.Choice) rules.Text {
	b := blockOf(c)
	if int(c.Args[2]) == engine.GateTarget {
		return battered(s, atlas.Place(c.Args[1]), s.Rating(b, engine.AtGate), s.Dice(b, false))
	}
	return thrown(s.Rating(b, engine.AtBlocks), s.Dice(b, false))
}

// left is why a block leaves a battle.
func left(s *engine.State, b content.Block, share float64) rules.Text {
	const lost = 0.25
	switch {
	case s.Train(b):
		return rules.T("a train can do nothing in a battle but be lost")
	case s.Asked == engine.AskAction && share < lost:
		return rules.T("its side has %s of the strength in this battle, and whoever stays is lost", rules.Percent(share))
	case s.Asked == engine.AskDodge:
		return rules.T("who retreats takes no hit")
	}
	return rules.T("of the ways that are open it leads to the best post")
}
