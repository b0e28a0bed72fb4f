package words

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// TestOneTargetIsNoQuestion: magic that can be aimed at one thing alone is cast by a click on its card, unless it would strike one's
// own; where it has a choice of targets, one of them is clicked.
func TestOneTargetIsNoQuestion(t *testing.T) { // TS-SPL-1
	m := begin(t, "elf", "weefolk")
	m.lay(0, "hero")
	m.lay(1, "skeleton")
	whole := 0
	for _, c := range m.Decision().Choices {
		if c.Verb != engine.CastMagic {
			continue
		}
		ways := 0
		for _, o := range m.Decision().Choices {
			if o.Verb == engine.CastMagic && o.Args[0] == c.Args[0] {
				ways++
			}
		}
		d := m.Describe(c)
		if d.Whole != (len(d.Path) > 1 && ways > 1) {
			t.Errorf("%s, one of %d ways: all clicks are asked for: %t", d.Sentence, ways, d.Whole)
		}
		if d.Whole {
			whole++
		}
	}
	if whole == 0 {
		t.Error("nothing is aimed")
	}
}

// TestOneUseIsNoQuestion: what can do but one thing is clicked, and then its target; what can do several is asked which.
func TestOneUseIsNoQuestion(t *testing.T) { // TS-INN-1
	m := begin(t, "elf", "weefolk")
	m.lay(0, "hero")
	m.lay(0, "hero>cinder_staff")
	m.lay(1, "skeleton")
	m.do("combat", "declare 5")
	aimed := 0
	for _, c := range m.Decision().Choices {
		if c.Verb != engine.Use {
			continue
		}
		d := m.Describe(c)
		named := slices.ContainsFunc(d.Path, func(e rules.Element) bool { return e.Kind() == "use" })
		if target := m.aimed(&m.Info(m.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]], c.Args[3]); named != (target == "" || m.elseDoes(c)) {
			t.Errorf("%s is clicked by %v", d.Sentence, d.Path)
		}
		aimed++
	}
	if aimed == 0 {
		t.Error("nothing is used")
	}
}

// TestWhatCostsIsNamedBeforeItIsPaid: no first click on a thing pays for what it can do, be that the only thing, and no Item for a
// fight goes by its card alone to a Mage inside; magic, whose price stands on its card, does.
func TestWhatCostsIsNamedBeforeItIsPaid(t *testing.T) { // TS-INN-1 TS-ITM-1
	m := begin(t, "elf", "weefolk")
	m.lay(0, "carrion_crow")
	m.lay(1, "skeleton")
	m.hold(0, "ring_of_strength")
	m.Settle()
	seen := map[rules.Verb]int{}
	for _, c := range m.Decision().Choices {
		if c.Verb != engine.Equip {
			continue
		}
		seen[c.Verb]++
		if whole := m.Describe(c).Whole; whole != (engine.ThingID(c.Args[1]) == m.Mage(0).ID) {
			t.Errorf("%s: every click is asked for: %t", m.Describe(c).Sentence, whole)
		}
	}
	m.do("combat", "declare 5")
	for _, c := range m.Decision().Choices {
		d := m.Describe(c)
		gold, power := m.Cost(c)
		if d.Path[0].Kind() != "thing" || len(d.Path) < 2 || gold+power == 0 {
			continue
		}
		seen[c.Verb]++
		if !d.Whole {
			t.Errorf("%s is paid by one click", d.Sentence)
		}
	}
	if seen[engine.Use] == 0 || seen[engine.Equip] == 0 {
		t.Errorf("nothing that costs could be used: %v", seen)
	}
}

// What a creature's own ability puts in force is told by that ability, as it begins and as it ends: a Carrion Crow that is in force on itself, and
// ends, says nothing that is true (TS-INN-3, TS-TIM-6).
func TestAnOwnAbilityIsToldByItsName(t *testing.T) {
	m := begin(t, "elf", "weefolk")
	m.lay(0, "carrion_crow")
	crow := m.ThingElement(m.Things[len(m.Things)-1].ID)
	for name, want := range map[string]string{"in_force": "Carrion Crow of North has Flight for 1 Round.", "ended": "Flight of Carrion Crow of North ends."} {
		if got := m.Tell(rules.Event{Name: name, Seat: 0, Subject: "card:carrion_crow", To: crow, M: 1}).String(); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	if got := m.Tell(rules.Event{Name: "ended", Seat: 0, Subject: "card:bind", To: crow}).String(); got != "Bind of North ends." {
		t.Errorf("of a Scroll it is said: %q", got)
	}
}
