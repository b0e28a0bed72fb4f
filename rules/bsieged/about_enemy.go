package bsieged

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// actWords are what a Zone makes a type do in the Enemies phase (BS-ENM-5).
var actWords = [...]rules.Text{cards.NoAct: rules.T("nothing"), cards.Advances: rules.T("advance"), cards.Attacks: rules.T("attack"),
	cards.AttacksOrEnters: rules.T("attack heroes on the wall, else enter the Citadel"), cards.Enters: rules.T("enters the Citadel")}

// aboutZone: its target number, who does what in it, and who is there (BS-TBL-1).
func (s *State) aboutZone(f fieldNo, z zoneNo) rules.Article {
	zone := &s.game.set.Zones[z]
	a := article(rules.Capital(s.zonePhrase(f, z)), "", "BS-ENM-5")
	add(&a, rules.Strong, rules.T("Target number"), "%d+", zone.Target)
	for u := cards.UnitKind(0); u < cards.UnitCount; u++ {
		add(&a, rules.Plain, s.unitNames(u), "%s", actWords[zone.Act[u]])
	}
	add(&a, rules.Plain, rules.T("The Avatar"), "%s", map[bool]rules.Text{true: rules.T("enters the Citadel"), false: rules.T("advances")}[zone.Avatar == cards.Enters])
	if zone.Spawned {
		add(&a, rules.Plain, rules.T("Spawning"), "enemies appear here")
	}
	n := s.forceAt(f, z)
	add(&a, rules.Strong, rules.T("There now"), "%s", s.force(n))
	if s.avatar.in(f, z) {
		add(&a, rules.Bad, rules.T("The Avatar of the Abyss"), "%d Vinculum", s.avatar.vinculum)
	}
	if s.messenger.in(f, z) {
		add(&a, rules.Strong, rules.T("The Messenger"), "is here")
	}
	for i := range s.tactics[:s.ntactic] {
		if t := &s.tactics[i]; t.field == f && t.zone == z {
			add(&a, rules.Plain, rules.T("Tactics"), "%s, placed by %s", s.design(t.card).Told(), s.short(t.hero))
		}
	}
	return a
}

func (s *State) aboutField(f fieldNo) rules.Article {
	d := &s.game.set.Fields[f]
	a := article(d.Full(), "compass-"+d.ID, "BS-SPN-2", rules.T("%s.", d.Where()), d.Lore())
	add(&a, rules.Plain, rules.T("Spawning Points"), "%d", s.fronts[f].points)
	add(&a, rules.Plain, rules.T("Enemy units"), "%d", s.fieldUnits(f))
	add(&a, rules.Plain, rules.T("Comes on average"), "%s units for each Summoning roll", rules.Decimal(s.expectedSummons(f), 1))
	for i, c := range s.fronts[f].slots {
		add(&a, rules.Plain, rules.T("Slot %s", slotLetters[i]), "%s", s.summonsWords(int(c), s.season()))
	}
	if s.facing == f {
		add(&a, rules.Plain, rules.T("The Catapult"), "faces this field")
	}
	return a
}

// aboutWall: who stands there, and what will strike it (BS-TBL-7).
func (s *State) aboutWall(f fieldNo) rules.Article {
	a := article(rules.T("The %s", s.game.set.Walls[f].Told()), "wall", "BS-KRO-2",
		rules.T("From here heroes attack the Zones of %s. Krohns in Zone 1 attack who stands here; if nobody does, they enter the Citadel.", s.fieldPhrase(f)))
	var here []heroNo
	for h := range heroNo(s.nhero) {
		if s.heroes[h].alive && s.heroes[h].at == wallOf(f) {
			here = append(here, h)
		}
	}
	if len(here) == 0 {
		add(&a, rules.Plain, rules.T("Here"), "nobody")
	} else {
		add(&a, rules.Plain, rules.T("Here"), "%s", s.heroNames(here))
	}
	if s.result != undecided {
		return a
	}
	q := &s.forecastOf().Quarters[f]
	if q.Enters != Never {
		add(&a, rules.Bad, rules.T("Over the wall"), "%s", s.entering(q))
	}
	s.addHeld(&a, f)
	if q.Enters != Surely {
		add(&a, rules.Plain, rules.T("Krohn hits to come"), "%d", q.KrohnHits)
	}
	add(&a, rules.Plain, rules.T("Gargoh hits on the Quarter"), "%d", q.GargohHits)
	add(&a, rules.Plain, rules.T("Mölen attacks on the Quarter"), "%d", q.Molens)
	return a
}

// addHeld: who would come over the wall if nobody stood there.
func (s *State) addHeld(a *rules.Article, f fieldNo) {
	t := QuarterThreat{Entering: s.Unmanned(int(f)), Enters: Surely}
	if _, n := s.entrants(&t); n > 0 {
		add(a, rules.Bad, rules.T("If nobody stands here"), "%s", s.entering(&t))
	}
}

