package save

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"testing"
)

// childEnv names what the test program does instead of testing, childPath the file it works
// on: some tests need a process of their own.
const (
	childEnv  = "PORTCULLIS_SAVE_CHILD"
	childPath = "PORTCULLIS_SAVE_PATH"
)

// childFailed is the exit code of a child whose work failed; a killed one has another.
const childFailed = 3

func TestMain(m *testing.M) {
	work, ok := children()[os.Getenv(childEnv)]
	if !ok {
		os.Exit(m.Run())
	}
	if err := work(os.Getenv(childPath)); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(childFailed)
	}
}

// child is the test program, about to do a piece of work on a file.
func child(t *testing.T, work, path string) *exec.Cmd {
	t.Helper()
	if runtime.GOOS == "js" {
		t.Skip("there are no processes here")
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program)
	cmd.Env = append(os.Environ(), childEnv+"="+work, childPath+"="+path)
	cmd.Stderr = os.Stderr
	return cmd
}
