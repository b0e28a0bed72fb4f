package newmatch

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/form"
)

// settleRest folds what few people change behind a button, beside which stands what was changed of it. It is open where something of it
// keeps the match from being dealt.
func settleRest(c *form.Column, m model, options []rules.Option, lay func(*form.Column)) {
	wrong := m.wrongIn(options)
	open := m.More || wrong
	c.Breathe(1.8)
	c.Rule()
	c.Breathe(1.4)
	b := form.Label{ID: newMore, Text: rules.Say("More to settle"), Icon: "kit/plus", Size: 20, Tip: rules.Say("Options, take-backs, hints and the seed")}
	if open {
		b.Text, b.Icon, b.Tip = rules.Say("Less to settle"), "kit/minus", ""
	}
	if wrong {
		b.Reason = rules.Say("Something here keeps the match from beginning.")
	}
	c.Flow([]form.Label{b}, c.Button)
	if open {
		c.Breathe(1.2)
		lay(c)
		return
	}
	c.Breathe(0.4)
	if changed := m.changed(options); len(changed) > 0 {
		c.Note(rules.Say("Changed: %s.", rules.Commas(changed...)))
		return
	}
	c.Note(rules.Say("All as usual, and the cards and dice by chance."))
}

// wrongIn reports whether one of the options, or the seed, keeps the match from being dealt.
func (m model) wrongIn(options []rules.Option) bool {
	if _, reason := m.seed(); reason != "" {
		return true
	}
	return m.Fault != nil && slices.ContainsFunc(options, func(o rules.Option) bool { return o.ID == m.Fault.Option })
}

// changed names what is not as it is usually.
func (m model) changed(options []rules.Option) []rules.Text {
	var list []rules.Text
	for _, o := range options {
		if m.value(o) != m.usual(o) {
			list = append(list, o.Title())
		}
	}
	if m.TakeBacks {
		list = append(list, rules.T("take-backs"))
	}
	if m.Seed != "" {
		list = append(list, rules.T("the seed"))
	}
	return list
}

// usual is the value that an option has for as many people as sit, where nobody settles it.
func (m model) usual(o rules.Option) string {
	if m.First && o.First != "" {
		return o.First
	}
	if o.Several != "" {
		return o.Usual(m.people())
	}
	return o.Default
}

// usuals is every option of a game as it is at first.
func (m model) usuals(info rules.Info) map[string]string {
	values := info.Defaults()
	for _, o := range info.Options {
		if m.First && o.First != "" {
			values[o.ID] = o.First
		}
	}
	return values
}
