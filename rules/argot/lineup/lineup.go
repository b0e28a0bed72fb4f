// Package lineup keeps where the blocks of a side began, to begin there again: a line-up, which people name, and
// can read and change as a file.
package lineup

import (
	"fmt"
	"io/fs"
	"strings"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	gamecontent "portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/content"
	"portcullis/rules/plain"
)

// Lineup is where blocks of a side begin in a scenario, in the order in which they are placed.
type Lineup struct {
	Name     string
	Scenario string // id
	Seat     rules.Seat
	Starts   []rules.Choice // each places a block on the map or aboard
}

// MaxName is how long a name can be, in characters.
const MaxName = 40

// sides are the names of the seats in files.
var sides = [engine.Seats]string{engine.Argot: "argot", engine.Mineos: "mineos"}

// Of is the line-up that a seat has placed by choices, which are all of a match so far or the first of them.
func Of(s *engine.State, seat rules.Seat, name string, choices []rules.Choice) Lineup {
	l := Lineup{Name: name, Scenario: s.Scenario().ID, Seat: seat}
	for _, c := range choices {
		if starts(c) && s.Pieces[c.Args[0]].Party == engine.PartyOf(seat) {
			l.Starts = append(l.Starts, c)
		}
	}
	return l
}

func starts(c rules.Choice) bool { return c.Verb == engine.PlaceAt || c.Verb == engine.Stow }

// Fit is what of a line-up can be placed in a match in which its seat sets up.
type Fit struct {
	Choices []rules.Choice // in their order
	Refused []rules.Refusal
	Wait    int // blocks that wait after it
}

// Fit finds out what of the line-up can be placed now. The state stays as it is. Blocks that stand already are
// left where they are.
func (l Lineup) Fit(now *engine.State) (f Fit) {
	s := now.Clone()
	for _, c := range l.Starts {
		b := gamecontent.Block(c.Args[0])
		if s.Asked != engine.AskPlacement || s.Asker != l.Seat {
			break
		}
		if p := &s.Pieces[b]; p.Status != engine.Unplaced || p.Party != engine.PartyOf(l.Seat) {
			continue
		}
		if _, err := s.Apply(c); err != nil {
			f.Refused = append(f.Refused, *s.Refuse(c))
			continue
		}
		f.Choices = append(f.Choices, c)
	}
	for b := range s.Pieces {
		if p := &s.Pieces[b]; p.Status == engine.Unplaced && p.Party == engine.PartyOf(l.Seat) {
			f.Wait++
		}
	}
	return f
}

// Write is the line-up as a file.
func (l Lineup) Write(s *engine.State) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "# A line-up of The Siege of Argot: where the blocks of a side begin.\nname = %q\nscenario = %q\nside = %q\nblocks = [\n", l.Name, l.Scenario, sides[l.Seat])
	for _, c := range l.Starts {
		block := s.Content.At(gamecontent.Block(c.Args[0])).ID
		if c.Verb == engine.Stow {
			fmt.Fprintf(&b, "\t\"%s aboard %s\",\n", block, s.Content.At(gamecontent.Block(c.Args[1])).ID)
		} else {
			fmt.Fprintf(&b, "\t\"%s at %s\",\n", block, s.Map.At(atlas.Place(c.Args[1])).ID)
		}
	}
	b.WriteString("]\n")
	return []byte(b.String())
}

// written is the shape of a file.
type written struct {
	Name     string   `toml:"name"`
	Scenario string   `toml:"scenario"`
	Side     string   `toml:"side"`
	Blocks   []string `toml:"blocks"`
}

// Read reads a file with the blocks and places of a match. The error of one that is no line-up is a
// *content.Error with every fault, each with its line. Whether the blocks can begin there, Fit tells.
func Read(files fs.FS, name string, s *engine.State) (Lineup, error) {
	f := content.Read(files, name)
	var w written
	if !f.Decode(&w) {
		return Lineup{}, content.Check(f)
	}
	l := Lineup{Name: w.Name, Scenario: w.Scenario, Seat: rules.NoSeat}
	f.Fits("name", "name", w.Name, MaxName)
	if strings.TrimSpace(w.Name) == "" {
		f.Fault("name", "name", "is missing")
	}
	for seat, side := range sides {
		if w.Side == side {
			l.Seat = rules.Seat(seat)
		}
	}
	if l.Seat == rules.NoSeat {
		f.Fault("side", "side", "%q is neither %q nor %q", w.Side, sides[engine.Argot], sides[engine.Mineos])
	}
	if !known(s.Content, w.Scenario) {
		f.Fault("scenario", "scenario", "there is no scenario %q", w.Scenario)
	}
	seen := map[int16]bool{}
	for i, text := range w.Blocks {
		path := fmt.Sprintf("blocks[%d]", i)
		c, why := start(s, text)
		if why == "" && seen[c.Args[0]] {
			why = "the block is named before"
		}
		if why != "" {
			f.Fault(path, plain.Show(text, MaxName), "%s", why)
			continue
		}
		seen[c.Args[0]] = true
		l.Starts = append(l.Starts, c)
	}
	return l, content.Check(f)
}

func known(c *gamecontent.Content, scenario string) bool {
	for i := range c.Scenarios {
		if c.Scenarios[i].ID == scenario {
			return true
		}
	}
	return false
}

// start reads "ar01 at 0704" and "mi04 aboard mi21"; why is what is wrong with it.
func start(s *engine.State, text string) (c rules.Choice, why string) {
	words := strings.Fields(text)
	if len(words) != 3 || words[1] != "at" && words[1] != "aboard" {
		return c, `not written as "block at place" or "block aboard ship"`
	}
	b, ok := s.Content.Find(words[0])
	if !ok {
		return c, "there is no block " + words[0]
	}
	c = rules.Choice{Verb: engine.PlaceAt, Args: [4]int16{int16(b)}}
	if words[1] == "aboard" {
		ship, ok := s.Content.Find(words[2])
		if !ok || s.Content.At(ship).Ferry == 0 {
			return c, "there is no ship " + words[2]
		}
		c.Verb, c.Args[1] = engine.Stow, int16(ship)
		return c, ""
	}
	p, ok := s.Map.Find(words[2])
	if !ok {
		return c, "there is no place " + words[2]
	}
	c.Args[1] = int16(p)
	return c, ""
}
