package keymap

import (
	"maps"
	"strings"
	"sync/atomic"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/rules"
)

// Layout is what a keyboard calls its keys. Ebitengine names keys by their place on an American keyboard; a Layout
// tells which of them a person means who presses the key that says Z. Nil is the American keyboard.
type Layout struct {
	names map[ebiten.Key]string     // by place
	means map[ebiten.Key]ebiten.Key // by place, where it is another key
	says  map[string]string         // what is on a key, by its name in files, where it is none of an American keyboard
}

// american is what is on the keys of an American keyboard that write something, without the digits: those are the
// same everywhere, though some keyboards want Shift for them.
var american = func() map[ebiten.Key]string {
	signs := map[ebiten.Key]string{
		ebiten.KeyMinus: "-", ebiten.KeyEqual: "=", ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]", ebiten.KeyBackslash: `\`,
		ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'", ebiten.KeyBackquote: "`", ebiten.KeyComma: ",", ebiten.KeyPeriod: ".", ebiten.KeySlash: "/",
	}
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		signs[k] = strings.ToLower(k.String())
	}
	return signs
}()

// places are the keys of american in their order.
var places = func() (list []ebiten.Key) {
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		if american[k] != "" {
			list = append(list, k)
		}
	}
	return list
}()

// ReadLayout asks what each key is called; empty: it is not known. Ebitengine knows it on desktops and in some
// browsers, as soon as the window stands. A keyboard of another script has the American letters on its keys as well:
// it is taken for an American one.
func ReadLayout(name func(ebiten.Key) string) *Layout {
	l := &Layout{names: map[ebiten.Key]string{}, means: map[ebiten.Key]ebiten.Key{}, says: map[string]string{}}
	differs := false
	for _, k := range places {
		sign := strings.ToLower(name(k))
		r, size := utf8.DecodeRuneInString(sign)
		switch {
		case size == 0 || size != len(sign):
			continue
		case unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r):
			return nil
		case unicode.IsLetter(r) || unicode.IsPunct(r) || unicode.IsSymbol(r):
			l.names[k] = sign
			differs = differs || sign != american[k]
		}
	}
	if !differs {
		return nil
	}
	l.give()
	return l
}

// give settles which key is meant in each place: the one whose sign is on it. Keys without such a sign stay who they
// are, or take over what has been left.
func (l *Layout) give() {
	means, taken := map[ebiten.Key]ebiten.Key{}, map[ebiten.Key]bool{}
	take := func(at, key ebiten.Key) {
		if _, has := means[at]; !has && !taken[key] {
			means[at], taken[key] = key, true
		}
	}
	for _, at := range places {
		for _, key := range places {
			if sign := l.names[at]; sign == american[key] || sign == "+" && key == ebiten.KeyEqual {
				take(at, key)
			}
		}
	}
	for _, at := range places {
		take(at, at)
	}
	for _, at := range places {
		for _, key := range places {
			take(at, key)
		}
	}
	for at, key := range means {
		if at != key {
			l.means[at] = key
		}
		if sign := l.names[at]; sign != "" && sign != american[key] && !(sign == "+" && key == ebiten.KeyEqual) {
			l.says[key.String()] = sign
		}
	}
}

// Key is the key that is meant where an American keyboard has k.
func (l *Layout) Key(k ebiten.Key) ebiten.Key {
	if l == nil {
		return k
	}
	if key, ok := l.means[k]; ok {
		return key
	}
	return k
}

// Same reports whether two keyboards call their keys alike.
func (l *Layout) Same(m *Layout) bool {
	if l == nil || m == nil {
		return l == m
	}
	return maps.Equal(l.names, m.names)
}

// said is what is on the key with a name in files; empty: what an American keyboard has.
func (l *Layout) said(key string) string {
	if l == nil {
		return ""
	}
	sign := l.says[key]
	if name, ok := spelt[sign]; ok {
		return name.String()
	}
	if upper := strings.ToUpper(sign); utf8.RuneCountInString(upper) == 1 {
		return upper
	}
	return sign
}

// spelt are signs that are hard to read by themselves.
var spelt = map[string]rules.Text{
	".": rules.T("Full stop"), ",": rules.T("Comma"), "-": rules.T("Minus"), ";": rules.T("Semicolon"), ":": rules.T("Colon"), "'": rules.T("Quote"),
	"`": rules.T("Backquote"), "´": rules.T("Acute"), "^": rules.T("Circumflex"),
}

var plugged atomic.Pointer[Layout]

// Use lets keys be called as a keyboard calls them from now on; restore takes that back.
func Use(l *Layout) (restore func()) {
	before := plugged.Swap(l)
	return func() { plugged.Store(before) }
}

// Plugged is the keyboard that is used.
func Plugged() *Layout { return plugged.Load() }
