package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"
)

const (
	starts = 5    // of each program; the median counts
	played = 5000 // matches in the folder of whoever has played for long
)

// firstPictures prints how soon each program has its first picture drawn, before the graphics show it, the menu also beside a folder
// full of matches. They are started in turn, round after round, so that all meet the same load; the work of all cores hardly depends
// on that.
func firstPictures(p programs, dir string) error {
	list := shows(p)
	full, err := folder(p, dir)
	if err != nil {
		return err
	}
	list = slices.Insert(list, 2, show{name: fmt.Sprintf("menu, %d matches", played), path: p.portcullis, args: list[1].args, home: full})
	times, work := make([][]time.Duration, len(list)), make([][]time.Duration, len(list))
	for round := range starts + 1 {
		for i, one := range list {
			c, err := one.begin(dir)
			if err != nil {
				return err
			}
			if round == 0 && one.home != "" {
				err = listed(one.home)
			}
			c.end()
			if err != nil {
				return err
			}
			if round > 0 { // the first one reads all files into the memory of the system, and finds all matches new
				times[i], work[i] = append(times[i], c.drawn), append(work[i], c.work)
			}
		}
	}
	for i, one := range list {
		t, w := median(times[i]), median(work[i])
		fmt.Printf("%-21s first picture after %4d ms (%.2f of an empty program), work of all cores %4d ms (%.2f)\n", one.name,
			t.Milliseconds(), float64(t)/float64(median(times[0])), w.Milliseconds(), float64(w)/float64(median(work[0])))
	}
	return nil
}

// listed waits until the program has kept its list of all matches, as it has for whoever had it open before: it is written every two
// seconds while files are read, and grows no more once all were.
func listed(home string) error {
	const look, rest = time.Second / 2, 10
	size, same := int64(0), 0
	for range 240 {
		time.Sleep(look)
		info, err := os.Stat(filepath.Join(home, "state", "saves-list"))
		switch {
		case err != nil || info.Size() != size:
			same = 0
		case same == rest:
			return nil
		default:
			same++
		}
		if err == nil {
			size = info.Size()
		}
	}
	return errors.New("the list of matches is not kept within two minutes")
}

// folder makes a folder of the program with many matches, each of another hour.
func folder(p programs, dir string) (string, error) {
	home := filepath.Join(dir, "full")
	matches := filepath.Join(home, "matches")
	if err := os.MkdirAll(matches, 0o700); err != nil {
		return "", err
	}
	data, err := os.ReadFile(p.matches[0].path)
	if err != nil {
		return "", err
	}
	now := time.Now()
	for i := range played {
		path := filepath.Join(matches, fmt.Sprintf("match-%d.siege", i))
		if err := os.WriteFile(path, data, 0o600); err != nil {
			return "", err
		}
		at := now.Add(-time.Duration(i+1) * time.Hour)
		if err := os.Chtimes(path, at, at); err != nil {
			return "", err
		}
	}
	return home, nil
}
