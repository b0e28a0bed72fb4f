package paint

import (
	"bytes"
	"image/color"
	"os"
	"os/exec"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// itself is set where a test runs in a program of its own.
const itself = "PORTCULLIS_TEST_ALONE"

// Of pictures that were drawn on one after the other and are gone nothing is held after a rinse; where the processor draws that was all of
// some of them.
func TestRinseLetsGoOfWhatIsGone(t *testing.T) {
	e := newEasel(t, 16, 16)
	if os.Getenv(itself) == "" { // other tests leave pictures of theirs, which go in the midst of this one
		cmd := exec.Command(os.Args[0], "-test.run", "^"+t.Name()+"$", "-test.v")
		cmd.Env = append(os.Environ(), itself+"=1")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		t.Logf("%s", out)
		return
	}
	e.Rinse() // what it takes itself
	before := residentMB(t)
	const n, side = 48, 512 // as many are under way at once, which takes most of the places
	dot := NewTexture(1, 1)
	dot.Fill(color.White)
	layer := &ebiten.DrawImageOptions{}
	layer.GeoM.Scale(side, side)
	layer.ColorScale.ScaleAlpha(0.5)
	var pictures [n]*ebiten.Image
	for i := range pictures {
		pictures[i] = NewTexture(side, side)
		for range 20 {
			pictures[i].DrawImage(dot, layer)
		}
	}
	dot.Fill(color.White)
	e.Finish()
	for _, p := range pictures {
		p.Deallocate()
	}
	e.Finish()
	gone := residentMB(t)
	e.Rinse()
	if after := residentMB(t); after > before+6 {
		t.Errorf("%d MB are held after the rinse, %d before it and %d before all: %d pictures of 1 MB are gone", after, gone, before, n)
	} else {
		t.Logf("%d MB, %d with pictures that are gone, %d after the rinse", before, gone, after)
	}
}

// residentMB is what the program holds in all.
func residentMB(t *testing.T) int {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Skip("the system does not tell")
	}
	_, rest, _ := bytes.Cut(status, []byte("VmRSS:"))
	kB, err := strconv.Atoi(string(bytes.Fields(rest)[0]))
	if err != nil {
		t.Fatal(err)
	}
	return kB >> 10
}
