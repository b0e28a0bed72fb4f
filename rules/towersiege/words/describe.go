package words

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// sentences are what choices do that need no more words, and the rules that they rest on. Each takes the names of
// what is clicked.
var sentences = map[rules.Verb]struct {
	say  rules.Text
	rule string
}{
	engine.ChooseMage:   {rules.T("Play %s", later...), "TS-MAG-1"},
	engine.ChooseTower:  {rules.T("Build %s", later...), "TS-TWR-1"},
	engine.Place:        {rules.T("Give the Relic to %s", later...), "TS-REL-14"},
	engine.Later:        {rules.T("Pay nothing now"), "TS-TRN-6"},
	engine.Discard:      {rules.T("Discard %s", later...), "TS-TRN-8"},
	engine.KeepAll:      {rules.T("Discard nothing"), "TS-TRN-8"},
	engine.MoveItem:     {rules.T("Give %s to %s", later...), "TS-ITM-14"},
	engine.ReadyItem:    {rules.T("Ready %s", later...), "TS-ITM-17"},
	engine.StepOut:      {rules.T("Step out with %s", later...), "TS-TWR-10"},
	engine.GoIn:         {rules.T("Go with %s into %s", later...), "TS-TWR-13"},
	engine.MountUp:      {rules.T("Mount %s with %s", later...), "TS-TYP-3"},
	engine.Dismount:     {rules.T("Dismount from %s", later...), "TS-TYP-3"},
	engine.EnterCombat:  {rules.T("Enter Combat"), "TS-TRN-13"},
	engine.EndTurn:      {rules.T("End the turn"), "TS-TRN-15"},
	engine.Declare:      {rules.T("Send %s into the attack", later...), "TS-CMB-1"},
	engine.Ready:        {rules.T("Begin the fight with all who have been sent out"), "TS-CMB-1"},
	engine.Forgo:        {rules.T("Give up the attack of %s", later...), "TS-CMB-3"},
	engine.EndCombat:    {rules.T("End Combat and the turn"), "TS-CMB-16"},
	engine.Pick:         {rules.T("Aim at %s", later...), "TS-CMB-10"},
	engine.PickResource: {rules.T("Aim at %s", later...), "TS-SCR-13"},
	engine.NoBlock:      {rules.T("Do not block"), "TS-BLK-7"},
	engine.Pass:         {rules.T("Pass"), "TS-WIN-5"},
	engine.PassTurn:     {rules.T("Answer nothing for the rest of this turn, unless your Mage could die"), "TS-WIN-13"},
	engine.LetDie:       {rules.T("Let it die"), "TS-RUL-58"},
	engine.Strike:       {rules.T("Strike back with %s", later...), "TS-RIP-1"},
	engine.Decline:      {rules.T("Decline"), "TS-RIP-1"},
	engine.Redirect:     {rules.T("Try to turn the attack round"), "TS-OPT-3"},
	engine.Occupy:       {rules.T("Go inside with %s", later...), "TS-TWR-18"},
	engine.StayOut:      {rules.T("Leave it empty"), "TS-TWR-18"},
	engine.Rifle:        {rules.T("Have %s discarded", later...), "TS-RUL-67"},
}

// Describe tells what a choice is.
func (b Book) Describe(c rules.Choice) rules.Description {
	d := rules.Description{Path: b.Path(c)}
	d.Sentence, d.Rule = b.sentence(c, d.Path)
	switch c.Verb {
	case engine.Convert, engine.Forgo, engine.Assault, engine.Direct, engine.StepOut, engine.GoIn, engine.MountUp, engine.Dismount:
		d.Whole = true
	case engine.CastMagic:
		d.Whole = len(d.Path) > 1 && !b.alone(c)
	case engine.Use:
		target := b.At(engine.ThingID(c.Args[3]))
		d.Whole = b.Info(b.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]].Attacks() && target != nil && target.Owner == b.Asker
	case engine.EnterCombat, engine.Declare, engine.Ready:
		d.Prelude = true
	}
	d.Whole = d.Whole || b.unnamed(c, d.Path)
	d.Dial = b.dial(c)
	return d
}

// unnamed reports whether the first click of a choice does not show what that would pay, or who would get what: an ability that
// costs something begins with its creature, on which no price stands, and an Item that only helps who fights is not meant for a
// Mage inside, even if nobody else can bear it (TS-ITM-1).
func (b Book) unnamed(c rules.Choice, path []rules.Element) bool {
	if c.Verb == engine.Equip {
		mage := b.Mage(b.Asker)
		return mage != nil && int16(mage.ID) == c.Args[1] && !mage.OnField() && Fights(b.Content.At(content.Card(c.Args[0])))
	}
	gold, power := b.Cost(c)
	return len(path) > 1 && path[0].Kind() == "thing" && gold+power > 0 && !b.soleUse(c)
}

