package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Preview tells what a choice would do, as far as no dice are needed: what it costs and what is left, with Alchemy where
// that is needed, and what it is made with. Its Brief are the lines that stay first whatever the dice can do, 0 where there are none: what
// an attack would do with which chance is told after them.
func (b Book) Preview(c rules.Choice) (rules.Preview, bool) {
	p := rules.Preview{Title: b.Describe(c).Sentence}
	switch c.Verb {
	case engine.Defend, engine.Block, engine.StepOut:
		p.Lines = b.leaves(b.At(engine.ThingID(c.Args[0])))
		p.Brief = len(p.Lines)
	}
	gold, power := b.Cost(c)
	if gold+power > 0 {
		b.previewCost(&p, gold, power)
	}
	b.previewWhat(c, &p)
	return p, len(p.Lines) > 0
}

// previewCost tells what a price leaves of gold and power.
func (b Book) previewCost(p *rules.Preview, gold, power int) {
	p.Lines = append(p.Lines, rules.Line{Label: rules.T("Costs"), Value: price(gold, power), Tone: rules.Strong})
	left := [2]int{b.Available(b.Asker, content.Gold) - gold, b.Available(b.Asker, content.Power) - power}
	ratio := int(b.Players[b.Asker].Ratio)
	for what := range left {
		if left[what] < 0 {
			p.Lines = append(p.Lines, rules.Line{Label: rules.T("Alchemy"), Value: rules.T("%s out of %s", points(content.What(what), -left[what]), points(content.What(1-what), -left[what]*ratio)), Tone: rules.Bad})
			left[1-what] += left[what] * ratio
			left[what] = 0
		}
	}
	p.Lines = append(p.Lines, line(rules.T("Left"), rules.And(points(content.Gold, left[content.Gold]), points(content.Power, left[content.Power]))))
}

// previewWhat tells what a choice is made with: the numbers of a card, the levels of who fights.
func (b Book) previewWhat(c rules.Choice, p *rules.Preview) {
	switch c.Verb {
	case engine.Buy, engine.Equip, engine.CastMagic, engine.Discard, engine.Rifle, engine.ChooseMage:
		if text := b.Content.At(content.Card(c.Args[0])).Rules(); !text.Empty() {
			p.Lines = append(p.Lines, line(text, rules.Text{}))
		}
		switch c.Verb {
		case engine.CastMagic:
			b.previewCast(c, p)
		case engine.Equip:
			p.Lines = append(p.Lines, b.unrolled(c)...)
		}
	case engine.Use:
		t := b.At(engine.ThingID(c.Args[0]))
		p.Lines = append(p.Lines, line(b.Info(t).Rules(), rules.Text{}))
	case engine.Defend, engine.Block:
		t := b.At(engine.ThingID(c.Args[0]))
		p.Lines = append(append(p.Lines, b.levelWith(t, content.DL, rules.T("To defend (DL)"), b.met(t))...), b.level(t, content.PL, rules.T("Protection (PL)"))...)
		p.Lines = append(p.Lines, line(rules.T("Points"), rules.T("%d of %d", t.Points, t.Printed)))
	case engine.Declare, engine.Assault, engine.Direct, engine.Strike:
		t := b.At(engine.ThingID(c.Args[0]))
		if b.Creature(t) {
			boost := 0
			if c.Verb == engine.Assault && c.Args[2] > 0 { // TS-TYP-13
				boost = b.Info(t).Has(content.Boost).Levels[c.Args[2]-1].AL
			}
			p.Lines = append(p.Lines, b.levelWith(t, content.AL, rules.T("To attack (AL)"), []change{{t.Card, boost}})...)
		} else if e := b.Info(t).Has(content.Riposte); e != nil {
			p.Lines = append(p.Lines, line(rules.T("Innate Skill (IS)"), rules.T("%d", e.Levels[0].Value))) // TS-ITM-23
		}
	}
}

// unrolled says of an Item that it changes nothing of its bearer, as that never rolls the skill (TS-LVL-5, TS-LVL-6).
func (b Book) unrolled(c rules.Choice) []rules.Line {
	card, t := content.Card(c.Args[0]), b.At(engine.ThingID(c.Args[1]))
	if !b.Unrolled(card, t) {
		return nil
	}
	skill := StatName(b.Content.At(card).Effects[0].Stat)
	return []rules.Line{{Tone: rules.Bad, Label: rules.T("Changes nothing now: %s has nothing that rolls %s.", b.Info(t).Title(), skill)}}
}

