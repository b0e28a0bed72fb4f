package advice

import (
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// yields reports whether a fighter lets others have what room there is behind its side: all who could leave do not find any, and there
// are enough of them who need it more, the weakest first. Whole blocks that left filled the way of the wounded, who fell behind them
// (AR-RET-1, AR-STK-1).
func (b *bout) yields(i int) bool {
	own := &b.list[i]
	room, needier := b.room(own.role, own.kind), 0
	for j := range b.n {
		f := &b.list[j]
		if j == i || f.role != own.role || f.kind != own.kind || f.train || !f.flees || b.begins.here&(1<<j) == 0 || !b.struckAgain(j) {
			continue
		}
		if mine, theirs := b.begins.strength[i], b.begins.strength[j]; theirs < mine || theirs == mine && b.before(j, i) {
			needier++
		}
	}
	return room > 0 && needier >= room
}

// before reports whether of two fighters of the same strength the first goes first: the dearer one.
func (b *bout) before(j, i int) bool {
	mine, theirs := worth(b.State, b.list[i].block), worth(b.State, b.list[j].block)
	return theirs > mine || theirs == mine && j < i
}

// room is how many blocks of a kind find room in all places to which blocks of a role can retreat (AR-STK-1).
func (b *bout) room(role engine.Role, kind content.Kind) (n int) {
	var counted atlas.Set
	for j := range b.n {
		f := &b.list[j]
		if f.role != role || f.kind != kind || f.train || b.begins.here&(1<<j) == 0 {
			continue
		}
		for to, bar := range b.Retreats(f.block) {
			if bar == engine.NoBar && !counted.Has(to.Place) {
				counted.Add(to.Place)
				n += b.Room(to.Place, b.Pieces[f.block].Party, kind)
			}
		}
	}
	return n
}
