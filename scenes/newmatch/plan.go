package newmatch

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"portcullis/game/bot"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// The IDs of the new match.
const (
	newBack      = "new:back"
	newLeave     = "new:leave"
	newRules     = "new:rules"
	newSettings  = "new:settings"
	newLearn     = "new:learn"
	newBegin     = "new:begin"
	newMore      = "new:more"
	newSeed      = "new:seed"
	newChance    = "new:chance"
	newTakeBacks = "new:take-backs"
	newHints     = "new:hints"
)

func countID(seats int) string            { return "seats:" + strconv.Itoa(seats) }
func seatID(seat int, part string) string { return fmt.Sprintf("seat:%d:%s", seat, part) }

// shape is how much fits beside each other on a screen.
type shape uint8

const (
	narrow shape = iota // one column
	wide                // three columns
)

func shapeOf(k form.Toolkit) shape {
	if k.Em() >= 84 {
		return wide
	}
	return narrow
}

// planNew lays the new match out: the games at the left, what is to be settled in the
// middle, what the game is at the right.
func plan(k form.Toolkit, m model) []form.Item {
	entry := m.game()
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: entry.Title, Subtitle: rules.Say("New match"), Emblem: entry.Emblem(), Prompt: newPrompt(entry),
		Back: newBack, Rules: newRules, Settings: newSettings,
	})...)
	body := k.Body()
	foot := k.ButtonHeight(26)
	strip, body := body.CutBottom(foot)
	body.H -= k.Margin()
	var middle ink.Rect
	shape := shapeOf(k)
	if shape == wide {
		left, rest := body.CutLeft(math.Max(k.Px(298), 9*k.Font(ink.SerifBold, 22).Size))
		items = append(items, planGames(k, m, left)...)
		right, rest := rest.CutRight(math.Max(k.Px(500), 15*k.Font(ink.Sans, 19).Size))
		items = append(items, planWhat(k, m, right)...)
		middle = ink.R(rest.X+k.Margin(), rest.Y, rest.W-2*k.Margin(), rest.H)
	} else {
		row, rest := body.CutTop(math.Max(k.Px(84), 2*k.MinTarget()))
		items = append(items, planGamesRow(k, m, row)...)
		_, middle = rest.CutTop(k.Gap())
	}
	items = append(items, planSettle(k, m, middle, shape)...)
	items = append(items, planNewFoot(k, m, ink.R(middle.X, strip.Y, middle.W, strip.H))...)
	if m.Pick != nil && entry.Ready() {
		items = append(items, planPick(k, m, *m.Pick)...)
	}
	return items
}

// newPrompt is what is asked.
func newPrompt(entry kit.Entry) string {
	if entry.Ready() && entry.Game.Info().MaxSeats > 1 {
		return rules.Say("Choose the seats, then begin")
	}
	return rules.Say("Choose how hard it is, then begin")
}

// planGames is the list of games at the left.
func planGames(k form.Toolkit, m model, box ink.Rect) []form.Item {
	gap := k.Px(20)
	n := float64(max(1, len(m.Games)))
	h := math.Min(math.Max(k.Px(112), 2*k.MinTarget()), (box.H-gap*(n-1))/n)
	var items []form.Item
	for i, entry := range m.Games {
		at := ink.R(box.X, box.Y+float64(i)*(h+gap), box.W, h).Round()
		items = append(items, gameCard(k, m, entry, at))
	}
	return items
}

func gameCard(k form.Toolkit, m model, entry kit.Entry, at ink.Rect) form.Item {
	it := form.Item{ID: kit.GameID(entry.ID), Kind: form.Choice, Label: entry.Title, Rect: at, Chosen: entry.ID == m.Game}
	draw := func(frame string, c ink.Color, fade float64) ink.List {
		var l ink.List
		if it.Chosen {
			l.Glow(at, ink.Gold.Alpha(0.85), k.Px(20))
		}
		l.Frame("kit/frame-button-"+frame, at, k.Corner(14))
		pad := math.Max(4, k.Px(14))
		emblem := at.H - 2*pad
		l.Picture(entry.Emblem(), ink.R(at.X+pad, at.Y+pad, emblem, emblem)).Fade = fade
		text := ink.R(at.X+emblem+2*pad, at.Y, at.W-emblem-3*pad, at.H)
		f, title := k.Set(titleIn(k, entry.Title, text.W), entry.Title, text.W, text.H)
		l.Write(text, f, c, title).From(entry.Title).Wrap = true
		return l
	}
	idle := "idle"
	if it.Chosen {
		idle = "hover"
	}
	it.Look = form.Look{
		Idle: draw(idle, ink.Bone, 0), Hover: draw("hover", ink.GoldLight, 0),
		Pressed: draw("pressed", ink.Parchment, 0), Disabled: draw("disabled", ink.Steel, 0.5),
	}
	return it
}

// titleIn is the largest type in which no word of a title is too wide for its place.
func titleIn(k form.Toolkit, title string, width float64) ink.Font {
	longest := ""
	for _, word := range strings.Fields(title) {
		if len(word) > len(longest) {
			longest = word
		}
	}
	f, _ := k.Fit(ink.SerifBold, 22, 15, longest, width)
	return f
}

