package summary

import (
	"slices"
	"testing"

	"portcullis/save"
)

func TestADamagedFileCountsWhatCanBeRead(t *testing.T) {
	for n, want := range []string{"0 decisions can be read", "1 decision can be read", "2 decisions can be read"} {
		var s Match
		records := slices.Repeat([]save.Record{{Kind: save.Play}}, n)
		s.broken(&save.FileError{Reason: "it is torn", Readable: &save.File{Records: records}})
		if s.Next != want {
			t.Errorf("of %d it says %q", n, s.Next)
		}
	}
}
