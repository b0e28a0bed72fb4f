// Package edition says which program this is: its version, the commit it was built from, and
// the content that it holds. Bug reports and matches of older programs are told apart by it.
package edition

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"runtime/debug"

	"github.com/alecthomas/kong"

	"portcullis/assets"
)

// version and commit are set by the linker: -ldflags "-X portcullis/cmd/edition.version=...".
var version, commit string

// Version is the version that the linker set, or what the Go tool knows, or "unversioned".
func Version() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "unversioned"
}

// Commit is the first twelve hexadecimal digits of the commit that the program was built from, or "unknown".
func Commit() string {
	c := commit
	if info, ok := debug.ReadBuildInfo(); c == "" && ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				c = s.Value
			}
		}
	}
	if c == "" {
		return "unknown"
	}
	return c[:min(len(c), 12)]
}

// Content is a hash of 16 hexadecimal digits of all content of the games: cards, units, maps, scenarios. It is that of the
// files as they are built in; each game has a hash of its own besides, which its matches name.
func Content() (string, error) { return hash(assets.Content()) }

func hash(content fs.FS) (string, error) {
	sum := sha256.New()
	err := fs.WalkDir(content, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(content, path)
		if err == nil {
			fmt.Fprintf(sum, "%s %d\n", path, len(data))
			sum.Write(data)
		}
		return err
	})
	return hex.EncodeToString(sum.Sum(nil)[:8]), err
}

// Flag is the flag --version of a program: it prints the name, version, commit and content on one line, and ends the program.
type Flag bool

// BeforeReset is called by kong before other flags are looked at.
func (Flag) BeforeReset(app *kong.Kong) error {
	content, err := Content()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(app.Stdout, "%s %s, commit %s, content %s\n", app.Model.Name, Version(), Commit(), content)
	app.Exit(0)
	return err
}
