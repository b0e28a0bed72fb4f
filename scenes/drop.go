package scenes

import (
	"io/fs"
	"os"
	"path/filepath"

	"portcullis/game"
	"portcullis/save"
)

// takeDropped opens the match among files that were dropped on the window, and reports whether
// there is one. A match that is on stays as it is; before it is put away it is asked.
func (h *House) takeDropped(files fs.FS) bool {
	name, there := droppedMatch(files)
	if !there {
		return false
	}
	path := realPath(files, name)
	if path == "" {
		h.app.Post(game.Warn{Text: name + " cannot be opened from where it is. Put it into " + h.app.Folders().Matches + " and open it from Saves."})
		return true
	}
	if _, err := save.Open(path); err != nil {
		h.app.Post(game.Warn{Text: say(err)})
		return true
	}
	m := h.app.Match()
	switch {
	case m != nil && samePath(path, h.app.MatchPath()):
		h.app.Post(game.Notify{Text: "This match is on the table already."})
	case m != nil && !m.Over():
		h.app.Post(game.Push{Scene: h.askToOpen(name, path)})
	default:
		h.app.Post(game.OpenMatch{Path: path})
	}
	return true
}

// notTaken says what can be dropped on a screen that has no use for other files.
func (h *House) notTaken() {
	h.app.Post(game.Notify{Text: "A match is opened when its file, " + save.Ext + ", is dropped here. A deck is dropped on the deck builder."})
}

// askToOpen asks whether the match on the table shall give way to another.
func (h *House) askToOpen(name, path string) game.Scene {
	m := noticeModel{
		Title: "Open " + name + "?",
		Body:  []string{"The match on the table is saved as it stands. It goes on from the menu, or from Saves."},
	}
	if h.app.MatchPath() == "" {
		m.Bad, m.Body = true, []string{"The match on the table is not saved. It is lost when another one is opened."}
	}
	return newNotice(h, m, Answer{Text: "Stay here", Icon: "kit/back", Command: game.Pop{}},
		Answer{Text: "Open it", Icon: "kit/play", Command: game.OpenMatch{Path: path}})
}

// droppedMatch is the name of the first match file among those that were dropped.
func droppedMatch(files fs.FS) (string, bool) {
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return "", false
	}
	for _, entry := range list {
		if filepath.Ext(entry.Name()) == save.Ext {
			return entry.Name(), true
		}
	}
	return "", false
}

// realPath is where a dropped file lies on the disk; empty if that cannot be known.
func realPath(files fs.FS, name string) string {
	f, err := files.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close()
	switch f := f.(type) {
	case interface{ AbsPath() string }: // what Ebitengine hands out
		return f.AbsPath()
	case *os.File:
		return f.Name()
	}
	return ""
}

// samePath reports whether two paths are the same file.
func samePath(a, b string) bool {
	first, err := os.Stat(a)
	if err != nil {
		return false
	}
	second, err := os.Stat(b)
	return err == nil && os.SameFile(first, second)
}
