package keymap

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"
)

// At first no two commands that hold in one place share a key, no key would be refused to another command of its
// kind, and every command can be told apart by its name.
func TestKeysAtFirst(t *testing.T) {
	var m *Map
	seen := map[string]Command{}
	for _, c := range All() {
		if ch, ok := Parse(string(c.First())); !ok || ch != c.First() {
			t.Errorf("%s has the key %q, read as %q", c.Name(), c.First(), ch)
		}
		for _, d := range m.Owners(c.First(), c) {
			t.Errorf("%s and %s share %s", c.Name(), d.Name(), c.First())
		}
		if seen[c.Name()] != None || c.Does().Empty() || m.Changed(c) {
			t.Errorf("%s is there twice, does nothing, or is changed", c.Name())
		}
		seen[c.Name()] = c
		for _, ch := range commands[c].spare {
			if read, ok := Parse(string(ch)); !ok || read != ch {
				t.Errorf("%s has the spare key %q", c.Name(), ch)
			}
		}
	}
	in := 0
	for _, s := range Sections() {
		in += len(In(s))
	}
	if in != len(All()) || len(All()) < 30 {
		t.Errorf("%d commands are in sections, of %d", in, len(All()))
	}
}

func press(text string) Key {
	ch, ok := Parse(text)
	if !ok {
		panic(text)
	}
	held, key := ch.split()
	k := Key{Ctrl: strings.Contains(held, "Ctrl"), Alt: strings.Contains(held, "Alt"), Shift: strings.Contains(held, "Shift")}
	if err := k.Code.UnmarshalText([]byte(key)); err != nil {
		panic(err)
	}
	return k
}

func TestWhatKeysDo(t *testing.T) {
	var m Map
	m.Give(Hint, "J")
	m.Give(Save, "H")
	m.Give(Legend, "")
	m.Give(Less, "W") // the table hears nothing of it
	for _, c := range []struct {
		key  string
		at   Place
		want Command
	}{
		{"J", Table, Hint}, {"H", Table, Save}, {"F5", Table, None}, {"K", Table, None},
		{"W", Table, Threats}, {"W", Menus, Less}, {"Delete", Menus, None}, {"Backspace", Menus, Less},
		{"Shift+J", Table, Hint}, {"Ctrl+J", Table, None}, {"Ctrl+Shift+Z", Table, Redo}, {"Ctrl+Y", Table, Redo},
		{"Shift+ArrowLeft", Table, PanLeft}, {"ArrowLeft", Table, None}, {"Ctrl+ArrowLeft", Table, TurnBack},
		{"J", Menus, None}, {"F1", Menus, Rules}, {"F1", Table, Rules}, {"ContextMenu", Menus, Look}, {"Alt+Enter", Table, Fullscreen},
	} {
		if got := m.Does(press(c.key), c.at); got != c.want {
			t.Errorf("%s does %q, not %q", c.key, got.Name(), c.want.Name())
		}
	}
	pad := Key{Code: ebiten.KeyH, Does: Hint}
	if m.Does(pad, Table) != Hint || m.Does(pad, Menus) != None {
		t.Error("a button of a gamepad does not do what it always does")
	}
	if m.Changes() != 4 {
		t.Errorf("%d keys are changed", m.Changes())
	}
}

// A key that is given is taken from whoever has it where both hold; giving it back gives back all.
func TestAKeyIsTakenFromWhoHasIt(t *testing.T) {
	var m Map
	m.Give(Hint, "W")
	if got := m.Owners("W", Save); !slices.Equal(got, []Command{Hint}) {
		t.Errorf("W belongs to %v", got)
	}
	if m.Chord(Threats) != "" || m.Chord(Hint) != "W" || !m.Changed(Threats) {
		t.Errorf("W does %q as well", m.Chord(Threats))
	}
	m.Give(Hint, Hint.First())
	if m != (Map{}) {
		t.Errorf("given back they are %v", m)
	}
	m.Give(Hint, "W")
	m.Give(Threats, "W")
	if m.Chord(Hint) != "" || m.Chord(Threats) != "W" {
		t.Errorf("a hint is %q, what threatens %q", m.Chord(Hint), m.Chord(Threats))
	}
	if got := m.Keyed("Ask", Hint); got != "Ask" {
		t.Errorf("without a key it is told as %q", got)
	}
	if got := m.Keyed("Look", Threats); got != "Look (W)" {
		t.Errorf("told as %q", got)
	}
}

