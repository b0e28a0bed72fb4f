package cards

import (
	"errors"
	"io/fs"

	"portcullis/rules/content"
)

// Fault is one thing wrong with the content.
type Fault = content.Fault

// ContentError is everything that keeps a set of content files from being played.
type ContentError = content.Error

// loader takes the content files over. What is found wrong is noted at its file.
type loader struct {
	set     *Set
	files   []*content.File
	ids     map[string]bool // of Resource cards, Events, abilities, heroes and Enemy cards
	cursed  int             // Cursed Ground tokens that lingering cards need
	tactics int             // Tactics cards
	grace   int             // Divine Grace tokens
	track   int             // steps of a Vinculum track
}

// Load reads the content at the root of the file system. Content that cannot be played is a
// *[ContentError] with every fault.
func Load(files fs.FS) (*Set, error) {
	l := loader{set: &Set{Lists: [][]Effect{nil}}, ids: map[string]bool{}}
	read(&l, files, "setup.toml", l.setup)
	read(&l, files, "fields.toml", l.fields)
	read(&l, files, "buildings.toml", l.buildings)
	read(&l, files, "smuggling.toml", l.smuggling)
	read(&l, files, "dice.toml", l.dice)
	read(&l, files, "enemies.toml", l.enemies)
	read(&l, files, "events.toml", l.events)
	read(&l, files, "abilities.toml", l.abilities)
	read(&l, files, "heroes.toml", l.heroes)
	for class, name := range classWords() {
		read(&l, files, "resources_"+name+".toml", func(f *content.File, in *resourcesTOML) { l.resources(f, in, Class(class)) })
	}
	if err := content.Check(l.files...); err != nil {
		return nil, err
	}
	l.together()
	if err := content.Check(l.files...); err != nil {
		return nil, err
	}
	l.set.Hash = content.Hash(l.files...)
	return l.set, nil
}

// Lint returns everything wrong with the content, each a *[Fault]; nil if it can be played.
// What concerns several files is looked at when each is in order.
func Lint(files fs.FS) []error {
	_, err := Load(files)
	var wrong *ContentError
	if errors.As(err, &wrong) {
		return wrong.Unwrap()
	}
	return nil
}

// read decodes a file and hands it on.
func read[T any](l *loader, files fs.FS, name string, take func(*content.File, *T)) {
	f := content.Read(files, name)
	l.files = append(l.files, f)
	if in := new(T); f.Decode(in) {
		take(f, in)
	}
}

// file is a file that has been read.
func (l *loader) file(name string) *content.File {
	for i, n := range fileNames() {
		if n == name {
			return l.files[i]
		}
	}
	panic("no content file " + name)
}

// fileNames are the content files in the order in which they are read.
func fileNames() []string {
	names := []string{"setup.toml", "fields.toml", "buildings.toml", "smuggling.toml", "dice.toml", "enemies.toml", "events.toml", "abilities.toml", "heroes.toml"}
	for _, class := range classWords() {
		names = append(names, "resources_"+class+".toml")
	}
	return names
}

// entry is a part of a file: where it stands and how faults call it.
type entry struct {
	*content.File
	path  string // "card[3]"
	place string // "card arm_logs"
}

func (e entry) at(key string) string  { return e.path + "." + key }
func (e entry) who(key string) string { return e.place + ", " + key }

// part is a part of the entry.
func (e entry) part(key string) entry { return entry{e.File, e.at(key), e.who(key)} }

// wrong notes a fault at a key.
func (e entry) wrong(key, format string, args ...any) {
	e.Fault(e.at(key), e.who(key), format, args...)
}

// whole notes a fault of the entry itself.
func (e entry) whole(format string, args ...any) { e.Fault(e.path, e.place, format, args...) }

func (e entry) number(key string, n *int, low, high int) int {
	return e.Number(e.at(key), e.who(key), n, low, high)
}

// maybe is a number that need not be there.
func (e entry) maybe(key string, n *int, low, high int) int {
	if n == nil {
		return 0
	}
	return e.number(key, n, low, high)
}

// fixed is a number that the rules rest on.
func (e entry) fixed(key string, n *int, want int) { e.Fixed(e.at(key), e.who(key), n, want) }

// id notes a fault unless the entry has an id of its own.
func (e entry) id(id string, seen map[string]bool) { e.ID(e.at("id"), e.who("id"), id, seen) }

// name is a text that people read, in one line.
func (e entry) name(key, s string) string { return e.text(key, s, content.LongestName) }

// words is a longer text that people read.
func (e entry) words(key, s string) string { return e.text(key, s, content.LongestText) }

func (e entry) text(key, s string, most int) string {
	if s == "" {
		e.wrong(key, "is missing")
	}
	return e.flavour(key, s, most)
}

// flavour is a text that may be missing.
func (e entry) flavour(key, s string, most int) string {
	if !e.Fits(e.at(key), e.who(key), s, most) {
		return ""
	}
	return s
}

// from checks where the entry comes from.
func (e entry) from(o origin) {
	e.Source(e.at("source"), e.who("source"), o.Source)
	if o.Source == "house" && len(o.House) > 0 {
		e.wrong("house", "all of an entry of the house is of the house")
	}
}

// fits notes a fault unless a word is the one that the rules rest on.
func (e entry) fits(key, s, want string) {
	if s != want {
		e.wrong(key, "is %q; the rules need %q", s, want)
	}
}

// word reads a word of a list.
func word[T ~uint8](e entry, key, s string, words []string) T {
	t, ok := of[T](words, s)
	if !ok {
		e.wrong(key, "unknown %s %q; use %s", key, s, oneOf(words))
	}
	return t
}

// oneOf joins words: "krohn, gargoh or molen".
func oneOf(words []string) string {
	if len(words) > 0 && words[0] == "" {
		words = words[1:]
	}
	text := ""
	for i, w := range words {
		switch {
		case i == 0:
		case i == len(words)-1:
			text += " or "
		default:
			text += ", "
		}
		text += w
	}
	return text
}
