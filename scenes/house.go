package scenes

import (
	"errors"
	"fmt"
	"time"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/citadel"
	"portcullis/scenes/city"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/rulebook"
	"portcullis/scenes/table"
	"portcullis/scenes/wartracks"
)

// Config is what the screens are made of. Box, Painter and Measure must be set.
type Config struct {
	Box     *box.Box
	Painter form.Painter
	Measure ink.Measurer
	// Now is the time of day, for dates; time.Now if nil.
	Now func() time.Time
	// Copy puts a text on the clipboard; nil: there is none. NoCopy says why.
	Copy   func(string) error
	NoCopy string
	// Paste reads the text of the clipboard; set if Copy is.
	Paste func() (string, error)
	// Troubles are told in a window before the menu, such as folders that cannot be used.
	Troubles []error
}

// House makes the screens of the program and holds what they share.
type House struct {
	config Config
	app    *game.App
	lids   []Lid
	canvas form.Canvas
	books  map[string]*rulebook.Book
	shelf  shelf
	// workshops are by game and kind of value, "siegestorm deck".
	workshops map[string]Workshop
	front     *screen // the screen that was updated last
}

// New makes the house. Its Start and Board go into game.Options.
func New(c Config) *House {
	if c.Now == nil {
		c.Now = time.Now
	}
	h := &House{config: c, books: map[string]*rulebook.Book{}, workshops: map[string]Workshop{}}
	for _, e := range c.Box.Games() {
		h.lids = append(h.lids, lidOfEntry(e))
	}
	h.openShops()
	return h
}

// lidOfEntry makes the lid of a game of the box.
func lidOfEntry(e box.Entry) Lid {
	l := Lid{ID: e.ID, Title: e.Title, Summary: e.Summary, About: aboutOf(e.ID), Players: e.Seats, Length: e.Time, Game: e.Game}
	if e.Ready() {
		l.Hidden = e.Game.Info().Hidden
	}
	return l
}

// Start makes the first screen, for game.Options: the menu, with windows over it that tell
// of content that was rejected and of troubles.
func (h *House) Start(a *game.App) game.Scene {
	first := h.Menu(a)
	if rejected := h.config.Box.Rejected(); rejected != nil {
		a.Post(game.Push{Scene: h.contentNotice(rejected)})
	}
	for _, err := range h.config.Troubles {
		a.Post(game.Push{Scene: h.Notice("Something is not as it should be", err)})
	}
	return first
}

// Menu makes the title screen.
func (h *House) Menu(a *game.App) game.Scene {
	h.app = a
	return newMenu(h)
}

// tableBoard returns the board of a game, nil if there is none.
func tableBoard(id string) table.Board {
	switch id {
	case "kurth":
		return city.New()
	case "bsieged":
		return citadel.New()
	case "siegestorm":
		return wartracks.New()
	}
	return nil
}

// tracks are the elements of a game whose numbers tell how a match stands.
func tracks(id string) []rules.Element {
	switch id {
	case "kurth":
		return []rules.Element{kurth.ElementSpirit, kurth.ElementMana, kurth.ElementOverrun}
	case "siegestorm":
		return []rules.Element{"resources:0", "resources:1", "resources:2", "resources:3", "boss:life", "boss:menace"}
	}
	return nil
}

// book is the rules text of a game.
func (h *House) book(id string) (*rulebook.Book, error) {
	if b, ok := h.books[id]; ok {
		return b, nil
	}
	text, there, err := assets.Rules(id)
	if err != nil {
		return nil, err
	}
	if !there {
		return nil, fmt.Errorf("the rules of %s are not written yet", find(h.lids, id).Title)
	}
	b, err := rulebook.Read(text)
	if err != nil {
		return nil, fmt.Errorf("the rules of %s: %w", find(h.lids, id).Title, err)
	}
	h.books[id] = b
	return b, nil
}

// tips are the words of advice in the rules of a game.
func (h *House) tips(id string) []string {
	b, err := h.book(id)
	if err != nil {
		return nil // who opens the rules is told
	}
	return b.Tips()
}

// OpenRules puts the rules of a game on top, opened at a ledger id; an empty id is the
// beginning.
func (h *House) OpenRules(id, rule string) {
	h.app.Post(game.Push{Scene: newReader(h, id, rule)})
}

// OpenSettings puts the settings on top.
func (h *House) OpenSettings() { h.app.Post(game.Push{Scene: newSettingsScreen(h)}) }

// OpenResults puts the results of the match on the table on top.
func (h *House) OpenResults() {
	if m := h.app.Match(); m != nil && m.Over() {
		h.app.Post(game.Push{Scene: newResults(h, m)})
	}
}

// current is the game that rules are opened for when nothing else says.
func (h *House) current() string {
	if m := h.app.Match(); m != nil {
		return m.Info().ID
	}
	for _, l := range h.lids {
		if l.Ready() {
			return l.ID
		}
	}
	return ""
}

func (h *House) click() { h.app.Post(game.PlaySound{Effect: sound.Click}) }

// lidByGame is the lid of a game, and whether it can be played.
func (h *House) lidByGame(id string) (Lid, bool) {
	l := find(h.lids, id)
	return l, l.Ready()
}

// say makes a sentence of an error for a screen.
func say(err error) string {
	if err == nil {
		return ""
	}
	var refusal *rules.Refusal
	if errors.As(err, &refusal) {
		return refusal.Error()
	}
	return game.Sentence(err.Error())
}
