package wartracks

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/stage"
)

// ST-STO-9: a storm with Attack Strength 0 whose action takes no card either strikes at nothing: to order it is not lit, else it is. The
// large button it never is: it would appear where Go on was a moment ago.
func TestStormAtNoStrengthIsQuiet(t *testing.T) {
	weak, strong := 0, 0
	visit(t, setups()["duel"], 12, func(s *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
		v := s.View(s.Decision().Seats.First())
		if v.Decision != "order" || v.Storm == nil {
			return
		}
		plan := screen(s, plain).Plan
		large, quiet := slices.Contains(plan.Main, storm), slices.Contains(plan.Quiet, storm)
		if strikes := v.Storm.Strength > 0 || v.Storm.Takes > 0; large || quiet == strikes {
			t.Errorf("to storm with %d is large: %v, quiet: %v", v.Storm.Strength, large, quiet)
		} else if strikes {
			strong++
		} else {
			weak++
		}
	})
	if weak == 0 || strong == 0 {
		t.Errorf("%d storms with no strength, %d with some", weak, strong)
	}
}

// ST-REA-10: to pass is the large button, which does not glow where what could be answered aims at one's own creature.
func TestToPassOnAKillDoesNotGlow(t *testing.T) {
	aimed, free := 0, 0
	visit(t, setups()["duel"], 24, func(s *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
		seat := s.Decision().Seats.First()
		v := s.View(seat)
		if v.Decision != "react" || len(v.Chain) == 0 {
			return
		}
		target := v.Chain[len(v.Chain)-1].Target
		own := target != nil && target.Holder == int(seat)
		plan := screen(s, plain).Plan
		large, quiet := slices.Contains(plan.Main, rules.Element("button:pass")), slices.Contains(plan.Quiet, rules.Element("button:pass"))
		if !large || quiet != own {
			t.Errorf("aimed at an own creature: %t, to pass is large: %t, without a glow: %t", own, large, quiet)
		} else if own {
			aimed++
		} else {
			free++
		}
	})
	if aimed == 0 || free == 0 {
		t.Errorf("%d reactions for an own creature, %d others", aimed, free)
	}
}

// One thing glows for each choice: of Hold Ground the slots of the Battle Zone, of a blow at one side alone the large button (ST-HLD-1, ST-STO-6).
func TestEachChoiceGlowsOnce(t *testing.T) {
	held, struck := 0, 0
	visit(t, setups()["duel"], 12, func(s *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
		sc := screen(s, plain)
		lit := func(el rules.Element) bool { return sc.Marks[el].State&stage.Legal != 0 }
		switch v := s.View(s.Decision().Seats.First()); v.Decision {
		case "order":
			if lit(holdGround) {
				t.Error("Hold Ground glows beside the slots")
			}
			if lit("front:0/0") || lit("front:0/1") || lit("middle:0") {
				held++
			}
		case "attack":
			if !slices.Contains(sc.Plan.Main, strikePiece) {
				return
			}
			if el := elementOf("seat", int(sc.Plan.Direct[strikePiece].Args[0])); lit(el) || !sc.Marks[el].Can() {
				t.Errorf("%s glows beside the button that strikes it, or cannot be clicked", el)
			}
			struck++
		}
	})
	if held == 0 || struck == 0 {
		t.Errorf("%d grounds to hold, %d blows at one side", held, struck)
	}
}

// How a picked card is played and what gives away the rest of the turn have halves of their own, and what calls a payment off does not glow
// (ST-PLY-3, ST-REA-10).
func TestNothingThatEndsATurnComesUnderACardThatIsPlayed(t *testing.T) {
	paid := 0
	visit(t, setups()["duel"], 6, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		if s.Decision().Over() {
			return
		}
		plan := screen(s, plain).Plan
		for _, el := range [...]rules.Element{"button:pass_turn", "button:continue"} {
			if slices.Contains(plan.Posts[0], el) || !slices.Contains(plan.Posts[1], el) {
				t.Fatalf("%s stands in %v", el, plan.Posts)
			}
		}
		if !slices.Contains(plan.Posts[0], rules.Element("button:action")) {
			t.Fatalf("an action stands in %v", plan.Posts)
		}
		if s.View(s.Decision().Seats.First()).Decision == "pay" {
			if paid++; !slices.Contains(plan.Quiet, rules.Element("button:cancel")) {
				t.Error("what calls the payment off glows")
			}
		}
	})
	if paid == 0 {
		t.Error("nothing was paid")
	}
}
