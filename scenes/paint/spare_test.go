package paint

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/typeset/system"
	"portcullis/scenes/typeset/typetest"
)

// What a number stood in for is drawn anew when a typeface has come that has it.
func TestALineIsDrawnAnewWhenItsTypefaceCame(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "han.ttf"), typetest.Having(36, nil, '城'), 0o600); err != nil {
		t.Fatal(err)
	}
	e := newEasel(t, 200, 60)
	ready := make(chan struct{})
	e.faces.Seek(func(wanted []rune, most int) []*text.GoTextFaceSource {
		<-ready
		return system.Find([]string{folder}, wanted, most)
	}, func() {})
	write := func(line string) []byte {
		var l ink.List
		l.Write(ink.R(0, 0, 200, 60), ink.Font{Face: ink.Sans, Size: 40}, ink.Bone, line)
		e.SetUnit(1)
		return slices.Clone(e.show(l, 0, 0, 1).Pix)
	}
	number, letter := write("城"), write("A")
	if slices.Equal(number, letter) || !slices.Equal(number, write("[57CE]")) {
		t.Fatal("its number does not stand in for what cannot be drawn yet")
	}
	close(ready)
	for range 1000 {
		if e.faces.Came() > 0 {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if !slices.Equal(write("城"), letter) {
		t.Error("the line is not drawn by the typeface that came")
	}
}
