package bsieged

import (
	"portcullis/rules"
)

// About explains a thing of the board, with its numbers as they are now.
func (s *State) About(el rules.Element) (rules.Article, bool) {
	switch el.Kind() {
	case "hero", "plate", "hits", "gold", "food", "morale", "grace":
		if h, ok := s.heroAt(el); ok {
			return s.aboutHero(h), true
		}
	case "card", "take", "given", "taken":
		if i, ok := s.cardAt(el); ok {
			return s.aboutCard(i), true
		}
	case "ability":
		if i, ok := s.abilityAt(el); ok {
			return s.aboutAbility(i), true
		}
	case "building", "shield":
		if b, ok := s.houseOf(el); ok {
			return s.aboutHouse(b), true
		}
	case "event":
		if i, ok := s.eventAt(el); ok {
			return s.aboutEvent(i), true
		}
	case "enemy":
		if i, ok := s.enemyAt(el); ok {
			return s.aboutEnemy(i), true
		}
	case "unit":
		if g, ok := figureAt(el); ok {
			return s.aboutUnit(g), true
		}
	case "token":
		if s.stack.Depth > 0 && s.top().kind == trainFrame && (el == "token:0" || el == "token:1") && s.result == undecided {
			return s.aboutDrawnToken(el)
		}
	case "tactic":
		return s.aboutTactic(el)
	case "round":
		return s.aboutRound(el)
	case "quest":
		if el = s.questOf(el); el == "" {
			return rules.Article{}, false
		}
	}
	return s.aboutPlace(el)
}

// questOf is the figure that a line of the panel tells of; empty: no line.
func (s *State) questOf(el rules.Element) rules.Element {
	switch el {
	case "quest:messenger":
		return s.game.el.messenger
	case "quest:avatar":
		return s.game.el.avatar
	}
	return ""
}

// aboutPlace explains Zones, fields, walls, slots, piles and the things of which there is one.
func (s *State) aboutPlace(el rules.Element) (rules.Article, bool) {
	switch el.Kind() {
	case "zone":
		if f, z, ok := s.zoneAt(el); ok {
			return s.aboutZone(f, z), true
		}
	case "field":
		if f, ok := s.fieldAt(el); ok {
			return s.aboutField(f), true
		}
	case "wall":
		if f, ok := s.fieldAt(el); ok {
			return s.aboutWall(f), true
		}
	case "threat":
		if f, ok := s.fieldAt(el); ok && s.result == undecided {
			return s.aboutThreat(f), true
		}
	case "slot":
		if f, slot, ok := s.slotAt(el); ok {
			a := s.aboutEnemy(int(s.fronts[f].slots[slot]))
			a.Title = rules.T("%s: %s", s.opening(el), a.Title)
			return a, true
		}
	case "deck", "discard":
		return s.aboutPile(el)
	}
	switch el {
	case s.game.el.catapult:
		return s.aboutCatapult(), true
	case s.game.el.messenger:
		return s.aboutMessenger(), true
	case s.game.el.avatar:
		return s.aboutAvatar(), true
	case s.game.el.first:
		return s.aboutFirst(), true
	}
	return rules.Article{}, false
}

// article makes one of a title, a picture of the game or none, a rule and paragraphs, empty ones
// left out.
func article(title rules.Text, picture, rule string, body ...rules.Text) rules.Article {
	a := rules.Article{Title: title, Rule: rule}
	if picture != "" {
		a.Picture = gameID + "/" + picture
	}
	for _, text := range body {
		if !text.Empty() {
			a.Body = append(a.Body, text)
		}
	}
	return a
}

// add appends a line to an article.
func add(a *rules.Article, tone rules.Tone, label rules.Text, format string, args ...any) {
	a.Lines = append(a.Lines, line(tone, label, format, args...))
}

// zonesWords: "1 and 2", "none".
func zonesWords(has func(int) bool) rules.Text {
	var words []rules.Text
	for z := range 3 {
		if has(z) {
			words = append(words, rules.T("%d", z+1))
		}
	}
	if len(words) == 0 {
		return rules.T("none")
	}
	return rules.And(words...)
}
