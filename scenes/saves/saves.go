package saves

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"portcullis/game"
	"portcullis/game/crash"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/fold"
	"portcullis/save"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// screen is the screen of the saved matches.
type screen struct {
	shell.Screen
	shelf *summary.Shelf
	model model
	all   []summary.Match
	gone  save.Deleted
	seen  seen
	// sought is the match that is being loaded to be looked at, and off calls that off; nil: none is.
	sought string
	off    func()
}

// seen is how the match looks that was looked at last.
type seen struct {
	path    string
	changed time.Time
	board   func(w, h float64) ink.List
	facts   []kit.Fact
}

// New makes the screen of the saved matches.
func New(sh *shell.Shell, shelf *summary.Shelf) game.Scene {
	s := &screen{shelf: shelf, Screen: shell.Screen{Shell: sh, Scene: "saves", Title: rules.Say("Saves")}}
	s.model = model{Games: shelf.Games, Hidden: map[string]bool{}, Folder: sh.App.Folders().Matches, Loose: sh.Files != nil}
	s.Plan = func(k form.Toolkit) []form.Item { return plan(k, s.model) }
	s.Prompt = func() string { return rules.Say("Choose a match to open") }
	s.Act, s.Back, s.Shown, s.Left, s.Notes = s.do, s.leave, s.read, s.stop, s.spoken
	s.Open()
	return s
}

// leave closes the dialog, or goes back.
func (s *screen) leave() {
	if s.model.Rename != nil || s.model.Asking {
		s.model.Rename, s.model.Asking, s.model.Fault = nil, false, ""
		s.UI.Replan()
		return
	}
	s.Pop()
}

// stop ends what is being read for this screen.
func (s *screen) stop() {
	s.shelf.Stop()
	s.unlook()
}

func (s *screen) spoken() []string {
	c := s.model.chosen()
	if c == nil {
		return nil
	}
	return slices.DeleteFunc([]string{c.Title, c.Turn, c.Next, c.Advice, s.model.Fault}, func(t string) bool { return t == "" })
}

// read has the folder read.
func (s *screen) read() { s.shelf.Read(s.take) }

// take shows what is known of the folder.
func (s *screen) take(l summary.Listing) {
	if l.Err != nil {
		s.model.Fault = shell.Say(l.Err)
	}
	s.all, s.model.Reading, s.model.More = l.Kept(), l.Progress(), l.More
	for i := range s.all {
		s.all[i].Date(s.Shell.Now())
	}
	s.sift()
	switch {
	case s.model.chosen() != nil:
		s.choose(s.model.Chosen)
	case s.model.Chosen != "" && l.Reading: // it may be found yet
	case len(s.model.Rows) > 0:
		s.choose(s.model.Rows[0].Path)
	default:
		s.model.Chosen = ""
	}
	s.UI.Replan()
}

// sift takes the matches that fit search and filters, in order.
func (s *screen) sift() {
	s.model.All = len(s.all)
	s.model.Rows = nil
	for _, m := range s.all {
		if !s.model.Hidden[m.Game.ID] && fits(m, s.model.Query) {
			s.model.Rows = append(s.model.Rows, m)
		}
	}
	rows := s.model.Rows
	switch s.model.Sort {
	case oldestFirst:
		slices.Reverse(rows)
	case byName:
		slices.SortStableFunc(rows, func(a, b summary.Match) int {
			return strings.Compare(fold.Text(a.Name), fold.Text(b.Name))
		})
	case byGame:
		slices.SortStableFunc(rows, func(a, b summary.Match) int { return strings.Compare(a.Title, b.Title) })
	}
	s.recall()
}

// fits reports whether a match has every word of a search in what the list shows of it.
func fits(m summary.Match, query string) bool {
	return fold.Has(strings.Join([]string{m.Title, m.Name, m.Turn, m.When, m.State.Word()}, " "), query)
}

// choose shows a match at reading size, with the picture of its board. The match is loaded for that
// apart from the screen.
func (s *screen) choose(path string) {
	s.model.Chosen = path
	known := s.recall()
	if !known && s.model.Looking && s.sought == path {
		return // it is on its way
	}
	s.unlook()
	c := s.model.chosen()
	if known || c == nil || c.State == summary.Damaged {
		return
	}
	s.model.Looking, s.sought = true, path
	changed := c.Changed
	s.load(path, "", func(m *match.Match, err error) {
		s.off, s.model.Looking = nil, false
		s.see(path, changed, m, err)
		s.UI.Replan()
	})
}

