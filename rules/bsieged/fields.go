package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// everyField is the set of all fields, as frames that go through them keep it in bits.
const everyField = 1<<cards.FieldCount - 1

// listNext offers the fields that are not done.
func (s *State) listNext(f *frame) {
	for i := range fieldNo(cards.FieldCount) {
		if f.bits&(1<<i) == 0 {
			s.offer(Next, int(i))
		}
	}
}

func (s *State) answerNext(f *frame, c rules.Choice) { f.take(fieldNo(c.Args[0])) }

// take makes a field the one that is treated and marks it as done.
func (f *frame) take(i fieldNo) {
	f.field = i
	f.bits |= 1 << i
}

// takeNext takes the first field in the order north, west, south, east that is not done.
func (f *frame) takeNext() {
	for i := range fieldNo(cards.FieldCount) {
		if f.bits&(1<<i) == 0 {
			f.take(i)
			return
		}
	}
}
