package cards

import "slices"

// where says in which kinds of text a verb can stand.
type where uint16

// The kinds of text.
const (
	inUse     where = 1 << iota // a card when it is used
	inTactics                   // a Tactics card at its Tactics step
	inWeapon
	inArmour
	inInstant
	inEvent
	inAbility
	inHouse // a building
	inTable // the Smuggling Table

	used    = inUse | inInstant | inHouse | inTable  // carried out at once for a hero
	carried = used | inTactics | inEvent | inAbility // carried out at some time
	struck  = inUse | inInstant | inTactics          // against Zones
	anyText = carried | inArmour
)

func (w where) String() string {
	return map[where]string{inUse: "a card that is used", inTactics: "a Tactics card", inWeapon: "a weapon", inArmour: "armour",
		inInstant: "an instant", inEvent: "an Event", inAbility: "an ability", inHouse: "a building", inTable: "the Smuggling Table"}[w]
}

// grammar is how the content may use a verb (ledger 7.5). Every effect may also be optional,
// and those of abilities have when.
type grammar struct {
	where     where
	needs     []string
	may       []string
	low, high int  // of n
	aims      bool // works against Zones: its own or those of the card
}

func (g grammar) takes(key string) bool {
	return key == "when" || slices.Contains(g.needs, key) || slices.Contains(g.may, key) || g.aims && slices.Contains(zoneKeys(), key)
}

func zoneKeys() []string { return []string{"zones", "pick", "fields"} }

// grammarOf returns how a verb is used.
func grammarOf(v Verb) grammar {
	g := func(where where, needs, may []string) grammar {
		return grammar{where: where, needs: needs, may: may, low: 1, high: maxNumber}
	}
	list := func(keys ...string) []string { return keys }
	aimed := func(g grammar) grammar { g.aims = true; return g }
	switch v {
	case Weapon:
		return grammar{where: inWeapon, needs: list("dice"), may: list("target_add")}
	case Volley:
		return aimed(g(struck, list("dice"), list("target")))
	case Hits:
		return aimed(g(struck, list("n"), nil))
	case Destroy:
		return aimed(g(struck, list("count"), list("units", "rank")))
	case Vinculum:
		return g(inUse|inInstant, list("n"), nil)
	case Hold:
		return aimed(g(inTactics, list("count"), list("attack", "march", "units", "rank")))
	case Push:
		return aimed(g(inUse|inInstant, list("count", "units"), list("rank")))
	case March:
		return g(inEvent, list("units", "from"), nil)
	case Spawn:
		return g(inEvent, list("unit", "n", "field"), list("rank"))
	case Summon:
		s := g(inEvent, list("n", "field"), nil)
		s.low, s.high = -3, 3
		return s
	case Gain:
		return g(carried, list("what", "n"), list("who"))
	case Lose:
		return g(carried, list("what", "n"), list("who", "floor"))
	case Draw:
		return g(carried, list("class", "n"), list("from", "who"))
	case Recover:
		return g(inUse, list("class", "n"), nil)
	case Look:
		return g(inAbility, list("deck", "n"), list("face_up"))
	case Mend:
		return g(inUse|inInstant|inAbility, list("state", "n"), list("action", "gold", "morale"))
	case Reinforce:
		return g(inUse|inInstant, list("n"), list("spread"))
	case Damage:
		return g(carried&^inAbility, list("building"), nil)
	case Orient, Ward:
		return g(inUse, nil, nil)
	case Modify:
		m := g(anyText, list("stat", "op", "n"), list("zones", "who", "until"))
		m.low = -maxNumber
		return m
	case Forbid:
		return g(inEvent, list("what"), nil)
	case ExtraAttack:
		return g(inAbility, list("dice", "strength", "zone"), nil)
	case Store:
		return g(inAbility, list("class", "color", "in_color", "in_class"), nil)
	case Double:
		return g(inAbility, list("class"), nil)
	case Smuggle:
		return g(inUse|inHouse|inAbility, nil, nil)
	case Train:
		return g(inHouse, nil, nil)
	case ShareSpace:
		return g(inAbility, nil, list("lose_alone"))
	case Linger:
		return g(inTactics, list("rounds"), nil)
	case Choose:
		return g(carried, list("options"), nil)
	case Test:
		return g(carried, list("die", "at_least"), list("then", "else"))
	}
	return grammar{}
}

// given returns the keys that an effect has, without verb and optional.
func (e *effectTOML) given() []string {
	var keys []string
	for _, p := range [...]struct {
		key   string
		there bool
	}{
		{"when", e.When != nil}, {"who", e.Who != nil}, {"what", e.What != nil}, {"n", e.N != nil}, {"count", e.Count != nil},
		{"floor", e.Floor != nil}, {"unit", e.Unit != nil}, {"units", e.Units != nil}, {"rank", e.Rank != nil},
		{"zones", e.Zones != nil}, {"pick", e.Pick != nil}, {"fields", e.Fields != nil},
		{"dice", e.Dice != nil}, {"target", e.Target != nil}, {"target_add", e.TargetAdd != nil}, {"strength", e.Strength != nil},
		{"zone", e.Zone != nil}, {"class", e.Class != nil}, {"from", e.From != nil}, {"state", e.State != nil},
		{"action", e.Action != nil}, {"gold", e.Gold != nil}, {"morale", e.Morale != nil}, {"spread", e.Spread != nil},
		{"building", e.Building != nil}, {"field", e.Field != nil}, {"stat", e.Stat != nil}, {"op", e.Op != nil},
		{"until", e.Until != nil}, {"attack", e.Attack != nil}, {"march", e.March != nil}, {"deck", e.Deck != nil},
		{"face_up", e.FaceUp != nil}, {"color", e.Color != nil}, {"in_color", e.InColor != nil}, {"in_class", e.InClass != nil},
		{"lose_alone", e.LoseAlone != nil}, {"rounds", e.Rounds != nil}, {"options", e.Options != nil}, {"die", e.Die != nil},
		{"at_least", e.AtLeast != nil}, {"then", e.Then != nil}, {"else", e.Else != nil},
	} {
		if p.there {
			keys = append(keys, p.key)
		}
	}
	return keys
}
