package bsieged

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// Prompt is what is asked, of which hero and what is at stake.
func (s *State) Prompt() rules.Prompt {
	if o, over := s.Outcome(); over {
		return rules.Prompt{Ask: o.Reason, Phase: rules.T("the match is over"), Rule: o.Rule}
	}
	p := s.prompt()
	p.Phase, p.Why = s.phaseWords(), s.promptWhy()
	return p
}

func asking(rule, format string, args ...any) rules.Prompt {
	return rules.Prompt{Ask: rules.T(format, args...), Rule: rule}
}

// prompt is the sentence of the question that waits.
func (s *State) prompt() rules.Prompt {
	f := s.top()
	switch s.ask.kind {
	case askRaise:
		return asking("BS-RES-2", "Resurrect a hero, for one more Summoning roll on each field, or nobody")
	case askSend:
		return asking("BS-MSG-1", "Choose the field through which the %s Messenger sets out", ordinals[s.messenger.deaths])
	case askNext:
		return s.promptNext(f)
	case askTurn:
		return s.promptHopeless(s.promptTurn(f.hero))
	case askGrace:
		return s.promptGrace()
	case askCard:
		return s.promptCard(f)
	case askTrade:
		return asking("BS-EXC-1", "%s: choose the cards to give to and take from %s", s.short(f.hero), s.short(heroNo(f.n)))
	case askTactic:
		return asking("BS-TAC-5", "Choose the next Tactics card to trigger")
	case askHit:
		return s.promptHit(f)
	case askShield:
		return s.promptShield(f)
	case askToken:
		if s.learnsAtOnce() {
			return asking("BS-ABL-11", "%s: learn one of two abilities of Level %d, or take 1 Strength", s.short(f.hero), f.index+1)
		}
		return asking("BS-ABL-11", "%s: keep one of two ability tokens of Level %d", s.short(f.hero), f.index+1)
	case askLearn:
		return asking("BS-ABL-12", "%s: learn %s, or turn the token over for 1 Strength", s.short(f.hero), s.game.set.Abilities[f.n].Told())
	}
	return s.promptEffect(f)
}

// ordinals number the Messengers by the deaths before.
var ordinals = [...]rules.Text{rules.T("first").In("Messenger"), rules.T("second").In("Messenger")}

func (s *State) promptNext(f *frame) rules.Prompt {
	switch f.kind {
	case spawnFrame:
		return asking("BS-SPN-1", "Choose the next field to spawn enemies on")
	case marchFrame:
		return asking("BS-MAR-1", "Choose the field on which the march begins; it goes on to the left")
	}
	return asking("BS-EAT-1", "Choose the field on which the attacks begin; they go on to the left")
}

// promptTurn: the turn menu.
func (s *State) promptTurn(h heroNo) rules.Prompt {
	t := &s.heroes[h].turn
	switch {
	case t.left > 0 && t.artillery > 0:
		return asking("BS-HER-5", "%s: spend an action, %d left and %d more for the Catapult", s.short(h), t.left, t.artillery)
	case t.left > 0:
		return asking("BS-HER-5", "%s: spend an action, %d left", s.short(h), t.left)
	case t.artillery > 0:
		return asking("BS-ABI-35", "%s: use the Catapult, %s left for it alone, or end the turn", s.short(h), actions(int(t.artillery)))
	}
	return s.promptSpent(h)
}

// promptSpent names what a hero with no action left can still use.
func (s *State) promptSpent(h heroNo) rules.Prompt {
	var free []rules.Text
	s.list()
	for _, c := range s.choices {
		name := rules.Text{}
		switch c.Verb {
		case Use:
			name = s.game.set.Cards[c.Args[0]].Told()
		case Ability:
			name = s.ability(h, int(c.Args[0])).Told()
		default:
			continue
		}
		if !slices.ContainsFunc(free, func(t rules.Text) bool { return t.String() == name.String() }) {
			free = append(free, name)
		}
	}
	if len(free) == 0 || len(free) > 2 {
		return asking("BS-HER-8", "%s: use cards, or end the turn", s.short(h))
	}
	return asking("BS-HER-8", "%s: use %s, or end the turn", s.short(h), rules.Or(free...))
}

