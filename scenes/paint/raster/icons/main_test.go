package main

import (
	"bytes"
	"encoding/xml"
	"image"
	_ "image/png"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const desktop = "../../../../assets/desktop"

// The icons in the repository are those of the pictures as they are now.
func TestIconsAreUpToDate(t *testing.T) {
	files, err := draw()
	if err != nil {
		t.Fatal(err)
	}
	theme := filepath.Join(desktop, "icons", "hicolor")
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(theme, name))
		if err != nil || !same(t, name, got, want) {
			t.Errorf("%s is not up to date (%v): run go generate ./scenes/paint/raster/icons", name, err)
		}
	}
	err = filepath.WalkDir(theme, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(theme, path)
		if _, ok := files[name]; !ok {
			t.Errorf("%s belongs to no icon", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// same compares pictures by their pixels: how PNG files are packed may change with Go.
func same(t *testing.T, name string, a, b []byte) bool {
	t.Helper()
	if filepath.Ext(name) != ".png" {
		return bytes.Equal(a, b)
	}
	p, _, err := image.Decode(bytes.NewReader(a))
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	q, _, err := image.Decode(bytes.NewReader(b))
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	if p.Bounds() != q.Bounds() {
		return false
	}
	for y := range p.Bounds().Dy() {
		for x := range p.Bounds().Dx() {
			if p.At(x, y) != q.At(x, y) {
				return false
			}
		}
	}
	return true
}

// The desktop files name each other, the icons and the ending of match files rightly.
func TestDesktopFilesAgree(t *testing.T) {
	id, mime := wanted[0].name, wanted[1].name
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(desktop, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	entry, info, types := read(id+".desktop"), read(id+".metainfo.xml"), read("mime/"+id+".xml")
	media := strings.Replace(mime, "-", "/", 1)
	for _, want := range []struct{ text, part string }{
		{entry, "\nIcon=" + id + "\n"},
		{entry, "\nExec=portcullis %f\n"},
		{entry, "\nMimeType=" + media + ";\n"},
		{info, "<id>" + id + "</id>"},
		{info, ">" + id + ".desktop</launchable>"},
		{info, "<mediatype>" + media + "</mediatype>"},
		{info, "unofficial, non-commercial"},
		{types, `type="` + media + `"`},
		{types, `name="` + mime + `"`},
		{types, `pattern="*.siege"`},
		{types, `value="portcullis-match "`},
	} {
		if !strings.Contains(want.text, want.part) {
			t.Errorf("no %q in\n%s", want.part, want.text)
		}
	}
	for _, text := range []string{info, types} {
		if err := xml.Unmarshal([]byte(text), new(struct{})); err != nil {
			t.Error(err)
		}
	}
}

// The validators of freedesktop.org accept the files, where they are installed.
func TestValidators(t *testing.T) {
	id := filepath.Join(desktop, wanted[0].name)
	for _, command := range [][]string{
		{"desktop-file-validate", id + ".desktop"},
		{"appstreamcli", "validate", "--no-net", id + ".metainfo.xml"},
	} {
		if _, err := exec.LookPath(command[0]); err != nil {
			t.Logf("%s is not installed", command[0])
			continue
		}
		if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
			t.Errorf("%v: %v\n%s", command, err, out)
		}
	}
}
