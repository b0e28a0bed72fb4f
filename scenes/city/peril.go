package city

import (
	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// perilous reports whether a button costs Spirit for nothing or may well lose the match: it does not invite.
func (l *layout) perilous(el rules.Element) bool {
	switch el {
	case kurth.ElementAccept:
		return l.fighting() && l.Attack.Roll < l.Attack.Need && l.Attack.Spirit > 0
	case kurth.ElementRoll:
		return l.Decision == "attack" && l.fatal(rules.Likely)
	case kurth.ElementEndTurn:
		return l.Decision == "end" && l.fatal(rules.Certain)
	}
	return false
}

// fatal reports whether the turn ends the match, if nothing more is done, at least so surely.
func (l *layout) fatal(odds rules.Odds) bool {
	s, ok := l.State.(rules.Warner)
	if !ok {
		return false
	}
	for _, w := range s.Warnings(0) {
		if w.Grave() && w.Odds >= odds {
			return true
		}
	}
	return false
}

// perils are the buttons that do not glow now.
func (l *layout) perils() (list []rules.Element) {
	for _, el := range []rules.Element{kurth.ElementAccept, kurth.ElementRoll, kurth.ElementEndTurn} {
		if l.perilous(el) {
			list = append(list, el)
		}
	}
	return list
}

// blood is the rim of a button that costs dear.
func (l *layout) blood(b *boardkit.Pen, own ink.Rect) {
	b.Fill(own.Inset(l.Px(4)), l.Pen.Tones.Danger.Dark.Alpha(0.5), l.Px(4))
	b.Outline(own.Inset(l.Px(2)), l.Pen.Tones.Danger.Light, l.Px(2.5), l.Px(6))
}
