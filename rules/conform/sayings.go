package conform

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"portcullis/rules"
)

// Sayings collects what a game says, for people to review: questions, choices with their previews,
// why things cannot be clicked and choices of before not made, what things are, and what is told of events. Each way of saying
// something is written down the first times that it comes up, with the names and numbers that it had then.
type Sayings struct {
	// Examples is how often one way of saying something is written down; 0 means once.
	Examples int
	met      map[string]int
	past     map[rules.Verb][]rules.Choice // met before, some of each verb
	out      strings.Builder
	heading  string
}

// pastChoices is how many choices of a verb are kept, to be refused later.
const pastChoices = 24

// String is what was written down.
func (y *Sayings) String() string { return y.out.String() }

// Position writes down what is new in a position: what is told of the events that led to it, and what
// it says of its choices and of some elements; where there are any, choices of before are tried too.
func (y *Sayings) Position(game rules.Game, s rules.State, events []rules.Event, elements []rules.Element) {
	p := s.Prompt()
	y.heading = fmt.Sprintf("\n# %s: %s (%s)\n", p.Phase, p.Ask, p.Rule)
	y.say("ask "+p.Rule+shape(p.Ask)+shape(p.Phase), "")
	for _, e := range events {
		told := s.Tell(e)
		y.say("tell "+e.Name+shape(told), "* %s (%s)\n", told, e.Rule)
	}
	for _, c := range s.Decision().Choices {
		y.choice(game, s, c)
	}
	for _, el := range elements {
		if why, not := s.WhyNot(el); not {
			y.say("not "+el.Kind()+why.Rule+shape(why.Why), "not %s: %s (%s)\n", el, why.Why, why.Rule)
		}
		if a, ok := s.About(el); ok {
			y.article(el, a)
		}
	}
	if len(elements) > 0 {
		y.refusals(game, s)
	}
}

// refusals tries choices of before that are not legal now.
func (y *Sayings) refusals(game rules.Game, s rules.State) {
	for _, v := range slices.Sorted(maps.Keys(y.past)) {
		for _, c := range y.past[v] {
			var why *rules.Refusal
			if s.Decision().Allows(c) {
				continue
			}
			if _, err := s.Apply(c); errors.As(err, &why) {
				y.say(fmt.Sprint("refused ", v, why.Rule, shape(why.Why)), "refused %s: %s (%s)\n", game.Notation(c), why.Why, why.Rule)
			}
		}
	}
}

func (y *Sayings) choice(game rules.Game, s rules.State, c rules.Choice) {
	if y.past == nil {
		y.past = map[rules.Verb][]rules.Choice{}
	}
	if list := y.past[c.Verb]; len(list) < pastChoices && !slices.Contains(list, c) {
		y.past[c.Verb] = append(list, c)
	}
	d := s.Describe(c)
	kinds := ""
	for _, el := range d.Path {
		kinds += " " + el.Kind()
	}
	y.say("choice "+d.Rule+shape(d.Sentence)+kinds, "- %s: %s %v (%s)\n", game.Notation(c), d.Sentence, d.Path, d.Rule)
	p, ok := s.Preview(c)
	if !ok {
		return
	}
	key := "preview " + shape(p.Title)
	chance := ""
	if p.HasChance {
		key, chance = key+" chance", fmt.Sprintf(", %.4f, %s", p.Chance, p.Fraction)
	}
	y.say(key+shapes(p.Lines), "> %s%s\n%s", p.Title, chance, written(p.Lines))
}

func (y *Sayings) article(el rules.Element, a rules.Article) {
	y.say("about "+el.Kind()+a.Rule+shapes(a.Lines)+fmt.Sprint(len(a.Body)), "about %s: %s %v (%s, %s)\n%s", el, a.Title, a.Body, a.Rule, a.Picture, written(a.Lines))
}

// say writes something down if it was not yet met often enough.
func (y *Sayings) say(key, format string, args ...any) {
	if y.met == nil {
		y.met = map[string]int{}
	}
	if y.met[key]++; y.met[key] > max(y.Examples, 1) {
		return
	}
	y.out.WriteString(y.heading)
	y.heading = ""
	fmt.Fprintf(&y.out, format, args...)
}

func written(lines []rules.Line) string {
	var b strings.Builder
	for _, l := range lines {
		fmt.Fprintf(&b, "    %s: %s%s\n", l.Label, l.Value, [...]string{"", ", good", ", bad", ", strong"}[l.Tone])
	}
	return b.String()
}

// shapes are those of some lines; several of one shape in a row count as one.
func shapes(lines []rules.Line) (s string) {
	last := ""
	for _, l := range lines {
		if now := "\n" + shape(l.Label) + shape(l.Value) + fmt.Sprint(l.Tone); now != last {
			s, last = s+now, now
		}
	}
	return s
}

// shape is a text without its names and numbers.
func shape(t rules.Text) string {
	if len(t.Args) == 0 && t.Context != "" {
		return "<" + t.Context + ">"
	}
	s := t.Context + t.Format + t.Many
	for _, arg := range t.Args {
		switch a := arg.(type) {
		case rules.Text:
			if len(a.Args) == 0 {
				s += words(a.Format)
			} else {
				s += "(" + shape(a) + ")"
			}
		case string:
			s += words(a)
		}
	}
	return s
}

// words is a text that goes into another one if it is no name and no sentence, which begin with capitals.
func words(s string) string {
	if first, _ := utf8.DecodeRuneInString(s); !unicode.IsLower(first) {
		return ""
	}
	return "(" + s + ")"
}
