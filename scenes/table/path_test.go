package table

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portcullis/rules"
)

// describeBy gives each choice the way that its first argument picks.
func describeBy(ways [][]rules.Element) func(rules.Choice) rules.Description {
	return func(c rules.Choice) rules.Description { return rules.Description{Path: ways[c.Args[0]]} }
}

func numbered(n int) []rules.Choice {
	choices := make([]rules.Choice, n)
	for i := range choices {
		choices[i] = rules.Choice{Verb: 1, Args: [4]int16{int16(i)}}
	}
	return choices
}

func TestPathNarrows(t *testing.T) {
	ways := [][]rules.Element{{"hero:archer", "wall:north"}, {"hero:archer", "wall:east"}, {"hero:smith", "wall:north"}, {"button:end"}}
	p := NewPath(numbered(4), describeBy(ways))
	if got := p.Next(); !slices.Equal(got, []rules.Element{"hero:archer", "hero:smith", "button:end"}) {
		t.Fatalf("first there are %v", got)
	}
	if _, ok := p.Aim("hero:archer"); ok {
		t.Error("the archer alone makes no choice")
	}
	if c, ok := p.Aim("hero:smith"); !ok || c.Args[0] != 2 {
		t.Errorf("the smith has but one choice left, and Aim gives %v, %v", c, ok)
	}
	p = p.Click("hero:archer")
	if got := p.Next(); !slices.Equal(got, []rules.Element{"wall:north", "wall:east"}) {
		t.Fatalf("after the archer there are %v", got)
	}
	if len(p.Left()) != 2 || p.Last() != "hero:archer" {
		t.Errorf("%d choices left after %s", len(p.Left()), p.Last())
	}
	if q := p.Click("button:end"); !slices.Equal(q.Chosen(), p.Chosen()) {
		t.Error("a click on what cannot be clicked changes the path")
	}
	if q := p.Back(); len(q.Chosen()) != 0 || len(q.Next()) != 3 {
		t.Error("Back does not go back")
	}
}

// What one click leads on to another one for is told by the choice that the two make, where they make but one.
func TestWhatTwoClicksMake(t *testing.T) {
	ways := [][]rules.Element{{"card:watch", "place:barracks"}, {"card:watch", "place:gate"}, {"card:axe", "place:gate"}, {"card:axe", "place:gate", "die:1"}, {"place:citadel"}}
	p := NewPath(numbered(5), func(c rules.Choice) rules.Description {
		d := describeBy(ways)(c)
		d.Sentence = rules.T("Choice %d", c.Args[0])
		return d
	})
	for _, c := range []struct {
		first, el rules.Element
		want      string
	}{
		{"card:watch", "place:barracks", "Choice 0"},
		{"card:watch", "place:gate", "Choice 1"},
		{"card:axe", "place:gate", ""}, // it goes on from there
		{"card:watch", "place:citadel", ""},
	} {
		if got := p.Use(c.first, c.el).String(); got != c.want {
			t.Errorf("%s, then %s: %q, want %q", c.first, c.el, got, c.want)
		}
	}
}

// A choice that is clicked whole is not made by its first element, though no other choice has it.
func TestWholeWay(t *testing.T) {
	ways := [][]rules.Element{{"card:bow", "bin"}, {"card:axe", "bin"}, {"card:axe", "zone"}}
	for _, whole := range []bool{true, false} {
		p := NewPath(numbered(3), func(c rules.Choice) rules.Description {
			return rules.Description{Path: ways[c.Args[0]], Whole: whole && c.Args[0] < 2}
		})
		if _, ok := p.Aim("card:bow"); ok == whole {
			t.Errorf("whole %v: one click on the bow makes the choice: %v", whole, ok)
		}
		q := p.Click("card:bow")
		if got := q.Next(); !slices.Equal(got, []rules.Element{"bin"}) {
			t.Errorf("after the bow there are %v", got)
		}
		if c, ok := q.Aim("bin"); !ok || c.Args[0] != 0 {
			t.Errorf("the second click makes %v, %v", c, ok)
		}
	}
}

