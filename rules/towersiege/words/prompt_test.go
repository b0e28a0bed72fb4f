package words

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Who is asked whether to save a creature from a strike back reads who strikes back (TS-RIP-1, TS-RUL-58).
func TestALethalStrikeBackIsNamed(t *testing.T) {
	m := begin(t, "human", "weefolk")
	troll, hero := m.put(0, "barrow_guard", 0), m.put(1, "hero", 0)
	m.Players[0].Setting = engine.AnswerRelevant
	m.do("combat", fmt.Sprintf("declare %d", troll), fmt.Sprintf("assault %d 1 0", troll))
	m.At(troll).Points = 1
	m.force(90, 16, 2, 90)
	m.do(fmt.Sprintf("defend with %d", hero), fmt.Sprintf("riposte with %d", hero))
	if ask := m.Prompt().Ask.String(); m.Asked != engine.AskSave || !strings.Contains(ask, "Hero strikes back; save Barrow Guard, or let it die") {
		t.Errorf("it asks %q", ask)
	}
}

// A roll that counters a Spell has countered it, and hits nothing (TS-SCR-19).
func TestACounterCounters(t *testing.T) {
	m := begin(t, "human", "weefolk")
	e := rules.Event{Kind: rules.DiceRolled, Name: "counter_rolled", Sides: rules.Percentile, N: 60}
	for face, want := range map[uint8]string{1: "countered", 48: "countered", 80: "miss by 20"} {
		e.Dice = rules.Faces{face}
		if m.CameTo(e).String() != want {
			t.Errorf("a roll of %d is %q, not %q", face, m.CameTo(e), want)
		}
	}
}
