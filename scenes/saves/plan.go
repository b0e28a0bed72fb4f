package saves

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/summary"
)

// model is what the list of saved matches shows.
type model struct {
	Games   kit.Games
	All     int             // how many matches there are in all
	Rows    []summary.Match // those that are shown, in order
	Query   string
	Hidden  map[string]bool // games that are filtered out
	Sort    sortOrder
	Chosen  string // path of the chosen match
	Deleted string // name of the match that was deleted last and can be brought back
	Rename  *string
	Asking  bool   // whether a match that was set aside shall be opened
	Fault   string // what went wrong last
	Folder  string
	Reading string // how far the reading of the folder has come; empty: it is done
	Looking bool   // the chosen match is being loaded, for its picture
	More    int    // older files that are not listed
	Loose   bool   // files are downloaded and picked: there are no folders of the person's
}

// sortOrder is the order of the list.
type sortOrder uint8

const (
	newestFirst sortOrder = iota
	oldestFirst
	byName
	byGame
)

func (s sortOrder) String() string {
	return [...]string{rules.Say("Newest first"), rules.Say("Oldest first"), rules.Say("By name"), rules.Say("By game")}[s]
}

func (s sortOrder) next() sortOrder { return (s + 1) % 4 }

// The IDs of the saves.
const (
	savesBack     = "saves:back"
	savesRules    = "saves:rules"
	savesSettings = "saves:settings"
	savesSearch   = "saves:search"
	savesSort     = "saves:sort"
	savesOpen     = "saves:open"
	savesWatch    = "saves:watch"
	savesCopy     = "saves:copy"
	savesRename   = "saves:rename"
	savesDelete   = "saves:delete"
	savesUndo     = "saves:undo"
	savesNew      = "saves:new"
	savesName     = "saves:name"
	savesKeep     = "saves:keep"
	savesCancel   = "saves:cancel"
	savesAnyway   = "saves:anyway"
	savesList     = "saves:list"
	savesExport   = "saves:export"
	savesImport   = "saves:import"
)

func filterID(game string) string { return "filter:" + game }

func (m model) chosen() *summary.Match {
	for i := range m.Rows {
		if m.Rows[i].Path == m.Chosen {
			return &m.Rows[i]
		}
	}
	return nil
}

// plan lays the saved matches out: the list at the left, the chosen one at the right.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("Saves"), Subtitle: rules.Say("Every decision is kept as it is made"), Emblem: "kit/app-emblem",
		Prompt: rules.Say("Choose a match to open"), Back: savesBack, Rules: savesRules, Settings: savesSettings,
	})...)
	body := k.Body()
	share := 0.355
	if k.Em() < 80 {
		share = 0.42
	}
	right, left := body.CutRight(math.Round(body.W * share))
	left.W -= k.Margin()
	items = append(items, planSavesList(k, m, left)...)
	items = append(items, planSaved(k, m, right)...)
	switch {
	case m.Rename != nil:
		items = append(items, k.Dialog(1, renameDialog(m))...)
	case m.Asking && m.chosen() != nil:
		items = append(items, k.Dialog(1, asideDialog(*m.chosen()))...)
	}
	return items
}

// asideDialog asks whether a match that was set aside shall be opened.
func asideDialog(s summary.Match) form.Dialog {
	return form.Dialog{
		Title:   rules.Say("Open %s all the same?", s.Name),
		Picture: "kit/warning",
		Body:    []string{s.Turn + ".", rules.Say("It may end the program once more, or take long. Everything that you have played is kept, and the file is not changed before its next decision.")},
		Buttons: []form.Label{{ID: savesCancel, Text: rules.Say("Leave it")}, {ID: savesAnyway, Text: rules.Say("Open it"), Icon: "kit/play"}},
	}
}

func renameDialog(m model) form.Dialog {
	ghost := ""
	if c := m.chosen(); c != nil {
		ghost = c.Title
	}
	return form.Dialog{
		Title: rules.Say("What shall this match be called?"), FieldID: savesName,
		Field:   &form.Text{Now: *m.Rename, Ghost: ghost, Max: 60},
		Fault:   m.Fault,
		Buttons: []form.Label{{ID: savesCancel, Text: rules.Say("Leave it")}, {ID: savesKeep, Text: rules.Say("Rename"), Icon: "kit/quill"}},
		Main:    1,
	}
}

// planSavesList is the sheet with search, filters, order and the list.
func planSavesList(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(9, k.Px(28)))
	tools, h := planTools(k, m, inner)
	items = append(items, tools...)
	inner.Y += h + k.Gap()
	inner.H -= h + k.Gap()
	if m.Deleted != "" {
		var strip ink.Rect
		strip, inner = inner.CutBottom(k.ButtonHeight(19) + k.Px(16))
		inner.H -= k.Px(6)
		items = append(items, planDeleted(k, m, strip)...)
	}
	if m.Reading != "" {
		f := k.Font(ink.Sans, 17)
		var strip ink.Rect
		strip, inner = inner.CutBottom(k.Line(f))
		inner.H -= k.Px(6)
		var l ink.List
		k.Short(&l, strip, f, ink.OakLight, m.Reading)
		items = append(items, form.Decor(0, l))
	}
	if len(m.Rows) == 0 {
		return append(items, planNoSaves(k, m, inner)...)
	}
	return append(items, k.Pane(savesList, 0, inner, k.Px(4), func(c *form.Column) {
		for i := range m.Rows {
			at := c.Take(rowHeight(k, c.W))
			for _, it := range saveRow(k, m, i, at.Round()) {
				c.Put(it)
			}
			c.Skip(math.Max(2, k.Px(8)))
		}
		if m.More > 0 {
			c.Note(rules.Plural(m.More, "%d older file is not listed. Delete some, or move them out of the folder, to see it.", "%d older files are not listed. Delete some, or move them out of the folder, to see them.", m.More).String())
		}
	})...)
}

