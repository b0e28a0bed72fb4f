package scenes

import (
	"strconv"
	"strings"

	"portcullis/scenes/form"
)

// reader is the screen with the rules to read.
type reader struct {
	screen
	model readerModel
}

func newReader(h *House, id, rule string) *reader {
	r := &reader{screen: screen{house: h, name: "rules", title: "How to play"}}
	r.model = readerModel{Lids: h.lids, Mark: -1}
	r.plan = func(k form.Kit) []form.Item { return planReader(k, r.model) }
	r.prompt = func() string { return readerPrompt(r.model) }
	r.act, r.back, r.notes = r.do, r.leave, r.aloud
	r.open()
	r.load(id)
	r.ui.Focus(readerText)
	if r.model.Book != nil && rule != "" {
		if block, ok := r.model.Book.Find(rule); ok {
			r.mark(block)
		}
	}
	return r
}

// load takes the rules of another game.
func (r *reader) load(id string) {
	r.model.Game, r.model.Query, r.model.Hits, r.model.Mark, r.model.Fault = id, "", nil, -1, ""
	book, err := r.house.book(id)
	r.model.Book = book
	if err != nil {
		r.model.Fault = say(err)
	}
	r.ui.ScrollTo(readerText, 0)
}

// leave ends the search, or goes back to where one was.
func (r *reader) leave() {
	if r.model.Query != "" {
		r.search("")
		r.ui.Focus(readerText)
		return
	}
	r.pop()
}

// aloud is the paragraph that was opened.
func (r *reader) aloud() []string {
	if r.model.Book == nil || r.model.Mark < 0 {
		return nil
	}
	return []string{r.model.Book.Blocks[r.model.Mark].Text}
}

func (r *reader) mark(block int) {
	r.model.Mark = block
	r.ui.Show(blockID(block))
}

func (r *reader) search(query string) {
	r.model.Query = query
	r.model.Hits = nil
	if r.model.Book != nil {
		r.model.Hits = r.model.Book.Search(query)
	}
	r.ui.ScrollTo(readerList, 0)
}

func (r *reader) do(e form.Event) {
	switch {
	case e.ID == readerBack:
		r.pop()
	case e.ID == readerSettings:
		r.house.OpenSettings()
	case e.ID == readerSearch && e.Act == form.Type:
		r.search(e.Text)
	case e.ID == readerSearch && e.Act == form.Submit:
		if len(r.model.Hits) > 0 {
			r.mark(r.model.Hits[0])
		}
	case strings.HasPrefix(e.ID, lidID("")):
		r.load(strings.TrimPrefix(e.ID, lidID("")))
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
