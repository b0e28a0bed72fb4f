package reading

import (
	"fmt"
	"maps"
	"slices"
)

func says(what string, who int) string { return fmt.Sprintf("%s of thing %d", what, who) }

// begin reads one declared attack or shot, whose attack roll comes next, with all that follows from it.
func (p *play) begin() {
	by := id(p.peek().event.Subject)
	a := p.pending(by)
	if a == nil || p.board.thing(by) == nil { // declared before the stretch began
		p.skip()
		return
	}
	p.same("shots after a fumble", "TS-CMB-10", false, a.fumbled)
	a.left--
	a.again = nil
	def := p.target()
	if def != nil {
		a.struck = def.ID
	}
	p.stances = map[int]*stance{}
	p.attack(a, def)
	p.settle()
}

// skip passes over an attack that cannot be read.
func (p *play) skip() {
	p.take()
	for p.peek().name() != "attack_rolled" {
		p.take()
	}
}

// target is who rolls against the attack roll that comes next: nil if nobody does.
func (p *play) target() *thing {
	for _, i := range p.items[1:] {
		switch i.name() {
		case "defence_rolled", "resistance_rolled":
			return p.board.thing(id(i.event.Subject))
		case "attack_rolled":
			return nil
		}
		if i.asked != nil {
			return nil
		}
	}
	return nil
}

// stance is how somebody stands who fights: whether it was in DEFEND (a Mage: had fumbled) before, and whether it
// is to be so afterwards.
type stance struct{ was, down bool }

// watch takes note of how somebody stands.
func (p *play) watch(t *thing) {
	if t == nil || !p.cards[t.Card].creature || p.stances[t.ID] != nil {
		return
	}
	p.stances[t.ID] = &stance{was: p.low(t)}
}

// low reports whether a creature is in DEFEND, or a Mage has fumbled.
func (p *play) low(t *thing) bool {
	if p.cards[t.Card].mage {
		return t.has("fumbled")
	}
	return t.Position == "defend"
}

// down has somebody go to DEFEND, a Mage by a fumble alone; structures never go there.
func (p *play) down(t *thing) {
	if p.watch(t); t != nil && p.stances[t.ID] != nil {
		p.stances[t.ID].down = true
	}
}

// settle compares the positions in which an attack leaves those who fought.
func (p *play) settle() {
	for len(p.items) > 0 && !slices.Contains(told, p.items[0].name()) && p.items[0].asked == nil {
		p.take()
	}
	if p.over { // the last Mage has won: nobody moves any more
		return
	}
	if len(p.items) > 0 && p.items[0].name() == "attack_rolled" { // of a rider: positions count after both (TS-RUL-73)
		return
	}
	for _, n := range slices.Sorted(maps.Keys(p.stances)) {
		t, s := p.board.thing(n), p.stances[n]
		switch {
		case t == nil:
		case p.cards[t.Card].mage:
			p.same("a Mage that fumbles", "TS-MAG-12", says(fmt.Sprint("fumbled ", s.was || s.down), n), says(fmt.Sprint("fumbled ", p.low(t)), n))
		default:
			p.same("to DEFEND", "TS-CMB-11", says(fmt.Sprint("in DEFEND ", s.was || s.down), n), says(fmt.Sprint("in DEFEND ", p.low(t)), n))
		}
	}
}

// attack reads one attack roll on something and carries out its cell.
func (p *play) attack(a *action, def *thing) {
	att := p.board.thing(a.by)
	p.watch(att)
	e := p.next("who rolls to attack", "TS-CMB-4", "attack_rolled", att).event
	p.same("level of the attack", "TS-LVL-9", p.levelOf(a, att), e.N)
	c := class(int(e.Dice[0]), int(e.N))
	if !a.hand() && (c == missed || c == fumble) { // no defence is rolled (TS-CMB-7, TS-CMB-8)
		if a.fumbled = c == fumble; a.fumbled {
			p.down(att)
		}
		p.same("defence after a miss", "TS-RUL-41", false, p.defended())
		return
	}
	if a.destroys {
		p.destroy(c, def)
		return
	}
	p.same("defence after a hit", "TS-CMB-6", true, def != nil)
	p.watch(def)
	now := cell{attack: c, inner: p.inside(def), down: def.Position == "defend"}
	table := p.table(a, def, c)
	now.defence = p.defend(a, att, def)
	p.cell(a, table[c][now.defence], tableOf[table], def, now)
}

// defended reports whether a defence is told next.
func (p *play) defended() bool {
	for _, i := range p.items {
		if i.asked != nil || i.name() == "attack_rolled" {
			return false
		}
		if i.name() == "defence_rolled" {
			return true
		}
	}
	return false
}

// levelOf is the level of an attack roll.
func (p *play) levelOf(a *action, att *thing) int {
	switch a.skill {
	case "IS":
		return p.innate(att, a.value)
	case "SS":
		return p.spell(att, a.card, a.value)
	}
	return p.attackLevel(att) + a.al
}

