package raster

import (
	"image"
	"testing"

	"github.com/srwiley/rasterx"

	"portcullis/assets"
)

// The scanner draws what the one of rasterx draws, pixel by pixel.
func TestScannerAgreesWithRasterx(t *testing.T) {
	const size = 96
	for _, name := range assets.PictureNames() {
		svg, err := assets.Picture(name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := Parse(svg)
		if err != nil {
			t.Fatal(err)
		}
		ours, theirs := image.NewRGBA(image.Rect(0, 0, size, size)), image.NewRGBA(image.Rect(0, 0, size, size))
		sx, sy := size/p.icon.ViewBox.W, size/p.icon.ViewBox.H
		p.draw(newScanner(ours), size, size, sx, sy, 0, 0)
		p.draw(rasterx.NewScannerGV(size, size, theirs, theirs.Bounds()), size, size, sx, sy, 0, 0)
		for i := range ours.Pix {
			if d := int(ours.Pix[i]) - int(theirs.Pix[i]); d < -3 || d > 3 {
				t.Errorf("%s: %d at pixel %d, %d; rasterx has %d", name, ours.Pix[i], i/4%size, i/4/size, theirs.Pix[i])
				break
			}
		}
	}
}
