package files

import (
	"fmt"
	"net/url"
	"path/filepath"
	"runtime"
	"strings"
)

// FromAddress is the path that a file: address names, as desktops and file managers write them ("file:///home/ada/My%20match.siege").
// A text that is no such address is a path already and comes back as it is. An address of another machine, or one that is
// not written rightly, is an error.
func FromAddress(text string) (string, error) {
	if len(text) < 5 || !strings.EqualFold(text[:5], "file:") {
		return text, nil
	}
	u, err := url.Parse(text)
	switch {
	case err != nil:
		return "", fmt.Errorf("%s is no file: address; give the path of the file", text)
	case u.Host != "" && !strings.EqualFold(u.Host, "localhost"):
		return "", fmt.Errorf("%s lies on %q; only files of this machine are opened", text, u.Host)
	case u.Opaque != "" || u.Path == "" || strings.ContainsRune(u.Path, 0) || u.RawQuery != "" || u.Fragment != "":
		return "", fmt.Errorf("%s is no file: address; give the path of the file", text)
	}
	path := u.Path
	if runtime.GOOS == "windows" && len(path) > 2 && path[2] == ':' {
		path = path[1:]
	}
	return filepath.FromSlash(path), nil
}
