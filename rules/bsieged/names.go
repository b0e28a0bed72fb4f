package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// elements are the names of the things on the board (ledger 10.1), made once.
type elements struct {
	heroes                    []rules.Element // by kind
	tracks                    [][cards.TrackCount]rules.Element
	houses                    [cards.BuildingCount]rules.Element
	walls                     [cards.FieldCount]rules.Element
	fields                    [cards.FieldCount]rules.Element
	zones                     [cards.FieldCount][cards.ZoneCount]rules.Element
	slots                     [cards.FieldCount][cards.SlotCount]rules.Element
	figures                   [figureCount]rules.Element
	cards                     []rules.Element // Resource cards by design
	events                    []rules.Element
	enemies                   []rules.Element // Enemy cards
	abilities                 []rules.Element
	pools                     [cards.ClassCount]rules.Element
	seasons                   [cards.ClassCount]rules.Element
	discards                  [cards.ClassCount]rules.Element
	catapult                  rules.Element
	messenger                 rules.Element
	avatar                    rules.Element
	eventDeck                 rules.Element
	enemyDeck                 rules.Element
	outskirts                 rules.Element
	activeEvent, eventDiscard rules.Element
	first                     rules.Element // the First Hero token
	rounds                    [13]rules.Element
}

var classNames = [cards.ClassCount]string{"armory", "market", "sorcery", "tavern"}
var figureNames = [figureCount]string{"molen", "gargoh", "elite_gargoh", "krohn", "elite_krohn"}

func (g *Game) nameElements() {
	el, set := &g.el, g.set
	named := func(kind, name string) rules.Element { return rules.Element(kind + ":" + name) }
	for _, h := range set.Heroes {
		el.heroes = append(el.heroes, named("hero", h.ID))
		el.tracks = append(el.tracks, [cards.TrackCount]rules.Element{named("gold", h.ID), named("food", h.ID), named("morale", h.ID), named("grace", h.ID)})
	}
	for b := range set.Buildings {
		el.houses[b] = named("building", set.Buildings[b].ID)
	}
	for f := range set.Fields {
		id := set.Fields[f].ID
		el.walls[f], el.fields[f] = named("wall", id), named("field", id)
		for z := range cards.ZoneCount {
			el.zones[f][z] = named("zone", id+"/"+string(rune('1'+z)))
			el.slots[f][z] = named("slot", id+"/"+string(rune('A'+z)))
		}
	}
	for g, name := range figureNames {
		el.figures[g] = named("unit", name)
	}
	for i := range set.Cards {
		el.cards = append(el.cards, named("card", set.Cards[i].ID))
	}
	for i := range set.Events {
		el.events = append(el.events, named("event", set.Events[i].ID))
	}
	for i := range set.Enemies {
		el.enemies = append(el.enemies, named("enemy", set.Enemies[i].ID))
	}
	for i := range set.Abilities {
		el.abilities = append(el.abilities, named("ability", set.Abilities[i].ID))
	}
	for k, name := range classNames {
		el.pools[k], el.seasons[k], el.discards[k] = named("deck", "pool/"+name), named("deck", "season/"+name), named("discard", name)
	}
	el.catapult, el.messenger, el.avatar = "catapult:catapult", "messenger:messenger", "avatar:avatar"
	el.eventDeck, el.enemyDeck, el.first = "deck:event", "deck:enemy", "token:first_hero"
	el.activeEvent, el.eventDiscard, el.outskirts = "active:event", "discard:event", "outskirts:outskirts"
	for r := 1; r < len(el.rounds); r++ {
		el.rounds[r] = rules.Element(rules.T("round:%d", r).String())
	}
}

func (s *State) elHero(h heroNo) rules.Element { return s.game.el.heroes[s.heroes[h].kind] }

func (s *State) elTrack(h heroNo, what cards.What) rules.Element {
	return s.game.el.tracks[s.heroes[h].kind][what]
}

func (s *State) elZone(f fieldNo, z zoneNo) rules.Element { return s.game.el.zones[f][z] }

func (s *State) elFigure(g figure) rules.Element { return s.game.el.figures[g] }

func (s *State) elCard(c cardNo) rules.Element { return s.game.el.cards[s.game.design[c]] }

// elAbility is the element of an ability of a source number.
func (s *State) elAbility(h heroNo, source int) rules.Element {
	if source < firstLevel {
		return s.game.el.abilities[s.sheet(h).Starting[source]]
	}
	return s.game.el.abilities[s.heroes[h].tokens[source-firstLevel].ability]
}

// elPlace is the element of a place; empty for nowhere.
func (s *State) elPlace(p place) rules.Element {
	if f, ok := p.wall(); ok {
		return s.game.el.walls[f]
	}
	if b, ok := p.house(); ok {
		return s.game.el.houses[b]
	}
	if p == onCatapult {
		return s.game.el.catapult
	}
	return ""
}

// elMessenger is where the Messenger is, as an element; empty if he is not on the board.
func (s *State) elMessenger() rules.Element {
	switch m := &s.messenger; m.where {
	case inZone:
		return s.elZone(m.field, m.zone)
	case onWall:
		return s.game.el.walls[m.field]
	}
	return ""
}
