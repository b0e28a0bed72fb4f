package lesson

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// What was finished is kept, once; a damaged file is set aside and told, never overwritten.
func TestDone(t *testing.T) {
	path := filepath.Join(t.TempDir(), DoneFile)
	one, two := &Lesson{ID: "k1", Game: "kurth"}, &Lesson{ID: "k1", Game: "argot"}
	d, err := OpenDone(path)
	if err != nil || d.Any() || d.Has(one) {
		t.Fatalf("%v", err)
	}
	for range 2 {
		if err := d.Add(one); err != nil {
			t.Fatal(err)
		}
	}
	again, err := OpenDone(path)
	if err != nil || !again.Has(one) || again.Has(two) || len(again.list) != 1 {
		t.Fatalf("%v, %v", again, err)
	}
	if err := os.WriteFile(path, []byte("done = [\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	broken, err := OpenDone(path)
	if err == nil || !strings.HasPrefix(err.Error(), path+":1: ") || !strings.Contains(err.Error(), "lessons.toml.damaged") || broken.Any() {
		t.Fatalf("%v, %v", broken, err)
	}
	if err := broken.Add(two); err != nil {
		t.Fatal(err)
	}
	if kept, err := os.ReadFile(path + ".damaged"); err != nil || string(kept) != "done = [\n" {
		t.Errorf("%q, %v", kept, err)
	}
	if again, err := OpenDone(path); err != nil || !again.Has(two) {
		t.Errorf("%v, %v", again, err)
	}
	if (*Done)(nil).Has(one) || (*Done)(nil).Add(one) != nil {
		t.Error("nobody knows of a lesson")
	}
}

// Where lessons were left is kept by their match files, of the last ones; a lesson that is over is forgotten.
func TestWhereLessonsWereLeft(t *testing.T) {
	path := filepath.Join(t.TempDir(), DoneFile)
	d, err := OpenDone(path)
	if err != nil {
		t.Fatal(err)
	}
	for n := range mostLeft + 5 {
		if err := d.Leave(filepath.Join("matches", strconv.Itoa(n)+".siege"), Place{"read", n}); err != nil {
			t.Fatal(err)
		}
	}
	last := filepath.Join("elsewhere", strconv.Itoa(mostLeft+4)+".siege")
	if err := d.Leave(last, Place{"on", 7}); err != nil {
		t.Fatal(err)
	}
	d, err = OpenDone(path)
	if got, ok := d.Left(last); err != nil || !ok || got != (Place{"on", 7}) || len(d.left) != mostLeft {
		t.Errorf("%+v, %t, %v, %d places", got, ok, err, len(d.left))
	}
	if _, ok := d.Left("0.siege"); ok {
		t.Error("the first one is still kept")
	}
	if err := d.Leave(last, Place{At: 9}); err != nil {
		t.Fatal(err)
	}
	if err := d.Leave("", Place{"read", 1}); err != nil {
		t.Fatal(err)
	}
	d, err = OpenDone(path)
	if _, ok := d.Left(last); err != nil || ok || len(d.left) != mostLeft-1 {
		t.Errorf("a lesson that is over is kept: %v, %d places", err, len(d.left))
	}
	if _, ok := (*Done)(nil).Left(last); ok || (*Done)(nil).Leave(last, Place{"read", 1}) != nil {
		t.Error("nobody knows of a place")
	}
}

// A match that is left again is kept once, where it was left last, the only one too; one that is over is forgotten.
func TestLeftAgain(t *testing.T) {
	d, err := OpenDone(filepath.Join(t.TempDir(), DoneFile))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []Place{{"read", 1}, {"walk", 4}} {
		if err := d.Leave("night.siege", p); err != nil {
			t.Fatal(err)
		}
		if at, ok := d.Left("night.siege"); !ok || at != p || len(d.left) != 1 {
			t.Errorf("left at %+v, kept %+v of %d", p, at, len(d.left))
		}
	}
	if err := d.Leave("night.siege", Place{}); err != nil {
		t.Fatal(err)
	}
	if at, ok := d.Left("night.siege"); ok {
		t.Errorf("it is over and left at %+v", at)
	}
}

// A file that something has damaged while the program runs is set aside as it was, before the next is written.
func TestLessonsThatWereDamagedMeanwhileAreSetAside(t *testing.T) {
	path := filepath.Join(t.TempDir(), DoneFile)
	a, errA := OpenDone(path)
	b, errB := OpenDone(path)
	if err := errors.Join(errA, errB, b.Add(&Lesson{Game: "kurth", ID: "k1"})); err != nil {
		t.Fatal(err)
	}
	was, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	was = append(was, "garbage\n"...)
	if err := errors.Join(os.WriteFile(path, was, 0o600), a.Add(&Lesson{Game: "argot", ID: "a1"})); err != nil {
		t.Fatal(err)
	}
	if aside, err := os.ReadFile(path + ".damaged"); err != nil || !bytes.Equal(aside, was) {
		t.Errorf("aside is %q, error %v; want %q", aside, err, was)
	}
	if c, err := OpenDone(path); err != nil || !c.Has(&Lesson{Game: "argot", ID: "a1"}) {
		t.Errorf("kept are %+v, error %v", c, err)
	}
}

// Two windows with one file undo nothing of each other.
func TestTwoWindowsKeepEachOthersLessons(t *testing.T) {
	path := filepath.Join(t.TempDir(), DoneFile)
	a, errA := OpenDone(path)
	b, errB := OpenDone(path)
	first, second := &Lesson{Game: "kurth", ID: "k1"}, &Lesson{Game: "argot", ID: "a1"}
	if err := errors.Join(errA, errB, a.Add(first), b.Leave("night.siege", Place{Step: "ward", At: 3}), b.Add(second), a.Leave("day.siege", Place{Step: "gate", At: 1})); err != nil {
		t.Fatal(err)
	}
	c, err := OpenDone(path)
	if err != nil {
		t.Fatal(err)
	}
	_, night := c.Left("night.siege")
	_, day := c.Left("day.siege")
	if !c.Has(first) || !c.Has(second) || !night || !day {
		t.Errorf("kept are %+v", c)
	}
}
