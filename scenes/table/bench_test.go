package table

import (
	"testing"

	"portcullis/game/settings"
)

// An idle tick must cost next to nothing: the pointer wakes the program often.
func BenchmarkIdleTick(b *testing.B) {
	d := newDesk(b, solo(), at(settings.None))
	d.settle()
	b.ReportAllocs()
	for b.Loop() {
		d.tick()
	}
}

func BenchmarkPresentKurth(b *testing.B) {
	d := newDeskOf(b, loadKurth(b), gridBoard{}, at(settings.None))
	d.settle()
	b.ReportAllocs()
	for b.Loop() {
		d.table.present()
	}
}
