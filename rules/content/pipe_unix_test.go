//go:build unix

package content

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// What is no file is refused without being opened: to open a pipe would wait for ever.
func TestPipesAndLinksInAPack(t *testing.T) {
	dir := t.TempDir()
	game := filepath.Join(dir, "game")
	if err := os.Mkdir(game, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, make := range map[string]func(path string) error{
		"pipe.toml":   func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"loop.toml":   func(path string) error { return os.Symlink(path, path) },
		"device.toml": func(path string) error { return os.Symlink("/dev/zero", path) },
		"piped.toml":  func(path string) error { return os.Symlink("pipe.toml", path) },
		"folder.toml": func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		if err := make(filepath.Join(game, name)); err != nil {
			t.Fatal(err)
		}
		f := Read(Sub(os.DirFS(dir), "game"), name)
		if err := Check(f); err == nil || !strings.Contains(err.Error(), "cannot be read") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := os.WriteFile(filepath.Join(game, "good.toml"), []byte("a = 1"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Check(Read(Sub(os.DirFS(dir), "game"), "good.toml")); err != nil {
		t.Error(err)
	}
	if _, err := Sub(os.DirFS(dir), "game").Open("../other"); err == nil {
		t.Error("a path led out of the folder")
	}
}
