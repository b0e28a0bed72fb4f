package cmd_test

import (
	"os"
	"strings"
	"testing"
)

// A checkout has line feeds on every system: the hash of the content, and so whether a match file fits, depends on its bytes.
func TestTextHasLineFeedsInEveryCheckout(t *testing.T) {
	data, err := os.ReadFile("../.gitattributes")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains("\n"+string(data), "\n* text=auto eol=lf\n") {
		t.Errorf("the ends of lines are left to whoever checks the files out: %s", data)
	}
}
