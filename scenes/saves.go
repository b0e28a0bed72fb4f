package scenes

import (
	"path/filepath"
	"slices"
	"strings"

	"portcullis/game"
	"portcullis/game/match"
	"portcullis/save"
	"portcullis/scenes/form"
)

// saves is the screen of the saved matches.
type saves struct {
	screen
	model savesModel
	all   []savedMatch
	gone  save.Deleted
}

func newSaves(h *House) *saves {
	s := &saves{screen: screen{house: h, name: "saves", title: "Saves"}}
	s.model = savesModel{Lids: h.lids, Hidden: map[string]bool{}, Folder: h.app.Folders().Matches}
	s.plan = func(k form.Kit) []form.Item { return planSaves(k, s.model) }
	s.prompt = func() string { return "Choose a match to open" }
	s.act, s.back, s.shown, s.notes = s.do, s.leave, s.read, s.aloud
	s.open()
	return s
}

// leave closes the dialog, or goes back.
func (s *saves) leave() {
	if s.model.Rename != nil {
		s.model.Rename, s.model.Fault = nil, ""
		s.ui.Replan()
		return
	}
	s.pop()
}

func (s *saves) aloud() []string {
	c := s.model.chosen()
	if c == nil {
		return nil
	}
	return slices.DeleteFunc([]string{c.Title, c.Turn, c.Next, c.Advice, s.model.Fault}, func(t string) bool { return t == "" })
}

// read reads the folder.
func (s *saves) read() {
	list, err := s.house.saved()
	if err != nil {
		s.model.Fault = say(err)
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
func (s *saves) sift() {
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
		slices.SortStableFunc(rows, func(a, b savedMatch) int {
			return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
		})
	case byGame:
		slices.SortStableFunc(rows, func(a, b savedMatch) int { return strings.Compare(a.Title, b.Title) })
	}
}

// fits reports whether a match has every word of a search in what the list shows of it.
func fits(m savedMatch, query string) bool {
	text := strings.ToLower(strings.Join([]string{m.Title, m.Name, m.Turn, m.When, m.State.word()}, " "))
	for _, word := range strings.Fields(strings.ToLower(query)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}

// choose shows a match at reading size, with the picture of its board.
func (s *saves) choose(path string) {
	s.model.Chosen = path
	c := s.model.chosen()
	if c == nil || c.State == damaged || c.Board != nil {
		return
	}
	file, err := save.Open(path)
	if err != nil {
		return // the list says so when it is read again
	}
	m, err := match.Load(s.house.app.Games(), file, nil)
	if err != nil {
		return
	}
	c.Board = boardPicture(m, s.house.config.Measure)
	c.Facts = factsOf(m)
}

func (s *saves) do(e form.Event) {
	s.model.Fault = ""
	switch {
	case e.ID == savesBack:
		s.pop()
	case e.ID == savesRules:
		s.house.OpenRules(s.house.current(), "")
	case e.ID == savesSettings:
		s.house.OpenSettings()
	case e.ID == savesNew:
		s.house.app.Post(game.Replace{Scene: newNewMatch(s.house, s.house.current())})
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
func (s *saves) doChosen(e form.Event) {
	c := s.model.chosen()
	if c == nil {
		return
	}
	switch e.ID {
	case savesOpen:
		if c.State == damaged {
			s.rescue(*c)
			return
		}
		s.house.app.Post(game.OpenMatch{Path: c.Path})
	case savesWatch:
		s.house.Watch(c.Path)
	case savesCopy:
		s.copy(*c)
	case savesRename:
		name := c.Name
		s.model.Rename = &name
		s.ui.Focus(savesName)
		s.ui.SelectWhenShown()
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

func (s *saves) typeName(e form.Event) {
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
func (s *saves) with(act func(*save.Folder) error) bool {
	dir, err := s.house.folder()
	if err == nil {
		err = act(dir)
	}
	s.read()
	s.model.Fault = say(err)
	return err == nil
}

func (s *saves) rename(c savedMatch) {
	name := *s.model.Rename
	if s.with(func(dir *save.Folder) error {
		_, err := dir.Rename(save.Entry{Path: c.Path, Name: c.Name}, name)
		return err
	}) {
		s.model.Rename = nil
	}
}

func (s *saves) copy(c savedMatch) {
	s.with(func(dir *save.Folder) error {
		e, err := dir.Duplicate(save.Entry{Path: c.Path, Name: c.Name}, "Copy of "+c.Name, s.house.config.Now())
		if err == nil {
			s.model.Chosen = e.Path
		}
		return err
	})
}

// rescue makes a copy of what can be read of a damaged file and opens it.
func (s *saves) rescue(c savedMatch) {
	s.with(func(dir *save.Folder) error {
		e, err := dir.Duplicate(save.Entry{Path: c.Path, Name: c.Name}, "Kept of "+c.Name, s.house.config.Now())
		if err == nil {
			s.model.Chosen = e.Path
			s.house.app.Post(game.OpenMatch{Path: e.Path})
		}
		return err
	})
}

// remove deletes a match; it can be brought back until another one is deleted.
func (s *saves) remove(c savedMatch) {
	at := slices.IndexFunc(s.model.Rows, func(r savedMatch) bool { return r.Path == c.Path })
	next := ""
	if at+1 < len(s.model.Rows) {
		next = s.model.Rows[at+1].Path
	} else if at > 0 {
		next = s.model.Rows[at-1].Path
	}
	s.with(func(dir *save.Folder) error {
		gone, err := dir.Delete(save.Entry{Path: c.Path, Name: c.Name}, s.house.config.Now())
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

func (s *saves) bringBack() {
	s.with(func(dir *save.Folder) error {
		e, err := dir.Restore(s.gone)
		if err == nil {
			s.model.Deleted = ""
			s.model.Chosen = e.Path
		}
		return err
	})
}
