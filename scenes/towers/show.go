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

// show shows in the dock what has just happened, while events are shown: a roll on its rule, or the card that somebody else
// has played. False: neither.
func (l *layout) show(box ink.Rect) bool {
	if l.Mode != table.Playing {
		return false
	}
	if from, ok := l.volleyed(); ok {
		l.volley(box, blowsOf(l.Story[from:]))
		return true
	}
	e := l.Moment.Last()
	if e.Kind == rules.DiceRolled && e.Sides == rules.Percentile {
		rolls := l.blow()
		switch {
		case e.Name == "initiative_rolled":
			l.contested(box)
		case strikes[rolls[0].event.Name]:
			l.exchange(box, rolls, "")
		default:
			l.throwing(box, rolls[len(rolls)-1])
		}
		return true
	}
	if from, ok := l.settled(); ok {
		l.exchange(box, l.blow(), l.match.Book().Blow(l.Story[from:]).String())
		return true
	}
	card, ok := l.played(e)
	if ok = ok && e.Seat != l.Viewer; ok {
		l.large(box, e, card)
	}
	return ok
}

// follows are what a blow does: as long as nothing else happens its sheet stays.
var follows = map[string]bool{
	"point_lost": true, "to_defend": true, "protected": true, "slain": true, "destroyed": true, "item_lost": true, "gone": true, "fell": true, "exposed": true, "harm_passed_on": true,
}

// settled is the event with which the blow began of which what it did is shown now; false: none is.
func (l *layout) settled() (from int, ok bool) {
	for i := len(l.Story) - 1; i >= 0; i-- {
		switch e := l.Story[i]; {
		case ok && e.Kind == rules.DiceRolled && (e.Name == "attack_rolled" || e.Name == "riposte_rolled"):
			return i, true
		case ok && e.Kind == rules.DiceRolled && answers(e), follows[e.Name]:
			ok = true
		default:
			return 0, false
		}
	}
	return 0, false
}

// playedLarge is the events that show their card large, one beat each.
var playedLarge = map[string]bool{
	"cast": true, "used": true, "hired": true, "bought": true, "equipped": true, "item_given": true, "sent_for": true, "assaults": true, "directs": true, "ripostes": true, "built": true,
	"summoned": true,
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

// throwing is a die alone and the rule on which it is read.
func (l *layout) throwing(box ink.Rect, r throw) {
	b := l.Fresh()
	in := b.Sheet(boardkit.Own(box))
	up, rest := in.CutTop(math.Min(in.H*0.7, l.Line(l.Strong())+3*l.Line(l.Body())+l.RuleHeight()))
	l.rolled(b, up, r)
	cell, _ := rest.CutTop(math.Min(rest.H, l.Px(120)))
	l.OnPanel(stage.Piece{ID: "rolled", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
	l.die(cell.Fit(boardkit.Die{Sides: rules.Percentile}.Wide()).Shift(box.X, box.Y).Round(), r)
}

// die lays the die of a roll, which tumbles and lands.
func (l *layout) die(at ink.Rect, r throw) {
	die := stage.Piece{ID: "die", Box: at, Depth: depthOver + 1, Fixed: true}
	l.OnPanel(boardkit.Thrown(die, rules.Percentile, int(r.event.Dice[0]), r.number, func(face int, _ bool) ink.List {
		p := l.Fresh()
		p.Die(boardkit.Own(at), boardkit.Die{Sides: rules.Percentile, Face: face})
		return p.List
	}))
}

// cardFoot is the part of the sheet that words below a card have at most for what it does to be among them: the numbers on it need the rest.
const cardFoot = 0.35

// arrivals are the events by which something is bought or hired: what it does is told below it.
var arrivals = map[string]bool{"hired": true, "bought": true, "equipped": true, "item_given": true, "sent_for": true, "summoned": true, "built": true}

// does is what a card that somebody else has bought or hired does: its levels, or what stands on it; empty: it is something else.
func (l *layout) does(e rules.Event, card content.Card) string {
	if !arrivals[e.Name] {
		return ""
	}
	if told := l.match.Book().Brings(e); !told.Empty() {
		return told.String()
	}
	return l.Content.At(card).Rules().String()
}

// large shows a card with the sentence of its event below it, and what it does, where all of that finds room.
func (l *layout) large(box ink.Rect, e rules.Event, card content.Card) {
	b := l.Fresh()
	in := b.Sheet(boardkit.Own(box))
	f, words := l.Strong(), l.Moment.State.Tell(e).String()
	lines := math.Min(float64(len(l.Measure.Wrap(f, words, in.W-l.Px(14)))), 4)
	high := lines*f.Size*ink.DefaultLead + l.Gap(boardkit.Close)
	does, small := l.does(e, card), l.Body()
	low := float64(len(l.Measure.Wrap(small, does, in.W-l.Px(14))))*small.Size*ink.DefaultLead + l.Gap(boardkit.Tight)
	if does == "" || high+low > in.H*cardFoot {
		does, low = "", 0
	}
	foot, top := in.CutBottom(math.Min(in.H*0.5, high+low))
	_, top = top.CutBottom(l.Gap(boardkit.Close))
	at := top.Fit(CardAspect).Round()
	b.Shadow(at, l.Px(12)).Radius = l.Px(8)
	stat, level := content.SL, l.Content.At(card).SL
	if t := l.actor(e); t != nil { // what it rolls with now, and not what is printed
		stat, level = content.AL, l.levelNow(t, content.AL)
	}
	b.List = append(b.List, face(l.Fresh(), plainFace(b), l.Content.At(card), boardkit.Own(at), stat, level, printedCost(l.Content.At(card))).Shift(at.X, at.Y)...)
	band, told := foot.CutLeft(math.Max(3, l.Px(8)))
	b.Fill(band, l.emblem(e.Seat).Color, l.Px(2))
	_, told = told.CutLeft(l.Px(6))
	told, below := told.CutTop(math.Min(told.H, told.H-low))
	b.Lines(told, f, ink.Ink, words, ink.DefaultLead)
	if does != "" {
		b.Lines(below, small, ink.Oak, does, ink.DefaultLead)
	}
	l.OnPanel(stage.Piece{ID: "shown", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
}
