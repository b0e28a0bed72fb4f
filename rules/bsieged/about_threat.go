package bsieged

import "portcullis/rules"

// aboutThreat: what the coming Enemies phase brings to a Quarter, and what it costs there (BS-TBL-7).
func (s *State) aboutThreat(f fieldNo) rules.Article {
	a := article(rules.T("%s: the coming Enemies phase", s.fieldName(f)), "", "BS-TBL-7")
	seen := s.forecastOf()
	q := &seen.Quarters[f]
	if q.Enters != Never {
		add(&a, rules.Bad, rules.T("Over the wall"), "%s", s.entering(q))
	}
	s.addHeld(&a, f)
	for _, hits := range [...]struct {
		of rules.Text
		n  int
		on rules.Text
	}{
		{rules.T("Krohns"), q.KrohnHits, rules.Plural(q.KrohnHits, "%d hit on the wall", "%d hits on the wall", q.KrohnHits)},
		{rules.T("Gargohs"), q.GargohHits, rules.Plural(q.GargohHits, "%d hit on a hero of the Quarter", "%d hits on heroes of the Quarter", q.GargohHits)},
		{rules.T("Mölens"), q.Molens, rules.Plural(q.Molens, "%d attack on all in the Quarter", "%d attacks on all in the Quarter", q.Molens)},
	} {
		if hits.n > 0 {
			add(&a, rules.Plain, hits.of, "%s", hits.on)
		}
	}
	lost := q.Enters
	if s.avatar.vinculum > 0 && s.avatar.field == f && seen.Avatar == AvatarEnters {
		add(&a, rules.Bad, rules.T("The Avatar of the Abyss"), "enters the Citadel")
		lost = Surely
	}
	before := len(a.Lines)
	switch lost {
	case Surely:
		add(&a, rules.Bad, rules.T("The match"), "is lost")
	case Maybe:
		add(&a, rules.Bad, rules.T("The match"), "can be lost")
	}
	for h := range heroNo(s.nhero) {
		if o := &s.heroes[h]; o.alive && (s.quarter(o.at) == f || o.at == onCatapult && q.Molens > 0) {
			s.costOfHero(&a, h, &seen.Heroes[h])
		}
	}
	for b := range seen.Houses {
		if t := &seen.Houses[b]; fieldNo(s.game.set.Buildings[b].Quarter) == f && t.Worst > int(s.houses[b].harm) {
			add(&a, rules.Bad, s.game.set.Buildings[b].Told(), "%s", harmed(t.Best == t.Worst, 1, harm(t.Worst)))
		}
	}
	if len(a.Lines) == before {
		add(&a, rules.Good, rules.T("It costs"), "nothing")
	}
	return a
}

// costOfHero is what the phase costs a hero, if anything.
func (s *State) costOfHero(a *rules.Article, h heroNo, t *HeroThreat) {
	switch {
	case t.Dies == Surely:
		add(a, rules.Bad, s.short(h), "dies")
	case t.Dies == Maybe:
		add(a, rules.Bad, s.short(h), "can die")
	case t.Least < t.Most:
		add(a, rules.Bad, s.short(h), "loses %d to %d Morale", t.Least, t.Most)
	case t.Most > 0:
		add(a, rules.Bad, s.short(h), "loses %d Morale", t.Most)
	}
}
