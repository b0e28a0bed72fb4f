package game

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// Speaker writes the scene as text as it changes, for a screen reader: the title, each line of
// the log and each message once, the prompt, what can be chosen once nothing moves any more, and
// at each step of the focus one line on what it has come to.
type Speaker struct {
	w      io.Writer
	scene  string
	prompt string
	told   map[string]string // what was said of each element, by its id; nil: nothing since the prompt
	known  bool              // the elements of the scene were told once
	focus  string
	tip    []string // what was said of the focused element
	notes  []string
	logs   map[string]int // how many lines of each log were told
}

// NewSpeaker writes to w.
func NewSpeaker(w io.Writer) *Speaker { return &Speaker{w: w, logs: map[string]int{}} }

// Speak writes what has changed since the last mirror. An error of the writer is returned
// and nothing else is lost by it.
func (s *Speaker) Speak(m Mirror) error {
	var out []byte
	if m.Scene != s.scene {
		out = fmt.Appendf(out, "\n== %s ==\n", m.Title)
		*s = Speaker{w: s.w, logs: s.logs, scene: m.Scene}
	}
	for _, line := range s.logged(m.Log) {
		out = fmt.Appendf(out, "%s\n", line)
	}
	at := s.stepped(m)
	for _, n := range m.Notes {
		if !slices.Contains(s.notes, n) && !slices.Contains(m.Log.Lines, n) && !slices.Contains(s.tip, n) {
			out = fmt.Appendf(out, "%s\n", n)
		}
	}
	s.notes = slices.Clone(m.Notes)
	asked := m.Prompt != s.prompt
	if asked {
		s.prompt = m.Prompt
		if m.Prompt != "" {
			out = fmt.Appendf(out, "> %s\n", m.Prompt)
		}
		s.told = nil
	}
	if m.Settled {
		for _, line := range s.changed(m.Elements) {
			out = fmt.Appendf(out, "  - %s\n", line)
		}
	}
	if s.known = s.known || m.Settled; s.known {
		out = s.arrived(out, at)
	}
	if len(out) == 0 {
		return nil
	}
	_, err := s.w.Write(out)
	return err
}

// logged is the lines of a log that were not told yet, as far as they are known. What is taken back is told anew when it
// comes again.
func (s *Speaker) logged(l Log) []string {
	fresh := min(max(0, l.Len-s.logs[l.Of]), len(l.Lines))
	if l.Of != "" {
		s.logs[l.Of] = l.Len
	}
	return l.Lines[len(l.Lines)-fresh:]
}

// stepped is the focused element, if that is another than before, and takes down what its tooltip says.
func (s *Speaker) stepped(m Mirror) (at *Element) {
	i := slices.IndexFunc(m.Elements, func(e Element) bool { return e.Focused })
	switch {
	case i < 0:
		s.focus, s.tip = "", nil
		return nil
	case m.Elements[i].ID == s.focus:
		return nil
	}
	s.tip = nil
	if m.Tip != nil {
		s.tip = append(m.Tip(), m.Elements[i].Reason)
	}
	return &m.Elements[i]
}

// changed is what is to be said of elements that are others than before. If most are new it is a new list and told whole;
// else it is what has come and what is now different, without what an area has scrolled into sight, which the focus tells.
func (s *Speaker) changed(elements []Element) (lines []string) {
	now := make(map[string]string, len(elements))
	known := 0
	for _, e := range elements {
		if e.Label != "" {
			now[e.ID] = spoken(e)
		}
		if _, ok := s.told[e.ID]; ok {
			known++
		}
	}
	whole := 2*known < len(now)
	for _, e := range elements {
		said, ok := s.told[e.ID]
		if line := now[e.ID]; line != "" && (whole || line != said && (ok || !e.Rolled)) {
			lines = append(lines, line)
		}
	}
	s.told = now
	return lines
}

// arrived adds the line on the element that the focus has come to: what it is, and what its tooltip says.
func (s *Speaker) arrived(out []byte, at *Element) []byte {
	if at == nil {
		return out
	}
	s.focus = at.ID
	if at.Label == "" {
		return out
	}
	line := strings.TrimSuffix(spoken(*at), ".")
	for _, words := range s.tip {
		if words = strings.TrimSuffix(strings.Join(strings.Fields(words), " "), "."); !strings.Contains(line, words) {
			line += ". " + words
		}
	}
	return fmt.Appendf(out, "* %s\n", line)
}

// spoken is an element in words. Where the focus is makes no difference.
func spoken(e Element) string {
	line := e.Label
	if e.Value != "" {
		line += ": " + e.Value
	}
	if e.Chosen {
		line += " (chosen)"
	}
	switch {
	case !e.Enabled && e.Reason != "":
		line += " (not now: " + strings.TrimSuffix(e.Reason, ".") + ")"
	case !e.Enabled:
		line += " (not now)"
	}
	return line
}
