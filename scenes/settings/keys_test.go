package settings

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// keySources are the files that say what keys do.
var keySources = []string{"../../game/keys.go", "../../game/gather.go", "../form/input.go", "../table/keys.go", "../table/timeline.go", "../shell/screen.go", "../play/watch.go"}

// keysInCode is the keys that the program listens to, by name.
func keysInCode(t *testing.T) map[string]bool {
	t.Helper()
	used := map[string]bool{}
	for _, path := range keySources {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if from, ok := s.X.(*ast.Ident); ok && from.Name == "ebiten" && strings.HasPrefix(s.Sel.Name, "Key") && s.Sel.Name != "Key" {
					used[plainKey(s.Sel.Name)] = true
				}
			}
			return true
		})
	}
	for name := range used {
		for _, held := range []string{"Shift", "Control", "Alt", "Meta"} { // they do nothing by themselves
			if strings.HasPrefix(name, held) {
				delete(used, name)
			}
		}
	}
	return used
}

// plainKey is the one name of a key that has several: KeyLeft is KeyArrowLeft.
func plainKey(name string) string {
	name = strings.TrimPrefix(name, "Key")
	switch name {
	case "Left", "Right", "Up", "Down":
		return "Arrow" + name
	}
	return name
}

func TestThePageAboutKeysHasEveryKey(t *testing.T) {
	used, told := keysInCode(t), map[string]bool{}
	clicks := false
	for _, line := range keyHelp() {
		clicks = clicks || strings.Contains(line.keys, "Right click")
		for _, code := range line.codes {
			told[code.String()] = true
		}
	}
	for name := range used {
		if !told[name] {
			t.Errorf("the program listens to %s, and the page does not say so", name)
		}
	}
	for name := range told {
		if !used[name] {
			t.Errorf("the page tells of %s, and nothing listens to it", name)
		}
	}
	if !clicks {
		t.Error("the page does not tell of the right click")
	}
	if len(used) < 30 {
		t.Errorf("only %d keys were found in the code", len(used))
	}
}
