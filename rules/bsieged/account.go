package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Accountant = (*State)(nil)

// Account is what the defenders have: heroes and buildings, the Messenger, and what the heroes of a seat own. Against
// them stand the units in the Zones, the Avatar and the Events that work.
func (s *State) Account(seat rules.Seat, buf []rules.Holding) []rules.Holding {
	if seat < 0 || int(seat) >= int(s.set.seats) {
		return buf
	}
	for h := range heroNo(s.nhero) {
		if s.heroes[h].alive {
			buf = append(buf, rules.Holding{Of: s.elHero(h), Name: s.short(h), N: 1})
		}
		if rules.Seat(s.heroes[h].seat) == seat {
			buf = s.owned(h, buf)
		}
	}
	for b := range s.houses {
		buf = append(buf, rules.Holding{Of: s.game.el.houses[b], Name: s.game.set.Buildings[b].Told(), N: int(destroyed - s.houses[b].harm)})
	}
	buf = append(buf, rules.Holding{Of: s.game.el.messenger, Name: rules.T("Messengers"), N: 2 - min(2, int(s.messenger.deaths)), Sort: rules.Track})
	return s.besiegers(buf)
}

// owned is what a hero has on the tracks and in the slots. With a hero who dies it all goes, and only the death is told.
func (s *State) owned(h heroNo, buf []rules.Holding) []rules.Holding {
	o := &s.heroes[h]
	for _, t := range [...]struct {
		what cards.What
		name rules.Text
		sort rules.Sort
	}{
		{cards.Morale, rules.T("Morale of %s", s.short(h)), rules.Track}, {cards.Food, rules.T("Food of %s", s.short(h)), rules.Purse},
		{cards.Gold, rules.T("Gold of %s", s.short(h)), rules.Purse}, {cards.Grace, rules.T("Divine Grace of %s", s.short(h)), rules.Purse},
	} {
		buf = append(buf, rules.Holding{Of: s.elTrack(h, t.what), At: s.elHero(h), Name: t.name, N: int(o.track[t.what]), Sort: t.sort})
	}
	return append(buf, rules.Holding{Of: "cards:" + rules.Element(s.elHero(h).Name()), Name: rules.T("Cards of %s", s.short(h)), N: int(o.ncard), Sort: rules.Purse})
}

// besiegers are the units in each Zone, the Avatar by its place, and the Events that work.
func (s *State) besiegers(buf []rules.Holding) []rules.Holding {
	if s.avatar.vinculum > 0 {
		buf = append(buf, rules.Holding{Of: s.game.el.avatar, Name: rules.T("The Avatar of the Abyss"), N: int(s.avatar.vinculum), Against: true})
	}
	for _, e := range s.events[:s.nevent] {
		buf = append(buf, rules.Holding{Of: s.game.el.events[e], Name: s.game.set.Events[e].Told(), N: 1, Against: true})
	}
	for f := range fieldNo(cards.FieldCount) {
		for z := range zoneNo(cards.ZoneCount) {
			buf = append(buf, rules.Holding{Of: s.elZone(f, z), Name: rules.T("Enemies in %s", s.zonePhrase(f, z)), N: s.fronts[f].zones[z].units(), Sort: rules.Track, Against: true})
		}
	}
	return buf
}
