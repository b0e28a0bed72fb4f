package towers

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/ink"
)

// primaryPiece is the large button that makes a choice in one click which else takes several.
const primaryPiece = rules.Element("do:primary")

// Verbs by what they are: attacks, purchases, and what goes on without doing anything.
var (
	attacks   = []rules.Verb{engine.Assault, engine.Direct, engine.Use}
	purchases = []rules.Verb{engine.Buy, engine.Equip}
	goesOn    = []rules.Verb{engine.EndTurn, engine.EndCombat, engine.Ready, engine.Later, engine.KeepAll, engine.NoBlock, engine.Pass, engine.Decline, engine.LetDie, engine.StayOut}
)

// wanted are, for each question that is not about one thing alone, the verbs of the answers that do something: one of them is
// what one usually wants, if it is worth it.
var wanted = map[engine.Question][]rules.Verb{
	engine.AskPlace: {engine.Place}, engine.AskUpkeep: {engine.PayUpkeep}, engine.AskTargets: {engine.Pick, engine.PickResource},
	engine.AskDefender: {engine.Defend, engine.Block, engine.BlockByMagic}, engine.AskUnblocked: {engine.Pick}, engine.AskSave: {engine.Regenerate, engine.CastMagic},
	engine.AskRiposte: {engine.Strike}, engine.AskRedirect: {engine.Redirect}, engine.AskOccupy: {engine.Occupy}, engine.AskRifle: {engine.Rifle},
}

// primary is what one usually wants now where it takes more than a button that stands there anyway; false: there is nothing
// such. It is never an attack that is not worth its risk.
func (l *layout) primary() (rules.Choice, bool) {
	if c, _, ok := l.aimedAgain(); ok {
		return c, true
	}
	switch {
	case len(l.Chosen) > 0:
		if c, ok := l.best(nil, goesOn); ok {
			if c, ok = l.turned(c); ok {
				return c, true
			}
		}
		c, ok := l.Path.Onward(l.Out.Quiet)
		return c, (ok || l.worthOtherwise(c)) && !l.risksMage(c)
	case l.Asked == engine.AskMain:
		if c, ok := l.pressing(); ok {
			return c, true
		}
		if c, ok := l.unbought(); ok {
			return c, true
		}
		if _, buys := l.best(purchases, []rules.Verb{engine.EndTurn}); buys {
			return rules.Choice{}, false
		}
		return l.strike()
	case l.Asked == engine.AskCombat || l.Asked == engine.AskDeclare:
		if c, ok := l.pressing(); ok {
			return c, true
		}
		return l.strike()
	case l.Asked == engine.AskRespond: // to pass wastes nothing where nothing dear is in danger: what answers is lit, and clicked for it
		a, ok := l.averts()
		return a.choice, ok
	case l.Asked == engine.AskReplenish:
		return rules.Choice{}, false // what one gives away is clicked
	}
	verbs := wanted[l.Asked]
	if c, ok := l.best(verbs, goesOn); ok {
		return l.sparesTower(c), true
	}
	if l.Asked == engine.AskSave || l.Asked == engine.AskRiposte || l.Asked == engine.AskRedirect { // what is free, or saves a life
		for _, c := range l.Choices {
			if c.Verb != engine.CastMagic && slices.Contains(verbs, c.Verb) {
				return c, true
			}
		}
	}
	return rules.Choice{}, false
}

// pressing is what goes before all else in Main and Combat: a blow that ends it, what averts a danger, and what was just cast once more.
func (l *layout) pressing() (rules.Choice, bool) {
	if c, ok := l.deadly(); ok {
		return c, true
	}
	if a, ok := l.foils(); ok {
		return a.choice, true
	}
	return l.repeated()
}

// leastDeadly is the chance to slay a Mage from which on magic is proposed for it.
const leastDeadly = 0.1

// deadly is the attack magic that may slay the Mage of somebody else at once, where nothing else is worth as much: who holds it need not find
// out alone that it wins (TS-END-1).
func (l *layout) deadly() (rules.Choice, bool) {
	i := slices.IndexFunc(l.Path.Ranking(), func(c rules.Choice) bool { return slices.Contains(l.Choices, c) })
	if i < 0 {
		return rules.Choice{}, false
	}
	c := l.Path.Ranking()[i]
	_, gone := l.slays(c)
	return c, gone >= leastDeadly
}

// slays is which Mage of others attack magic is the most likely to slay, and how likely; nil: none.
func (l *layout) slays(c rules.Choice) (mage *engine.Thing, gone float64) {
	if c.Verb != engine.CastMagic || l.Content.At(content.Card(c.Args[0])).Kind != content.Attack {
		return nil, 0
	}
	for _, o := range l.oddsOf(c) {
		for _, loss := range o.Losses {
			if t := l.At(loss.Thing); t != nil && l.Is(t, content.Mage) && t.Owner != l.Asker && loss.Gone > gone {
				mage, gone = t, loss.Gone
			}
		}
	}
	return mage, gone
}

