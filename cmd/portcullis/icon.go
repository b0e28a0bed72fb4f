package main

import (
	"image"
	"log/slog"

	"portcullis/assets"
	"portcullis/scenes/paint/raster"
)

// icons draws the program's icon in the sizes that window systems ask for.
func icons(log *slog.Logger) []image.Image {
	svg, err := assets.Picture("kit/app-icon")
	if err != nil {
		log.Warn("the window has no icon", "error", err)
		return nil
	}
	picture, err := raster.Parse(svg)
	if err != nil {
		log.Warn("the window has no icon", "error", err)
		return nil
	}
	var all []image.Image
	for _, side := range []int{16, 32, 48, 128} {
		img, err := picture.Draw(side, side)
		if err != nil {
			log.Warn("the window has no icon", "side", side, "error", err)
			continue
		}
		all = append(all, img)
	}
	return all
}
