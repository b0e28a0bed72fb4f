package ink

// Scheme is how meaning is put into colours; the player chooses it in the settings.
type Scheme uint8

// The schemes. ColourBlind keeps the meanings apart for people who do not tell red from
// green: it relies on orange, blue and yellow of different lightness.
const (
	Standard Scheme = iota
	ColourBlind
)

// Tone is one meaning in three strengths: Dark for text on parchment, Plain for fills and
// figures, Light for text, rims and glows on oak and night.
type Tone struct{ Dark, Plain, Light Color }

// Tones are the colours that mean something. Looks take them from here and not from the
// palette, so that one setting changes them all.
type Tones struct {
	Danger Tone // enemy, fire, losing
	Warn   Tone // close to danger; looks like Legal and always stands beside a word
	Good   Tone // gain, protection, done
	Legal  Tone // what can be chosen, what is chosen
	Friend Tone // the player's own
	Foe    Tone // the opponent's, wounds
}

// TonesFor returns the colours of a scheme.
func TonesFor(s Scheme) Tones {
	if s == ColourBlind {
		legal := Tone{RGB(0x544300), RGB(0xE8CF2E), RGB(0xFFF2A0)}
		return Tones{
			Danger: Tone{RGB(0x6B1D00), RGB(0xC23B00), RGB(0xFF7A33)},
			Warn:   legal,
			Good:   Tone{RGB(0x003C66), RGB(0x0072B2), RGB(0x6CC3F2)},
			Legal:  legal,
			Friend: Tone{RGB(0x3F3F46), RGB(0x9A9AA6), RGB(0xFFFFFF)},
			Foe:    Tone{RGB(0x3D0F2B), RGB(0x5C1A42), RGB(0xE08FB8)},
		}
	}
	legal := Tone{RGB(0x5F430F), Gold, GoldLight}
	return Tones{
		Danger: Tone{EmberDark, Ember, EmberLight},
		Warn:   legal,
		Good:   Tone{VerdigrisDark, Verdigris, VerdigrisLight},
		Legal:  legal,
		Friend: Tone{LapisDark, Lapis, LapisLight},
		Foe:    Tone{OxbloodDark, Oxblood, RGB(0xE0877F)},
	}
}

// Emblem is how a seat is told from the others: by its colour and by the pattern of its
// seal, always together.
type Emblem struct {
	Name    string // "lapis"
	Pattern string // "bars"
	Seal    string // the picture of its seal
	Color   Color  // for fills and borders
}

// Emblems returns the emblems of the seats in order; seat n has the emblem n modulo 6.
func Emblems(s Scheme) [6]Emblem {
	emblems := [6]Emblem{
		{"oxblood", "chevron", "kit/seal-oxblood", Oxblood},
		{"lapis", "bars", "kit/seal-lapis", Lapis},
		{"verdigris", "dots", "kit/seal-verdigris", Verdigris},
		{"gold", "checks", "kit/seal-gold", Gold},
		{"violet", "bend", "kit/seal-violet", Violet},
		{"bone", "plain", "kit/seal-bone", Bone},
	}
	if s == ColourBlind {
		emblems[0].Color = RGB(0x6B1D00)
		emblems[1].Color = RGB(0x1F4FA0)
		emblems[2].Color = RGB(0x2F9E86)
		emblems[4].Color = RGB(0xB58AC6)
	}
	return emblems
}

// Numbered is the number of a seat's emblem in a game that says so of some of its seats; the others have their own.
func Numbered(numbers []int, seat int) int {
	if seat < len(numbers) {
		return numbers[seat]
	}
	return seat
}

// Seal is the picture of a seat's seal, by the number of the seat.
func Seal(seat int) string {
	emblems := Emblems(Standard)
	return emblems[seat%len(emblems)].Seal
}
