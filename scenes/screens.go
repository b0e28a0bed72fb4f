package scenes

import (
	"path/filepath"
	"time"

	"portcullis/assets"
	"portcullis/game"
	"portcullis/game/box"
	"portcullis/game/feat"
	"portcullis/game/match"
	"portcullis/game/opponent"
	"portcullis/rules"
	"portcullis/save/outcomes"
	"portcullis/scenes/about"
	"portcullis/scenes/chronicle"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/learn"
	"portcullis/scenes/menu"
	"portcullis/scenes/newmatch"
	"portcullis/scenes/notice"
	"portcullis/scenes/play"
	"portcullis/scenes/reader"
	"portcullis/scenes/records"
	"portcullis/scenes/results"
	"portcullis/scenes/rulebook"
	"portcullis/scenes/saves"
	"portcullis/scenes/settings"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// Config is what the screens are made of. Box, Painter and Measure must be set.
type Config struct {
	Box *box.Box
	// Kits say what the screens need of each game; [Kits] if nil.
	Kits    []kit.Kit
	Painter form.Painter
	Measure ink.Measurer
	// Rules are the rules texts by the ids of games; those of the assets if nil.
	Rules func(id string) (markdown string, there bool, err error)
	// Faces are the computer players with names and faces; those of the assets if nil.
	Faces opponent.List
	// Feats are the deeds that earn a medal.
	Feats feat.List
	// Now is the time of day, for dates; time.Now if nil.
	Now func() time.Time
	// Copy puts a text on the clipboard; nil: there is none. NoCopy says why.
	Copy   func(string) error
	NoCopy string
	// Paste reads the text of the clipboard; set if Copy is.
	Paste func() (string, error)
	// Files go to the person and come from them where there are no folders of theirs; nil: there are.
	Files *shell.Files
	// Troubles are told in a window before the menu, such as folders that cannot be used.
	Troubles []error
}

// Screens makes the screens of the program and leads from one to another.
type Screens struct {
	config Config
	Shell  *shell.Shell
	games  kit.Games
	shelf  *summary.Shelf
}

// New puts the screens together. Their Start and Board go into game.Options.
func New(c Config) *Screens {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Rules == nil {
		c.Rules = assets.Rules
	}
	if c.Kits == nil {
		c.Kits = Kits()
	}
	if c.Faces == nil {
		c.Faces, _ = opponent.Load(assets.FS()) // those of the assets are right, as a test makes sure
	}
	s := &Screens{config: c, Shell: &shell.Shell{Faces: c.Faces, Feats: c.Feats,
		Painter: c.Painter, Measure: c.Measure, Now: c.Now, Books: rulebook.NewLibrary(c.Rules),
		Copy: c.Copy, Paste: c.Paste, WhyNoCopy: c.NoCopy, Files: c.Files,
	}}
	s.games = kit.Gather(s.Shell, c.Box, c.Kits)
	s.shelf = &summary.Shelf{Shell: s.Shell, Games: s.games}
	s.Shell.Idle = s.shelf.Stop
	if len(s.games) > 0 {
		s.Shell.First = s.games[0].ID
	}
	s.Shell.Doors = s.doors()
	return s
}

// doors lead from one screen to another.
func (s *Screens) doors() shell.Doors {
	sh := s.Shell
	return shell.Doors{
		NewMatch:  func(id string, options map[string]string) game.Scene { return newmatch.New(sh, s.games, id, options) },
		Rules:     func(id, rule string) game.Scene { return reader.New(sh, s.games, id, rule) },
		Learn:     func(first string) game.Scene { return learn.New(sh, s.games, s.shelf, first) },
		Saves:     func() game.Scene { return saves.New(sh, s.shelf) },
		Records:   func() game.Scene { return records.New(sh, s.shelf) },
		Settings:  func() game.Scene { return settings.New(sh, s.games.Sample()) },
		About:     func() game.Scene { return about.New(sh, s.games) },
		AskToOpen: func(name, path string) game.Scene { return notice.AskToOpen(sh, name, path) },
		Results:   func(m *match.Match) game.Scene { return results.New(sh, s.games, m) },
		Chronicle: func(m *match.Match, viewer rules.Seat) game.Scene { return chronicle.New(sh, s.games, m, viewer) },
		Watch:     func(m *match.Match) game.Scene { return play.Watch(sh, s.games.Find(m.Info().ID), m) },
	}
}

// Start makes the first screen, for game.Options: the menu, with windows over it that tell
// of content that was rejected and of troubles.
func (s *Screens) Start(a *game.App) game.Scene {
	first := s.Menu(a)
	if rejected := s.config.Box.Rejected(); rejected != nil {
		a.Post(game.Push{Scene: notice.Content(s.Shell, rejected)})
	}
	for _, err := range s.config.Troubles {
		a.Post(game.Push{Scene: notice.Fault(s.Shell, "Something is not as it should be", err)})
	}
	return first
}

// Waiting makes the window of something that takes long, for game.Options.
func (s *Screens) Waiting(_ *game.App, doing string, off game.Command) game.Scene {
	return notice.Waiting(s.Shell, doing, off)
}

// Menu makes the title screen.
func (s *Screens) Menu(a *game.App) game.Scene {
	s.Shell.App = a
	s.keep()
	return menu.New(s.Shell, s.games, s.shelf)
}

// keep opens the file of how matches ended beside the folder of the matches, once.
func (s *Screens) keep() {
	folder := s.Shell.App.Folders().Matches
	if s.Shell.Kept != nil || folder == "" {
		return
	}
	var err error
	if s.Shell.Kept, err = outcomes.Open(filepath.Join(filepath.Dir(folder), outcomes.File)); err != nil {
		s.Shell.App.Post(game.Warn{Text: rules.Say("Not all records of finished matches can be read: %s", shell.Say(err))})
	}
}

// Board makes the scene of the match on the table, for game.Options.
func (s *Screens) Board(a *game.App) game.Scene {
	m := a.Match()
	g := s.games.Find(m.Info().ID)
	if g.Kit.Board == nil {
		return notice.NoBoard(s.Shell, m.Info().Title)
	}
	return play.New(s.Shell, g, m)
}
