package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"

	"portcullis/cmd/portcullis/drive"
	"portcullis/cmd/portcullis/evening/guest"
)

// share plays all parts with several helpers at a time, each a process of its own that hosts a program of its own, and
// takes up what they have found.
func (e *evening) share() error {
	dir, err := os.MkdirTemp("", "evening-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program, err := drive.Build(dir)
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	claims := filepath.Join(dir, "claims")
	if err := os.Mkdir(claims, 0o755); err != nil {
		return err
	}
	files, faults := make([]string, max(1, e.workers)), make([]error, max(1, e.workers))
	var all sync.WaitGroup
	for i := range files {
		files[i] = filepath.Join(dir, fmt.Sprintf("found-%d.json", i))
		if e.data != "" { // what was found outlasts an evening that is broken off
			files[i] = fmt.Sprintf("%s.%d", e.data, i+1)
		}
		helper := exec.Command(self, append(os.Args[1:], "-program", program, "-claims", claims, "-json", files[i])...)
		helper.Stderr = os.Stderr
		all.Go(func() { faults[i] = helper.Run() })
	}
	all.Wait()
	for i, name := range files {
		if faults[i] != nil {
			faults[i] = fmt.Errorf("helper %d: %w", i+1, faults[i])
		}
		faults[i] = errors.Join(faults[i], e.read(name))
	}
	e.troubles = append(e.troubles, faults...)
	return nil
}

// mine claims the next part, and reports whether no other helper has it.
func (e *evening) mine() bool {
	e.parts++
	f, err := os.OpenFile(filepath.Join(e.claims, fmt.Sprint(e.parts)), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if err != nil {
		if !errors.Is(err, os.ErrExist) {
			e.troubles = append(e.troubles, err)
		}
		return false
	}
	e.troubles = append(e.troubles, f.Close())
	return true
}

// games are the games on the menu. Every helper has to know them, whoever plays their matches.
func (e *evening) games(size guest.Size) (list []guest.Game) {
	err := guest.Sit("menu", func(t drive.T) {
		list = guest.Open(t, &e.tally, size, "none", e.pictures).Games()
	})
	e.troubles = append(e.troubles, err)
	return list
}
