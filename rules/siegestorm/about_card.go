package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// aboutCard explains a card: what is printed, and on the Battlefield what counts now.
func (s *State) aboutCard(c cardNo) rules.Article {
	a := s.aboutPrint(c)
	k := &s.cards[c]
	if !k.place.onBattlefield() {
		return a
	}
	d := s.design(c)
	a.Lines = a.Lines[:0]
	a.Lines = append(a.Lines, current(rules.T("Attack (ATT)"), int(d.ATT), s.attack(c)), current(rules.T("Defence (DEF)"), int(d.DEF), s.defence(c)))
	for _, change := range s.changes(c) {
		value := changeWords(change.ATT, change.DEF)
		if change.Turn {
			value = rules.T("%s until the end of turn", value)
		}
		a.Lines = append(a.Lines, rules.Line{Label: change.Source, Value: value})
	}
	a.Lines = append(a.Lines, line(rules.Plain, rules.T("Cost"), "%d", d.Cost))
	a.Lines = append(a.Lines, s.standing(c)...)
	return a
}

// current is a value now, with print where that differs.
func current(label rules.Text, printed, now int) rules.Line {
	switch {
	case now > printed:
		return line(rules.Good, label, "%d (print %d)", now, printed)
	case now < printed:
		return line(rules.Bad, label, "%d (print %d)", now, printed)
	}
	return line(rules.Strong, label, "%d", now)
}

// standing says what holds for a creature where it stands.
func (s *State) standing(c cardNo) []rules.Line {
	k := &s.cards[c]
	var lines []rules.Line
	if k.owner != k.holder {
		lines = append(lines, line(rules.Plain, rules.T("Deck"), "of %s", s.nameOf(k.owner)))
	}
	if k.place == onTrack && k.slot == 0 && s.defence(c) > 0 && s.facesEnemy(k.track) {
		lines = append(lines, line(rules.Plain, rules.T("Defender"), "storms from the track across are weaker by %d", s.defence(c)))
	}
	if s.isProtected(c) {
		lines = append(lines, line(rules.Good, rules.T("Protected"), "no target in this turn"))
	}
	if k.spirit > 0 {
		lines = append(lines, line(rules.Plain, rules.T("Spirit tokens"), "%d", k.spirit))
	}
	if k.place == onTrack && k.slot < trackSlots-1 || !k.place.onWarTrack() {
		return lines
	}
	return append(lines, s.stormLines(c)...)
}

// facesEnemy reports whether a creature stands on a war track opposed to another one, so that it could storm at it.
func (s *State) facesEnemy(t uint8) bool {
	var buf [maxBoard]cardNo
	return len(s.onTracks(s.opposedTracks(t), buf[:0])) > 0
}

// onlooker is a seat that sees into no hand.
const onlooker rules.Seat = maxSides

// stormLines say what the storm of a creature comes to that storms, has its order, or leaves its track next.
func (s *State) stormLines(c cardNo) []rules.Line {
	v := s.stormOf(c, onlooker)
	switch k := &s.cards[c]; {
	case k.place == onTrack:
		if o := s.nextStorm(k.track, onlooker); o != nil {
			v = o.view(onlooker)
		}
	case s.ordered() == c && s.yetToStrike(c):
		v = s.prospect(c, onlooker).view(onlooker)
	}
	var lines []rules.Line
	for _, l := range v.Before {
		lines = append(lines, rules.Line{Label: rules.T("%s, before it strikes", l.Label), Value: l.Value, Tone: rules.Strong})
	}
	for _, t := range v.Targets {
		if t.Element.Kind() == "seat" {
			d, _ := s.sideAt(t.Element)
			lines = append(lines, line(rules.Strong, rules.T("Storm against %s", s.nameOf(d)), "Attack Strength %d", t.Strength))
		}
	}
	return lines
}

// losses say what a side loses.
func (t StormTarget) losses(d side) rules.Text {
	switch {
	case t.Loses && d == bossSide:
		return rules.T("is beaten")
	case t.Loses:
		return rules.T("loses: too few cards")
	case d == bossSide:
		return rules.Count(t.Life, "%d Life Point", "%d Life Points")
	}
	return rules.T("loses %s", cardsOf(t.Heal+t.Resources))
}

