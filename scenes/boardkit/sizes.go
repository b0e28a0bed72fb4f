package boardkit

import "portcullis/scenes/ink"

// The type sizes that boards have in common, in design units.
const (
	TitleSize = 20
	BodySize  = 16
	SmallSize = 15
	NoteSize  = 14

	dieSize = 30
)

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
