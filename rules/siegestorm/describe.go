package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/siegestorm/cards"
)

// The buttons: what is said rather than pointed at.
const (
	buttonAction   rules.Element = "button:action"
	buttonCreature rules.Element = "button:creature"
	buttonAbility  rules.Element = "button:ability"
	buttonContinue rules.Element = "button:continue"
	buttonHandOver rules.Element = "button:hand_over"
	buttonKeep     rules.Element = "button:keep"
	buttonPutBack  rules.Element = "button:put_back"
	buttonPayAuto  rules.Element = "button:pay_auto"
	buttonCancel   rules.Element = "button:cancel"
	buttonPass     rules.Element = "button:pass"
	buttonPassTurn rules.Element = "button:pass_turn"
	buttonStorm    rules.Element = "button:storm"
	buttonSupport  rules.Element = "button:support"
	buttonHold     rules.Element = "button:hold_ground"
	buttonTop      rules.Element = "button:top"
	buttonBottom   rules.Element = "button:bottom"
	buttonByAction rules.Element = "button:by_action"
	buttonYes      rules.Element = "button:yes"
	buttonNo       rules.Element = "button:no"
)

// Describe tells what a choice does and over which elements it is clicked.
func (s *State) Describe(c rules.Choice) rules.Description {
	if !s.game.knows(c) {
		return describe("ST-CHN-1", rules.T("No such choice"), buttonCancel)
	}
	switch s.game.notation.Form(c.Verb).(type) {
	case cardForm, cardsForm, sourceForm:
		return s.describeCard(c)
	case notation.Nothing:
		return s.describeButton(c.Verb)
	}
	return s.describePlace(c)
}

func describe(rule string, sentence rules.Text, path ...rules.Element) rules.Description {
	return rules.Description{Sentence: sentence, Path: path, Rule: rule}
}

// wordsForAuto is what is paid as proposed.
func (s *State) wordsForAuto() rules.Text {
	switch s.sides[s.play.by].payFirst {
	case payCheapest:
		return rules.T("Pay automatically: Supporters first, then the cheapest cards")
	case paySpare, paySettled, payMissed:
		return rules.T("Pay automatically: Supporters first, then the cards that are missed least")
	case payWorth:
		return rules.T("Pay automatically: Supporters first, then the cards that are worth least")
	case payUnused:
		return rules.T("Pay automatically: Supporters first, then the cards that are of least use")
	}
	return rules.T("Pay automatically: Supporters first, then the weakest cards")
}

// describeButton: choices that point at nothing.
func (s *State) describeButton(v rules.Verb) rules.Description {
	switch v {
	case Keep:
		return describe("ST-SET-3", rules.T("Keep the starting hand"), buttonKeep)
	case Continue:
		return s.describeContinue()
	case HandOver:
		return describe("ST-RUL-73", rules.T("Hand over to %s", s.player(1-int(min(s.ask.seat, 1)))), buttonHandOver)
	case PayAuto:
		return describe("ST-PLY-4", s.wordsForAuto(), buttonPayAuto)
	case Cancel:
		return describe("ST-RUL-2", rules.T("Do not play it after all; nothing has been paid yet"), buttonCancel)
	case Pass:
		return describe("ST-CHN-7", rules.T("Do not react"), buttonPass)
	case PassTurn:
		return describe("ST-REA-10", rules.T("Do not react for the rest of this turn"), buttonPassTurn)
	case OrderStorm:
		return describe("ST-STO-1", rules.T("Storm with %s", s.name(s.ordered())), buttonStorm)
	case OrderSupport:
		return describe("ST-SUP-1", rules.T("Make %s a Supporter", s.name(s.ordered())), buttonSupport)
	case Yes:
		return s.describeAnswer(rules.T("Take the extra turn"), rules.T("Do it"), buttonYes)
	}
	return s.describeAnswer(rules.T("Do without the extra turn"), rules.T("Do not do it"), buttonNo)
}

func (s *State) describeContinue() rules.Description {
	if !s.inWindow(windowDeploy) {
		return describe("ST-TRN-1", rules.T("Go on to the %s step", s.nextStep()), buttonContinue)
	}
	if s.sharedTurn() {
		return describe("ST-COP-3", rules.T("Be done with the turn"), buttonContinue)
	}
	return describe("ST-TRN-1", rules.T("End the turn"), buttonContinue)
}

