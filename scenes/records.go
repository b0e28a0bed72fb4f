package scenes

import (
	"portcullis/game"
	"portcullis/scenes/form"
)

// records is the screen with what was won and lost.
type records struct {
	screen
	model recordsModel
}

func newRecords(h *House) *records {
	r := &records{screen: screen{house: h, name: "records", title: "Records"}}
	r.plan = func(k form.Kit) []form.Item { return planRecords(k, r.model) }
	r.prompt = func() string { return "Every finished match counts" }
	r.act, r.back, r.shown = r.do, r.pop, r.read
	r.open()
	return r
}

func (r *records) read() {
	list, err := r.house.saved()
	if err != nil {
		r.house.app.Post(game.Notify{Text: say(err)})
	}
	r.model = tally(r.house.lids, list)
}

// tally counts finished matches that people played, by game and by the value of the game's
// first option, both in the order of the box.
func tally(lids []Lid, list []savedMatch) recordsModel {
	var m recordsModel
	for _, lid := range lids {
		if !lid.Ready() {
			continue
		}
		rec := record{Game: lid}
		for _, name := range firstOption(lid) {
			line := recordLine{Name: name}
			for _, s := range list {
				if s.Game.ID == lid.ID && s.Variant == name {
					line.add(s)
				}
			}
			if line.played() > 0 {
				rec.Lines = append(rec.Lines, line)
			}
		}
		if len(rec.Lines) > 0 {
			m.Games = append(m.Games, rec)
		}
	}
	for _, s := range list {
		switch s.State {
		case playing:
			m.Going++
		case ended:
			m.Watched++
		case damaged:
			m.Lost++
		}
	}
	return m
}

// firstOption are the names of the values of a game's first option; one empty name if it
// has none.
func firstOption(lid Lid) []string {
	info := lid.Game.Info()
	if len(info.Options) == 0 {
		return []string{""}
	}
	var names []string
	for _, v := range info.Options[0].Values {
		names = append(names, v.Name)
	}
	return names
}

func (l *recordLine) add(s savedMatch) {
	switch s.State {
	case won:
		l.Won++
		if l.Fewest == 0 || s.Choices < l.Fewest {
			l.Fewest = s.Choices
		}
	case lost:
		l.Lost++
	}
}

func (r *records) do(e form.Event) {
	switch e.ID {
	case recordsBack:
		r.pop()
	case recordsRules:
		r.house.OpenRules(r.house.current(), "")
	case recordsSettings:
		r.house.OpenSettings()
	case recordsSaves:
		r.house.app.Post(game.Replace{Scene: newSaves(r.house)})
	}
}