func TestPathTellsTwinsApart(t *testing.T) {
	ways := [][]rules.Element{{"a"}, {"a"}, {"a", "b"}, {}}
	p := NewPath(numbered(4), describeBy(ways))
	seen := map[rules.Choice]bool{}
	walkAll(p, func(c rules.Choice, _ []rules.Element) { seen[c] = true })
	if len(seen) != 4 {
		t.Errorf("%d of 4 choices can be made: %v", len(seen), p.ways)
	}
}

// walkAll visits every choice that clicks lead to, with the clicks.
func walkAll(p Path, visit func(rules.Choice, []rules.Element)) {
	for _, el := range p.Next() {
		if c, ok := p.Aim(el); ok {
			visit(c, append(slices.Clone(p.Chosen()), el))
			continue
		}
		walkAll(p.Click(el), visit)
	}
}

// Every choice can be made, each by exactly one row of clicks, whatever the ways are.
func TestPathReachesEveryChoiceOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		element := rapid.SampledFrom([]rules.Element{"a", "b", "c", "d"})
		ways := rapid.SliceOfN(rapid.SliceOfN(element, 0, 4), 1, 12).Draw(t, "ways")
		p := NewPath(numbered(len(ways)), describeBy(ways))
		made := map[rules.Choice]int{}
		walkAll(p, func(c rules.Choice, clicks []rules.Element) {
			made[c]++
			if q := p.Click(clicks[0]); len(clicks) > 1 && !q.open(int(c.Args[0])) {
				t.Fatalf("the clicks %v lead away from %v", clicks, c)
			}
		})
		for i, c := range p.choices {
			if made[c] != 1 {
				t.Fatalf("choice %d is made %d times; ways %v", i, made[c], p.ways)
			}
			if p.Points(c) != p.ways[i][0] {
				t.Fatalf("the first click of choice %d is %q", i, p.Points(c))
			}
		}
	})
}

// A choice that can be clicked in two ways is left once, made by the end of either, and lit on both.
func TestTwoWaysToAChoice(t *testing.T) {
	p := NewPath(numbered(3), func(c rules.Choice) rules.Description {
		return [...]rules.Description{
			{Path: []rules.Element{"wall:north", "card:bow"}, Also: [][]rules.Element{{"card:bow", "zone:north"}}}, {Path: []rules.Element{"wall:north", "weapon:none"}},
			{Path: []rules.Element{"card:bow", "bin:bin"}, Whole: true},
		}[c.Args[0]]
	})
	if got := p.Left(); len(got) != 3 {
		t.Errorf("%d choices are left of 3", len(got))
	}
	for _, way := range [][]rules.Element{{"wall:north", "card:bow"}, {"card:bow", "zone:north"}} {
		at := p.Click(way[0])
		if c, ok := at.Aim(way[1]); !ok || c.Args[0] != 0 {
			t.Errorf("%v makes %v, %v", way, c, ok)
		}
		if el := at.Points(numbered(3)[0]); el != way[1] {
			t.Errorf("after %s the way goes on over %q", way[0], el)
		}
	}
	if lit := p.Weighed(numbered(1)); !lit.Sensible("card:bow") || !lit.Sensible("wall:north") {
		t.Error("one of the two ways is not lit")
	}
}

// After a click that nothing worth a thought follows, all that throws nothing away is lit: what says "pick what glows" is true.
func TestSomethingGlowsAfterEveryClick(t *testing.T) {
	ways := [][]rules.Element{{"wall:north", "zone:1"}, {"wall:north", "zone:2"}, {"wall:east", "zone:1"}, {"wall:east", "bin:bin"}, {"wall:south"}}
	p := NewPath(numbered(5), func(c rules.Choice) rules.Description {
		return rules.Description{Path: ways[c.Args[0]], Whole: c.Args[0] == 3}
	}).Weighed(numbered(1))
	for el, want := range map[rules.Element]bool{"wall:north": true, "wall:east": false, "wall:south": false} {
		if p.Sensible(el) != want {
			t.Errorf("%s is lit: %v", el, !want)
		}
	}
	if north := p.Click("wall:north"); !north.Sensible("zone:1") || north.Sensible("zone:2") {
		t.Error("of what follows the northern wall the better is lit alone")
	}
	if east := p.Click("wall:east"); !east.Sensible("zone:1") || east.Sensible("bin:bin") {
		t.Error("of what follows the eastern wall all is lit but what throws something away")
	}
}
