package citadel

import (
	"math"
	"strconv"
	"time"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

var _ table.Volleyer = (*Board)(nil)

// summonTime is how long the dice of the Summoning rolls lie with the figures that they have brought.
const summonTime = 900 * time.Millisecond

// Volley is where the Summoning rolls end that follow each other from event i on, whatever fields they are for: their dice fall
// together, then all that they bring stands there (BS-SPN-1, BS-SPN-3).
func (*Board) Volley(events []rules.Event, i int) (upto int, hold time.Duration) {
	if i >= len(events) || events[i].Kind != rules.DiceRolled {
		return i, 0
	}
	for upto = i; upto < len(events) && bsieged.Summons(events[upto]); upto++ {
	}
	return upto, summonTime
}

// summonings are the dice of Summoning rolls on a cloth over the court, each towards its field, and a frame about the slot that it names.
func (l *layout) summonings() {
	var by [cards.FieldCount][]int
	most := 1
	for i, f := range l.cast.fields {
		by[f] = append(by[f], i)
		most = max(most, len(by[f]))
	}
	columns := 3.0
	if most > 1 {
		columns = 5
	}
	side := math.Min(math.Max(l.Px(54), 28), math.Min(l.plan.court.H/3.6, l.plan.court.W/(columns+0.8)))
	gap := math.Round(side * 0.16)
	cloth := l.plan.court.Middle().Around(columns*side+4*gap, 3*side+4*gap).Round()
	b := l.Fresh()
	b.Cloth(boardkit.Own(cloth))
	l.OnBoard(stage.Piece{ID: "cloth", Box: cloth, Depth: depthOver, Look: b.List})
	in := cloth.Inset(gap)
	wing := (in.W - side - 2*gap) / 2
	rooms := [cards.FieldCount]ink.Rect{
		north: ink.R(in.X, in.Y, in.W, side), south: ink.R(in.X, in.Bottom()-side, in.W, side),
		west: ink.R(in.X, in.Y+side+gap, wing, side), east: ink.R(in.Right()-wing, in.Y+side+gap, wing, side),
	}
	for f, dice := range by {
		var named [cards.SlotCount]bool
		for k, at := range boardkit.Spread(rooms[f], len(dice), 1, side) {
			i, at := dice[k], at.Round()
			l.OnBoard(boardkit.Thrown(stage.Piece{ID: rules.Element("thrown:" + strconv.Itoa(i)), Box: at, Depth: depthOver + 1}, rules.D6, l.cast.pips[i], i+1,
				func(face int, landed bool) ink.List { return l.thrownLook(at.W, face, landed && !l.Rolling) }))
			named[int(l.set.Dice.Spawn[(l.cast.pips[i]-1+6)%6])] = true
		}
		for slot := range cards.SlotCount {
			if named[slot] && !l.Rolling {
				l.named(f, slot)
			}
		}
	}
}

// named frames the slot of a field that a Summoning roll names.
func (l *layout) named(f, slot int) {
	box := l.plan.socket(f, slot)
	width := math.Max(2, l.Px(5))
	b := l.Fresh()
	b.List.Glow(boardkit.Own(box), ink.EmberLight, l.Px(16))
	b.List.Outline(boardkit.Own(box).Inset(-width), ink.EmberLight, width, l.Px(6)+width)
	id := rules.Element("burst:slot/" + l.set.Fields[f].ID + "/" + strconv.Itoa(slot))
	l.OnBoard(stage.Piece{ID: id, Box: box, Depth: depthSlot + 1, Look: b.List})
}
