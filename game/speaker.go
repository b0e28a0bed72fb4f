package game

import (
	"fmt"
	"io"
	"slices"
)

// Speaker writes the scene as text as it changes, for a screen reader: the title, the
// prompt, what can be chosen once nothing moves any more, and what is worth reading aloud.
type Speaker struct {
	w       io.Writer
	scene   string
	prompt  string
	choices []string
	notes   []string
}

// NewSpeaker writes to w.
func NewSpeaker(w io.Writer) *Speaker { return &Speaker{w: w} }

// Speak writes what has changed since the last mirror. An error of the writer is returned
// and nothing else is lost by it.
func (s *Speaker) Speak(m Mirror) error {
	var out []byte
	if m.Scene != s.scene {
		out = fmt.Appendf(out, "\n== %s ==\n", m.Title)
		*s = Speaker{w: s.w, scene: m.Scene}
	}
	for _, n := range newNotes(s.notes, m.Notes) {
		out = fmt.Appendf(out, "%s\n", n)
	}
	s.notes = slices.Clone(m.Notes)
	if m.Prompt != s.prompt {
		s.prompt = m.Prompt
		if m.Prompt != "" {
			out = fmt.Appendf(out, "> %s\n", m.Prompt)
		}
	}
	if m.Settled {
		choices := spoken(m.Elements)
		if !slices.Equal(choices, s.choices) {
			s.choices = choices
			for _, c := range choices {
				out = fmt.Appendf(out, "  - %s\n", c)
			}
		}
	}
	if len(out) == 0 {
		return nil
	}
	_, err := s.w.Write(out)
	return err
}

// newNotes is what follows in now after the longest end of before that now still begins
// with or holds.
func newNotes(before, now []string) []string {
	for skip := range before {
		if kept := before[skip:]; len(now) >= len(kept) && slices.Equal(now[:len(kept)], kept) {
			return now[len(kept):]
		}
	}
	return now
}

// spoken is the elements in words. Where the focus is does not make a new list.
func spoken(elements []Element) []string {
	words := make([]string, 0, len(elements))
	for _, e := range elements {
		if e.Label == "" {
			continue
		}
		line := e.Label
		if e.Value != "" {
			line += ": " + e.Value
		}
		if e.Chosen {
			line += " (chosen)"
		}
		switch {
		case !e.Enabled && e.Reason != "":
			line += " (not now: " + e.Reason + ")"
		case !e.Enabled:
			line += " (not now)"
		}
		words = append(words, line)
	}
	return words
}
