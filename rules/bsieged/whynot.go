package bsieged

import (
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// WhyNot tells why an element cannot be clicked now (ledger 9, BS-TBL-11).
func (s *State) WhyNot(el rules.Element) (rules.Refusal, bool) {
	var why *rules.Refusal
	switch {
	case s.result != undecided:
		if !clickableKinds[el.Kind()] {
			return rules.Refusal{}, false
		}
		why = s.overRefusal()
	case !s.clickable(el):
		why = s.whyNot(el)
	}
	if why == nil {
		return rules.Refusal{}, false
	}
	return *why, true
}

// clickableKinds are the kinds of element that are ever on the path of a choice.
var clickableKinds = map[string]bool{"hero": true, "zone": true, "field": true, "wall": true, "building": true, "catapult": true, "card": true, "ability": true,
	"turn": true, "die": true, "messenger": true, "tactic": true, "deck": true, "stand": true, "keep": true, "shield": true, "trade": true, "take": true, "given": true, "taken": true, "concede": true}

// whyNot is the reason against an element that is on no path; nil where nobody would click it
// now.
func (s *State) whyNot(el rules.Element) *rules.Refusal {
	switch s.ask.kind {
	case askTurn:
		return s.whyNotInTurn(el)
	case askCard:
		return s.whyNotCard(el)
	case askTrade:
		return s.whyNotTrade(el)
	case askGrace:
		return s.whyNotDie(el)
	}
	return s.whyNotTarget(el)
}

// whyNotInTurn: the elements of the turn menu.
func (s *State) whyNotInTurn(el rules.Element) *rules.Refusal {
	h := s.active
	switch el.Kind() {
	case "wall":
		return s.refusal(s.mayAct(h))
	case "zone":
		if f, z, ok := s.zoneAt(el); ok {
			return s.refusal(either(s.mayAct(h), s.mayTarget(f, z)))
		}
	case "stand":
		if f, ok := s.fieldAt(el); ok {
			return s.refusal(either(s.mayAct(h), s.mayStand(f)))
		}
	case "building":
		if b, ok := s.houseOf(el); ok {
			return s.whyNotHouse(h, b)
		}
	case "catapult":
		return s.refusal(either(s.mayMan(h), s.nothingForCatapult()))
	case "field":
		if f, ok := s.fieldAt(el); ok {
			return s.refusal(either(s.mayMan(h), s.mayFace(f)))
		}
	case "hero":
		if o, ok := s.heroAt(el); ok && o != h && s.heroes[h].turn.left > 0 { // else nobody would click there
			return s.refusal(s.mayTrade(h, o))
		}
	case "ability":
		return s.whyNotAbility(h, el)
	case "turn":
		return s.refusal(s.mayEnd(h))
	case "concede":
		return s.refusal(s.mayConcede())
	case "finish":
		return s.refusal(s.mayFinish())
	case "card", "use":
		return s.whyNotStored(h, el)
	}
	return nil
}

// whyNotHouse: the use of an intact building, the repair of another one (BS-BAD-2..6).
func (s *State) whyNotHouse(h heroNo, b cards.BuildingID) *rules.Refusal {
	if s.houses[b].harm == intact {
		return s.refusal(s.mayVisit(h, b))
	}
	no := s.mayRepair(h, b)
	if no.kind == needGold {
		return because("BS-BLD-2", "%s is %s: repair it first, 1 action and %d Gold; %s has %d.", s.game.set.Buildings[b].Told(), harmNames[s.houses[b].harm], no.need, s.short(h), s.gold(h))
	}
	return s.refusal(no)
}

// nothingForCatapult is what keeps the Catapult idle: it can neither be turned nor shoot.
func (s *State) nothingForCatapult() bar {
	if s.forbidden(cards.NoOrient, 0) {
		return either(s.mayLoose(), bar{kind: orientBarred})
	}
	return s.mayLoose()
}

// whyNotAbility: of the active hero, the abilities that are used; those of others wait for their
// turn.
func (s *State) whyNotAbility(h heroNo, el rules.Element) *rules.Refusal {
	i, ok := s.abilityAt(el)
	if !ok {
		return nil
	}
	for source := range firstLevel + cards.LevelCount {
		if s.knows(h, source) && s.ability(h, source) == &s.game.set.Abilities[i] {
			return s.refusal(s.mayUse(h, source))
		}
	}
	return because("BS-ABL-8", "%s does not have %s.", s.short(h), s.game.set.Abilities[i].Told())
}

// whyNotStored: a card of another hero, or one that the hero does not have.
func (s *State) whyNotStored(h heroNo, el rules.Element) *rules.Refusal {
	i, ok := s.cardAt(el)
	if !ok {
		return nil
	}
	if c, ok := s.held(h, i); ok {
		return s.mayPlay(h, c)
	}
	for o := range heroNo(s.nhero) {
		if c, ok := s.held(o, i); ok {
			return s.mayPlay(o, c)
		}
	}
	return nil
}

// whyNotCard: what can be done with a card that was drawn (BS-BAD-14).
func (s *State) whyNotCard(el rules.Element) *rules.Refusal {
	f := s.top()
	switch el.Kind() {
	case "keep":
		return s.mayStore(f.hero, f.card)
	case "card":
		i, ok := s.cardAt(el)
		if !ok {
			return nil
		}
		return s.reasonOfCard(rules.Choice{Verb: Use, Args: [4]int16{int16(i), -1, -1, 0}})
	}
	return nil
}

// whyNotTrade: cards that cannot change hands.
func (s *State) whyNotTrade(el rules.Element) *rules.Refusal {
	f := s.top()
	i, ok := s.cardAt(el)
	c := rules.Choice{Args: [4]int16{int16(i)}}
	switch {
	case el == buttonDone:
		return s.mayBeDone(f)
	case ok && el.Kind() == "card":
		return s.mayMove(c, f.hero, heroNo(f.n))
	case ok && el.Kind() == "take":
		return s.mayMove(c, heroNo(f.n), f.hero)
	}
	return nil
}

// whyNotDie: "die:0/up" (BS-BAD-12).
func (s *State) whyNotDie(el rules.Element) *rules.Refusal {
	number, way, ok := strings.Cut(el.Name(), "/")
	i, err := strconv.Atoi(number)
	by := map[string]int8{"up": 1, "down": -1}[way]
	if el.Kind() != "die" || !ok || err != nil || i < 0 || i >= int(s.dice.n) || by == 0 {
		return nil
	}
	return s.mayChange(i, by)
}

// whyNotTarget: what a question that asks for a thing of the board cannot be answered with.
func (s *State) whyNotTarget(el rules.Element) *rules.Refusal {
	h, isHero := s.heroAt(el)
	f, isField := s.fieldAt(el)
	switch kind := el.Kind(); {
	case s.ask.kind == askRaise && kind == "hero" && isHero:
		return s.mayBeRaised(h)
	case s.ask.kind == askHit && kind == "hero" && isHero:
		return s.mayBeHit(h)
	case s.ask.kind == askHit && kind == "messenger":
		return s.reasonOfHit(of(HitRider))
	case s.ask.kind == askHero && kind == "hero" && isHero:
		return s.mayReceive(h)
	case s.ask.kind == askNext && kind == "field" && isField:
		return s.mayBeNext(f)
	case s.ask.kind == askHouse && kind == "building":
		if b, ok := s.houseOf(el); ok {
			return s.mayWorkOn(b)
		}
	case s.ask.kind == askSend && kind == "zone":
		return s.whyNotSend(el)
	case s.ask.kind == askZone && kind == "zone":
		if f, z, ok := s.zoneAt(el); ok {
			return s.mayAimAt(f, z)
		}
	}
	return nil
}

// whyNotSend: the Messenger sets out in a Zone 1 without enemy units (BS-BAD-19).
func (s *State) whyNotSend(el rules.Element) *rules.Refusal {
	f, z, ok := s.zoneAt(el)
	switch {
	case !ok:
		return nil
	case z != zone1:
		return because("BS-MSG-1", "The Messenger sets out in a Zone 1.")
	}
	return s.mayBeSent(f)
}
