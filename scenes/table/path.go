package table

import (
	"slices"
	"strconv"

	"portcullis/rules"
)

// Path narrows the legal choices of a decision click by click. Each choice is described by
// the elements that it is clicked on, in order; a click on one of the next elements leaves
// the choices that go on from there, until one is left. A Path is a value: Click and Back
// return another one.
type Path struct {
	choices []rules.Choice    // one that can be clicked in several ways stands here as often
	ways    [][]rules.Element // of each choice
	told    []rules.Text      // of each choice, its sentence
	whole   []bool            // of each choice: every element of its way is clicked
	dial    []rules.Element   // of each choice: the strength that tells it from others with the same way; empty: it has none
	faint   []bool            // of each choice: it is not worth a thought; nil: all are
	ranked  []int             // the choices that are worth a thought, the best first
	ranking []rules.Choice    // what is worth a thought, the best first, whether it can be chosen or not; nil: nobody knows
	chosen  []rules.Element
	out     []rules.Element                 // parts that stay behind (see [Plan.Parts])
	preset  map[rules.Element]rules.Element // by the first element of a way: the strength that is set
	ahead   *Ahead                          // what can be chosen after what leads on; nil: nothing does
}

// Kinds of elements that the table makes up where elements of the board do not tell
// choices apart.
const (
	kindStop  = "table:stop"  // the choice whose way ends where others go on
	kindTwins = "table:twin/" // one of several choices with the same way
)

// NewPath begins to narrow a decision. Choices that are clicked on the same elements, or whose
// way ends where that of another goes on, get an element of the table's own at the end.
func NewPath(choices []rules.Choice, describe func(rules.Choice) rules.Description) Path {
	var p Path
	add := func(c rules.Choice, d rules.Description, way []rules.Element) {
		p.choices, p.ways, p.told = append(p.choices, c), append(p.ways, slices.Clone(way)), append(p.told, d.Sentence)
		p.whole, p.dial = append(p.whole, d.Whole), append(p.dial, d.Dial)
	}
	for _, c := range choices {
		d := describe(c)
		add(c, d, d.Path)
		for _, way := range d.Also {
			add(c, d, way)
		}
	}
	told := slices.Clone(p.ways)
	for i, way := range told {
		twins, nth, longer := 0, 0, false
		for j, other := range told {
			switch {
			case i != j && p.dial[i] != "" && p.dial[i] != p.dial[j] && p.dial[j] != "":
			case slices.Equal(way, other):
				twins++
				if j < i {
					nth++
				}
			case len(other) > len(way) && slices.Equal(way, other[:len(way)]):
				longer = true
			}
		}
		switch {
		case twins > 1 || len(way) == 0:
			p.ways[i] = append(way, rules.Element(kindTwins+strconv.Itoa(nth+1)))
		case longer:
			p.ways[i] = append(way, kindStop)
		}
	}
	return p
}

// Weighed is the path with the choices that are worth a thought, the best first, told from the others, and each strength set as
// the best of them has it. With none of them all are worth one.
func (p Path) Weighed(sensible []rules.Choice) Path {
	p.faint, p.ranked, p.ranking = nil, nil, sensible
	for _, c := range slices.Backward(sensible) {
		p = p.set(c)
	}
	if len(sensible) > 0 {
		p.faint = make([]bool, len(p.choices))
		for i, c := range p.choices {
			p.faint[i] = !slices.Contains(sensible, c)
		}
		for _, c := range sensible {
			if i := slices.Index(p.choices, c); i >= 0 {
				p.ranked = append(p.ranked, i)
			}
		}
	}
	return p
}

// Brightest is at most n elements that can be clicked now, those that lead on to the best choices first; nil: none is known to be
// better than others.
func (p Path) Brightest(n int) (list []rules.Element) {
	for _, i := range p.ranked {
		if el := p.step(i); len(list) < n && el != "" && !slices.Contains(list, el) {
			list = append(list, el)
		}
	}
	return list
}

