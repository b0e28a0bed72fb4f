package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// WhyNot tells why an element cannot be clicked now: the refusal of the choice that one would try to make with it. It is
// false for what can be clicked, for what is never part of a choice, and for things while magic can be cast: whether one
// of them is a target, the hand of the seat that is asked decides, which others do not know. What it would say of those
// to that seat, Reason says.
func (b Book) WhyNot(e rules.Element) (rules.Refusal, bool) {
	if e.Kind() == "thing" && b.casting() {
		return rules.Refusal{}, false
	}
	return b.Reason(e)
}

// Reason is why an element cannot be clicked now, for the seat that is asked.
func (b Book) Reason(e rules.Element) (rules.Refusal, bool) {
	b = b.held(e)
	c, ok := b.tried(e)
	if !ok || b.clickable(e) {
		return rules.Refusal{}, false
	}
	return *b.Refuse(c), true
}

// casting reports whether the seat that is asked may cast magic.
func (b Book) casting() bool {
	return b.Asked == engine.AskMain || b.Asked == engine.AskCombat || b.Asked == engine.AskRespond || b.Asked == engine.AskSave
}

// held is the match as it would be if the seat that is asked had a card at hand: what is said of cards tells nothing of
// the hand.
func (b Book) held(e rules.Element) Book {
	card, ok := b.Content.Find(e.Name())
	if !ok || e.Kind() != "card" || b.Result != engine.Undecided || b.Content.At(card).Set == content.StartSet || slices.Contains(b.Players[b.Asker].Hand.All(), card) {
		return b
	}
	b.State = b.State.Clone()
	hand := &b.Players[b.Asker].Hand
	hand.Cards[hand.N] = card
	hand.N++
	slices.Sort(hand.All())
	b.Settle()
	return b
}

// clickable reports whether an element lies on the way of a legal choice.
func (b Book) clickable(e rules.Element) bool {
	return slices.ContainsFunc(b.Decision().Choices, func(c rules.Choice) bool { return slices.Contains(b.Path(c), e) })
}

// onThings are the verbs that questions ask of a thing alone.
var onThings = map[engine.Question]rules.Verb{
	engine.AskPlace: engine.Place, engine.AskUpkeep: engine.PayUpkeep, engine.AskDeclare: engine.Declare, engine.AskTargets: engine.Pick,
	engine.AskUnblocked: engine.Pick, engine.AskDefender: engine.Defend, engine.AskOccupy: engine.Occupy,
}

// buttons are the questions in which a button stands that cannot always be pressed.
var buttons = map[rules.Element]struct {
	verb rules.Verb
	in   engine.Question
}{
	Buttons[engine.EnterCombat]: {engine.EnterCombat, engine.AskMain}, Buttons[engine.KeepAll]: {engine.KeepAll, engine.AskReplenish},
	Buttons[engine.NoBlock]: {engine.NoBlock, engine.AskDefender}, Buttons[engine.Regenerate]: {engine.Regenerate, engine.AskSave},
}

// tried is what one would try to do by a click on an element; false: nothing.
func (b Book) tried(e rules.Element) (rules.Choice, bool) {
	switch e.Kind() {
	case "thing":
		if t := b.ThingOf(e); t != nil {
			return b.triedThing(t)
		}
	case "card":
		if card, ok := b.Content.Find(e.Name()); ok && b.casting() && b.Content.At(card).Set != content.StartSet {
			return rules.Choice{Verb: b.verbOf(card), Args: [4]int16{int16(card)}}, true
		}
	case "spell":
		if card, ok := b.Content.Find(e.Name()); ok {
			return rules.Choice{Verb: engine.CastMagic, Args: [4]int16{int16(card)}}, b.casting()
		}
	case "mines", "stones":
		what := content.Gold
		if e.Kind() == "stones" {
			what = content.Power
		}
		seat, ok := b.seatOf(e)
		return rules.Choice{Verb: engine.PickResource, Args: [4]int16{int16(seat), int16(what)}}, ok && b.razing()
	case "gold", "power":
		what := content.Gold
		if e.Kind() == "power" {
			what = content.Power
		}
		seat, ok := b.seatOf(e)
		return rules.Choice{Verb: engine.Convert, Args: [4]int16{int16(what)}}, ok && seat == b.Asker && (b.Asked == engine.AskMain || b.Asked == engine.AskCombat)
	case "do":
		button, ok := buttons[e]
		return rules.Choice{Verb: button.verb}, ok && b.Asked == button.in
	}
	return rules.Choice{}, false
}

// razing reports whether Mines and Powerstones are being chosen.
func (b Book) razing() bool {
	return b.Asked == engine.AskTargets && b.Effect(&b.Actions[b.Stack.Top().Act]).Target == content.OpponentResource
}

// verbOf is what is done with a card of the hand.
func (b Book) verbOf(card content.Card) rules.Verb {
	info := b.Content.At(card)
	switch {
	case info.Scroll():
		return engine.CastMagic
	case info.Type == content.Item:
		return engine.Equip
	}
	return engine.Buy
}

// triedThing is what one would try to do with a thing: what is asked of things, an attack, its first ability, or to give
// it away.
func (b Book) triedThing(t *engine.Thing) (rules.Choice, bool) {
	id := int16(t.ID)
	switch verb := onThings[b.Asked]; {
	case verb == engine.Defend && b.Actions[b.Stack.Top().Act].Type == engine.DirectedAction:
		return rules.Choice{Verb: engine.Block, Args: [4]int16{id}}, true
	case verb == engine.Pick && b.razing():
		return rules.Choice{}, false
	case verb != engine.VerbNone:
		return rules.Choice{Verb: verb, Args: [4]int16{id}}, true
	case t.Owner != b.Asker || b.Asked != engine.AskMain && b.Asked != engine.AskCombat && b.Asked != engine.AskRespond:
		return rules.Choice{}, false
	case b.Asked == engine.AskCombat && b.Creature(t):
		return rules.Choice{Verb: engine.Assault, Args: [4]int16{id, int16(b.opponent())}}, true
	}
	for n := range b.Info(t).Effects {
		if e := &b.Info(t).Effects[n]; (e.When == content.OnTurn || e.When == content.AnyTurn) && e.Verb != content.Boost {
			return rules.Choice{Verb: engine.Use, Args: [4]int16{id, int16(n)}}, true
		}
	}
	return rules.Choice{Verb: engine.MoveItem, Args: [4]int16{id}}, b.Carried(t) && b.Asked != engine.AskRespond
}

// opponent is some seat that can be attacked.
func (b Book) opponent() rules.Seat {
	return (b.Living() &^ rules.SeatsOf(b.Asker)).First()
}
