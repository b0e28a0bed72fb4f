// Package opponent is the computer players that have a name, a face and a way of speaking: who teaches, and who
// sits on the other side.
package opponent

import (
	"io/fs"

	"portcullis/rules"
	"portcullis/rules/content"
)

// File is where the opponents stand in a folder.
const File = "opponents.toml"

// Opponent is one of them. Its picture is "opponents/" and its id.
type Opponent struct {
	ID    string `toml:"id"`
	Game  string `toml:"game"`
	Level string `toml:"level"` // name of the kind of computer player
	Named string `toml:"name"`
	Line  string `toml:"line"`  // who it is
	Style string `toml:"style"` // how it likes to play
}

// Name is what it is called.
func (o Opponent) Name() rules.Text { return rules.Name("opponent", o.Named) }

// Picture is the name of its face among the pictures.
func (o Opponent) Picture() string { return "opponents/" + o.ID }

// List is all opponents, in their order.
type List []Opponent

// Find is an opponent by its id; false: there is none.
func (l List) Find(id string) (Opponent, bool) {
	for _, o := range l {
		if o.ID == id {
			return o, true
		}
	}
	return Opponent{}, false
}

// Load reads the opponents of a folder. The error is a *content.Error with every fault.
func Load(folder fs.FS) (List, error) {
	f := content.Read(folder, File)
	var in struct {
		Opponents []Opponent `toml:"opponent"`
	}
	f.Decode(&in)
	seen := map[string]bool{}
	for i, o := range in.Opponents {
		path := content.Path("opponent", i)
		place := "opponent " + content.Named(o.ID, i)
		switch {
		case o.ID == "":
			f.Fault(path+".id", place, "is missing")
		case seen[o.ID]:
			f.Fault(path+".id", place, "duplicate id %q", o.ID)
		}
		seen[o.ID] = true
		f.Name(path+".name", place+", name", o.Named)
		f.Text(path+".line", place+", line", o.Line)
		f.Text(path+".style", place+", style", o.Style)
	}
	return in.Opponents, content.Check(f)
}
