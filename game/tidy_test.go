package game

import (
	"runtime"
	"testing"
)

func TestMemoryIsGivenBackOnlyAfterWork(t *testing.T) {
	forgot := 0
	tidy := &tidier{forget: func() { forgot++ }}
	runtime.KeepAlive(make([]byte, worthTidying))
	tidy.tidy()
	first := tidy.seen
	if first < worthTidying {
		t.Fatalf("%d bytes were seen", first)
	}
	if tidy.tidy(); tidy.seen != first {
		t.Error("tidied again although nothing was done")
	}
	runtime.KeepAlive(make([]byte, worthTidying))
	if tidy.tidy(); tidy.seen <= first {
		t.Error("not tidied after work")
	}
	if forgot != 2 {
		t.Errorf("what can be made again was forgotten %d times, not each time", forgot)
	}
}
