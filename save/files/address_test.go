package files_test

import (
	"runtime"
	"strings"
	"testing"

	"portcullis/save/files"
)

func TestFromAddress(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("these are the paths of other systems")
	}
	for text, want := range map[string]string{
		"file:///home/ada/a.siege":                 "/home/ada/a.siege",
		"file:///home/ada/My%20match%20%231.siege": "/home/ada/My match #1.siege",
		"file://localhost/tmp/M%C3%B6len.siege":    "/tmp/Mölen.siege",
		"FILE:/tmp/a.siege":                        "/tmp/a.siege",
		"/tmp/file:/a":                             "/tmp/file:/a",
		"a.siege":                                  "a.siege",
		"":                                         "",
	} {
		if got, err := files.FromAddress(text); got != want || err != nil {
			t.Errorf("%s: %q, %v; want %q", text, got, err, want)
		}
	}
	for text, says := range map[string]string{
		"file://server/share/a.siege": `lies on "server"; only files of this machine are opened`,
		"file:///tmp/%zz":             "is no file: address; give the path of the file",
		"file:///tmp/%00":             "is no file: address",
		"file:a.siege":                "is no file: address",
		"file:///tmp/a?b":             "is no file: address",
		"file:":                       "is no file: address",
	} {
		if got, err := files.FromAddress(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %q, %v; want %s", text, got, err, says)
		}
	}
}