// aboutPrint explains what is printed on a card.
func (s *State) aboutPrint(c cardNo) rules.Article {
	d := s.design(c)
	a := rules.Article{Title: d.Told(), Picture: "siegestorm/figures/" + d.Key, Rule: "ST-CRD-1"}
	said := map[string]bool{}
	if d.ActionText != "" {
		a.Body = append(a.Body, taught(rules.T("Action: %s", d.Acts()), d.Action, said))
	}
	if d.PassiveText != "" {
		a.Body = append(a.Body, taught(rules.T("Passive: %s", d.Lasts()), d.Passive.Effects, said))
	}
	a.Body = append(a.Body, keywords(d, said)...)
	if d.Flavour != "" {
		a.Body = append(a.Body, d.Lore())
	}
	if d.Creature() {
		a.Lines = append(a.Lines, line(rules.Strong, rules.T("Attack (ATT)"), "%d", d.ATT), line(rules.Strong, rules.T("Defence (DEF)"), "%d", d.DEF))
	}
	a.Lines = append(a.Lines, line(rules.Plain, rules.T("Cost"), "%d", d.Cost))
	owner := s.cards[c].owner
	if now := s.creatureCost(owner, c); d.Creature() && owner != bossSide && now != int(d.Cost) {
		a.Lines = append(a.Lines, line(rules.Strong, rules.T("As a creature of %s", s.nameOf(owner)), "costs %d now", now))
	}
	a.Lines = append(a.Lines, line(rules.Plain, rules.T("Deck"), "%s", s.game.set.Decks[d.Deck].Told()))
	if d.Rank != cards.NoRank {
		a.Lines = append(a.Lines, line(rules.Plain, rules.T("Rank"), "%s", d.Rank.Told()))
	}
	return a
}

// keyword is a word of the glossary.
type keyword struct {
	word, means rules.Text
	rule        string
}

// taught is a text of a card, and after it what the words in it mean that were not said before: a tooltip has no more of the card than
// its texts.
func taught(text rules.Text, effects []cards.Effect, said map[string]bool) rules.Text {
	sentences := []rules.Text{text}
	for _, k := range unsaid(effects, said) {
		sentences = append(sentences, rules.T("%s: %s (%s).", k.word, k.means, k.rule))
	}
	return rules.Sentences(sentences...)
}

// unsaid are the words of a text that were not said before.
func unsaid(effects []cards.Effect, said map[string]bool) (list []keyword) {
	for i := range effects {
		for _, k := range [...]keyword{verbKeyword(effects[i].Do), targetKeyword(effects[i].Target, effects[i].Scope)} {
			if k.isNew(said) {
				list = append(list, k)
			}
		}
	}
	return list
}

// Glossary is what the words in the texts of a card mean, one a paragraph, each once.
func Glossary(d *cards.Card) (list []rules.Text) {
	said := map[string]bool{}
	for _, k := range append(unsaid(d.Action, said), unsaid(d.Passive.Effects, said)...) {
		list = append(list, rules.T("%s: %s.", k.word, k.means))
	}
	return list
}

// isNew reports whether a word was not said before; from then on it was.
func (k keyword) isNew(said map[string]bool) bool {
	word := k.word.String()
	fresh := word != "" && !said[word]
	said[word] = true
	return fresh
}

// keywords explains the commands and icons of a card, as far as no word of them was said before.
func keywords(d *cards.Card, said map[string]bool) []rules.Text {
	var list []rules.Text
	say := func(k keyword) {
		if k.isNew(said) {
			list = append(list, rules.T("%s: %s (%s)", k.word, k.means, k.rule))
		}
	}
	for _, command := range d.Commands {
		say(commandKeyword(command))
	}
	for _, icon := range [...]cards.Specials{cards.Shielded, cards.Spirit, cards.Totem} {
		if d.Specials.Has(icon) {
			say(iconKeyword(icon))
		}
	}
	return list
}

func commandKeyword(c cards.Command) keyword {
	return [...]keyword{
		cards.Deploy: {rules.T("Deploy"), rules.T("the boss puts it into his Deployment Zone, if that is empty"), "ST-CMD-1"},
		cards.Leader: {rules.T("Leader"), rules.T("the boss puts it on his Frontline or in No Man's Land"), "ST-CMD-2"},
		cards.Gang:   {rules.T("Gang"), rules.T("it puts a Gang token, +1 ATT, on each of the boss's Allies and is discarded"), "ST-CMD-6"},
		cards.Action: {rules.T("Action"), rules.T("the boss plays it as an action"), "ST-CMD-3"},
	}[c]
}

