package settings

import (
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/form"
)

// The IDs of the question whether settings shall be as they were at first.
const (
	settingsLeave = "settings:leave"
	settingsAll   = "settings:all"
	settingsPage  = "settings:page"
)

// namesOfPeople is what the names of the people at the machine are called on their page.
func namesOfPeople() string { return rules.Say("Who plays here") }

// differs reports whether a setting has another value in b than in a.
func (s setting) differs(a, b settings.Settings) bool {
	switch {
	case s.flag != nil:
		return *s.flag(&a) != *s.flag(&b)
	case s.number != nil:
		return *s.number(&a) != *s.number(&b)
	}
	return s.now(a) != s.now(b)
}

// take gives a setting the value that it has in from.
func (s setting) take(to *settings.Settings, from settings.Settings) {
	switch {
	case s.flag != nil:
		*s.flag(to) = *s.flag(&from)
	case s.number != nil:
		*s.number(to) = *s.number(&from)
	default:
		s.set(to, s.now(from))
	}
}

// changedOn names what is not as it was at first on a page.
func changedOn(p page, now settings.Settings) []string {
	var names []string
	first := settings.Defaults()
	for _, s := range settingsOn(p, nil) {
		if s.differs(now, first) {
			names = append(names, s.name)
		}
	}
	if p == pagePlay && now.Names != first.Names {
		names = append(names, namesOfPeople())
	}
	if n := now.Keys.Changes(); p == pageKeys && n > 0 {
		names = append(names, rules.Count(n, "%d key", "%d keys").String())
	}
	return names
}

// named is a list of what was said already.
func named(words []string) rules.Text {
	var list []rules.Text
	for _, w := range words {
		list = append(list, rules.T("%s", w))
	}
	return rules.Commas(list...)
}

// changed names what is not as it was at first on any page.
func changed(now settings.Settings) []string {
	var names []string
	for p := range pages {
		names = append(names, changedOn(page(p), now)...)
	}
	return names
}

// firstOn returns the settings with those of a page as they were at first.
func firstOn(p page, now settings.Settings) settings.Settings {
	first := settings.Defaults()
	for _, s := range settingsOn(p, nil) {
		s.take(&now, first)
	}
	if p == pagePlay {
		now.Names = first.Names
	}
	if p == pageKeys {
		now.Keys = first.Keys
	}
	return now
}

// firstEverywhere returns the settings with those of every page as they were at first.
func firstEverywhere(now settings.Settings) settings.Settings {
	for p := range pages {
		now = firstOn(page(p), now)
	}
	return now
}

// resetDialog asks what shall be as it was at first, and says what that changes.
func resetDialog(m model) form.Dialog {
	title := pages[m.Page].title
	here, main := form.Label{ID: settingsPage, Text: rules.Say("Only %s", title), Icon: "kit/undo"}, 2
	body := []string{rules.Say("This page, %s: %s.", title, named(changedOn(m.Page, m.Now)))}
	if len(changedOn(m.Page, m.Now)) == 0 {
		here.Reason, main = rules.Say("On this page everything is as it was at first."), 1
		body = []string{here.Reason}
	}
	body = append(body, rules.Say("All pages: %s.", named(changed(m.Now))))
	return form.Dialog{
		Title: rules.Say("What shall be as it was at first?"), Picture: "kit/undo", Body: body,
		Buttons: []form.Label{{ID: settingsLeave, Text: rules.Say("Leave it")}, {ID: settingsAll, Text: rules.Say("All pages")}, here},
		Main:    main,
	}
}
