package feat

import (
	"io/fs"
	"slices"

	"portcullis/rules"
	"portcullis/rules/content"
)

// Games gives the rules of a game; *box.Box is one.
type Games interface {
	Game(id string) (rules.Game, error)
}

var rims = []string{"bronze", "silver", "gold"}

// Load reads the feats of a folder; those of games that are not in the box are left out. The error is a *content.Error with
// every fault, each with file, line and reason; there are no feats then.
func Load(folder fs.FS, games Games) (List, error) {
	f := content.Read(folder, File)
	var in struct {
		Feats []Feat `toml:"feat"`
	}
	f.Decode(&in)
	j := judge{File: f, games: games}
	seen := map[string]bool{}
	for i, feat := range in.Feats {
		path := content.Path("feat", i)
		place := "feat " + content.Named(feat.ID, i)
		f.Name(path+".id", place+", id", feat.ID)
		if seen[feat.ID] {
			f.Fault(path+".id", place, "duplicate id %q", feat.ID)
		}
		seen[feat.ID] = true
		f.Name(path+".title", place+", title", feat.Named)
		f.Text(path+".what", place+", what", feat.What)
		if !slices.Contains(rims, feat.Rim) {
			f.Fault(path+".rim", place, "%q is no rim; there are bronze, silver and gold", feat.Rim)
		}
		j.feat(path, place, feat)
	}
	if err := content.Check(f); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(in.Feats, func(f Feat) bool { return f.Game != Box && j.game(f.Game) == nil }), nil
}

// judge looks for what can never hold.
type judge struct {
	*content.File
	games Games
}

// game is a game of the box; nil: there is none of that id.
func (j judge) game(id string) rules.Game {
	g, err := j.games.Game(id)
	if err != nil {
		return nil
	}
	return g
}

func (j judge) feat(path, place string, f Feat) {
	switch {
	case f.Game == Box && (len(f.Wins) == 0 || len(f.When) > 0):
		j.Fault(path+".wins", place, "a feat of the box names matches that must be won, and nothing else")
	case f.Game != Box && len(f.Wins) > 0:
		j.Fault(path+".wins", place, "only a feat of the box counts several matches")
	}
	for i, w := range f.Wins {
		if g := j.game(w.Game); g != nil {
			for id, value := range w.Options {
				j.option(content.Path(path+".wins", i), place, g, id, []string{value})
			}
		}
	}
	g := j.game(f.Game)
	for i, c := range f.When {
		j.cond(content.Path(path+".when", i), place, g, c)
	}
}

func (j judge) cond(path, place string, g rules.Game, c Cond) {
	kinds := 0
	for _, is := range []bool{c.Option != "", c.Seat != nil, c.Seats != nil, c.Result != "", c.Fact != "", len(c.Events) > 0} {
		if is {
			kinds++
		}
	}
	ofEvents := c.Sum || c.By+c.Only+c.Name+c.Rule+c.Subject+c.From != "" || len(c.To) > 0 || c.Face != nil
	switch {
	case kinds != 1:
		j.Fault(path, place, "names an option, a seat, seats, a result, a fact or events, one of them")
	case c.Fact != "" && c.open():
		j.Fault(path, place, "says nothing of the fact: use below, above or is")
	case ofEvents && len(c.Events) == 0:
		j.Fault(path, place, "names no events")
	case c.Only != "" && c.Only != onlyFirst && c.Only != onlyLast:
		j.Fault(path, place, "%q is neither first nor last", c.Only)
	case c.By != "" && c.By != byWinner && c.By != byOther:
		j.Fault(path, place, "%q is neither winner nor other", c.By)
	case c.Option != "" && g != nil:
		j.option(path, place, g, c.Option, c.Values)
	}
}

// option notes an option or values that a game has not.
func (j judge) option(path, place string, g rules.Game, id string, values []string) {
	opt, ok := g.Info().Option(id)
	if !ok {
		j.Fault(path, place, "%s has no option %q", g.Info().ID, id)
		return
	}
	for _, value := range values {
		if _, ok := opt.Value(value); !ok {
			j.Fault(path, place, "option %s has no value %q", id, value)
		}
	}
	if len(values) == 0 {
		j.Fault(path, place, "names no value of option %s", id)
	}
}
