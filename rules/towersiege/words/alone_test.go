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
