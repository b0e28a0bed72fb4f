package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// shown is the screen on which an event of a match is shown to a seat.
func shown(s *towersiege.State, e rules.Event, viewer rules.Seat, rolling bool) table.Screen {
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	return table.Lay(New(), table.Pose{State: s, Story: []rules.Event{e}, Rolling: rolling, Viewer: viewer, Mode: table.Playing}, m, faces)
}

// textsOf are the words that stand on a piece.
func textsOf(sc table.Screen, id rules.Element) (words []string) {
	for _, p := range sc.Pieces {
		if p.ID == id {
			for _, op := range p.Look {
				if op.Text != "" {
					words = append(words, op.Text)
				}
			}
		}
	}
	return words
}

// begun is a match after random choices.
func begun(t *testing.T, g *towersiege.Game, choices int) *towersiege.State {
	t.Helper()
	s, err := g.New(rules.Setup{Seats: 2, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(3)
	for range choices {
		d := s.Decision()
		if len(d.Choices) == 0 {
			break
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return s.(*towersiege.State)
}

// The rule shows the throw itself, not the level that it would have been without what changes it, and nothing as long
// as the die is in the air (TS-DCE-2).
func TestTheRuleShowsTheThrow(t *testing.T) {
	s := begun(t, load(t), 40)
	e := rules.Event{Kind: rules.DiceRolled, Name: "attack_rolled", Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{37}, N: 55, M: 40, Subject: s.ThingElement(s.Players[0].Mage)}
	if words := textsOf(shown(s, e, 1, false), "rolled"); !slices.Contains(words, "37") || slices.Contains(words, "40") || !slices.Contains(words, "55") {
		t.Errorf("a throw of 37 against 55, 40 without what changes it: %q", words)
	}
	if words := textsOf(shown(s, e, 1, true), "rolled"); slices.Contains(words, "37") {
		t.Errorf("the die is still in the air: %q", words)
	}
}

// The rule of an attack is perfect up to 02 and fumbles from 99; a Protection roll has no perfect end (TS-DCE-6,
// TS-DCE-10).
func TestBandsOfARoll(t *testing.T) {
	s := begun(t, load(t), 40)
	l, ok := begin(&table.Moment{State: s, Measure: faces})
	if !ok {
		t.Fatal("no layout")
	}
	for _, c := range []struct {
		name  string
		level int
		ends  []int
	}{{"attack_rolled", 40, []int{2, 40, 98, 100}}, {"protection_rolled", 40, []int{40, 100}}, {"duration_rolled", 0, []int{100}}, {"attack_rolled", 100, []int{2, 98, 100}}} {
		var ends []int
		for _, band := range l.bands(c.name, c.level) {
			ends = append(ends, band.To)
		}
		if !slices.Equal(ends, c.ends) {
			t.Errorf("%s against %d: bands to %v, not %v", c.name, c.level, ends, c.ends)
		}
	}
	for level, want := range map[int]int{-5: 2, 0: 2, 40: 40, 98: 98, 120: 98} {
		if n := l.succeeds(level); n != want {
			t.Errorf("against %d, %d of 100 succeed, not %d", level, n, want)
		}
	}
	for level, want := range map[int]int{0: 0, 15: 15, 120: 98} {
		if n := l.protects(level); n != want {
			t.Errorf("protection of %d succeeds %d times of 100, not %d", level, n, want)
		}
	}
}

// What another seat plays is shown large to those who watch, and not to who has played it.
func TestPlaysOfOthersAreShownLarge(t *testing.T) {
	s := begun(t, load(t), 40)
	card, ok := s.Content.Find("hill_giant")
	if !ok || s.Content.At(card).Type != content.Minion {
		t.Fatal("no Hill Giant")
	}
	e := rules.Event{Kind: rules.PieceAdded, Name: "hired", Seat: 0, Subject: s.CardElement(card)}
	if words := strings.Join(textsOf(shown(s, e, 1, false), "shown"), "|"); !strings.Contains(words, "Hill Giant") || !strings.Contains(words, "North") {
		t.Errorf("East is shown %q", words)
	}
	if words := textsOf(shown(s, e, 0, false), "shown"); len(words) > 0 {
		t.Errorf("North is shown what it has played itself: %q", words)
	}
}

// The declared play names the key that lets it happen as it is set.
func TestTheDeclaredPlayNamesTheKeyThatIsSet(t *testing.T) {
	s := begun(t, load(t), 40)
	for key, want := range map[keymap.Chord]string{"": "Pass (E)", "G": "Pass (G)"} {
		keys := keymap.Map{keymap.Large: key}
		l, _ := begin(&table.Moment{State: s, Measure: faces, Metrics: ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, Keys: &keys})
		b := l.Fresh()
		l.orderAndKey(b, ink.R(0, 0, 600, 60))
		if !slices.ContainsFunc(b.List, func(op ink.Op) bool { return op.Text == want }) {
			t.Errorf("with the key %q nothing says %q", key, want)
		}
	}
}

// The sheet of a blow calls the seats by the names of those who sit there, as the log does.
func TestASheetCallsSeatsByTheirNames(t *testing.T) {
	s := begun(t, load(t), 40)
	s.Call([]string{"Ada", "Suyin"})
	mage, tower := s.ThingElement(s.Players[0].Mage), s.ThingElement(s.Players[1].Tower)
	roll := func(name string, seat rules.Seat, subject rules.Element, face uint8) rules.Event {
		return rules.Event{Kind: rules.DiceRolled, Name: name, Seat: seat, Sides: rules.Percentile, Count: 1, Kept: 1, Dice: rules.Faces{face}, N: 40, M: 40, Subject: subject}
	}
	story := []rules.Event{roll("attack_rolled", 0, mage, 20), roll("defence_rolled", 1, tower, 60), {Kind: rules.TrackChanged, Name: "point_lost", Seat: 1, Subject: tower, From: mage, M: 1}}
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	sc := table.Lay(New(), table.Pose{State: s, Story: story, Viewer: 0, Mode: table.Playing}, m, faces)
	if words := strings.Join(textsOf(sc, "rolled"), "|"); !strings.Contains(words, "of Suyin: 1 left") || strings.Contains(words, "East") {
		t.Errorf("it says %q", words)
	}
}