// recall shows the chosen match as it was seen last. false: it has changed since, or was not seen.
func (s *screen) recall() bool {
	c := s.model.chosen()
	if c == nil || s.seen.path != c.Path || !s.seen.changed.Equal(c.Changed) {
		return false
	}
	c.Board, c.Facts = s.seen.board, s.seen.facts
	return true
}

// see takes in how a match looks.
func (s *screen) see(path string, changed time.Time, m *match.Match, err error) {
	c := s.model.chosen()
	if c == nil || c.Path != path {
		return
	}
	if err == nil {
		err = crash.TryFile(path, func() error {
			s.seen = seen{path, changed, summary.Picture(c.Game.Kit, m, s.Shell.Measure), summary.Facts(c.Game.Kit, m)}
			return nil
		})
	}
	if err != nil {
		s.model.Fault = shell.Say(err)
		return
	}
	s.recall()
}

// unlook ends the loading of the match that is looked at.
func (s *screen) unlook() {
	s.model.Looking = false
	if s.off != nil {
		s.off()
		s.off = nil
	}
}

// load loads a match to be looked at. doing is told if it takes long; empty: the screen shows it.
func (s *screen) load(path, doing string, then func(*match.Match, error)) {
	var m *match.Match
	done := false
	off := s.Shell.App.Send(game.Errand{
		Doing: doing,
		Work: func(ctx context.Context) error {
			return crash.TryFile(path, func() error {
				file, err := save.Open(path)
				if err == nil {
					m, err = match.LoadContext(ctx, s.Shell.App.Games(), file, nil)
				}
				return err
			})
		},
		Then: func(err error) {
			done = true
			then(m, err)
		},
	})
	if !done && doing == "" {
		s.off = off
	}
}

// watch shows a match from its beginning.
func (s *screen) watch(path string) {
	s.load(path, reads(path), func(m *match.Match, err error) {
		if err != nil {
			s.model.Fault = shell.Say(err)
			s.UI.Replan()
			return
		}
		s.Shell.Watch(m)
	})
}

// reads says that a file is being read.
func reads(path string) string { return rules.Say("Reading %s", filepath.Base(path)) }

func (s *screen) do(e form.Event) {
	s.model.Fault = ""
	switch {
	case e.ID == savesBack:
		s.Pop()
	case e.ID == savesRules:
		s.Shell.OpenRules(s.Shell.Current(), "")
	case e.ID == savesSettings:
		s.Shell.OpenSettings()
	case e.ID == savesNew:
		s.Shell.App.Post(game.Replace{Scene: s.Shell.Doors.NewMatch(s.Shell.Current(), nil)})
	case e.ID == savesSearch && e.Act == form.Type:
		s.model.Query = e.Text
		s.sift()
	case e.ID == savesSort:
		s.model.Sort = s.model.Sort.next()
		s.sift()
	case strings.HasPrefix(e.ID, filterID("")):
		id := strings.TrimPrefix(e.ID, filterID(""))
		s.model.Hidden[id] = !s.model.Hidden[id]
		s.sift()
	case strings.HasPrefix(e.ID, "save:"):
		for _, row := range s.model.Rows {
			if row.ID == e.ID {
				s.choose(row.Path)
			}
		}
	case strings.HasPrefix(e.ID, goOn):
		for _, row := range s.model.Rows {
			if goOn+row.ID == e.ID {
				s.open(row)
			}
		}
	case e.ID == savesUndo:
		s.bringBack()
	case e.ID == savesImport:
		s.takeIn()
	default:
		s.doChosen(e)
	}
}

// doChosen does something with the chosen match.
func (s *screen) doChosen(e form.Event) {
	c := s.model.chosen()
	if c == nil {
		return
	}
	switch e.ID {
	case savesOpen:
		s.open(*c)
	case savesAnyway:
		s.openAnyway(*c)
	case savesWatch:
		s.watch(c.Path)
	case savesCopy:
		s.copy(*c)
	case savesRename:
		name := c.Name
		s.model.Rename = &name
		s.UI.Focus(savesName)
		s.UI.SelectWhenShown()
	case savesName:
		s.typeName(e)
	case savesKeep:
		s.rename(*c)
	case savesCancel:
		s.model.Rename, s.model.Asking = nil, false
	case savesDelete:
		s.remove(*c)
	case savesExport:
		s.export(*c)
	}
}
