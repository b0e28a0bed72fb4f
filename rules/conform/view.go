package conform

import (
	"bytes"
	"fmt"

	"portcullis/rules"
)

// subjects picks some of the elements that a seat knows, to ask about them.
func (w *walk) subjects(seat rules.Seat) []rules.Element {
	const asked = 12
	known := w.known[seat].list
	if len(known) <= asked {
		return known
	}
	some := make([]rules.Element, asked)
	for i := range some {
		some[i] = known[w.chance.IntN(len(known))]
	}
	return some
}

// view is everything that a seat can see of a match, as text: what the teller says, also of
// the subjects, the seat's own choices, and the match with everything else dealt anew from
// one fixed seed.
func (w *walk) view(s rules.State, seat rules.Seat, subjects []rules.Element) []byte {
	var b bytes.Buffer
	d := s.Decision()
	p := s.Prompt()
	at := s.Progress()
	fmt.Fprintln(&b, d.Kind, d.Seats, p.Ask, p.Phase, p.Rule, p.Why, at.Turn, at.Text)
	if o, over := s.Outcome(); over {
		fmt.Fprintln(&b, "outcome", o.Winners, o.Result, o.Reason)
	}
	if d.Seats.Has(seat) {
		for _, c := range d.Choices {
			w.viewChoice(&b, s, c)
		}
		if p, ok := s.(rules.Pruner); ok {
			fmt.Fprintln(&b, "sensible", p.Sensible(nil))
		}
		if p, ok := s.(rules.Warner); ok {
			fmt.Fprintln(&b, "threats", p.Warnings(seat))
		}
	}
	for _, el := range subjects {
		if r, ok := s.WhyNot(el); ok {
			fmt.Fprintln(&b, el, "why not:", &r)
		}
		if a, ok := s.About(el); ok {
			fmt.Fprintln(&b, el, a.Title, a.Body, a.Picture, a.Rule)
			viewLines(&b, a.Lines)
		}
	}
	if p := preferrer(s); p != nil {
		fmt.Fprintln(&b, "preferences", p.Preferences(seat))
	}
	for _, h := range account(s, seat) {
		fmt.Fprintln(&b, "has", h.Of, h.Name, h.N, h.Sort, h.Against)
	}
	fmt.Fprintln(&b, "open", isOpen(s))
	if e, ok := s.(rules.Evaluator); ok {
		fmt.Fprintln(&b, "worth", e.Evaluate(seat))
	}
	if f, ok := s.(rules.Foreteller); ok {
		p, told := f.Foretell(seat)
		fmt.Fprintln(&b, "foretold", p, told)
	}
	fixed := rules.NewRand(1)
	snapshot, err := s.Veiled(seat, &fixed).Snapshot()
	b.Write(snapshot)
	fmt.Fprintln(&b, err)
	return b.Bytes()
}

func (w *walk) viewChoice(b *bytes.Buffer, s rules.State, c rules.Choice) {
	d := s.Describe(c)
	fmt.Fprintln(b, w.game.Notation(c), d.Sentence, d.Path, d.Rule)
	if p, ok := s.Preview(c); ok {
		fmt.Fprintln(b, p.Title, p.HasChance, p.Chance, p.Fraction)
		viewLines(b, p.Lines)
	}
	if careful, ok := s.(rules.Cautioner); ok {
		text, ask := careful.Caution(c)
		fmt.Fprintln(b, text, ask)
	}
}

func viewLines(b *bytes.Buffer, lines []rules.Line) {
	for _, l := range lines {
		fmt.Fprintln(b, l.Label, l.Value, l.Tone)
	}
}