// promptHopeless adds to what is asked that the match cannot be won any more, where it cannot
// (BS-EDG-8), or that it is won for certain (BS-RUL-90).
func (s *State) promptHopeless(p rules.Prompt) rules.Prompt {
	if s.hopeless() {
		p.Ask = rules.T("%s. The match cannot be won any more", p.Ask)
	}
	if s.list(); slices.Contains(s.choices, of(Finish)) {
		p.Ask = rules.T("%s. The match is won: play on, or finish the round", p.Ask)
	}
	return p
}

// promptGrace: the roll, what it is for, and the tokens at hand.
func (s *State) promptGrace() rules.Prompt {
	r := &s.dice
	rolled := s.facesWords()
	if h, what := s.lacking(); !what.Empty() && s.set.asked <= asksSensibly {
		return asking("BS-OPT-18", "%s lacks %s: change the %s with Divine Grace, %d left, or keep it", s.short(h), what, rolled, s.heroes[r.hero].track[cards.Grace])
	}
	switch r.goal {
	case forHits:
		rolled = rules.T("%s, %s on %d+", rolled, rules.Count(r.hits(), "%d hit", "%d hits"), r.need)
	case forTest:
		rolled = rules.T("%s, needed is %d+", rolled, r.need)
	case forTable:
		rolled = rules.T("%s on the Smuggling Table", rolled)
	case forShot:
		rolled = rules.T("%s with the Catapult", rolled)
	}
	return asking("BS-GRA-1", "%s rolled %s: spend Divine Grace, %d left, or keep the roll", s.short(r.hero), rolled, s.heroes[r.hero].track[cards.Grace])
}

// cause names what the roll under Divine Grace is thrown for, where that is an effect and not an attack or a shot; empty: neither is.
func (s *State) cause() rules.Text {
	if f := s.below(); f.kind == textFrame {
		return s.source(f)
	}
	return rules.Text{}
}

// kept is what comes of the roll under Divine Grace as it lies, where a test or the Smuggling Table says that in words.
func (s *State) kept() rules.Text {
	switch r := &s.dice; r.goal {
	case forTest:
		return s.tested(r.face[0] >= r.need)
	case forTable:
		return s.listWords(r.hero, s.game.set.Smuggling[min(max(r.face[0], 1), 6)-1])
	}
	return rules.Text{}
}

// tested is what the test under way brings if it is passed or not; empty: nothing.
func (s *State) tested(passed bool) rules.Text {
	f := s.below()
	list := s.game.set.List(f.list)
	if f.kind != textFrame || int(f.at) >= len(list) || list[f.at].Verb != cards.Test {
		return rules.Text{}
	}
	outcome := list[f.at].Else
	if passed {
		outcome = list[f.at].Then
	}
	return s.listWords(f.hero, outcome)
}

// facesWords: "4, 2 and 6" as the dice lie now.
func (s *State) facesWords() rules.Text {
	words := make([]rules.Text, s.dice.n)
	for i := range words {
		words[i] = rules.T("%d", s.dice.face[i])
		switch {
		case s.dice.face[i] == stuck:
			words[i] = rules.T("stuck").In("a face of a die")
		case s.dice.face[i] == 0 && s.dice.goal == forShot:
			words[i] = rules.T("a miss")
		}
	}
	return rules.And(words...)
}

// promptCard: a card was obtained.
func (s *State) promptCard(f *frame) rules.Prompt {
	name, h := s.design(f.card).Told(), s.short(f.hero)
	use := f.hero == s.active && s.barOf(f.hero, f.card) == cardFree
	switch fits := s.storable(f.hero, f.card); {
	case fits && use:
		return asking("BS-RUL-29", "%s: store %s, use it or discard it", h, name)
	case fits && f.hero == s.active:
		return asking("BS-RUL-29", "%s: store %s or discard it", h, name)
	case fits:
		return asking("BS-RUL-30", "%s: store %s or discard it", h, name)
	case use && s.fitsSome(f.hero, f.card):
		return asking("BS-RUL-29", "%s: use %s, discard it, or discard a stored card for it", h, name)
	case use:
		return asking("BS-SLT-3", "%s: no slot takes %s, use it now or discard it", h, name)
	case s.fitsSome(f.hero, f.card):
		return asking("BS-SLT-5", "%s: discard %s to make room for %s, or discard the new card", h, s.roomFrom(f.hero, f.card), name)
	case f.hero != s.active || !s.canUseOther(f.hero, f.card):
		return asking("BS-SLT-3", "%s: no slot takes %s, and it is of no use now: discard it", h, name)
	case s.barOf(f.hero, f.card) == cardGold:
		return asking("BS-SLT-3", "%s: no slot takes %s, and it needs %d Gold; discard it, or use another card first", h, name, s.cost(f.hero, f.card))
	}
	return asking("BS-SLT-3", "%s: no slot takes %s, and it is of no use now; discard it, or use another card first", h, name)
}

