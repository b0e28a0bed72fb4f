package table

import (
	"testing"

	"portcullis/rules"
)

// A tooltip tells of a choice what its preview says matters, and how the rest is read; a single line more is told at once.
func TestATooltipLeavesOutWhatIsForACloseLook(t *testing.T) {
	lines := make([]rules.Line, 11)
	for _, c := range []struct{ lines, brief, told, more int }{{11, 5, 5, 6}, {11, 0, 11, 0}, {6, 5, 6, 0}, {7, 5, 5, 2}, {3, 5, 3, 0}} {
		n := previewNote("place:here", rules.Preview{Lines: lines[:c.lines], Brief: c.brief})
		if len(n.lines) != c.told || n.more != c.more {
			t.Errorf("of %d lines, %d of them in brief, %d are told and %d left out", c.lines, c.brief, len(n.lines), n.more)
		}
	}
}
