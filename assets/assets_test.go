package assets_test

import (
	"io/fs"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"portcullis/assets"
)

func TestPictureIsSVG(t *testing.T) {
	names := assets.PictureNames()
	if len(names) < 90 {
		t.Fatalf("only %d pictures", len(names))
	}
	for _, name := range names {
		data, err := assets.Picture(name)
		if err != nil {
			t.Error(err)
		}
		if !strings.HasPrefix(string(data), "<svg ") {
			t.Errorf("%s does not begin with <svg", name)
		}
	}
}

func TestMissingFilesAreNamed(t *testing.T) {
	if _, err := assets.Picture("kit/nothing"); err == nil || !strings.Contains(err.Error(), "kit/nothing") {
		t.Errorf("picture: %v", err)
	}
	if _, err := assets.Font("nothing.otf"); err == nil || !strings.Contains(err.Error(), "nothing.otf") {
		t.Errorf("font: %v", err)
	}
	if text, ok, err := assets.Rules("nothing"); text != "" || ok || err != nil {
		t.Errorf("rules: %q, %v, %v", text, ok, err)
	}
}

func TestContentBeginsWithGames(t *testing.T) {
	found, err := fs.Glob(assets.Content(), "kurth/*.toml")
	if err != nil || len(found) == 0 {
		t.Fatalf("content/kurth: %v, %v", found, err)
	}
}

// Every module that the program is built from has its licence on the About screen.
func TestLicenceOfEveryModule(t *testing.T) {
	licences, err := assets.Licences()
	if err != nil {
		t.Fatal(err)
	}
	have := map[string]bool{}
	for _, l := range licences {
		have[l.Name] = true
		if len(l.Text) < 400 {
			t.Errorf("the licence of %s is only %d bytes long", l.Name, len(l.Text))
		}
	}
	for _, want := range append(modules(t), "Go", "TeX Gyre Pagella (font)", "DejaVu Sans Condensed (font)") {
		if !have[want] {
			t.Errorf("no licence for %s: run go generate ./assets", want)
		}
	}
}

// modules lists the third-party modules that the program is built from.
func modules(t *testing.T) []string {
	t.Helper()
	// -e: a package that does not load is the concern of the compiler.
	list := exec.Command("go", "list", "-e", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}{{end}}{{end}}", "portcullis/...")
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	paths := strings.Fields(string(out))
	slices.Sort(paths)
	if len(paths) == 0 {
		t.Fatal("go list names no modules")
	}
	return slices.Compact(paths)
}
