package kit

import (
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/shell"
)

// Entry is a game of the box as the screens show it: what the box says of it, and its kit.
type Entry struct {
	ID      string
	Title   string
	Summary string // one sentence
	Players string // "1 player"
	Length  string // "10 min"
	Hidden  bool   // hands are hidden: a curtain falls between two people
	Game    rules.Game
	Kit     Kit

	makers map[string]Maker // by what they make
}

// Ready reports whether the game is in the box.
func (e Entry) Ready() bool { return e.Game != nil }

// Emblem is the picture on the game's box.
func (e Entry) Emblem() string {
	if e.ID == "" {
		return "kit/app-emblem"
	}
	return "kit/emblem-" + e.ID
}

// Seat is what the game calls a seat; empty if it has none of that number.
func (e Entry) Seat(seat int) string {
	if seats := e.Game.Info().Seats; seat < len(seats) {
		return rules.Name("", seats[seat]).String()
	}
	return ""
}

// Seal is the picture of a seat's seal.
func (e Entry) Seal(seat int) string { return ink.Seal(ink.Numbered(e.Kit.Seals, seat)) }

// Colours are those of the game's box.
func (e Entry) Colours() Colours {
	if e.Kit.Colours == (Colours{}) {
		return Colours{ink.OakLight, ink.Oak, ink.Gold}
	}
	return e.Kit.Colours
}

// Maker is where values of an open option are made, by Option.Open; nil: there is no such place,
// and values are typed.
func (e Entry) Maker(open string) Maker { return e.makers[open] }

// Variant is what a match is counted as: the name of the value of the game's first option, or how many play where
// matches are not called by it; empty if there is nothing to tell them apart.
func (e Entry) Variant(options map[string]string, seats int) string {
	switch {
	case !e.Ready() || len(e.Game.Info().Options) == 0:
		return ""
	case e.Kit.Plain:
		return rules.Count(seats, "%d player", "%d players").String()
	}
	first := e.Game.Info().Options[0]
	v, _ := first.Value(options[first.ID])
	return v.Title().String()
}

// Variants are all that matches are counted as, in order.
func (e Entry) Variants() (names []string) {
	info := e.Game.Info()
	switch {
	case len(info.Options) == 0:
		return []string{""}
	case e.Kit.Plain:
		for n := info.MinSeats; n <= info.MaxSeats; n++ {
			names = append(names, e.Variant(nil, n))
		}
		return names
	}
	first := info.Options[0]
	for _, v := range first.Values {
		names = append(names, e.Variant(map[string]string{first.ID: v.ID}, 0))
	}
	return names
}

// Called is the game with the value of its first option: "Siege, Normal"; one that is called as the game is not said twice.
func (e Entry) Called(options map[string]string) string {
	if v := e.Apart(options); v != "" {
		return rules.Say("%s, %s", e.Title, v)
	}
	return e.Title
}

// Apart is what tells matches of a game apart in their titles: "Normal"; empty where nothing does.
func (e Entry) Apart(options map[string]string) string {
	if v := e.Variant(options, 0); v != e.Title && !e.Kit.Plain {
		return v
	}
	return ""
}

// Games are the games of the box in its order.
type Games []Entry

// Gather joins the games of the box with their kits and opens their workshops. A game without a kit
// is there with defaults only; a kit without its game is left out.
func Gather(s *shell.Shell, all *box.Box, kits []Kit) Games {
	var games Games
	for _, in := range all.Games() {
		e := Entry{ID: in.ID, Title: rules.Name("game", in.Title).String(), Summary: rules.Name("what a game is about", in.Summary).String(),
			Players: rules.Name("seats of a game", in.Seats).String(), Length: rules.Name("time of a game", in.Time).String(), Game: in.Game, Hidden: in.Game.Info().Hidden, makers: map[string]Maker{}}
		for _, k := range kits {
			if k.ID == e.ID {
				e.Kit = k
			}
		}
		for _, w := range e.Kit.Workshops {
			e.makers[w.Makes] = w.Open(s, e.Game)
		}
		games = append(games, e)
	}
	return games
}

// Find returns a game, and an empty entry with only the id if it is not in the box.
func (g Games) Find(id string) Entry {
	for _, e := range g {
		if e.ID == id {
			return e
		}
	}
	return Entry{ID: id, Title: id}
}

// GameID is the item of a game on a screen where games are chosen.
func GameID(id string) string { return "game:" + id }

// Sample is what the settings show of a game: that of the first one that has any.
func (g Games) Sample() Sample {
	for _, e := range g {
		if e.Kit.Sample.Card != nil {
			return e.Kit.Sample
		}
	}
	return Sample{}
}
