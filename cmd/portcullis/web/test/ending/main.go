// Command ending writes, for the tests in a browser, a match of each game that is a few choices from its end, and what
// is clicked from its beginning to its end.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
	"portcullis/scenes/table"
)

const (
	// tries is of how many matches that are played by chance the shortest is taken.
	tries = 60
	// left is how many choices are left to click.
	left = 3
)

// ending is a match that is nearly over.
type ending struct {
	File  string `json:"file"` // its match file, in the same folder
	Seed  uint64 `json:"seed"`
	Left  int    `json:"left"` // how many choices are not in the file
	Ways  []way  `json:"ways"` // of all choices
	Title string `json:"title"`
}

// way is how a choice is made.
type way struct {
	Choice string          `json:"choice"` // as a match file has it
	Clicks []rules.Element `json:"clicks"` // what is clicked; the last ones only if the choice is not clear before
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: ending DIR")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "ending:", err)
		os.Exit(1)
	}
}

// write fills the folder with the matches, and endings.json, which tells of them.
func write(dir string) error {
	b, err := box.Open(assets.Content())
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	endings := map[string]ending{}
	for _, e := range b.Games() {
		if endings[e.ID], err = keep(dir, e); err != nil {
			return fmt.Errorf("%s: %w", e.ID, err)
		}
	}
	list, err := json.MarshalIndent(endings, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "endings.json"), list, 0o644)
}

// keep writes the match of one game.
func keep(dir string, e box.Entry) (end ending, err error) {
	header, choices, err := shortest(e.Game)
	if err != nil {
		return end, err
	}
	end = ending{File: e.ID + save.Ext, Seed: header.Seed, Left: left, Title: e.Title}
	j, err := save.Create(filepath.Join(dir, end.File), header)
	if err != nil {
		return end, err
	}
	defer func() { err = errors.Join(err, j.Close()) }()
	m, err := match.New(e.Game, header, &first{to: j, left: len(choices) - left})
	if err != nil {
		return end, err
	}
	for _, c := range choices {
		end.Ways = append(end.Ways, way{e.Game.Notation(c), table.Offered(m.State()).Clicks(c)})
		if _, err := m.Play(c); err != nil {
			return end, err
		}
	}
	return end, nil
}

// first is a journal that takes so many records and then no more.
type first struct {
	to   *save.Journal
	left int
}

func (f *first) Append(records ...save.Record) error {
	if f.left == 0 {
		return nil
	}
	f.left -= len(records)
	return f.to.Append(records...)
}

// shortest plays some matches of people by chance and returns how the one began that has the fewest choices, and these.
func shortest(g rules.Game) (header save.Header, choices []rules.Choice, err error) {
	options, err := begins(g)
	if err != nil {
		return header, nil, err
	}
	for seed := uint64(1); seed <= tries; seed++ {
		h, err := match.Settle(g, save.Header{App: "test", Seed: seed, Options: options, Created: time.Date(2026, 11, 1, 20, 0, 0, 0, time.UTC)})
		if err != nil {
			return h, nil, err
		}
		m, err := match.New(g, h, nil)
		if err != nil {
			return h, nil, err
		}
		var played []rules.Choice
		for r := rules.NewRand(seed); !m.Over(); {
			list := m.State().Decision().Choices
			played = append(played, list[r.IntN(len(list))])
			if _, err := m.Play(played[len(played)-1]); err != nil {
				return h, nil, err
			}
		}
		if choices == nil || len(played) < len(choices) {
			header, choices = h, played
		}
	}
	return header, choices, nil
}

// begins is what a match of people begins with for who has never come to the end of one.
func begins(g rules.Game) (map[string]string, error) {
	setup, err := rules.CompleteFor(g, rules.Setup{Seed: 1})
	if err != nil {
		return nil, err
	}
	options := map[string]string{}
	for _, o := range g.Info().Options {
		if o.First != "" && g.Info().Applies(o, setup) {
			options[o.ID] = o.First
		}
	}
	return options, nil
}
