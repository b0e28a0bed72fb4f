package rulebook

import "fmt"

// Library reads the rules texts of games, each once.
type Library struct {
	text func(id string) (markdown string, there bool, err error)
	read map[string]*Book
}

// NewLibrary makes a library of texts by the ids of games, as assets.Rules gives them.
func NewLibrary(text func(id string) (markdown string, there bool, err error)) *Library {
	return &Library{text: text, read: map[string]*Book{}}
}

// Book is the rules text of a game. The error names the game by its title.
func (l *Library) Book(id, title string) (*Book, error) {
	if b, ok := l.read[id]; ok {
		return b, nil
	}
	text, there, err := l.text(id)
	if err != nil {
		return nil, err
	}
	if !there {
		return nil, fmt.Errorf("the rules of %s are not written yet", title)
	}
	b, err := Read(text)
	if err != nil {
		return nil, fmt.Errorf("the rules of %s: %w", title, err)
	}
	l.read[id] = b
	return b, nil
}
