package ink_test

import (
	"math"
	"testing"

	"portcullis/scenes/ink"
)

var visions = map[string]ink.Vision{
	"trichromacy": ink.Trichromacy, "protanopia": ink.Protanopia, "deuteranopia": ink.Deuteranopia,
}

func TestContrastOfKnownPairs(t *testing.T) {
	for _, c := range []struct {
		a, b uint32
		want float64
	}{
		{0x000000, 0xFFFFFF, 21},
		{0xFFFFFF, 0xFFFFFF, 1},
		{0x767676, 0xFFFFFF, 4.54}, // the lightest grey that passes on white
	} {
		if got := ink.Contrast(ink.RGB(c.a), ink.RGB(c.b)); math.Abs(got-c.want) > 0.01 {
			t.Errorf("contrast of %06X and %06X is %.2f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

func TestDifferenceOfKnownPairs(t *testing.T) {
	for _, c := range []struct {
		a, b uint32
		want float64
	}{
		{0x000000, 0xFFFFFF, 100},
		{0xFF0000, 0xFF0000, 0},
		{0xFF0000, 0x00FF00, 170.6}, // Lab 53.24 80.09 67.20 and 87.73 -86.18 83.18
	} {
		if got := ink.Difference(ink.RGB(c.a), ink.RGB(c.b)); math.Abs(got-c.want) > 0.2 {
			t.Errorf("difference of %06X and %06X is %.2f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

func TestVisionKeepsGreyAndMergesRedWithGreen(t *testing.T) {
	red, green := ink.RGB(0xB06020), ink.RGB(0x808020)
	for name, v := range visions {
		if seen := v.Sees(ink.RGB(0x808080)); ink.Difference(seen, ink.RGB(0x808080)) > 2 {
			t.Errorf("%s: grey is seen as %v", name, seen)
		}
		if v != ink.Trichromacy && ink.Difference(v.Sees(red), v.Sees(green)) > ink.Difference(red, green)/2 {
			t.Errorf("%s: red and green stay apart", name)
		}
	}
}

func TestMeaningsStayApart(t *testing.T) {
	least := map[ink.Scheme]float64{ink.Standard: 18, ink.ColourBlind: 30}
	for scheme, want := range least {
		tones := ink.TonesFor(scheme)
		named := map[string]ink.Tone{
			"danger": tones.Danger, "good": tones.Good, "legal": tones.Legal, "friend": tones.Friend,
		}
		for vision, v := range visions {
			for a, first := range named {
				for b, second := range named {
					if a >= b {
						continue
					}
					for _, pair := range [][2]ink.Color{{first.Plain, second.Plain}, {first.Light, second.Light}} {
						if d := ink.Difference(v.Sees(pair[0]), v.Sees(pair[1])); d < want {
							t.Errorf("scheme %d, %s: %s %v and %s %v differ by %.0f only", scheme, vision, a, pair[0], b, pair[1], d)
						}
					}
				}
			}
		}
	}
}

func TestSeatsStayApart(t *testing.T) {
	patterns := map[string]bool{}
	for _, e := range ink.Emblems(ink.Standard) {
		patterns[e.Pattern] = true
	}
	if len(patterns) != 6 {
		t.Errorf("the six seats have %d patterns", len(patterns))
	}
	for vision, v := range visions {
		emblems := ink.Emblems(ink.ColourBlind)
		for i, a := range emblems {
			for _, b := range emblems[i+1:] {
				if d := ink.Difference(v.Sees(a.Color), v.Sees(b.Color)); d < 20 {
					t.Errorf("%s: %s and %s differ by %.0f only", vision, a.Name, b.Name, d)
				}
			}
		}
	}
}

func TestTextIsLegible(t *testing.T) {
	light := []ink.Color{ink.ParchmentLight, ink.Parchment, ink.ParchmentDark}
	dark := []ink.Color{ink.OakDark, ink.Oak, ink.NightDark, ink.Night}
	check := func(what string, text ink.Color, grounds []ink.Color) {
		t.Helper()
		for _, ground := range grounds {
			if c := ink.Contrast(text, ground); c < 4.5 {
				t.Errorf("%s: %v on %v has a contrast of %.1f", what, text, ground, c)
			}
		}
	}
	check("ink", ink.Ink, append(light, ink.Gold, ink.ParchmentDeep))
	check("soft ink", ink.OakLight, light)
	check("bone", ink.Bone, append(dark, ink.OakLight))
	check("parchment", ink.ParchmentDark, append(dark, ink.OakLight))
	check("gold", ink.GoldLight, append(dark, ink.OakLight))
	check("disabled", ink.Bone, []ink.Color{ink.IronDark, ink.Iron})
	for _, scheme := range []ink.Scheme{ink.Standard, ink.ColourBlind} {
		tones := ink.TonesFor(scheme)
		for name, tone := range map[string]ink.Tone{
			"danger": tones.Danger, "warn": tones.Warn, "good": tones.Good,
			"legal": tones.Legal, "friend": tones.Friend, "foe": tones.Foe,
		} {
			check(name+" dark", tone.Dark, light)
			check(name+" light", tone.Light, dark)
		}
	}
}

// Rims and glows are figures: 3 to 1 against what they lie on.
func TestFiguresStandOut(t *testing.T) {
	for _, scheme := range []ink.Scheme{ink.Standard, ink.ColourBlind} {
		tones := ink.TonesFor(scheme)
		for name, c := range map[string]ink.Color{
			"danger": tones.Danger.Light, "good": tones.Good.Light, "legal": tones.Legal.Light, "friend": tones.Friend.Light,
		} {
			for _, ground := range []ink.Color{ink.OakDark, ink.Oak, ink.OakLight, ink.NightDark, ink.Night} {
				if got := ink.Contrast(c, ground); got < 3 {
					t.Errorf("scheme %d: %s on %v has a contrast of %.1f", scheme, name, ground, got)
				}
			}
		}
		if got := ink.Contrast(tones.Legal.Plain, ink.Night); got < 3 {
			t.Errorf("scheme %d: legal rim on night has a contrast of %.1f", scheme, got)
		}
	}
}
