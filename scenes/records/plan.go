package records

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/medals"
)

// model is what was won and lost so far.
type model struct {
	Games   []record
	Medals  []cabinet // of every game that has any, and of the whole box
	Going   int       // matches that are not over
	Watched int       // matches that only computers played
	Lost    int       // files that cannot be read
	More    int       // older files that were not read
	Reading bool
	// Progress is how far the reading has come, while the matches are being read.
	Progress string
}

// cabinet is the medals of a game.
type cabinet struct {
	Title  string
	Medals []medals.Medal
}

// record is what was won and lost in one game.
type record struct {
	Game  kit.Entry
	Lines []recordLine // by its first option; all together is not among them
	More  []part       // by what else was settled, and by who sat at the table
	Row   int          // matches won in a row, up to the last one
	Best  int          // most matches won in a row
}

// part is one more table of a game.
type part struct {
	Title string
	Lines []recordLine
}

// recordLine is what was won and lost with one value of the first option.
type recordLine struct {
	Name      string // "Normal"
	Won, Lost int
	Rounds    int // fewest rounds of a match that was won, where players count these; 0: none was, or not since rounds are counted
	Turns     int // fewest turns of a match that was won; 0: none was, or not since turns are counted
	Fewest    int // fewest choices of one; 0: none was won
}

func (r recordLine) played() int { return r.Won + r.Lost }

// total is all lines of a game together.
func (r record) total() recordLine {
	sum := recordLine{Name: rules.Say("All together")}
	for _, l := range r.Lines {
		sum.Won, sum.Lost = sum.Won+l.Won, sum.Lost+l.Lost
		sum.Rounds, sum.Turns, sum.Fewest = fewer(sum.Rounds, l.Rounds), fewer(sum.Turns, l.Turns), fewer(sum.Fewest, l.Fewest)
	}
	return sum
}

// The IDs of the records.
const (
	recordsBack     = "records:back"
	recordsRules    = "records:rules"
	recordsSettings = "records:settings"
	recordsSaves    = "records:saves"
)

// plan lays the records out: a table for each game.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("Records"), Subtitle: rules.Say("Won and lost so far"), Emblem: "kit/trophy", Prompt: rules.Say("Every finished match counts"),
		Back: recordsBack, Rules: recordsRules, Settings: recordsSettings,
	})...)
	body := k.Body()
	if side := body.W * 0.12; k.Em() >= 80 {
		body.X, body.W = body.X+side, body.W-2*side
	}
	var l ink.List
	k.Parchment(&l, body)
	items = append(items, form.Decor(0, l))
	inner := body.Inset(math.Max(9, k.Px(34)))
	saves := form.Label{ID: recordsSaves, Text: rules.Say("See the matches"), Icon: "kit/load", Size: 21}
	row := k.ButtonHeight(21)
	foot := ink.R(inner.X, inner.Bottom()-row, math.Min(inner.W, k.ButtonWidth(saves)), row).Round()
	inner.H -= row + k.Gap()
	items = append(items, k.Pane("records:list", 0, inner, math.Max(2, k.Px(6)), func(c *form.Column) { recordWords(c, m) })...)
	return append(items, k.Button(saves, foot))
}

func recordWords(c *form.Column, m model) {
	if m.Reading {
		c.Note(m.Progress)
		c.Skip(c.Gap())
	}
	if len(m.Games) == 0 && !m.Reading {
		c.Head(rules.Say("No match is finished yet"))
		c.Note(rules.Say("When one has been won or lost it is counted here, by game and by how hard it was."))
		c.Skip(c.Gap())
	}
	for _, r := range m.Games {
		recordTable(c, r)
		c.Skip(c.Margin())
	}
	c.Note(recordNote(m))
	for _, shelf := range m.Medals {
		c.Skip(c.Margin())
		c.Para(c.Font(ink.SerifBold, 26), ink.Ink, shelf.head())
		c.Skip(c.Gap())
		medals.Grid(c, shelf.Medals)
	}
}

// head is what stands over the medals of a game.
func (c cabinet) head() string {
	return rules.Say("Medals of %s: %d of %d", c.Title, medals.Earned(c.Medals), len(c.Medals))
}

func recordNote(m model) string {
	text := []rules.Text{rules.T("Every match counts once, as it ended first. It stays counted when its file is deleted.")}
	if m.Going > 0 {
		text = append(text, rules.Plural(m.Going, "%d match is still being played.", "%d matches are still being played.", m.Going))
	}
	if m.Watched > 0 {
		text = append(text, rules.Plural(m.Watched, "%d match that only computers played is not counted.", "%d matches that only computers played are not counted.", m.Watched))
	}
	if m.Lost > 0 {
		text = append(text, rules.Plural(m.Lost, "%d file cannot be read.", "%d files cannot be read.", m.Lost))
	}
	if m.More > 0 {
		text = append(text, rules.Plural(m.More, "%d older file was left out.", "%d older files were left out.", m.More))
	}
	return rules.Sentences(text...).String()
}

