package results

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/medals"
	"portcullis/scenes/summary"
)

// model is what is told when a match has ended.
type model struct {
	Game     kit.Entry
	Variant  string // "Normal"; empty where there are none
	State    summary.State
	Headline string // "The city stands"
	Reason   string
	Rule     string // ledger id
	Seed     uint64
	Seats    []string       // who sat where; none where there was one seat
	Signs    []summary.Sign // of those seats
	Facts    []kit.Fact     // how the tracks stood
	Stats    kit.Stats
	Story    kit.Story
	// Chronicle is set where the game tells the match as a story.
	Chronicle bool
	Winner    string // who of several people won; empty where that is not the question
	Board     func(w, h float64) ink.List
	Painting  kit.Painting // of the first page; without a name there is none
	Medals    []medals.Medal
	Decided   string // the line that decided the match, for the painting
}

// The IDs of the results.
const (
	resultsMenu  = "results:menu"
	resultsBoard = "results:board"
	resultsWatch = "results:watch"
	resultsSame  = "results:same"
	resultsAgain = "results:again"
	resultsRule  = "results:rule"
	resultsStory = "results:chronicle"
	resultsRules = "results:rules"
	resultsBack  = "results:back"
	// resultsFigures leads from the painting to the numbers.
	resultsFigures = "results:figures"
)

// plan lays the end of a match out: how it ended and the board at the left, the
// numbers at the right, what to do now below.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: m.Game.Title, Subtitle: m.Variant, Emblem: m.Game.Emblem(), Prompt: prompt(m.State),
		Back: resultsBack, Rules: resultsRules,
	})...)
	body := k.Body()
	strip, body := body.CutBottom(k.ButtonHeight(24))
	body.H -= k.Margin()
	left, right := k.Split(body, 0.56, 0.54, 0)
	items = append(items, planOutcome(k, m, left)...)
	items = append(items, planStats(k, m, right)...)
	return append(items, planResultsFoot(k, strip)...)
}

func prompt(s summary.State) string {
	switch s {
	case summary.Won:
		return rules.Say("You have won")
	case summary.Lost:
		return rules.Say("You have lost")
	}
	return rules.Say("The match has ended")
}

func planResultsFoot(k form.Toolkit, row ink.Rect) []form.Item {
	return footButtons(k, row, []form.Label{
		{ID: resultsMenu, Text: rules.Say("Menu"), Icon: "kit/back", Size: 22},
		{ID: resultsBoard, Text: rules.Say("Look at the board"), Icon: "kit/eye", Size: 22, Tip: rules.Say("The last position, with the whole log")},
		{ID: resultsWatch, Text: rules.Say("Watch it again"), Icon: "kit/step", Size: 22, Tip: rules.Say("See the match again, decision by decision")},
		{ID: resultsSame, Text: rules.Say("Same deal again"), Icon: "kit/redo", Size: 22, Tip: rules.Say("The same game with the same seed: the same choices meet the same chance")},
		{ID: resultsAgain, Text: rules.Say("Play again"), Icon: "kit/play", Size: 24, Tip: rules.Say("The same game, dealt anew")},
	})
}

// footButtons lays buttons beside each other, the last one, which Enter presses, at the right.
func footButtons(k form.Toolkit, row ink.Rect, buttons []form.Label) []form.Item {
	boxes := k.Beside(row, buttons)
	last := len(boxes) - 1
	boxes[last].X = math.Floor(row.Right() - boxes[last].W)
	var items []form.Item
	for i, b := range buttons {
		if i == last {
			items = append(items, k.MainButton(b, boxes[i]))
		} else {
			items = append(items, k.Button(b, boxes[i]))
		}
	}
	return items
}

// planOutcome is how it summary.Ended, with the picture of the board.
func planOutcome(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(11, k.Px(34)))
	pad := math.Max(2, k.Px(6))
	pane := func(picture float64) []form.Item {
		return k.Pane("results:outcome", 0, inner, pad, func(c *form.Column) { outcome(c, m, picture) })
	}
	told := pane(1)
	if page := told[0].Page; page.Bar.H > 0 { // a picture that is a little smaller may leave room for the rest
		const slope = float64(summary.PictureHeight) / summary.PictureWidth
		over := page.Height + page.Bar.W*slope - inner.H + 1
		if less := 1 - over/((inner.W-2*pad)*slope); less >= leastPicture {
			told = pane(less)
		}
	}
	return append(items, told...)
}

// leastPicture is the part of its size that the picture of the board keeps where room is short.
const leastPicture = 0.7