// unbought is the purchase without which neither Combat is entered nor the turn ended unasked: no large button proposes what is warned of
// then (TS-TRN-13). One that arms the Mage for a fight is left to a click, as is one that the board is not asked for.
func (l *layout) unbought() (rules.Choice, bool) {
	if l.Asker != l.me || l.Nobody {
		return rules.Choice{}, false
	}
	c, ok := l.match.Unbought(rules.Choice{Verb: engine.EndTurn})
	return c, ok && slices.Contains(l.Choices, c) && !l.risksMage(c) && !l.inVain(c)
}

// turned is a choice with the strength that is set for what is picked; false: it cannot be made with that one.
func (l *layout) turned(c rules.Choice) (rules.Choice, bool) {
	list, at := l.Path.Dial()
	if list == nil || l.Path.Strength(c) == list[at] || l.Path.Strength(c) == "" {
		return c, true
	}
	for _, o := range l.Choices {
		if o.Verb == c.Verb && l.Path.Strength(o) == list[at] && slices.Equal(l.Path.Way(o), l.Path.Way(c)) {
			return o, true
		}
	}
	return rules.Choice{}, false
}

// worthOtherwise reports whether a choice would be worth a thought with another strength than the one that is set: who sets one still
// means the same.
func (l *layout) worthOtherwise(c rules.Choice) bool {
	return l.Path.Strength(c) != "" && slices.ContainsFunc(l.Path.Ranking(), func(o rules.Choice) bool {
		return o.Verb == c.Verb && slices.Equal(l.Path.Way(o), l.Path.Way(c))
	})
}

// sparesTower is a defence in place of one with the last point of the Tower in which one's Mage is: what stands there instead may be
// lost up to twice as likely, as with the Tower the Mage stands outdoors. A choice that needs none, or has none, stays.
func (l *layout) sparesTower(c rules.Choice) rules.Choice {
	tower := l.At(l.Players[l.Asker].Tower)
	if c.Verb != engine.Defend && c.Verb != engine.Block || tower == nil || tower.Points != 1 || c.Args[0] != int16(tower.ID) || l.Occupant(tower.ID) == nil {
		return c
	}
	instead, least := c, 2*l.losing(c)
	for _, o := range l.Choices {
		t := l.At(engine.ThingID(o.Args[0]))
		if o.Verb != c.Verb || t == nil || !l.Creature(t) || l.risksMage(o) {
			continue
		}
		if gold, power := l.at(o).Engine().Cost(o); gold+power > 0 {
			continue
		}
		if lost := l.losing(o); lost < least {
			instead, least = o, lost
		}
	}
	return instead
}

// losing is how likely what defends is gone.
func (l *layout) losing(c rules.Choice) float64 {
	for _, o := range l.oddsOf(c) {
		for _, loss := range o.Losses {
			if int16(loss.Thing) == c.Args[0] {
				return loss.Gone
			}
		}
	}
	return 0
}

// strike is the attack that is worth the most, if one is worth its risk. An ability that strikes nobody is no main course: it is used
// by a click on whose it is.
func (l *layout) strike() (rules.Choice, bool) {
	for _, c := range l.Path.Ranking() {
		switch {
		case c.Verb == engine.EndCombat:
			return rules.Choice{}, false
		case !slices.Contains(attacks, c.Verb) || !slices.Contains(l.Choices, c):
		case l.risksMage(c):
		case len(l.Threats) > 0 && l.at(c).Opens(c): // it would be asked about
		case c.Verb != engine.Use || l.Info(l.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]].Attacks():
			return c, true
		}
	}
	return rules.Choice{}, false
}

// best is the first choice with one of some verbs, any if there are none, that is worth more than to go on.
func (l *layout) best(verbs, before []rules.Verb) (rules.Choice, bool) {
	for _, c := range l.Path.Ranking() {
		switch {
		case slices.Contains(before, c.Verb):
			return rules.Choice{}, false
		case (verbs == nil || slices.Contains(verbs, c.Verb)) && slices.Contains(l.Choices, c) && !l.risksMage(c) && !l.inVain(c):
			return c, true
		}
	}
	return rules.Choice{}, false
}

