// Command pictures lays the pictures of two folders side by side, for whoever changed a screen: the
// old one on the left, the new one on the right, and between them what differs.
//
//	pictures OLD NEW OUT
//
// Pictures belong together by their names. Those that are the same are left out; OUT then has one
// PNG for each that changed, and the program prints their names and how much of each differs.
package main

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: pictures OLD NEW OUT")
		os.Exit(2)
	}
	changed, err := compare(os.Args[1], os.Args[2], os.Args[3])
	for _, line := range changed {
		fmt.Println(line)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
	if len(changed) == 0 {
		fmt.Println("No picture has changed.")
	}
}

// compare writes the pairs that differ and tells of each.
func compare(before, after, out string) (changed []string, err error) {
	names := map[string]bool{}
	for _, dir := range []string{before, after} {
		found, err := filepath.Glob(filepath.Join(dir, "*.png"))
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			names[filepath.Base(f)] = true
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("there are no pictures in %s and %s", before, after)
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		a, err := open(filepath.Join(before, name))
		if err != nil {
			return changed, err
		}
		b, err := open(filepath.Join(after, name))
		if err != nil {
			return changed, err
		}
		pair, share := beside(a, b)
		if share == 0 {
			continue
		}
		if err := write(filepath.Join(out, name), pair); err != nil {
			return changed, err
		}
		line := fmt.Sprintf("%s: %.2f %% differ", name, 100*share)
		switch {
		case a.Bounds().Empty():
			line = name + ": new"
		case b.Bounds().Empty():
			line = name + ": gone"
		}
		changed = append(changed, line)
	}
	return changed, nil
}

// open reads a picture; one that is not there is empty.
func open(path string) (image.Image, error) {
	f, err := os.Open(path)
	if errors.Is(err, os.ErrNotExist) {
		return image.NewRGBA(image.Rectangle{}), nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return img, nil
}

func write(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(f, img), f.Close())
}

// slack is how far a colour may be off and still count as the same: software renderers round
// differently.
const slack = 3

// beside lays two pictures side by side with what differs in their midst, and tells which share of
// the larger one differs.
func beside(a, b image.Image) (*image.RGBA, float64) {
	w, h := max(a.Bounds().Dx(), b.Bounds().Dx()), max(a.Bounds().Dy(), b.Bounds().Dy())
	out := image.NewRGBA(image.Rect(0, 0, 3*w+2*gap, h))
	draw.Draw(out, out.Bounds(), image.NewUniform(color.Gray{0x20}), image.Point{}, draw.Src)
	draw.Draw(out, image.Rect(0, 0, w, h), a, a.Bounds().Min, draw.Src)
	draw.Draw(out, image.Rect(2*(w+gap), 0, 3*w+2*gap, h), b, b.Bounds().Min, draw.Src)
	n := 0
	for y := range h {
		for x := range w {
			if differ(out.RGBAAt(x, y), out.RGBAAt(2*(w+gap)+x, y)) {
				n++
				out.SetRGBA(w+gap+x, y, color.RGBA{0xff, 0x40, 0x20, 0xff})
			}
		}
	}
	return out, float64(n) / float64(max(1, w*h))
}

// gap is how many pixels lie between the pictures.
const gap = 8

func differ(a, b color.RGBA) bool {
	off := func(x, y uint8) bool { return max(x, y)-min(x, y) > slack }
	return off(a.R, b.R) || off(a.G, b.G) || off(a.B, b.B) || off(a.A, b.A)
}
