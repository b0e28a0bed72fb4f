package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// aboutBoss explains the boss card and what lies on his board.
func (s *State) aboutBoss(el rules.Element) (rules.Article, bool) {
	b := &s.boss
	switch el {
	case bossCard:
		return s.aboutBossCard(), true
	case bossMenace:
		return article(rules.T("Menace Level"), "ST-BOS-17", pictureIcons+"menace",
			rules.T("The boss plays cards that cost no more than this; at 5+ all of them. It rises by 1 if every card in the boss's hand costs more."),
			line(rules.Strong, rules.T("Now"), "%s", menaceWords(int(b.menace)))), true
	case bossLife:
		tone := rules.Plain
		if b.life <= b.start/4 {
			tone = rules.Good
		}
		return article(rules.T("Life Points"), "ST-SOL-18", pictureIcons+"life", rules.T("Damage to the boss lowers them; at 0 the boss is beaten. The boss's Resources are not touched."),
			line(tone, rules.T("Now"), "%d of %d", b.life, b.start)), true
	case bossToken:
		state := rules.T("used").In("a token")
		if b.token {
			state = rules.T("still there")
		}
		return article(rules.T("Reserve token"), "ST-BOS-9", pictureIcons+"reserve", rules.T("While it is there, an empty Resource deck is renewed from the Reserve pile, once."),
			line(rules.Plain, rules.T("Now"), "%s", state), line(rules.Plain, rules.T("Reserve pile"), "%d", b.reserve.len())), true
	}
	return rules.Article{}, false
}

// aboutBossCard: the boss card with both faces, and what he will do with his hand.
func (s *State) aboutBossCard() rules.Article {
	b := &s.game.set.Bosses[s.boss.card]
	a := article(b.Told(), "ST-SOL-2", "siegestorm/portraits/"+b.Key, b.Menaces(),
		line(rules.Plain, rules.T("Difficulty"), "%s", rules.Name("value of an option", difficultyNames[b.Difficulty])),
		line(rules.Strong, rules.T("Life Points"), "%d of %d", s.boss.life, s.boss.start),
		line(rules.Strong, rules.T("Menace Level"), "%s", menaceWords(int(s.boss.menace))),
		line(rules.Plain, rules.T("Menace Level at the start"), "%d", s.column().Menace),
		line(rules.Plain, rules.T("Cards drawn each turn"), "%d", b.Hand))
	a.Body = append(a.Body, rules.T("Beaten at 0 Life Points, or when a draw is due that Resources and Reserve pile cannot supply. Deploy cards are played first, then Leaders, then Gangs, then actions, the most expensive first."),
		b.Lore())
	a.Lines = append(a.Lines, s.supplyLines(bossSide)...)
	for i, step := range s.bossOrder(nil) {
		a.Lines = append(a.Lines, s.bossPlan(i, step))
	}
	return a
}

// bossPlan says what will become of a card of his hand as things stand.
func (s *State) bossPlan(i int, step bossStep) rules.Line {
	label := s.name(step.card)
	switch step.fate {
	case willPlay:
		as := [...]rules.Text{cards.Deploy: rules.T("Deploy"), cards.Leader: rules.T("Leader"), cards.Gang: rules.T("Gang"), cards.Action: rules.T("action")}[step.as]
		return line(rules.Strong, label, "%d. %s", i+1, as)
	case tooDearYet:
		return line(rules.Plain, label, "costs %d, too much", s.design(step.card).Cost)
	case hasNoPlace:
		return line(rules.Plain, label, "no place for it")
	}
	return line(rules.Plain, label, "to the Reserves")
}

func aboutToken(el rules.Element) (rules.Article, bool) {
	switch el.Name() {
	case "gang":
		return article(rules.T("Gang token"), "ST-CMD-7", pictureIcons+"gang-token", rules.T("+1 ATT for the creature it lies on. It goes back when the creature leaves.")), true
	case "spirit":
		return article(rules.T("Spirit token"), "ST-CMD-8", pictureIcons+"spirit-token", rules.T("Lies on Totems, and activates the Totem on which it is put.")), true
	}
	return rules.Article{}, false
}
