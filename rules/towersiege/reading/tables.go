package reading

// The resolution tables of the ledger. Rows are the attack's classes C, H, M and F, columns the defence's E, S, f and
// X. The words are the ledger's: dmg a point, rip a Riposte that is rolled and rip! one that hits for certain, orip
// that of the occupant, item that of the structure's Item, more an additional attack, cont the attack goes on inside,
// dD the defender to DEFEND, dF by a fumble, aD the attacker by a fumble, redir it may be turned round.
var (
	// TS-QRT-1
	meleeCreature = [4][4][]string{
		{{}, {"dmg", "dD"}, {"dmg", "dD"}, {"dmg", "dF", "more"}},
		{{"rip"}, {"dD"}, {"dmg", "dD"}, {"dmg", "dF", "more"}},
		{{"rip!"}, {"rip", "dD"}, {"dD"}, {"dF", "more"}},
		{{"aD", "rip!"}, {"aD", "rip", "dD"}, {"aD", "rip", "dD"}, {"aD", "dF"}},
	}
	// TS-QRT-2
	meleeEmpty = [4][4][]string{
		{{}, {"dmg"}, {"dmg"}, {"dmg", "more"}},
		{{}, {}, {"dmg"}, {"dmg", "more"}},
		{{"item!"}, {"item"}, {}, {"more"}},
		{{"aD", "item!"}, {"aD", "item"}, {"aD"}, {"aD"}},
	}
	// TS-QRT-3
	meleeOccupied = [4][4][]string{
		{{}, {"dmg", "cont"}, {"dmg", "cont"}, {"dmg", "cont", "more"}},
		{{"orip"}, {}, {"dmg"}, {"dmg", "more"}},
		{{"orip! or item!"}, {"item"}, {}, {"more"}},
		{{"aD", "orip! or item!"}, {"aD", "item"}, {"aD"}, {"aD"}},
	}
	// TS-QRT-4
	shotCreature = [4][4][]string{
		{{"redir"}, {"dmg"}, {"dmg"}, {"dmg", "dF"}},
		{{"redir"}, {}, {"dmg"}, {"dmg", "dF"}},
	}
	// TS-QRT-5
	shotEmpty = [4][4][]string{
		{{}, {"dmg"}, {"dmg"}, {"dmg"}},
		{{}, {}, {"dmg"}, {"dmg"}},
	}
	// TS-QRT-6
	shotOccupied = [4][4][]string{
		{{}, {"dmg", "cont"}, {"dmg", "cont"}, {"dmg", "cont"}},
		{{}, {}, {"dmg"}, {"dmg", "cont"}},
	}
)

// tableOf is the ledger id of a table.
var tableOf = map[*[4][4][]string]string{
	&meleeCreature: "TS-QRT-1", &meleeEmpty: "TS-QRT-2", &meleeOccupied: "TS-QRT-3",
	&shotCreature: "TS-QRT-4", &shotEmpty: "TS-QRT-5", &shotOccupied: "TS-QRT-6",
}

// table is the one of an attack on something. A Tower Shield counts as occupied by the Tower behind it (TS-QRT-3);
// shot at, it is so by row C alone (TS-QRT-9).
func (p *play) table(a *action, def *thing, class int) *[4][4][]string {
	creature, inner := p.cards[def.Card].creature, p.inside(def)
	switch {
	case a.hand() && creature:
		return &meleeCreature
	case a.hand() && inner == nil:
		return &meleeEmpty
	case a.hand():
		return &meleeOccupied
	case creature:
		return &shotCreature
	case inner == nil, def.Card == towerShield && class != best:
		return &shotEmpty
	}
	return &shotOccupied
}

const towerShield = "tower_shield"

// inside is what an attack on a structure goes on to: its occupant, or the Tower that stands behind the Tower Shield
// (TS-CRT-4, TS-CRT-5); nil if there is nothing.
func (p *play) inside(def *thing) *thing {
	for _, t := range p.board.on(def.ID) {
		if p.cards[t.Card].creature {
			return t
		}
	}
	if def.Card == towerShield {
		if tower := p.board.thing(p.board.Players[def.Owner].Tower); tower != nil && tower.Points > 0 {
			return tower
		}
	}
	return nil
}

// occupant is the creature inside a structure that may answer for it; a Mage that has fumbled may not (TS-QRT-7).
func (p *play) occupant(def *thing) *thing {
	t := p.inside(def)
	if t == nil || !p.cards[t.Card].creature || t.has("fumbled") {
		return nil
	}
	return t
}

// riposteItem is the Item on a structure that strikes back (TS-ITM-23), or nil.
func (p *play) riposteItem(def *thing) *thing {
	for _, t := range p.board.on(def.ID) {
		if p.cards[t.Card].effect("riposte") != nil {
			return t
		}
	}
	return nil
}
