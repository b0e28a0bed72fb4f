package e2e

import (
	"os"
	"testing"

	"portcullis/cmd/portcullis/drive"
)

func TestMain(m *testing.M) { os.Exit(drive.Test(m.Run)) }

// program is one running copy of the program under test.
type program struct {
	*drive.Program
	t *testing.T
}

// start runs the program with the folders of h, its screen w x h device pixels.
func start(t *testing.T, h drive.Home, w, ht int, args ...string) *program {
	t.Helper()
	return &program{drive.Start(t, h, w, ht, args...), t}
}
