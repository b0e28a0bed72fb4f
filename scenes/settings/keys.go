package settings

import (
	"math"
	"strings"

	"portcullis/game"
	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// The IDs of the page about keys.
const (
	kindKey    = "key:"   // the name of a command follows
	keyFirst   = ":first" // follows the ID of a key: as it was at first
	keyLeave   = "keys:leave"
	keyTake    = "keys:take"
	keyNothing = "keys:nothing"
)

// asking is the question which key a command shall have.
type asking struct {
	Command keymap.Command // None: nothing is asked
	Pressed keymap.Chord   // another command's; empty: nothing was pressed, or it cannot be taken
	Why     string         // what was pressed cannot be taken
}

// keyRows are the keys that can be changed, with a button each, and what stays as it is.
func keyRows(c *form.Column, m model) {
	keys := m.Now.Keys
	c.Note(rules.Say("Press a key here to change it."))
	c.Skip(c.Gap())
	for _, section := range keymap.Sections() {
		c.Para(c.Font(ink.SerifBold, 24), ink.Ink, section.Title().String())
		c.Skip(c.Gap() * 0.6)
		for _, command := range keymap.In(section) {
			keyRow(c, command, &keys)
		}
		c.Breathe(1.2)
	}
	for _, part := range fixedHelp() {
		c.Para(c.Font(ink.SerifBold, 24), ink.Ink, part.title)
		c.Skip(c.Gap() * 0.6)
		for _, line := range part.lines {
			helpRow(c, line)
		}
		c.Breathe(1.2)
	}
}

// capWidth is how wide the keys of the page are: as their names need, and one for all.
func capWidth(c *form.Column) float64 {
	widest := 0.0
	for _, command := range keymap.All() {
		widest = math.Max(widest, c.ButtonWidth(form.Label{Text: command.First().String(), Size: 19}))
	}
	return math.Min(widest, c.W*0.4)
}

// keyRow is a command: its key, what it does, and the way back to the key that it had at first.
func keyRow(c *form.Column, command keymap.Command, keys *keymap.Map) {
	name, does := keys.Chord(command).String(), command.Does().String()
	if name == "" {
		name = rules.Say("no key")
	}
	id := kindKey + command.Name()
	words := c.Font(ink.Sans, 19)
	high, wide := c.ButtonHeight(19), capWidth(c)
	left := c.W - wide - high - 2*c.Gap()
	row := c.Take(math.Max(high, c.Height(words, does, left)))
	button := c.Button(form.Label{ID: id, Text: name, Size: 19, Tip: rules.Say("Press to give it another key")},
		ink.R(row.X, row.Y+(row.H-high)/2, wide, high).Round())
	button.Label = rules.Say("%s: %s", does, name)
	c.Put(button)
	var l ink.List
	op := l.Write(ink.R(row.X+wide+c.Gap(), row.Y, left, row.H), words, ink.Ink, does)
	op.Wrap = true
	c.Draw(l)
	if keys.Changed(command) {
		back := form.Label{ID: id + keyFirst, Text: rules.Say("Back to %s", command.First()), Icon: "kit/undo"}
		c.Put(c.IconButton(back, ink.R(row.Right()-high, row.Y+(row.H-high)/2, high, high).Round()))
	}
	c.Skip(c.Gap() * 0.6)
}

// keyDialog asks for a key. What is pressed is told at once: whose it is, or why it cannot be taken.
func keyDialog(m model) form.Dialog {
	keys, q := m.Now.Keys, m.Key
	now := rules.Say("It has no key now.")
	if ch := keys.Chord(q.Command); ch != "" {
		now = rules.Say("Its key is %s now.", ch)
	}
	d := form.Dialog{
		Title: rules.Say("Press the new key"), Picture: "kit/settings",
		Body:    []string{q.Command.Does().String(), now},
		Fault:   q.Why,
		Buttons: []form.Label{{ID: keyLeave, Text: rules.Say("Leave it"), Tip: rules.Say("Leave it (Esc)")}, {ID: keyNothing, Text: rules.Say("No key")}},
	}
	if keys.Chord(q.Command) == "" {
		d.Buttons[1].Reason = now
	}
	if q.Pressed != "" {
		var others []string
		for _, other := range keys.Owners(q.Pressed, q.Command) {
			others = append(others, other.Does().String())
		}
		d.Body = append(d.Body, rules.Say("%s is the key of something else: %s. That would have no key then.", q.Pressed, named(others)))
		d.Buttons = append(d.Buttons, form.Label{ID: keyTake, Text: rules.Say("Take it here")})
		d.Main = len(d.Buttons) - 1
	}
	return d
}

// Listens reports whether the page waits for a key.
func (s *screen) Listens() bool { return s.model.Key.Command != keymap.None }

// hear takes the keys that are pressed while the page waits for one out of the input; those stay that work a dialog.
func (s *screen) hear(in game.Input) game.Input {
	var kept []game.Key
	for _, k := range in.Keys {
		if k.Does != keymap.None || works(k) {
			kept = append(kept, k)
		} else if s.Listens() {
			s.propose(s.model.Key.Command, k.Chord())
		}
	}
	in.Keys, in.Runes = kept, nil
	return in
}

// propose gives a key to a command, unless that is refused or another command would lose it.
func (s *screen) propose(c keymap.Command, ch keymap.Chord) {
	s.model.Key = asking{Command: c}
	now := s.model.Now
	why := keymap.Refusal(c, ch)
	switch {
	case !why.Empty():
		s.model.Key.Why = why.String()
	case len(now.Keys.Owners(ch, c)) > 0:
		s.model.Key.Pressed = ch
	default:
		s.give(c, ch)
	}
	s.UI.Replan()
}

// give gives a key to a command, and asks no more.
func (s *screen) give(c keymap.Command, ch keymap.Chord) {
	s.model.Key = asking{}
	now := s.model.Now
	now.Keys.Give(c, ch)
	s.set(now)
}

// doKey carries out what was pressed on the page, or in its question.
func (s *screen) doKey(id string) bool {
	q := s.model.Key
	switch id {
	case keyLeave:
		s.model.Key = asking{}
	case keyTake:
		s.give(q.Command, q.Pressed)
	case keyNothing:
		s.give(q.Command, "")
	default:
		name, ok := strings.CutPrefix(id, kindKey)
		if !ok {
			return false
		}
		name, first := strings.CutSuffix(name, keyFirst)
		for _, c := range keymap.All() {
			if c.Name() != name {
				continue
			}
			if s.model.Key = (asking{Command: c}); first {
				s.propose(c, c.First())
			}
		}
	}
	return true
}
