package settings

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"portcullis/game/keymap"
	"portcullis/rules/plain"
)

// key is one line of the settings file.
type key struct {
	name string
	help string
	get  func(Settings) any
	// set takes a value of the file, or says what is wrong with it.
	set func(*Settings, any) (problem string)
	// left reports whether the file says nothing of it; nil: it always does.
	left  func(Settings) bool
	usual string // what holds where the file says nothing; empty: what get tells of the usual settings
}

// show is the key's value in a sentence.
func (k key) show(s Settings) string {
	if k.usual != "" {
		return fmt.Sprintf("%q", k.usual)
	}
	switch v := k.get(s).(type) {
	case string:
		return fmt.Sprintf("%q", v)
	case []string:
		return "none"
	default:
		return fmt.Sprint(v)
	}
}

// keys lists the lines of the file in its order.
func keys() []key {
	return []key{
		number("text_size", "Text size in percent, 80 to 160.", MinTextSize, MaxTextSize, func(s *Settings) *int { return &s.TextSize }),
		word("animation", "How fast things move: slow, normal, fast or none.", Speeds(), func(s *Settings) *Speed { return &s.Animation }),
		truth("reduced_motion", "No breathing light and no shaking; short fades instead of glides.", func(s *Settings) *bool { return &s.ReducedMotion }),
		number("volume_master", "Volumes in percent, 0 to 100.", 0, MaxVolume, func(s *Settings) *int { return &s.Master }),
		number("volume_effects", "Cards, dice, pieces.", 0, MaxVolume, func(s *Settings) *int { return &s.Effects }),
		number("volume_ambience", "The night behind everything.", 0, MaxVolume, func(s *Settings) *int { return &s.Ambience }),
		truth("mute_unfocused", "Silence while another window has the focus.", func(s *Settings) *bool { return &s.MuteUnfocused }),
		truth("fullscreen", "Full screen.", func(s *Settings) *bool { return &s.Fullscreen }),
		word("palette", "Colours: standard or colour-blind.", Palettes(), func(s *Settings) *Palette { return &s.Palette }),
		truth("take_backs", "New matches begin with take-backs on: undo goes past dice and reveals.", func(s *Settings) *bool { return &s.TakeBacks }),
		number("tooltip_delay", "Milliseconds before a tooltip appears, 0 to 3000.", 0, MaxTooltipDelay, func(s *Settings) *int { return &s.TooltipDelay }),
		truth("hints", "The hint button is there.", func(s *Settings) *bool { return &s.Hints }),
		names(),
		briefed(),
	}
}

// ofKeys is the part of the file in which keys are changed.
const ofKeys = "keys"

// bindings lists the lines of that part: a command and its key.
func bindings() []key {
	var list []key
	for _, c := range keymap.All() {
		list = append(list, key{name: c.Name(), help: c.Does().Format, usual: string(c.First()),
			get: func(s Settings) any {
				if s.Keys[c] == keymap.NoKey {
					return ""
				}
				return string(s.Keys[c])
			},
			set:  func(s *Settings, v any) string { return bind(&s.Keys, c, v) },
			left: func(s Settings) bool { return s.Keys[c] == "" },
		})
	}
	return list
}

// bind takes the key of a command from the file.
func bind(m *keymap.Map, c keymap.Command, v any) (problem string) {
	text, ok := v.(string)
	if !ok {
		return fmt.Sprintf("%s is not the name of a key", shown(v))
	}
	if text == "" {
		m.Give(c, "")
		return ""
	}
	ch, ok := keymap.Parse(text)
	if !ok {
		return fmt.Sprintf("there is no key %s", shown(v))
	}
	if why := m.Unfit(c, ch); !why.Empty() {
		return fmt.Sprintf("%s cannot be used: %s", shown(v), strings.TrimSuffix(why.String(), "."))
	}
	m.Give(c, ch)
	return ""
}

func number(name, help string, low, high int, field func(*Settings) *int) key {
	return key{name: name, help: help,
		get: func(s Settings) any { return *field(&s) },
		set: func(s *Settings, v any) string {
			n, ok := v.(int64)
			if !ok {
				return fmt.Sprintf("%s is not a whole number", shown(v))
			}
			if n < int64(low) || n > int64(high) {
				return fmt.Sprintf("%d is not within %d to %d", n, low, high)
			}
			*field(s) = int(n)
			return ""
		}}
}

