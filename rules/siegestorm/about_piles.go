package siegestorm

import "portcullis/rules"

// aboutPile explains a side or one of its piles.
func (s *State) aboutPile(kind string, d side) (rules.Article, bool) {
	a := &s.sides[d]
	of := s.nameOf(d)
	switch kind {
	case "seat":
		return s.aboutSide(d), true
	case "resources":
		return article(rules.T("Resources of %s", of), "ST-ZON-11", pictureIcons+"resources",
			rules.T("The cards to draw from, face down. Damage takes them too. Who must give more than there are loses."), s.supplyLines(d)...), true
	case "hand":
		return article(rules.T("Hand of %s", of), "ST-TRN-5", pictureBack, rules.T("Cards to play as actions or creatures, and to pay with. A hand holds 10 at most; what is drawn beyond goes to the Casualties."),
			line(rules.Plain, rules.T("Cards"), "%d", a.hand.len())), true
	case "supports":
		return article(rules.T("Support Zone of %s", of), "ST-ZON-13", pictureIcons+"support", rules.T("Supporters lie here: cards face down that help to pay. Each pays 1 in every turn, and is ready again in the next Prepare step of its player."),
			line(rules.Plain, rules.T("Supporters"), "%d", a.support.len()), line(rules.Plain, rules.T("Ready"), "%d", s.readySupporters(d))), true
	case "casualties":
		return s.aboutOpen(rules.T("Casualties of %s", of), "ST-ZON-12", "casualties", rules.T("Spent, discarded, killed and lost cards, the top one first."), a.casualties.cards()), true
	case "heal":
		return s.aboutOpen(rules.T("Heal pile of %s", of), "ST-KEY-7", "heal-pile", rules.T("Heal brings cards here from the Casualties. Damage takes them before the Resources, the top one first; they cannot be drawn."), a.heal.cards()), true
	case "removed":
		return s.aboutOpen(rules.T("Removed cards of %s", of), "ST-KEY-3", "casualties", rules.T("Destroyed cards. They do not come back."), s.lying(removed, d)), true
	case "vision":
		return article(rules.T("Vision of %s", of), "ST-KEY-16", pictureIcons+"vision", rules.T("Vision draws as many cards as it says: one is kept, the others go back on top of the Resources or under them."),
			line(rules.Plain, rules.T("Cards"), "%d", len(s.lying(inVision, d)))), true
	case "reserve":
		if d == bossSide {
			return s.aboutOpen(rules.T("Reserve pile of %s", of), "ST-KEY-18", "reserve", rules.T("Cards that the boss did not play. They become Resources once, when those run out."), s.boss.reserve.cards()), true
		}
	}
	return rules.Article{}, false
}

// aboutOpen explains a pile whose cards are open, and lists them.
func (s *State) aboutOpen(title rules.Text, rule, icon string, body rules.Text, list []cardNo) rules.Article {
	a := article(title, rule, pictureIcons+icon, body, line(rules.Strong, rules.T("Cards"), "%d", len(list)))
	for i := len(list) - 1; i >= 0; {
		n, c := 1, list[i]
		for i--; i >= 0 && s.cards[list[i]].design == s.cards[c].design; i-- {
			n++
		}
		a.Lines = append(a.Lines, line(rules.Plain, s.name(c), "%s", times(n)))
	}
	return a
}

// times: nothing for one, "2 in a row" for more.
func times(n int) rules.Text {
	if n == 1 {
		return rules.T("%d", 1)
	}
	return rules.T("%d in a row", n)
}

// supplyLines say how long the Resources of a side last.
func (s *State) supplyLines(d side) []rules.Line {
	lines := []rules.Line{line(rules.Strong, rules.T("Cards"), "%d", s.sides[d].resources.len())}
	if d == bossSide && s.boss.token {
		lines = append(lines, line(rules.Plain, rules.T("Reserve pile, to be used once"), "%d", s.boss.reserve.len()))
	}
	if heal := s.sides[d].heal.len(); heal > 0 {
		lines = append(lines, line(rules.Good, rules.T("Heal pile, lost first"), "%d", heal))
	}
	turns := s.turnsLeft(d)
	tone := rules.Plain
	if turns <= shortOfTurns {
		tone = rules.Bad
	}
	return append(lines, line(tone, rules.T("Turns left without damage"), "%d", turns))
}

// shortOfTurns is how few turns are worth a warning.
const shortOfTurns = 2

// aboutSide sums a side up.
func (s *State) aboutSide(d side) rules.Article {
	if d == bossSide {
		a, _ := s.aboutBoss(bossCard)
		return a
	}
	a := article(s.nameOf(d), "ST-WIN-1", pictureIcons+"resources", rules.T("Who must draw or suffer more cards than there are, loses."), s.supplyLines(d)...)
	army := &s.sides[d]
	a.Lines = append(a.Lines, line(rules.Plain, rules.T("Hand"), "%d", army.hand.len()),
		line(rules.Plain, rules.T("Supporters"), "%s, %d ready", rules.Count(army.support.len(), "%d card", "%d cards"), s.readySupporters(d)))
	if w := s.ward(d); w > 0 {
		a.Lines = append(a.Lines, line(rules.Good, rules.T("Each damage"), "%d less", w))
	}
	if army.protected != [2]bool{} {
		a.Lines = append(a.Lines, line(rules.Good, rules.T("Protected"), "no targets in this turn"))
	}
	if army.extra {
		a.Lines = append(a.Lines, line(rules.Good, rules.T("Extra turn"), "granted"))
	}
	if !s.living.Has(d.seat()) {
		a.Lines = append(a.Lines, line(rules.Bad, rules.T("Eliminated"), "out of the match"))
	}
	return a
}
