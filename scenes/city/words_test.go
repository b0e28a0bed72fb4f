package city

import (
	"strings"
	"testing"
	"time"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/ink"
)

// When a power can be used is said in words of a sentence, however short: not "attack, dice, end".
func TestWindowsAreSaidInPlainWords(t *testing.T) {
	for w := kurth.Windows(1); w < 32; w++ {
		forms := windowForms(&kurth.Power{Windows: w})
		for _, form := range forms {
			for word := range strings.SplitSeq(form, ", ") {
				if !strings.HasPrefix(word, "before the ") && !strings.HasPrefix(word, "after the ") && !strings.HasPrefix(word, "at the ") && word != "before placing" && word != "before placing or later" {
					t.Errorf("windows %05b: %q", w, form)
				}
			}
		}
		if len(forms) > 1 && len(forms[1]) >= len(forms[0]) {
			t.Errorf("windows %05b: %q is no shorter", w, forms)
		}
	}
}

// What came of a roll, and of the match, stays until it can be read.
func TestOutcomesStayUntilTheyAreRead(t *testing.T) {
	for _, name := range []string{"attack_resolved", "game_over"} {
		if hold := New().Pace(rules.Event{Name: name}).Hold; hold < 1500*time.Millisecond {
			t.Errorf("%s stays for %v", name, hold)
		}
	}
	if hold := New().Pace(rules.Event{Name: "attack_resolved", N: 7, M: 12}).Hold; hold < 2*time.Second {
		t.Errorf("an attack that was lost stays for %v", hold)
	}
}

// What the first card of the row brings is seen by itself before the second one brings more (KU-UPK-7).
func TestThePlacingOfEachCardIsSeen(t *testing.T) {
	for _, name := range []string{"markers_placed", "placing_blocked"} {
		if hold := New().Pace(rules.Event{Name: name}).Hold; hold < 600*time.Millisecond {
			t.Errorf("%s is seen for %v", name, hold)
		}
	}
}

// Where nothing changes a roll, nobody is told to spend; what can be used all the same is said by the question. An
// answer that does not win alone says how much is short.
func TestARollThatNothingChangesSaysSo(t *testing.T) {
	board := New()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	seen, short := map[bool]int{}, 0
	visit(t, positions, func(s *kurth.State, _ int) {
		if s.Decision().Kind != "rolled" {
			return
		}
		offers, says := 0, ""
		for _, p := range board.Layout(momentOf(s, m, closed)).Tray {
			switch {
			case p.ID == "standing":
				for _, op := range p.Look {
					says += op.Text
				}
			case p.ID != kurth.ElementAccept && p.Role == "button":
				offers++
				for _, op := range p.Look {
					if strings.HasSuffix(op.Text, " short") {
						short++
					} else if op.Text == "lost" { // another power may still win it
						t.Errorf("%s is called lost", p.Label)
					}
				}
			}
		}
		if seen[offers > 0]++; says != "" && offers == 0 && strings.Contains(strings.ToLower(says), "spend") {
			t.Errorf("nothing can be spent, and it says %q", says)
		}
		if lit := len(s.Decision().Choices) > 1; lit && offers == 0 && strings.Contains(says, "nothing changes") {
			t.Errorf("a card is lit, and it says %q", says)
		}
	})
	if seen[false] == 0 || seen[true] == 0 || short == 0 {
		t.Errorf("%d rolls that nothing changes, %d others: too few to tell", seen[false], seen[true])
	}
}

// Before the markers are placed a place that they are named for says that they are to come, and afterwards that they came.
func TestMarkersThatAreToComeAreNotToldAsThere(t *testing.T) {
	board := New()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	before, after := 0, 0
	visit(t, positions, func(s *kurth.State, _ int) {
		for _, p := range board.Layout(momentOf(s, m, closed)).Board {
			for _, op := range p.Look {
				came, comes := strings.HasSuffix(op.Text, " came"), strings.HasSuffix(op.Text, " due")
				kind := s.Decision().Kind
				if came && kind == "deal" || comes && kind != "deal" && kind != "tie" {
					t.Errorf("%s says %q while %s is asked", p.ID, op.Text, s.Decision().Kind)
				}
				if came {
					after++
				}
				if comes {
					before++
				}
			}
		}
	})
	if before == 0 || after == 0 {
		t.Errorf("%d markers are to come, %d came: too few to tell", before, after)
	}
}

// What is said under the count of a location makes sense by itself at the usual size, where the Warden stands too.
func TestWordsOfALocationAreNotCutShort(t *testing.T) {
	board := New()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	near := 0
	visit(t, positions, func(s *kurth.State, _ int) {
		v := s.View()
		for _, p := range board.Layout(momentOf(s, m, closed)).Board {
			if p.Role != "place" {
				continue
			}
			for _, op := range p.Look {
				if strings.HasSuffix(op.Text, " left") || strings.HasPrefix(op.Text, "+") && !strings.Contains(op.Text, " ") {
					t.Errorf("%s says %q", p.ID, op.Text)
				}
				if strings.HasSuffix(op.Text, " to overrun") && p.ID == v.Places[v.Token].Element {
					near++
				}
			}
		}
	})
	if near == 0 {
		t.Error("the Warden never stood where an overrun was near: too few to tell")
	}
}

// What a roll has to reach is told with what each number of its sum stands for, and of the strengths of a spell what the roll
// comes to, apart from what they cost: "› 9" (KU-ATK-3, KU-SPL-3).
func TestTheNumbersOfAnAttackSayWhatTheyAre(t *testing.T) {
	sums, strengths := 0, 0
	visit(t, 1500, func(s *kurth.State, _ int) {
		if s.Decision().Kind != "rolled" {
			return
		}
		mo := momentOf(s, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, closed)
		for _, p := range New().Layout(mo).Tray {
			said, mana := "", false
			for _, op := range p.Look {
				said, mana = said+op.Text+"|", mana || op.Name == "kurth/mana"
			}
			if strings.Contains(said, "table ") && strings.Contains(said, "cards ") {
				sums++
			}
			if mana && p.Role == "button" {
				if strengths++; !strings.Contains(said, "› ") {
					t.Errorf("a strength says %q in %v", said, p.Box)
				}
			}
		}
	})
	if sums == 0 || strengths == 0 {
		t.Errorf("%d sums and %d strengths were seen", sums, strengths)
	}
}

// A flat panel says its rule below its line wherever that has room, and marks that there is more to read only where it has none.
func TestAFlatPanelSaysItsRuleWhereThereIsRoom(t *testing.T) {
	board := New()
	m := ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1}
	said, marked := 0, 0
	visit(t, positions, func(s *kurth.State, _ int) {
		for _, p := range board.Layout(momentOf(s, m, closed)).Row {
			if p.Role != "panel" {
				continue
			}
			rule := false
			for _, op := range p.Look {
				if rule = rule || op.Wrap && strings.HasSuffix(p.Label, op.Text); rule && op.Box.Y+op.Box.H > p.Box.H {
					t.Errorf("%s: the rule ends at %.0f of %.0f", p.ID, op.Box.Y+op.Box.H, p.Box.H)
				}
			}
			if rule {
				said++
			} else {
				marked++
			}
		}
	})
	if said <= 9*marked {
		t.Errorf("%d panels say their rule at 1024x640, %d do not", said, marked)
	}
}
