package bsieged

import (
	"fmt"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The buttons: what is said rather than pointed at. Package citadel lists what every choice is
// clicked on.
const (
	buttonEnd      rules.Element = "turn:end"
	buttonDone     rules.Element = "trade:done"
	buttonCancel   rules.Element = "trade:cancel"
	buttonKeepRoll rules.Element = "die:keep"
	buttonStore    rules.Element = "keep:keep"
	buttonLeave    rules.Element = "leave:leave"
	buttonBin      rules.Element = "bin:bin"
	buttonUse      rules.Element = "use:use"
	buttonBare     rules.Element = "weapon:none"
	buttonLearn    rules.Element = "learn:learn"
	buttonStrength rules.Element = "strength:strength"
	buttonYes      rules.Element = "answer:yes"
	buttonNo       rules.Element = "answer:no"
	buttonConcede  rules.Element = "concede:concede"
	buttonFinish   rules.Element = "finish:finish"
)

// path appends the elements that a click walks over for a choice of the waiting decision.
func (s *State) path(c rules.Choice, buf []rules.Element) []rules.Element {
	el := &s.game.el
	a := c.Args[0]
	switch c.Verb {
	case Attack:
		return s.pathOfAttack(c, buf)
	case Use:
		return s.pathOfUse(c, buf)
	case Stand:
		return append(buf, el.walls[a], element("stand", s.game.set.Fields[a].ID))
	case Discard:
		if s.ask.kind == askTurn { // a card is clicked to be used
			return append(buf, buttonBin, el.cards[a])
		}
		if c, _ := s.held(s.top().hero, int(a)); s.barOf(s.top().hero, c) != cardFree { // it makes room, and can do nothing else
			return append(buf, el.cards[a])
		}
		return append(buf, el.cards[a], buttonBin)
	case Turn:
		return append(buf, el.catapult, el.fields[a])
	case Shoot:
		return append(buf, el.catapult, s.elZone(s.facing, s.shotZone()))
	case Grace:
		return append(buf, s.pathOfDie(a, c.Args[1]))
	case PickFigure:
		return append(buf, element("count", strconv.Itoa(int(c.Args[1]))))
	case PickFigures:
		return append(buf, element("figures", fmt.Sprintf("%d-%d-%d-%d", a, c.Args[1], c.Args[2], c.Args[3])))
	case PickZone:
		return append(buf, el.zones[a][c.Args[1]])
	case PickDeck:
		return append(buf, s.elDeck(int(a), cards.Class(c.Args[1])))
	case Hit:
		if c.Args[1] == 1 {
			return append(buf, element("hits", s.game.set.Heroes[a].ID))
		}
		return append(buf, el.heroes[a])
	case Share:
		return append(buf, s.shareElement(c))
	case Spend, Suffer:
		return s.pathOfShield(c, buf)
	}
	return append(buf, s.pathOfOne(c))
}

func element(kind, name string) rules.Element { return rules.Element(kind + ":" + name) }

// pathOfOne is the element of a choice that is made with one click.
func (s *State) pathOfOne(c rules.Choice) rules.Element {
	el := &s.game.el
	a := c.Args[0]
	switch c.Verb {
	case Raise, Trade, PickHero:
		return el.heroes[a]
	case Send:
		return el.zones[a][zone1]
	case Next, PickField:
		return el.fields[a]
	case Visit, Repair, PickHouse:
		return el.houses[a]
	case Give, PickCard:
		return el.cards[a]
	case Take:
		return element("take", s.game.set.Cards[a].ID)
	case PutBack:
		return element([...]string{"given", "taken"}[c.Args[1]], s.game.set.Cards[a].ID)
	case Ability:
		return s.elAbility(s.ask.hero, int(a))
	case PickOption:
		return element("option", strconv.Itoa(int(a)))
	case PickClass:
		return element("class", classNames[a])
	case PickToken:
		return element("token", strconv.Itoa(int(a)))
	case Trigger:
		return element("tactic", strconv.Itoa(int(a)))
	case HitRider:
		return el.messenger
	}
	return buttons[c.Verb]
}

// buttons are the elements of choices that point at nothing.
var buttons = map[rules.Verb]rules.Element{Nobody: buttonNo, Done: buttonDone, Cancel: buttonCancel, End: buttonEnd, Keep: buttonKeepRoll, Keeping: buttonStore, Leave: buttonLeave,
	Learn: buttonLearn, Strengthen: buttonStrength, Yes: buttonYes, No: buttonNo, Concede: buttonConcede, Finish: buttonFinish}

// pathOfAttack: the wall and the Zone if there are several; where a weapon has to be named, the weapon or none. Beside the one that is
// ready another weapon is clicked before the Zone, and none after its card.
func (s *State) pathOfAttack(c rules.Choice, buf []rules.Element) []rules.Element {
	f, z, weapon := fieldNo(c.Args[0]), zoneNo(c.Args[1]), c.Args[2]
	el := &s.game.el
	ready, sure := s.ready(s.ask.hero, z)
	switch {
	case sure && weapon != ready && weapon < 0:
		return append(buf, el.cards[ready], buttonBare, s.elZone(f, z))
	case sure && weapon != ready:
		return append(buf, el.cards[weapon], s.elZone(f, z))
	}
	buf = append(buf, el.walls[f])
	if s.targets(f) > 1 {
		buf = append(buf, s.elZone(f, z))
	}
	switch {
	case sure:
	case weapon >= 0:
		return append(buf, el.cards[weapon])
	case s.armed(s.ask.hero, z):
		return append(buf, buttonBare)
	}
	return buf
}

// waysOfAttack are the ways on which the wall need not be clicked: the Zone first, or the weapon.
func (s *State) waysOfAttack(c rules.Choice) [][]rules.Element {
	z, weapon := zoneNo(c.Args[1]), c.Args[2]
	zone := s.elZone(fieldNo(c.Args[0]), z)
	ready, sure := s.ready(s.ask.hero, z)
	switch {
	case sure && weapon != ready:
		return nil
	case sure && weapon >= 0:
		return [][]rules.Element{{zone}, {s.game.el.cards[weapon], zone}}
	case weapon >= 0:
		card := s.game.el.cards[weapon]
		return [][]rules.Element{{card, zone}, {zone, card}}
	case !sure && s.armed(s.ask.hero, z):
		return [][]rules.Element{{zone, buttonBare}}
	}
	return [][]rules.Element{{zone}}
}

// pathOfUse: the card, what it is aimed at, and how often it works where that can be chosen.
func (s *State) pathOfUse(c rules.Choice, buf []rules.Element) []rules.Element {
	d := &s.game.set.Cards[c.Args[0]]
	buf = append(buf, s.game.el.cards[c.Args[0]])
	switch f, z := c.Args[1], c.Args[2]; {
	case f < 0 && !s.usedAtOnce(c.Args[0]):
		buf = append(buf, buttonUse)
	case f < 0:
	case z < 0:
		buf = append(buf, s.game.el.fields[f])
	default:
		buf = append(buf, s.game.el.zones[f][z])
	}
	if s.doublings(s.ask.hero, d) > 0 {
		buf = append(buf, element("times", strconv.Itoa(int(c.Args[3])+1)))
	}
	return buf
}

// usedAtOnce reports whether a click on a card can only be to use it: not where another answer is to discard it, or a copy of it.
func (s *State) usedAtOnce(design int16) bool {
	if s.ask.kind == askTurn {
		return true
	}
	f := s.top()
	_, copied := s.held(f.hero, int(design))
	return s.ask.kind == askCard && int16(s.game.design[f.card]) == design && !copied
}

// pathOfDie: the result that a die is turned to, where results are offered; else the sign above or below it.
func (s *State) pathOfDie(i, by int16) rules.Element {
	if s.dice.goal == forTable || s.byResult() {
		return element("result", strconv.Itoa(int(s.dice.face[i])+int(by)))
	}
	way := "/up"
	if by < 0 {
		way = "/down"
	}
	return element("die", strconv.Itoa(int(i))+way)
}

// elDeck is the element of a deck to look at.
func (s *State) elDeck(kind int, k cards.Class) rules.Element {
	switch kind {
	case poolKind:
		return s.game.el.pools[k]
	case seasonKind:
		return s.game.el.seasons[k]
	}
	return s.game.el.eventDeck
}

// pathOfShield: the Reinforced token of a building, and of two heroes on it the one whom it
// spares (BS-RUL-86); or the hero who takes the hit, or the building.
func (s *State) pathOfShield(c rules.Choice, buf []rules.Element) []rules.Element {
	b, kind := c.Args[0], c.Args[1]
	if c.Verb == Suffer {
		if kind >= 0 {
			return append(buf, s.game.el.heroes[kind])
		}
		return append(buf, s.game.el.houses[b])
	}
	buf = append(buf, element("shield", s.game.set.Buildings[b].ID))
	if _, n := s.guards(cards.BuildingID(b)); kind >= 0 && n > 1 {
		return append(buf, s.game.el.heroes[kind])
	}
	return buf
}

// clickable reports whether an element is on the path of a legal choice; to discard a card in a turn is none that says why it cannot
// be used.
func (s *State) clickable(el rules.Element) bool {
	var buf [4]rules.Element
	for _, c := range s.Decision().Choices {
		if c.Verb == Discard && s.ask.kind == askTurn && el != buttonBin {
			continue
		}
		for _, step := range s.path(c, buf[:0]) {
			if step == el {
				return true
			}
		}
	}
	return false
}
