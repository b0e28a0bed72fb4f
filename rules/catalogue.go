package rules

import "sync/atomic"

// Catalogue knows the formats of one language. It is asked by many goroutines at once.
type Catalogue interface {
	// Translate returns the format in which t is said, as its context and its number want
	// it; false: the catalogue does not know the text, and it is said in English. The
	// format takes the arguments of t, in any order ("%[2]s"). It is final where t has no
	// arguments.
	Translate(t Text) (format string, ok bool)
}

// spoken is the catalogue that every Text asks; nil while English is spoken.
var spoken atomic.Pointer[Catalogue]

// Speak makes c the language of all Texts from now on, nil English as it is written, and returns
// what takes that back. A program speaks one language, chosen at its start; a test takes it back
// and does not run beside others.
func Speak(c Catalogue) (restore func()) {
	var next *Catalogue
	if c != nil {
		next = &c
	}
	before := spoken.Swap(next)
	return func() { spoken.Store(before) }
}

// Marked is a Catalogue that can be told from others, and from what it was before it was edited.
type Marked interface {
	// Mark is a hash of what it says.
	Mark() string
}

// Tongue tells the language that is spoken from all others, for those who keep sentences from one start of the program
// to the next: empty for English as it is written. False: what is spoken cannot be told from others.
func Tongue() (mark string, ok bool) {
	c := spoken.Load()
	if c == nil {
		return "", true
	}
	if m, ok := (*c).(Marked); ok {
		return m.Mark(), true
	}
	return "", false
}
