package reader

import (
	"strconv"
	"strings"

	"portcullis/game"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// screen has the rules to read.
type screen struct {
	shell.Screen
	model model
}

// New makes the reader with the rules of a game, opened at a ledger id; an empty one is the beginning.
func New(sh *shell.Shell, games kit.Games, id, rule string) game.Scene {
	r := &screen{Screen: shell.Screen{Shell: sh, Scene: "rules", Title: rules.Say("Rulebooks")}}
	r.model = model{Games: games, Mark: -1}
	r.Plan = func(k form.Toolkit) []form.Item { return plan(k, r.model) }
	r.Prompt = func() string { return prompt(r.model) }
	r.Act, r.Back, r.Notes = r.do, r.leave, r.spoken
	r.Open()
	r.load(id)
	r.UI.Focus(readerText)
	if r.model.Book != nil && rule != "" {
		if block, ok := r.model.Book.Find(rule); ok {
			r.mark(block)
		}
	}
	return r
}

// load takes the rules of another game.
func (r *screen) load(id string) {
	r.model.Game, r.model.Query, r.model.Hits, r.model.Mark, r.model.Fault = id, "", nil, -1, ""
	book, err := r.Shell.Books.Book(id, r.model.Games.Find(id).Title)
	r.model.Book = book
	if err != nil {
		r.model.Fault = shell.Say(err)
	}
	r.model.Learn = len(r.Shell.App.Lessons().Of(id)) > 0 && r.Shell.App.Match() == nil
	r.UI.ScrollTo(readerText, 0)
}

// leave ends the search, or goes back to where one was.
func (r *screen) leave() {
	if r.model.Query != "" {
		r.search("")
		r.UI.Focus(readerText)
		return
	}
	r.Pop()
}

// spoken is the paragraph that was opened.
func (r *screen) spoken() []string {
	if r.model.Book == nil || r.model.Mark < 0 {
		return nil
	}
	return []string{r.model.Book.Blocks[r.model.Mark].Text}
}

func (r *screen) mark(block int) {
	r.model.Mark = block
	r.UI.Show(blockID(block))
}

func (r *screen) search(query string) {
	r.model.Query = query
	r.model.Hits = nil
	if r.model.Book != nil {
		r.model.Hits = r.model.Book.Search(query)
	}
	r.UI.ScrollTo(readerList, 0)
}

func (r *screen) do(e form.Event) {
	switch {
	case e.ID == readerBack:
		r.Pop()
	case e.ID == readerLearn:
		id := r.model.Game
		r.Shell.OpenLessons(id, func() game.Scene { return r.Shell.Doors.Rules(id, "") })
	case e.ID == readerSettings:
		r.Shell.OpenSettings()
	case e.ID == readerSearch && e.Act == form.Type:
		r.search(e.Text)
	case e.ID == readerSearch && e.Act == form.Submit:
		if len(r.model.Hits) > 0 {
			r.mark(r.model.Hits[0])
		}
	case strings.HasPrefix(e.ID, kit.GameID("")):
		r.load(strings.TrimPrefix(e.ID, kit.GameID("")))
	default:
		for _, prefix := range []string{"heading:", "hit:"} {
			if n, ok := strings.CutPrefix(e.ID, prefix); ok {
				if block, err := strconv.Atoi(n); err == nil {
					r.mark(block)
				}
			}
		}
	}
}