// mostNamed is of how many cards a prompt names each.
const mostNamed = 2

// roomFrom names the stored cards of which one makes room for a card obtained, where they are few (BS-SLT-3).
func (s *State) roomFrom(h heroNo, drawn cardNo) rules.Text {
	o := &s.heroes[h]
	var names []rules.Text
	for i, c := range o.cards[:o.ncard] {
		if !s.repeated(h, i) && s.makesRoom(h, i, drawn) {
			names = append(names, s.design(c).Told())
		}
	}
	if len(names) == 0 || len(names) > mostNamed {
		return rules.T("a stored card")
	}
	return rules.Or(names...)
}

func (s *State) promptHit(f *frame) rules.Prompt {
	u := cards.UnitKind(f.index)
	if s.listed && slices.ContainsFunc(s.choices, func(c rules.Choice) bool { return c.Verb == Share }) {
		return asking("BS-STG-1", "Share out %s by %s in %s, or choose who takes the next one", rules.Count(int(f.n), "%d hit", "%d hits"), s.unitNames(u), s.zonePhrase(f.field, f.zone))
	}
	return asking("BS-STG-1", "Choose who takes the next of %s by %s in %s", rules.Count(int(f.n), "%d hit", "%d hits"), s.unitNames(u), s.zonePhrase(f.field, f.zone))
}

// promptShield: what a hit on a building would do.
func (s *State) promptShield(f *frame) rules.Prompt {
	b := cards.BuildingID(f.index)
	if f.kind == molenFrame {
		b = s.houseIn(f.field, int(f.stage))
	}
	name := rules.Within(s.game.set.Buildings[b].Told())
	switch _, n := s.guards(b); {
	case s.houses[b].reinforced == 0:
		return asking("BS-PRO-2", "Choose who takes the hit on %s", name)
	case n > 0:
		return asking("BS-PRO-5", "A hit on %s: spend a Reinforced token, or %s", name, s.sufferWords(b))
	}
	return asking("BS-PRO-4", "A hit on %s: spend a Reinforced token, or else %s", name, s.sufferWords(b))
}

// source names what the effects of a frame come from.
func (s *State) source(f *frame) rules.Text {
	switch f.from {
	case fromCard, fromTactic:
		return s.design(f.card).Told()
	case fromAbility:
		return s.ability(f.hero, int(f.index)).Told()
	case fromEvent:
		return s.game.set.Events[f.index].Told()
	case fromHouse:
		return s.game.set.Buildings[f.index].Told()
	case fromSmuggling:
		return rules.T("The Smuggling Table")
	}
	return rules.T("The rules")
}

// promptEffect: what an effect asks for, with its source and who decides.
func (s *State) promptEffect(f *frame) rules.Prompt {
	switch f.kind {
	case attackFrame:
		return asking("BS-ABI-6", "%s: make a free attack on %s by %s, or not", s.short(f.hero), s.zonePhrase(f.field, f.zone), s.ability(f.hero, int(f.n)-1).Told())
	case drawFrame:
		return s.promptDraw(f)
	}
	e := s.effectUnderWay()
	if s.ask.kind == askZone && f.stage == textAgain {
		return s.asksFor(f, "choose the Zone in which it works again")
	}
	if e == nil {
		return s.asksFor(f, "choose")
	}
	switch s.ask.kind {
	case askHero:
		if e.Verb != cards.Gain && e.Verb != cards.Lose && e.Verb != cards.Draw {
			return s.asksFor(f, "choose the hero whom it is for")
		}
		return s.asksFor(f, "choose who is to %s", s.effectWords(e))
	case askOption:
		return s.asksFor(f, "choose one")
	case askFigure:
		if s.listed && len(s.choices) > 0 && s.choices[0].Verb == PickFigures {
			return s.asksFor(f, "choose whom to %s in %s", lowerVerb(e), s.zonePhrase(f.field, f.zone))
		}
		return s.asksFor(f, "choose how many %ss to %s in %s", s.unitName(figure(f.m)), lowerVerb(e), s.zonePhrase(f.field, f.zone))
	case askHouse:
		return s.asksFor(f, "choose a building to %s", lowerVerb(e))
	case askField:
		return s.asksFor(f, "choose a field: %s", s.effectWords(e))
	case askZone:
		return s.asksFor(f, "choose the Zone to aim at: %s", s.effectWords(e))
	case askRecover:
		return s.asksFor(f, "choose a discarded card to take")
	case askDeck:
		return s.asksFor(f, "choose a deck whose top card is turned up")
	}
	return s.asksFor(f, "%s, or not", s.effectWords(e))
}