func (s *State) nextStep() rules.Text {
	if s.inWindow(windowPrepare) {
		return rules.T("Draw")
	}
	return rules.T("Advance")
}

// inWindow reports whether a window of that number is asked.
func (s *State) inWindow(n uint8) bool {
	return s.stack.Depth > 0 && s.top().kind == windowFrame && s.top().stage == n
}

func (s *State) describeAnswer(extra, effect rules.Text, button rules.Element) rules.Description {
	if s.ask.kind == askExtra {
		return describe("ST-TRN-11", extra, button)
	}
	return describe("ST-RUL-6", rules.T("%s: %s", s.name(s.top().card), effect), button)
}

// ordered is the creature that gets an order or storms.
func (s *State) ordered() cardNo {
	switch {
	case s.stormer != noCard:
		return s.stormer
	case s.nexits > 0:
		return s.exits[0]
	}
	return noCard
}

// describeCard: choices that name a card.
func (s *State) describeCard(c rules.Choice) rules.Description {
	n := cardNo(c.Args[0])
	switch c.Verb {
	case Replace:
		return s.describeReplace(n)
	case PutBack:
		return s.describePutBack(c)
	}
	el, name := s.game.cardElement[n], s.game.set.Cards[c.Args[1]].Told()
	switch c.Verb {
	case PlayAction:
		return s.describePaid(c, describe("ST-PLY-5", rules.T("Play %s as an action (%s)", name, price(s.game.set.Cards[c.Args[1]].Cost)), el, buttonAction))
	case PlayCreature:
		return s.describePaid(c, s.describeCreature(n, name))
	case Activate:
		return s.describePaid(c, describe("ST-PLY-13", rules.T("Use the ability of %s (%s)", name, price(s.game.set.Cards[c.Args[1]].Passive.Cost)), el, buttonAbility))
	case AtTarget:
		return s.describePaid(c, describe("ST-RUL-19", rules.T("Target %s", s.nameAt(n)), el))
	case PayCard:
		return describe("ST-PLY-3", rules.T("Discard %s as payment", name), el)
	case Strike:
		return describe("ST-STO-7", rules.T("Strike %s", s.nameAt(n)), el)
	case PutTop:
		return describe("ST-RUL-46", rules.T("Put %s on top of the Resources", name), s.putting(el, buttonTop)...)
	case PutBottom:
		return describe("ST-RUL-46", rules.T("Put %s under the Resources", name), s.putting(el, buttonBottom)...)
	}
	rule, words := s.pickWords(s.nameAt(n))
	return describe(rule, words, el)
}

// describePaid has every element of a play clicked whose payment is shown before it is made, and taken back together with the payment. So has
// an action that costs nothing: one click on the wrong card would spend it, and nobody can take it back once it has been seen.
func (s *State) describePaid(c rules.Choice, d rules.Description) rules.Description {
	paid := s.Paying(c) != nil
	if paid || s.ask.kind == askReact || c.Verb == PlayAction {
		d.Whole = c.Verb != AtTarget
	}
	d.Prelude = d.Prelude || paid
	return d
}

// putting is what is clicked to put a card of Vision back: where it goes, and before that the card, if there are several.
func (s *State) putting(card, to rules.Element) []rules.Element {
	var buf [maxCards]cardNo
	if len(s.visions(s.ask.seat, buf[:0])) == 1 && s.sides[s.ask.seat].resources.len() > 0 {
		return []rules.Element{to}
	}
	return []rules.Element{card, to}
}

// price: "costs 3", "free".
func price(n int8) rules.Text {
	if n <= 0 {
		return rules.T("free")
	}
	return rules.T("costs %d", n)
}

// priceOf is the price of a creature, and what its card prints where something changes that (ST-PLY-2).
func (s *State) priceOf(d side, c cardNo) rules.Text {
	now, printed := s.creatureCost(d, c), int(s.design(c).Cost)
	switch {
	case now == printed:
		return price(int8(now))
	case now == 0:
		return rules.T("free instead of %d", printed)
	}
	return rules.T("costs %d instead of %d", now, printed)
}

