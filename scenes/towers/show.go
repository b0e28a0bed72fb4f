package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// show lays what has just happened over the middle of the board while events are shown: a roll on its rule, or the
// card that somebody else has played.
func (l *layout) show() {
	if l.Mode != table.Playing || l.Room.Tray.Empty() {
		return
	}
	e := l.Moment.Last()
	if e.Kind == rules.DiceRolled && e.Sides == rules.Percentile {
		if rolls := l.blow(); !l.exchange(rolls) {
			l.throwing(rolls[len(rolls)-1])
		}
		return
	}
	if card, ok := l.played(e); ok && e.Seat != l.Viewer {
		l.large(e, card)
	}
}

// playedLarge is the events that show their card large, one beat each.
var playedLarge = map[string]bool{
	"cast": true, "used": true, "hired": true, "bought": true, "equipped": true, "sent_for": true, "assaults": true, "directs": true, "ripostes": true, "built": true, "summoned": true,
}

// played is the card of an event that is shown large.
func (l *layout) played(e rules.Event) (content.Card, bool) {
	if !playedLarge[e.Name] {
		return content.NoCard, false
	}
	if e.Subject.Kind() == "card" {
		return l.Content.Find(e.Subject.Name())
	}
	card := l.cardOf(e.Subject)
	return card, card != content.NoCard
}

// cardOf is the card of a thing that is or was in play; NoCard if it is not known.
func (l *layout) cardOf(el rules.Element) content.Card {
	for id := range l.Cards {
		if id > 0 && l.ThingElement(engine.ThingID(id)) == el {
			return l.Cards[id]
		}
	}
	return content.NoCard
}

// leastRoll is how wide a roll is at least, in lines of body text.
const leastRoll = 22

// throwing is a die alone and the rule on which it is read, over the middle of the board, where everybody sees it.
func (l *layout) throwing(r throw) {
	room := l.Room.Tray
	high := l.Line(l.Strong()) + l.Line(l.Body()) + l.RuleHeight() + 4*l.Gap(boardkit.Wide)
	box := l.rollsAt(math.Min(room.W, math.Max(room.W*0.7, l.Px(820))), math.Min(high, room.H), leastRoll*l.Line(l.Body()))
	b := l.Fresh()
	in := b.Sheet(boardkit.Own(box))
	wide := boardkit.Die{Sides: rules.Percentile}.Wide()
	cell, rule := in.CutLeft(math.Min(in.H*0.7*wide, in.W*0.3))
	_, rule = rule.CutLeft(l.Gap(boardkit.Wide))
	l.rolled(b, rule, r)
	l.OnTray(stage.Piece{ID: "rolled", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
	l.die(cell.Fit(wide).Shift(box.X, box.Y).Round(), r)
}

// die lays the die of a roll, which tumbles and lands.
func (l *layout) die(at ink.Rect, r throw) {
	die := stage.Piece{ID: "die", Box: at, Depth: depthOver + 1, Fixed: true}
	l.OnTray(boardkit.Thrown(die, rules.Percentile, int(r.event.Dice[0]), r.number, func(face int, _ bool) ink.List {
		p := l.Fresh()
		p.Die(boardkit.Own(at), boardkit.Die{Sides: rules.Percentile, Face: face})
		return p.List
	}))
}

// large shows a card with the sentence of its event below it.
func (l *layout) large(e rules.Event, card content.Card) {
	room := l.Room.Tray
	f := l.Font(ink.SerifBold, boardkit.TitleSize)
	foot := 2*l.Line(f) + 2*l.Gap(boardkit.Near)
	high := math.Min(room.H*0.86, l.Px(400)+foot)
	if high < foot*2 {
		return
	}
	w := math.Min(room.W*0.8, math.Max(l.Px(620), (high-foot)*CardAspect))
	box := boardkit.Around(room.X+room.W/2, room.Y+room.H/2, w, high).Round()
	b := l.Fresh()
	own := boardkit.Own(box)
	words, top := own.CutBottom(foot)
	at := top.Fit(CardAspect).Round()
	b.Halo(at.Inset(-at.W*0.3), ink.GoldLight.Alpha(0.5))
	b.Shadow(at, l.Px(24)).Radius = l.Px(8)
	b.List = append(b.List, Face(l.Metrics, l.Measure, l.Moment.Tones, l.Content.At(card), boardkit.Own(at)).Shift(at.X, at.Y)...)
	b.Fill(words, ink.Ink.Alpha(0.94), l.Px(10))
	band, _ := words.Inset(l.Px(2)).CutLeft(math.Max(3, l.Px(8)))
	b.Fill(band, l.emblem(e.Seat).Color, l.Px(3))
	in := words.Inset(l.Gap(boardkit.Near))
	b.TwoLines(ink.R(in.X+band.W, in.Y, in.W-2*band.W, in.H), f, ink.Bone, l.Moment.State.Tell(e).String())
	l.OnTray(stage.Piece{ID: "shown", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
}
