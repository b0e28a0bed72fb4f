package kurth

import "portcullis/rules"

// Elements of the board that do not depend on the content.
const (
	ElementGoOn       rules.Element = "button:go_on"
	ElementRoll       rules.Element = "button:roll"
	ElementAccept     rules.Element = "button:accept"
	ElementEndTurn    rules.Element = "button:end_turn"
	ElementWarden     rules.Element = "warden"
	ElementMarker     rules.Element = "marker"
	ElementSpirit     rules.Element = "track:spirit"
	ElementMana       rules.Element = "track:mana"
	ElementRound      rules.Element = "track:round"
	ElementOverrun    rules.Element = "track:overrun"
	ElementPassageway rules.Element = "passageway"
	ElementDraw       rules.Element = "pile:draw"
	ElementDiscard    rules.Element = "pile:discard"
	ElementSiegeForce rules.Element = "table:siege_force"
	ElementAttackRoll rules.Element = "table:attack_roll"
)

// bothDice is the target that picks both attack dice.
const bothDice = 3

// maxAmount is the highest number of the elements amount:1 to amount:3.
const maxAmount = 3

// slotElement is a place of the row, 1 to 3.
func slotElement(n int) rules.Element {
	return [...]rules.Element{"slot:1", "slot:2", "slot:3"}[n-1]
}

// dieElement is a die on the table: 1 and 2 are the attack dice, 3 was set aside.
func dieElement(n int) rules.Element {
	return [...]rules.Element{"die:1", "die:2", "die:3"}[n-1]
}

// diceElement is a set of attack dice to throw again: 1, 2 or bothDice.
func diceElement(set int16) rules.Element {
	return [...]rules.Element{"dice:1", "dice:2", "dice:12"}[set-1]
}

// amountElement is a number of markers or payments, 1 to 3.
func amountElement(n int16) rules.Element {
	return [...]rules.Element{"amount:1", "amount:2", "amount:3"}[n-1]
}

// targetElement is the element that picks target t of a power, empty if it has no target.
func (g *Game) targetElement(p *Power, t int16) rules.Element {
	switch p.target {
	case targetPlace:
		return g.places[t].element
	case targetAmount, targetPayment:
		return amountElement(t)
	case targetDice:
		return diceElement(t)
	case targetDie:
		return dieElement(int(t))
	case targetSlot:
		return slotElement(int(t))
	}
	return ""
}

// PlaceElement is the element of a location by its id.
func PlaceElement(id string) rules.Element { return rules.Element("place:" + id) }

// CardElement is the element of an Action card by its id.
func CardElement(id string) rules.Element { return rules.Element("card:" + id) }

// SpellElement is the element of a spell's panel by the spell's id.
func SpellElement(id string) rules.Element { return rules.Element("spell:" + id) }

// SpecialElement is the element of a special action's panel by its id.
func SpecialElement(id string) rules.Element { return rules.Element("special:" + id) }