func (s *State) forecastOf() *Forecast {
	f := s.Forecast()
	return &f
}

// aboutUnit: hits, Resistance and where it attacks from.
func (s *State) aboutUnit(g figure) rules.Article {
	u, grade := &s.game.set.Units[g.unit()], s.grade(g)
	a := article(rules.Capital(s.unitName(g)), figurePictures[g], [cards.UnitCount]string{cards.Molen: "BS-MOL-1", cards.Gargoh: "BS-GAR-1", cards.Krohn: "BS-KRO-1"}[g.unit()], unitWords[g.unit()])
	add(&a, rules.Strong, rules.T("Hits"), "%d", grade.Hits)
	add(&a, rules.Strong, rules.T("Resistance"), "%d: Strength %d or more destroys it", grade.Resistance, grade.Resistance)
	add(&a, rules.Plain, rules.T("Attacks from"), "Zone %d", u.AttacksFrom)
	add(&a, rules.Plain, rules.T("On the board"), "%d of %d", s.figures(g), grade.Figures)
	return a
}

var figurePictures = [figureCount]string{"molen", "gargoh", "gargoh-elite", "krohn", "krohn-elite"}

var unitWords = [cards.UnitCount]rules.Text{
	cards.Molen:  rules.T("Hurls rocks from Zone 3 and never advances: each attack strikes every hero in the Quarter and on the Catapult, the Messenger on the wall and both buildings."),
	cards.Gargoh: rules.T("Advances to Zone 2 and spits from there: the players split its hits among the heroes of the Quarter, on the wall and in the buildings."),
	cards.Krohn:  rules.T("Runs for the wall: in Zone 1 it attacks the heroes on the wall, and if nobody stands there it enters the Citadel."),
}

// aboutEnemy is an Enemy card: what it brings in each Season.
func (s *State) aboutEnemy(i int) rules.Article {
	d := &s.game.set.Enemies[i]
	a := article(rules.T("%s card", s.game.set.Units[d.Unit].Told()), figurePictures[figureOf(d.Unit, false)], "BS-SPN-3",
		rules.T("When a Summoning roll names its slot, these enemies appear in Zone 3."))
	for season := range cards.SeasonCount {
		tone := rules.Plain
		if season == s.season() {
			tone = rules.Strong
		}
		add(&a, tone, s.game.set.Match.Seasons[season].Told(), "%s", s.summonsWords(i, season))
	}
	return a
}

// summonsWords: "3 Krohns, 1 of them elite", "1 elite Gargoh", "1 Mölen" (BS-SPN-6 to BS-SPN-9).
func (s *State) summonsWords(enemy, season int) rules.Text {
	e := &s.game.set.Enemies[enemy].Seasons[season]
	switch {
	case s.game.set.Units[e.Unit].Elite.Figures == 0:
		return s.counted(e.Unit, e.N)
	case e.N == 1:
		return rules.T("1 %s", s.unitName(figureOf(e.Unit, true)))
	}
	return rules.T("%s, 1 of them elite", s.counted(e.Unit, e.N))
}

func (s *State) aboutEvent(i int) rules.Article {
	d := &s.game.set.Events[i]
	a := article(d.Told(), "event", "BS-EVT-3", d.Rules(), d.Lore())
	add(&a, rules.Plain, rules.T("Value"), "%d", d.Value)
	add(&a, rules.Plain, rules.T("Lasts"), "%s", map[bool]rules.Text{true: rules.T("until the end of the Season"), false: rules.T("one round")}[d.Season])
	for _, ev := range s.events[:s.nevent] {
		if int(ev) == i {
			add(&a, rules.Strong, rules.T("Now"), "in force")
		}
	}
	return a
}

func (s *State) aboutTactic(el rules.Element) (rules.Article, bool) {
	n, err := strconv.Atoi(el.Name())
	if err != nil || n < 0 || n >= int(s.ntactic) {
		return rules.Article{}, false
	}
	t := &s.tactics[n]
	a := s.aboutCard(int(s.game.design[t.card]))
	a.Rule = "BS-TAC-1"
	add(&a, rules.Strong, rules.T("Placed"), "at %s by %s", s.zonePhrase(t.field, t.zone), s.short(t.hero))
	if t.times > 1 {
		add(&a, rules.Plain, rules.T("Works"), "%d times", t.times)
	}
	if t.cursed > 0 {
		add(&a, rules.Plain, rules.T("Cursed Ground token"), "%d of %d", t.cursed, s.lingers(s.design(t.card)))
	}
	if s.opposed(t) && s.heroesPhase() { // later it is under way, or has worked
		p := &previewer{s: s, h: t.hero}
		p.expects(n, t)
		a.Lines = append(a.Lines, p.Lines...)
	}
	if !s.opposed(t) && t.cursed == 0 {
		add(&a, rules.Bad, rules.T("No enemy there"), "discarded after the last hero's turn unless enemies come")
	}
	return a, true
}
