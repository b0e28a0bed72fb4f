package bsieged

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var (
	namesElement = regexp.MustCompile(`\b(card|hero|zone|field|wall|building|unit|slot|event|enemy|ability|deck|discard|catapult|messenger|avatar|outskirts):\w`)
	speaksToYou  = regexp.MustCompile(`(?i)\byour?\b`)
)

// speech is what is wrong with a sentence, or nothing.
func speech(text rules.Text) string {
	switch words := text.String(); {
	case strings.TrimSpace(words) == "":
		return "is empty"
	case strings.Contains(words, "%!"):
		return "does not fit its arguments"
	case namesElement.MatchString(words):
		return "names an element"
	}
	return ""
}

// eachPosition plays random matches and visits their positions, each with the events that led to
// it. In every other match the heroes know abilities of three Levels from the start.
func eachPosition(t *testing.T, matches int, visit func(*State, []rules.Event)) {
	t.Helper()
	for n := range matches {
		r := rules.NewRand(uint64(n) + 4000)
		state, err := content.New(randomSetup(&r, n))
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		visit(s, s.Deal())
		if n%2 == 0 {
			(&watcher{t: t, s: s}).train()
		}
		for d := s.Decision(); !d.Over() && !t.Failed(); d = s.Decision() {
			events, err := s.Apply(picked(&r, d.Choices))
			if err != nil {
				t.Fatal(err)
			}
			visit(s, events)
		}
	}
}

// Every event is told with a sentence of its own that speaks of names.
func TestEventsAreTold(t *testing.T) {
	eachPosition(t, 60, func(s *State, events []rules.Event) {
		for _, e := range events {
			if _, ok := tellers[e.Name]; !ok {
				t.Fatalf("%s has no sentence of its own", e.Name)
			}
			text := s.Tell(e)
			if why := speech(text); why != "" {
				t.Fatalf("what is told of %+v %s: %q", e, why, text)
			}
			if speaksToYou.MatchString(text.String()) {
				t.Fatalf("what is told of %s speaks to you: %q", e.Name, text)
			}
		}
	})
}