// nameAt is the name of a card, and where it stands if it is on the Battlefield.
func (s *State) nameAt(c cardNo) rules.Text {
	k := &s.cards[c]
	switch {
	case k.place == onTrack:
		return rules.T("%s in %s", s.name(c), s.phrase(s.game.slot[k.track][k.slot]))
	case k.place == onFrontline:
		return rules.T("%s on %s", s.name(c), s.phrase(s.whereIs(c)))
	case k.place == inNoMansLand:
		return rules.T("%s in No Man's Land", s.name(c))
	}
	return rules.T("%s", s.name(c))
}

func (s *State) describePutBack(c rules.Choice) rules.Description {
	first, second := cardNo(c.Args[0]), c.Args[1]
	el := s.game.cardElement[first]
	if second < 0 {
		return describe("ST-SET-3", rules.T("Put %s under the Resources and draw another card", s.name(first)), el, buttonPutBack)
	}
	return describe("ST-RUL-45", rules.T("Put %s, then %s under the Resources and draw two others", s.name(first), s.name(cardNo(second))),
		el, s.game.cardElement[second])
}

// describeCreature: the way ends on the Deployment Zone where only one is meant.
func (s *State) describeCreature(c cardNo, name rules.Text) rules.Description {
	to, d := buttonCreature, s.ask.seat
	sentence := rules.T("Play %s as a creature (%s)", name, s.priceOf(d, c))
	if t := s.onlyDeployment(d); t != noTrack {
		to = s.game.slot[t][0]
	}
	return describe("ST-PLY-7", sentence, s.game.cardElement[c], to)
}

// onlyDeployment is the war track on which a player can deploy, noTrack if there are several.
func (s *State) onlyDeployment(d side) uint8 {
	found := uint8(noTrack)
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner != d || s.deployBar(d, t) != fine {
			continue
		}
		if found != noTrack {
			return noTrack
		}
		found = t
	}
	return found
}

// describeReplace: which of two texts that contradict each other decides (ST-CNF-2).
func (s *State) describeReplace(c cardNo) rules.Description {
	f := s.top()
	moving := s.name(f.card)
	if c == noCard {
		return describe("ST-CNF-2", rules.T("%s is killed and goes to the Casualties", moving), buttonByAction)
	}
	to := rules.T("%s goes to the hand, as %s says", moving, s.name(c))
	for _, event := range [...]cards.Event{cards.AfterStorm, cards.WhenKilled} {
		if zone, ok := s.replacement(c, f.card, event); ok && zone == cards.ToSupport {
			to = rules.T("%s becomes a Supporter, as %s says", moving, s.name(c))
		}
	}
	return describe("ST-CNF-2", to, s.game.cardElement[c])
}

// pickWords is the sentence for picking something, by its name, and the rule.
func (s *State) pickWords(what any) (rule string, words rules.Text) {
	if s.ask.kind == askTie {
		return s.promptTie().Rule, rules.T("Choose %s", what)
	}
	rule = s.pickRule()
	if rule == "ST-RUL-19" {
		return rule, rules.T("Choose %s", what)
	}
	switch s.effectUnderWay().Do {
	case cards.Vision:
		words = rules.T("Keep %s in hand", what)
	case cards.Discard:
		words = rules.T("Discard %s", what)
	case cards.Sacrifice:
		words = rules.T("Sacrifice %s", what)
	case cards.DeployCard:
		words = rules.T("Deploy %s", what)
	case cards.Place:
		words = rules.T("Place %s on the Battle Zone", what)
	case cards.Support:
		words = rules.T("Make %s a Supporter", what)
	case cards.Shapeshift:
		words = rules.T("Put %s in its place", what)
	case cards.KillSupporter:
		words = rules.T("Kill %s", what)
	case cards.Reset:
		words = rules.T("Make %s ready", what)
	}
	return rule, words
}

// pickRule is the rule of the effect that asks to pick something.
func (s *State) pickRule() string {
	e := s.effectUnderWay()
	if e == nil {
		return "ST-RUL-19"
	}
	if rule, ok := map[cards.Verb]string{cards.Vision: "ST-KEY-16", cards.Discard: "ST-KEY-4", cards.Sacrifice: "ST-KEY-13", cards.DeployCard: "ST-PLC-2",
		cards.Place: "ST-RUL-15", cards.Support: "ST-SUP-1", cards.Shapeshift: "ST-KEY-14", cards.KillSupporter: "ST-RUL-44", cards.Reset: "ST-KEY-12"}[e.Do]; ok {
		return rule
	}
	return "ST-RUL-19"
}

