package records

import (
	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/shell"
	"portcullis/scenes/summary"
)

// screen tells what was won and lost.
type screen struct {
	shell.Screen
	shelf *summary.Shelf
	model model
}

// New makes the records.
func New(sh *shell.Shell, shelf *summary.Shelf) game.Scene {
	r := &screen{shelf: shelf, Screen: shell.Screen{Shell: sh, Scene: "records", Title: rules.Say("Records")}}
	r.Plan = func(k form.Toolkit) []form.Item { return plan(k, r.model) }
	r.Prompt = func() string { return rules.Say("Every finished match counts") }
	r.Notes = func() []string { return spoken(r.model) }
	r.Act, r.Back, r.Shown, r.Left = r.do, r.Pop, r.read, shelf.Stop
	r.Open()
	return r
}

// read has the saved matches read.
func (r *screen) read() { r.shelf.Read(r.take) }

// take counts what is known of the saved matches.
func (r *screen) take(l summary.Listing) {
	if l.Err != nil {
		r.Shell.App.Post(game.Notify{Text: shell.Say(l.Err)})
	}
	kept := r.Shell.Kept.All()
	games := latestFirst(r.shelf.Games, kept)
	r.model = tally(games, r.Shell.Faces, kept, l.Matches)
	r.model.Medals = cabinets(games, r.Shell.Feats, kept)
	r.model.Reading, r.model.Progress, r.model.More = l.Reading, l.Progress(), l.More
	r.UI.Replan()
}

func (r *screen) do(e form.Event) {
	switch e.ID {
	case recordsBack:
		r.Pop()
	case recordsRules:
		r.Shell.OpenRules(r.Shell.Current(), "")
	case recordsSettings:
		r.Shell.OpenSettings()
	case recordsSaves:
		r.Shell.App.Post(game.Replace{Scene: r.Shell.Doors.Saves()})
	}
}
