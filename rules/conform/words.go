package conform

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"portcullis/rules"
)

// checkInfo tests what the game says of itself and the setups that it must refuse.
func (w *walk) checkInfo() error {
	in := w.info
	switch {
	case in.ID == "" || in.Title == "" || in.Summary == "":
		return w.fault("info", "id, title or summary is empty: %q, %q, %q", in.ID, in.Title, in.Summary)
	case in.MinSeats < 1 || in.MaxSeats < in.MinSeats || in.MaxSeats > 16:
		return w.fault("info", "%d to %d seats", in.MinSeats, in.MaxSeats)
	case len(in.Seats) != in.MaxSeats:
		return w.fault("info", "%d names for %d seats", len(in.Seats), in.MaxSeats)
	case in.Minutes < 1 || in.Longest != 0 && in.Longest < in.Minutes || in.MaxDecisions < 1:
		return w.fault("info", "%d minutes, at most %d, at most %d decisions", in.Minutes, in.Longest, in.MaxDecisions)
	case !regexp.MustCompile(`^[0-9a-f]{16}$`).MatchString(w.game.ContentHash()):
		return w.fault("info", "content hash %q is not 16 hexadecimal digits", w.game.ContentHash())
	case !reflect.DeepEqual(in, w.game.Info()):
		return w.fault("info", "asking for the info twice gives two answers")
	}
	if err := w.checkOptions(); err != nil {
		return err
	}
	return w.refuseSetups()
}

// silent says what is wrong with a text for people, or nothing.
func silent(t rules.Text) string {
	s := t.String()
	switch {
	case strings.TrimSpace(s) == "":
		return "is empty"
	case strings.ContainsAny(s, "\n\t\r"):
		return "has a line break or a tab"
	case strings.Contains(s, "%!"):
		return "does not fit its arguments"
	}
	return ""
}

func (w *walk) checkPrompt() error {
	p := w.state.Prompt()
	for name, t := range map[string]rules.Text{"question": p.Ask, "phase": p.Phase, "progress": w.state.Progress().Text} {
		if why := silent(t); why != "" {
			return w.fault("prompt", "the %s %q %s", name, t, why)
		}
	}
	if why := silent(p.Why); !p.Why.Empty() && why != "" {
		return w.fault("prompt", "the reason of the question %q %s", p.Why, why)
	}
	if p.Rule == "" {
		return w.fault("prompt", "%q rests on no rule", p.Ask)
	}
	if turn := w.state.Progress().Turn; turn < 1 {
		return w.fault("prompt", "turn %d; turns are counted from 1", turn)
	}
	return nil
}

func (w *walk) checkChoices() error {
	d := w.decision
	if d.Kind == "" || d.Seats == 0 || d.Seats>>w.setup.Seats != 0 {
		return w.fault("choices", "decision %q of the seats %b, in a match of %d seats", d.Kind, d.Seats, w.setup.Seats)
	}
	if again := w.state.Decision(); !reflect.DeepEqual(again, d) {
		return w.fault("choices", "asking twice gives two decisions:\n%+v\n%+v", d, again)
	}
	seen := make(map[rules.Choice]bool, len(d.Choices))
	for _, c := range d.Choices {
		if seen[c] {
			return w.fault("choices", "%s is listed twice", w.game.Notation(c))
		}
		if c.Verb == 0 {
			return w.fault("choices", "a choice without a verb is listed: %+v", c)
		}
		seen[c] = true
	}
	return nil
}

func (w *walk) checkNotation() error {
	for _, c := range w.decision.Choices {
		text := w.game.Notation(c)
		if text == "" || text != strings.TrimSpace(text) || strings.ContainsAny(text, "\n\t\r") {
			return w.fault("notation", "%+v is written %q: empty, or with white space that is not allowed", c, text)
		}
		back, err := w.game.Parse(text)
		if err != nil {
			return w.fault("notation", "%+v is written %q, which cannot be read: %v", c, text, err)
		}
		if back != c {
			return w.fault("notation", "%+v is written %q, which is read as %+v", c, text, back)
		}
	}
	return nil
}