// outcome is how it summary.Ended, the picture of the board at a part of its size, and how the tracks stood.
func outcome(c *form.Column, m model, picture float64) {
	outcomeHead(c, m)
	c.Skip(c.Gap() * 1.4)
	if m.Board != nil {
		at := c.Take(math.Round(c.W * picture * summary.PictureHeight / summary.PictureWidth))
		at.X, at.W = at.X+math.Round(at.W*(1-picture)/2), math.Round(at.W*picture)
		var l ink.List
		l.Fill(at, ink.Ink, 0)
		l = append(l, m.Board(at.W-4, at.H-4).Shift(at.X+2, at.Y+2)...)
		l.Outline(at, ink.GoldDark, math.Max(1, c.Px(2)), 0)
		c.Draw(l)
		c.Skip(c.Gap())
	}
	summary.FactRows(c, m.Facts)
}

func outcomeHead(c *form.Column, m model) {
	icon := math.Max(48, c.Px(116))
	head := *c
	head.Items = nil
	head.X += icon + c.Margin()
	head.W -= icon + c.Margin()
	color := ink.GoldLight
	if m.State == summary.Lost {
		color = ink.EmberLight
	}
	head.Para(c.Font(ink.SerifBold, 40), color, m.Headline)
	head.Skip(c.Gap() * 0.4)
	head.Para(c.Font(ink.Sans, 20), ink.Parchment, m.Reason)
	if len(m.Seats) > 0 {
		head.Skip(c.Gap() * 0.4)
		summary.SignRow(&head, m.Signs)
		head.Para(c.Font(ink.SansOblique, 17), ink.ParchmentDark, strings.Join(m.Seats, " · "))
	}
	if m.Rule != "" {
		head.Skip(c.Gap() * 0.8)
		b := form.Label{ID: resultsRule, Text: rules.Say("Read the rule"), Icon: "kit/rules", Size: 19}
		at := head.Take(c.ButtonHeight(19))
		head.Put(c.Button(b, ink.R(at.X, at.Y, math.Min(at.W, c.ButtonWidth(b)), at.H).Round()))
	}
	var l ink.List
	at := ink.R(c.X, c.Y, icon, icon).Round()
	l.Glow(at.Inset(icon*0.25), color.Alpha(0.4), icon*0.4)
	l.Picture(m.State.Picture(), at)
	c.Draw(l)
	c.Items = append(c.Items, head.Items...)
	c.Y = math.Max(head.Y, c.Y+icon)
}

// planStats is the sheet with the numbers.
func planStats(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(9, k.Px(30)))
	return append(items, k.Pane("results:stats", 0, inner, math.Max(4, k.Px(10)), func(c *form.Column) {
		if len(m.Medals) > 0 {
			c.Head(rules.Say("Medals"))
			c.Skip(c.Gap() * 0.6)
			medals.Grid(c, m.Medals)
			c.Skip(c.Gap())
		}
		c.Head(rules.Say("In numbers"))
		c.Skip(c.Gap() * 0.6)
		for i, row := range statRows(m) {
			statRow(c, row.Name, row.Value, i)
		}
		if m.Chronicle {
			c.Skip(c.Gap() * 1.2)
			b := form.Label{ID: resultsStory, Text: rules.Say("Read the chronicle"), Icon: "kit/quill", Size: 20}
			at := c.Take(c.ButtonHeight(20))
			c.Put(c.Button(b, ink.R(at.X, at.Y, math.Min(at.W, c.ButtonWidth(b)), at.H).Round()))
		}
		if m.Story.Below != nil {
			m.Story.Below(c)
		}
		for _, d := range m.Stats.Dice {
			c.Skip(c.Gap() * 1.8)
			c.Head(diceHeading(d.Die))
			c.Note(rules.Plural(d.Thrown(), "%d die was thrown. The line is where fair dice would come out.", "%d dice were thrown. The line is where fair dice would come out.", d.Thrown()).String())
			c.Skip(c.Gap())
			diceChart(c, d)
		}
	})...)
}

// statRows are the numbers: those of the match, then those of its file.
func statRows(m model) []kit.Row {
	rows := append(slices.Clone(m.Story.Rows), kit.Some(rules.Say("Decisions taken back"), m.Stats.TakenBack)...)
	return append(rows, kit.Row{Name: rules.Say("Seed"), Value: strconv.FormatUint(m.Seed, 10)})
}

func statRow(c *form.Column, name, number string, i int) {
	f, bold := c.Font(ink.Sans, 19), c.Font(ink.SerifBold, 20)
	pad := c.Px(12)
	value := math.Min(c.Toolkit.Width(bold, number)+1, c.W*0.55)
	room := c.W - value - 3*pad
	h := math.Max(c.Line(bold)+c.Px(8), c.Height(f, name, room))
	at := c.Take(h)
	var l ink.List
	if i%2 == 0 {
		l.Fill(at, ink.ParchmentDeep.Alpha(0.22), c.Px(4))
	}
	l.Write(ink.R(at.X+pad, at.Y, room, h), f, ink.Ink, name).Wrap = true
	c.Short(&l, ink.R(at.Right()-pad-value, at.Y, value, h), bold, ink.Ink, number).Across = ink.End
	c.Draw(l)
}
