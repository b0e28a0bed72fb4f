package main

import (
	"image"
	"image/color"
	"path/filepath"
	"slices"
	"testing"
)

// picture is a grey picture with a few pixels of another colour.
func picture(w, h, odd int, c color.RGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		img.SetRGBA(i%w, i/w, color.RGBA{100, 100, 100, 255})
	}
	for i := range odd {
		img.SetRGBA(i%w, i/w, c)
	}
	return img
}

// TestChangedPicturesAreToldAndKept: the same picture is left out, one rounded differently too; a
// changed, a new and a missing one are told, and kept side by side.
func TestChangedPicturesAreToldAndKept(t *testing.T) {
	before, after, out := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "out")
	red := color.RGBA{250, 0, 0, 255}
	for path, img := range map[string]image.Image{
		filepath.Join(before, "same.png"):    picture(10, 10, 3, red),
		filepath.Join(after, "same.png"):     picture(10, 10, 3, color.RGBA{249, 2, 0, 255}),
		filepath.Join(before, "board.png"):   picture(10, 10, 0, red),
		filepath.Join(after, "board.png"):    picture(10, 10, 25, red),
		filepath.Join(before, "gone.png"):    picture(4, 4, 0, red),
		filepath.Join(after, "new.png"):      picture(4, 4, 0, red),
		filepath.Join(before, "smaller.png"): picture(10, 10, 0, red),
		filepath.Join(after, "smaller.png"):  picture(10, 5, 0, red),
	} {
		if err := write(path, img); err != nil {
			t.Fatal(err)
		}
	}
	changed, err := compare(before, after, out)
	want := []string{"board.png: 25.00 % differ", "gone.png: gone", "new.png: new", "smaller.png: 50.00 % differ"}
	if err != nil || !slices.Equal(changed, want) {
		t.Errorf("told %q, want %q; %v", changed, want, err)
	}
	pair, err := open(filepath.Join(out, "board.png"))
	if err != nil || pair.Bounds().Dx() != 3*10+2*gap {
		t.Fatalf("the pair is %v wide: %v", pair.Bounds().Dx(), err)
	}
	if kept, _ := filepath.Glob(filepath.Join(out, "*.png")); len(kept) != len(want) {
		t.Errorf("%v are kept", kept)
	}
	if _, err := compare(t.TempDir(), t.TempDir(), out); err == nil {
		t.Error("two empty folders are no fault")
	}
}
