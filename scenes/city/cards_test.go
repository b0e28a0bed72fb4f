package city

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table/boardtest"
)

// writes reports whether a piece that is laid out has a text.
func writes(list []stage.Piece, id rules.Element, text string) bool {
	return slices.ContainsFunc(list, func(p stage.Piece) bool {
		return p.ID == id && slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Text == text })
	})
}

// count is how many texts of a look end in some words.
func count(look ink.List, words string) (n int) {
	for _, op := range look {
		if strings.HasSuffix(op.Text, words) {
			n++
		}
	}
	return n
}

// KU-UPK-11: only the card that is asked about leaves the choice open; a card that is placed names where its markers came, and
// its seal lies there alone.
func TestPlacedCardsSayWhatTheyDid(t *testing.T) {
	board := New()
	asked, settled := 0, 0
	visit(t, 1500, func(s *kurth.State, _ int) {
		v := s.View()
		if v.Decision == "deal" || v.Decision == "" {
			return
		}
		plan := board.Layout(momentOf(s, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, closed))
		for k, c := range v.Row[:2] {
			if c.Card == nil || !orCard(c.Card) {
				continue
			}
			if open := writes(plan.Row, c.Element, "tied: you choose"); open != c.Asked {
				t.Errorf("card %d is left to choose: %v, it is asked about: %v", k+1, open, c.Asked)
			}
			if c.Asked {
				asked++
			}
			if c.Landed < 0 {
				continue
			}
			settled++
			if name, other := nameAndOther(plan.Row, c.Element, v.Places[c.Landed].Title().String()); other > 0 && name > other && c.Landed == c.Card.Places[0] {
				t.Errorf("the name on card %d stands beyond the location that is passed over", k+1)
			}
			if !writes(plan.Row, c.Element, v.Places[c.Landed].Title().String()) {
				t.Errorf("card %d does not say that it came to %s", k+1, v.Places[c.Landed].Name)
			}
			for ring, seal := range v.Places {
				id := rules.Element("named:" + string(rune('1'+k)) + "/" + seal.ID)
				if lies := slices.ContainsFunc(plan.Board, func(p stage.Piece) bool { return p.ID == id }); lies != (ring == c.Landed) {
					t.Errorf("the seal of card %d, which came to %s, lies at %s: %v", k+1, v.Places[c.Landed].Name, seal.Name, lies)
				}
			}
		}
	})
	if asked == 0 || settled == 0 {
		t.Errorf("%d cards were asked about, %d had come", asked, settled)
	}
}

// What says "Click to see the discards" opens them at every question, and so does the draw pile.
func TestPilesOpenByAClickAtAnyTime(t *testing.T) {
	board := New()
	met := 0
	visit(t, 600, func(s *kurth.State, _ int) {
		v := s.View()
		plan := board.Layout(momentOf(s, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, closed))
		for el, n := range map[rules.Element]int{kurth.ElementDraw: v.DrawCount, kurth.ElementDiscard: len(v.Discard)} {
			if n > 0 != slices.Contains(plan.Opens, el) {
				t.Errorf("%s with %d cards opens at %q: %v", el, n, v.Decision, slices.Contains(plan.Opens, el))
			}
			if n > 0 {
				met++
			}
		}
	})
	if met == 0 {
		t.Error("no pile had a card")
	}
}

