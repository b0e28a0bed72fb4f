package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// describeEffect: what a card, an ability, an Event or a building asks for.
func (s *State) describeEffect(c rules.Choice) rules.Description {
	set, a := s.game.set, c.Args[0]
	switch c.Verb {
	case PickHero:
		return s.describePickHero(c)
	case PickOption:
		return s.describeOption(int(a))
	case PickFigure:
		return s.describeFigures(figure(a), int(c.Args[1]))
	case PickFigures:
		return says(s.effectRule(), "%s %s", effectVerb(s.effectUnderWay()), s.force(figuresOf(c)))
	case PickHouse:
		return says(s.effectRule(), "%s %s", effectVerb(s.effectUnderWay()), rules.Within(set.Buildings[a].Told()))
	case PickField:
		return says(s.effectRule(), "Choose %s", s.fieldPhrase(fieldNo(a)))
	case PickZone:
		return says(s.effectRule(), "Choose %s", s.zonePhrase(fieldNo(a), zoneNo(c.Args[1])))
	case PickClass:
		return says("BS-CRD-17", "Draw from %s", s.phrase(s.classDeck(cards.Class(a))))
	case PickCard:
		return says("BS-CON-V-recover", "Take %s from the discard pile", set.Cards[a].Told())
	case PickDeck:
		return says("BS-ABI-16", "Turn up the top card of %s", s.phrase(s.elDeck(int(a), cards.Class(c.Args[1]))))
	}
	return s.describeAnswer(c.Verb == Yes)
}

// classDeck is the deck of a class that the frame draws from.
func (s *State) classDeck(k cards.Class) rules.Element {
	_, el := s.deckOf(s.top(), k)
	return el
}

// effectUnderWay is the effect that is being carried out; nil without one.
func (s *State) effectUnderWay() *cards.Effect {
	if s.stack.Depth == 0 {
		return nil
	}
	f := s.top()
	if list := s.game.set.List(f.list); f.kind == textFrame && int(f.at) < len(list) {
		return &list[f.at]
	}
	return nil
}

// effectRule is the rule of the verb that is being carried out.
func (s *State) effectRule() string {
	e := s.effectUnderWay()
	if e == nil {
		return "BS-CON-31"
	}
	rule, ok := map[cards.Verb]string{cards.Destroy: "BS-CON-V-destroy", cards.Push: "BS-CON-V-push", cards.Hold: "BS-CON-V-hold", cards.Mend: "BS-CON-V-repair",
		cards.Reinforce: "BS-CON-V-reinforce", cards.Damage: "BS-CON-V-damage", cards.Orient: "BS-CON-V-orient", cards.Spawn: "BS-CON-V-spawn",
		cards.Summon: "BS-CON-V-summon", cards.Hits: "BS-CON-V-hits", cards.Volley: "BS-CON-V-volley", cards.Gain: "BS-CON-V-gain", cards.Lose: "BS-CON-V-lose",
		cards.Draw: "BS-CON-V-draw", cards.Modify: "BS-CON-V-modify", cards.Recover: "BS-CON-V-recover"}[e.Verb]
	if !ok {
		return "BS-CON-31"
	}
	return rule
}

// effectVerb is what an effect does to the building or figures that are chosen for it.
func effectVerb(e *cards.Effect) rules.Text {
	if e == nil {
		return rules.T("Choose")
	}
	switch e.Verb {
	case cards.Mend:
		return rules.T("Repair")
	case cards.Reinforce:
		return rules.T("Reinforce")
	case cards.Damage:
		return rules.T("Damage")
	case cards.Destroy:
		return rules.T("Destroy")
	case cards.Push:
		return rules.T("Drive back")
	case cards.Hold:
		return rules.T("Hold")
	}
	return rules.T("Choose")
}

