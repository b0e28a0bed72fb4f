package game

import (
	"unicode/utf8"

	"portcullis/game/host"
)

// Writing is the line of text that a person edits on a screen.
type Writing struct {
	Text  string
	Caret int    // in characters
	Rect  [4]int // where it is: x, y, width, height in device pixels
}

// Writer is a scene with texts to edit. A page shows a keyboard on the screen for it, where there is no other.
type Writer interface {
	// Writing is the text that is being edited; false: none is.
	Writing() (Writing, bool)
}

// Written is what a keyboard on the screen has made of the text that is being edited: all of it at once, as such a
// keyboard corrects words, composes letters, and pastes.
type Written struct {
	Text  string
	Caret int // in characters
}

// writer tells the host what is edited, and keeps what came of it for the next tick.
type writer struct {
	told    Writing
	writes  bool
	written *Written
}

// wrote is the command of a keyboard on the screen.
type wrote struct{ Written }

// Do keeps what was written for the scene.
func (w wrote) Do(a *App) error {
	a.writer.written = &w.Written
	a.writer.told.Text, a.writer.told.Caret = w.Text, w.Caret // so that the host is told what the scene has left of it
	return nil
}

// hearWriting listens to the keyboard on the screen until it is told to stop.
func (a *App) hearWriting() (stop func()) {
	return host.Writes(func(text string, caret int) {
		if utf8.ValidString(text) {
			a.Post(wrote{Written{text, caret}})
		}
	})
}

// tellWriting tells the host what is edited on the scene on top, when that has changed.
func (a *App) tellWriting() {
	var now Writing
	s, writes := a.stack.top().(Writer)
	if writes {
		now, writes = s.Writing()
	}
	if writes == a.writer.writes && now == a.writer.told {
		return
	}
	a.writer.told, a.writer.writes = now, writes
	if !writes {
		host.EndEdit()
		return
	}
	points := [4]float64{}
	for i, v := range now.Rect {
		points[i] = float64(v) / a.screen.Device
	}
	host.Edit(now.Text, now.Caret, points)
}
