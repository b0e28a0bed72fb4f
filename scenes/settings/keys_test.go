package settings

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// keySources are the files that say what keys do that cannot be changed.
var keySources = []string{"../../game/keys.go", "../../game/gather.go", "../form/input.go", "../table/keys.go", "../shell/screen.go", "../play/watch.go"}

// keysInCode is the keys that the program listens to, by name.
func keysInCode(t *testing.T) map[string]bool {
	t.Helper()
	used := map[string]bool{}
	for _, path := range keySources {
		for name := range selectors(t, path, "Key") {
			used[plainKey(name)] = true
		}
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
	switch name {
	case "Left", "Right", "Up", "Down":
		return "Arrow" + name
	}
	return name
}

// Keys that cannot be changed, and the buttons of a gamepad, are told of on the page, each of them; all other keys are
// commands, which are listed.
func TestThePageTellsOfEveryKeyAndButton(t *testing.T) {
	used, told := keysInCode(t), map[string]bool{}
	buttons := selectors(t, "../../game/pad.go", "StandardGamepadButton")
	seen := map[string]bool{}
	for _, part := range fixedHelp() {
		for _, line := range part.lines {
			for _, code := range line.codes {
				told[code.String()] = true
			}
			for _, b := range line.buttons {
				seen[strconv.Itoa(int(b))] = true
			}
		}
	}
	if missing := cmp.Diff(used, told); missing != "" || len(used) < 15 {
		t.Errorf("the program listens to some keys, and the page tells of others:\n%s", missing)
	}
	delete(buttons, "Max") // no button
	if len(seen) != len(buttons) || len(buttons) < 10 {
		t.Errorf("the page tells of %d buttons of a gamepad, and there are %d: %v", len(seen), len(buttons), buttons)
	}
}

// selectors is the names of Ebitengine that a file uses, without the prefix that they share.
func selectors(t *testing.T, path, prefix string) map[string]bool {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if from, ok := s.X.(*ast.Ident); ok && from.Name == "ebiten" && s.Sel.Name != prefix {
				if name, ok := strings.CutPrefix(s.Sel.Name, prefix); ok {
					used[name] = true
				}
			}
		}
		return true
	})
	return used
}