// soleUse reports whether a choice uses a Relic that can do nothing else and harms nobody, out of the purse that its card names: a
// click on it is enough.
func (b Book) soleUse(use rules.Choice) bool {
	t := b.At(engine.ThingID(use.Args[0]))
	return use.Verb == engine.Use && b.Is(t, content.Relic) && !b.Info(t).Effects[use.Args[1]].Attacks() && b.Converted(b.Cost(use)).Empty() &&
		!slices.ContainsFunc(b.Decision().Choices, func(c rules.Choice) bool { return c != use && b.Path(c)[0] == b.ThingElement(t.ID) })
}

// Fights reports whether an Item helps its bearer in a fight hand to hand alone.
func Fights(item *content.Info) bool {
	return !slices.ContainsFunc(item.Effects, func(e content.Effect) bool {
		return e.Verb != content.Mod || e.When != content.Passive || e.Who != content.Bearer || e.Stat != content.AL && e.Stat != content.SL
	})
}

// alone reports whether magic can be cast in one way only, so that a click on its card is enough. What strikes one's own is always
// aimed by a click.
func (b Book) alone(cast rules.Choice) bool {
	card := content.Card(cast.Args[0])
	if t := b.At(engine.ThingID(cast.Args[2])); b.Content.At(card).Kind == content.Attack && t != nil && t.Owner == b.Asker {
		return false
	}
	return !slices.ContainsFunc(b.Decision().Choices, func(c rules.Choice) bool {
		return c.Verb == engine.CastMagic && c.Args[0] == cast.Args[0] && c != cast
	})
}

func (b Book) sentence(c rules.Choice, path []rules.Element) (rules.Text, string) {
	card, t := content.Card(c.Args[0]), b.At(engine.ThingID(c.Args[0]))
	switch c.Verb {
	case engine.Buy:
		if b.Content.At(card).Type == content.Relic || b.Content.At(card).Type == content.Mine || b.Content.At(card).Type == content.Powerstone {
			return rules.T("Send for %s (%s)", b.card(card), b.cost(c)), "TS-RES-5"
		}
		if b.Content.At(card).Type.Creature() {
			return rules.T("Hire %s (%s)", b.card(card), b.cost(c)), "TS-MIN-2"
		}
		return rules.T("Buy %s (%s)", b.card(card), b.cost(c)), "TS-RES-10"
	case engine.Equip:
		return rules.T("Buy %s for %s (%s)", b.card(card), b.thing(engine.ThingID(c.Args[1])), b.cost(c)), "TS-ITM-1"
	case engine.PayUpkeep:
		return rules.T("Pay the upkeep of %s (%s)", b.thing(t.ID), b.cost(c)), "TS-MIN-10"
	case engine.CastMagic:
		return b.castSentence(c), "TS-SCR-1"
	case engine.Use:
		return b.useSentence(c, t), "TS-INN-1"
	case engine.Convert:
		to := content.What(c.Args[0])
		return rules.T("Make %s out of %s", points(to, 1), points(1-to, int(b.Players[b.Asker].Ratio))), "TS-ALC-1"
	case engine.Assault:
		if level := c.Args[2]; level > 0 {
			boost := b.Info(t).Has(content.Boost)
			return rules.T("Attack %s with %s and %s (%s)", b.Seat(rules.Seat(c.Args[1])), b.thing(t.ID), b.ability(boost, t.Card), b.cost(c)), "TS-TYP-13"
		}
		return rules.T("Attack %s with %s", b.Seat(rules.Seat(c.Args[1])), b.thing(t.ID)), "TS-ATK-1"
	case engine.Direct:
		return rules.T("Attack %s with %s by %s", b.thing(engine.ThingID(c.Args[2])), b.thing(t.ID), abilities[c.Args[1]]), "TS-ATK-3"
	case engine.PickResource:
		return rules.T("Aim at %s of %s", b.name(path[0]), b.Seat(rules.Seat(c.Args[0]))), "TS-SCR-13"
	case engine.Defend:
		if b.Creature(t) && !t.OnField() {
			return rules.T("Step out and defend with %s", b.thing(t.ID)), "TS-BLK-3"
		}
		return rules.T("Defend with %s", b.thing(t.ID)), "TS-BLK-1"
	case engine.Block:
		if by := engine.ThingID(c.Args[1]); by != 0 && by != t.ID {
			return rules.T("Block with %s by %s (%s)", b.thing(t.ID), b.thing(by), b.cost(c)), "TS-BLK-7"
		} else if by != 0 {
			return rules.T("Block with %s (%s)", b.thing(t.ID), b.cost(c)), "TS-BLK-7"
		}
		return rules.T("Block with %s", b.thing(t.ID)), "TS-BLK-7"
	case engine.BlockByMagic:
		return rules.T("Block with %s by %s (%s)", b.thing(t.ID), b.card(content.Card(c.Args[1])), b.cost(c)), "TS-BLK-7"
	case engine.Regenerate:
		return rules.T("Let %s regenerate (%s)", b.thing(b.Stack.Top().D), b.cost(c)), "TS-INN-8"
	}
	q := sentences[c.Verb]
	say := rules.Text{Format: q.say.Format}
	for _, e := range path {
		if e.Kind() != "do" {
			say.Args = append(say.Args, b.name(e))
		}
	}
	return say, q.rule
}

