package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// hasStruck reports whether what is asked comes after the dice of the blow that is under way: their odds say nothing any more.
func (l *layout) hasStruck() bool {
	switch l.Asked {
	case engine.AskSave, engine.AskRiposte, engine.AskRedirect, engine.AskOccupy:
		return true
	}
	return false
}

// doomed tells who dies, unless it is saved now, and by what: the blow has struck (TS-RUL-58). False: nobody is asked that.
func (l *layout) doomed(b *boardkit.Pen, in ink.Rect) bool {
	if l.Mode != table.Asking || l.Nobody || l.Asked != engine.AskSave {
		return false
	}
	t := l.At(l.Stack.Top().D)
	if t == nil {
		return false
	}
	head, rest := in.CutTop(math.Max(l.Line(l.Title()), l.Px(44)))
	b.Name(b.Icon(head, pictureOf(l.Info(t)), head.H, l.Gap(boardkit.Near)), l.Title(), ink.OxbloodDark, l.titled(t))
	say := rules.Say("The blow has struck. Unless you save it now, it dies.")
	if l.Is(t, content.Mage) {
		say = rules.Say("The blow has struck. Unless you save your Mage now, it dies, and you are out.")
	}
	high := math.Min(rest.H, math.Ceil(float64(len(l.Measure.Wrap(l.Body(), say, rest.W)))*l.Body().Size*1.2))
	at, rest := rest.CutTop(high)
	b.Lines(at, l.Body(), ink.Ink, say, 1.2)
	_, rest = rest.CutTop(math.Min(rest.H, l.Gap(boardkit.Close)))
	for _, c := range l.Choices {
		if c.Verb == engine.LetDie {
			continue
		}
		saves := l.Sentence(c)
		high := math.Ceil(float64(len(l.Measure.Wrap(l.Body(), saves, rest.W))) * l.Body().Size * 1.2)
		if high > rest.H {
			break
		}
		at, rest = rest.CutTop(high)
		b.Lines(at, l.Body(), ink.Oak, saves, 1.2)
		_, rest = rest.CutTop(math.Min(rest.H, l.Gap(boardkit.Tight)))
	}
	return true
}
