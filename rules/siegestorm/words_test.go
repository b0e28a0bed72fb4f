package siegestorm

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/decks"
)

// begun deals a match of a mode with starter decks, ready for its first decision.
func begun(m mode, seed uint64, seats int) *State {
	s := &State{game: content, rng: rules.NewRand(seed), set: settled{mode: m, seats: uint8(seats), boss: uint8(seed) % uint8(len(content.set.Bosses))}}
	var decks []decks.List
	for i := range seats {
		decks = append(decks, content.set.Starters[(int(seed)+i)%len(content.set.Starters)])
	}
	s.deal(decks)
	for d := range seats {
		s.sides[d].stops = [windows]stop{windowDraw: stopAlways, windowDeploy: stopAlways} // no choice leads past them
	}
	s.run()
	return s
}

// eachPosition plays random matches of every mode and visits their positions, each with the
// events that led to it.
func eachPosition(t *testing.T, matches int, visit func(*State, []rules.Event)) {
	t.Helper()
	for _, table := range []struct {
		mode  mode
		seats int
	}{{duel, 2}, {solo, 1}, {coop, 2}, {lastMan, 3}, {lastMan, 4}} {
		for seed := range uint64(matches) {
			s := begun(table.mode, seed, table.seats)
			visit(s, s.events)
			pick := rules.NewRand(seed + 99)
			for n := 0; s.result == undecided && n < 4000; n++ {
				d := s.Decision()
				if len(d.Choices) == 0 {
					t.Fatalf("%v, seed %d: nothing to choose at %q", table.mode, seed, d.Kind)
				}
				events, err := s.Apply(d.Choices[pick.IntN(len(d.Choices))])
				if err != nil {
					t.Fatal(err)
				}
				visit(s, events)
			}
			if t.Failed() {
				return
			}
		}
	}
}

var (
	namesElement = regexp.MustCompile(`\b(card|back|slot|exit|front|middle|seat|chain|support|resources|hand|boss|button):\w`)
	speaksToYou  = regexp.MustCompile(`(?i)\byour?\b`)
)

// unclear says what is wrong with a sentence for people, or nothing.
func unclear(text rules.Text) string {
	s := text.String()
	switch {
	case strings.TrimSpace(s) == "":
		return "is empty"
	case strings.Contains(s, "%!") || strings.Contains(s, "EXTRA"):
		return "does not fit its arguments"
	case strings.ContainsAny(s, "\n\t!"):
		return "has a line break, a tab or an exclamation mark"
	case namesElement.MatchString(s):
		return "names an element"
	case strings.Contains(s, "  ") || strings.Contains(s, "of nobody") || strings.Contains(s, ".."):
		return "has a hole"
	}
	return ""
}

func TestEveryEventIsTold(t *testing.T) {
	seen := map[string]bool{}
	eachPosition(t, 40, func(s *State, events []rules.Event) {
		for _, e := range events {
			seen[e.Name] = true
			text := s.Tell(e)
			if flowTeller(e.Name) == nil && moveTeller(e.Name) == nil && effectTeller(e.Name) == nil && bossTeller(e.Name) == nil {
				t.Errorf("nobody tells of %q (%s): %+v", e.Name, e.Rule, e)
			}
			if why := unclear(text); why != "" || speaksToYou.MatchString(text.String()) {
				t.Errorf("what is told of %q %s: %q", e.Name, why, text)
			}
			if !strings.HasSuffix(text.String(), ".") || text.String()[:1] != strings.ToUpper(text.String()[:1]) {
				t.Errorf("what is told of %q is no sentence: %q", e.Name, text)
			}
		}
	})
	const told = 80
	if len(seen) < told {
		t.Errorf("only %d kinds of event came about; the matches show too little", len(seen))
	}
}

func TestEveryDecisionIsDescribed(t *testing.T) {
	eachPosition(t, 40, func(s *State, _ []rules.Event) {
		p := s.Prompt()
		for name, text := range map[string]rules.Text{"ask": p.Ask, "phase": p.Phase, "progress": s.Progress().Text} {
			if why := unclear(text); why != "" {
				t.Errorf("the %s at %q %s: %q", name, s.ask.kind, why, text)
			}
		}
		if p.Rule == "" {
			t.Errorf("%q rests on no rule", p.Ask)
		}
		var paths [][]rules.Element
		for _, c := range s.Decision().Choices {
			d := s.Describe(c)
			if why := unclear(d.Sentence); why != "" || d.Rule == "" {
				t.Errorf("%s %s: %q (%s)", s.game.Notation(c), why, d.Sentence, d.Rule)
			}
			for _, other := range paths {
				if n := min(len(other), len(d.Path)); slices.Equal(other[:n], d.Path[:n]) {
					t.Errorf("at %q the ways %v and %v begin each other", s.ask.kind, other, d.Path)
				}
			}
			paths = append(paths, d.Path)
			for _, el := range d.Path {
				if why, ok := s.WhyNot(el); ok {
					t.Errorf("%s can be clicked, and WhyNot says %v", el, &why)
				}
			}
			if back, err := s.game.Parse(s.game.Notation(c)); err != nil || back != c {
				t.Errorf("%q is read as %+v, %v", s.game.Notation(c), back, err)
			}
		}
	})
}