// Every name of an event in the rules has a sentence, and no sentence is for an event that
// nothing emits.
func TestEveryEventNameHasASentence(t *testing.T) {
	patterns := []*regexp.Regexp{regexp.MustCompile(`Name: "([a-z_]+)", Rule`), regexp.MustCompile(`s\.note\([^"]*"([a-z_]+)"`), regexp.MustCompile(`s\.phase\("([a-z_]+)"`),
		regexp.MustCompile(`s\.putMessenger\([^"]*"([a-z_]+)"`), regexp.MustCompile(`s\.shove\([^"]*"([a-z_]+)"`), regexp.MustCompile(`e\.Name = [^"]*"([a-z_]+)"`)}
	found := map[string]bool{"token_turned": true, "ability_learned": true}
	for _, a := range attackers {
		found[a.name] = true
	}
	for _, name := range rollNames {
		found[name] = true
	}
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 50 {
		t.Fatal(len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil || strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, p := range patterns {
			for _, m := range p.FindAllStringSubmatch(string(text), -1) {
				found[m[1]] = true
			}
		}
	}
	for name := range found {
		if _, ok := tellers[name]; !ok {
			t.Errorf("%s has no sentence", name)
		}
	}
	for r := won; r <= lostConceded; r++ {
		found[r.String()] = true
	}
	for what := range earnedNames {
		found[earnedNames[what]], found[lostNames[what]], found[surplusNames[what]] = true, true, true
	}
	found["building_damaged"], found["building_destroyed"] = true, true
	for name := range tellers {
		if !found[name] {
			t.Errorf("%s has a sentence, and nothing emits it", name)
		}
	}
}

// Every question is asked in words; every choice is described and clicked on a way of its own
// that begins no other one; what is clicked for a choice is never refused.
func TestChoicesAreDescribed(t *testing.T) {
	asked := map[askKind]bool{}
	eachPosition(t, 60, func(s *State, _ []rules.Event) {
		p := s.Prompt()
		for _, text := range []rules.Text{p.Ask, p.Phase, s.Progress().Text} {
			if why := speech(text); why != "" {
				t.Fatalf("%v: the prompt %q %s", s.ask.kind, text, why)
			}
		}
		asked[s.ask.kind] = true
		ways := map[string]bool{}
		for _, c := range s.Decision().Choices {
			d := s.Describe(c)
			if why := speech(d.Sentence); why != "" || d.Rule == "" {
				t.Fatalf("%s: %q %s (%s)", content.Notation(c), d.Sentence, why, d.Rule)
			}
			way := wayOf(d.Path)
			if ways[way] {
				t.Fatalf("%s is clicked like another one: %s", content.Notation(c), way)
			}
			ways[way] = true
			for _, el := range d.Path {
				if d.Path[0] == buttonBin && el != buttonBin { // of no use, and discarded all the same
					continue
				}
				if r, no := s.WhyNot(el); no {
					t.Fatalf("%s is clicked for %s and refused: %v", el, content.Notation(c), &r)
				}
			}
			if preview, ok := s.Preview(c); ok {
				previewed(t, preview)
			}
		}
		for way := range ways {
			for i := range way {
				if way[i] == '>' && ways[way[:i]] {
					t.Fatalf("%s begins %s", way[:i], way)
				}
			}
		}
	})
	for _, k := range []askKind{askRaise, askSend, askNext, askTurn, askGrace, askCard, askTrade, askHero, askOption, askFigure, askHouse, askZone, askClass, askToken, askLearn, askYes, askTactic, askHit} {
		if !asked[k] {
			t.Errorf("%v was never asked", k)
		}
	}
}

func wayOf(path []rules.Element) string {
	words := make([]string, len(path))
	for i, el := range path {
		words[i] = string(el)
	}
	return strings.Join(words, ">")
}

func previewed(t *testing.T, p rules.Preview) {
	t.Helper()
	for _, l := range p.Lines {
		if why := speech(l.Label); why != "" {
			t.Fatalf("%s: the label %q %s", p.Title, l.Label, why)
		}
		if strings.Contains(l.Value.String(), "%!") || namesElement.MatchString(l.Value.String()) {
			t.Fatalf("%s: %s %q", p.Title, l.Label, l.Value)
		}
	}
	if p.HasChance && (p.Chance < 0 || p.Chance > 1 || speech(p.Fraction) != "") {
		t.Fatalf("%s: chance %v, %q", p.Title, p.Chance, p.Fraction)
	}
}

// BS-TBL-11: whatever is pointed at, a reason is a sentence with its rule.
func TestReasonsAreSentences(t *testing.T) {
	el := &content.el
	things := []rules.Element{el.catapult, el.messenger, buttonEnd, buttonConcede, buttonDone, buttonStore, "die:0/up", "die:0/down", "stand:north", "tactic:0"}
	things = append(append(append(things, el.heroes...), el.cards...), el.abilities...)
	things = append(append(append(things, el.houses[:]...), el.walls[:]...), el.fields[:]...)
	for f := range el.zones {
		things = append(things, el.zones[f][:]...)
	}
	n := 0
	eachPosition(t, 12, func(s *State, _ []rules.Event) {
		for _, thing := range things {
			if r, no := s.WhyNot(thing); no {
				n++
				if why := speech(r.Why); why != "" || !strings.HasPrefix(r.Rule, "BS-") {
					t.Fatalf("%s at %v: %q %s (%s)", thing, s.ask.kind, r.Why, why, r.Rule)
				}
			}
		}
	})
	if n == 0 {
		t.Error("nothing was ever refused")
	}
}

// Everything on the board is explained, in every position.
func TestThingsAreExplained(t *testing.T) {
	el := &content.el
	things := []rules.Element{el.catapult, el.messenger, el.avatar, el.first, el.eventDeck, el.enemyDeck, el.eventDiscard}
	things = append(append(append(append(things, el.cards...), el.abilities...), el.events...), el.enemies...)
	things = append(append(append(append(things, el.houses[:]...), el.walls[:]...), el.fields[:]...), el.figures[:]...)
	things = append(append(append(append(things, el.pools[:]...), el.seasons[:]...), el.discards[:]...), el.rounds[1:]...)
	for f := range el.zones {
		things = append(append(things, el.zones[f][:]...), el.slots[f][:]...)
	}
	n := 0
	eachPosition(t, 4, func(s *State, _ []rules.Event) {
		if n++; n%40 != 0 {
			return
		}
		all := things
		for h := range heroNo(s.nhero) {
			all = append(all, s.elHero(h))
		}
		for _, thing := range all {
			a, ok := s.About(thing)
			if !ok || speech(a.Title) != "" || a.Rule == "" || len(a.Body)+len(a.Lines) == 0 && thing.Kind() != "round" {
				t.Fatalf("%s: %v, %+v", thing, ok, a)
			}
			if a.Picture != "" {
				if _, err := fs.Stat(assets.Pictures(), a.Picture+".svg"); err != nil {
					t.Fatal(err)
				}
			}
			for _, l := range a.Lines {
				if strings.Contains(l.Label.String()+l.Value.String(), "%!") {
					t.Fatalf("%s: %s %s", thing, l.Label, l.Value)
				}
			}
		}
	})
}

// Names that people have given themselves are used, and are no part of the match.
func TestSeatsAreCalled(t *testing.T) {
	k := begin(t, "seats=2")
	before, _ := k.Snapshot()
	k.Call([]string{"Ada 100%", ""})
	if after, _ := k.Snapshot(); string(before) != string(after) {
		t.Error("names are part of the match")
	}
	k.do("messenger north")
	if got := k.Prompt().Phase.String(); !strings.HasSuffix(got, "Eileen of Ada 100") {
		t.Errorf("phase %q", got)
	}
	if got := k.player(1).String(); got != seatNames[1] {
		t.Errorf("the other seat is called %q", got)
	}
}

// The sketch shows every field, hero and deck.
func TestSketch(t *testing.T) {
	k := begin(t, "difficulty=defender")
	k.do("messenger south")
	k.units("west/2", "krohn 2", "elite_gargoh 1")
	k.avatar = avatar{field: east, zone: zone3, vinculum: 7}
	for _, want := range []string{"2 Krohns", "an elite Gargoh", "Vinculum 7", "Osvith", "Armory", "1 [- + Messenger]", "faces North"} {
		if !strings.Contains(k.Sketch(), want) {
			t.Errorf("no %q in\n%s", want, k.Sketch())
		}
	}
}

// Statistics tell what a choice makes use of.
func TestTags(t *testing.T) {
	k := begin(t)
	if k.Starts() != 0 {
		t.Errorf("seat %d starts", k.Starts())
	}
	k.do("messenger north")
	k.give("eileen", "arm_bow_grey_guard")
	k.units("north/2", "krohn 1")
	k.mark("eileen", cards.Gold, 4)
	for notation, want := range map[string]string{"visit barn": "barn visited", "attack north/2": "eileen attacks", "attack north/2 arm_bow_grey_guard": "eileen attacks,arm_bow_grey_guard in attack",
		"discard arm_bow_grey_guard": "arm_bow_grey_guard discarded"} {
		c, err := content.Parse(notation)
		if err != nil || !k.Decision().Allows(c) {
			t.Fatalf("%s: %v", notation, err)
		}
		if got := strings.Join(k.Tags(c, nil), ","); got != want {
			t.Errorf("%s has the tags %q, not %q", notation, got, want)
		}
	}
}
