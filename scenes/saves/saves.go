package saves

import (
	"path/filepath"
	"slices"
	"strings"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/form"
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
}

// New makes the screen of the saved matches.
func New(sh *shell.Shell, shelf *summary.Shelf) game.Scene {
	s := &screen{shelf: shelf, Screen: shell.Screen{Shell: sh, Scene: "saves", Title: rules.Say("Saves")}}
	s.model = model{Games: shelf.Games, Hidden: map[string]bool{}, Folder: sh.App.Folders().Matches}
	s.Plan = func(k form.Kit) []form.Item { return plan(k, s.model) }
	s.Prompt = func() string { return rules.Say("Choose a match to open") }
	s.Act, s.Back, s.Shown, s.Notes = s.do, s.leave, s.read, s.spoken
	s.Open()
	return s
}

// leave closes the dialog, or goes back.
func (s *screen) leave() {
	if s.model.Rename != nil {
		s.model.Rename, s.model.Fault = nil, ""
		s.UI.Replan()
		return
	}
	s.Pop()
}

func (s *screen) spoken() []string {
	c := s.model.chosen()
	if c == nil {
		return nil
	}
	return slices.DeleteFunc([]string{c.Title, c.Turn, c.Next, c.Advice, s.model.Fault}, func(t string) bool { return t == "" })
}

// read reads the folder.
func (s *screen) read() {
	list, err := s.shelf.List()
	if err != nil {
		s.model.Fault = shell.Say(err)
	}
	s.all = list
	s.sift()
	if s.model.chosen() == nil {
		s.model.Chosen = ""
		if len(s.model.Rows) > 0 {
			s.choose(s.model.Rows[0].Path)
		}
		return
	}
	s.choose(s.model.Chosen)
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
			return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
		})
	case byGame:
		slices.SortStableFunc(rows, func(a, b summary.Match) int { return strings.Compare(a.Title, b.Title) })
	}
}

// fits reports whether a match has every word of a search in what the list shows of it.
func fits(m summary.Match, query string) bool {
	text := strings.ToLower(strings.Join([]string{m.Title, m.Name, m.Turn, m.When, m.State.Word()}, " "))
	for _, word := range strings.Fields(strings.ToLower(query)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// choose shows a match at reading size, with the picture of its board.
func (s *screen) choose(path string) {
	s.model.Chosen = path
	c := s.model.chosen()
	if c == nil || c.State == summary.Damaged || c.Board != nil {
		return
	}
	m, err := s.load(path)
	if err != nil {
		return // the list says so when it is read again
	}
	c.Board = summary.Picture(c.Game.Kit, m, s.Shell.Measure)
	c.Facts = summary.Facts(c.Game.Kit, m)
}

// load opens a match to be looked at.
func (s *screen) load(path string) (*match.Match, error) {
	file, err := save.Open(path)
	if err != nil {
		return nil, err
	}
	return match.Load(s.Shell.App.Games(), file, nil)
}

// watch shows a match from its beginning.
func (s *screen) watch(path string) {
	m, err := s.load(path)
	if err != nil {
		s.Shell.Tell(err)
		return
	}
	s.Shell.Watch(m)
}

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
	case e.ID == savesUndo:
		s.bringBack()
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
		if c.State == summary.Damaged {
			s.rescue(*c)
			return
		}
		s.Shell.App.Post(game.OpenMatch{Path: c.Path})
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
		s.model.Rename = nil
	case savesDelete:
		s.remove(*c)
	}
}

func (s *screen) typeName(e form.Event) {
	switch e.Act {
	case form.Type:
		*s.model.Rename = e.Text
	case form.Submit:
		if c := s.model.chosen(); c != nil {
			s.rename(*c)
		}
	}
}

// with does something in the folder and reads it again; what goes wrong is told on the screen.
func (s *screen) with(act func(*save.Folder) error) bool {
	dir, err := s.shelf.Folder()
	if err == nil {
		err = act(dir)
	}
	s.read()
	s.model.Fault = shell.Say(err)
	return err == nil
}

func (s *screen) rename(c summary.Match) {
	name := *s.model.Rename
	if s.with(func(dir *save.Folder) error {
		_, err := dir.Rename(save.Entry{Path: c.Path, Name: c.Name}, name)
		return err
	}) {
		s.model.Rename = nil
	}
}

func (s *screen) copy(c summary.Match) {
	s.with(func(dir *save.Folder) error {
		e, err := dir.Duplicate(save.Entry{Path: c.Path, Name: c.Name}, rules.Say("Copy of %s", c.Name), s.Shell.Now())
		if err == nil {
			s.model.Chosen = e.Path
		}
		return err
	})
}

// rescue makes a copy of what can be read of a damaged file and opens it.
func (s *screen) rescue(c summary.Match) {
	s.with(func(dir *save.Folder) error {
		e, err := dir.Duplicate(save.Entry{Path: c.Path, Name: c.Name}, rules.Say("Kept of %s", c.Name), s.Shell.Now())
		if err == nil {
			s.model.Chosen = e.Path
			s.Shell.App.Post(game.OpenMatch{Path: e.Path})
		}
		return err
	})
}

// remove deletes a match; it can be brought back until another one is deleted.
func (s *screen) remove(c summary.Match) {
	at := slices.IndexFunc(s.model.Rows, func(r summary.Match) bool { return r.Path == c.Path })
	next := ""
	if at+1 < len(s.model.Rows) {
		next = s.model.Rows[at+1].Path
	} else if at > 0 {
		next = s.model.Rows[at-1].Path
	}
	s.with(func(dir *save.Folder) error {
		gone, err := dir.Delete(save.Entry{Path: c.Path, Name: c.Name}, s.Shell.Now())
		if err == nil {
			s.gone = gone
			s.model.Deleted = c.Name
			if s.model.Deleted == "" {
				s.model.Deleted = filepath.Base(c.Path)
			}
			s.model.Chosen = next
		}
		return err
	})
}

func (s *screen) bringBack() {
	s.with(func(dir *save.Folder) error {
		e, err := dir.Restore(s.gone)
		if err == nil {
			s.model.Deleted = ""
			s.model.Chosen = e.Path
		}
		return err
	})
}