func TestRefusalsAreTheSameEverywhere(t *testing.T) {
	n := 0
	eachPosition(t, 15, func(s *State, _ []rules.Event) {
		if n++; n%40 != 0 && s.result == undecided {
			return
		}
		for _, el := range elementsOf(s) {
			if why, ok := s.WhyNot(el); ok && (unclear(why.Why) != "" || why.Rule == "") {
				t.Errorf("%s at %q: %s %q (%s)", el, s.ask.kind, unclear(why.Why), why.Why, why.Rule)
			}
		}
		for _, c := range samples() {
			if s.Decision().Allows(c) {
				continue
			}
			if why := s.refuse(c); why == nil || unclear(why.Why) != "" || why.Rule == "" {
				t.Errorf("%s at %q is refused by %+v", s.game.Notation(c), s.ask.kind, why)
			}
		}
	})
}

// elementsOf is every element that a match can name.
func elementsOf(s *State) []rules.Element {
	g := s.game
	list := slices.Concat([]rules.Element{bossCard, bossMenace, bossLife, bossToken, buttonAction, buttonCreature, buttonAbility, buttonContinue, buttonHandOver,
		buttonKeep, buttonPayAuto, buttonCancel, buttonPass, buttonPassTurn, buttonStorm, buttonSupport, buttonYes, buttonNo, "nothing:here"}, g.cardElement)
	for t := range maxTracks {
		list = append(append(list, g.slot[t][:]...), g.exit[t], g.track[t])
	}
	for z := range maxZones {
		list = append(append(list, g.front[z][:]...), g.middle[z])
	}
	for d := range maxSides {
		list = append(append(list, g.seat[d]), g.support[d][:6]...)
		for p := range placeCount {
			if g.piles[p][d] != "" {
				list = append(list, g.piles[p][d])
			}
		}
	}
	return append(list, g.chain[:4]...)
}

func TestArticlesSpeak(t *testing.T) {
	n := 0
	explained := map[string]bool{}
	eachPosition(t, 15, func(s *State, _ []rules.Event) {
		if n++; n%90 != 0 {
			return
		}
		for _, el := range append(elementsOf(s), "back:1", "token:gang", "token:spirit") {
			a, ok := s.About(el)
			if !ok {
				continue
			}
			explained[el.Kind()] = true
			if unclear(a.Title) != "" || a.Rule == "" || len(a.Body) == 0 {
				t.Errorf("%s: %q, %d paragraphs, rule %q", el, a.Title, len(a.Body), a.Rule)
			}
			for _, p := range a.Body {
				if why := unclear(p); why != "" {
					t.Errorf("%s: %q %s", el, p, why)
				}
			}
			for _, l := range a.Lines {
				if unclear(l.Label) != "" || unclear(l.Value) != "" {
					t.Errorf("%s: %q, %q", el, l.Label, l.Value)
				}
			}
			if _, err := fs.Stat(assets.Pictures(), a.Picture+".svg"); a.Picture != "" && err != nil {
				t.Errorf("%s: %v", el, err)
			}
		}
	})
	for _, kind := range []string{"card", "back", "slot", "exit", "track", "front", "middle", "seat", "resources", "hand", "supports", "support", "casualties", "heal",
		"removed", "vision", "reserve", "boss", "token"} {
		if !explained[kind] {
			t.Errorf("nothing is said of %s", kind)
		}
	}
}

func TestPreviewsSpeakAndChangeNothing(t *testing.T) {
	n := 0
	shown := map[rules.Verb]bool{}
	eachPosition(t, 25, func(s *State, _ []rules.Event) {
		if n++; n%9 != 0 {
			return
		}
		choices := slices.Clone(s.Decision().Choices)
		before := *s
		for _, c := range choices {
			p, ok := s.Preview(c)
			if !ok {
				continue
			}
			shown[c.Verb] = true
			if why := unclear(p.Title); why != "" {
				t.Errorf("%s: the title %q %s", s.game.Notation(c), p.Title, why)
			}
			for _, l := range p.Lines {
				if unclear(l.Label) != "" || !l.Value.Empty() && unclear(l.Value) != "" {
					t.Errorf("%s: %q, %q", s.game.Notation(c), l.Label, l.Value)
				}
			}
		}
		if s.cards != before.cards || s.sides != before.sides || s.rng != before.rng || s.queued != before.queued || s.result != before.result || len(s.events) != len(before.events) {
			t.Errorf("previews at %q changed the match", s.ask.kind)
		}
	})
	for _, v := range []rules.Verb{PlayAction, PlayCreature, Activate, AtTarget, PayCard, PaySupporter, PayAuto, OrderStorm, OrderSupport, OrderFront, OrderMiddle,
		Strike, StrikeAt, Continue, Yes, Absorb, OnTrack} {
		if !shown[v] {
			t.Errorf("no preview of %q came about", content.notation.Words(v))
		}
	}
}
