package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"portcullis/cmd/portcullis/evening/guest"
)

// earlierFile is where -remember writes the columns of earlier evenings.
const earlierFile = "cmd/portcullis/evening/testdata/earlier.json"

//go:embed testdata/earlier.json
var earlierData []byte

// column is what an evening came to, as the tables have it.
type column struct {
	Title   string             `json:"title"`
	Lessons map[guest.Kind]int `json:"lessons,omitempty"` // findings; nil: none was played
	Matches map[guest.Kind]int `json:"matches,omitempty"`
	Clicks  map[string]string  `json:"clicks,omitempty"` // by game and mode, in words
	Waits   map[string]string  `json:"waits,omitempty"`
	Told    string             `json:"told,omitempty"`
}

// earlier reads the columns of earlier evenings, the first one first.
func earlier() (list []column, err error) {
	dec := json.NewDecoder(bytes.NewReader(earlierData))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&list); err != nil {
		return nil, fmt.Errorf("%s: %w", earlierFile, err)
	}
	return list, nil
}

// remember adds a column to those of earlier evenings.
func remember(list []column, c column) error {
	data, err := json.MarshalIndent(append(list, c), "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(earlierFile, append(data, '\n'), 0o644)
}

// columnOf is the column of a tally: of what was played at one size, or at all where size is empty. Clicks and waits are
// counted at one size alone, since only there pieces move as they usually do.
func columnOf(t *guest.Tally, title, size string) column {
	c := column{Title: title}
	at := func(w guest.Where) bool { return size == "" || w.Size == size }
	if t.Lessons > 0 {
		c.Lessons = map[guest.Kind]int{}
	}
	if len(t.Matches) > 0 {
		c.Matches = map[guest.Kind]int{}
	}
	for _, k := range guest.Kinds() {
		for _, f := range t.Of(k) {
			if in := c.of(f.Where); in != nil && at(f.Where) {
				in[k]++
			}
		}
	}
	if size == "" {
		return c
	}
	c.Clicks, c.Waits = map[string]string{}, map[string]string{}
	told, all := 0, 0
	for name, list := range byMode(t, size) {
		if words := clicks(list); words != "" {
			c.Clicks[name] = words
		}
		if words := waiting(list); words != "" {
			c.Waits[name] = words
		}
		for _, m := range list {
			told, all = told+m.Told, all+m.Returns
		}
	}
	if all > 0 {
		c.Told = fmt.Sprintf("%d of %d", told, all)
	}
	return c
}

// of is the counts to which a finding belongs; nil: to none that is shown.
func (c *column) of(w guest.Where) map[guest.Kind]int {
	if strings.HasPrefix(w.Part, "lesson") {
		return c.Lessons
	}
	if c.Matches == nil {
		return c.Lessons
	}
	return c.Matches
}

// byMode are the matches of a size by game and mode.
func byMode(t *guest.Tally, size string) map[string][]guest.Played {
	all := map[string][]guest.Played{}
	for _, m := range t.Matches {
		if m.Where.Size == size {
			mode, _, _ := strings.Cut(m.Where.Part, ", seed")
			name := m.Where.Game + " (" + mode + ")"
			all[name] = append(all[name], m)
		}
	}
	return all
}

// clicks is how many there were in a match and for a decision; empty: nothing was decided.
func clicks(list []guest.Played) string {
	var per, whole []int
	sum := 0
	for _, m := range list {
		per = append(per, m.PerChoice...)
		if m.Over {
			whole = append(whole, m.Clicks)
		}
	}
	if len(per) == 0 {
		return ""
	}
	for _, n := range per {
		sum += n
	}
	words := fmt.Sprintf("%d a decision (%.2f in the mean)", median(per), float64(sum)/float64(len(per)))
	if len(whole) > 0 {
		return fmt.Sprintf("%d a match, %s", median(whole), words)
	}
	return fmt.Sprintf("%s, %d decisions played", words, len(per))
}

// waiting is how long others were waited for; empty: nobody was.
func waiting(list []guest.Played) string {
	const second = 60.0
	longest, sum, n := 0, 0, 0
	for _, m := range list {
		for _, w := range m.Waits {
			longest, sum, n = max(longest, w), sum+w, n+1
		}
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%.1f s, %.1f s", float64(longest)/second, float64(sum)/float64(n)/second)
}

func median(list []int) int {
	slices.Sort(list)
	return list[len(list)/2]
}
