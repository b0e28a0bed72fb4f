package guest

import (
	"errors"
	"fmt"
	"os"
	"time"

	"portcullis/cmd/portcullis/drive"
)

// errGone unwinds a part of the evening that cannot go on.
var errGone = errors.New("it broke off")

// person stands in for a test: what would fail one ends a part of the evening.
type person struct {
	name     string
	ends     []func()
	troubles []string
}

func (p *person) Helper()             {}
func (p *person) Name() string        { return p.name }
func (p *person) Cleanup(f func())    { p.ends = append(p.ends, f) }
func (p *person) Logf(string, ...any) {}

func (p *person) Errorf(format string, args ...any) {
	p.troubles = append(p.troubles, fmt.Sprintf(format, args...))
}

func (p *person) Error(args ...any) { p.troubles = append(p.troubles, fmt.Sprint(args...)) }

func (p *person) Fatal(args ...any) {
	p.Error(args...)
	panic(errGone)
}

func (p *person) Fatalf(format string, args ...any) {
	p.Errorf(format, args...)
	panic(errGone)
}

// TempDir is a folder that lasts as long as the part.
func (p *person) TempDir() string {
	dir, err := os.MkdirTemp("", "evening-")
	if err != nil {
		p.Fatal(err)
	}
	p.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// Sit runs a part of an evening that no test runs, and returns what kept it from its end.
func Sit(name string, f func(drive.T)) (err error) {
	p := &person{name: name}
	defer func() {
		if r := recover(); r != nil {
			if gone, ok := r.(error); !ok || !errors.Is(gone, errGone) {
				panic(r)
			}
		}
		for i := len(p.ends) - 1; i >= 0; i-- {
			p.ends[i]()
		}
		if len(p.troubles) > 0 {
			err = fmt.Errorf("%s: %v", name, p.troubles)
		}
	}()
	f(p)
	return nil
}

// Leave counts what the guest has played.
func (g *Guest) Leave() { g.tally.Ticks += g.p.Ticks() }

// Until has the guest go at a time, whatever is under way.
func (g *Guest) Until(t time.Time) { g.until = t }
