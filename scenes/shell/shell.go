package shell

import (
	"time"

	"portcullis/game"
	"portcullis/game/feat"
	"portcullis/game/match"
	"portcullis/game/opponent"
	"portcullis/game/settings"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/save/outcomes"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/rulebook"
)

// Shell is what the screens share. App is set when the first screen is made, everything else
// before.
type Shell struct {
	App     *game.App
	Painter form.Painter
	Measure ink.Measurer
	Now     func() time.Time // the time of day, for dates
	Books   *rulebook.Library
	// Copy puts a text on the clipboard and Paste reads it; nil: there is none. WhyNoCopy says why.
	Copy      func(string) error
	Paste     func() (string, error)
	WhyNoCopy string
	Files     *Files         // nil: there are folders
	Faces     opponent.List  // computer players with names and faces
	Kept      *outcomes.Book // how matches ended; nil: nothing is kept
	Feats     feat.List      // deeds that earn a medal
	// First is the id of the game that rules are opened for when nothing else says; empty: no game
	// can be played.
	First string
	Doors Doors
	// Whence makes the screen anew from which the list of lessons was opened, if that is not the title screen: who leaves a lesson comes
	// back to it by way of the list.
	Whence func() game.Scene
	// Idle ends what is being read for the screens, when a table is shown; nil: nothing is.
	Idle func()

	canvas form.Canvas
	front  *Screen // the screen that was updated last; nil: a table
}

// Doors lead from one screen to another. The package that puts the screens together sets them, so
// that no screen knows another.
type Doors struct {
	// NewMatch settles a match of a game, with what is settled already; nil: nothing.
	NewMatch func(game string, options map[string]string) game.Scene
	// Rules are the rules of a game, opened at a ledger id; an empty one is the beginning.
	Rules func(game, rule string) game.Scene
	// Learn lists the lessons, of one game at first.
	Learn    func(game string) game.Scene
	Saves    func() game.Scene
	Records  func() game.Scene
	Settings func() game.Scene
	About    func() game.Scene
	// AskToOpen asks whether the match on the table shall give way to that of a file.
	AskToOpen func(name, path string) game.Scene
	// Results tell how a match ended.
	Results func(*match.Match) game.Scene
	// Chronicle tells a match as a story as a seat saw it; nil where its game tells none.
	Chronicle func(m *match.Match, viewer rules.Seat) game.Scene
	// Watch shows a match from its beginning; nil where that cannot be, which it has told then.
	Watch func(*match.Match) game.Scene
}

// OpenRules puts the rules of a game on top, opened at a ledger id; an empty id is the beginning.
func (s *Shell) OpenRules(id, rule string) {
	s.App.Post(game.Push{Scene: s.Doors.Rules(id, rule)})
}

// OpenLessons puts the list of lessons on top, those of a game first. Whence makes the screen anew from which it is opened; nil: the title
// screen.
func (s *Shell) OpenLessons(id string, whence func() game.Scene) {
	s.Whence = whence
	s.App.Post(game.Push{Scene: s.Doors.Learn(id)})
}

// OpenSettings puts the settings on top.
func (s *Shell) OpenSettings() { s.App.Post(game.Push{Scene: s.Doors.Settings()}) }

// OpenResults puts the results of the match on the table on top, once it is over.
func (s *Shell) OpenResults() {
	if m := s.App.Match(); m != nil && m.Over() {
		s.App.Post(game.Push{Scene: s.Doors.Results(m)})
	}
}

// OpenChronicle puts the story of a match on top, as a seat saw it.
func (s *Shell) OpenChronicle(m *match.Match, viewer rules.Seat) {
	if scene := s.Doors.Chronicle(m, viewer); scene != nil {
		s.App.Post(game.Push{Scene: scene})
	}
}

// Watch puts a match on top, shown from its beginning.
func (s *Shell) Watch(m *match.Match) {
	if scene := s.Doors.Watch(m); scene != nil {
		s.App.Post(game.Push{Scene: scene})
	}
}

// Current is the game that rules are opened for when nothing else says: that of the match on the
// table, or the first one.
func (s *Shell) Current() string {
	if m := s.App.Match(); m != nil {
		return m.Info().ID
	}
	return s.First
}

// Tell shows an error in a corner of the screen.
func (s *Shell) Tell(err error) { s.App.Post(game.Notify{Text: Say(err)}) }

// Click is the sound of a button.
func (s *Shell) Click() { s.App.Post(game.PlaySound{Effect: sound.Click}) }

// NoCopy is why nothing can be copied; empty: it can.
func (s *Shell) NoCopy() string {
	if s.Copy == nil && s.WhyNoCopy == "" {
		return rules.Say("There is no clipboard here.")
	}
	return s.WhyNoCopy
}

// Scheme is the palette that the settings ask for.
func (s *Shell) Scheme() ink.Scheme {
	if s.App.Settings().Palette == settings.ColourBlind {
		return ink.ColourBlind
	}
	return ink.Standard
}

// Tips are the words of advice in the rules of a game. A text that cannot be read has none: who
// opens it is told why.
func (s *Shell) Tips(g rules.Info) []string {
	b, err := s.Books.Book(g.ID, g.Title)
	if err != nil {
		return nil
	}
	return b.Tips()
}

// Leave tells the screens that a table is shown: the next screen reads again what it shows.
func (s *Shell) Leave() {
	if s.Idle != nil {
		s.Idle()
	}
	s.front = nil
}

// Ahead has something painted before there is a window, if the painter makes a difference.
func (s *Shell) Ahead(draw func()) {
	if p, ok := s.Painter.(interface{ Ahead(draw func()) }); ok {
		p.Ahead(draw)
		return
	}
	draw()
}

// Release lets go of the memory of the screens while a table is drawn, and sets the painter to its
// unit.
func (s *Shell) Release(unit float64) {
	s.canvas.Release()
	s.Painter.SetUnit(unit)
}
