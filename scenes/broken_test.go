package scenes_test

import (
	"io/fs"
	"strings"
	"testing/fstest"

	"portcullis/assets"
)

// brokenContent is the built-in content with a fault in it.
func brokenContent() fs.FS {
	broken := fstest.MapFS{}
	for _, name := range []string{"kurth/actions.toml", "kurth/locations.toml", "kurth/tables.toml"} {
		data, err := fs.ReadFile(assets.Content(), name)
		if err != nil {
			panic(err)
		}
		text := strings.Replace(string(data), `verb = "add_roll"`, `verb = "frobnicate"`, 1)
		broken[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return broken
}
