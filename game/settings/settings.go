// Package settings is what a person has set in the program, and the file that keeps it.
//
// The file is TOML and may be written by hand. Nothing in it is ever fatal: a line that
// cannot be read and a value that does not fit are reported with file and line and
// replaced by what is usual; keys of other versions are kept as they are.
//
//	settings.go  the settings, their bounds and what is usual
//	keys.go      each line of the file: its name, its help, what it takes
//	file.go      reading and writing the file
//	store.go     the settings in use
package settings

import (
	"slices"
	"strings"
	"time"

	"portcullis/game/keymap"
	"portcullis/rules/plain"
)

// Speed is how fast things move on the table.
type Speed string

// The speeds.
const (
	Slow   Speed = "slow"
	Normal Speed = "normal"
	Fast   Speed = "fast"
	None   Speed = "none"
)

// Speeds lists the speeds in the order of a menu.
func Speeds() []Speed { return []Speed{Slow, Normal, Fast, None} }

// Factor is how long an animation lasts, as a multiple of its normal length: 0 for none.
func (s Speed) Factor() float64 {
	switch s {
	case Slow:
		return 1.8
	case Fast:
		return 0.45
	case None:
		return 0
	default:
		return 1
	}
}

// Palette names a set of colours.
type Palette string

// The palettes.
const (
	Standard    Palette = "standard"
	ColourBlind Palette = "colour-blind" // told apart with deuteranopia and protanopia
)

// Palettes lists the palettes in the order of a menu.
func Palettes() []Palette { return []Palette{Standard, ColourBlind} }

// Settings is everything a person can set. It is a plain value: == compares it.
type Settings struct {
	TextSize      int // percent, 80 to 160 in steps of 5
	Animation     Speed
	ReducedMotion bool // no breathing light, no shaking, short fades instead of glides
	Master        int  // volumes in percent, 0 to 100
	Effects       int
	Ambience      int
	MuteUnfocused bool // silence while another window has the focus
	Fullscreen    bool
	Palette       Palette
	TakeBacks     bool               // a new match begins with take-backs on
	TooltipDelay  int                // milliseconds, 0 to 3000
	Hints         bool               // the hint button is there
	Names         [MaxNames]string   // names of the people at the machine, for new matches
	Keys          keymap.Map         // the keys that have been changed
	Briefed       [MaxBriefed]string // which matches have said what they are about, the newest last; ten signs each
}

// The bounds of the numbers.
const (
	MinTextSize     = 80
	MaxTextSize     = 160
	TextSizeStep    = 5
	MaxVolume       = 100
	MaxTooltipDelay = 3000 // ms
	MaxNames        = 8
	MaxBriefed      = 64
	MaxNameLength   = 40 // characters
)

// Defaults is what is usual.
func Defaults() Settings {
	return Settings{
		TextSize:      100,
		Animation:     Normal,
		Master:        80,
		Effects:       80,
		Ambience:      40,
		MuteUnfocused: true,
		Palette:       Standard,
		TooltipDelay:  400,
		Hints:         true,
	}
}

// Text is the text size as a factor, 0.8 to 1.6.
func (s Settings) Text() float64 { return float64(s.TextSize) / 100 }

// Tooltip is how long the pointer rests before a tooltip appears.
func (s Settings) Tooltip() time.Duration { return time.Duration(s.TooltipDelay) * time.Millisecond }

// Within returns s with every value brought into its bounds.
func (s Settings) Within() Settings {
	s.TextSize = clamp(s.TextSize, MinTextSize, MaxTextSize)
	s.Master = clamp(s.Master, 0, MaxVolume)
	s.Effects = clamp(s.Effects, 0, MaxVolume)
	s.Ambience = clamp(s.Ambience, 0, MaxVolume)
	s.TooltipDelay = clamp(s.TooltipDelay, 0, MaxTooltipDelay)
	if !slices.Contains(Speeds(), s.Animation) {
		s.Animation = Defaults().Animation
	}
	if !slices.Contains(Palettes(), s.Palette) {
		s.Palette = Defaults().Palette
	}
	s.Names = fittingNames(s.Names)
	s.Keys = s.Keys.Within()
	return s
}

func clamp(v, low, high int) int { return max(low, min(v, high)) }

// fittingNames leaves out what cannot be a name and closes the gaps.
func fittingNames(all [MaxNames]string) (fit [MaxNames]string) {
	n := 0
	for _, name := range all {
		if name = strings.TrimSpace(name); !fitsName(name) {
			continue
		}
		if name = plain.Line(name, MaxNameLength); name != "" {
			fit[n] = name
			n++
		}
	}
	return fit
}
