package bsieged

import (
	"math/bits"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// aboutHero is the sheet of a hero with all that counts now (BS-TBL-4).
func (s *State) aboutHero(h heroNo) rules.Article {
	o, sheet := &s.heroes[h], s.sheet(h)
	a := article(sheet.Full(), "portrait-"+sheet.ID, "BS-TBL-4", sheet.Rules())
	add(&a, rules.Plain, rules.T("Player"), "%s", s.player(o.seat))
	if !o.alive {
		add(&a, rules.Bad, rules.T("Dead"), "can be resurrected at the beginning of a round")
		return a
	}
	for what := range cards.TrackCount {
		add(&a, rules.Plain, trackWords[what], "%d of %d", o.track[what], s.most(what))
	}
	add(&a, rules.Strong, rules.T("Strength"), "%d", s.strength(h))
	for z := range zoneNo(cards.ZoneCount) {
		add(&a, rules.Plain, rules.T("Attack on Zone %d", z+1), "%s, %d+ hits", rules.Count(s.attackDice(h, z, 0), "%d die", "%d dice"), s.targetNumber(h, z, 0))
	}
	if o.at != nowhere {
		add(&a, rules.Plain, rules.T("Place"), "%s", s.opening(s.elPlace(o.at)))
	}
	if left := s.armour(h) - int(o.soaked); left > 0 {
		add(&a, rules.Good, rules.T("Ignores"), "%s in this round", rules.Count(left, "%d hit", "%d hits"))
	}
	s.addComing(&a, h)
	s.addTurn(&a, h)
	s.addAbilities(&a, h)
	for i, c := range s.matching(h) {
		name := rules.T("empty").In("a slot")
		if c != noCard {
			name = s.design(c).Told()
		}
		add(&a, rules.Plain, slotWords(&sheet.Slots[i]), "%s", name)
	}
	add(&a, rules.Plain, rules.T("Food for Levels 1 to 4"), "%d, %d, %d, %d", sheet.Food[0], sheet.Food[1], sheet.Food[2], sheet.Food[3])
	return a
}

// addComing: what the coming Enemies phase takes from the hero as things stand (BS-TBL-7).
func (s *State) addComing(a *rules.Article, h heroNo) {
	if s.result != undecided {
		return
	}
	t := s.Forecast().Heroes[h]
	label := rules.T("Coming Enemies phase")
	switch {
	case t.Most == 0:
		return
	case t.Least == t.Most:
		add(a, rules.Bad, label, "loses %d Morale as things stand", t.Most)
	default:
		add(a, rules.Bad, label, "loses %d to %d Morale as things stand", t.Least, t.Most)
	}
	if s.Forecast().Messenger != Never {
		add(a, rules.Bad, rules.T("If the Messenger is killed"), "every hero loses 1 Morale")
	}
	switch t.Dies {
	case Surely:
		add(a, rules.Bad, label, "dies of it")
	case Never:
	default:
		add(a, rules.Bad, label, "may die of it")
	}
}

// addTurn: where the hero is in the order of the round.
func (s *State) addTurn(a *rules.Article, h heroNo) {
	t := &s.heroes[h].turn
	switch {
	case h == s.active:
		add(a, rules.Strong, rules.T("Now"), "%s left", actions(int(t.left)))
		if t.artillery > 0 {
			add(a, rules.Plain, rules.T("For the Catapult"), "%s more", actions(int(t.artillery)))
		}
	case s.acted&(1<<h) != 0:
		add(a, rules.Plain, rules.T("In this round"), "has acted")
	default:
		add(a, rules.Plain, rules.T("In this round"), "is still to act")
	}
	if h == s.first {
		add(a, rules.Plain, rules.T("First hero"), "begins the Heroes phase")
	}
}

// addAbilities: those of the sheet, and the slots of the four Levels.
func (s *State) addAbilities(a *rules.Article, h heroNo) {
	for _, i := range s.sheet(h).Starting {
		add(a, rules.Plain, s.game.set.Abilities[i].Told(), "%s", s.game.set.Abilities[i].Rules())
	}
	for level, t := range s.heroes[h].tokens {
		label := rules.T("Level %d", level+1)
		switch t.state {
		case learned:
			ability := &s.game.set.Abilities[t.ability]
			add(a, rules.Plain, rules.T("%s, %s", label, ability.Told()), "%s", ability.Rules())
		case turned:
			add(a, rules.Plain, label, "turned over for 1 Strength")
		default:
			add(a, rules.Plain, label, "empty")
		}
	}
}

// slotWords: "Armory or Market, red".
func slotWords(slot *cards.Slot) rules.Text {
	var classes []rules.Text
	for k := range cards.ClassCount {
		if slot.Classes.Has(k) {
			classes = append(classes, rules.T("%s", className(k)))
		}
	}
	return rules.T("%s, %s", rules.Or(classes...), kindNames[slot.Kind])
}

var kindNames = [cards.KindCount]rules.Text{cards.Permanent: rules.T("permanent").In("a slot"), cards.Red: rules.T("red").In("a slot"), cards.Orange: rules.T("orange").In("a slot"),
	cards.Instant: rules.T("instant").In("a slot")}

// aboutCard is a Resource card: its text and numbers, and why whoever stores it cannot use it.
func (s *State) aboutCard(i int) rules.Article {
	d := &s.game.set.Cards[i]
	a := article(d.Told(), "class-"+classNames[d.Class], "BS-CRD-2", d.Rules(), playedWords(d), d.Lore())
	add(&a, rules.Plain, rules.T("Class"), "%s, %s", className(d.Class), kindNames[d.Kind])
	if paid := s.Paid(int(s.active), i); len(paid) > 0 {
		add(&a, rules.Plain, rules.T("Cost"), "%s", rules.Commas(paid...))
	}
	if d.Aim.Zones != 0 {
		add(&a, rules.Plain, rules.T("Zones"), "%s", s.aimWords(&d.Aim))
	}
	if d.Strength > 0 {
		add(&a, rules.Plain, rules.T("Strength"), "%d", d.Strength)
	}
	if d.Morale > 0 {
		add(&a, rules.Plain, rules.T("Morale"), "%+d", d.Morale)
	}
	s.addSlots(&a, i)
	add(&a, rules.Plain, rules.T("Copies"), "%d", d.Copies)
	s.addHolders(&a, i)
	return a
}

// playedWords is when a card works and what becomes of it.
func playedWords(d *cards.Card) rules.Text {
	switch {
	case d.Weapon():
		return rules.T("A weapon: it adds to an attack of yours from the wall, and stays.")
	case d.Armour():
		return rules.T("It works for as long as it is stored.")
	case d.Kind == cards.Instant:
		return rules.T("It works as soon as it is drawn.")
	case d.Massive:
		return rules.T("A Massive Attack: it takes an action and puts you on a wall.")
	case d.Tactics && d.Action:
		return rules.T("Laid out in your turn with an action, it works when the enemies act.")
	case d.Tactics:
		return rules.T("Laid out in your turn without an action, it works when the enemies act.")
	case d.Action:
		return rules.T("Used in your turn with an action, and discarded.")
	}
	return rules.T("Used in your turn without an action, and discarded.")
}

// addSlots tells how many slots of the active hero take a card by its class and colour (BS-SLT-1).
func (s *State) addSlots(a *rules.Article, i int) {
	if d := &s.game.set.Cards[i]; d.Kind == cards.Instant || s.active == noHero {
		return
	}
	n := 0
	for _, takes := range s.Takes(int(s.active), i) {
		n += b2i(takes)
	}
	if n == 0 {
		add(a, rules.Bad, rules.T("Slot for it"), "%s has none", s.short(s.active))
		return
	}
	add(a, rules.Plain, rules.T("Slots for it"), "%s has %d", s.short(s.active), n)
}

// aimWords are the Zones of an aim: "1 and 2 of a field, all of them".
func (s *State) aimWords(aim *cards.Aim) rules.Text {
	words, alone := zonesWords(aim.Zones.Has), bits.OnesCount(uint(aim.Zones)) == 1
	switch {
	case alone && aim.Adjacent:
		return rules.T("%s of the field before your wall", words)
	case alone:
		return rules.T("%s of any field", words)
	case aim.Each && aim.Adjacent:
		return rules.T("%s of the field before your wall, all of them", words)
	case aim.Each:
		return rules.T("%s of a field, all of them", words)
	case aim.Adjacent:
		return rules.T("%s of the field before your wall, one of them", words)
	}
	return rules.T("%s of any field, one of them", words)
}

// addHolders: who stores a card, and why the active hero cannot use it now.
func (s *State) addHolders(a *rules.Article, i int) {
	for h := range heroNo(s.nhero) {
		c, ok := s.held(h, i)
		if !ok {
			continue
		}
		if r := s.mayPlay(h, c); r != nil && s.ask.kind == askTurn && h == s.active && !s.design(c).Armour() && !s.design(c).Weapon() {
			add(a, rules.Bad, rules.T("Stored by %s", s.short(h)), "%s", r.Why)
			continue
		}
		add(a, rules.Plain, rules.T("Stored by"), "%s", s.short(h))
	}
}

func (s *State) aboutAbility(i int) rules.Article {
	d := &s.game.set.Abilities[i]
	a := article(d.Told(), "", "BS-CON-30", d.Rules())
	if d.Starting {
		add(&a, rules.Plain, rules.T("Kind"), "starting ability")
	}
	for level, n := range d.Tokens {
		if n > 0 {
			add(&a, rules.Plain, rules.T("Level %d", level+1), "%s of %d", rules.Count(n, "%d token", "%d tokens"), cards.LevelTokens)
		}
	}
	for h := range heroNo(s.nhero) {
		for source := range firstLevel + cards.LevelCount {
			if s.knows(h, source) && s.ability(h, source) == d {
				add(&a, rules.Plain, rules.T("Known to"), "%s", s.short(h))
			}
		}
	}
	return a
}

func (s *State) aboutDrawnToken(el rules.Element) (rules.Article, bool) {
	f := s.top()
	n := [...]int8{f.n, f.m}[b2i(el == "token:1")]
	if n < 0 || f.stage == trainPays {
		return rules.Article{}, false
	}
	return s.aboutAbility(int(n)), true
}

func (s *State) aboutFirst() rules.Article {
	return article(rules.T("The First Hero token"), "first-hero", "BS-HER-2", rules.T("Its bearer acts first in the Heroes phase and decides for Events. It passes on after the last turn; a resurrected hero takes it."),
		rules.T("Now: %s.", s.short(s.first)))
}
