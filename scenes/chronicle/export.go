package chronicle

import (
	"errors"
	"path/filepath"
	"strings"

	"portcullis/rules"
	"portcullis/save/files"
)

// Folder is where stories are kept, in the folder of matches; Ext ends the names of their files.
const (
	Folder = "chronicles"
	Ext    = ".md"
)

// export writes the story to a new file and returns its path. It replaces none.
func export(dir, stem string, m model) (string, error) {
	path := files.FreePath(filepath.Join(dir, stem), Ext)
	if err := files.WriteAtomic(path, []byte(written(m))); err != nil {
		return "", errors.New(rules.Say("%s cannot be written: %s. Nothing was changed. Make room on the disk, or check the rights of the folder.", path, files.Cause(err)))
	}
	return path, nil
}

// escaped is what Markdown would take for its own.
var escaped = strings.NewReplacer(`\`, `\\`, "*", `\*`, "_", `\_`, "#", `\#`, "<", "&lt;", "`", "\\`", "[", `\[`)

// written is the story as Markdown.
func written(m model) string {
	var b strings.Builder
	b.WriteString("# " + escaped.Replace(m.Title) + "\n")
	for _, s := range m.Seats {
		b.WriteString("\n" + escaped.Replace(s) + "\n")
	}
	if m.Told != "" {
		b.WriteString("\n*" + escaped.Replace(m.Told) + ".*\n")
	}
	for _, chapter := range m.Chapters {
		b.WriteString("\n## " + escaped.Replace(chapter.Title.String()) + "\n")
		for _, p := range chapter.Body {
			b.WriteString("\n" + escaped.Replace(p.String()) + "\n")
		}
	}
	return b.String()
}
