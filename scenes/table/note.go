package table

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// note is what a tooltip says.
type note struct {
	about   rules.Element
	title   string
	lock    bool // it is why something cannot be done
	body    []string
	why     string // why it cannot be picked, below what it is called
	lines   []rules.Line
	chance  float64 // 0 to 1
	has     bool    // there is a chance
	exactly string  // its fraction
	rule    string
	article bool    // it is the summary of an article
	thing   bool    // below the title of a choice stands what it is made with
	more    int     // lines that are left out: a close look shows them
	read    Reading // what it is about, at reading size; empty: there are words only
}

func (n note) silent() bool {
	return n.title == "" && len(n.body) == 0 && len(n.lines) == 0 && !n.has && n.why == ""
}

func (n note) empty() bool { return n.silent() && len(n.read.Look) == 0 }

// reading adds to a note what it is about at reading size.
func (n note) reading(about rules.Element, r Reading) note {
	n.about, n.read = about, r
	if n.article && r.Beside >= FiguresBeside {
		n.title, n.body, n.rule = "", nil, ""
	}
	if n.thing && r.Beside >= FiguresBeside {
		n.body = nil
	}
	if (n.article || n.thing) && r.Beside == NothingBeside {
		n.lines = nil
	}
	n.body = slices.Clone(n.body)
	for _, w := range r.Words {
		n.body = append(n.body, w.String())
	}
	return n
}

// on adds to a note that has the title of a choice alone what the thing is that the choice is made with, in few words.
func (n note) on(a rules.Article) note {
	if len(n.body) > 0 || len(n.lines) > 0 || n.has {
		return n
	}
	thing := articleNote(n.about, a)
	n.rule, n.thing = thing.rule, true
	if len(thing.body) > 0 {
		n.body = thing.body[:1]
	} else {
		n.lines = thing.lines
	}
	return n
}

// refused adds to what a thing is why it cannot be picked, and the rule of that; nothing says it twice.
func (n note) refused(why rules.Refusal) note {
	n.why, n.rule = why.Why.String(), why.Rule
	n.lines = slices.DeleteFunc(slices.Clone(n.lines), func(l rules.Line) bool {
		return strings.TrimSuffix(l.Value.String(), ".") == strings.TrimSuffix(n.why, ".")
	})
	return n
}

// previewNote is what a choice would do.
func previewNote(about rules.Element, p rules.Preview) note {
	n := note{about: about, title: p.Title.String(), lines: p.Lines, has: p.HasChance, chance: p.Chance}
	if !p.Fraction.Empty() {
		n.exactly = p.Fraction.String()
	}
	if p.Brief > 0 && len(p.Lines) > p.Brief+1 { // one line takes no more room than to say that it is left out
		n.lines, n.more = p.Lines[:p.Brief], len(p.Lines)-p.Brief
	}
	return n
}

// articleNote is the summary of an element: its title, the first paragraphs and its figures.
func articleNote(about rules.Element, a rules.Article) note {
	n := note{about: about, title: a.Title.String(), rule: a.Rule, article: true}
	for i, p := range a.Body {
		if i == 2 {
			break
		}
		n.body = append(n.body, p.String())
	}
	n.lines = a.Lines
	if len(n.lines) > 6 {
		n.lines = n.lines[:6]
	}
	return n
}
