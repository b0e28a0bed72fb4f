package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// A blow is shown with all its rolls, those of the blow before it are not, and of the one in the air nothing is told.
func TestTheRollsOfABlowStandTogether(t *testing.T) {
	s := begun(t, load(t), 40)
	mage := [...]rules.Element{s.ThingElement(s.Players[0].Mage), s.ThingElement(s.Players[1].Mage)}
	roll := func(name string, seat rules.Seat, face uint8, level int16) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{face}, N: level, M: level, Subject: mage[seat]}
	}
	story := []rules.Event{
		roll("attack_rolled", 0, 91, 45), roll("defence_rolled", 1, 92, 45), {Kind: rules.PhaseBegan, Name: "phase_began"},
		roll("attack_rolled", 0, 13, 45), roll("defence_rolled", 1, 77, 45), roll("protection_rolled", 1, 64, 30),
	}
	words := func(size [2]int, text float64, rolling bool) []string {
		m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
		return textsOf(table.Lay(New(), table.Pose{State: s, Story: story, Rolling: rolling, Viewer: 1, Mode: table.Playing}, m, faces), "rolled")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		landed := words(size, 1, false)
		for _, want := range []string{"13", "77", "64"} {
			if !slices.Contains(landed, want) {
				t.Errorf("%v: a throw of %s is not on its rule: %q", size, want, landed)
			}
		}
		if slices.Contains(landed, "91") || slices.Contains(landed, "92") {
			t.Errorf("%v: the blow before is shown too: %q", size, landed)
		}
		if flying := words(size, 1, true); slices.Contains(flying, "64") || slices.Contains(flying, "77") || slices.Contains(flying, "13") {
			t.Errorf("%v: while the dice of the blow are in the air the rules say %q", size, flying)
		}
	}
	if small := words([2]int{1024, 640}, 1.6, false); !slices.Contains(small, "64") {
		t.Errorf("where there is little room the last roll is not shown: %q", small)
	}
}

// Volleys of many rolls keep their first and their last ones.
func TestManyRollsOfABlow(t *testing.T) {
	var story []rules.Event
	for i := range 9 {
		name := "resistance_rolled"
		if i == 0 {
			name = "attack_rolled"
		}
		story = append(story, rules.Event{Kind: rules.DiceRolled, Name: name, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{uint8(i + 1)}})
	}
	l, ok := begin(&table.Moment{State: begun(t, load(t), 3), Measure: faces, Story: story})
	if !ok {
		t.Fatal("no layout")
	}
	var faces []uint8
	for _, r := range l.blow() {
		faces = append(faces, r.event.Dice[0])
	}
	if !slices.Equal(faces, []uint8{1, 2, 3, 4, 5, 6, 7, 8, 9}) {
		t.Errorf("of nine rolls %v are shown", faces)
	}
}

// Every roll of a blow that the log tells of stands in the dock too: a second protection, as under a Shield and in a Chain Hauberk, in a blow that is
// shown alone and in one of several (TS-DCE-10).
func TestEveryRollOfABlowIsShown(t *testing.T) {
	s := begun(t, load(t), 40)
	mage := [...]rules.Element{s.ThingElement(s.Players[0].Mage), s.ThingElement(s.Players[1].Mage)}
	roll := func(name string, seat rules.Seat, face uint8) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{face}, N: 45, M: 45, Subject: mage[seat]}
	}
	one := []rules.Event{roll("attack_rolled", 0, 20), roll("defence_rolled", 1, 61), roll("protection_rolled", 1, 72), roll("protection_rolled", 1, 83)}
	for n := 1; n <= 4; n++ {
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}} {
			sc := table.Lay(New(), table.Pose{State: s, Story: slices.Repeat(one, n), Viewer: 1, Mode: table.Playing}, m, faces)
			said := strings.Join(textsOf(sc, "rolled"), " ")
			shown := n
			if i := strings.Index(said, "in the log"); i >= 0 {
				shown = 1
			}
			for _, face := range []string{"20", "61", "72", "83"} {
				if strings.Count(said, face) < shown {
					t.Errorf("%dx%d: of %d blows with four rolls the dock says %q", m.W, m.H, n, said)
					break
				}
			}
		}
	}
}

// Of a blow that has missed no failure to defend is told, which would read like a wound, and of one that did nothing it is said that it did
// no damage, not "success", which could be that of either side.
func TestAMissIsNoWound(t *testing.T) { // TS-CMB-9, TS-DCE-10, TS-QRT-5
	s := begun(t, load(t), 40)
	mage := [...]rules.Element{s.ThingElement(s.Players[0].Mage), s.ThingElement(s.Players[1].Mage)}
	roll := func(name string, seat rules.Seat, face uint8, level int16) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{face}, N: level, M: level, Subject: mage[seat]}
	}
	crit, stands := roll("attack_rolled", 0, 1, 45), roll("defence_rolled", 1, 20, 35)
	guards := roll("protection_rolled", 1, 20, 35)
	miss, hit, fails, fumbles := roll("attack_rolled", 0, 38, 25), roll("attack_rolled", 0, 20, 25), roll("defence_rolled", 1, 48, 35), roll("defence_rolled", 1, 100, 35)
	for _, c := range []struct {
		story []rules.Event
		tells string // of the defence
		not   string
	}{
		{[]rules.Event{miss, fails}, "the blow missed", "withst"},
		{[]rules.Event{hit, fails}, "13 too high", "missed"},
		{[]rules.Event{hit, stands}, "no damage", "success"},
		{[]rules.Event{hit, fails, guards}, "no damage", "success"},
		{[]rules.Event{crit, stands}, "not enough", "no damage"},
		{[]rules.Event{hit, fails, hit, stands}, "no damage", "success"}, // a volley
		{[]rules.Event{miss, fumbles}, "fumble", "missed"},
		{[]rules.Event{hit, fails, miss, fails}, "miss", "missed"}, // a volley
	} {
		m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
		said := strings.Join(textsOf(table.Lay(New(), table.Pose{State: s, Story: c.story, Viewer: 1, Mode: table.Playing}, m, faces), "rolled"), "|")
		if !strings.Contains(said, c.tells) || strings.Contains(said, c.not) {
			t.Errorf("%d of 25, then %d of 35: %q", c.story[0].Dice[0], c.story[1].Dice[0], said)
		}
	}
}

// While the defence against a blow that has missed is in the air, it is said that it can win no more than a strike back (TS-RIP-1).
func TestADefenceAfterAMissSaysWhatItIsFor(t *testing.T) {
	s := begun(t, load(t), 40)
	roll := func(name string, seat rules.Seat, face uint8) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{face}, N: 45, M: 45, Subject: s.ThingElement(s.Players[seat].Mage)}
	}
	for face, want := range map[uint8]bool{91: true, 13: false} {
		pose := table.Pose{State: s, Story: []rules.Event{roll("attack_rolled", 0, face), roll("defence_rolled", 1, 30)}, Rolling: true, Viewer: 1, Mode: table.Playing}
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			said := strings.Join(textsOf(table.Lay(New(), pose, m, faces), "rolled"), " ")
			if got := strings.Contains(strings.ToLower(said), "only to strike back"); got != want {
				t.Errorf("%v: after a throw of %d the defence says %q", m, face, said)
			}
		}
	}
}
