package summary

import (
	"bufio"
	"context"
	"os"
	"os/exec"
	"testing"
	"time"

	"portcullis/save"
)

// readsForEver names the folder of what a guard writes down, in a process of this test that is to be killed.
const readsForEver = "PORTCULLIS_READS_FOR_EVER"

// night is a match as the list of saves meets it.
func night() save.Entry { return save.Entry{Path: "night.siege", Size: 7, Modified: time.Unix(1e9, 0)} }

// A kill while the list of saves is read is no fault of the match that was being read: the next start reads it. Only one
// with which the program ends a second time is left alone.
func TestAKillWhileTheListIsRead(t *testing.T) {
	if state := os.Getenv(readsForEver); state != "" {
		g := guard{patience: time.Hour}
		g.begin("1", state)
		g.read(context.Background(), night(), Match{}, func(context.Context, save.Entry) Match {
			os.Stdout.WriteString("reading\n")
			select {}
		})
		t.Fatal("the match is not read")
	}
	state := t.TempDir()
	start := func() (m Match, read bool) {
		g := guard{patience: time.Hour}
		g.begin("1", state)
		m, _ = g.read(context.Background(), night(), Match{}, func(context.Context, save.Entry) Match {
			read = true
			return Match{State: Playing}
		})
		g.finish()
		return m, read
	}
	killedWhileItReads(t, state)
	if m, read := start(); !read || m.State != Playing || m.Aside {
		t.Errorf("after one kill: read %v, %+v", read, m)
	}
	killedWhileItReads(t, state)
	killedWhileItReads(t, state)
	if m, read := start(); read || !m.Aside {
		t.Errorf("after two in a row: read %v, %+v", read, m)
	}
}

// killedWhileItReads is a start of the program that is killed while it reads the match.
func killedWhileItReads(t *testing.T, state string) {
	t.Helper()
	child := exec.Command(os.Args[0], "-test.run=^TestAKillWhileTheListIsRead$")
	child.Env = append(os.Environ(), readsForEver+"="+state)
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "reading\n" {
		t.Fatalf("the program says %q, %v", line, err)
	}
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait() // it was killed
}