// recordTable is the table of one game.
func recordTable(c *form.Column, r record) {
	side := math.Max(36, c.Px(96))
	title := c.Font(ink.SerifBold, 30)
	h := math.Max(side, c.Height(title, r.Game.Title, c.W-side-c.Margin()))
	at := c.Take(h)
	var l ink.List
	l.Picture(r.Game.Emblem(), ink.R(at.X, at.Y+(h-side)/2, side, side).Round())
	l.Write(ink.R(at.X+side+c.Margin()*0.7, at.Y, at.W-side-c.Margin()*0.7, h), title, ink.Ink, r.Game.Title).Wrap = true
	c.Draw(l)
	c.Skip(c.Gap() * 0.6)
	lines := r.Lines
	if len(lines) > 1 {
		lines = append(lines[:len(lines):len(lines)], r.total())
	}
	recordRow(c, r.columns([]string{"", rules.Say("Played"), rules.Say("Won"), rules.Say("Lost"), rules.Say("Rate"), rules.Say("Shortest win")}), c.Font(ink.Sans, 17), -1)
	for i, line := range lines {
		f := c.Font(ink.Sans, 20)
		if i == len(r.Lines) {
			f = c.Font(ink.SansBold, 20)
		}
		r.row(c, line, f, i)
	}
	if r.Best > 1 {
		c.Skip(c.Gap() * 0.5)
		c.Note(streak(r))
	}
	for _, p := range r.More {
		c.Skip(c.Gap())
		c.Para(c.Font(ink.SansBold, 18), ink.Oak, p.Title)
		c.Skip(c.Gap() * 0.3)
		for i, line := range p.Lines {
			r.row(c, line, c.Font(ink.Sans, 18), i)
		}
	}
}

func (r record) row(c *form.Column, line recordLine, f ink.Font, i int) {
	recordRow(c, r.columns([]string{line.Name, strconv.Itoa(line.played()), strconv.Itoa(line.Won), strconv.Itoa(line.Lost), rate(line), shortest(line)}), f, i)
}

// columns leaves out the last cell, that of the shortest win, where the length of a match is settled before it.
func (r record) columns(cells []string) []string {
	if r.Game.Kit.Timed {
		return cells[:len(cells)-1]
	}
	return cells
}

// streak says how many matches were won in a row.
func streak(r record) string {
	if r.Row > 1 && r.Row == r.Best {
		return rules.Say("%d won in a row, and going on: the most so far.", r.Row)
	}
	if r.Row > 1 {
		return rules.Say("%d won in a row, and going on. The most so far were %d.", r.Row, r.Best)
	}
	return rules.Say("At most %d were won in a row.", r.Best)
}

func rate(l recordLine) string {
	return rules.Say("%d %%", int(math.RoundToEven(100*float64(l.Won)/float64(l.played()))))
}

// shortest is how long the shortest match was that was won: in what players count, rounds or turns, or in choices where none of them
// has these.
func shortest(l recordLine) string {
	if l.Rounds > 0 {
		return rules.Count(l.Rounds, "%d round", "%d rounds").String()
	}
	if l.Turns > 0 {
		return rules.Count(l.Turns, "%d turn", "%d turns").String()
	}
	if l.Fewest == 0 {
		return "-"
	}
	return rules.Count(l.Fewest, "%d choice", "%d choices").String()
}

// spoken is each row of the tables as a sentence.
func spoken(m model) (says []string) {
	for _, r := range m.Games {
		for _, line := range r.Lines {
			says = append(says, rules.Say("%s, %s: %d played, %d won, %d lost", r.Game.Title, line.Name, line.played(), line.Won, line.Lost))
		}
		if r.Best > 1 {
			says = append(says, streak(r))
		}
		for _, p := range r.More {
			for _, line := range p.Lines {
				says = append(says, rules.Say("%s, %s, %s: %d played, %d won, %d lost", r.Game.Title, p.Title, line.Name, line.played(), line.Won, line.Lost))
			}
		}
	}
	for _, shelf := range m.Medals {
		says = append(says, shelf.head())
		for _, medal := range shelf.Medals {
			says = append(says, medal.Spoken())
		}
	}
	return says
}

// recordRow is a row of a table. The last column goes where there is no room for it.
func recordRow(c *form.Column, cells []string, f ink.Font, i int) {
	if c.W < 34*c.Font(ink.Sans, 18).Size {
		cells = cells[:min(len(cells), 5)]
	}
	h := c.Line(f) + c.Px(10)
	at := c.Take(h)
	var l ink.List
	if i >= 0 && i%2 == 0 {
		l.Fill(at, ink.ParchmentDeep.Alpha(0.22), c.Px(4))
	}
	pad := c.Px(12)
	name := (at.W - 2*pad) * 0.3
	w := (at.W - 2*pad - name) / float64(len(cells)-1)
	for n, cell := range cells {
		box := ink.R(at.X+pad, at.Y, name, h)
		if n > 0 {
			box = ink.R(at.X+pad+name+w*float64(n-1), at.Y, w, h)
		}
		op := c.Short(&l, box, f, ink.Ink, cell)
		if n > 0 {
			op.Across = ink.End
		}
	}
	c.Draw(l)
}