// planGamesRow is the list of games where the screen is narrow: emblems side by side.
func planGamesRow(k form.Toolkit, m model, row ink.Rect) []form.Item {
	side := row.H
	gap := k.Gap()
	n := float64(len(m.Games))
	x := row.X + (row.W-n*side-(n-1)*gap)/2
	var items []form.Item
	for _, entry := range m.Games {
		at := ink.R(x, row.Y, side, side).Round()
		label := form.Label{ID: kit.GameID(entry.ID), Text: entry.Title, Icon: entry.Emblem()}
		it := k.IconButton(label, at)
		it.Kind, it.Chosen = form.Choice, entry.ID == m.Game
		if it.Chosen {
			it.Look.Idle = it.Look.Hover
		}
		items = append(items, it)
		x += side + gap
	}
	return items
}

// planWhat is the panel that tells what the game is.
func planWhat(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(10, k.Px(30)))
	return append(items, k.Pane("new:what", 0, inner, k.Px(6), func(c *form.Column) {
		side := math.Min(c.W*0.6, math.Min(k.Px(200), inner.H*0.34))
		at := c.Take(side).Fit(1)
		var l ink.List
		l.Glow(at.Inset(side*0.2), ink.GoldLight.Alpha(0.35), side*0.45)
		l.Picture(m.game().Emblem(), at)
		c.Draw(l)
		c.Skip(k.Gap())
		whatWords(c, m, ink.GoldLight, ink.Parchment)
	})...)
}

// whatWords tells in words what the game is.
func whatWords(c *form.Column, m model, head, body ink.Color) {
	entry := m.game()
	var l ink.List
	f := c.Font(ink.SerifBold, 28)
	title := entry.Called(m.Options)
	op := l.Write(c.Take(c.Height(f, title, c.W)+2), f, head, title)
	op.Wrap, op.Across = true, ink.Middle
	c.Draw(l)
	c.Breathe(1)
	c.Para(c.Font(ink.Sans, 20), body, entry.Kit.About.String())
	for _, fact := range facts(entry, m) {
		c.Breathe(1.2)
		c.Fact(fact[0], body, fact[1])
	}
}

// facts is what is true of the match in short lines, each with a picture: last a word of advice.
func facts(entry kit.Entry, m model) [][2]string {
	undo := rules.Say("Undo until a die or a card is seen")
	switch {
	case m.TakeBacks:
		undo = rules.Say("Undo as far back as you like")
	case entry.Hidden: // a card, a block or a die
		undo = rules.Say("Undo until something new is seen")
	}
	players := entry.Players
	if entry.Ready() {
		if _, moded := modeOf(entry.Game.Info()); moded {
			players = rules.Count(len(m.Seats), "%d player", "%d players").String()
		}
	}
	list := [][2]string{{"kit/seat-human", players}, {"kit/hourglass", m.length()}}
	if entry.Hidden && !m.Open {
		list = append(list, [2]string{"kit/seal-hand", rules.Say("Hidden hands: a curtain falls between two people")})
	}
	advice := m.Tip
	if advice == "" && entry.Ready() && m.untouched(m.usuals(entry.Game.Info())) {
		advice = rules.Say("First game: leave every option as it is")
	}
	if list = append(list, [2]string{"kit/undo", undo}); advice != "" {
		list = append(list, [2]string{"kit/hint", advice})
	}
	return list
}

// untouched reports whether every option of the game is as it is at first.
func (m model) untouched(defaults map[string]string) bool {
	for id, value := range m.Options {
		if first, ok := defaults[id]; ok && first != value {
			return false
		}
	}
	return true
}

// planNewFoot is the row with the button that begins.
func planNewFoot(k form.Toolkit, m model, row ink.Rect) []form.Item {
	_, reason := m.seed()
	if r := m.stops(); r != "" {
		reason = r
	}
	back := form.Label{ID: newLeave, Text: rules.Say("Back"), Icon: "kit/back", Size: 24}
	begin := form.Label{ID: newBegin, Text: rules.Say("Begin the siege"), Icon: "kit/play", Size: 26, Reason: reason}
	w := math.Min(row.W*0.62, k.ButtonWidth(begin)+k.Px(40))
	first := ink.R(row.X, row.Y, math.Min(row.W*0.34, math.Max(k.ButtonWidth(back), k.Px(226))), row.H)
	last := ink.R(row.Right()-w, row.Y, w, row.H)
	return []form.Item{k.MainButton(begin, last.Round()), k.Button(back, first.Round())}
}

// levels are the computer players that suit a game as buttons of a seat.
func levels(info rules.Info, seat int, chosen string) []form.Label {
	var list []form.Label
	for _, kind := range bot.KindsFor(info) {
		list = append(list, form.Label{
			ID: seatID(seat, "level="+kind.Name), Text: kind.Called().String(), Tip: kind.About().String(), Size: 19, Chosen: kind.Name == chosen,
		})
	}
	return list
}