// Foremost is the choices that are worth a thought, the best first; nil: none is known to be better than others.
func (p Path) Foremost() (list []rules.Choice) {
	for _, i := range p.ranked {
		list = append(list, p.choices[i])
	}
	return list
}

// Sensible reports whether an element that can be clicked now leads on to a choice that is worth a thought.
func (p Path) Sensible(el rules.Element) bool {
	return slices.ContainsFunc(p.Beyond(el), p.Worth)
}

// Worth reports whether a choice is worth a thought. After a click that none of those follows, all are that throw nothing away.
func (p Path) Worth(c rules.Choice) bool {
	i := slices.Index(p.choices, c)
	return i >= 0 && (p.faint == nil || !p.faint[i] || !p.whole[i] && p.astray())
}

// astray reports whether the clicks so far lead to nothing that is worth a thought.
func (p Path) astray() bool {
	for i := range p.choices {
		if p.begun(i) && !p.faint[i] {
			return false
		}
	}
	return len(p.chosen) > 0
}

// Chosen is the elements clicked so far.
func (p Path) Chosen() []rules.Element { return p.chosen }

// Left is the choices that are still possible, with whatever strength.
func (p Path) Left() []rules.Choice {
	var left []rules.Choice
	for i, c := range p.choices {
		if p.begun(i) && !slices.Contains(left, c) {
			left = append(left, c)
		}
	}
	return left
}

// Next is the elements that can be clicked now, in the order of the choices.
func (p Path) Next() []rules.Element {
	var next []rules.Element
	for i := range p.choices {
		if el := p.step(i); el != "" && !slices.Contains(next, el) {
			next = append(next, el)
		}
	}
	return next
}

// Can reports whether an element can be clicked now.
func (p Path) Can(el rules.Element) bool {
	for i := range p.choices {
		if el != "" && p.step(i) == el {
			return true
		}
	}
	return false
}

// Aim is the choice that a click on an element makes, if it makes one. Otherwise several
// are left, the one that is left is clicked to its end, or the element cannot be clicked.
func (p Path) Aim(el rules.Element) (rules.Choice, bool) {
	found := -1
	for i := range p.choices {
		if el == "" || p.step(i) != el {
			continue
		}
		if found >= 0 {
			return rules.Choice{}, false
		}
		found = i
	}
	if found < 0 || p.whole[found] && len(p.ways[found]) > len(p.chosen)+1 {
		return rules.Choice{}, false
	}
	return p.choices[found], true
}

// Beyond is the choices that go on over an element that can be clicked now.
func (p Path) Beyond(el rules.Element) []rules.Choice {
	var beyond []rules.Choice
	for i, c := range p.choices {
		if el != "" && p.step(i) == el {
			beyond = append(beyond, c)
		}
	}
	return beyond
}

// Click goes on over an element. Where Aim names no choice, the way goes on.
func (p Path) Click(el rules.Element) Path {
	if !p.Can(el) {
		return p
	}
	p.chosen = append(slices.Clone(p.chosen), el)
	return p
}

// Back takes the last click back, or takes along again what was left behind last; at the beginning it changes nothing.
func (p Path) Back() Path {
	switch {
	case len(p.chosen) > 0:
		p.chosen = slices.Clone(p.chosen[:len(p.chosen)-1])
	case len(p.out) > 0:
		p.out = slices.Clone(p.out[:len(p.out)-1])
	}
	return p
}

// Anew is the path before the first click.
func (p Path) Anew() Path {
	p.chosen = nil
	return p
}

// Out is the parts that stay behind, in the order in which they were taken out.
func (p Path) Out() []rules.Element { return p.out }

// Without is the path before the first click, with a part taken out, or put back if it was out.
func (p Path) Without(part rules.Element) Path {
	p = p.Anew()
	if i := slices.Index(p.out, part); i >= 0 {
		p.out = slices.Delete(slices.Clone(p.out), i, i+1)
		return p
	}
	p.out = append(slices.Clone(p.out), part)
	return p
}

