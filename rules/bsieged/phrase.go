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
func (s *State) player(seat uint8) string {
	if int(seat) < len(s.names) && s.names[seat] != "" {
		return s.names[seat]
	}
	return seatNames[seat]
}

// phrase names the thing behind an element in the middle of a sentence.
func (s *State) phrase(el rules.Element) string {
	set := s.game.set
	switch el.Kind() {
	case "hero", "gold", "food", "morale", "grace", "plate", "hits":
		if k, ok := s.kindAt(el); ok {
			return set.Heroes[k].Short
		}
	case "building", "shield":
		if b, ok := s.houseOf(el); ok {
			return lower(set.Buildings[b].Name)
		}
	case "wall":
		if f, ok := s.fieldAt(el); ok {
			return lower("The " + set.Walls[f].Name)
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
			return "slot " + slotLetters[slot] + " in the " + set.Fields[f].Short
		}
	case "unit":
		if g, ok := figureAt(el); ok {
			return s.units(g, 1)
		}
	case "card", "take":
		if i, ok := s.cardAt(el); ok {
			return set.Cards[i].Name
		}
	case "event":
		if i, ok := s.eventAt(el); ok {
			return set.Events[i].Name
		}
	case "enemy":
		if i, ok := s.enemyAt(el); ok {
			return set.Enemies[i].Name
		}
	case "ability":
		if i, ok := s.abilityAt(el); ok {
			return set.Abilities[i].Name
		}
	case "deck", "discard":
		if words, ok := s.pilePhrase(el); ok {
			return words
		}
	}
	if words, ok := soleThings[el]; ok {
		return words
	}
	return string(el)
}

// soleThings are the words for the things of which there is one.
var soleThings = map[rules.Element]string{"catapult:catapult": "the Catapult", "messenger:messenger": "the Messenger", "avatar:avatar": "the Avatar of the Abyss",
	"outskirts:outskirts": "the Outskirts", "token:first_hero": "the First Hero token", "active:event": "the active Events"}

var slotLetters = [cards.SlotCount]string{"A", "B", "C"}

// pilePhrase: "the Market Pool deck", "the Sorcery discard pile".
func (s *State) pilePhrase(el rules.Element) (string, bool) {
	where, class, _ := strings.Cut(el.Name(), "/")
	if el.Kind() == "discard" {
		where, class = "discard", el.Name()
	}
	k := slices.Index(classNames[:], class)
	switch {
	case el == s.game.el.eventDeck:
		return "the Event deck", true
	case el == s.game.el.enemyDeck:
		return "the Enemy deck", true
	case el == s.game.el.eventDiscard:
		return "the discarded Events", true
	case k < 0:
		return "", false
	}
	name, ok := map[string]string{"pool": "Pool deck", "season": "Season deck", "discard": "discard pile"}[where]
	return "the " + className(cards.Class(k)) + " " + name, ok
}

// className: "Armory".
func className(k cards.Class) string { return capital(classNames[k]) }

// fieldPhrase: "the Northern field".
func (s *State) fieldPhrase(f fieldNo) string { return "the " + s.game.set.Fields[f].Short + " field" }

// zonePhrase: "Zone 2 in the North".
func (s *State) zonePhrase(f fieldNo, z zoneNo) string {
	return rules.T("Zone %d in the %s", z+1, s.game.set.Fields[f].Short).String()
}

// units names a number of figures of a sort: "an elite Krohn", "3 Gargohs".
func (s *State) units(g figure, n int) string {
	name := s.game.set.Units[g.unit()].Name
	if g.elite() {
		name = "elite " + name
	}
	switch {
	case n != 1:
		return rules.T("%d %ss", n, name).String()
	case g.elite():
		return "an " + name
	}
	return "a " + name
}

// unitNames is the plural of a type: "Krohns".
func (s *State) unitNames(u cards.UnitKind) string { return s.game.set.Units[u].Name + "s" }

// force lists figures in damage order: "2 Gargohs and an elite Krohn"; "nobody" for none.
func (s *State) force(n [figureCount]int) string {
	var words []string
	for g := range figureCount {
		if n[g] > 0 {
			words = append(words, s.units(g, n[g]))
		}
	}
	if len(words) == 0 {
		return "nobody"
	}
	return list(words)
}

// list: "A", "A and B", "A, B and C".
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}

// heroNames lists heroes by their short names.
func (s *State) heroNames(heroes []heroNo) string {
	words := make([]string, len(heroes))
	for i, h := range heroes {
		words[i] = s.short(h)
	}
	return list(words)
}

// capital is a phrase at the beginning of a sentence, lower a name with its article in the
// middle of one.
func capital(phrase string) string {
	if phrase == "" {
		return ""
	}
	return strings.ToUpper(phrase[:1]) + phrase[1:]
}

func lower(name string) string {
	if rest, ok := strings.CutPrefix(name, "The "); ok {
		return "the " + rest
	}
	return name
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
