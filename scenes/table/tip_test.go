package table

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// A chance is said once, by the line that has it or below its bar.
func TestTipSaysTheChanceOnce(t *testing.T) {
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	n := note{about: "place:x", title: "Move", has: true, chance: 15.0 / 36, exactly: "15 in 36"}
	said := rules.Line{Label: rules.T("Chance to win"), Value: rules.T("42 %% (15 in 36)")}
	for _, lines := range [][]rules.Line{nil, {said}} {
		n.lines = lines
		look, _, _ := noteLook(k, ink.TonesFor(ink.Standard), n)
		times := 0
		for _, op := range look {
			if strings.Contains(op.Text, "15 in 36") {
				times++
			}
		}
		if times != 1 {
			t.Errorf("with %d lines the chance is said %d times", len(lines), times)
		}
	}
}

// Articles and questions fit at every size.
func TestDialogsFit(t *testing.T) {
	long := "If you win this attack remove one more marker; removals that your location cannot take fall on the next location clockwise."
	a := rules.Article{Title: rules.T("The Siege Towers at the Armory"), Picture: "kurth/siege_towers", Rule: "KU-SPL-4"}
	for range 6 {
		a.Body = append(a.Body, rules.T(long))
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Reinforcements at each location"), Value: rules.T("+3"), Tone: rules.Good})
	}
	for _, size := range [][2]int{{1024, 640}, {1280, 720}, {1920, 1080}, {3840, 2160}} {
		for _, text := range []float64{0.8, 1, 1.6} {
			k := form.Toolkit{Metrics: ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, Measure: faces}
			for name, show := range map[string]func(*sheet){
				"zoom":     func(s *sheet) { s.zoom(zoomed{id: "card:x", article: a}, ink.TonesFor(ink.Standard), hands{}) },
				"question": func(s *sheet) { s.confirm(question{text: long, warns: "Fewer than four locations hold."}, hands{}) },
				"many": func(s *sheet) {
					s.confirm(question{text: "Use the Barn", warns: "The Heroes phase ends with this.\nThe match is lost in this Enemies phase.\n4 Krohns and an elite Krohn enter the Citadel over the Northern wall.\n4 Krohns can enter the Citadel over the Western wall, with a chance of about 42 %.\nThe Avatar of the Abyss enters the Citadel.\nThe Messenger is killed.\nEileen, Orobox and Osvith die.\nLugh and Kador can die.\nThe Palace and The Sorcery Tower are destroyed.\nThe Barn and The Armory can be damaged."}, hands{})
				},
				"warnings": func(s *sheet) { s.confirm(question{text: long, warns: long + "\n" + long + "\nThe last."}, hands{}) },
			} {
				s := sheet{kit: k, marks: stage.Marks{}}
				show(&s)
				for _, p := range s.pieces {
					if p.Box.Intersect(k.Screen()) != p.Box {
						t.Errorf("%s, %v, text %v: %s at %v is off the screen", name, size, text, p.ID, p.Box)
					}
					for _, op := range p.Look {
						if !op.Fits(faces) {
							t.Errorf("%s, %v, text %v: %q does not fit", name, size, text, op.Text)
						}
					}
				}
			}
		}
	}
}

// Whoever points at a thing that cannot be picked is told what it is and why; of what a choice is made with, where the choice has
// only a name, what it is.
func TestTipsTellTheThingBesideTheReasonAndTheChoice(t *testing.T) {
	g := realGame(t)
	s, err := g.New(rules.Setup{Seed: 3, Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	for s.Decision().Kind != "turn" {
		if _, err := s.Apply(s.Decision().Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	heroes := []rules.Element{"hero:eileen", "hero:orobox", "hero:myrinia", "hero:osvith"}
	i := slices.IndexFunc(heroes, func(el rules.Element) bool {
		_, refused := s.WhyNot(el)
		_, known := s.About(el)
		return refused && known
	})
	if i < 0 {
		t.Fatal("no hero is refused")
	}
	el := heroes[i]
	why, _ := s.WhyNot(el)
	about, _ := s.About(el)
	n := elementNote(el, Moment{State: s, Mode: Asking, Hover: el})
	if n.title != about.Title.String() || n.why != why.Why.String() || len(n.lines) == 0 || n.lock {
		t.Errorf("of what cannot be picked it says %+v", n)
	}
	k := form.Toolkit{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	look, _, _ := noteLook(k, ink.TonesFor(ink.Standard), n)
	if !slices.ContainsFunc(look, func(op ink.Op) bool { return op.Text == n.why }) {
		t.Error("the reason is not written below the name of the thing")
	}
	twice := note{lines: []rules.Line{{Label: rules.T("Not now"), Value: why.Why}, about.Lines[0]}}.refused(why)
	if len(twice.lines) != 1 || twice.why == "" {
		t.Errorf("the reason is said twice: %+v", twice)
	}
	bare := note{about: el, title: "Exchange cards with Eileen"}
	if n := bare.on(about); n.title != bare.title || len(n.lines) != 0 || len(n.body) != 1 || n.body[0] != about.Body[0].String() {
		t.Errorf("of a choice that has only a name it says %+v", n)
	}
	told := note{about: el, title: "Use the Palace", lines: about.Lines[:1]}
	if n := told.on(about); len(n.lines) != 1 || len(n.body) != 0 {
		t.Errorf("of a choice that says what it does it says %+v", n)
	}
	if n := bare.on(rules.Article{Lines: about.Lines[:1]}); len(n.lines) != 1 {
		t.Errorf("of a choice with a thing that has only figures it says %+v", n)
	}
	shown := bare.on(about).reading(el, Reading{Look: look, Beside: NothingBeside})
	if shown.title != bare.title || len(shown.body) != 0 || len(shown.lines) != 0 {
		t.Errorf("beside the thing at reading size it says %+v", shown)
	}
	words := bare.on(about).reading(el, Reading{Look: look, Beside: NothingBeside, Words: []rules.Text{rules.T("Vision: look.")}})
	if !slices.Equal(words.body, []string{"Vision: look."}) {
		t.Errorf("of the words on the thing it says %q", words.body)
	}
}
