package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// homeless is a Main of seat 0 whose Tower has fallen, so that its Mage stands on the battlefield beside some creatures.
func homeless(t *testing.T, points engine.Points, own ...string) (*towersiege.State, *engine.Thing) {
	t.Helper()
	_, s := yard(t, points, own, []string{"skeleton"})
	s.Tower(0).Points = 0
	mage := s.Mage(0)
	mage.On, mage.Position = 0, engine.OnGuard
	s.State.Settle()
	return s, mage
}

// What leads on to an attack of others does not call out a Mage on the battlefield, no sally takes it along, the large button
// never sends it, and it is not lit for a fight (TS-MAG-6); by a click on it, it can be sent.
func TestTheMageMarchesByHandAlone(t *testing.T) {
	s, mage := homeless(t, engine.Points{0, 0}, "hero", "skeleton")
	el := s.ThingElement(mage.ID)
	lead, then := s.Lead()
	if len(lead) != 4 || len(then) == 0 {
		t.Fatalf("%d choices lead on to %d", len(lead), len(then))
	}
	of := func(c rules.Choice) bool {
		return (c.Verb == engine.Declare || c.Verb == engine.Assault) && engine.ThingID(c.Args[0]) == mage.ID
	}
	if slices.ContainsFunc(lead, of) || slices.ContainsFunc(then, of) {
		t.Errorf("the Mage marches unasked: %v, then %v", lead, then)
	}
	for _, verb := range []rules.Verb{engine.EnterCombat, engine.Declare} { // the Mage is called out by hand
		i := slices.IndexFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == verb && (verb == engine.EnterCombat || of(c)) })
		if i < 0 {
			t.Fatalf("no %d of %v", verb, s.Decision().Choices)
		}
		if _, err := s.Apply(s.Decision().Choices[i]); err != nil {
			t.Fatal(err)
		}
	}
	for s.Asked == engine.AskDeclare {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	sees := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	for n := 0; s.Asked == engine.AskCombat && n < 2; n++ {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, sees, faces)
		if c, ok := sc.Plan.Direct[primaryPiece]; ok && of(c) || slices.Contains(sc.Plan.Bright, el) {
			t.Errorf("the Mage is sent by %v, or lit: %v", c, sc.Plan.Bright)
		}
		l, _ := begin(&table.Moment{State: s, Measure: faces, Metrics: sees, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)})
		if slices.ContainsFunc(l.attackers(1), of) {
			t.Errorf("all attackers: %v", l.attackers(1))
		}
		if !slices.ContainsFunc(s.Decision().Choices, of) {
			t.Error("the Mage cannot be sent")
		}
		for _, thing := range slices.Clone(s.Things) { // then the Mage alone is left
			if thing.Owner == 0 && thing.ID != mage.ID {
				s.At(thing.ID).Marks &^= engine.Declared
			}
		}
		s.State.Settle()
	}
}

// The large button defends with another where another can, and gives no Item for a fight to a Mage that is inside.
func TestTheLargeButtonSparesTheMage(t *testing.T) {
	s, mage := homeless(t, engine.Points{0, 0}, "hero")
	l, _ := begin(&table.Moment{State: s, Measure: faces, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)})
	var hero engine.ThingID
	for i := range s.Things {
		if s.Things[i].Owner == 0 && s.Info(&s.Things[i]).ID == "hero" {
			hero = s.Things[i].ID
		}
	}
	byMage, byHero := rules.Choice{Verb: engine.Defend, Args: [4]int16{int16(mage.ID)}}, rules.Choice{Verb: engine.Defend, Args: [4]int16{int16(hero)}}
	l.Choices = []rules.Choice{byMage, byHero}
	if !l.risksMage(byMage) || l.risksMage(byHero) {
		t.Error("who defends beside the Mage")
	}
	if l.Choices = l.Choices[:1]; l.risksMage(byMage) {
		t.Error("nobody else can defend")
	}
	ring, ok := s.Content.Find("ring_of_strength")
	armour, too := s.Content.Find("metal_bracers")
	if !ok || !too {
		t.Fatal("no such Items")
	}
	give := func(card content.Card) rules.Choice {
		return rules.Choice{Verb: engine.Equip, Args: [4]int16{int16(card), int16(mage.ID)}}
	}
	if l.risksMage(give(ring)) || l.risksMage(give(armour)) {
		t.Error("a Mage on the battlefield may be armed")
	}
	mage.On = s.Players[0].Tower
	if !l.risksMage(give(ring)) || l.risksMage(give(armour)) {
		t.Error("a Mage inside has no use for what helps in a fight alone")
	}
}

// What the large button says of an ability or an Item is shorter than its sentence, and has the price as it leaves each purse.
func TestTheLargeButtonIsBrief(t *testing.T) {
	g, seen := load(t), map[rules.Verb]int{}
	for seed := uint64(1); seed < 20 && (seen[engine.Use] < 5 || seen[engine.Equip] < 20); seed++ {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 300 {
			d := s.Decision()
			if d.Over() {
				break
			}
			l, _ := begin(&table.Moment{State: s, Measure: faces, Viewer: s.Asker, Mode: table.Playing})
			for _, c := range d.Choices {
				told := l.brief(c)
				if told.Empty() {
					continue
				}
				seen[c.Verb]++
				said := told.String()
				if sentence := s.Describe(c).Sentence.String(); len(said) >= len(sentence) || strings.Contains(said, "out of") || strings.Contains(said, "-") && strings.ContainsAny(said, "0123456789") {
					t.Errorf("%q is said as %q", sentence, said)
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[engine.Use] < 5 || seen[engine.Equip] < 20 {
		t.Errorf("too few to tell: %v", seen)
	}
}

// An Item that changes a skill which nobody of its owner rolls is not lit, nor who could bear it, and no large button buys it: it is
// bought by a click on who gets it, which says that it changes nothing (TS-LVL-6).
func TestNoRingIsLitForWhoHasNoSkill(t *testing.T) {
	_, s := yard(t, engine.Points{4, 0}, []string{"skeleton"}, []string{"skeleton"})
	ring, ok := s.Content.Find("ring_of_skill")
	if !ok {
		t.Fatal("no Ring")
	}
	s.Players[0].Hand = engine.Pile{N: 1}
	s.Players[0].Hand.Cards[0] = ring
	s.State.Settle()
	mage := s.ThingElement(s.Mage(0).ID)
	path := table.Offered(s)
	for n := range 2 {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		if slices.Contains(sc.Plan.Bright, s.CardElement(ring)) || slices.Contains(sc.Plan.Bright, mage) {
			t.Errorf("after %d clicks %v is lit", n, sc.Plan.Bright)
		}
		if c, ok := sc.Plan.Direct[primaryPiece]; ok && c.Verb == engine.Equip {
			t.Errorf("after %d clicks the large button buys it", n)
		}
		path = path.Click(s.CardElement(ring))
	}
	if !path.Can(mage) {
		t.Error("the Mage cannot have the Ring")
	}
}
