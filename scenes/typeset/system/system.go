// Package system finds typefaces that the computer has, for characters that those of the program lack: names may be in
// any script. Nothing is read before somebody asks.
package system

import (
	"bytes"
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Bounds of a search: files that are looked into, and the largest that is read, in bytes.
const (
	mostFiles   = 10_000
	largestFile = 128 << 20
)

// Find looks through folders for typefaces that draw the wanted characters, best first, and returns at most so many of
// them. Of a collection of typefaces in one file it looks at the first. Files that are none, or broken, are passed over.
func Find(folders []string, wanted []rune, most int) []*text.GoTextFaceSource {
	var found []*text.GoTextFaceSource
	left := slices.Clone(wanted)
	for _, path := range files(folders) {
		if len(left) == 0 || len(found) == most {
			break
		}
		source, drawn := read(path, left)
		if source != nil {
			found = append(found, source)
			left = slices.DeleteFunc(left, func(r rune) bool { return slices.Contains(drawn, r) })
		}
	}
	return found
}

// files are the paths of the typefaces in folders and the folders in them, the plainest faces first.
func files(folders []string) []string {
	var paths []string
	for _, folder := range folders {
		if real, err := filepath.EvalSymlinks(folder); err == nil {
			folder = real
		}
		_ = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && isTypeface(path) && len(paths) < mostFiles {
				paths = append(paths, path)
			}
			return nil // a folder that cannot be read has none for us
		})
	}
	slices.SortFunc(paths, func(a, b string) int {
		return cmp.Or(cmp.Compare(fancy(a), fancy(b)), cmp.Compare(filepath.Base(a), filepath.Base(b)), cmp.Compare(a, b))
	})
	return slices.Compact(paths)
}

func isTypeface(path string) bool {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".ttf", ".otf", ".ttc", ".otc":
		return true
	}
	return false
}

// fancy is how far a typeface is from an upright sans of usual weight, by the name of its file.
func fancy(path string) int {
	name, n := strings.ToLower(filepath.Base(path)), 0
	for _, word := range []string{"bold", "black", "heavy", "thin", "light", "italic", "oblique", "mono", "serif", "mincho", "ming", "song", "emoji"} {
		if strings.Contains(name, word) {
			n++
		}
	}
	return n
}

// read reads a typeface if it draws some of the wanted characters, and returns which.
func read(path string, wanted []rune) (source *text.GoTextFaceSource, drawn []rune) {
	defer func() {
		if recover() != nil { // a broken file is as good as none
			source, drawn = nil, nil
		}
	}()
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > largestFile {
		return nil, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, nil
	}
	defer file.Close()
	loaders, err := opentype.NewLoaders(file)
	if err != nil || len(loaders) == 0 {
		return nil, nil
	}
	if drawn = draws(loaders[0], wanted); len(drawn) == 0 {
		return nil, nil
	}
	if source, err = open(file, loaders); err != nil {
		return nil, nil
	}
	return source, drawn
}

// open opens the first typeface of a file; of a collection without reading the others.
func open(file *os.File, loaders []*opentype.Loader) (*text.GoTextFaceSource, error) {
	if _, err := opentype.NewLoader(file); err == nil {
		return text.NewGoTextFaceSource(file)
	}
	first := loaders[0]
	var tables []opentype.Table
	for _, tag := range first.Tables() {
		content, err := first.RawTable(tag)
		if err != nil {
			return nil, err
		}
		tables = append(tables, opentype.Table{Tag: tag, Content: content})
	}
	return text.NewGoTextFaceSource(bytes.NewReader(opentype.WriteTTF(tables)))
}

// coloured are the tables of typefaces with colours of their own: words here are written in one ink.
var coloured = []string{"COLR", "CBDT", "sbix", "SVG "}

// draws returns which of the wanted characters a typeface has an outline of.
func draws(l *opentype.Loader, wanted []rune) []rune {
	if slices.ContainsFunc(coloured, func(tag string) bool { return l.HasTable(opentype.MustNewTag(tag)) }) {
		return nil
	}
	raw, err := l.RawTable(opentype.MustNewTag("cmap"))
	if err != nil {
		return nil
	}
	table, _, err := tables.ParseCmap(raw)
	if err != nil {
		return nil
	}
	cmap, _, err := font.ProcessCmap(table, tables.FPNone)
	if err != nil {
		return nil
	}
	var listed []rune
	for _, r := range wanted {
		if glyph, ok := cmap.Lookup(r); ok && glyph != 0 {
			listed = append(listed, r)
		}
	}
	if len(listed) == 0 {
		return nil
	}
	return outlined(l, listed)
}

// outlined are those of the characters whose outline is there: a typeface of last resort lists more than it has.
func outlined(l *opentype.Loader, listed []rune) []rune {
	read, err := font.NewFont(l)
	if err != nil {
		return nil
	}
	face := font.NewFace(read)
	return slices.DeleteFunc(listed, func(r rune) bool {
		glyph, _ := face.NominalGlyph(r)
		outline, ok := face.GlyphDataOutline(glyph)
		return !ok || len(outline.Segments) == 0
	})
}