func (s *State) describePickHero(c rules.Choice) rules.Description {
	e, name := s.effectUnderWay(), s.game.set.Heroes[c.Args[0]].Told()
	if e == nil {
		return says("BS-CON-31", "Choose %s", name)
	}
	switch {
	case e.Verb == cards.Gain && e.N.Die == cards.NoDie:
		return says("BS-CON-V-gain", "%s earns %d %s", name, e.N.N, trackWords[e.What])
	case e.Verb == cards.Lose && e.N.Die == cards.NoDie:
		return says("BS-CON-V-lose", "%s loses %d %s", name, e.N.N, trackWords[e.What])
	}
	return says(s.effectRule(), "Choose %s", name)
}

var trackWords = [cards.TrackCount]rules.Text{rules.T("Gold"), rules.T("Food"), rules.T("Morale"), rules.T("Divine Grace")}

// describeOption puts the effects of an option into words.
func (s *State) describeOption(i int) rules.Description {
	e := s.effectUnderWay()
	if e == nil || i >= len(e.Options) {
		return says("BS-CON-V-choose", "Choose option %d", i+1)
	}
	return says("BS-CON-V-choose", "%s", rules.Capital(s.gainsWords(s.top().hero, e.Options[i])))
}

// gainsWords are the words of a list of effects that a hero may choose, with what is full.
func (s *State) gainsWords(h heroNo, list cards.ListID) rules.Text {
	words := s.listWords(h, list)
	if note := s.fullNote(h, list); !note.Empty() {
		return rules.T("%s: %s", words, note)
	}
	return words
}

// effectWords is an effect in a few words, as far as options have such effects.
func (s *State) effectWords(e *cards.Effect) rules.Text {
	n := e.N.N
	switch e.Verb {
	case cards.Gain:
		return gainWords(e)
	case cards.Lose:
		return loseWords(e)
	case cards.Mend:
		return rules.Count(max(n, 1), "repair %d building", "repair %d buildings")
	case cards.Reinforce:
		if e.Spread {
			return rules.Count(n, "reinforce %d building", "reinforce %d different buildings").In("each of them once")
		}
		return rules.Count(n, "reinforce %d building", "reinforce %d buildings")
	case cards.Vinculum:
		return rules.T("take %d Vinculum from the Avatar of the Abyss", n)
	case cards.Destroy:
		return rules.T("destroy %s", s.targetWords(e))
	case cards.Push:
		return rules.T("drive back %s", s.targetWords(e))
	case cards.Hold:
		return rules.T("hold %s", s.targetWords(e))
	case cards.Draw:
		return rules.T("draw %s", s.drawWords(e))
	case cards.Hits:
		return rules.Count(n, "%d hit in one Zone", "%d hits in one Zone")
	case cards.Volley:
		return rules.T("roll %d dice against a Zone", e.Dice)
	}
	return plainVerb(e.Verb)
}

// plainVerb is a verb whose parameters need no words.
func plainVerb(v cards.Verb) rules.Text {
	switch v {
	case cards.Smuggle:
		return rules.T("roll on the Smuggling Table")
	case cards.Orient:
		return rules.T("turn the Catapult")
	case cards.Ward:
		return rules.T("ward the Messenger")
	case cards.Look:
		return rules.T("turn up the top card of a deck")
	case cards.Damage:
		return rules.T("damage a building")
	case cards.Recover:
		return rules.T("take a card from a discard pile")
	case cards.March:
		return rules.T("let units advance")
	case cards.Spawn:
		return rules.T("let units spawn")
	case cards.Summon:
		return rules.T("change the Summoning rolls")
	case cards.Modify:
		return rules.T("change what rolls are worth")
	case cards.Test:
		return rules.T("roll a die")
	}
	return rules.T("do what the text says")
}

// gainWords: "earn 3 Gold", "roll the yellow die to earn Gold".
func gainWords(e *cards.Effect) rules.Text {
	what := trackWords[e.What]
	switch {
	case e.N.Die == cards.NoDie:
		return rules.T("earn %s", amount(e))
	case e.N.N > 0:
		return rules.T("roll %s + %d to earn %s", dieNamed(e.N.Die), e.N.N, what)
	}
	return rules.T("roll %s to earn %s", dieNamed(e.N.Die), what)
}

