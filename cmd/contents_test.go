package cmd

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// manyFiles is from how many files on a package says what is where.
const manyFiles = 7

// named are the names and patterns of files in a doc comment: "ask_*.go".
var named = regexp.MustCompile(`[\w*]+\.go\b`)

// TestContentsAreListed: the doc comment of a package of many files names every one of them, and
// none that is not there.
func TestContentsAreListed(t *testing.T) {
	root := filepath.Join("..")
	err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if name := d.Name(); name == "testdata" || name == "build" || dir != root && strings.HasPrefix(name, ".") {
			return filepath.SkipDir
		}
		return contents(t, dir)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func contents(t *testing.T, dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var files []string
	patterns := map[string]int{}
	listed := ""
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, e.Name()), nil, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			return err
		}
		if tree.Doc == nil {
			files = append(files, e.Name())
			continue
		}
		listed = e.Name()
		for _, p := range named.FindAllString(tree.Doc.Text(), -1) {
			patterns[p] = 0
		}
	}
	if len(files) < manyFiles {
		return nil
	}
	for _, file := range files {
		found := false
		for p := range patterns {
			if ok, err := path.Match(p, file); err == nil && ok {
				patterns[p]++
				found = true
			}
		}
		if !found {
			t.Errorf("%s: %s is not in the list of contents", dir, file)
		}
	}
	for p, n := range patterns {
		if _, err := os.Stat(filepath.Join(dir, p)); n == 0 && p != listed && err != nil {
			t.Errorf("%s: the list of contents has %s, and there is none", dir, p)
		}
	}
	return nil
}