// ability is what an effect of a card is called: by its label, by what it does, or like its card.
func (b Book) ability(e *content.Effect, card content.Card) rules.Text {
	switch {
	case e.Label != "":
		return e.Title()
	case e.Verb == content.Enable:
		return abilities[e.Ability]
	case e.Verb == content.Alchemy:
		return rules.T("Alchemy at %d for 1", e.Ratio)
	}
	return b.card(card)
}

// target is what a choice is aimed at within a sentence, with its owner where that is not who is asked.
func (b Book) target(e rules.Element) rules.Text {
	if t := b.ThingOf(e); t != nil && t.Owner != b.Asker {
		return rules.T("%s of %s", b.thing(t.ID), b.Seat(t.Owner))
	}
	return b.name(e)
}

func (b Book) castSentence(c rules.Choice) rules.Text {
	card := content.Card(c.Args[0])
	e := &b.Content.At(card).Effects[0]
	what, price := b.card(card), b.cost(c)
	if l := &e.Levels[c.Args[1]]; len(e.Levels) > 1 {
		price = rules.T("%s; %s", b.strength(e, l), price)
	}
	if e := b.aimed(e, c.Args[2]); e != "" {
		return rules.T("Cast %s at %s (%s)", what, b.target(e), price)
	}
	return rules.T("Cast %s (%s)", what, price)
}

// strength is what tells a level of an effect from its others.
func (b Book) strength(e *content.Effect, l *content.Level) rules.Text {
	switch {
	case l.Value > 0 && l.Shots > 1:
		return rules.T("%d times %s %d", l.Shots, StatName(e.Skill), l.Value)
	case l.Value > 0:
		return rules.T("%s %d", StatName(e.Skill), l.Value)
	case l.AL > 0:
		return rules.T("Attack Level +%d", l.AL)
	case l.IP > 0:
		return rules.Plural(l.IP, "%d Integrity Point", "%d Integrity Points", l.IP)
	case l.Shots > 0:
		return rules.T("%d", l.Shots)
	}
	return rules.T("%+d", l.Amount)
}

func (b Book) useSentence(c rules.Choice, t *engine.Thing) rules.Text {
	e := &b.Info(t).Effects[c.Args[1]]
	what := b.thing(t.ID)
	if e.Label != "" || e.Verb == content.Enable {
		what = rules.T("%s of %s", b.ability(e, t.Card), what)
	}
	switch target := b.aimed(e, c.Args[3]); {
	case e.Verb == content.Alchemy && e.InsteadOfAttack: // TS-ALC-5
		return rules.T("%s makes Alchemy %d for 1 until your next turn, instead of attacking", rules.Capital(what), e.Ratio)
	case e.Sacrifice:
		return rules.T("Give %s to %s", b.name(target), b.thing(t.ID))
	case target == "":
		return rules.T("Use %s (%s)", what, b.cost(c))
	default:
		return rules.T("Use %s at %s (%s)", what, b.target(target), b.cost(c))
	}
}

// cost is what a choice costs, and what of it the other purse pays.
func (b Book) cost(c rules.Choice) rules.Text { return b.paid(b.Cost(c)) }

// Cheaper is what a card costs now in place of what is printed on it, and whose doing that is.
func (b Book) Cheaper(seat rules.Seat, card content.Card, gold, power, wasGold, wasPower int) rules.Text {
	var by []rules.Text
	for _, c := range b.Cheapening(seat, card) {
		by = append(by, b.card(c))
	}
	now, was := price(gold, power), price(wasGold, wasPower)
	if len(by) == 0 {
		return rules.T("%s instead of %s", now, was)
	}
	return rules.T("%s instead of %s, thanks to %s", now, was, rules.Counted(by...))
}

// Price is what a choice costs, and what of it the other purse pays.
func (b Book) Price(c rules.Choice) rules.Text { return b.cost(c) }

// paid is a price, and what of it the other purse pays.
func (b Book) paid(gold, power int) rules.Text {
	if by := b.Converted(gold, power); !by.Empty() {
		return rules.T("%s, %s", price(gold, power), by)
	}
	return price(gold, power)
}

// Traded is so much of one purse for so much of the other: "6 gold for 2 power".
func Traded(what content.What, n, pays int) rules.Text {
	return rules.T("%s for %s", points(1-what, pays), points(what, n))
}

// Converted says what of a price is made out of the other purse by Alchemy, for the seat that is asked (TS-ALC-1, TS-ALC-4): all of it, or
// how much; empty: nothing, or it cannot be paid.
func (b Book) Converted(gold, power int) rules.Text {
	if b.Asked == engine.AskNothing {
		return rules.Text{}
	}
	missing, ok := b.Short(b.Asker, gold, power)
	for what := content.Gold; ok && what <= content.Power; what++ {
		if n := int(missing[what]); n > 0 {
			from := points(1-what, n*int(b.Players[b.Asker].Ratio))
			if n == gold+power {
				return rules.T("made out of %s", from)
			}
			return rules.T("%d of it made out of %s", n, from)
		}
	}
	return rules.Text{}
}
