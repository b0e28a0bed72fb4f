package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Recommender = (*State)(nil)

// Recommend tells why a choice is worth making: where dice fall what they can bring, else what it is for.
func (s *State) Recommend(c rules.Choice) rules.Text {
	if list, ok := s.Odds(c); ok {
		if why := s.chances(list); !why.Empty() {
			return why
		}
	}
	switch card := content.Card(c.Args[0]); c.Verb {
	case engine.Buy:
		return s.bought(s.Content.At(card))
	case engine.Equip:
		return rules.T("it makes %s better at what dice decide", s.Info(s.At(engine.ThingID(c.Args[1]))).Title())
	case engine.CastMagic, engine.Use, engine.Block, engine.BlockByMagic:
		return rules.T("it is worth more than the power it costs")
	case engine.Discard:
		return rules.T("there is less use for it than for any other card of the hand")
	case engine.Rifle:
		return rules.T("its owner has the most use for it")
	case engine.KeepAll:
		return rules.T("there is use for every card of the hand")
	case engine.PayUpkeep, engine.Regenerate:
		return rules.T("else it leaves play")
	case engine.EnterCombat, engine.Declare:
		return rules.T("an attack can gain more than it risks")
	case engine.Ready, engine.EndCombat, engine.Forgo, engine.Decline:
		return rules.T("no further attack is worth its risk")
	case engine.EndTurn, engine.Later, engine.Pass, engine.LetDie:
		return rules.T("nothing that could be done is worth its price")
	case engine.ChooseMage, engine.ChooseTower:
		return rules.T("it is as good as any other")
	}
	return rules.T("of all choices it leaves the best position")
}

// bought is what a card is bought for.
func (s *State) bought(info *content.Info) rules.Text {
	switch {
	case info.Type.Creature():
		return rules.T("one more to attack and to stand in the way, with a Skill Level of %d", info.SL)
	case info.Type == content.Mine:
		return rules.T("it brings gold every Round from the next one on")
	case info.Type == content.Powerstone:
		return rules.T("it brings power every Round from the next one on")
	}
	return rules.T("it is worth more than what it costs")
}

// chances are what the dice can do to others, or, if they can do nothing to them, to the seat that is asked. Of several
// defenders the one counts whom the dice can do the least to.
func (s *State) chances(list []advice.Odds) rules.Text {
	var hit, lost advice.Loss
	for i := range list {
		var best advice.Loss
		for _, l := range list[i].Losses {
			t := s.At(l.Thing)
			switch {
			case t == nil:
			case t.Owner == s.Asker && l.Hurt > lost.Hurt:
				lost = l
			case t.Owner != s.Asker && l.Hurt > best.Hurt:
				best = l
			}
		}
		if i == 0 || best.Hurt < hit.Hurt {
			hit = best
		}
	}
	switch {
	case hit.Hurt == 0 && lost.Hurt == 0:
		return rules.Text{}
	case hit.Hurt == 0:
		return rules.T("%s is hurt with %s", s.Info(s.At(lost.Thing)).Title(), rules.Percent(lost.Hurt))
	case len(list) > 1 && lost.Hurt > 0:
		return rules.T("whoever defends is hurt with %s or more, %s with %s at most", rules.Percent(hit.Hurt), s.Info(s.At(lost.Thing)).Title(), rules.Percent(lost.Hurt))
	case len(list) > 1:
		return rules.T("whoever defends is hurt with %s or more", rules.Percent(hit.Hurt))
	case lost.Hurt > 0:
		return rules.T("%s is hurt with %s, %s with %s", s.Info(s.At(hit.Thing)).Title(), rules.Percent(hit.Hurt), s.Info(s.At(lost.Thing)).Title(), rules.Percent(lost.Hurt))
	}
	return rules.T("%s is hurt with %s", s.Info(s.At(hit.Thing)).Title(), rules.Percent(hit.Hurt))
}