// defend reads the roll of whoever is attacked, and returns its class.
func (p *play) defend(a *action, att, def *thing) int {
	name, level := "defence_rolled", p.defence(def, att)
	if a.skill == "SS" {
		name, level = "resistance_rolled", p.resistance(def)
	}
	if def.ID == a.struck {
		if a.skill == "SS" {
			level += a.targetRL
		}
		level += a.targetDL
	}
	e := p.next("who rolls to defend", "TS-CMB-6", name, def).event
	p.same("level of the defence", "TS-LVL-9", level, e.N)
	return class(int(e.Dice[0]), int(e.N))
}

// destroy reads what an attack on a card does: a critical one is stopped by an Exceptional roll alone (TS-FUM-8).
// A Mine or Powerstone is no thing on the table; it resists with 15 (TS-RES-11).
func (p *play) destroy(c int, def *thing) {
	level, was := 15, 0
	if def != nil {
		level, was = p.resistance(def), def.ID
	}
	i := p.peek()
	p.same("a card resists", "TS-CMB-8", says("resistance_rolled", was), says(i.name(), id(i.event.Subject)))
	e := p.take().event
	p.same("level of a card that resists", "TS-LVL-11", level, e.N)
	d := class(int(e.Dice[0]), int(e.N))
	gone, lost := d == missed || d == fumble || c == best && d != best, false
	for len(p.items) > 0 && !slices.Contains(told, p.items[0].name()) && p.items[0].asked == nil {
		name := p.take().name()
		lost = lost || name == "destroyed" || name == "resource_destroyed"
	}
	p.same("a card is destroyed", "TS-FUM-8", gone, lost)
}

// cell is where an attack has come to: the classes of the two rolls, and how things stood when the dice fell.
type cell struct {
	attack, defence int
	inner           *thing // what is inside the structure
	down            bool   // the defender was in DEFEND
}

// cell carries out the words of a cell, left to right (TS-QRT-8).
func (p *play) cell(a *action, words []string, rule string, def *thing, c cell) {
	for _, word := range words {
		p.settled()
		att := p.now(p.board.thing(a.by))
		def = p.now(def)
		switch word {
		case "dmg":
			p.damage(a, rule, def)
		case "aD":
			p.down(att)
		case "dD":
			if !p.cards[def.Card].mage {
				p.down(def)
			}
		case "dF":
			p.down(def)
		case "redir":
			p.redirect(a, def)
		case "more":
			if p.stands(def) && p.stands(att) && !p.low(att) && !slices.Contains(a.again, def.ID) {
				a.again = append(a.again, def.ID)
				p.next("an additional attack", "TS-FUM-4", "attacks_again", att)
				p.attack(a, p.now(def))
			}
		case "cont":
			p.goOn(a, c.inner)
		default:
			p.strikeBack(word, att, def, c)
		}
	}
}

// now is a thing as it is now, or as it was when it left.
func (p *play) now(t *thing) *thing {
	if t != nil {
		if now := p.board.thing(t.ID); now != nil {
			return now
		}
	}
	return t
}

// stands reports whether something is still there: a creature alive, a structure not fallen.
func (p *play) stands(t *thing) bool {
	return t != nil && p.board.thing(t.ID) != nil && p.now(t).Points > 0
}

// goOn reads how an attack goes on inside (TS-CRT-4, TS-CRT-5, TS-FUM-5).
func (p *play) goOn(a *action, inner *thing) {
	att := p.board.thing(a.by)
	if !p.stands(inner) || !p.stands(att) {
		return
	}
	i := p.next("the attack goes on inside", "TS-CRT-4", "went_on_inside", att)
	p.same("whom it reaches inside", "TS-CRT-5", inner.ID, id(i.event.To))
	p.attack(a, p.now(inner))
}

// damage reads what a hit does. A skill that costs no point does something else, which no PL stops (TS-RUL-74).
func (p *play) damage(a *action, rule string, def *thing) {
	switch {
	case a.strike:
		p.lose(rule, def, a.noPL)
	case p.cards[a.card].effect("position") != nil:
		p.down(def)
	}
}

// lose reads the loss of a point: protection first, if there is any (TS-LVL-7, TS-CMB-15).
func (p *play) lose(rule string, def *thing, noPL bool) {
	if level := p.protection(def); level > 0 && !noPL {
		e := p.next("protection", "TS-LVL-7", "protection_rolled", def).event
		p.same("level of the protection", "TS-ITM-12", level, e.N)
		if protects(int(e.Dice[0]), level) {
			return
		}
	}
	before := p.now(def).Points
	if i := p.peek(); before == 1 && (i.name() == "regenerated" || i.name() == "healed") { // W-SAVE (TS-INN-8, TS-CRE-6)
		p.next("saved at the last moment", "TS-CRE-6", i.name(), def)
		return
	}
	e := p.next("a point is lost", rule, "point_lost", def).event
	p.same("points left", "TS-ATK-7", before-1, e.M)
}