func iconKeyword(icon cards.Specials) keyword {
	switch icon {
	case cards.Shielded:
		return keyword{rules.T("Shielded"), rules.T("actions and abilities of its enemies do not touch it; storms do"), "ST-CMD-4"}
	case cards.Spirit:
		return keyword{rules.T("Spirit"), rules.T("when the boss plays it, each of his Totems gets a Spirit token and is activated"), "ST-CMD-5"}
	}
	return keyword{rules.T("Totem"), rules.T("each Spirit token put on it activates it"), "ST-CMD-8"}
}

func verbKeyword(v cards.Verb) keyword {
	switch v {
	case cards.Damage:
		return keyword{rules.T("DMG"), rules.T("cards go from the Heal pile, then from the Resources to the Casualties; a boss loses Life Points"), "ST-KEY-5"}
	case cards.Vision:
		return keyword{rules.T("Vision"), rules.T("draw that many cards, keep one, put the others on top of the Resources or under them"), "ST-KEY-16"}
	case cards.Heal:
		return keyword{rules.T("Heal"), rules.T("that many of the top Casualties become the Heal pile, which damage takes first"), "ST-KEY-7"}
	case cards.Discard:
		return keyword{rules.T("Discard"), rules.T("a card of the hand goes to the Casualties"), "ST-KEY-4"}
	case cards.Steal:
		return keyword{rules.T("Steal"), rules.T("a random card of the opponent's hand comes to the own hand"), "ST-KEY-15"}
	case cards.Raise:
		return keyword{rules.T("Raise"), rules.T("the opponent's top Casualty comes to the own hand"), "ST-KEY-10"}
	case cards.Destroy:
		return keyword{rules.T("Destroy"), rules.T("the card leaves the game for good"), "ST-KEY-3"}
	case cards.Kill:
		return keyword{rules.T("Kill"), rules.T("the creature goes to its owner's Casualties"), "ST-KEY-8"}
	case cards.Sacrifice:
		return keyword{rules.T("Sacrifice"), rules.T("choose an Ally and kill it"), "ST-KEY-13"}
	case cards.DeployCard:
		return keyword{rules.T("Deploy"), rules.T("into the own Deployment Zone, if it is empty; it costs nothing and is not the one deploy of the turn"), "ST-PLC-2"}
	case cards.Place:
		return keyword{rules.T("Place"), rules.T("onto the Battle Zone for nothing; a card on the own Frontline makes room"), "ST-RUL-15"}
	case cards.Advance:
		return keyword{rules.T("Advance"), rules.T("all creatures of the own war track move one slot forward"), "ST-KEY-1"}
	}
	return rarerKeyword(v)
}

func rarerKeyword(v cards.Verb) keyword {
	switch v {
	case cards.Reset:
		return keyword{rules.T("Reset"), rules.T("a committed Supporter becomes ready"), "ST-KEY-12"}
	case cards.Negate:
		return keyword{rules.T("Negate"), rules.T("cancels the action or ability that it answers; played only as a reaction"), "ST-CHN-14"}
	case cards.Protect:
		return keyword{rules.T("Protection"), rules.T("stops targets only: not storms, discards or damage"), "ST-RUL-57"}
	case cards.ExtraTurn:
		return keyword{rules.T("Extra turn"), rules.T("a whole turn right after this one, at most one for each turn"), "ST-TRN-11"}
	case cards.Shapeshift:
		return keyword{rules.T("Shapeshift"), rules.T("return it to the hand and put another creature card of the hand in its place"), "ST-KEY-14"}
	case cards.KillSupporter:
		return keyword{rules.T("Supporter"), rules.T("a boss has none: his Menace Level falls instead"), "ST-SOL-13"}
	case cards.Recover:
		return keyword{rules.T("Recover"), rules.T("the boss gets Life Points back, at most up to where he began"), "ST-KEY-11"}
	case cards.Menace:
		return keyword{rules.T("Menace Level"), rules.T("1 to 5+; the boss plays cards that cost no more"), "ST-BOS-17"}
	}
	return keyword{}
}

func targetKeyword(t cards.Target, scope cards.Scope) keyword {
	switch {
	case t == cards.TargetEnemy || scope == cards.AllEnemies:
		return keyword{rules.T("Enemy"), rules.T("a creature on the opponent's war track, not on the Battle Zone"), "ST-ALY-1"}
	case t == cards.TargetAlly || scope == cards.AllAllies:
		return keyword{rules.T("Ally"), rules.T("another creature on the own war track, not on the Battle Zone"), "ST-ALY-2"}
	case t == cards.TargetDefender:
		return keyword{rules.T("Defender"), rules.T("the creature in the Deployment Zone"), "ST-ZON-10"}
	}
	return keyword{}
}
