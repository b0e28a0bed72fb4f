package game

import (
	"runtime"
	"testing"
)

func TestMemoryIsGivenBackOnlyAfterWork(t *testing.T) {
	tidy := &tidier{}
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
}
