package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// reasonOfEffect: what an effect cannot be for.
func (s *State) reasonOfEffect(c rules.Choice) *rules.Refusal {
	a := c.Args[0]
	switch {
	case a < 0:
		return nil
	case c.Verb == PickHero && s.ask.kind == askHero:
		return s.mayReceive(heroNo(a))
	case c.Verb == PickHouse && s.ask.kind == askHouse && a < cards.BuildingCount:
		return s.mayWorkOn(cards.BuildingID(a))
	case c.Verb == PickZone && s.ask.kind == askZone && a < cards.FieldCount && c.Args[1] >= 0 && c.Args[1] < cards.ZoneCount:
		return s.mayAimAt(fieldNo(a), zoneNo(c.Args[1]))
	case c.Verb == PickClass && s.ask.kind == askClass && a < int16(cards.ClassCount):
		return s.mayDrawFrom(cards.Class(a))
	}
	return nil
}

// mayReceive tells why an effect cannot be for a hero.
func (s *State) mayReceive(h heroNo) *rules.Refusal {
	f, e := s.top(), s.effectUnderWay()
	switch {
	case e == nil:
		return nil
	case !s.heroes[h].alive:
		return because("BS-CON-31", "%s is dead.", s.short(h))
	case !s.receives(f, e, h):
		return because("BS-CON-31", "%s is for another hero than %s.", s.source(f), s.short(h))
	case e.Verb != cards.Gain && e.Verb != cards.Lose || s.shifts(f, e, h):
		return nil
	case e.Verb == cards.Gain:
		return because("BS-CON-59", "%s has as much %s as a hero can have.", s.short(h), trackWords[e.What])
	}
	return because("BS-CON-59", "%s has no %s to lose.", s.short(h), trackWords[e.What])
}

// mayWorkOn tells why an effect cannot be for a building.
func (s *State) mayWorkOn(b cards.BuildingID) *rules.Refusal {
	f, e := s.top(), s.effectUnderWay()
	name := s.game.set.Buildings[b].Told()
	switch {
	case e == nil || s.suits(f, e, b):
		return nil
	case e.Verb == cards.Mend && s.houses[b].harm == intact:
		return because("BS-REB-5", "%s is not damaged.", name)
	case e.Verb == cards.Mend:
		return because("BS-CON-V-repair", "%s is %s, which this cannot repair.", name, harmNames[s.houses[b].harm])
	case e.Verb == cards.Reinforce && s.houses[b].harm == destroyed:
		return because("BS-CON-V-reinforce", "%s is destroyed.", name)
	case e.Verb == cards.Reinforce:
		return because("BS-CON-V-reinforce", "%s has got its token already.", name)
	}
	return because("BS-CON-43", "%s is not intact.", name)
}

var harmNames = [...]rules.Text{intact: rules.T("intact"), damaged: rules.T("damaged"), destroyed: rules.T("destroyed")}

// mayAimAt tells why an effect cannot be aimed at a Zone.
func (s *State) mayAimAt(f fieldNo, z zoneNo) *rules.Refusal {
	if aim := s.aimUnderWay(); aim != nil && aim.Zones != 0 && !aim.Zones.Has(int(z)) {
		return because("BS-CRD-15", "%s does not reach Zone %d.", s.source(s.top()), z+1)
	}
	return because("BS-CON-59", "%s would change nothing in %s.", s.source(s.top()), s.zonePhrase(f, z))
}

// aimUnderWay is the aim that is asked for; nil where there is none.
func (s *State) aimUnderWay() *cards.Aim {
	f := s.top()
	if f.stage == textAgain {
		return &s.design(f.card).Aim
	}
	if e := s.effectUnderWay(); e != nil {
		return e.Aim
	}
	return nil
}

func (s *State) mayDrawFrom(k cards.Class) *rules.Refusal {
	f := s.top()
	if f.kind != drawFrame || s.drawable(f, k) && cards.Classes(f.more).Has(k) {
		return nil
	}
	if !cards.Classes(f.more).Has(k) {
		return because("BS-CON-V-draw", "No %s card is drawn now.", className(k))
	}
	return because("BS-CRD-17", "%s is empty.", rules.Capital(s.phrase(s.classDeck(k))))
}
