package bsieged

import (
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Caller = (*State)(nil)

// Call names the seats in all that is said; see [rules.Caller]. Sentences are formats, so a
// percent sign in a name is left out.
func (s *State) Call(names []string) {
	for i := range names {
		names[i] = strings.ReplaceAll(names[i], "%", "")
	}
	s.names = names
}

// player is what a seat is called: the name of who sits in it, or the game's own.
func (s *State) player(seat uint8) rules.Text {
	if int(seat) < len(s.names) && s.names[seat] != "" {
		return rules.T("%s", s.names[seat])
	}
	return rules.Info{Seats: seatNames[:]}.SeatName(rules.Seat(seat))
}

// phrase names the thing behind an element in the middle of a sentence.
func (s *State) phrase(el rules.Element) rules.Text {
	set := s.game.set
	switch el.Kind() {
	case "hero", "gold", "food", "morale", "grace", "plate", "hits":
		if k, ok := s.kindAt(el); ok {
			return set.Heroes[k].Told()
		}
	case "building", "shield":
		if b, ok := s.houseOf(el); ok {
			return s.house(b)
		}
	case "wall":
		if f, ok := s.fieldAt(el); ok {
			return rules.T("the %s", set.Walls[f].Told())
		}
	case "field":
		if f, ok := s.fieldAt(el); ok {
			return s.fieldPhrase(f)
		}
	case "zone":
		if f, z, ok := s.zoneAt(el); ok {
			return s.zonePhrase(f, z)
		}
	case "slot":
		if f, slot, ok := s.slotAt(el); ok {
			return rules.T("slot %s in the %s", slotLetters[slot], set.Fields[f].Told())
		}
	case "unit":
		if g, ok := figureAt(el); ok {
			return s.units(g, 1)
		}
	case "card", "take", "given", "taken":
		if i, ok := s.cardAt(el); ok {
			return set.Cards[i].Told()
		}
	case "event":
		if i, ok := s.eventAt(el); ok {
			return set.Events[i].Told()
		}
	case "enemy":
		if i, ok := s.enemyAt(el); ok {
			return set.Enemies[i].Told()
		}
	case "ability":
		if i, ok := s.abilityAt(el); ok {
			return set.Abilities[i].Told()
		}
	case "deck", "discard":
		if words, ok := s.pilePhrase(el); ok {
			return words
		}
	}
	if words, ok := soleThings[el]; ok {
		return words
	}
	return rules.T("%s", string(el))
}

// soleThings are the words for the things of which there is one.
var soleThings = map[rules.Element]rules.Text{
	"catapult:catapult":   rules.T("the Catapult"),
	"messenger:messenger": rules.T("the Messenger"),
	"avatar:avatar":       rules.T("the Avatar of the Abyss"),
	"outskirts:outskirts": rules.T("the Outskirts"),
	"token:first_hero":    rules.T("the First Hero token"),
	"active:event":        rules.T("the active Events"),
}

var slotLetters = [cards.SlotCount]string{"A", "B", "C"}

// pilePhrase: "the Market Pool deck", "the Sorcery discard pile".
func (s *State) pilePhrase(el rules.Element) (rules.Text, bool) {
	where, class, _ := strings.Cut(el.Name(), "/")
	if el.Kind() == "discard" {
		where, class = "discard", el.Name()
	}
	k := slices.Index(classNames[:], class)
	switch {
	case el == s.game.el.eventDeck:
		return rules.T("the Event deck"), true
	case el == s.game.el.enemyDeck:
		return rules.T("the Enemy deck"), true
	case el == s.game.el.eventDiscard:
		return rules.T("the discarded Events"), true
	case k < 0:
		return rules.Text{}, false
	}
	name := className(cards.Class(k))
	switch where {
	case "pool":
		return rules.T("the %s Pool deck", name), true
	case "season":
		return rules.T("the %s Season deck", name), true
	case "discard":
		return rules.T("the %s discard pile", name), true
	}
	return rules.Text{}, false
}

// className: "Armory".
func className(k cards.Class) rules.Text {
	return [...]rules.Text{rules.T("Armory"), rules.T("Market"), rules.T("Sorcery"), rules.T("Tavern")}[k]
}

// house names a building in the middle of a sentence: "the Palace".
func (s *State) house(b cards.BuildingID) rules.Text {
	return rules.Within(s.game.set.Buildings[b].Told())
}

// fieldPhrase: "the North field".
func (s *State) fieldPhrase(f fieldNo) rules.Text {
	return rules.T("the %s field", s.game.set.Fields[f].Told())
}

// zonePhrase: "Zone 2 in the North".
func (s *State) zonePhrase(f fieldNo, z zoneNo) rules.Text {
	return rules.T("Zone %d in the %s", z+1, s.game.set.Fields[f].Told())
}

// units names a number of figures of a sort: "an elite Krohn", "3 Gargohs".
func (s *State) units(g figure, n int) rules.Text {
	u := &s.game.set.Units[g.unit()]
	switch {
	case n != 1 && g.elite():
		return rules.T("%d elite %s", n, u.Many())
	case n != 1:
		return rules.T("%d %s", n, u.Many())
	case g.elite():
		return rules.T("an elite %s", u.Told())
	}
	return rules.T("a %s", u.Told())
}

// counted is a number of units of a type: "1 Krohn", "3 Krohns".
func (s *State) counted(u cards.UnitKind, n int) rules.Text {
	if n == 1 {
		return rules.T("%d %s", n, s.game.set.Units[u].Told())
	}
	return rules.T("%d %s", n, s.unitNames(u))
}

// unitNames is the plural of a type: "Krohns".
func (s *State) unitNames(u cards.UnitKind) rules.Text { return s.game.set.Units[u].Many() }

// force lists figures in damage order: "2 Gargohs and an elite Krohn"; "nobody" for none.
func (s *State) force(n [figureCount]int) rules.Text {
	var words []rules.Text
	for g := range figureCount {
		if n[g] > 0 {
			words = append(words, s.units(g, n[g]))
		}
	}
	if len(words) == 0 {
		return rules.T("nobody")
	}
	return rules.And(words...)
}

// forceAt are the figures in a Zone.
func (s *State) forceAt(f fieldNo, z zoneNo) (n [figureCount]int) {
	for g, k := range s.fronts[f].zones[z].n {
		n[g] = int(k)
	}
	return n
}

// heroNames lists heroes by their short names.
func (s *State) heroNames(heroes []heroNo) rules.Text {
	words := make([]rules.Text, len(heroes))
	for i, h := range heroes {
		words[i] = s.short(h)
	}
	return rules.And(words...)
}

// What an element names: each is the inverse of the names of [elements].

func (s *State) kindAt(el rules.Element) (int, bool) {
	i := slices.IndexFunc(s.game.set.Heroes, func(h cards.Hero) bool { return h.ID == el.Name() })
	return i, i >= 0
}

// heroAt is the hero of this match that an element names.
func (s *State) heroAt(el rules.Element) (heroNo, bool) {
	k, ok := s.kindAt(el)
	for h := range s.heroes[:s.nhero] {
		if ok && int(s.heroes[h].kind) == k {
			return heroNo(h), true
		}
	}
	return noHero, false
}

func (s *State) houseOf(el rules.Element) (cards.BuildingID, bool) {
	i := slices.IndexFunc(s.game.set.Buildings[:], func(b cards.Building) bool { return b.ID == el.Name() })
	return cards.BuildingID(max(i, 0)), i >= 0
}

func (s *State) fieldAt(el rules.Element) (fieldNo, bool) { return s.fieldOf(el.Name()) }

func (s *State) fieldOf(id string) (fieldNo, bool) {
	i := slices.IndexFunc(s.game.set.Fields[:], func(f cards.Field) bool { return f.ID == id })
	return fieldNo(i), i >= 0
}

func (s *State) zoneAt(el rules.Element) (fieldNo, zoneNo, bool) {
	id, z, _ := strings.Cut(el.Name(), "/")
	f, ok := s.fieldOf(id)
	i := slices.Index([]string{"1", "2", "3"}, z)
	return f, zoneNo(i), ok && i >= 0
}

func (s *State) slotAt(el rules.Element) (fieldNo, int, bool) {
	id, slot, _ := strings.Cut(el.Name(), "/")
	f, ok := s.fieldOf(id)
	i := slices.Index(slotLetters[:], slot)
	return f, i, ok && i >= 0
}

func figureAt(el rules.Element) (figure, bool) {
	i := slices.Index(figureNames[:], el.Name())
	return figure(max(i, 0)), i >= 0
}

func (s *State) cardAt(el rules.Element) (int, bool) {
	i := slices.IndexFunc(s.game.set.Cards, func(c cards.Card) bool { return c.ID == el.Name() })
	return i, i >= 0
}

func (s *State) eventAt(el rules.Element) (int, bool) {
	i := slices.IndexFunc(s.game.set.Events, func(e cards.Event) bool { return e.ID == el.Name() })
	return i, i >= 0
}

func (s *State) enemyAt(el rules.Element) (int, bool) {
	i := slices.IndexFunc(s.game.set.Enemies, func(e cards.Enemy) bool { return e.ID == el.Name() })
	return i, i >= 0
}

func (s *State) abilityAt(el rules.Element) (int, bool) {
	i := slices.IndexFunc(s.game.set.Abilities, func(a cards.Ability) bool { return a.ID == el.Name() })
	return i, i >= 0
}
