// Package assets holds the files that are built into the program: pictures, fonts, the
// content of the games, rules texts and licences. It gives access to them and knows
// nothing of what they mean.
package assets

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:generate go run ./collect

//go:embed content fonts lessons licences feats.toml opponents.toml pictures all:rules
var tree embed.FS

// FS returns all embedded files.
func FS() fs.FS { return tree }

// Content returns the content of the games: "kurth/actions.toml" and so on. A folder on
// disk with the same layout can stand in for it.
func Content() fs.FS { return below("content") }

// Lessons returns the lessons: "kurth/k1.toml", with their positions beside them.
func Lessons() fs.FS { return below("lessons") }

// Pictures returns the SVG pictures: "kit/undo.svg", "siegestorm/figures/kh_tengu.svg" and so on.
func Pictures() fs.FS { return below("pictures") }

// Picture returns the SVG text of a picture. The name has no ending: "kit/undo".
func Picture(name string) ([]byte, error) {
	data, err := fs.ReadFile(Pictures(), name+".svg")
	if err != nil {
		return nil, fmt.Errorf("picture %q: %w", name, err)
	}
	return data, nil
}

// PictureNames lists the pictures as [Picture] takes them, in alphabetical order.
func PictureNames() []string {
	names, _ := fs.Glob(Pictures(), "*/*.svg") // fails for a malformed pattern only
	deeper, _ := fs.Glob(Pictures(), "*/*/*.svg")
	names = append(names, deeper...)
	slices.Sort(names)
	for i, name := range names {
		names[i] = strings.TrimSuffix(name, ".svg")
	}
	return names
}

// Font returns an OpenType font file by its file name, "texgyrepagella-bold.otf".
func Font(file string) ([]byte, error) {
	data, err := tree.ReadFile("fonts/" + file)
	if err != nil {
		return nil, fmt.Errorf("font %q: %w", file, err)
	}
	return data, nil
}

// Rules returns the rules of a game as text to read, in Markdown, and whether there are any.
func Rules(game string) (markdown string, ok bool, err error) {
	data, err := tree.ReadFile("rules/" + game + ".md")
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil
	}
	return string(data), err == nil, err
}

// Licence is the licence of something built into the program.
type Licence struct {
	Name string // what it covers: a module path, or the name of a font
	Text string
}

// Licences lists the licences of all third-party parts, in alphabetical order of their
// files.
func Licences() ([]Licence, error) {
	entries, err := tree.ReadDir("licences")
	if err != nil {
		return nil, err
	}
	licences := make([]Licence, 0, len(entries))
	for _, entry := range entries {
		data, err := tree.ReadFile(path.Join("licences", entry.Name()))
		if err != nil {
			return nil, err
		}
		name, text, found := strings.Cut(string(data), "\n\n")
		if !found || strings.Contains(name, "\n") {
			return nil, fmt.Errorf("licences/%s: the first line is not a name followed by an empty line", entry.Name())
		}
		licences = append(licences, Licence{Name: name, Text: text})
	}
	return licences, nil
}

// below returns the part of the tree under a folder.
func below(folder string) fs.FS {
	part, _ := fs.Sub(tree, folder) // fails for a malformed name only
	return part
}
