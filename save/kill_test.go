package save

import (
	"bufio"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"testing"
	"time"
)

// kills is how often the kill test ends a playing process.
const kills = 200

// playForEver resumes a match, plays on and acknowledges each record on its standard output
// after Append returned.
func playForEver(path string) error {
	f, j, err := Resume(path)
	if err != nil {
		return err
	}
	for n := len(f.Records); ; n++ {
		if err := j.Append(numbered(n)); err != nil {
			return err
		}
		if _, err := os.Stdout.WriteString(itoa(n+1) + "\n"); err != nil {
			return err
		}
	}
}

func numbered(n int) Record { return Record{Kind: Play, Text: "choice " + itoa(n)} }

// A process that plays is killed at random moments. Every time, the file resumes with every
// acknowledged record, and nothing else than what was played.
func TestKilledAtAnyMoment(t *testing.T) {
	path, acknowledged := written(t, header()), 0
	played, torn := 0, 0
	for round := range kills {
		if acknowledged > MaxRecords/2 { // a disk as fast as this would fill the file
			path, acknowledged = written(t, header()), 0
		}
		before := acknowledged
		acknowledged = max(acknowledged, playAndKill(t, path, round))
		played += acknowledged - before
		if round%4 == 3 {
			leaveHalfALine(t, path)
		}
		f := resumeAll(t, path, acknowledged)
		if f.Damage != nil {
			torn++
		}
	}
	if played < kills/2 {
		t.Errorf("only %d records were acknowledged in %d rounds; the children hardly played", played, kills)
	}
	if torn < kills/4 {
		t.Errorf("%d torn lines were found, %d were left", torn, kills/4)
	}
	t.Logf("%d records acknowledged, %d torn lines", played, torn)
}

// resumeAll fails unless the match resumes with at least the acknowledged records and all
// of them are those that were played, in order.
func resumeAll(t *testing.T, path string, acknowledged int) *File {
	t.Helper()
	f, j, err := Resume(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if len(f.Records) < acknowledged {
		t.Fatalf("%d records are left, %d were acknowledged", len(f.Records), acknowledged)
	}
	for n, r := range f.Records {
		if r != numbered(n) {
			t.Fatalf("record %d is %v", n, r)
		}
	}
	return f
}

// playAndKill kills a child at a random moment, counted in odd rounds from its start and in
// even rounds from its first acknowledgement, and returns its last acknowledgement.
func playAndKill(t *testing.T, path string, round int) int {
	t.Helper()
	cmd := child(t, "play", path)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(out)
	last := 0
	if round%2 == 0 {
		last = nextNumber(t, lines)
	}
	killer := time.AfterFunc(time.Duration(rand.IntN(15_000))*time.Microsecond, func() { cmd.Process.Kill() })
	defer killer.Stop()
	for n := last; n >= 0; n = nextNumber(t, lines) {
		last = n
	}
	var killed *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &killed) || killed.ExitCode() == childFailed {
		t.Fatalf("round %d: the child was not killed but ended by itself: %v", round, err)
	}
	return last
}

// nextNumber reads one acknowledgement, or -1 at the end. A torn one does not count.
func nextNumber(t *testing.T, lines *bufio.Reader) int {
	t.Helper()
	line, err := lines.ReadString('\n')
	if errors.Is(err, io.EOF) {
		return -1
	}
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.Atoi(line[:len(line)-1])
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// leaveHalfALine writes a random part of the true next line, as a loss of power leaves it.
func leaveHalfALine(t *testing.T, path string) {
	t.Helper()
	f := mustOpen(t, path)
	if f.Damage != nil {
		return
	}
	n := len(f.Records)
	line, _ := f.last.appendLine(nil, itoa(n+1)+" "+lineText(numbered(n)))
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Fatal(err)
	}
	_, err = file.Write(line[:1+rand.IntN(len(line)-1)])
	if err := errors.Join(err, file.Close()); err != nil {
		t.Fatal(err)
	}
}