// effectUnderWay is the effect that is being carried out, nil without one.
func (s *State) effectUnderWay() *cards.Effect {
	if s.stack.Depth == 0 || s.top().kind != textFrame {
		return nil
	}
	f := s.top()
	if text := s.effectsOf(f); int(f.at) < len(text) {
		return &text[f.at]
	}
	return nil
}

// describePlace: choices that name a place or a player.
func (s *State) describePlace(c rules.Choice) rules.Description {
	n := c.Args[0]
	switch c.Verb {
	case OnTrack:
		return s.describeTrack(uint8(n))
	case PaySupporter:
		return describe("ST-PLY-4", rules.T("Commit Supporter %d", n+1), s.game.support[min(s.ask.seat, bossSide)][n])
	case OrderFront:
		return s.describeHold(s.game.front[n][min(s.ask.seat, bossSide)])
	case OrderMiddle:
		return s.describeHold(s.game.middle[n])
	case StrikeAt:
		return describe("ST-STO-10", rules.T("Strike %s", s.nameOf(side(n))), s.game.seat[n])
	case PickBack:
		rule, words := s.pickWords(rules.T("Supporter %d of %s", c.Args[1]+1, s.nameOf(side(n))))
		return describe(rule, words, s.game.support[n][c.Args[1]])
	case PickSlot:
		return s.describeSlot(n, c.Args[1])
	}
	return describe("ST-COP-11", rules.T("%s takes it", s.player(int(n))), s.game.seat[n])
}

func (s *State) describeTrack(t uint8) rules.Description {
	switch {
	case s.play.card == noCard:
		return describe("ST-LMS-2", rules.T("Advance %s first", s.trackName(t)), s.game.track[t])
	case s.play.kind == playCreature:
		return describe("ST-RUL-37", rules.T("Deploy on %s", s.trackName(t)), s.game.slot[t][0])
	}
	return describe("ST-LMS-5", rules.T("Play it on %s", s.trackName(t)), s.game.track[t])
}

// describeHold is clicked on the field, or on a button like that of each other order and then on the field.
func (s *State) describeHold(el rules.Element) rules.Description {
	d := s.describeField(el)
	d.Also = [][]rules.Element{{buttonHold, el}}
	return d
}

func (s *State) describeField(el rules.Element) rules.Description {
	where := rules.T("on the Frontline")
	if el.Kind() == "middle" {
		where = rules.T("in No Man's Land")
	}
	c := s.ordered()
	if old := s.standsAt(el); old != noCard {
		return describe("ST-HLD-2", rules.T("Hold Ground with %s %s; %s goes to the Casualties", s.name(c), where, s.name(old)), el)
	}
	return describe("ST-HLD-1", rules.T("Hold Ground with %s %s", s.name(c), where), el)
}

// standsAt is the card in a slot of a Battle Zone, noCard if it is empty.
func (s *State) standsAt(el rules.Element) cardNo {
	z, d, ok := numbers(el)
	if !ok || z >= maxZones || !s.zones[z].used {
		return noCard
	}
	at := &s.zones[z]
	switch {
	case el.Kind() == "middle":
		return at.middle
	case at.sides[at.end(side(d))] == side(d):
		return at.front[at.end(side(d))]
	}
	return noCard
}

func (s *State) describeSlot(z, which int16) rules.Description {
	d, rule := min(s.ask.seat, bossSide), "ST-RUL-15"
	if s.ask.kind == askTie {
		d, rule = bossSide, "ST-RUL-48"
	}
	el, where := s.game.middle[z], rules.T("in No Man's Land")
	if which == 0 {
		el = s.game.front[z][d]
		where = rules.T("on %s", s.phrase(el))
	}
	if at := &s.zones[z]; at.used && (s.ask.kind == askTie || s.set.mode == lastMan) {
		where = rules.T("%s towards %s", where, s.nameOf(at.sides[1-at.end(d)]))
	}
	words := rules.T("Place it %s", where)
	if s.ask.kind == askTie {
		words = rules.T("Let it lead %s", where)
	}
	if old := s.standsAt(el); old != noCard {
		return describe(rule, rules.T("%s; %s goes to its owner's Casualties", words, s.name(old)), el)
	}
	return describe(rule, words, el)
}
