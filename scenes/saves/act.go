package saves

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"portcullis/game"
	"portcullis/game/crash"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/save/files"
	"portcullis/scenes/form"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// open opens a match. One that was set aside is asked about first, of a damaged one a copy is opened
// of what can be read.
func (s *screen) open(c summary.Match) {
	switch {
	case c.Aside:
		s.model.Asking = true
	case c.State == summary.Damaged:
		s.rescue(c)
	default:
		s.Shell.App.Post(game.OpenMatch{Path: c.Path})
	}
}

// openAnyway opens a match that was set aside. Once that has gone well the file is like any other.
func (s *screen) openAnyway(c summary.Match) {
	s.model.Asking = false
	s.Shell.App.Post(game.OpenMatch{Path: c.Path, Then: func(err error) {
		if err == nil {
			s.shelf.Forgive(c.Path)
			return
		}
		s.model.Fault = shell.Say(err)
		s.UI.Replan()
	}})
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

// deed is something done in the folder, apart from the screen.
type deed struct {
	doing string // told if it takes long
	path  string // of the file
	do    func(*save.Folder) error
	then  func() // on the screen's goroutine, if it went well
}

// act does something in the folder and reads it again; what goes wrong is told on the screen.
func (s *screen) act(d deed) {
	var fault error
	s.Shell.App.Send(game.Errand{
		Doing: d.doing,
		Work: func(context.Context) error {
			return crash.TryFile(d.path, func() error {
				dir, err := s.shelf.Folder()
				if err == nil {
					err = d.do(dir)
				}
				return err
			})
		},
		Then: func(err error) {
			if fault = err; err == nil && d.then != nil {
				d.then()
			}
			s.read()
			s.model.Fault = shell.Say(fault)
			s.UI.Replan()
		},
		Unwanted: s.read,
	})
}

func (s *screen) rename(c summary.Match) {
	name := *s.model.Rename
	s.act(deed{
		doing: rules.Say("Renaming %s", c.Name), path: c.Path,
		do: func(dir *save.Folder) error {
			_, err := dir.Rename(save.Entry{Path: c.Path, Name: c.Name}, name)
			return err
		},
		then: func() { s.model.Rename = nil },
	})
}

func (s *screen) copy(c summary.Match) {
	s.duplicate(c, rules.Say("Copy of %s", c.Name), func(save.Entry) {})
}

// export copies the file of a match to the documents and says where it lies, or hands it to the person.
func (s *screen) export(c summary.Match) {
	if s.model.Loose {
		s.download(c)
		return
	}
	path := ""
	s.act(deed{
		doing: rules.Say("Copying %s", c.Name), path: c.Path,
		do: func(*save.Folder) (err error) {
			path, err = save.Entry{Path: c.Path, Name: c.Name}.Export(s.Shell.App.Folders().Exports)
			return err
		},
		then: func() { s.Shell.App.Post(game.Notify{Text: rules.Say("Exported to %s", path)}) },
	})
}

// download hands the file of a match to the person.
func (s *screen) download(c summary.Match) {
	var name string
	var data []byte
	s.act(deed{
		doing: rules.Say("Reading %s", c.Name), path: c.Path,
		do: func(*save.Folder) (err error) {
			name, data, err = save.Entry{Path: c.Path, Name: c.Name}.Contents()
			return err
		},
		then: func() { s.Shell.Files.Give(name, data) },
	})
}

// upload asks for a match file and puts it among the others.
func (s *screen) upload() {
	matches, now := s.model.Folder, s.Shell.Now()
	s.Shell.Pick(save.Ext, shell.MostMatch, func(name string, data []byte) {
		var e save.Entry
		s.act(deed{
			doing: rules.Say("Reading %s", name), path: name,
			do: func(*save.Folder) (err error) {
				e, err = shell.BringIn(matches, name, data, now)
				return err
			},
			then: func() { s.model.Chosen = e.Path },
		})
	})
}

// takeIn makes a copy of the match file that is on the clipboard, as its path or as what file managers put there, or
// that the person picks.
func (s *screen) takeIn() {
	if s.model.Loose {
		s.upload()
		return
	}
	text, err := "", error(nil)
	if s.Shell.Paste != nil {
		text, err = s.Shell.Paste()
	}
	path, ok := pasted(text)
	if err != nil || !ok {
		s.model.Fault = rules.Say("There is no match file on the clipboard. Copy one in the file manager, or its path, and press Import; or drop the file on the window.")
		s.UI.Replan()
		return
	}
	now := s.Shell.Now()
	var e save.Entry
	s.act(deed{
		doing: rules.Say("Reading %s", filepath.Base(path)), path: path,
		do: func(dir *save.Folder) (err error) {
			e, err = dir.Duplicate(save.Entry{Path: path}, "", now)
			return err
		},
		then: func() { s.model.Chosen = e.Path },
	})
}

// pasted is the first match file that a text names, as a path or as an address of a file; false: it names none.
func pasted(text string) (string, bool) {
	for line := range strings.Lines(text) {
		line = strings.Trim(strings.TrimSpace(line), `"'`)
		if path, err := files.FromAddress(line); err == nil {
			line = path
		}
		if filepath.IsAbs(line) && filepath.Ext(line) == save.Ext {
			return line, true
		}
	}
	return "", false
}

// rescue makes a copy of what can be read of a damaged file and opens it.
func (s *screen) rescue(c summary.Match) {
	s.duplicate(c, rules.Say("Kept of %s", c.Name), func(e save.Entry) { s.Shell.App.Post(game.OpenMatch{Path: e.Path}) })
}

func (s *screen) duplicate(c summary.Match, name string, then func(save.Entry)) {
	now := s.Shell.Now()
	var e save.Entry
	s.act(deed{
		doing: rules.Say("Copying %s", c.Name), path: c.Path,
		do: func(dir *save.Folder) (err error) {
			e, err = dir.Duplicate(save.Entry{Path: c.Path, Name: c.Name}, name, now)
			return err
		},
		then: func() {
			s.model.Chosen = e.Path
			then(e)
		},
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
	now := s.Shell.Now()
	var gone save.Deleted
	s.act(deed{
		doing: rules.Say("Deleting %s", c.Name), path: c.Path,
		do: func(dir *save.Folder) (err error) {
			gone, err = dir.Delete(save.Entry{Path: c.Path, Name: c.Name}, now)
			return err
		},
		then: func() {
			s.gone = gone
			s.model.Deleted = c.Name
			if s.model.Deleted == "" {
				s.model.Deleted = filepath.Base(c.Path)
			}
			s.model.Chosen = next
		},
	})
}

func (s *screen) bringBack() {
	gone := s.gone
	var e save.Entry
	s.act(deed{
		doing: rules.Say("Bringing %s back", s.model.Deleted), path: gone.Path,
		do: func(dir *save.Folder) (err error) {
			e, err = dir.Restore(gone)
			return err
		},
		then: func() {
			s.model.Deleted = ""
			s.model.Chosen = e.Path
		},
	})
}
