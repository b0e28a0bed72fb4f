package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Recommender = (*State)(nil)

// Recommend tells why a choice is worth making: where dice fall what they can bring, else what it is for.
func (s *State) Recommend(c rules.Choice) rules.Text {
	if why := s.averted(c); !why.Empty() {
		return why
	}
	if list, ok := s.Odds(c); ok {
		if why := s.chances(list); !why.Empty() {
			if c.Verb == engine.Pass || c.Verb == engine.PassTurn || c.Verb == engine.Decline || c.Verb == engine.NoBlock {
				return rules.T("nothing that could be done is worth its price; as it stands %s", why)
			}
			return why
		}
	}
	switch card := content.Card(c.Args[0]); c.Verb {
	case engine.Buy:
		return s.bought(s.Content.At(card))
	case engine.Equip:
		return s.equipped(card, s.At(engine.ThingID(c.Args[1])))
	case engine.CastMagic:
		e := &s.Content.At(card).Effects[0]
		return s.worked(e, &e.Levels[c.Args[1]], s.At(engine.ThingID(c.Args[2])))
	case engine.Use:
		e := &s.Info(s.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]]
		return s.worked(e, &e.Levels[min(int(c.Args[2]), len(e.Levels)-1)], s.At(engine.ThingID(c.Args[3])))
	case engine.Block, engine.BlockByMagic:
		return rules.T("it is worth more than the power it costs")
	case engine.Discard:
		return rules.T("there is less use for it than for any other card of the hand")
	case engine.Rifle:
		return rules.T("its owner has the most use for it")
	case engine.KeepAll:
		return rules.T("there is use for every card of the hand")
	case engine.PayUpkeep, engine.Regenerate:
		return rules.T("else it leaves play")
	case engine.EnterCombat:
		return rules.T("an attack can gain more than it risks")
	case engine.Declare:
		return s.declared(s.At(engine.ThingID(c.Args[0])))
	case engine.Ready, engine.EndCombat, engine.Forgo, engine.Decline:
		return rules.T("no further attack is worth its risk")
	case engine.EndTurn, engine.Later, engine.Pass, engine.PassTurn, engine.LetDie:
		return rules.T("nothing that could be done is worth its price")
	case engine.ChooseMage, engine.ChooseTower:
		return rules.T("it is as good as any other")
	case engine.PickResource:
		return rules.T("%s is the strongest who can be hit there", s.Book().Seat(rules.Seat(c.Args[0])))
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
	for i := range info.Effects {
		if e := &info.Effects[i]; e.Verb == content.Production || e.Verb == content.Windfall {
			return s.worked(e, nil, nil)
		}
	}
	return rules.T("of all that can be bought it helps most for its price")
}

// equipped is what an Item changes about its bearer, with what it takes the place of gone.
func (s *State) equipped(item content.Card, bearer *engine.Thing) rules.Text {
	info := s.Content.At(item)
	for i := range info.Effects {
		e := &info.Effects[i]
		if e.Verb != content.Mod || e.When != content.Passive || e.Who != content.Bearer {
			continue
		}
		switch now, then := s.Level(bearer, e.Stat), s.LevelWith(bearer, e.Stat, item); {
		case then <= now:
		case e.Stat == content.PL:
			return rules.T("a hit on %s then comes to nothing with %s", s.Info(bearer).Title(), rules.Percent(float64(min(98, then))/100))
		default:
			return rules.T("%s has %d %s then instead of %d", s.Info(bearer).Title(), then, e.Stat.ID(), now)
		}
	}
	return rules.T("it makes %s better at what dice decide", s.Info(bearer).Title())
}

// declared is why a creature is sent into the attack: by its level against the best of those who stand in its way: a Mage could step out besides (TS-BLK-3).
func (s *State) declared(t *engine.Thing) rules.Text {
	attack, best := s.Level(t, content.AL), 0
	for i := range s.Things {
		if d := &s.Things[i]; d.Owner != t.Owner && s.Creature(d) && d.OnField() && d.Position != engine.ToDefend {
			best = max(best, s.Level(d, content.DL))
		}
	}
	if best == 0 {
		return rules.T("no creature stands in its way, and it hits with %s", rules.Percent(float64(min(98, attack))/100))
	}
	return rules.T("it hits with Attack Level %d, and the best creature in its way defends with Defence Level %d", attack, best)
}

// worked is what magic or an ability does that no dice are thrown for, or that too many are thrown for.
func (s *State) worked(e *content.Effect, l *content.Level, target *engine.Thing) rules.Text {
	switch {
	case e.Verb == content.Restore && target != nil && target.Printed > target.Points:
		return rules.T("%s has %d of %d points, and gets some back", s.Info(target).Title(), target.Points, target.Printed)
	case e.Verb == content.Restore && target != nil:
		return rules.T("%s can have more points than it began with", s.Info(target).Title())
	case e.Verb == content.Destroy && e.Target == content.OpponentResource:
		return rules.Count(max(1, l.Shots), "it destroys up to %d Mine or Powerstone of an opponent", "it destroys up to %d Mines and Powerstones of opponents")
	case e.Verb == content.Mod && e.Stat == content.PL && e.Amount+amountOf(l) > 0:
		return rules.T("hits on it come to nothing more often, by %d of 100", e.Amount+amountOf(l))
	case e.Verb == content.Mod && target != nil && e.Stat != content.NoStat && e.Amount+amountOf(l) > 0:
		return rules.T("%s has %d %s then instead of %d", s.Info(target).Title(), s.Level(target, e.Stat)+e.Amount+amountOf(l), e.Stat.ID(), s.Level(target, e.Stat))
	case e.Verb == content.Summon:
		return rules.T("it brings creatures that attack and stand in the way for a while")
	case e.Verb == content.Raise:
		return rules.T("a creature that died fights on")
	case e.Verb == content.Build:
		return rules.T("a creature inside is safe from every attack until the structure falls")
	case e.Verb == content.Production && (e.Power > 0 || e.What == content.BasePowerstones), e.Verb == content.Windfall && e.What == content.Power:
		return rules.T("it brings more power to cast and answer with")
	case e.Verb == content.Production, e.Verb == content.Windfall:
		return rules.T("it brings more gold to buy with")
	case e.Verb == content.Counter:
		return rules.T("what it is cast against then does nothing")
	}
	return rules.T("it is worth more than the power it costs")
}

func amountOf(l *content.Level) int {
	if l == nil {
		return 0
	}
	return l.Amount
}
