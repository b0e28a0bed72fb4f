package keymap

import (
	"maps"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Keyboards by what is on their keys where an American one has something else.
var (
	german = map[string]string{"Y": "z", "Z": "y", "Minus": "ß", "Equal": "´", "BracketLeft": "ü", "BracketRight": "+", "Semicolon": "ö", "Quote": "ä", "Backquote": "^",
		"Backslash": "#", "Slash": "-"}
	french = map[string]string{"A": "q", "Q": "a", "Z": "w", "W": "z", "Semicolon": "m", "M": ",", "Comma": ";", "Period": ":", "Slash": "!", "Minus": ")",
		"BracketLeft": "^", "BracketRight": "$", "Quote": "ù", "Backslash": "*", "Backquote": "²"}
	dvorak = map[string]string{"Q": "'", "W": ",", "E": ".", "R": "p", "T": "y", "Y": "f", "U": "g", "I": "c", "O": "r", "P": "l", "S": "o", "D": "e", "F": "u",
		"G": "i", "H": "d", "J": "h", "K": "t", "L": "n", "Semicolon": "s", "Quote": "-", "Z": ";", "X": "q", "C": "j", "V": "k", "B": "x", "N": "b",
		"Comma": "w", "Period": "v", "Slash": "z", "Minus": "[", "Equal": "]", "BracketLeft": "/", "BracketRight": "="}
	russian = map[string]string{"H": "р", "Z": "я", "Y": "н", "Period": "ю", "Comma": "б", "Slash": ".", "Semicolon": "ж"}
)

func board(t *testing.T, signs map[string]string) *Layout {
	t.Helper()
	return ReadLayout(func(k ebiten.Key) string {
		if sign, ok := signs[k.String()]; ok {
			return sign
		}
		return american[k]
	})
}

// The key that says Z takes back, wherever it lies, and it is called what is on it.
func TestKeysMeanWhatIsOnThem(t *testing.T) {
	for _, c := range []struct {
		name  string
		signs map[string]string
		means map[string]string // by place
		says  map[Chord]string
	}{
		{"german", german, map[string]string{"Y": "Z", "Z": "Y", "H": "H", "Slash": "Minus", "BracketRight": "Equal", "Period": "Period"},
			map[Chord]string{"Ctrl+Z": "Ctrl+Z", "Ctrl+Y": "Ctrl+Y", "Semicolon": "Ö", "Minus": "Minus", "Equal": "Plus", "Period": "Full stop"}},
		{"french", french, map[string]string{"A": "Q", "Q": "A", "Z": "W", "W": "Z", "Semicolon": "M", "M": "Comma", "Comma": "Semicolon", "Period": "Period"},
			map[Chord]string{"Ctrl+Z": "Ctrl+Z", "M": "M", "Comma": "Comma", "Period": "Colon", "Slash": "!", "Digit1": "1"}},
		{"dvorak", dvorak, map[string]string{"Slash": "Z", "J": "H", "E": "Period", "W": "Comma", "Quote": "Minus", "BracketRight": "Equal"},
			map[Chord]string{"Ctrl+Z": "Ctrl+Z", "H": "H", "Period": "Full stop", "Minus": "Minus"}},
	} {
		l := board(t, c.signs)
		for at, want := range c.means {
			var k ebiten.Key
			if err := k.UnmarshalText([]byte(at)); err != nil {
				t.Fatal(err)
			}
			if got := l.Key(k).String(); got != want {
				t.Errorf("%s: in the place of %s lies %s, not %s", c.name, at, got, want)
			}
		}
		restore := Use(l)
		for ch, want := range c.says {
			if got := ch.String(); got != want {
				t.Errorf("%s: %s is called %q, not %q", c.name, string(ch), got, want)
			}
		}
		restore()
		var all []ebiten.Key
		for _, k := range places {
			all = append(all, l.Key(k))
		}
		slices.Sort(all)
		if !slices.Equal(all, places) {
			t.Errorf("%s: some key can be pressed in two places, another in none: %v", c.name, all)
		}
	}
}

// Where the names are not known, and on an American keyboard, all is as Ebitengine has it.
func TestNoNamesAreAnAmericanKeyboard(t *testing.T) {
	if l := board(t, nil); l != nil {
		t.Errorf("an American keyboard is read as %v", l)
	}
	l := ReadLayout(func(ebiten.Key) string { return "" })
	if l != nil || l.Key(ebiten.KeyZ) != ebiten.KeyZ || Chord("Period").String() != "Full stop" {
		t.Errorf("without names the keyboard is read as %v", l)
	}
	if l := board(t, russian); l != nil {
		t.Errorf("a keyboard of another script is read as %v", l)
	}
	if board(t, german).Same(board(t, french)) || !board(t, german).Same(board(t, maps.Clone(german))) || board(t, german).Same(nil) {
		t.Error("two keyboards are told apart wrongly")
	}
}