// lowerVerb is [effectVerb] within a sentence.
func lowerVerb(e *cards.Effect) rules.Text {
	switch e.Verb {
	case cards.Mend:
		return rules.T("repair")
	case cards.Reinforce:
		return rules.T("reinforce")
	case cards.Damage:
		return rules.T("damage")
	case cards.Destroy:
		return rules.T("destroy")
	case cards.Push:
		return rules.T("drive back")
	}
	return rules.T("hold")
}

// asksFor asks the hero of a frame on behalf of its source; an Event asks the first hero
// (BS-CON-31).
func (s *State) asksFor(f *frame, format string, args ...any) rules.Prompt {
	ask := rules.T("%s: %s", s.source(f), rules.T(format, args...))
	if f.hero != noHero {
		ask = rules.T("%s, %s", s.short(f.hero), ask)
	}
	return rules.Prompt{Ask: ask, Rule: s.effectRule()}
}

func (s *State) promptDraw(f *frame) rules.Prompt {
	if s.ask.kind == askClass {
		return asking("BS-CON-V-draw", "%s: choose the deck to draw from", s.short(f.hero))
	}
	return asking("BS-CON-V-draw", "%s: draw one more card from %s, or not", s.short(f.hero), s.phrase(s.classDeck(cards.Class(f.index))))
}

// phaseWords: "Round 5, Summer: Heroes phase, Eileen (Player 2)".
func (s *State) phaseWords() rules.Text {
	return rules.T("%s: %s", s.roundWords(), s.phaseName())
}

func (s *State) roundWords() rules.Text {
	return rules.T("Round %d, %s", s.round, s.game.set.Match.Seasons[s.season()].Told())
}

// phaseName is the part of the round that is under way, and in the Heroes phase whose turn it
// is.
func (s *State) phaseName() rules.Text {
	for i := int(s.stack.Depth) - 1; i >= 0; i-- {
		if name, ok := phaseNames[s.stack.Frames[i].kind]; ok {
			return name
		}
	}
	switch s.stack.Frames[0].stage {
	case toHeroes:
		if s.active == noHero {
			return rules.T("Heroes phase")
		}
		if s.set.seats > 1 {
			return rules.T("Heroes phase, %s of %s", s.short(s.active), s.player(s.heroes[s.active].seat))
		}
		return rules.T("Heroes phase, %s", s.short(s.active))
	case toMessenger:
		return rules.T("Events")
	case toEvents:
		return rules.T("Resurrection")
	}
	return rules.T("The Messenger")
}

// phaseNames are those of the steps that are frames of their own.
var phaseNames = map[frameKind]rules.Text{spawnFrame: rules.T("Enemy spawning"), tacticsFrame: rules.T("Enemies phase, Tactics"), assaultFrame: rules.T("Enemies phase, Attack"),
	marchFrame: rules.T("Enemies phase, March"), seasonFrame: rules.T("End of Season")}

// turnWords is what a turn after the set-up is called: by its round, and by which hero of the round has it.
func (s *State) turnWords(n int) rules.Text {
	n++ // the set-up
	for round := len(s.began) - 1; round > 0; round-- {
		switch began := int(s.began[round]); {
		case began == 0 || began > n:
		case began == n:
			return rules.T("Round %d", round)
		default:
			return rules.T("Round %d, hero %d", round, n-began)
		}
	}
	return rules.T("turn %d", n-1)
}

// Progress tells the round and whose turn of how many it is. Each round begins with a turn of its
// own, to which undo can go back; then come those of the heroes. What comes before the first of these is set-up: the first Messenger
// and the first enemies.
func (s *State) Progress() rules.Progress {
	p := rules.Progress{Turn: int(s.turns), Before: 1, Early: []rules.Text{rules.T("set-up")}, Text: s.roundWords(), Rounds: int(s.round), Call: s.turnWords}
	if s.active != noHero && s.result == undecided {
		done := s.ended()
		p.Text = rules.T("%s: %s, %d of %d", p.Text, s.short(s.active), done+1, max(s.living(), done+1))
	}
	return p
}
