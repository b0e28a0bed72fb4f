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

// need is one roll of an attack: its sign, what it is, the level, and in how many of a hundred throws it succeeds.
type need struct {
	icon  string
	words string
	level int
	of100 int
}

// succeeds is in how many of a hundred throws a roll against a level succeeds (TS-DCE-3 to TS-DCE-6).
func (l *layout) succeeds(level int) (n int) {
	for face := 1; face <= 100; face++ {
		if l.Content.Tables.Class(face, level) <= content.Success {
			n++
		}
	}
	return n
}

// protects is in how many of a hundred throws a Protection roll succeeds (TS-DCE-10).
func (l *layout) protects(level int) (n int) {
	for face := 1; face <= 100; face++ {
		if l.Content.Tables.Protects(face, level) {
			n++
		}
	}
	return n
}

// rollsOf are the rolls of what is declared, at its next target.
func (l *layout) rollsOf(a *engine.Action) []need {
	var needs []need
	if source := l.At(a.Source); source != nil {
		needs = l.attackNeeds(source, a)
	}
	if a.N == 0 {
		return needs
	}
	target := l.At(a.Targets[min(int(a.Shot), int(a.N)-1)])
	if target == nil {
		return needs
	}
	return append(needs, l.defenceNeeds(target, a.Attack())...)
}

// attackNeeds is the roll of who attacks or casts; none for what needs no roll.
func (l *layout) attackNeeds(source *engine.Thing, a *engine.Action) []need {
	level, stat := l.levelNow(source, content.AL), content.AL
	who := l.Info(source).Title()
	if a.Skilled() {
		e := l.Effect(a)
		if level = e.Levels[a.Level].Value; level == 0 {
			return nil
		}
		stat, who = a.Attack().Skill(), l.Content.At(a.Card).Title()
		if a.Type == engine.MagicAction {
			level += l.SpellSkill(a.Seat, a.Card)
		}
	}
	return []need{{statIcon(stat), rules.Say("%s hits", who), level, l.succeeds(level)}}
}

// defenceNeeds are the rolls of who is attacked: that of its defence, and that of what protects it.
func (l *layout) defenceNeeds(target *engine.Thing, by content.AttackType) (needs []need) {
	who, stat := l.Info(target).Title(), by.Defence()
	if level := l.levelNow(target, stat); level > 0 {
		needs = append(needs, need{statIcon(stat), rules.Say("%s withstands", who), level, l.succeeds(level)})
	}
	if level := l.Level(target, content.PL); level > 0 && l.Creature(target) {
		needs = append(needs, need{statIcon(content.PL), rules.Say("Protection of %s", who), level, l.protects(level)})
	}
	return needs
}

// bars draws a line and a bar for each roll and returns the room that is left.
func (l *layout) bars(b *boardkit.Pen, room ink.Rect, needs []need) ink.Rect {
	text, meter := l.Line(l.Body()), math.Max(5, l.Px(10))
	for _, n := range needs {
		high := text + meter + l.Gap(boardkit.Tight)
		if room.H < high {
			return room
		}
		var at ink.Rect
		at, room = room.CutTop(high)
		words := b.Icon(at, n.icon, math.Min(at.H*0.8, l.Px(38)), l.Gap(boardkit.Tight))
		line, bar := words.CutTop(text)
		percent := rules.Percent(float64(n.of100) / 100).String()
		w := l.Width(l.Strong(), percent)
		b.Right(line, l.Strong(), ink.Ink, percent)
		b.Say(ink.R(line.X, line.Y, math.Max(1, line.W-w-l.Gap(boardkit.Tight)), line.H), l.Body(), ink.Oak, n.words)
		bar, _ = bar.CutTop(meter)
		b.Inked(bar, ink.ParchmentDeep, 1, 3)
		full := bar.Inset(math.Max(1, l.Px(1)))
		full.W = math.Round(full.W * float64(n.of100) / 100)
		b.Fill(full, ink.Ember, l.Px(2))
	}
	return room
}

// answering shows in which order seats are asked for answers, and who is asked now; of who is passed over it tells
// nothing (TS-HID-5).
func (l *layout) answering(b *boardkit.Pen, room ink.Rect, color ink.Color) {
	if l.Asked == engine.AskRespond && l.Mode != table.Playing {
		l.seals(b, room, color, rules.Say("Asked for answers, in this order"), rules.Say("Answers"), l.Asker)
	}
}

// order shows in which order the seats have their turns, the one whose turn it is first (TS-TRN-1).
func (l *layout) order(b *boardkit.Pen, room ink.Rect) {
	if l.Count > 2 {
		l.seals(b, room, ink.OakLight, rules.Say("Order of turns"), rules.Say("Order"), l.Turn)
	}
}

// seals are those of the seats in the order of their turns, the seat at whose turn it is first: one is lit, those that
// are out are pale and struck through.
func (l *layout) seals(b *boardkit.Pen, room ink.Rect, color ink.Color, words, short string, lit rules.Seat) {
	side := math.Min(l.Px(48), room.H-l.Line(l.Small()))
	if side < l.Px(24) {
		return
	}
	head, rest := room.CutTop(l.Line(l.Small()))
	b.Say(head, l.Small(), color, words, short)
	for x, n := rest.X, 0; n < int(l.Count) && x+side <= rest.Right(); n++ {
		seat := rules.Seat((int(l.Turn) + n) % int(l.Count))
		at := ink.R(x, rest.Y, side, side)
		seal := at.Inset(l.Px(3))
		switch {
		case l.Players[seat].Out:
			b.Picture(l.emblem(seat).Seal, seal).Fade = 0.6
			b.List.Line(seal.X, seal.Bottom(), seal.Right(), seal.Y, l.Px(3), ink.Oxblood)
		case seat == lit:
			b.Fill(at, ink.Gold, l.Px(6))
			fallthrough
		default:
			b.Picture(l.emblem(seat).Seal, seal)
		}
		x += side + l.Gap(boardkit.Close)
	}
}
