// Command extract writes the template for translators, assets/languages/portcullis.pot: every text
// that the program can say, with the packages that say it. It is run by
// make languages.
//
//   - scan.go: finds the texts in the source, and what about them cannot be translated
//   - makers.go: functions that make a text of a format they are given
//   - faults.go: what is wrong with a format
//   - names.go: what the content of the games says
//   - template.go: writes all that as a gettext template
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"portcullis/assets"
)

// templateFile is where the template is kept, seen from the root of the module.
var templateFile = filepath.Join("assets", "languages", "portcullis.pot")

func main() {
	if err := extract(); err != nil {
		fmt.Fprintln(os.Stderr, "extract:", err)
		os.Exit(1)
	}
}

func extract() error {
	root, err := moduleRoot()
	if err != nil {
		return err
	}
	text, _, err := template(root)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, templateFile), text, 0o644)
}

// template makes the template of the module at root, and lists what about its texts cannot be
// translated as it is.
func template(root string) ([]byte, []fault, error) {
	found, faults, err := scan(root)
	if err != nil {
		return nil, nil, err
	}
	names, err := namesOfGames(assets.Content(), assets.FS(), assets.Lessons())
	if err != nil {
		return nil, nil, err
	}
	text, more := write(append(found, names...))
	return text, append(faults, more...), nil
}

// moduleRoot is the folder of go.mod, here or above.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	for err == nil {
		if _, missing := os.Stat(filepath.Join(dir, "go.mod")); missing == nil {
			return dir, nil
		}
		above := filepath.Dir(dir)
		if above == dir {
			return "", fmt.Errorf("there is no go.mod here or above")
		}
		dir = above
	}
	return "", err
}