func truth(name, help string, field func(*Settings) *bool) key {
	return key{name: name, help: help,
		get: func(s Settings) any { return *field(&s) },
		set: func(s *Settings, v any) string {
			b, ok := v.(bool)
			if !ok {
				return fmt.Sprintf("%s is neither true nor false", shown(v))
			}
			*field(s) = b
			return ""
		}}
}

func word[W ~string](name, help string, words []W, field func(*Settings) *W) key {
	return key{name: name, help: help,
		get: func(s Settings) any { return string(*field(&s)) },
		set: func(s *Settings, v any) string {
			text, _ := v.(string)
			if !slices.Contains(words, W(text)) {
				return fmt.Sprintf("%s is not one of %s", shown(v), list(words))
			}
			*field(s) = W(text)
			return ""
		}}
}

func list[W ~string](words []W) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = fmt.Sprintf("%q", string(w))
	}
	return strings.Join(quoted, ", ")
}

// names is the key of the players' names.
func names() key {
	return key{name: "names", help: "Names of the people at this machine, at most 8.",
		get: func(s Settings) any { return s.Players() },
		set: func(s *Settings, v any) string {
			values, ok := v.([]any)
			if !ok || len(values) > MaxNames {
				return fmt.Sprintf("it is not a list of at most %d names", MaxNames)
			}
			var found []string
			for _, v := range values {
				name, ok := v.(string)
				if !ok || !fitsName(name) {
					return fmt.Sprintf("%s is not a name of 1 to %d characters", shown(v), MaxNameLength)
				}
				if name = plain.Line(name, MaxNameLength); name != "" {
					found = append(found, name)
				}
			}
			s.SetPlayers(found)
			return ""
		}}
}

// briefed is the key of the matches that have said what they are about; the file says nothing of it before the first.
func briefed() key {
	return key{name: "briefed", help: "Matches that have said what they are about; empty it to be told again.",
		get:  func(s Settings) any { return s.ToldOf() },
		left: func(s Settings) bool { return s.Briefed == [MaxBriefed]string{} },
		set: func(s *Settings, v any) string {
			values, ok := v.([]any)
			if !ok || len(values) > MaxBriefed {
				return fmt.Sprintf("it is not a list of at most %d signs of matches", MaxBriefed)
			}
			for _, v := range values {
				sign, ok := v.(string)
				if !ok || !fitsSign(sign) {
					return fmt.Sprintf("%s is not the sign of a match", shown(v))
				}
				s.Tell(sign)
			}
			return ""
		}}
}

// fitsSign reports whether a sign of a match is one: a letter, a dash and eight digits of sixteen.
func fitsSign(sign string) bool {
	return len(sign) == 10 && sign[1] == '-' && strings.Trim(sign[2:], "0123456789abcdef") == "" && sign[0] >= 'a' && sign[0] <= 'z'
}

// Told reports whether matches of a sign have said what they are about.
func (s Settings) Told(sign string) bool { return slices.Contains(s.Briefed[:], sign) }

// Tell keeps that they have; the oldest sign makes room.
func (s *Settings) Tell(sign string) {
	if s.Told(sign) || !fitsSign(sign) {
		return
	}
	list := append(s.ToldOf(), sign)
	list = list[max(0, len(list)-MaxBriefed):]
	s.Briefed = [MaxBriefed]string{}
	copy(s.Briefed[:], list)
}

// ToldOf is the signs that are kept.
func (s Settings) ToldOf() []string {
	list := []string{}
	for _, sign := range s.Briefed {
		if sign != "" {
			list = append(list, sign)
		}
	}
	return list
}

// shown is a value of the file in a sentence, however long it is and whatever is in it.
func shown(v any) string {
	if text, ok := v.(string); ok {
		return plain.Quote(text)
	}
	const most = 60
	return plain.Show(fmt.Sprint(v), most)
}

func fitsName(name string) bool {
	return name != "" && strings.TrimSpace(name) == name && utf8.ValidString(name) &&
		utf8.RuneCountInString(name) <= MaxNameLength && !strings.ContainsFunc(name, unicode.IsControl)
}

// Players is the names that are set, without the empty ones.
func (s Settings) Players() []string {
	set := []string{}
	for _, n := range s.Names {
		if n != "" {
			set = append(set, n)
		}
	}
	return set
}

// SetPlayers replaces the names; those beyond MaxNames are left out.
func (s *Settings) SetPlayers(list []string) {
	s.Names = [MaxNames]string{}
	copy(s.Names[:], list)
}
