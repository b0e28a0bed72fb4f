package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// hopelessChance is the chance below which a battle is as good as lost for who watches computer players: well below that by which
// they leave it, as they try it in a few battles only.
const hopelessChance = 0.02

// Hopeless reports whether a seat begins a battle by a choice, or stays in one while it can still be hit, that it as good as surely
// loses by the odds that it can know, and in which the enemy loses less than it does. Whoever has nothing to save by leaving is free
// to: the defender of the objective, and a side whose last chance this turn is. It depends on nothing that the seat cannot see.
func Hopeless(s *engine.State, c rules.Choice) bool {
	switch c.Verb {
	case engine.EndMovement, engine.EndGroup, engine.March, engine.Land, engine.Board:
		return endsMoving(s, c) && begins(s, c)
	case engine.Attack, engine.Storm, engine.Berserk, engine.Hold:
		return stays(s, blockOf(c))
	}
	return false
}

// endsMoving reports whether the movement of the seat that is asked is over with a choice.
func endsMoving(s *engine.State, c rules.Choice) bool {
	after := s.Clone()
	_, err := after.Apply(c)
	return err == nil && (after.Phase != s.Phase || after.Movement.Party != s.Movement.Party)
}

// begins reports whether a hopeless battle waits where a party has attacked, a choice of it included.
func begins(s *engine.State, c rules.Choice) bool {
	party := s.Movement.Party
	for p := range s.Map.Here().All() {
		var joining []content.Block
		if b := blockOf(c); c.Verb == engine.March && atlas.Place(c.Args[1]) == p || c.Verb == engine.Land && s.Pieces[b].At == p {
			joining = append(joining, b)
		}
		by := s.Meets(p).By
		if lastChance(s, party, p) || !s.EnemyAt(p, party) || by != engine.NoParty && !s.Friendly(by, party) || by == engine.NoParty && len(joining) == 0 {
			continue
		}
		var f Forecaster
		if o, fought := f.Forecast(s, s.Asker, p, joining); fought && o.lost(engine.Attacker) {
			return true
		}
	}
	return false
}

// stays reports whether a block that could leave a hopeless battle stays in it, but to let those go first who need the room more.
func stays(s *engine.State, block content.Block) bool {
	leaves := false
	for _, c := range s.Decision().Choices {
		leaves = leaves || (c.Verb == engine.Retreat || c.Verb == engine.Reembark) && blockOf(c) == block
	}
	b := newBout(s)
	i, ok := b.find(block)
	if lastChance(s, engine.PartyOf(s.Asker), b.place()) || !leaves || !ok || b.list[i].train || b.role == engine.Defender && s.Scenario().Objective.Has(b.place()) || !b.struckAgain(i) || b.yields(i) {
		return false
	}
	r := rules.NewRand(uint64(block))
	o, fought := Battle(s, b.place(), &r)
	return fought && o.lost(b.role)
}

// lost reports whether a battle is as good as lost for a role, and costs it more than the enemy.
func (o *Odds) lost(role engine.Role) bool {
	win := o.Win
	if role == engine.Defender {
		win = 1 - win
	}
	return win < hopelessChance && o.Worth[role] > o.Worth[role.Other()]
}
