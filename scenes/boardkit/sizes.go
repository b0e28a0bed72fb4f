package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// The type sizes that boards have in common, in design units.
const (
	TitleSize = 20
	BodySize  = 16
	SmallSize = 15
	NoteSize  = 14

	reasonSize = 19
	dieSize    = 30
)

// Gap is how far things lie apart, in design units.
type Gap float64

// The gaps of boards: between parts of one thing; a picture and its word; neighbours of a kind; things
// that have nothing to do with each other; at the edges of a panel; between buttons and one that gives
// something up, so that nobody clicks it by mistake.
const (
	Tight Gap = 4
	Close Gap = 6
	Near  Gap = 8
	Apart Gap = 10
	Wide  Gap = 12
	Loose Gap = 18
	Aloof Gap = 26
)

// Gap is a gap in whole device pixels; on the smallest screens it stays at least half as wide as it is
// designed.
func (p *Pen) Gap(g Gap) float64 { return math.Max(math.Floor(float64(g)/2), p.Px(float64(g))) }

// rim is the line around things, in design units.
const rim = 2

// Edge is how thick the line around a thing is, in device pixels.
func (p *Pen) Edge() float64 { return p.Px(rim) }

// Title is the type of headings.
func (p *Pen) Title() ink.Font { return p.Font(ink.SerifBold, TitleSize) }

// Body is the type of text.
func (p *Pen) Body() ink.Font { return p.Font(ink.Sans, BodySize) }

// Strong is the type of text that stands out among others.
func (p *Pen) Strong() ink.Font { return p.Font(ink.SansBold, BodySize) }

// Small is the type of text beside other things.
func (p *Pen) Small() ink.Font { return p.Font(ink.Sans, SmallSize) }

// Note is the slanted type of what is said by the way.
func (p *Pen) Note() ink.Font { return p.Font(ink.SansOblique, NoteSize) }

// Reason is the type of what is said below large letters.
func (p *Pen) Reason() ink.Font { return p.Font(ink.Sans, reasonSize) }
