package conform_test

import (
	"strings"
	"testing"

	"portcullis/rules/conform"
)

// A match that comes back to where it was is found; the stub's own never does.
func TestWhatIsTakenBackIsFound(t *testing.T) {
	if n, err := conform.Begun(bentGame{bend: &bend{}}, 1); err != nil || n == 0 {
		t.Errorf("the stub, which takes nothing back, after %d decisions: %v", n, err)
	}
	same := bend{snapshot: func(*bent) ([]byte, error) { return []byte("{}"), nil }}
	if _, err := conform.Begun(bentGame{bend: &same}, 1); err == nil || !strings.Contains(err.Error(), "nothing has changed") {
		t.Errorf("a state that is the same again: %v", err)
	}
}