// planTools is search, filters and order, in one line or two.
func planTools(k form.Toolkit, m model, box ink.Rect) ([]form.Item, float64) {
	h := k.InputHeight()
	gap := k.Gap()
	order := form.Label{ID: savesSort, Text: m.Sort.String(), Size: 19, Tip: rules.Say("Press to change the order")}
	widest := 0.0
	for s := newestFirst; s <= byGame; s++ {
		widest = math.Max(widest, k.ButtonWidth(form.Label{Text: s.String(), Size: 19}))
	}
	widest = math.Min(widest, box.W*0.4)
	filters := float64(len(m.Games)+1)*(h+gap*0.7) + gap
	search := box.W - widest - gap
	total := h
	if search-filters > 14*k.Font(ink.Sans, 19).Size {
		search -= filters
	} else {
		total = 2*h + gap*0.7
	}
	items := []form.Item{
		k.Input(form.Label{ID: savesSearch, Text: rules.Say("Search"), Icon: "kit/search"}, m.Query, rules.Say("Find by name or game"), 40, ink.R(box.X, box.Y, search, h).Round()),
		k.Button(order, ink.R(box.Right()-widest, box.Y, widest, h).Round()),
	}
	x, y := box.X+search+gap, box.Y
	if total > h {
		x, y = box.X, box.Y+h+gap*0.7
	}
	for _, entry := range m.Games {
		label := form.Label{ID: filterID(entry.ID), Text: entry.Title, Tip: filterTip(m, entry), Icon: entry.Emblem()}
		it := k.IconButton(label, ink.R(x, y, h, h).Round())
		it.Kind, it.Chosen = form.Toggle, !m.Hidden[entry.ID]
		if it.Chosen {
			it.Look.Idle = k.ChosenIcon(label, it.Rect)
		}
		items = append(items, it)
		x += h + gap*0.7
	}
	take := form.Label{ID: savesImport, Text: rules.Say("Import"), Icon: "kit/load", Tip: rules.Say("Take in the match file whose path is on the clipboard: copy the file in the file manager first")}
	if m.Loose {
		take.Text, take.Tip = rules.Say("Upload"), rules.Say("Pick a match file that you have downloaded, here or elsewhere")
	}
	return append(items, k.IconButton(take, ink.R(x, y, h, h).Round())), total
}

func filterTip(m model, entry kit.Entry) string {
	if m.Hidden[entry.ID] {
		return rules.Say("Show matches of %s", entry.Title)
	}
	return rules.Say("Hide matches of %s", entry.Title)
}

// planDeleted is the strip that brings a deleted match back.
func planDeleted(k form.Toolkit, m model, box ink.Rect) []form.Item {
	box = box.Round()
	var l ink.List
	l.Fill(box, ink.OakLight, k.Px(6))
	undo := form.Label{ID: savesUndo, Text: rules.Say("Undo"), Icon: "kit/undo", Size: 19}
	h := k.ButtonHeight(19)
	w := k.ButtonWidth(undo)
	f := k.Font(ink.Sans, 18)
	pad := k.Gap()
	text := rules.Say("Deleted %s.", m.Deleted)
	room := box.W - w - 3*pad
	k.Short(&l, ink.R(box.X+pad, box.Y, room, box.H), f, ink.Bone, text)
	return []form.Item{form.Decor(0, l), k.Button(undo, ink.R(box.Right()-w-pad, box.Y+(box.H-h)/2, w, h).Round())}
}

// planNoSaves says why the list is empty.
func planNoSaves(k form.Toolkit, m model, box ink.Rect) []form.Item {
	return k.Pane(savesList, 0, box, k.Px(6), func(c *form.Column) {
		c.Skip(c.Px(40))
		if m.All > 0 {
			c.Head(rules.Say("No match fits what you look for"))
			c.Note(rules.Say("Change the search, or press the emblems above to show more games."))
			return
		}
		if m.Reading != "" {
			return // it may be that there is one
		}
		c.Head(rules.Say("No match is saved yet"))
		c.Note(rules.Say("A match is saved from its first decision on, without asking. It will be listed here."))
		c.Skip(c.Gap())
		b := form.Label{ID: savesNew, Text: rules.Say("New match"), Icon: "kit/play"}
		c.Put(c.MainButton(b, ink.R(c.X, c.Y, math.Min(c.W, c.ButtonWidth(b)), c.ButtonHeight(22)).Round()))
		c.Skip(c.ButtonHeight(22))
	})
}