// risksMage reports whether a choice sends one's own Mage, with whom one loses the match, into a fight that others could fight or
// that need not be fought, takes it out of where it is safe, or arms it there for such a fight (TS-MAG-6). No large button does
// that, nothing that does is lit, and no sally takes the Mage along: it is done by a click on the Mage.
func (l *layout) risksMage(c rules.Choice) bool {
	mage := l.Mage(l.Asker)
	if mage == nil {
		return false
	}
	id := int16(mage.ID)
	switch c.Verb {
	case engine.Assault, engine.Direct:
		return mage.OnField() && (c.Args[0] == id || l.paired(c.Args[0], id))
	case engine.Declare:
		return mage.OnField() && c.Args[0] == id
	case engine.StepOut:
		return c.Args[0] == id
	case engine.Use:
		t := l.At(engine.ThingID(c.Args[0]))
		return mage.OnField() && t != nil && (t.ID == mage.ID || t.On == mage.ID) && l.Info(t).Effects[c.Args[1]].InsteadOfAttack
	case engine.Defend, engine.Block:
		return c.Args[0] == id && slices.ContainsFunc(l.Choices, func(o rules.Choice) bool { return o.Verb == c.Verb && o.Args[0] != id })
	case engine.Equip:
		return c.Args[1] == id && !mage.OnField() && words.Fights(l.Content.At(content.Card(c.Args[0])))
	}
	return false
}

// paired reports whether a creature carries another into its attack (TS-TYP-4).
func (l *layout) paired(mount, rider int16) bool {
	t := l.At(engine.ThingID(rider))
	return t != nil && int16(t.On) == mount
}

// mainButton says what the large button is: what one usually wants, else what goes on.
func (l *layout) mainButton() {
	l.priced()
	if len(l.Chosen) > 0 {
		for _, c := range l.Choices {
			if l.risksMage(c) {
				l.Out.ByHand = append(l.Out.ByHand, c)
			}
		}
	}
	c, ok := l.primary()
	if ok && l.buttoned(c) {
		l.Out.Main, ok = append(l.Out.Main, l.Path.Points(c)), false
	}
	if ok {
		if l.Out.Direct == nil {
			l.Out.Direct = map[rules.Element]rules.Choice{}
		}
		l.Out.Direct[primaryPiece] = c
		l.Out.Main = append(l.Out.Main, primaryPiece)
		l.Out.Words[primaryPiece] = l.called(c).String()
		l.onTheSame()
	}
	order := []rules.Verb{
		engine.Pass, engine.EnterCombat, engine.Ready, engine.EndCombat, engine.EndTurn, engine.KeepAll, engine.NoBlock, engine.Decline, engine.LetDie, engine.Later, engine.StayOut,
	}
	if _, strikes := l.best(attacks, []rules.Verb{engine.EndCombat}); !strikes && l.Path.Ranking() != nil { // nobody is sent where nothing is to be gained
		order[1], order[2], order[3], order[4] = engine.EndTurn, engine.EndCombat, engine.Ready, engine.EnterCombat
	}
	for _, verb := range order {
		l.Out.Main = append(l.Out.Main, words.Buttons[verb])
	}
}

// buttoned reports whether a choice has a button anyway.
func (l *layout) buttoned(c rules.Choice) bool {
	el := l.Path.Points(c)
	_, ends := l.Path.Aim(el)
	return ends && (el.Kind() == "do" || el.Kind() == "use")
}

// priced says on their buttons what can be clicked next costs.
func (l *layout) priced() {
	for _, el := range l.Next {
		c, ok := l.Path.Aim(el)
		if say := l.Out.Words[el]; ok && say != "" && el.Kind() == "do" {
			if gold, power := l.at(c).Engine().Cost(c); gold+power > 0 {
				l.Out.Words[el] = rules.Say("%s: %s", say, l.at(c).Book().Price(c))
			}
		}
	}
}

// at is the match in which a choice can be made.
func (l *layout) at(c rules.Choice) match { return l.Moment.At(c).(match) }

// oddsOf are the odds of a choice of now, or of what is offered ahead.
func (l *layout) oddsOf(c rules.Choice) []advice.Odds {
	list, _ := l.at(c).Odds(c)
	return list
}

// stepper says where the strength of what was clicked is set: about below it, between the plates of all creatures of the viewer
// and the cards of the stall.
func (l *layout) stepper() {
	for _, el := range l.Next {
		if el.Kind() == "level" {
			l.Out.Scale = append(l.Out.Scale, el)
		}
	}
	if list, _ := l.Path.Dial(); list == nil && l.Out.Scale == nil || l.Room.Board.Empty() || l.choosing() {
		return
	}
	l.Out.Coin = pointIcons[content.Power]
	room := l.Room.Board
	for _, p := range slices.Concat(l.Out.Board, l.Out.Row) {
		if p.ID == l.Chosen[0] {
			l.Out.DialAt = p.Box.X + p.Box.W/2
		}
	}
	y := room.Y
	for i := range l.Out.Board {
		if p := &l.Out.Board[i]; p.Role == "figure" {
			y = math.Max(y, p.Box.Bottom())
		}
	}
	y += l.Px(2)
	l.Out.Dial = ink.R(room.X, y, room.W, math.Max(room.Bottom(), l.stallTop())-y).Round()
}
