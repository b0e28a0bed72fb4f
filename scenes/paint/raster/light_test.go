package raster_test

import (
	"testing"

	"portcullis/scenes/paint/raster"
)

func TestCandleIsWarmNearItAndDarkFarFromIt(t *testing.T) {
	img := raster.Candle(192, 108)
	warm, far := img.RGBAAt(38, 8), img.RGBAAt(191, 107)
	if warm.A < 80 || warm.R <= warm.B {
		t.Errorf("near the candle: %v", warm)
	}
	if far.A < 120 || far.R > 30 {
		t.Errorf("far from the candle: %v", far)
	}
	if middle := img.RGBAAt(96, 60); middle.A > 45 {
		t.Errorf("between light and dark: %v", middle)
	}
}

func TestVignetteLeavesTheMiddleClear(t *testing.T) {
	img := raster.Vignette(192, 108)
	if c := img.RGBAAt(96, 54); c.A != 0 {
		t.Errorf("the middle is %v", c)
	}
	corner, edge := img.RGBAAt(0, 0), img.RGBAAt(0, 54)
	if corner.A <= edge.A || edge.A == 0 {
		t.Errorf("corner %v, edge %v", corner, edge)
	}
}