// putBack is the choice that an element makes once all that was clicked is put back, if it makes one.
func (p Path) putBack(el rules.Element) (rules.Choice, bool) {
	if len(p.chosen) == 0 {
		return rules.Choice{}, false
	}
	return p.Anew().Aim(el)
}

// HasChosen reports whether an element was clicked.
func (p Path) HasChosen(el rules.Element) bool { return slices.Contains(p.chosen, el) }

// Last is the element clicked last, empty at the beginning.
func (p Path) Last() rules.Element {
	if len(p.chosen) == 0 {
		return ""
	}
	return p.chosen[len(p.chosen)-1]
}

// Way is the elements that a choice is clicked on.
func (p Path) Way(c rules.Choice) []rules.Element {
	if i := slices.Index(p.choices, c); i >= 0 {
		return p.ways[i]
	}
	return nil
}

// Sentence is what a choice does, in words; empty: it cannot be chosen.
func (p Path) Sentence(c rules.Choice) rules.Text {
	if i := slices.Index(p.choices, c); i >= 0 {
		return p.told[i]
	}
	return rules.Text{}
}

// Points is the element to click next on the way to a choice, empty if the clicks so far do not lead
// there.
func (p Path) Points(c rules.Choice) rules.Element {
	for i, other := range p.choices {
		if other == c {
			if el := p.set(c).step(i); el != "" {
				return el
			}
		}
	}
	return ""
}

// Anywhere yields every element that a choice is clicked on, now or later, as often as it is.
func (p Path) Anywhere(yield func(rules.Element) bool) {
	for _, way := range p.ways {
		for _, el := range way {
			if !yield(el) {
				return
			}
		}
	}
}

// Before is what can be clicked now on the way to an element that is clicked later.
func (p Path) Before(el rules.Element) []rules.Element {
	var first []rules.Element
	for i := range p.choices {
		if next := p.step(i); next != "" && next != el && !slices.Contains(first, next) && slices.Contains(p.ways[i][len(p.chosen)+1:], el) {
			first = append(first, next)
		}
	}
	return first
}

// Use is what the choice does that a click on first, and then on el, makes; empty where several choices go that way, or go on from there.
func (p Path) Use(first, el rules.Element) (sentence rules.Text) {
	way := append(slices.Clone(p.chosen), first, el)
	for i := range p.choices {
		switch {
		case p.step(i) != first || !slices.Contains(p.ways[i], el):
		case !sentence.Empty() || !slices.Equal(p.ways[i], way):
			return rules.Text{}
		default:
			sentence = p.told[i]
		}
	}
	return sentence
}

// Over is the elements to click, one after the other, for a click on one that is clicked later: those before it, and it. Every
// way to it must begin with the same ones, or any may be taken. Nil: it cannot be clicked, or needs nothing before it.
func (p Path) Over(el rules.Element, any bool) []rules.Element {
	var way []rules.Element
	for i := range p.choices {
		if !p.open(i) {
			continue
		}
		rest := p.ways[i][len(p.chosen):]
		switch at := slices.Index(rest, el); {
		case at < 0:
		case at == 0:
			return nil
		case way == nil:
			way = rest[:at+1]
		case !any && !slices.Equal(way, rest[:at+1]):
			return nil
		}
	}
	return way
}

// open reports whether choice i begins with what was clicked, and is made with the strength that is set.
func (p Path) open(i int) bool {
	return p.begun(i) && (p.dial[i] == "" || p.dial[i] == p.setOf(p.ways[i][0]))
}

// begun reports whether choice i begins with what was clicked.
func (p Path) begun(i int) bool {
	w := p.ways[i]
	return len(w) >= len(p.chosen) && slices.Equal(w[:len(p.chosen)], p.chosen)
}

// step is the element after those clicked on the way of choice i.
func (p Path) step(i int) rules.Element {
	if !p.open(i) || len(p.ways[i]) == len(p.chosen) {
		return ""
	}
	return p.ways[i][len(p.chosen)]
}
