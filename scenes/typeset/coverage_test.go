package typeset_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"portcullis/assets"
	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

// Every character of the content, the rules texts and the program's own words can be drawn
// in every face: by the face or by the sans face that stands behind it.
func TestFontsCoverOurWords(t *testing.T) {
	where := map[rune]string{}
	note := func(text, place string) {
		for _, r := range text {
			if _, seen := where[r]; !seen && unicode.IsGraphic(r) {
				where[r] = place
			}
		}
	}
	fromAssets(t, note)
	fromGo(t, "../..", note)
	if len(where) < 80 {
		t.Fatalf("only %d characters found", len(where))
	}
	s := typeset.New()
	for r, place := range where {
		for _, face := range []ink.Face{ink.Sans, ink.SansBold, ink.SansOblique} {
			if !s.Has(ink.Font{Face: face, Size: 20}, r) {
				t.Errorf("%s: face %d has no %q (%U)", place, face, r, r)
			}
		}
	}
}

func TestPagellaHasLatinLetters(t *testing.T) {
	s := typeset.New()
	for _, face := range []ink.Face{ink.Serif, ink.SerifBold, ink.SerifItalic} {
		for _, r := range "ABCXYZabcxyzÀÉÖßçñø0123456789.,;:!?()-–—‘’“”…%+/&" {
			if !s.Has(ink.Font{Face: face, Size: 20}, r) {
				t.Errorf("face %d has no %q", face, r)
			}
		}
		if s.Has(ink.Font{Face: face, Size: 20}, 'Ж') {
			t.Errorf("face %d has Cyrillic: this test no longer shows that missing characters are found", face)
		}
	}
}

func fromAssets(t *testing.T, note func(text, place string)) {
	t.Helper()
	err := fs.WalkDir(assets.FS(), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if ext := filepath.Ext(path); ext != ".toml" && ext != ".md" {
			return nil
		}
		data, err := fs.ReadFile(assets.FS(), path)
		note(string(data), "assets/"+path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// fromGo notes the string literals of all packages that put words on the screen.
func fromGo(t *testing.T, root string, note func(text, place string)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != ".." {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, source, parser.SkipObjectResolution)
		if err != nil {
			return nil // the compiler reports it
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if text, err := strconv.Unquote(lit.Value); err == nil {
					note(text, path)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