func (w *walk) checkDescribe() error {
	paths, ends := make(map[string]rules.Choice, len(w.decision.Choices)), map[string]rules.Choice{}
	for _, c := range w.decision.Choices {
		d := w.state.Describe(c)
		if why := silent(d.Sentence); why != "" {
			return w.fault("describe", "the sentence %q of %s %s", d.Sentence, w.game.Notation(c), why)
		}
		if d.Rule == "" {
			return w.fault("describe", "%s rests on no rule", w.game.Notation(c))
		}
		if err := w.checkPath(c, d.Path); err != nil {
			return err
		}
		key := join(append(slices.Clone(d.Path), d.Dial))
		if other, ok := paths[key]; ok {
			return w.fault("describe", "%s and %s have the same path %q, and no strength tells them apart", w.game.Notation(other), w.game.Notation(c), d.Path)
		}
		paths[key], ends[join(d.Path)] = c, c
		for _, way := range d.Also {
			if err := w.checkPath(c, way); err != nil {
				return err
			}
			key = join(append(slices.Clone(way), d.Dial))
			if other, ok := paths[key]; ok {
				return w.fault("describe", "%s and %s have the same path %q", w.game.Notation(other), w.game.Notation(c), way)
			}
			paths[key], ends[join(way)] = c, c
		}
	}
	for _, c := range w.decision.Choices {
		d := w.state.Describe(c)
		for _, path := range append([][]rules.Element{d.Path}, d.Also...) {
			for n := 1; n < len(path); n++ {
				if other, ok := ends[join(path[:n])]; ok {
					return w.fault("describe", "the path of %s ends on the way to %s, along %q", w.game.Notation(other), w.game.Notation(c), path)
				}
			}
		}
	}
	return nil
}

func join(path []rules.Element) string {
	var key strings.Builder
	for _, el := range path {
		key.WriteString(string(el) + "\n")
	}
	return key.String()
}

// checkPath tests the elements that a click walks over, and lets the deciding seats know them.
func (w *walk) checkPath(c rules.Choice, path []rules.Element) error {
	if len(path) == 0 {
		return w.fault("describe", "%s has no path", w.game.Notation(c))
	}
	for i, el := range path {
		if el.Kind() == "" || el.Name() == "" {
			return w.fault("describe", "%q on the path of %s is not a kind, a colon and a name", el, w.game.Notation(c))
		}
		if r, ok := w.state.WhyNot(el); ok && i == 0 {
			return w.fault("describe", "%s can be clicked for %s, and WhyNot says: %v", el, w.game.Notation(c), &r)
		}
		for seat := range w.known {
			if w.decision.Seats.Has(rules.Seat(seat)) {
				w.known[seat].add(el)
			}
		}
	}
	return nil
}

// checkTeller tests that talking changes nothing.
func (w *walk) checkTeller() error {
	before, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	for seat := range w.known {
		w.view(w.state, rules.Seat(seat), w.known[seat].list)
	}
	for _, c := range w.decision.Choices {
		p, ok := w.state.Preview(c)
		if !ok {
			continue
		}
		if why := silent(p.Title); why != "" {
			return w.fault("teller", "the preview's title %q of %s %s", p.Title, w.game.Notation(c), why)
		}
		if p.HasChance && (!(p.Chance >= 0 && p.Chance <= 1) || silent(p.Fraction) != "") {
			return w.fault("teller", "the preview of %s gives the chance %v, %q", w.game.Notation(c), p.Chance, p.Fraction)
		}
	}
	after, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	if line := difference(before, after); line != "" {
		return w.fault("teller", "prompt, descriptions, previews and articles changed the match: %s", line)
	}
	return nil
}
