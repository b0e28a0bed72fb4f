package scenes

import (
	"fmt"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// Lid is one game of the box as menus show it.
type Lid struct {
	ID      string
	Title   string
	Summary string // one sentence
	About   string // a few sentences: what one does in it
	Players string // "1 player"
	Length  string // "10 min"
	Hidden  bool   // hands are hidden: a curtain falls between two people
	// Game is the rules; nil while the game is in preparation.
	Game rules.Game
}

// Ready reports whether the game can be played.
func (l Lid) Ready() bool { return l.Game != nil }

// Emblem is the picture on the lid.
func (l Lid) Emblem() string { return "kit/emblem-" + l.ID }

// waiting is why a game that is not ready cannot be chosen.
func (l Lid) waiting() string {
	if l.Ready() {
		return ""
	}
	return l.Title + " is in preparation. It cannot be played yet."
}

// livery is the colours of a game's lid.
type livery struct{ body, deep, rim ink.Color }

// colours returns the colours of the game's lid.
func (l Lid) colours() livery {
	switch l.ID {
	case "kurth":
		return livery{ink.Night, ink.NightDark, ink.NightLight}
	case "bsieged":
		return livery{ink.EmberDark, ink.OxbloodDark, ink.EmberLight}
	case "siegestorm":
		return livery{ink.VerdigrisDark, ink.VerdigrisDark, ink.Gold}
	case "argot":
		return livery{ink.LapisDark, ink.LapisDark, ink.LapisLight}
	case "towersiege":
		return livery{ink.VioletDark, ink.VioletDark, ink.VioletLight}
	}
	return livery{ink.OakLight, ink.Oak, ink.Gold}
}

// LidOf makes the lid of a game that is ready.
func LidOf(g rules.Game) Lid {
	info := g.Info()
	return Lid{
		ID: info.ID, Title: info.Title, Summary: info.Summary, Hidden: info.Hidden, Game: g,
		Players: players(info), Length: fmt.Sprintf("%d min", info.Minutes),
	}
}

func players(info rules.Info) string {
	switch {
	case info.MinSeats != info.MaxSeats:
		return fmt.Sprintf("%d to %d players", info.MinSeats, info.MaxSeats)
	case info.MinSeats == 1:
		return "1 player"
	}
	return fmt.Sprintf("%d players", info.MinSeats)
}

// find returns the lid of a game, and an empty one with only the id if it is not in the box.
func find(lids []Lid, id string) Lid {
	for _, l := range lids {
		if l.ID == id {
			return l
		}
	}
	return Lid{ID: id, Title: id}
}

// seal is the picture of a seat's seal, by the number of the seat: the one it has at the
// table.
func seal(seat int) string {
	emblems := ink.Emblems(ink.Standard)
	return emblems[seat%len(emblems)].Seal
}