func TestWhatIsRefused(t *testing.T) {
	for _, c := range []struct {
		command Command
		chord   Chord
		says    string
	}{
		{Hint, "Ctrl+W", "browser"}, {Hint, "Ctrl+Shift+N", "browser"}, {Hint, "Ctrl+Digit3", "browser"}, {Hint, "Alt+F4", "system"},
		{Hint, "Ctrl+Alt+F2", "system"}, {Hint, "PrintScreen", "system"}, {Hint, "Ctrl+Q", "system"},
		{Hint, "Tab", "walks"}, {Hint, "Ctrl+Tab", "walks"}, {Hint, "Escape", "back"}, {Hint, "Space", "lit"}, {Hint, "Enter", "lit"},
		{Hint, "ArrowUp", "walks"}, {Hint, "PageDown", "pages"}, {Hint, "Home", "texts"}, {Hint, "Digit7", "ninth"}, {Hint, "Numpad7", "ninth"},
		{Menu, "M", "function key"}, {Menu, "F", "function key"}, {Picture, "Shift+Period", "function key"}, {Rules, "Ctrl+A", "texts"},
	} {
		if got := Refusal(c.command, c.chord).String(); !strings.Contains(got, c.says) {
			t.Errorf("%s for %s: %q", c.chord, c.command.Name(), got)
		}
	}
	for _, c := range []struct {
		command Command
		chord   Chord
	}{{Hint, "J"}, {Hint, "F9"}, {Hint, "Ctrl+J"}, {Menu, "Ctrl+M"}, {Menu, "F2"}, {Look, "Q"}, {Whole, "Home"}, {Less, "Delete"}, {Hint, "Shift+ArrowUp"}, {Hint, "Digit0"}} {
		if got := Refusal(c.command, c.chord); !got.Empty() {
			t.Errorf("%s for %s: %q", c.chord, c.command.Name(), got)
		}
	}
}

// What is read can have no key at all, but not one that is not there, that is written otherwise, or that another command has.
func TestWhatDoesNotFit(t *testing.T) {
	var m Map
	m.Give(Threats, "F9")
	for _, c := range []struct {
		chord Chord
		says  string
	}{{"", ""}, {NoKey, ""}, {"F8", ""}, {"Nonsense", "no such key"}, {"Shift+Ctrl+J", "no such key"}, {"Ctrl+W", "browser"}, {"F9", "already"}} {
		if got := m.Unfit(Hint, c.chord).String(); (got == "") != (c.says == "") || !strings.Contains(got, c.says) {
			t.Errorf("%q for a hint: %q", c.chord, got)
		}
	}
}

// Whatever is given and taken, no key does two things in one place, and what is set is within what can be set.
func TestKeysAreNeverShared(t *testing.T) {
	some := []Chord{"J", "H", "W", "F5", "Ctrl+Z", "Delete", "I", "F9", ""}
	rapid.Check(t, func(t *rapid.T) {
		var m Map
		for range rapid.IntRange(0, 12).Draw(t, "gifts") {
			c := rapid.SampledFrom(All()).Draw(t, "command")
			ch := rapid.SampledFrom(append(slices.Clone(some), c.First())).Draw(t, "key")
			if Refusal(c, ch).Empty() {
				m.Give(c, ch)
			}
		}
		for _, c := range All() {
			ch := m.Chord(c)
			if ch == "" {
				continue
			}
			for _, d := range m.Owners(ch, c) {
				t.Fatalf("%s does %s and %s", ch, c.Name(), d.Name())
			}
			if got := m.Does(press(string(ch)), commands[c].section.place()); got != c {
				t.Fatalf("%s does %q, not %q", ch, got.Name(), c.Name())
			}
		}
		if m.Within() != m {
			t.Fatalf("within is %v, not %v", m.Within(), m)
		}
	})
}

func TestChordsAreRead(t *testing.T) {
	for text, want := range map[string]Chord{"h": "H", "shift + ctrl+z": "Ctrl+Shift+Z", "alt+F4": "Alt+F4", "arrowleft": "ArrowLeft"} {
		if got, ok := Parse(text); !ok || got != want {
			t.Errorf("%q is read as %q", text, got)
		}
	}
	for _, text := range []string{"", "+", "Ctrl", "Ctrl+", "Ctrl+Shift", "Hyper+H", "Foo", "H+H", "MetaLeft"} {
		if got, ok := Parse(text); ok {
			t.Errorf("%q is read as %q", text, got)
		}
	}
	for ch, want := range map[Chord]string{"H": "H", "Ctrl+Alt+Shift+Z": "Ctrl+Alt+Shift+Z", "Period": "Full stop", "Digit0": "0", "NumpadAdd": "Add on the number pad", "": ""} {
		if got := ch.String(); got != want {
			t.Errorf("%q is called %q, not %q", string(ch), got, want)
		}
	}
}

// A key of a command that holds everywhere is taken from all that have it, wherever they hold.
func TestAKeyIsTakenFromAllWhoHaveIt(t *testing.T) {
	var m Map
	m.Give(Undo, "J")
	m.Give(Less, "J")
	if got := m.Owners("J", Look); !slices.Equal(got, []Command{Undo, Less}) {
		t.Errorf("J belongs to %v", got)
	}
	m.Give(Look, "J")
	if m.Chord(Undo) != "" || m.Chord(Less) != "" || m.Does(press("J"), Menus) != Look || m.Does(press("J"), Table) != Look {
		t.Errorf("J is shared: %v", m)
	}
}
