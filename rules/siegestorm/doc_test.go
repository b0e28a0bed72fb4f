package siegestorm

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// The list of contents in doc.go names every file of the package, and none that is not there.
func TestContentsAreListed(t *testing.T) {
	for _, dir := range []string{".", "cards"} {
		tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, "doc.go"), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		patterns := map[string]int{}
		for _, line := range strings.Split(tree.Doc.Text(), "\n") {
			if !strings.HasPrefix(line, "\t") {
				continue
			}
			for _, word := range strings.Fields(line) {
				if word = strings.TrimSuffix(word, ","); strings.HasSuffix(word, ".go") {
					patterns[word] = 0
				}
			}
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			name := filepath.Base(file)
			if name == "doc.go" || strings.HasSuffix(name, "_test.go") {
				continue
			}
			listed := false
			for p := range patterns {
				if ok, err := filepath.Match(p, name); err == nil && ok {
					patterns[p]++
					listed = true
				}
			}
			if !listed {
				t.Errorf("%s: %s is not listed", dir, name)
			}
		}
		for p, n := range patterns {
			if n == 0 {
				t.Errorf("%s: there is no %s", dir, p)
			}
		}
	}
}
