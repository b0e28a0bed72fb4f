// Command icons draws the icons of the program and of match files for the desktop, in all
// usual sizes, from their pictures.
package main

import (
	"bytes"
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"portcullis/assets"
	"portcullis/scenes/paint/raster"
)

//go:generate go run . ../../../../assets/desktop/icons/hicolor

// sizes are the sides of the icons in pixels.
var sizes = [...]int{16, 22, 24, 32, 48, 64, 128, 256, 512}

// wanted lists the icons: where they go, what they are called, and their pictures.
var wanted = [...]struct{ folder, name, picture string }{
	{"apps", "io.github.portcullis.Portcullis", "kit/app-icon"},
	{"mimetypes", "application-x-portcullis-match", "kit/save"},
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: icons FOLDER")
		os.Exit(2)
	}
	files, err := draw()
	for name, data := range files {
		if err != nil {
			break
		}
		path := filepath.Join(os.Args[1], name)
		if err = os.MkdirAll(filepath.Dir(path), 0o755); err == nil {
			err = os.WriteFile(path, data, 0o644)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "icons:", err)
		os.Exit(1)
	}
}

// draw returns all icon files by their paths in an icon theme.
func draw() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, icon := range wanted {
		svg, err := assets.Picture(icon.picture)
		if err != nil {
			return nil, err
		}
		picture, err := raster.Parse(svg)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", icon.picture, err)
		}
		files[filepath.Join("scalable", icon.folder, icon.name+".svg")] = svg
		for _, side := range sizes {
			img, err := picture.Draw(side, side)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", icon.picture, err)
			}
			var data bytes.Buffer
			encoder := png.Encoder{CompressionLevel: png.BestCompression}
			if err := encoder.Encode(&data, img); err != nil {
				return nil, fmt.Errorf("%s: %w", icon.picture, err)
			}
			files[filepath.Join(fmt.Sprintf("%dx%d", side, side), icon.folder, icon.name+".png")] = data.Bytes()
		}
	}
	return files, nil
}
