package wartracks

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// The field between the tracks is called on the board what rules and cards call it, and every place of it says so when it is pointed at
// (ST-ZON-2).
func TestTheBattleZoneIsNamed(t *testing.T) {
	for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		s := &setter{t: t, set: load(t).Set()}
		said := strings.Join(strings.Fields(saidBy(table.Lay(New(), table.Pose{State: posed{view: s.duel()}, Mode: table.Waiting}, m, faces))), " ")
		if !strings.Contains(said, "Battle Zone") {
			t.Errorf("%dx%d: nothing is called the Battle Zone", m.W, m.H)
		}
	}
	state, err := load(t).New(rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, el := range []rules.Element{"front:0/0", "front:0/1", "middle:0"} {
		if a, ok := state.About(el); !ok || !strings.Contains(a.Body[0].String(), "Battle Zone") {
			t.Errorf("of %s it is said %q", el, a.Body)
		}
	}
}

// What a storm kills (ST-STO-9) and what an action destroys are one number of the figures.
func TestFallenCreaturesAreCountedTogether(t *testing.T) {
	var s sideStats
	for _, name := range []string{"killed", "destroyed", "killed", "replaced"} {
		s.count(rules.Event{Name: name})
	}
	if s.Kills != 3 {
		t.Errorf("%d of 3 are counted", s.Kills)
	}
}

// What takes a play back says what becomes of the card, or of the ability (ST-RUL-2).
func TestWhatCallsAPlayOffSaysSo(t *testing.T) {
	for as, want := range map[string]string{"": "Do not play it", "creature": "Do not play it", "ability": "Do not use it"} {
		l := &layout{position: &position{View: siegestorm.View{}}}
		if as != "" {
			l.Pay = &siegestorm.PayView{As: as}
		}
		if got := l.callsOff(); got != want {
			t.Errorf("%q: %q", as, got)
		}
	}
}
