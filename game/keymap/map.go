package keymap

import (
	"slices"

	"portcullis/rules"
)

// Map is the keys that a person has changed. The zero Map, and nil, is all as at first; == compares.
type Map [Commands]Chord

// NoKey stands in a Map for a command that has been left without a key.
const NoKey Chord = "none"

// Chord is the key of a command; empty: it has none. A key that was given to a command is taken from the one
// that has it at first.
func (m *Map) Chord(c Command) Chord {
	switch set := m.set(c); set {
	case "":
		first := commands[c].first
		if m.given(first, c) != None {
			return ""
		}
		return first
	case NoKey:
		return ""
	default:
		return set
	}
}

// set is what a Map has for a command; nil has nothing.
func (m *Map) set(c Command) Chord {
	if m == nil {
		return ""
	}
	return m[c]
}

// given is the command that holds where c does and was given a key.
func (m *Map) given(ch Chord, c Command) Command {
	for _, d := range All() {
		if d != c && d.meets(c) && m.set(d) == ch {
			return d
		}
	}
	return None
}

// Owners are the commands that would lose a key if it was given to c. One that holds everywhere can take it from
// several.
func (m *Map) Owners(ch Chord, c Command) (list []Command) {
	for _, d := range All() {
		if d != c && d.meets(c) && m.Chord(d) == ch {
			list = append(list, d)
		}
	}
	return list
}

// Give gives a key to a command and takes it from those that have it. No key at all may be given too.
func (m *Map) Give(c Command, ch Chord) {
	if ch != "" {
		for _, d := range m.Owners(ch, c) {
			if m[d] != "" {
				m[d] = NoKey
			}
		}
	}
	switch ch {
	case "":
		m[c] = NoKey
	case commands[c].first:
		m[c] = ""
	default:
		m[c] = ch
	}
}

// Changed reports whether a command has another key than at first.
func (m *Map) Changed(c Command) bool { return m.Chord(c) != commands[c].first }

// Changes counts the commands that have another key than at first.
func (m *Map) Changes() (n int) {
	for _, c := range All() {
		if m.Changed(c) {
			n++
		}
	}
	return n
}

// Within returns a Map without what cannot be in one.
func (m Map) Within() Map {
	var kept Map
	for _, c := range All() {
		if kept.Unfit(c, m[c]).Empty() {
			kept[c] = m[c]
		}
		if kept[c] == commands[c].first {
			kept[c] = ""
		}
	}
	return kept
}

// Unfit says why a Map that was read so far cannot have a key for a command; empty: it can.
func (m *Map) Unfit(c Command, ch Chord) rules.Text {
	if ch == "" || ch == NoKey {
		return rules.Text{}
	}
	if again, ok := Parse(string(ch)); !ok || again != ch {
		return rules.T("There is no such key.")
	}
	if d := m.given(ch, c); d != None {
		return rules.T("It is the key of %s already.", rules.T("%s", d.Name()))
	}
	return Refusal(c, ch)
}

// Does is what a key does in a place. With Shift a key does what it does without, if nothing else does.
func (m *Map) Does(k Key, at Place) Command {
	if k.Does != None {
		if commands[k.Does].section.place()&at == 0 {
			return None
		}
		return k.Does
	}
	if c := m.find(k.Chord(), at); c != None || !k.Shift || k.Ctrl || k.Alt {
		return c
	}
	k.Shift = false
	return m.find(k.Chord(), at)
}

// find is the command of a chord in a place: one that has it, or else one for which it is spare.
func (m *Map) find(ch Chord, at Place) Command {
	spare := None
	for _, c := range All() {
		if commands[c].section.place()&at == 0 {
			continue
		}
		if m.Chord(c) == ch {
			return c
		}
		if slices.Contains(commands[c].spare, ch) {
			spare = c
		}
	}
	return spare
}

// Keyed is a sentence with the key of a command behind it, if it has one.
func (m *Map) Keyed(sentence string, c Command) string {
	if ch := m.Chord(c); ch != "" {
		return rules.Say("%s (%s)", sentence, ch)
	}
	return sentence
}
