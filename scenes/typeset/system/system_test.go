package system

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"portcullis/scenes/typeset/typetest"
)

// capital is a glyph with ink, space one without.
const capital, space = 36, 3

func put(t *testing.T, folder, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestTypefacesAreFoundThatDrawWhatIsWanted(t *testing.T) {
	folder := t.TempDir()
	put(t, folder, "Han.TTF", typetest.Having(capital, nil, '城'))
	put(t, filepath.Join(folder, "deep", "er"), "kana.otf", typetest.Having(capital, nil, 'か', '城'))
	for _, c := range []struct {
		wanted []rune
		most   int
		found  int
	}{
		{[]rune{'城'}, 6, 1},
		{[]rune{'城', 'か'}, 6, 2},
		{[]rune{'か', '城'}, 1, 1},
		{[]rune{'か', '城'}, 0, 0},
		{[]rune{'ก'}, 6, 0},
		{nil, 6, 0},
	} {
		if got := Find([]string{filepath.Join(folder, "not there"), folder}, c.wanted, c.most); len(got) != c.found {
			t.Errorf("%q, at most %d: %d typefaces, want %d", c.wanted, c.most, len(got), c.found)
		}
	}
	if got := Find(nil, []rune{'城'}, 6); len(got) != 0 {
		t.Errorf("no folders: %d typefaces", len(got))
	}
}

func TestACollectionIsRead(t *testing.T) {
	folder := t.TempDir()
	put(t, folder, "han.ttc", typetest.Collection(typetest.Having(capital, nil, '城')))
	if got := Find([]string{folder}, []rune{'城'}, 6); len(got) != 1 {
		t.Errorf("%d typefaces", len(got))
	}
}

// What is no typeface, is broken, has colours of its own, or lists a character without drawing it, is passed over.
func TestWhatCannotBeUsedIsPassedOver(t *testing.T) {
	whole := typetest.Having(capital, nil, '城')
	for name, data := range map[string][]byte{
		"empty": nil, "words": []byte("no typeface"), "half": whole[:len(whole)/2], "beginning": whole[:200],
		"blank": typetest.Having(space, nil, '城'), "missing": typetest.Having(0, nil, '城'),
		"coloured": typetest.Having(capital, []string{"COLR"}, '城'), "pictures": typetest.Having(capital, []string{"CBDT"}, '城'),
	} {
		folder := t.TempDir()
		put(t, folder, name+".ttf", data)
		if got := Find([]string{folder}, []rune{'城'}, 6); len(got) != 0 {
			t.Errorf("%s: is taken", name)
		}
	}
	for i := range 25 {
		torn := slices.Clone(whole)
		for at := i; at < len(torn); at += 97 + i {
			torn[at] ^= byte(i + 1)
		}
		folder := t.TempDir()
		put(t, folder, "torn.ttf", torn)
		Find([]string{folder}, []rune{'城'}, 6) // taken or not, it does not fall over
	}
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "folder.ttf"), 0o700); err != nil {
		t.Fatal(err)
	}
	if runtime.GOOS != "windows" {
		if err := os.Symlink("/dev/zero", filepath.Join(folder, "endless.ttf")); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(folder, filepath.Join(folder, "loop")); err != nil {
			t.Fatal(err)
		}
	}
	if got := Find([]string{folder}, []rune{'城'}, 6); len(got) != 0 {
		t.Error("a folder or a device is taken")
	}
}

func TestPlainFacesComeFirst(t *testing.T) {
	folder := t.TempDir()
	for _, name := range []string{"A-BoldItalic.ttf", "B-Bold.ttf", "Z.ttf", "C.ttc", "notes.txt", "D.pfb"} {
		put(t, folder, name, nil)
	}
	var names []string
	for _, path := range files([]string{folder, folder}) {
		names = append(names, filepath.Base(path))
	}
	if want := []string{"C.ttc", "Z.ttf", "B-Bold.ttf", "A-BoldItalic.ttf"}; !slices.Equal(names, want) {
		t.Errorf("%q, want %q", names, want)
	}
}

func TestFoldersOfThePerson(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the variables are those of Linux")
	}
	t.Setenv("XDG_DATA_HOME", "/own")
	t.Setenv("XDG_DATA_DIRS", "/all:relative")
	got := Folders()
	if !slices.Contains(got, "/own/fonts") || !slices.Contains(got, "/all/fonts") || slices.Contains(got, "relative/fonts") {
		t.Errorf("%q", got)
	}
}