// KU-ATK-12: the Attack Roll Table lights no row for a roll that is lost, as it lies or as what the pointer rests on makes it.
func TestLostRollLightsNoRow(t *testing.T) {
	lost := 0
	visit(t, 1500, func(s *kurth.State, _ int) {
		v := s.View()
		if v.Decision != "rolled" {
			return
		}
		mo := momentOf(s, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, closed)
		for _, el := range append([]rules.Element{""}, mo.Next...) {
			mo.Hover = el
			d, _ := read(&mo)
			l := &layout{Layout: boardkit.NewLayout(&mo), position: d, board: New()}
			if row := l.rollNow(); el == "" && v.Attack.Roll < v.Attack.Need && row >= 0 {
				t.Errorf("a roll of %d against %d lights row %d", v.Attack.Roll, v.Attack.Need, row)
			} else if row >= 0 && l.AttackRoll[row].Max >= 0 && l.AttackRoll[row].Max < v.Attack.Need {
				t.Errorf("at %q row %d is lit, and %d is needed", el, row, v.Attack.Need)
			} else if row < 0 {
				lost++
			}
		}
	})
	if lost == 0 {
		t.Error("no roll was lost")
	}
}

// KU-SPC-1: one special action a turn stands on the cards where there is room, always beside the sums of the turn, and on what
// can no longer be used because of it.
func TestOneSpecialActionATurnIsSaid(t *testing.T) {
	board := New()
	panels, open, used := 0, 0, 0
	visit(t, 400, func(s *kurth.State, _ int) {
		v := s.View()
		if v.Decision == "" {
			return
		}
		plan := board.Layout(momentOf(s, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, closed))
		want := "one special action"
		if v.SpecialUsed {
			want = "special action used"
			used++
		} else {
			open++
		}
		if !writes(plan.Foot, "totals", want) {
			t.Errorf("the sums of the turn do not say %q", want)
		}
		for _, c := range v.Row {
			if c.Card == nil {
				continue
			}
			for _, p := range plan.Row {
				said := slices.ContainsFunc(p.Look, func(op ink.Op) bool {
					return strings.HasPrefix(op.Text, "one ") && strings.HasSuffix(op.Text, "a turn")
				})
				switch {
				case p.ID != kurth.SpecialElement(c.Special.ID):
				case said:
					panels++
					if n := count(p.Look, "a turn"); n > 1 {
						t.Errorf("%s says it %d times", c.Special.ID, n)
					}
				case v.SpecialUsed && !c.SpecialUsed:
					t.Errorf("%s does not say why it cannot be used", c.Special.ID)
				}
			}
		}
	})
	if panels == 0 || open == 0 || used == 0 {
		t.Errorf("%d panels say it, %d positions before and %d after a special action", panels, open, used)
	}
}

// nameAndOther is where on an "or" card the name of the location begins to which its markers came, and where the picture of the other one.
func nameAndOther(row []stage.Piece, card rules.Element, name string) (named, other float64) {
	for _, p := range row {
		if p.ID != card {
			continue
		}
		for _, op := range p.Look {
			switch {
			case op.Text == name:
				named = op.Box.X
			case op.Fade > 0.6 && op.Text == "":
				other = op.Box.X
			}
		}
	}
	return named, other
}

// What a spell or special does stands on its card at every size of window and text, or a mark tells that it is read where the card
// is looked at.
func TestPowersSayWhatTheyDoOrThatThereIsMore(t *testing.T) {
	board := New()
	g := load(t)
	s, err := g.New(rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	v, said, folded := s.(*kurth.State).View(), 0, 0
	for _, size := range boardtest.Sizes() {
		for _, text := range boardtest.Texts() {
			plan := board.Layout(momentOf(s.(*kurth.State), ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}, closed))
			words, more := "", map[string]bool{}
			for _, p := range plan.Row {
				for _, op := range p.Look {
					words += op.Text + " "
					more[op.Folds] = true
				}
			}
			for _, c := range v.Row {
				for _, power := range []*kurth.Power{&c.Spell, &c.Special} {
					switch does := power.Rules().String(); {
					case strings.Contains(words, does):
						said++
					case more[does]:
						folded++
					default:
						t.Errorf("%v, text %.2f: %s says neither what it does nor that there is more", size, text, power.Title())
					}
				}
			}
		}
	}
	if said == 0 || folded == 0 {
		t.Errorf("%d powers say what they do, %d that there is more", said, folded)
	}
}
