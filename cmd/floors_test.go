package cmd_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// floors lists the rooms from the ground up. A package may import its own module's
// packages on its own floor or below, and those only; the first match counts.
var floors = []struct {
	prefix string
	floor  int
}{
	{"portcullis/rules/", 1},
	{"portcullis/rules", 0},
	{"portcullis/assets", 0},
	{"portcullis/save", 2},
	{"portcullis/game/match", 2},
	{"portcullis/game/bot", 2},
	{"portcullis/game/box", 2},
	{"portcullis/game/lesson", 2},
	{"portcullis/game/opponent", 2},
	{"portcullis/game", 3},
	{"portcullis/scenes", 4},
	{"portcullis/cmd", 5},
}

func floorOf(pkg string) (int, bool) {
	for _, f := range floors {
		if pkg == strings.TrimSuffix(f.prefix, "/") && !strings.HasSuffix(f.prefix, "/") || strings.HasPrefix(pkg, strings.TrimSuffix(f.prefix, "/")+"/") {
			return f.floor, true
		}
	}
	return 0, false
}

// mayDraw lists the rooms in which Ebitengine and its companions may appear.
func mayDraw(pkg string) bool {
	if pkg == "portcullis/game/match" || pkg == "portcullis/game/bot" || pkg == "portcullis/game/box" || pkg == "portcullis/game/lesson" || pkg == "portcullis/game/opponent" {
		return false
	}
	for _, room := range []string{"portcullis/game", "portcullis/scenes", "portcullis/cmd/portcullis"} {
		if pkg == room || strings.HasPrefix(pkg, room+"/") {
			return true
		}
	}
	return false
}

type source struct {
	pkg, file string
	test      bool
	imports   []string
}

func sources(t *testing.T) []source {
	t.Helper()
	root := ".."
	var found []source
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (strings.HasPrefix(d.Name(), ".") && d.Name() != ".." || d.Name() == "build" || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if filepath.Ext(path) != ".go" {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		s := source{file: rel, test: strings.HasSuffix(path, "_test.go")}
		s.pkg = strings.TrimSuffix("portcullis/"+filepath.ToSlash(filepath.Dir(rel)), "/.")
		for _, spec := range file.Imports {
			s.imports = append(s.imports, strings.Trim(spec.Path.Value, `"`))
		}
		found = append(found, s)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(found) < 20 {
		t.Fatalf("found only %d Go files; the walk is wrong", len(found))
	}
	return found
}

func TestFloors(t *testing.T) {
	for _, s := range sources(t) {
		own, ok := floorOf(s.pkg)
		if !ok {
			t.Errorf("%s: package %s stands on no floor", s.file, s.pkg)
			continue
		}
		for _, imp := range s.imports {
			if !strings.HasPrefix(imp, "portcullis/") {
				continue
			}
			if floor, ok := floorOf(imp); !ok || floor > own {
				t.Errorf("%s imports %s, a higher floor", s.file, imp)
			}
		}
	}
}

func TestGamesDoNotImportEachOther(t *testing.T) {
	for _, s := range sources(t) {
		own, ok := gameOf(s.pkg)
		if !ok || s.test {
			continue
		}
		for _, imp := range s.imports {
			if other, ok := gameOf(imp); ok && other != own {
				t.Errorf("%s imports %s: two games know each other", s.file, imp)
			}
		}
	}
}

// gameOf returns which game of the box a rules package belongs to.
func gameOf(pkg string) (string, bool) {
	rest, ok := strings.CutPrefix(pkg, "portcullis/rules/")
	if !ok {
		return "", false
	}
	game, _, _ := strings.Cut(rest, "/")
	return game, slices.Contains(games, game)
}

func TestRulesStandOnTheStandardLibrary(t *testing.T) {
	for _, s := range sources(t) {
		if s.pkg != "portcullis/rules" || s.test {
			continue
		}
		for _, imp := range s.imports {
			if strings.Contains(strings.SplitN(imp, "/", 2)[0], ".") || strings.HasPrefix(imp, "portcullis/") {
				t.Errorf("%s imports %s", s.file, imp)
			}
		}
	}
}

func TestRulesGetTheirContentHandedIn(t *testing.T) {
	for _, s := range sources(t) {
		if !s.test && strings.HasPrefix(s.pkg, "portcullis/rules/") && slices.Contains(s.imports, "portcullis/assets") {
			t.Errorf("%s imports the embedded assets; rules take an fs.FS", s.file)
		}
	}
}

func TestOnlyScreensDraw(t *testing.T) {
	for _, s := range sources(t) {
		for _, imp := range s.imports {
			if (strings.HasPrefix(imp, "github.com/hajimehoshi/ebiten/") || strings.HasPrefix(imp, "github.com/ebitenui/")) && !mayDraw(s.pkg) {
				t.Errorf("%s imports %s", s.file, imp)
			}
		}
	}
}

func TestRulesHaveNoClock(t *testing.T) {
	for _, s := range sources(t) {
		if s.test || !strings.HasPrefix(s.pkg, "portcullis/rules") {
			continue
		}
		for _, imp := range s.imports {
			switch imp {
			case "time", "os", "net", "math/rand", "sync":
				if s.pkg == "portcullis/rules/conform" {
					continue // a test suite, which needs files and time limits
				}
				t.Errorf("%s imports %s: rules have no clock, no files and no goroutines", s.file, imp)
			}
		}
	}
}

func TestTopLevelIsAsAgreed(t *testing.T) {
	agreed := []string{"cmd", "game", "scenes", "assets", "rules", "save", "docs", "build", "go.mod", "go.sum", "Makefile", "README.md", "LICENSE", "NOTICE.md", "CHANGELOG.md", "CONTRIBUTING.md"}
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasPrefix(e.Name(), ".") && !slices.Contains(agreed, e.Name()) {
			t.Errorf("%s does not belong at the top level", e.Name())
		}
	}
}