// loseWords: "lose 3 Gold", "roll the red die to lose Gold".
func loseWords(e *cards.Effect) rules.Text {
	what := trackWords[e.What]
	switch {
	case e.N.Die == cards.NoDie:
		return rules.T("lose %s", amount(e))
	case e.N.N > 0:
		return rules.T("roll %s + %d to lose %s", dieNamed(e.N.Die), e.N.N, what)
	}
	return rules.T("roll %s to lose %s", dieNamed(e.N.Die), what)
}

// amount: "3 Gold".
func amount(e *cards.Effect) rules.Text { return rules.T("%d %s", e.N.N, trackWords[e.What]) }

func dieNamed(d cards.Die) rules.Text {
	if d == cards.RedDie {
		return rules.T("the red die")
	}
	return rules.T("the yellow die")
}

// drawWords: "1 Tavern card", "2 cards".
func (s *State) drawWords(e *cards.Effect) rules.Text {
	for k := range cards.ClassCount {
		if e.Classes == 1<<k {
			return rules.Plural(e.N.N, "%d %s card", "%d %s cards", e.N.N, className(k))
		}
	}
	return rules.Count(e.N.N, "%d card", "%d cards")
}

// targetWords: "1 Mölen", "up to 4 Krohns or Gargohs".
func (s *State) targetWords(e *cards.Effect) rules.Text {
	var types []rules.Text
	for u := cards.UnitKind(0); u < cards.UnitCount; u++ {
		if e.Units == 0 || e.Units.Has(u) {
			name := s.game.set.Units[u].Told()
			if e.Count != 1 {
				name = s.unitNames(u)
			}
			types = append(types, rules.T("%s", name))
		}
	}
	names := rules.Or(types...)
	switch e.Rank {
	case cards.Elite:
		names = rules.T("elite %s", names)
	case cards.Standard:
		names = rules.T("standard %s", names)
	}
	switch {
	case e.Count == cards.Every:
		return rules.T("all %s", names)
	case e.Count == 1:
		return rules.T("1 %s", names)
	}
	return rules.T("up to %d %s", e.Count, names)
}

// trainWords: what the second option of the Sanctuary costs.
func (s *State) trainWords(h heroNo) rules.Text {
	level := s.nextLevel(h)
	if level >= cards.LevelCount {
		return rules.T("train")
	}
	return rules.T("pay %d Food for an ability token of Level %d", s.sheet(h).Food[level], level+1)
}

// describeFigures: how many of a sort an effect takes in a Zone.
func (s *State) describeFigures(g figure, n int) rules.Description {
	verb := effectVerb(s.effectUnderWay())
	if n == 0 {
		return says(s.effectRule(), "%s no %s", verb, s.unitName(g))
	}
	return says(s.effectRule(), "%s %s", verb, s.units(g, n))
}

// unitName: "elite Krohn".
func (s *State) unitName(g figure) rules.Text {
	u := &s.game.set.Units[g.unit()]
	if g.elite() {
		return rules.T("elite %s", u.Told())
	}
	return u.Told()
}

// describeAnswer: yes or no to something that is left open.
func (s *State) describeAnswer(yes bool) rules.Description {
	f := s.top()
	switch {
	case f.kind == attackFrame && yes:
		return says("BS-ABI-6", "Make the free attack of %s on %s", s.ability(f.hero, int(f.n)-1).Told(), s.zonePhrase(f.field, f.zone))
	case f.kind == attackFrame:
		return says("BS-ABI-6", "Make no free attack")
	case f.kind == drawFrame && yes:
		return says("BS-CRD-17", "Draw another card from %s", s.phrase(s.classDeck(cards.Class(f.index))))
	case f.kind == drawFrame:
		return says("BS-CRD-17", "Draw no more cards")
	case yes:
		return says("BS-CON-28", "Yes: %s", s.effectWords(s.effectUnderWay()))
	}
	return says("BS-CON-28", "No")
}
