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
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// The button of a blow says by whom it is met with which chance, and how likely it is struck back there (TS-RIP-1); the sheet
// of the blow says so of the worst of them.
func TestABlowSaysWhoMeetsItAndWhatComesBack(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, []string{"skeleton", "hero"})
	pose := table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	sc := table.Lay(New(), pose, m, faces)
	says := sc.Plan.Words[primaryPiece]
	if !strings.Contains(says, ": 21 % to hurt Thornspire, 37 % to hurt Gnome; at most ") {
		t.Errorf("the button says %q", says)
	}
	pose.Path = pose.Path.Click(s.ThingElement(s.Last - 2))
	pose.Hover = engine.SeatElement(1)
	words := textsOf(table.Lay(New(), pose, m, faces), "declared")
	if !slices.Contains(words, "Strikes back (Riposte)") || !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "gone ") }) {
		t.Errorf("the sheet of the blow says %q", words)
	}
}

// What sets a strength stands where the own purse pays it and an answer can still be paid, however strong a computer player would
// be, and never higher than what does as much: of 8 power 5 and of 6 power 3, whatever a computer player would spend.
func TestAStrengthIsPresetToWhatIsEnough(t *testing.T) {
	for power := int16(1); power <= 14; power++ {
		_, s := yard(t, engine.Points{6, power}, []string{"hill_giant"}, []string{"skeleton"})
		blast, _ := s.Content.Find("power_blast")
		p := &s.Players[0]
		p.Hand.Cards[p.Hand.N] = blast
		p.Hand.N++
		s.State.Settle()
		for _, c := range s.Decision().Choices {
			if c.Verb != engine.CastMagic || content.Card(c.Args[0]) != blast {
				continue
			}
			tuned := s.Tune(c)
			_, price := s.Cost(tuned)
			if left := int(power) - price; tuned.Args[1] > 0 && left < 3 {
				t.Errorf("with %d power %s is preset to %s, which leaves %d", power, s.Describe(c).Sentence, s.Describe(tuned).Sentence, left)
			}
			if target := s.At(engine.ThingID(c.Args[2])); power == 14 && c.Args[1] == 9 && target.Owner == 1 && tuned.Args[1] < 5 || target.Owner == 1 && power == 6 && tuned.Args[1] != 2 || target.Owner == 1 && power == 8 && tuned.Args[1] != 4 {
				t.Errorf("with %d power %s is preset to %s", power, s.Describe(c).Sentence, s.Describe(tuned).Sentence)
			}
		}
	}
}

// A card that costs less than is printed on it says so in the hand, where it is looked at closely, and on its button (TS-RUL-65).
func TestACheaperCardSaysItsPrice(t *testing.T) {
	_, s := yard(t, engine.Points{6, 3}, []string{"hero"}, []string{"skeleton"})
	fence, _ := s.Content.Find("fence")
	sword, _ := s.Content.Find("sword")
	s.Last++
	s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: fence, Owner: 0, Points: 1, Printed: 1, Position: engine.OnGuard})
	s.Cards = append(s.Cards[:s.Last], fence)
	p := &s.Players[0]
	p.Hand.Cards[p.Hand.N] = sword
	p.Hand.N++
	s.State.Settle()
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
	at := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == "card:sword" })
	if at < 0 || !strings.Contains(sc.Pieces[at].Label, "2 gold instead of 3 gold, thanks to ") || !slices.Contains(textsOf(sc, "card:sword"), "2") {
		t.Errorf("the card says %q", textsOf(sc, "card:sword"))
	}
	if a, _ := s.About("card:sword"); !strings.HasPrefix(a.Lines[0].Value.String(), "2 gold instead of 3 gold, thanks to ") {
		t.Errorf("close up it says %v", a.Lines[0])
	}
	for _, c := range s.Decision().Choices {
		if c.Verb == engine.Equip && !strings.Contains(s.Describe(c).Sentence.String(), "(2 gold)") {
			t.Errorf("the button says %q", s.Describe(c).Sentence)
		}
	}
}

