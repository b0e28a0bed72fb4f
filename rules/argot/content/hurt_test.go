package content

import (
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

// hurts are ways to damage a line, or what follows it.
var hurts = []func(lines []string, i int) []string{
	func(lines []string, i int) []string { return append(append([]string{}, lines[:i]...), lines[i+1:]...) },
	func(lines []string, i int) []string { return append(append([]string{}, lines[:i+1]...), lines[i:]...) },
	func(lines []string, i int) []string { return lines[:i] },
	func(lines []string, i int) []string { return with(lines, i, number.ReplaceAllString(lines[i], "99")) },
	func(lines []string, i int) []string { return with(lines, i, word.ReplaceAllString(lines[i], `""`)) },
	func(lines []string, i int) []string { return with(lines, i, list.ReplaceAllString(lines[i], `[]`)) },
}

var number, word, list = regexp.MustCompile(`-?\d+`), regexp.MustCompile(`"[^"]*"`), regexp.MustCompile(`\[.*\]`)

func with(lines []string, i int, line string) []string {
	lines = append([]string{}, lines...)
	lines[i] = line
	return lines
}

// Damaged files are refused or played, and never bring the program down: a sample of all lines, damaged in every way.
func TestDamagedFiles(t *testing.T) {
	every := 149
	refused := 0
	for name, file := range files(t) {
		lines := strings.Split(string(file.Data), "\n")
		for i := len(name) % every; i < len(lines); i += every {
			for _, hurt := range hurts {
				m := files(t)
				m[name] = &fstest.MapFile{Data: []byte(strings.Join(hurt(lines, i), "\n"))}
				if c, err := Load(m); err != nil {
					refused++
				} else if c.Map == nil || len(c.Scenarios) == 0 {
					t.Errorf("%s, line %d: content that is none", name, i+1)
				}
			}
		}
	}
	if refused == 0 {
		t.Error("nothing was refused")
	}
}
