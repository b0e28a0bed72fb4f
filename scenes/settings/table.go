package settings

import (
	"fmt"
	"strings"

	"portcullis/game/keymap"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes/form"
)

// A page of the settings, in the order of its tabs.
type page uint8

const (
	pagePicture page = iota
	pageSound
	pagePlay
	pageReading
	pageKeys
)

var pages = [...]struct {
	id    string
	title rules.Text
	icon  string
}{
	{"tab:picture", rules.T("Picture"), "kit/eye"},
	{"tab:sound", rules.T("Sound"), "kit/sound"},
	{"tab:play", rules.T("Play"), "kit/play"},
	{"tab:reading", rules.T("Reading"), "kit/candle"},
	{"tab:keys", rules.T("Keys"), "kit/settings"},
}

// setting is one thing that can be set: a switch, a number or one of several values.
type setting struct {
	id, name, help string
	flag           func(*settings.Settings) *bool
	number         func(*settings.Settings) *int
	span           form.Range
	unit           func(int) string
	values         []value
	now            func(settings.Settings) string
	set            func(*settings.Settings, string)
}

// value is one of the values of a setting.
type value struct{ id, name, help string }

func percent(n int) string { return rules.Say("%d %%", n) }

func seconds(ms int) string {
	if ms == 0 {
		return rules.Say("at once")
	}
	return rules.Say("%s s", rules.Decimal(float64(ms)/1000, 1))
}

// settingsOn returns what can be set on a page; keys are for naming them.
func settingsOn(p page, keys *keymap.Map) []setting {
	volume := form.Range{Max: settings.MaxVolume, Step: 5}
	switch p {
	case pagePicture:
		return []setting{
			{id: "set:fullscreen", name: rules.Say("Full screen"), help: keys.Keyed(rules.Say("A key does the same at any time"), keymap.Fullscreen),
				flag: func(s *settings.Settings) *bool { return &s.Fullscreen }},
			{id: "set:palette", name: rules.Say("Colours"), help: rules.Say("Sides differ in shape or pattern with either"),
				values: paletteValues(),
				now:    func(s settings.Settings) string { return string(s.Palette) },
				set:    func(s *settings.Settings, v string) { s.Palette = settings.Palette(v) }},
			{id: "set:motion", name: rules.Say("Reduced motion"), help: rules.Say("No breathing candle-light, short fades instead of glides"),
				flag: func(s *settings.Settings) *bool { return &s.ReducedMotion }},
		}
	case pageSound:
		return []setting{
			{id: "set:master", name: rules.Say("All sounds"), help: rules.Say("Nothing is louder than this"), span: volume, unit: percent,
				number: func(s *settings.Settings) *int { return &s.Master }},
			{id: "set:effects", name: rules.Say("Pieces, cards and dice"), help: rules.Say("What one hears of the match"), span: volume, unit: percent,
				number: func(s *settings.Settings) *int { return &s.Effects }},
			{id: "set:ambience", name: rules.Say("The hall"), help: rules.Say("What one hears of the room around it"), span: volume, unit: percent,
				number: func(s *settings.Settings) *int { return &s.Ambience }},
			{id: "set:mute", name: rules.Say("Silence in the background"), help: rules.Say("No sound while another window is in front"),
				flag: func(s *settings.Settings) *bool { return &s.MuteUnfocused }},
		}
	case pagePlay:
		return []setting{
			{id: "set:speed", name: rules.Say("Speed"), help: rules.Say("How fast things move on the table. A click or the space bar always finishes a movement"),
				values: speedValues(),
				now:    func(s settings.Settings) string { return string(s.Animation) },
				set:    func(s *settings.Settings, v string) { s.Animation = settings.Speed(v) }},
			{id: "set:take-backs", name: rules.Say("Take-backs"), help: rules.Say("New matches allow undo past dice and cards that were seen"),
				flag: func(s *settings.Settings) *bool { return &s.TakeBacks }},
			{id: "set:hints", name: rules.Say("Hints"), help: rules.Say("A button asks the computer what it would do, and why"),
				flag: func(s *settings.Settings) *bool { return &s.Hints }},
		}
	case pageReading:
		return []setting{
			{id: "set:text-size", name: rules.Say("Text size"), help: rules.Say("80 % to 160 %; every screen holds"), unit: percent,
				span:   form.Range{Min: settings.MinTextSize, Max: settings.MaxTextSize, Step: settings.TextSizeStep},
				number: func(s *settings.Settings) *int { return &s.TextSize }},
			{id: "set:tooltips", name: rules.Say("Tooltips"), help: rules.Say("How long the pointer rests before one opens"), unit: seconds,
				span:   form.Range{Max: settings.MaxTooltipDelay, Step: 100},
				number: func(s *settings.Settings) *int { return &s.TooltipDelay }},
		}
	}
	return nil
}

func paletteValues() []value {
	names := map[settings.Palette]value{
		settings.Standard:    {name: rules.Say("Usual"), help: rules.Say("The colours the game was painted in")},
		settings.ColourBlind: {name: rules.Say("Colour-blind"), help: rules.Say("Told apart with red-green colour blindness too")},
	}
	var list []value
	for _, p := range settings.Palettes() {
		v := names[p]
		v.id = string(p)
		list = append(list, v)
	}
	return list
}

func speedValues() []value {
	names := map[settings.Speed]string{settings.Slow: rules.Say("Slow"), settings.Normal: rules.Say("Normal"), settings.Fast: rules.Say("Fast"), settings.None: rules.Say("At once")}
	var list []value
	for _, s := range settings.Speeds() {
		list = append(list, value{id: string(s), name: names[s]})
	}
	return list
}

// applySetting carries out what was done to the item of a setting, and reports whether there
// is one of that ID.
func applySetting(s settings.Settings, e form.Event) (settings.Settings, bool) {
	for p := pagePicture; p <= pageReading; p++ {
		for _, set := range settingsOn(p, nil) {
			switch {
			case e.ID == set.id && set.flag != nil && e.Act == form.Press:
				at := set.flag(&s)
				*at = !*at
				return s, true
			case e.ID == set.id && set.number != nil && e.Act == form.Slide:
				*set.number(&s) = e.Number
				return s.Within(), true
			case set.values != nil && strings.HasPrefix(e.ID, set.id+"=") && e.Act == form.Press:
				set.set(&s, strings.TrimPrefix(e.ID, set.id+"="))
				return s.Within(), true
			}
		}
	}
	for i := range s.Names {
		if e.ID == nameID(i) && e.Act == form.Type {
			s.Names[i] = e.Text
			return s, true
		}
	}
	return s, false
}

func nameID(i int) string { return fmt.Sprintf("set:name:%d", i) }
