package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/opponent"
	"portcullis/game/settings"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Config is what a table is made of. Match, Board, Commands, Measure and Painter must be
// set; of the functions nil is nobody.
type Config struct {
	Match    Match
	Board    Board
	Commands Commands
	Measure  ink.Measurer
	Painter  stage.Painter
	// Settings is how fast things move, the tooltip delay and so on, to begin with; the table is
	// told of others by Follow. The zero Settings are settings.Defaults.
	Settings settings.Settings
	// Sound plays a sound by its name ("card", "die", "piece", "hit", "horn", "collapse",
	// "victory", "defeat", "click").
	Sound func(name string)
	// Watching is the prompt while the next decision of a match that is only watched is not
	// shown yet. Empty: it names the player who is waited for.
	Watching string
	// Seals are the numbers of the seats' emblems; nil: in their order.
	Seals []int
	// Faces are the computer players that have one.
	Faces opponent.List
	// Tips are words of advice on the game, one for each fall of the curtain.
	Tips []string
	// Lesson is the lesson that the match is; nil: none.
	Lesson *Lesson
	// Briefs are the matches of which the person has been told what they are about; nil: nobody is told.
	Briefs Briefs
	// Cursor changes the pointer's shape.
	Cursor func(ebiten.CursorShapeType)
}

func (c *Config) sound(name string) {
	if c.Sound != nil && name != "" {
		c.Sound(name)
	}
}
