package words

import (
	"os"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var world *engine.World

// table is a match in a test, and what is said of it.
type table struct {
	Book
	t *testing.T
}

// begin begins a match of Mages, seat 0 first, in its first Main: both hands are empty, all are rich, and nobody wants
// to answer.
func begin(t *testing.T, mages ...string) table {
	t.Helper()
	if world == nil {
		c, err := content.Load(os.DirFS("../../../assets/content/towersiege"))
		if err != nil {
			t.Fatal(err)
		}
		world = engine.NewWorld(c)
	}
	var o engine.Options
	for i := range o.Decks {
		o.Decks[i] = world.Content.Built(1, 2, 3)
	}
	m := table{Book{State: engine.New(world, o, len(mages), 1)}, t}
	for i, id := range mages {
		m.do("mage " + id)
		if i == len(mages)-1 {
			m.force([]uint8{90, 50, 40, 30}[:len(mages)]...)
		}
		m.do("tower tower_greystone")
	}
	for seat := range mages {
		p := &m.Players[seat]
		p.Hand, p.Ordinary, p.Setting = engine.Pile{}, engine.Points{40, 40}, engine.AnswerNever
	}
	m.Settle()
	return m
}

func (m table) force(faces ...uint8) {
	m.t.Helper()
	if err := m.Force(faces...); err != nil {
		m.t.Fatal(err)
	}
}

func (m table) choice(text string) rules.Choice {
	m.t.Helper()
	c, err := m.Spellings.Parse(text)
	if err != nil {
		m.t.Fatal(err)
	}
	return c
}

func (m table) do(texts ...string) (events []rules.Event) {
	m.t.Helper()
	for _, text := range texts {
		more, err := m.Apply(m.choice(text))
		if err != nil {
			m.t.Fatalf("%s: %v", text, err)
		}
		events = append(events, more...)
	}
	return events
}

func (m table) card(id string) content.Card {
	m.t.Helper()
	card, ok := m.Content.Find(id)
	if !ok {
		m.t.Fatalf("there is no card %s", id)
	}
	return card
}

// put puts a creature or an Item on a bearer into play.
func (m table) put(seat rules.Seat, id string, on engine.ThingID) engine.ThingID {
	m.t.Helper()
	info := m.Content.At(m.card(id))
	m.Last++
	t := engine.Thing{ID: m.Last, Card: m.card(id), Owner: seat, Points: int8(info.LP + info.IP), Printed: int8(info.LP + info.IP), On: on}
	if t.Position = engine.OnGuard; on != 0 {
		t.Position, t.Marks = engine.NoPosition, engine.InUse
	}
	m.Things = append(m.Things, t)
	m.Settle()
	return t.ID
}

func (m table) hold(seat rules.Seat, ids ...string) {
	m.t.Helper()
	p := &m.Players[seat].Hand
	for _, id := range ids {
		p.Cards[p.N] = m.card(id)
		p.N++
	}
	slices.Sort(p.All())
	m.Settle()
}

// lines are the lines of an article or a preview, "label: value" each.
func lines(list []rules.Line) (text []string) {
	for _, l := range list {
		text = append(text, l.Label.String()+": "+l.Value.String())
	}
	return text
}

func wantLines(t *testing.T, what string, list []rules.Line, want ...string) {
	t.Helper()
	for _, line := range want {
		if !slices.Contains(lines(list), line) {
			t.Errorf("%s lacks %q:\n%s", what, line, strings.Join(lines(list), "\n"))
		}
	}
}

func TestLevelsAreExplained(t *testing.T) { // TS-LVL-2 TS-LVL-3 TS-LVL-4 TS-LVL-7 TS-LVL-8 TS-LVL-9 TS-LVL-11 TS-HID-2
	m := begin(t, "weefolk", "human")
	hero := m.put(0, "hero", 0)
	sword := m.put(0, "sword", hero)
	m.put(0, "hellforged_blade", hero)
	m.At(hero).Points--
	m.do("cast shield 0 5")
	a, ok := m.About(m.ThingElement(hero))
	if !ok || a.Title.String() != "Hero" || a.Picture != "towersiege/cards/hero" {
		t.Fatalf("%+v", a)
	}
	info := m.Content.At(m.card("hero"))
	printed := info.SL
	al := printed
	for _, id := range []string{"sword", "hellforged_blade"} {
		for _, e := range m.Content.At(m.card(id)).Effects {
			if e.Stat == content.AL || e.Stat == content.SL {
				al += e.Amount
			}
		}
	}
	wantLines(t, "the Hero", a.Lines, "Belongs to: North", "Stands: ON GUARD", "To attack (AL): "+rules.T("%d", al).String(), "Sword: +10", "Hellforged Blade: +20", "Hellforged Blade: -5",
		"Protection (PL): 20", "Shield: +20", "In force: Shield of North: ends when the next turn of North begins", "Skill Level (SL): "+rules.T("%d", printed).String())
	a, _ = m.About(m.ThingElement(sword)) // TS-LVL-11: an Item has its own RL
	wantLines(t, "the Sword", a.Lines, "Hangs on: Hero", "In use: yes")
	for _, of := range []engine.ThingID{sword, m.Tower(0).ID} {
		a, _ := m.About(m.ThingElement(of))
		for _, l := range lines(a.Lines) {
			if strings.HasPrefix(l, "To attack") || strings.HasPrefix(l, "Protection") || of == sword && strings.HasPrefix(l, "To defend") {
				t.Errorf("what is no creature has %q", l)
			}
		}
	}
	wantLines(t, "the Sword", a.Lines, "To resist (RL): 25")
	a, _ = m.About(m.ThingElement(m.Tower(0).ID))
	wantLines(t, "the Tower", a.Lines, "To defend (DL): 50", "To resist (RL): 50")
	p, _ := m.Preview(m.choice("cast powerbolt 0 3"))
	wantLines(t, "a Powerbolt", p.Lines, "Spell Skill (SS): 20", "Costs: 3 power", "Left: 40 gold and 34 power")
	m.Players[0].Ordinary = engine.Points{40, 2}
	m.Settle()
	p, _ = m.Preview(m.choice("cast powerbolt 0 3"))
	wantLines(t, "a Powerbolt with Alchemy", p.Lines, "Costs: 3 power", "Alchemy: 1 power out of 3 gold", "Left: 37 gold and 0 power") // TS-ALC-4
}

func TestWhatAChoiceIsAndHowItIsClicked(t *testing.T) { // TS-TRN-12 TS-ALC-1 TS-ATK-1 TS-ATK-3 TS-ITM-1 TS-ITM-14 TS-TYP-3 TS-TWR-10 TS-MIN-10
	m := begin(t, "human", "gnome", "ogre")
	m.put(0, "hero", 0)            // 7
	m.put(0, "sword", 7)           // 8
	m.put(0, "brimstone_hound", 0) // 9
	m.put(1, "imp", 0)             // 10
	m.put(0, "gale_elemental", 0)  // 11
	m.put(0, "pit_champion", 0)    // 12
	m.hold(1, "mine")
	m.hold(0, "small_shield", "mine", "power_blast", "skeleton", "rifled_ledger", "ruin", "hellgate")
	for text, want := range map[string]string{
		"buy skeleton":           "Hire Skeleton (4 gold) [card:skeleton]",
		"buy mine":               "Send for Mine (2 gold) [card:mine]",
		"equip small_shield 7":   "Buy Small Shield for Hero (3 gold) [card:small_shield thing:7]",
		"cast powerbolt 0 10":    "Cast Powerbolt at Imp of East (3 power) [spell:powerbolt thing:10]",
		"cast rifled_ledger 0 1": "Cast Rifled Ledger at East (3 power) [card:rifled_ledger seat:1]",
		"convert to power":       "Make 1 power out of 3 gold [gold:0 power:0]",
		"move item 8 1":          "Give Sword to Human [thing:8 thing:1]",
		"step out 1":             "Step out with Human [thing:1 do:step_out]",
		"mount 9 7":              "Mount Brimstone Hound with Hero [thing:9 thing:7]",
		"use 11 0 0 0":           "Use Flight of Gale Elemental (1 power) [thing:11 use:0]",
		"pay upkeep 11":          "Pay the upkeep of Gale Elemental (1 power) [thing:11 do:upkeep]",
		"combat":                 "Enter Combat [do:combat]",
		"end turn":               "End the turn [do:end_turn]",
	} {
		c := m.choice(text)
		if !m.Decision().Allows(c) {
			t.Errorf("%s is not offered: %v", text, m.Refuse(c))
			continue
		}
		if got := m.said(c); got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
	m.do("use 11 0 0 0", "combat", "declare 7", "declare 11", "declare 12", "ready to fight")
	for text, want := range map[string]string{
		"assault 7 1 0":       "Attack East with Hero [thing:7 seat:1]",
		"direct 11 flight 10": "Attack Imp with Gale Elemental by Flight [thing:11 ability:flight thing:10]",
		"forgo 7":             "Give up the attack of Hero [thing:7 do:forgo]",
		"end combat":          "End Combat and the turn [do:end_combat]",
	} {
		if got := m.said(m.choice(text)); got != want {
			t.Errorf("%s is %q, want %q", text, got, want)
		}
	}
	m.do("assault 7 1 0")
	if got := m.Prompt(); got.Ask.String() != "East: choose who defends" || got.Rule != "TS-BLK-1" {
		t.Errorf("asked %+v", got)
	}
	if got := m.said(m.choice("defend with 3")); got != "Step out and defend with Gnome [thing:3]" {
		t.Error(got)
	}
}

func (m table) said(c rules.Choice) string {
	d := m.Describe(c)
	var path []string
	for _, e := range d.Path {
		path = append(path, string(e))
	}
	return d.Sentence.String() + " [" + strings.Join(path, " ") + "]"
}

// TestWhyNot asks of elements why they cannot be clicked (section 9 of the ledger).
func TestWhyNot(t *testing.T) { // TS-RES-7 TS-TRN-13 TS-ITM-2 TS-ITM-14 TS-SCR-4 TS-CMB-2 TS-BLK-2 TS-ATK-4 TS-MAG-12
	m := begin(t, "gnome", "human")
	check := func(when string, want map[rules.Element]string) {
		t.Helper()
		for e, rule := range want {
			why, ok := m.Reason(e)
			if _, said := m.WhyNot(e); said != ok && !(e.Kind() == "thing" && m.casting()) {
				t.Errorf("%s, %s: a reason is given and is not", when, e)
			}
			if ok != (rule != "") || why.Rule != rule {
				t.Errorf("%s, %s: %v by %q, want %q", when, e, ok, why.Rule, rule)
			}
		}
	}
	m.hold(0, "sword", "skeleton", "anti_magic")
	check("in Main", map[rules.Element]string{"card:skeleton": "", "card:sword": "TS-ITM-2", "card:anti_magic": "TS-RUL-52", "do:combat": "TS-CMB-2", "thing:3": "", "thing:1": "", "spell:powerbolt": "", "seat:1": "", "card:gnome": ""})
	m.Players[0].Ordinary = engine.Points{1, 0}
	m.Settle()
	check("poor", map[rules.Element]string{"card:skeleton": "TS-RES-7", "spell:powerbolt": "TS-RES-7", "gold:0": "TS-RES-7", "gold:1": ""})
	m.Players[0].Ordinary = engine.Points{40, 40}
	m.Mage(0).Marks |= engine.FumbledMage
	m.Settle()
	check("fumbled", map[rules.Element]string{"spell:powerbolt": "TS-MAG-12", "spell:shield": ""})
	m.Mage(0).Marks = 0
	hero, guard := m.put(0, "hero", 0), m.put(0, "skeleton", 0)
	m.At(guard).Position = engine.ToDefend
	m.do("combat")
	check("declaring", map[rules.Element]string{m.ThingElement(hero): "", m.ThingElement(guard): "TS-ATK-4", "thing:3": "TS-CMB-2"})
	m.do("declare 5")
	m.Players[0].Ordinary = engine.Points{} // nothing can be cast at anything
	m.Settle()
	check("in Combat", map[rules.Element]string{"card:skeleton": "TS-TRN-13", m.ThingElement(guard): "TS-ATK-4", "thing:1": "", "spell:shield": "TS-RES-7"})
	idle := m.put(1, "imp", 0)
	m.At(idle).Position = engine.ToDefend
	m.do("assault 5 1 0")
	check("defending", map[rules.Element]string{m.ThingElement(idle): "TS-BLK-2", "thing:4": "", m.ThingElement(hero): "TS-BLK-1"})
}

func TestHowItEnded(t *testing.T) { // TS-END-1 TS-MOD-8
	m := begin(t, "human", "gnome", "ogre")
	if _, over := m.Outcome(); over {
		t.Error("over before the end")
	}
	m.Players[1].Out, m.Players[2].Out = true, true
	m.Result = engine.LastMage
	if o, over := m.Outcome(); !over || o.Winners != rules.SeatsOf(0) || o.Result != "last_mage" || o.Rule != "TS-END-1" || o.Reason.String() != "Human of North is the last Mage." {
		t.Errorf("%+v", o)
	}
	m.Players[2].Out = false
	m.Result = engine.OutOfRounds
	if o, _ := m.Outcome(); o.Winners != rules.SeatsOf(0, 2) || o.Result != "out_of_rounds" || o.Rule != "TS-MOD-8" {
		t.Errorf("%+v", o)
	}
}

func TestNamesOfPeopleAreUsed(t *testing.T) {
	m := begin(t, "human", "gnome")
	m.Names = Called([]string{"Ann 100%", ""})
	if got := m.Prompt().Ask.String(); got != "Ann 100: buy, cast, move, or go to Combat" {
		t.Error(got)
	}
	if got := m.Tell(rules.Event{Name: "hired", Seat: 1, Subject: "card:hero"}).String(); got != "East hires Hero." {
		t.Error(got)
	}
}

// The question for upkeep says for whom it is, and how much.
func TestUpkeepIsAskedForByName(t *testing.T) { // TS-TRN-6 TS-MIN-10
	m := begin(t, "human", "gnome")
	m.put(0, "gale_elemental", 0)
	m.put(0, "roklor", 0)
	m.do("pay upkeep 5", "pay upkeep 6", "end turn", "end turn")
	if got, want := m.Prompt().Ask.String(), "North: pay upkeep now, or later in the turn: Gale Elemental 1 power, Roklor 2 power"; got != want {
		t.Errorf("asked %q, want %q", got, want)
	}
}

func TestCautions(t *testing.T) { // TS-MIN-4 TS-CMB-16 TS-TRN-15
	m := begin(t, "human", "gnome")
	if _, ok := m.Caution(m.choice("end turn")); ok {
		t.Error("warned without a reason")
	}
	m.put(0, "gale_elemental", 0)
	m.put(1, "gale_elemental", 0)
	hero := m.put(0, "hero", 0)
	if got, ok := m.Caution(m.choice("end turn")); !ok || got.String() != "Upkeep is not paid, and who is owed it leaves: Gale Elemental." {
		t.Errorf("%v %q", ok, got)
	}
	m.do("pay upkeep 5", "combat", "declare 7", "ready to fight")
	if got, ok := m.Caution(m.choice("end combat")); ok {
		t.Errorf("warned of the end, with all upkeep paid: %q", got)
	}
	if _, ok := m.Caution(m.choice("forgo 7")); ok || hero != 7 {
		t.Error("warned of a choice that can be taken back")
	}
}

// TestTellings holds how events are told that matches at random hardly bring about.
func TestTellings(t *testing.T) {
	m := begin(t, "human", "gnome")
	for _, c := range []struct {
		e    rules.Event
		want string
	}{
		{rules.Event{Name: "cast", Seat: 1, Subject: "card:hellgate"}, "East casts Hellgate."},
		{rules.Event{Name: "cast", Seat: 1, Subject: "card:rifled_ledger", To: "seat:0"}, "East casts Rifled Ledger at North."},
		{rules.Event{Name: "in_force", Seat: 1, Subject: "card:zombie", M: 1}, "Zombie will rise for East."},
		{rules.Event{Name: "in_force", Seat: 1, Subject: "card:parley", M: 2}, "Parley of East is in force for 2 Rounds."},
		{rules.Event{Name: "drawn", Seat: 1, Subject: "back:1"}, "East draws a card."},
		{rules.Event{Name: "hand_seen", Seat: 0, Subject: "hand:1"}, "North looks at the hand of East."},
		{rules.Event{Name: "card_seen", Seat: 0, Subject: "back:1"}, "North sees a card."},
		{rules.Event{Name: "pilfered", Seat: 0, Subject: "gold:0", N: 1, M: 4}, "North steals 1 gold; 4 now."},
		{rules.Event{Name: "spent", Seat: 1, Subject: "power:1", N: -3, M: 2}, "East pays 3 power; 2 left."},
		{rules.Event{Name: "resource_destroyed", Seat: 1, Subject: "card:mine", M: int16(m.card("ruin")) + 1}, "Ruin destroys Mine of East."},
		{rules.Event{Name: "yield_changed", Seat: 1, Subject: "stones:1", N: -5, M: 8}, "The Powerstones of East now yield 8 power each Round."},
		{rules.Event{Name: "targeted", Seat: 0, Subject: "card:ruin", To: "stones:1", N: 2}, "Ruin: target 2 is a Powerstone."},
		{rules.Event{Name: "match_ended", N: int16(engine.OutOfRounds)}, "The last Round is over."},
		{rules.Event{Name: "match_ended", N: int16(engine.LastMage)}, "The last Mage has won."},
		{rules.Event{Name: "defence_rolled", Kind: rules.DiceRolled, Seat: 0, Subject: "thing:1", Dice: rules.Faces{2}, N: 45, M: 45}, "Human of North rolls 2 to defend, 45 or less succeeds: exceptional."},
		{rules.Event{Name: "protection_rolled", Kind: rules.DiceRolled, Seat: 0, Subject: "thing:1", Dice: rules.Faces{99}, N: 100, M: 45, From: "changes:shield+20,pot_helm+35"}, "Human of North rolls 99 for protection, 100 (45, Shield +20, Pot Helm +35) or less succeeds: too high."},
		{rules.Event{Name: "riposte_rolled", Kind: rules.DiceRolled, Seat: 1, Subject: "thing:3", Dice: rules.Faces{100}, N: 45, M: 45}, "Gnome of East rolls 100 to strike back, 45 or less hits: fumble."},
	} {
		if got := m.Tell(c.e).String(); got != c.want {
			t.Errorf("%s: %q, want %q", c.e.Name, got, c.want)
		}
	}
}

// TestEachKindOfCardNamesARuleAboutIt holds that the article of a card leads to a rule that speaks of cards of its kind.
func TestEachKindOfCardNamesARuleAboutIt(t *testing.T) { // TS-CRE-1 TS-CMP-6
	m := begin(t, "weefolk", "gnome")
	for id, want := range map[string]string{"hero": "TS-MIN-2", "frost_elemental": "TS-CRE-1", "pit_champion": "TS-CRE-1", "poisoner": "TS-CRE-1", "obelisk": "TS-REL-1", "sword": "TS-ITM-1"} {
		if a, _ := m.About(m.CardElement(m.card(id))); a.Rule != want {
			t.Errorf("%s rests on %s; want %s", id, a.Rule, want)
		}
	}
}

// TestWhatIsEnabledIsShown holds that a creature with an enabled ability says so, and by what, as long as it has it.
func TestWhatIsEnabledIsShown(t *testing.T) { // TS-INN-10
	m := begin(t, "weefolk", "gnome")
	crow := m.put(0, "carrion_crow", 0)
	shown := func() bool {
		a, _ := m.About(m.ThingElement(crow))
		return slices.ContainsFunc(lines(a.Lines), func(l string) bool {
			return strings.HasPrefix(l, "In force: Carrion Crow of North: ends when the next turn")
		})
	}
	if shown() {
		t.Error("Flight is shown before it is enabled")
	}
	for n := range m.Content.At(m.card("carrion_crow")).Effects {
		m.do(rules.T("use %d %d 0 0", crow, n).String())
	}
	if !shown() {
		a, _ := m.About(m.ThingElement(crow))
		t.Errorf("enabled Flight is not shown: %v", lines(a.Lines))
	}
}

// A Relic that can do nothing else and harms nobody is used by a click on it, out of the purse that its card names; a creature shows no
// price, and what Alchemy pays is clicked for (TS-INN-1 TS-ALC-4).
func TestARelicWithOneUseIsOneClick(t *testing.T) {
	for _, c := range []struct {
		power int16
		whole bool
	}{{3, false}, {2, true}} {
		m := begin(t, "human", "gnome")
		m.put(0, "dramours_cauldron", 0)
		m.Players[0].Ordinary = engine.Points{9, c.power}
		m.Settle()
		if d := m.Describe(m.choice("use 5 0 0 0")); d.Whole != c.whole {
			t.Errorf("with %d power all of the way is clicked: %t", c.power, d.Whole)
		}
	}
}

// TestABindSaysWhatItDoes holds that of each of two that are bound the first thing said is to whom, what that does, and for how long.
func TestABindSaysWhatItDoes(t *testing.T) { // TS-SCR-21 TS-SCR-22
	m := begin(t, "weefolk", "gnome")
	own, theirs := m.put(0, "hero", 0), m.put(1, "skeleton", 0)
	m.Timed = append(m.Timed, engine.Timed{Kind: engine.LinkInForce, Card: m.card("bind"), Caster: 0, Target: theirs, Other: own, Turn: 0, Left: 2})
	const does = "when one of the two loses a Life Point, so does the other, without a roll; ends when turn 2 of North from now begins, or when one of them is gone"
	for id, want := range map[engine.ThingID]string{own: "Bind: bound to Skeleton of East: " + does, theirs: "Bind: bound to Hero of North: " + does} {
		if a, _ := m.About(m.ThingElement(id)); lines(a.Lines)[0] != want {
			t.Errorf("the first line is %q, want %q", lines(a.Lines)[0], want)
		}
	}
	e := rules.Event{Name: "in_force", Subject: "card:bind", To: m.ThingElement(theirs), M: 2}
	if got := m.Tell(e).String(); got != "Bind of North is in force on Skeleton for 2 Rounds." {
		t.Errorf("told as %q", got)
	}
}
