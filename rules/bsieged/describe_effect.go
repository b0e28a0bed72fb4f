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
	case PickHouse:
		return says(s.effectRule(), "%s %s", effectVerb(s.effectUnderWay()), lower(set.Buildings[a].Name))
	case PickField:
		return says(s.effectRule(), "Choose %s", s.fieldPhrase(fieldNo(a)))
	case PickZone:
		return says(s.effectRule(), "Choose %s", s.zonePhrase(fieldNo(a), zoneNo(c.Args[1])))
	case PickClass:
		return says("BS-CRD-17", "Draw from %s", s.phrase(s.classDeck(cards.Class(a))))
	case PickCard:
		return says("BS-CON-V-recover", "Take %s from the discard pile", set.Cards[a].Name)
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
func effectVerb(e *cards.Effect) string {
	if e == nil {
		return "Choose"
	}
	switch e.Verb {
	case cards.Mend:
		return "Repair"
	case cards.Reinforce:
		return "Reinforce"
	case cards.Damage:
		return "Damage"
	case cards.Destroy:
		return "Destroy"
	case cards.Push:
		return "Drive back"
	case cards.Hold:
		return "Hold"
	}
	return "Choose"
}

func (s *State) describePickHero(c rules.Choice) rules.Description {
	e, name := s.effectUnderWay(), s.game.set.Heroes[c.Args[0]].Short
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

var trackWords = [cards.TrackCount]string{"Gold", "Food", "Morale", "Divine Grace"}

// describeOption puts the effects of an option into words.
func (s *State) describeOption(i int) rules.Description {
	e := s.effectUnderWay()
	if e == nil || i >= len(e.Options) {
		return says("BS-CON-V-choose", "Choose option %d", i+1)
	}
	return says("BS-CON-V-choose", "%s", capital(s.listWords(s.top().hero, e.Options[i])))
}

// effectWords is an effect in a few words, as far as options have such effects.
func (s *State) effectWords(e *cards.Effect) string {
	n := e.N.N
	switch e.Verb {
	case cards.Gain:
		return amountWords("earn", e)
	case cards.Lose:
		return amountWords("lose", e)
	case cards.Mend:
		return "repair " + rules.Count(max(n, 1), "%d building", "%d buildings").String()
	case cards.Reinforce:
		if e.Spread {
			return "reinforce " + rules.Count(n, "%d building", "%d different buildings").String()
		}
		return "reinforce " + rules.Count(n, "%d building", "%d buildings").String()
	case cards.Vinculum:
		return rules.T("take %d Vinculum from the Avatar of the Abyss", n).String()
	case cards.Destroy:
		return "destroy " + s.targetWords(e)
	case cards.Push:
		return "drive back " + s.targetWords(e)
	case cards.Hold:
		return "hold " + s.targetWords(e)
	case cards.Draw:
		return "draw " + s.drawWords(e)
	case cards.Hits:
		return rules.Count(n, "%d hit", "%d hits").String() + " in one Zone"
	case cards.Volley:
		return rules.T("roll %d dice against a Zone", e.Dice).String()
	}
	return s.plainVerb(e.Verb)
}

// plainVerb is a verb whose parameters need no words.
func (s *State) plainVerb(v cards.Verb) string {
	words, ok := map[cards.Verb]string{cards.Smuggle: "roll on the Smuggling Table", cards.Orient: "turn the Catapult", cards.Ward: "ward the Messenger",
		cards.Look: "turn up the top card of a deck", cards.Damage: "damage a building", cards.Recover: "take a card from a discard pile",
		cards.March: "let units advance", cards.Spawn: "let units spawn", cards.Summon: "change the Summoning rolls", cards.Modify: "change what rolls are worth",
		cards.Test: "roll a die"}[v]
	if !ok {
		return "do what the text says"
	}
	return words
}

// amountWords: "earn 3 Gold", "roll the yellow die to earn Gold".
func amountWords(verb string, e *cards.Effect) string {
	what := trackWords[e.What]
	if e.N.Die == cards.NoDie {
		return rules.T("%s %d %s", verb, e.N.N, what).String()
	}
	die := map[cards.Die]string{cards.RedDie: "red", cards.YellowDie: "yellow"}[e.N.Die]
	if e.N.N > 0 {
		return rules.T("roll the %s die + %d to %s %s", die, e.N.N, verb, what).String()
	}
	return rules.T("roll the %s die to %s %s", die, verb, what).String()
}

// drawWords: "a Tavern card", "2 cards".
func (s *State) drawWords(e *cards.Effect) string {
	class := ""
	for k := range cards.ClassCount {
		if e.Classes == 1<<k {
			class = className(k) + " "
		}
	}
	return rules.Count(e.N.N, "%d "+class+"card", "%d "+class+"cards").String()
}

// targetWords: "1 Mölen", "up to 4 Krohns or Gargohs".
func (s *State) targetWords(e *cards.Effect) string {
	var types []string
	for u := cards.UnitKind(0); u < cards.UnitCount; u++ {
		if e.Units == 0 || e.Units.Has(u) {
			name := s.game.set.Units[u].Name
			if e.Count != 1 {
				name += "s"
			}
			types = append(types, name)
		}
	}
	rank := map[cards.Rank]string{cards.Elite: "elite ", cards.Standard: "standard "}[e.Rank]
	names := rank + listOr(types)
	switch {
	case e.Count == cards.Every:
		return "all " + names
	case e.Count == 1:
		return "1 " + names
	}
	return rules.T("up to %d %s", e.Count, names).String()
}

func listOr(words []string) string {
	if len(words) < 2 {
		return list(words)
	}
	last := len(words) - 1
	return list(words[:1]) + joinAll(words[1:last]) + " or " + words[last]
}

func joinAll(words []string) string {
	text := ""
	for _, w := range words {
		text += ", " + w
	}
	return text
}

// trainWords: what the second option of the Sanctuary costs.
func (s *State) trainWords(h heroNo) string {
	level := s.nextLevel(h)
	if level >= cards.LevelCount {
		return "train"
	}
	return rules.T("pay %d Food for an ability token of Level %d", s.sheet(h).Food[level], level+1).String()
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
func (s *State) unitName(g figure) string {
	if g.elite() {
		return "elite " + s.game.set.Units[g.unit()].Name
	}
	return s.game.set.Units[g.unit()].Name
}

// describeAnswer: yes or no to something that is left open.
func (s *State) describeAnswer(yes bool) rules.Description {
	f := s.top()
	switch {
	case f.kind == attackFrame && yes:
		return says("BS-ABI-6", "Make the free attack of %s on %s", s.ability(f.hero, int(f.n)-1).Name, s.zonePhrase(f.field, f.zone))
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
