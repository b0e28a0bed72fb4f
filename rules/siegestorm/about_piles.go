package siegestorm

import "portcullis/rules"

// aboutPile explains a side or one of its piles.
func (s *State) aboutPile(kind string, d side) (rules.Article, bool) {
	a := &s.sides[d]
	of := " of " + s.nameOf(d)
	switch kind {
	case "seat":
		return s.aboutSide(d), true
	case "resources":
		return article("Resources"+of, "ST-ZON-11", pictureIcons+"resources",
			rules.T("The cards to draw from, face down. Damage takes them too. Who must give more than there are loses."), s.supplyLines(d)...), true
	case "hand":
		return article("Hand"+of, "ST-TRN-5", pictureBack, rules.T("A hand holds 10 cards at most; what is drawn beyond goes to the Casualties."),
			line(rules.Plain, "Cards", "%d", a.hand.len())), true
	case "supports":
		return article("Support Zone"+of, "ST-ZON-13", pictureIcons+"support", rules.T("Face-down Supporters. Each pays 1 until the next Prepare step of its player."),
			line(rules.Plain, "Supporters", "%d", a.support.len()), line(rules.Plain, "Ready", "%d", s.readySupporters(d))), true
	case "casualties":
		return s.aboutOpen("Casualties"+of, "ST-ZON-12", "casualties", "Spent, discarded, killed and lost cards, the top one first.", a.casualties.cards()), true
	case "heal":
		return s.aboutOpen("Heal pile"+of, "ST-KEY-7", "heal-pile", "Damage takes these cards before the Resources, the top one first.", a.heal.cards()), true
	case "removed":
		return s.aboutOpen("Removed cards"+of, "ST-KEY-3", "casualties", "Destroyed cards. They do not come back.", s.lying(removed, d)), true
	case "vision":
		return article("Vision"+of, "ST-KEY-16", pictureIcons+"vision", rules.T("Cards drawn by Vision: one is kept, the others go back on top of the Resources or under them."),
			line(rules.Plain, "Cards", "%d", len(s.lying(inVision, d)))), true
	case "reserve":
		if d == bossSide {
			return s.aboutOpen("Reserve pile"+of, "ST-KEY-18", "reserve", "Cards that the boss did not play. They become Resources once, when those run out.", s.boss.reserve.cards()), true
		}
	}
	return rules.Article{}, false
}

// aboutOpen explains a pile whose cards are open, and lists them.
func (s *State) aboutOpen(title, rule, icon, body string, list []cardNo) rules.Article {
	a := article(title, rule, pictureIcons+icon, rules.T("%s", body), line(rules.Strong, "Cards", "%d", len(list)))
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
func times(n int) string {
	if n == 1 {
		return "1"
	}
	return rules.T("%d in a row", n).String()
}

// supplyLines say how long the Resources of a side last.
func (s *State) supplyLines(d side) []rules.Line {
	lines := []rules.Line{line(rules.Strong, "Cards", "%d", s.sides[d].resources.len())}
	if d == bossSide && s.boss.token {
		lines = append(lines, line(rules.Plain, "Reserve pile, to be used once", "%d", s.boss.reserve.len()))
	}
	if heal := s.sides[d].heal.len(); heal > 0 {
		lines = append(lines, line(rules.Good, "Heal pile, lost first", "%d", heal))
	}
	turns := s.drawsLeft(d) / s.drawsPerTurn(d)
	tone := rules.Plain
	if turns <= shortOfTurns {
		tone = rules.Bad
	}
	return append(lines, line(tone, "Turns left without damage", "%d", turns))
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
	a.Lines = append(a.Lines, line(rules.Plain, "Hand", "%d", army.hand.len()),
		line(rules.Plain, "Supporters", "%s, %d ready", rules.Count(army.support.len(), "%d card", "%d cards"), s.readySupporters(d)))
	if w := s.ward(d); w > 0 {
		a.Lines = append(a.Lines, line(rules.Good, "Each damage", "%d less", w))
	}
	if army.protected != [2]bool{} {
		a.Lines = append(a.Lines, line(rules.Good, "Protected", "no targets in this turn"))
	}
	if army.extra {
		a.Lines = append(a.Lines, line(rules.Good, "Extra turn", "granted"))
	}
	if !s.living.Has(d.seat()) {
		a.Lines = append(a.Lines, line(rules.Bad, "Eliminated", "out of the match"))
	}
	return a
}
