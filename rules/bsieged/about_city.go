package bsieged

import (
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// aboutHouse: what a building does, its state and who is there (BS-TBL-6).
func (s *State) aboutHouse(b cards.BuildingID) rules.Article {
	d, o := &s.game.set.Buildings[b], &s.houses[b]
	a := article(d.Told(), d.ID, "BS-BLD-1", d.Rules(), d.Lore())
	add(&a, rules.Plain, rules.T("Quarter"), "%s", s.fieldName(fieldNo(d.Quarter)))
	add(&a, [...]rules.Tone{intact: rules.Plain, damaged: rules.Bad, destroyed: rules.Bad}[o.harm], rules.T("State"), "%s", harmNames[o.harm])
	if o.harm != intact {
		add(&a, rules.Plain, rules.T("Destroyed buildings"), "%d of %d", s.ruins(), s.game.set.Match.Ruins)
	}
	if o.reinforced > 0 {
		add(&a, rules.Good, rules.T("Reinforced"), "%s, each cancels one hit", tokens(int16(o.reinforced)))
	}
	if guards, n := s.guards(b); n > 0 {
		add(&a, rules.Plain, rules.T("Here"), "%s", s.heroNames(guards[:n]))
	}
	if d.Smuggling > 0 {
		add(&a, rules.Plain, rules.T("On the Smuggling Table"), "%d", d.Smuggling)
	}
	if s.result == undecided && s.ask.kind == askTurn {
		if r := s.whyNotHouse(s.active, b); r != nil {
			add(&a, rules.Bad, rules.T("Not now"), "%s", r.Why)
		}
	}
	return a
}

func (s *State) aboutCatapult() rules.Article {
	d := &s.game.set.Catapult
	a := article(d.Told(), "catapult", "BS-CAT-1", rules.T("An action turns it, unless its die shows stuck; another one shoots. A shot destroys as many enemies as the die shows. Where it shows more than there are, a Messenger who is with them dies."))
	add(&a, rules.Plain, rules.T("Faces"), "%s", s.fieldName(s.facing))
	add(&a, rules.Plain, rules.T("Shoots at"), "Zone %d", d.Zone)
	add(&a, rules.Plain, rules.T("Strength"), "%d", d.Strength)
	add(&a, rules.Plain, rules.T("Morale if any falls"), "+%d", d.Morale)
	if s.result == undecided && s.ask.kind == askTurn {
		if o := s.shotOdds(s.ask.hero); o.Any > 0 {
			add(&a, rules.Strong, rules.T("A shot hits now"), "%s", rules.Percent(o.Any))
		}
	}
	if h := s.occupant(onCatapult, noHero); h != noHero {
		add(&a, rules.Plain, rules.T("Here"), "%s", s.short(h))
		if s.result == undecided && s.ask.kind == askTurn {
			if no := s.mayMan(s.active); no.kind == spaceTaken {
				add(&a, rules.Bad, rules.T("Not now"), "%s", s.refusal(no).Why)
			}
		}
	}
	return a
}

// aboutMessenger: where he is, his next step, and what blocks it (BS-TBL-5). The Compass may draw the field that he left by
// (BS-MSG-13, BS-RUL-51). Any enemy unit with him kills him, before the Tactics step (BS-MSG-10, BS-RUL-68).
func (s *State) aboutMessenger() rules.Article {
	m := &s.messenger
	a := article(rules.T("The %s Messenger", ordinals[min(m.deaths, 1)]), "messenger", "BS-MSG-3",
		rules.T("He goes out through Zones 1, 2 and 3 of a field to the Outskirts, one Zone in a round. In the round after that a Compass card, drawn at random, names the field of his way back, which may be the same one: Zones 3, 2 and 1, then the wall."),
		rules.T("He does not move while enemy units are in his Zone or the next. Those in his Zone when the Enemies phase begins kill him, before any Tactics card works. If he lives through the round in which he stands on the wall, the match is won."))
	if m.deaths > 1 {
		a.Title = rules.T("The Messengers are dead")
		return a
	}
	add(&a, rules.Plain, rules.T("Way"), "%s", map[bool]rules.Text{true: rules.T("back").In("the way of the Messenger"), false: rules.T("out").In("the way of the Messenger")}[m.back])
	at, step, blocked := s.ride()
	add(&a, rules.Plain, rules.T("Where"), "%s", at)
	if !step.Empty() {
		add(&a, rules.Strong, rules.T("Next step"), "%s", step)
	}
	if !blocked.Empty() {
		add(&a, rules.Bad, rules.T("Blocked"), "%s", blocked)
	}
	if m.where == inZone && m.entered == s.round {
		add(&a, rules.Plain, rules.T("In this round"), "he does not advance: he has just come")
	}
	if words := s.slain(); !words.Empty() {
		add(&a, rules.Bad, rules.T("Coming Enemies phase"), "%s", words)
	}
	if m.pursuit != noField {
		add(&a, rules.Bad, rules.T("Pursuers"), "%d Krohns in %s in each round", s.game.set.Match.PursuersN, s.zonePhrase(m.pursuit, zone3))
	}
	if s.ward {
		add(&a, rules.Good, rules.T("Warded"), "he cannot be killed in this round")
	}
	return a
}

// slain says who kills the Messenger for certain in the coming Enemies phase (BS-MSG-10, BS-MSG-21); empty where nobody does.
func (s *State) slain() rules.Text {
	m := &s.messenger
	if s.result != undecided || !s.heroesPhase() || m.where != inZone && m.where != onWall {
		return rules.Text{}
	}
	f := s.Forecast()
	switch {
	case f.Messenger != Surely:
		return rules.Text{}
	case m.where == onWall:
		words, _ := f.Quarters[m.field].Slayer(s.game.set.Fields[m.field].Told())
		return words
	}
	return rules.T("The enemies in his Zone kill him")
}

// ride is where the Messenger is, his next step and what blocks it as the board stands
// (BS-MSG-4).
func (s *State) ride() (at, step, blocked rules.Text) {
	m := &s.messenger
	var none rules.Text
	switch m.where {
	case absent:
		if m.back {
			return rules.T("not on the board"), rules.T("in the next round the Compass names, at random, the field through which he comes back"), none
		}
		return rules.T("not on the board"), rules.T("the players send him into a Zone 1"), s.delays()
	case outskirts:
		return rules.T("in the Outskirts"), rules.T("in the next round the Compass names, at random, the field through which he comes back"), none
	case waiting:
		return rules.T("waits beyond %s", s.fieldPhrase(m.field)), rules.T("to %s", s.zonePhrase(m.field, zone3)), s.blocks(m.field, zone3)
	case onWall:
		return rules.T("on %s", s.phrase(s.game.el.walls[m.field])), none, none
	case arrived:
		return rules.T("in the Citadel"), none, none
	}
	at = rules.T("in %s", s.zonePhrase(m.field, m.zone))
	if z := s.holder(); z != noZone {
		blocked = s.blocks(m.field, z)
	}
	switch next := m.next(); {
	case next > zone3:
		return at, rules.T("to the Outskirts"), blocked
	case next < zone1:
		return at, rules.T("to %s", s.phrase(s.game.el.walls[m.field])), blocked
	default:
		return at, rules.T("to %s", s.zonePhrase(m.field, next)), blocked
	}
}

// next is the Zone that a Messenger in a Zone rides to; beyond the three it is the Outskirts or the wall.
func (m *messenger) next() zoneNo {
	if m.back {
		return m.zone - 1
	}
	return m.zone + 1
}

// holder is the Zone, the Messenger's own or the next, whose enemies keep him where he is; noZone: none (BS-MSG-4).
func (s *State) holder() zoneNo {
	m := &s.messenger
	if m.where != inZone {
		return noZone
	}
	for _, z := range [...]zoneNo{m.zone, m.next()} {
		if z >= zone1 && z <= zone3 && !s.free(m.field, z) {
			return z
		}
	}
	return noZone
}

// blocks says which enemy units keep the Messenger out of a Zone; empty for none.
func (s *State) blocks(f fieldNo, z zoneNo) rules.Text {
	if s.free(f, z) {
		return rules.Text{}
	}
	var n [figureCount]int
	for g, k := range s.fronts[f].zones[z].n {
		n[g] = int(k)
	}
	return rules.T("%s in %s", s.force(n), s.zonePhrase(f, z))
}

// delays says that no Zone 1 is free (BS-MSG-31).
func (s *State) delays() rules.Text {
	if s.mayStart() {
		return rules.Text{}
	}
	return rules.T("enemy units are in every Zone 1")
}

// aboutAvatar: its Zone, Vinculum and how long it takes to the Citadel (BS-TBL-6).
func (s *State) aboutAvatar() rules.Article {
	d := &s.game.set.Avatar
	a := article(d.Told(), "avatar", "BS-AVA-6", rules.T("A Disruption brings it: the same Summoning symbol three times in a row. It advances in every round, past heroes on the wall too, and the match is lost when it enters the Citadel."))
	if !s.level().Avatar {
		add(&a, rules.Plain, rules.T("At this difficulty"), "it does not come")
		return a
	}
	add(&a, rules.Plain, rules.T("Resistance"), "%d", d.Resistance)
	add(&a, rules.Plain, rules.T("Morale for destroying it"), "+%d", d.Morale)
	if s.avatar.vinculum == 0 {
		add(&a, rules.Plain, rules.T("Now"), "not in play")
		return a
	}
	add(&a, rules.Strong, rules.T("Where"), "%s", s.zonePhrase(s.avatar.field, s.avatar.zone))
	add(&a, rules.Strong, rules.T("Vinculum"), "%d of %d", s.avatar.vinculum, d.Vinculum)
	add(&a, rules.Bad, rules.T("Enters the Citadel"), "%s", [...]rules.Text{rules.T("in this round's March"), rules.T("in the next round"), rules.T("in two rounds")}[s.avatar.zone])
	return a
}

// aboutPile: decks and discard piles; never what lies face down.
func (s *State) aboutPile(el rules.Element) (rules.Article, bool) {
	title, ok := s.pilePhrase(el)
	if !ok {
		return rules.Article{}, false
	}
	a := article(rules.Capital(title), "", "BS-HID-2")
	where, class, _ := strings.Cut(el.Name(), "/")
	k := max(slices.Index(classNames[:], class), 0)
	d, faceUp := &s.eventDeck, rules.Text{}
	switch {
	case el == s.game.el.eventDiscard:
		d = &s.eventDiscard
	case el == s.game.el.enemyDeck:
		d = &s.enemyDeck
	case el.Kind() == "discard":
		k = max(slices.Index(classNames[:], el.Name()), 0)
		return s.aboutDiscards(a, cards.Class(k)), true
	case where == "pool":
		d, faceUp = &s.pools[k], s.faceUp(&s.pools[k])
	case where == "season":
		d, faceUp = &s.seasons[k], s.faceUp(&s.seasons[k])
	case d.up && d.n > 0:
		faceUp = s.game.set.Events[d.cards[d.n-1]].Told()
	}
	add(&a, rules.Plain, rules.T("Cards"), "%d", d.n)
	if !faceUp.Empty() {
		add(&a, rules.Strong, rules.T("On top, face up"), "%s", faceUp)
	}
	return a, true
}

func (s *State) faceUp(d *deck) rules.Text {
	if !d.up || d.n == 0 {
		return rules.Text{}
	}
	return s.design(cardNo(d.cards[d.n-1])).Told()
}

// aboutDiscards lists a discard pile, the top card first.
func (s *State) aboutDiscards(a rules.Article, k cards.Class) rules.Article {
	d := &s.discards[k]
	a.Rule = "BS-HID-3"
	add(&a, rules.Plain, rules.T("Cards"), "%d", d.n)
	for i := int(d.n) - 1; i >= 0; i-- {
		c := s.design(cardNo(d.cards[i]))
		add(&a, rules.Plain, c.Told(), "%s", kindNames[c.Kind])
	}
	return a
}

// aboutRound: a round of the track, with its Season and the Messenger's latest timetable
// (BS-TBL-2).
func (s *State) aboutRound(el rules.Element) (rules.Article, bool) {
	m := &s.game.set.Match
	n, err := strconv.Atoi(el.Name())
	if err != nil || n < 1 || n > m.Rounds {
		return rules.Article{}, false
	}
	a := article(rules.T("Round %d, %s", n, m.Seasons[(n-1)/m.RoundsPerSeason].Told()), "season-"+m.Seasons[(n-1)/m.RoundsPerSeason].ID, "BS-RND-2")
	if n == int(s.round) {
		add(&a, rules.Strong, rules.T("Now"), "%s", s.nowWords())
		s.addDue(&a)
	}
	switch {
	case n == m.Rounds: // BS-SEA-4
		add(&a, rules.Plain, rules.T("End of Season"), "each hero pays Food")
	case n%m.RoundsPerSeason == 0:
		add(&a, rules.Plain, rules.T("End of Season"), "each hero pays Food; new Enemy cards and Season decks follow")
	}
	if n == m.Warning {
		add(&a, rules.Plain, rules.T("The Messenger"), "should have left the board")
	}
	if n == m.Rounds {
		add(&a, rules.Plain, rules.T("The Messenger"), "must be back: this is the last round")
	}
	return a, true
}

func (s *State) nowWords() rules.Text {
	if s.result != undecided || s.stack.Depth == 0 {
		return rules.T("the match is over")
	}
	return s.phaseName()
}

// addDue: what is due in the rounds to come, and what loses the match.
func (s *State) addDue(a *rules.Article) {
	m := &s.game.set.Match
	if s.result != undecided {
		return
	}
	if end := (s.season() + 1) * m.RoundsPerSeason; int(s.round) < end {
		add(a, rules.Plain, rules.T("After round %d", end), "%d Food each, or death", m.Upkeep)
	}
	switch {
	case int(s.round) >= m.Warning || s.messengerLeft():
	case s.set.deadline:
		add(a, rules.Plain, rules.T("By round %d", m.Warning), "the Messenger must be out, or the match is lost")
	default:
		add(a, rules.Plain, rules.T("By round %d", m.Warning), "the Messenger is best out, to be back in time")
	}
	if int(s.round) < m.Rounds && s.messenger.where != onWall {
		add(a, rules.Plain, rules.T("By round %d", m.Rounds), "the Messenger must be back, or the match is lost")
	}
	add(a, rules.Plain, rules.T("Ruins"), "%d; %d lose the match", s.ruins(), m.Ruins)
}
