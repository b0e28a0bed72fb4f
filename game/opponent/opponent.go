// Package opponent is the computer players that have a name, a face and a way of speaking: who teaches, and who
// sits on the other side.
package opponent

import (
	"io/fs"
	"slices"
	"strings"

	"portcullis/game/bot"
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

// About is who it is, in a sentence.
func (o Opponent) About() rules.Text { return rules.Name("who an opponent is", o.Line) }

// Manner is how it likes to play, in a sentence.
func (o Opponent) Manner() rules.Text { return rules.Name("how an opponent plays", o.Style) }

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

// Of is who plays a game first as a kind of computer player, which is written with or without a number of worlds
// ("soldier:200"); false: nobody of that level has a name.
func (l List) Of(game, player string) (Opponent, bool) { return l.Sits(game, player, "") }

// Sits is who of a level has a name that stands in a match, be it with a number, as in matches of before there were several ("Marshal
// Oyelaran II"); whoever comes first, where nobody is called so.
func (l List) Sits(game, player, name string) (first Opponent, ok bool) {
	for _, o := range l {
		if !o.plays(game, player) {
			continue
		}
		if bare := unnumbered(name); name != "" && slices.ContainsFunc([]string{o.Named, o.Name().String()}, func(own string) bool { return own == name || own == bare }) {
			return o, true
		}
		if !ok {
			first, ok = o, true
		}
	}
	return first, ok
}

// plays reports whether an opponent plays a game as a kind of computer player.
func (o Opponent) plays(game, player string) bool {
	level, _, _ := strings.Cut(player, ":")
	return o.Game == game && o.Level == level
}

// Names is what those who play a game are called, seat by seat: each of a level is somebody else, as long as there are
// enough of them; then a number tells them apart ("Marshal Oyelaran II"). Players are kinds of computer players; others,
// such as people, have no name here.
func (l List) Names(game string, players []string) []string {
	names := make([]string, len(players))
	sat := map[string]int{}
	for i, player := range players {
		var who List
		for _, o := range l {
			if o.plays(game, player) {
				who = append(who, o)
			}
		}
		if len(who) == 0 {
			continue
		}
		n := sat[who[0].ID]
		sat[who[0].ID]++
		names[i] = who[n%len(who)].Name().String()
		if again := n/len(who) + 1; again > 1 {
			names[i] += " " + roman(again)
		}
	}
	return names
}

// unnumbered is a name without the number by which somebody of a level is told apart.
func unnumbered(name string) string {
	if i := strings.LastIndexByte(name, ' '); i > 0 && strings.Trim(name[i+1:], "IVX") == "" {
		return name[:i]
	}
	return name
}

// roman is a number, 1 to 39, as it stands after a name.
func roman(n int) string {
	return strings.Repeat("X", n/10) + [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"}[n%10]
}

// Load reads the opponents of a folder. The error is a *content.Error with every fault.
func Load(folder fs.FS) (List, error) {
	f := content.Read(folder, File)
	var in struct {
		Opponents []Opponent `toml:"opponent"`
	}
	f.Decode(&in)
	seen, called := map[string]bool{}, map[[2]string]string{}
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
		f.Name(path+".game", place+", game", o.Game)
		f.Name(path+".name", place+", name", o.Named)
		f.Text(path+".line", place+", line", o.Line)
		f.Text(path+".style", place+", style", o.Style)
		if !isKind(o.Level) {
			f.Fault(path+".level", place, "%q is no kind of computer player; there are %s", o.Level, kinds())
		}
		name := [2]string{o.Game, o.Named}
		if other := called[name]; other != "" {
			f.Fault(path+".name", place, "is called %q in %s, as %s is", o.Named, o.Game, other)
		}
		called[name] = o.ID
	}
	return in.Opponents, content.Check(f)
}

func isKind(level string) bool {
	for _, k := range bot.Kinds() {
		if k.Name == level {
			return true
		}
	}
	return false
}

func kinds() string {
	var names []string
	for _, k := range bot.Kinds() {
		names = append(names, k.Name)
	}
	return strings.Join(names, ", ")
}
