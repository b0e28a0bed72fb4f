package table

import (
	"slices"
	"strings"

	"portcullis/game"
	"portcullis/scenes/stage"
)

// Sights is everything that is seen of the table, back to front; what a lesson's mentor points at is marked, but not while the page with
// what the match is about lies there: it points at nothing.
func (t *Table) Sights() []game.Sight {
	list := t.stage.Sights(t.config.Measure, floats)
	for i := range list {
		s := &list[i]
		if t.mentor != nil && !t.scene.paged && t.mentor.point != "" && s.ID == string(t.mentor.point) {
			s.Marks = append(slices.Clip(s.Marks), "pointed")
		}
		if s.ID == idLesson && t.scold != "" {
			s.Marks = append(slices.Clip(s.Marks), "refusing")
		}
	}
	return list
}

// floats is what a piece is that lies over others for a while, as the probe calls it; empty: it is none.
func floats(p *stage.Piece) string {
	switch id := p.ID; {
	case id == idLesson, id == idBrief:
		return "mentor"
	case id == idLessonSign:
		return "hand"
	case strings.HasPrefix(string(id), "table:tip/"):
		return "tip"
	case strings.HasPrefix(string(id), "table:banner/"):
		return "banner"
	case p.Depth >= depthCurtain:
		return "curtain"
	case id == idVeil:
		return "veil"
	case p.Depth >= depthVeil:
		return "dialog"
	case p.Depth >= depthTray && p.Depth < depthSheet:
		return "sheet"
	}
	return ""
}