// leaves says plainly what it means that who is inside steps out (TS-TWR-3, TS-TWR-11, TS-TWR-12); nothing of who is not.
func (b Book) leaves(t *engine.Thing) []rules.Line {
	if !b.Creature(t) || t.OnField() {
		return nil
	}
	return []rules.Line{{Tone: rules.Bad, Label: rules.T("%s leaves %s: everybody can strike at it, and it can go back in from your next turn on.", b.Info(t).Title(), b.Info(b.At(t.On)).Told())}}
}

// previewCast tells the Spell Skill of magic that is rolled for, and the level of its target.
func (b Book) previewCast(c rules.Choice, p *rules.Preview) {
	card := content.Card(c.Args[0])
	info := b.Content.At(card)
	e := &info.Effects[0]
	t := b.ThingOf(b.aimed(e, c.Args[2]))
	if value := b.SkillAt(e, int(c.Args[1]), t); value > 0 {
		p.Lines = append(p.Lines, rules.Line{Label: rules.T("Spell Skill (SS)"), Value: rules.T("%d", value+b.SpellSkill(b.Asker, card)), Tone: rules.Strong})
		b.SpellChanges(b.Asker, card, func(by content.Card, amount int, _ bool) {
			p.Lines = append(p.Lines, rules.Line{Label: rules.Capital(b.card(by)), Value: rules.T("%+d", amount), Tone: tone(amount)})
		})
	}
	if t != nil && info.Resist {
		p.Lines = append(p.Lines, b.levelWith(t, content.RL, rules.T("To resist (RL)"), []change{{card, e.Levels[c.Args[1]].TargetRL}})...)
	}
}

// change is what a card adds to a level by what it does now.
type change struct {
	card   content.Card
	amount int
}

// levelWith is a level of a thing with what is done to it now.
func (b Book) levelWith(t *engine.Thing, stat content.Stat, label rules.Text, now []change) []rules.Line {
	lines, level := b.level(t, stat, label), b.Level(t, stat)
	if len(lines) == 0 {
		return nil
	}
	for _, c := range now {
		if c.amount != 0 {
			level += c.amount
			lines = append(lines, rules.Line{Label: rules.Capital(b.card(c.card)), Value: rules.T("%+d", c.amount), Tone: tone(c.amount)})
		}
	}
	lines[0].Value = rules.T("%d", level)
	return lines
}

// met is what the attack that is under way takes from the DL of who meets it (TS-TYP-13).
func (b Book) met(t *engine.Thing) (now []change) {
	a := &b.Actions[b.Stack.Top().Act]
	attacker := b.At(a.Source)
	if attacker == nil {
		return nil
	}
	if !b.Creature(t) {
		b.Breach(attacker, func(card content.Card, amount int) { now = append(now, change{card, amount}) })
	}
	if boost := b.Boosted(a); boost != nil {
		now = append(now, change{attacker.Card, boost.TargetDL})
	}
	return now
}

// Caution warns of what the end of a turn gives up: creatures whose upkeep was not paid.
func (b Book) Caution(c rules.Choice) (rules.Text, bool) {
	var unpaid []rules.Text
	for _, id := range b.Unpaid(c) {
		unpaid = append(unpaid, b.Info(b.At(id)).Title())
	}
	if len(unpaid) == 0 {
		return rules.Text{}, false
	}
	return rules.T("Upkeep is not paid, and who is owed it leaves: %s.", rules.And(unpaid...)), true
}

// Unpaid are who leaves with a choice that ends the turn, since nobody has paid their Upkeep.
func (b Book) Unpaid(c rules.Choice) (list []engine.ThingID) {
	if c.Verb != engine.EndTurn && c.Verb != engine.EndCombat {
		return nil
	}
	for i := range b.Things {
		t := &b.Things[i]
		if t.Owner == b.Asker && b.Info(t).Upkeep() && t.Points > 0 && !t.Has(engine.Entered|engine.UpkeepPaid) {
			list = append(list, t.ID)
		}
	}
	return list
}