// Who is asked with nothing to choose is told why: with No tells everybody is (TS-WIN-10).
func TestNoTellsSaysWhyItAsks(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, nil, nil)
	s.Options.NoTells = true
	s.State.Settle()
	choices := s.Decision().Choices
	for n := 1; n <= len(choices); n++ {
		path := table.NewPath(choices[len(choices)-n:], s.Describe)
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		says := sc.Plan.Words["do:end_turn"]
		if told := strings.HasSuffix(says, ": nothing to choose, asked all the same (No tells)"); told != (n == 1) {
			t.Errorf("with %d choices the button says %q", n, says)
		}
	}
}

// Who is asked for an answer with none that helps is told that, and nobody is who has one or is asked because of one (TS-WIN-9, TS-WIN-10).
func TestNoTellsSaysWhereNoAnswerHelps(t *testing.T) {
	g, feigned, real := load(t), 0, 0
	for seed := uint64(1); seed <= 40 && (feigned < 3 || real < 3); seed++ {
		state, err := g.New(rules.Setup{Seed: seed, Seats: 2, Options: map[string]string{"no_tells": "on"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for n := 0; n < 600 && !s.Decision().Over(); n++ {
			choices := s.Decision().Choices
			if s.Asked == engine.AskRespond && len(choices) > 1 {
				helps := slices.ContainsFunc(choices, func(c rules.Choice) bool {
					return c.Verb != engine.Pass && c.Verb != engine.PassTurn && s.Helps(s.Asker, c)
				})
				sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
				says := sc.Plan.Words["do:pass"]
				why := ": no answer helps, asked all the same (No tells)"
				if choices[0].Verb == engine.PassTurn {
					why = ": nothing to choose, asked all the same (No tells)"
				}
				if told := strings.HasSuffix(says, why); told == helps || says == "" {
					t.Fatalf("an answer helps: %t, and the button says %q", helps, says)
				}
				if helps {
					real++
				} else {
					feigned++
				}
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if feigned < 3 || real < 3 {
		t.Errorf("asked %d times with nothing that helps, and %d times with something", feigned, real)
	}
}

// Whose Combat waits with nobody left to attack, or who is asked for an answer, with nothing that looks worth its price is told that the question
// is put for its own sake (TS-TRN-19, TS-WIN-10).
func TestNoTellsSaysWhereNothingIsWorthItsPrice(t *testing.T) {
	g, told := load(t), map[rules.Element][2]int{}
	buttons := map[engine.Question]rules.Element{engine.AskCombat: "do:end_combat", engine.AskRespond: "do:pass"}
	few := func(n [2]int) bool { return n[0] < 2 || n[1] < 2 }
	for seed := uint64(1); seed <= 60 && (few(told["do:end_combat"]) || few(told["do:pass"])); seed++ {
		state, err := g.New(rules.Setup{Seed: seed, Seats: 2, Options: map[string]string{"no_tells": "on", "needless1": "all", "needless2": "all"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for n := 0; n < 600 && !s.Decision().Over(); n++ {
			choices := s.Decision().Choices
			button, ok := buttons[s.Asked]
			if ok && few(told[button]) && (s.Struck() || s.Asked == engine.AskRespond && !s.Feigned()) && len(choices) > 1 && choices[0].Verb != engine.PassTurn {
				path := table.Offered(s)
				sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
				best := path.Ranking()[0].Verb
				vain := best == engine.EndCombat || best == engine.Pass
				if says := sc.Plan.Words[button]; strings.Contains(says, " looks worth its price, asked all the same (No tells)") != vain {
					t.Fatalf("the best is %v, and the button says %q", path.Ranking()[0], says)
				}
				count := told[button]
				count[map[bool]int{true: 1}[vain]]++
				told[button] = count
			}
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for button, n := range told {
		if n[0] == 0 || n[1] == 0 {
			t.Errorf("%s: with something worth its price %d times, with nothing %d times", button, n[0], n[1])
		}
	}
	if len(told) < 2 {
		t.Errorf("%d of the questions were met", len(told))
	}
}

// What Magic costs stands on the large button below what it does, where there is room for it (TS-SPL-3, TS-ALC-1).
func TestTheLargeButtonSaysThePriceOfMagic(t *testing.T) {
	_, s := yard(t, engine.Points{6, 1}, []string{"hero"}, []string{"skeleton"})
	offered := table.Offered(s)
	var cast []rules.Choice
	for _, c := range offered.Click("spell:shield").Left() {
		if c.Verb == engine.CastMagic {
			cast = append(cast, c)
		}
	}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: offered.Weighed(cast).Click("spell:shield")}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if says := sc.Plan.Words[primaryPiece]; !strings.HasSuffix(says, ": 3 power, 2 of it made out of 6 gold") || strings.Contains(says, "(") {
		t.Errorf("the button says %q", says)
	}
}

// Whatever is cast, its price alone stands behind the last colon, and a strength stays with its name (TS-SPL-3).
func TestTheLargeButtonKeepsTheStrengthOfMagic(t *testing.T) {
	g, strong, plain := load(t), 0, 0
	for seed := uint64(1); seed <= 6 && (strong < 10 || plain < 10); seed++ {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		for range 200 {
			d := s.Decision()
			if len(d.Choices) == 0 {
				break
			}
			if slices.ContainsFunc(d.Choices, func(c rules.Choice) bool { return c.Verb == engine.CastMagic }) {
				l, _ := begin(&table.Moment{State: s, Measure: faces, Viewer: s.Asker, Path: table.Offered(s)})
				for _, c := range d.Choices {
					price := l.at(c).Book().Price(c).String()
					if c.Verb != engine.CastMagic || price == "" {
						continue
					}
					say := l.priceBelow(c).String()
					if chance := l.chanceOf(c); !chance.Empty() {
						say = strings.Replace(say, chance.String()+", ", "", 1)
					}
					does, ok := strings.CutSuffix(say, ": "+price)
					if !ok || strings.Count(does, "(") != strings.Count(does, ")") || strings.Contains(does, ";") {
						t.Fatalf("of %q the button says %q", l.Sentence(c), say)
					}
					if plain++; strings.HasSuffix(does, ")") {
						strong, plain = strong+1, plain-1
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if strong == 0 || plain == 0 {
		t.Errorf("%d with a strength were looked at, %d without", strong, plain)
	}
}

// A blow that nobody can defend against, and whose attacker chooses whom it meets, is not said to depend on who defends (TS-BLK-9).
func TestABlowAtTheTiredSaysNothingOfDefenders(t *testing.T) {
	for _, tired := range []bool{true, false} {
		_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, []string{"skeleton"})
		mage := s.Mage(1)
		s.At(s.Players[1].Tower).Points = 0
		mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
		if tired {
			mage.Position, s.At(s.Last).Position = engine.ToDefend, engine.ToDefend
		}
		s.State.Settle()
		for _, verb := range []rules.Verb{engine.EnterCombat, engine.Declare, engine.Ready} {
			i := slices.IndexFunc(s.Decision().Choices, func(c rules.Choice) bool {
				return c.Verb == verb && (verb != engine.Declare || engine.ThingID(c.Args[0]) == s.Last-1)
			})
			if i < 0 {
				continue
			}
			if _, err := s.Apply(s.Decision().Choices[i]); err != nil {
				t.Fatal(err)
			}
		}
		i := slices.IndexFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == engine.Assault })
		if i < 0 {
			t.Fatalf("no blow: %v", s.Decision().Choices)
		}
		l := sitting(t, s)
		says := l.winning(s.Decision().Choices[i], 0)
		if by := strings.Contains(says[0].String(), "by who defends"); by == tired || !strings.Contains(says[0].String(), "% to win") {
			t.Errorf("tired %v: it says %q", tired, says[0])
		}
		for _, may := range []bool{false, true} { // whoever holds a card may have an answer that nobody sees (TS-WIN-2)
			p := &s.Players[1]
			p.Ordinary, p.Hand.N = engine.Points{}, 0
			if may {
				p.Hand.N = 1
			}
			for _, says := range sitting(t, s).winning(s.Decision().Choices[i], 0.2) {
				if told := strings.Contains(says.String(), "if not answered"); told != may || !strings.Contains(says.String(), "20 % to be hurt") {
					t.Errorf("they may answer: %v; it says %q", may, says)
				}
			}
		}
	}
}
