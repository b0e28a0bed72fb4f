package main

import (
	"io/fs"

	"portcullis/game/bot"
	"portcullis/game/box"
	"portcullis/game/feat"
	"portcullis/game/lesson"
	"portcullis/game/opponent"
	"portcullis/rules"
)

// namesOfGames lists what the games of the box call themselves, their options and their content, and what
// the computer players are called, their kinds and those of people who have a name, the feats,
// and what the lessons say.
func namesOfGames(content, people, lessons fs.FS) (found []message, err error) {
	games, err := box.Open(content)
	if err != nil {
		return nil, err
	}
	for _, entry := range games.Games() {
		names := []rules.Text{rules.Name("game", entry.Title), rules.Name("what a game is about", entry.Summary),
			rules.Name("seats of a game", entry.Seats), rules.Name("time of a game", entry.Time)}
		names = append(names, rules.Names(entry.Game)...)
		names = append(names, preferences(entry.Game)...)
		for _, name := range names {
			if !name.Empty() {
				found = append(found, message{context: name.Context, one: name.Format, place: "content of " + entry.ID})
			}
		}
	}
	for _, kind := range bot.Kinds() {
		for _, name := range []rules.Text{kind.Called(), kind.About()} {
			found = append(found, message{context: name.Context, one: name.Format, place: "computer players"})
		}
	}
	faces, err := opponent.Load(people)
	for _, o := range faces {
		for _, name := range []rules.Text{o.Name(), o.About(), o.Manner()} {
			found = append(found, message{context: name.Context, one: name.Format, place: opponent.File})
		}
	}
	if err != nil {
		return found, err
	}
	feats, err := feat.Load(people, games)
	for _, f := range feats {
		for _, name := range []rules.Text{f.Title(), f.Deed()} {
			found = append(found, message{context: name.Context, one: name.Format, place: feat.File})
		}
	}
	if err != nil {
		return found, err
	}
	taught, err := lesson.Open(lessons, games)
	for _, entry := range games.Games() {
		for _, l := range taught.Of(entry.ID) {
			for _, name := range l.Words() {
				found = append(found, message{context: name.Context, one: name.Format, place: "lessons of " + entry.ID})
			}
		}
	}
	return found, err
}

// preferences lists the words of how a seat of a usual match wants to be asked.
func preferences(g rules.Game) (names []rules.Text) {
	s, err := g.New(rules.Setup{Seed: 1})
	if err != nil {
		return nil
	}
	p, ok := s.(rules.Preferrer)
	if !ok {
		return nil
	}
	for _, pref := range p.Preferences(0) {
		names = append(names, pref.Title(), pref.About())
		for _, v := range pref.Values {
			names = append(names, v.Title(), v.About())
		}
	}
	return names
}
