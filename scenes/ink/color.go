package ink

// Color is a colour with straight (not premultiplied) alpha.
type Color struct{ R, G, B, A uint8 }

// RGB makes an opaque colour from 0xRRGGBB.
func RGB(hex uint32) Color { return Color{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255} }

// Alpha returns the colour with alpha a, 0 to 1.
func (c Color) Alpha(a float64) Color {
	c.A = uint8(a*255 + 0.5)
	return c
}

// The palette of the program. Dark, plain and light tones of one colour share a name.
var (
	Ink = RGB(0x1B1712)

	OakDark  = RGB(0x241A12)
	Oak      = RGB(0x3B2A1C)
	OakLight = RGB(0x5A4028)

	ParchmentDeep  = RGB(0xA98F5F)
	ParchmentDark  = RGB(0xCDB688)
	Parchment      = RGB(0xE4D3AE)
	ParchmentLight = RGB(0xF1E6CC)

	Bone = RGB(0xEFE9DC)

	IronDark  = RGB(0x2F3438)
	Iron      = RGB(0x545D63)
	IronLight = RGB(0x7C858C)
	Steel     = RGB(0xB9C0C4)

	EmberDark  = RGB(0x7A2E18)
	Ember      = RGB(0xC8502B)
	EmberLight = RGB(0xF08A3C)

	GoldDark  = RGB(0x8A6420)
	Gold      = RGB(0xD9A441)
	GoldLight = RGB(0xF3D58A)

	VerdigrisDark  = RGB(0x23504A)
	Verdigris      = RGB(0x3F7F73)
	VerdigrisLight = RGB(0x7FB5A6)

	LapisDark  = RGB(0x1E3556)
	Lapis      = RGB(0x2E5A93)
	LapisLight = RGB(0x7DA3D3)

	OxbloodDark  = RGB(0x4E1A1C)
	Oxblood      = RGB(0x7D2A2A)
	OxbloodLight = RGB(0xB4504A)

	MossDark  = RGB(0x3C4A26)
	Moss      = RGB(0x66753B)
	MossLight = RGB(0x9CA86A)

	NightDark  = RGB(0x12162A)
	Night      = RGB(0x2A3157)
	NightLight = RGB(0x6F7FC8)

	VioletDark  = RGB(0x3B2450)
	Violet      = RGB(0x7A4C93)
	VioletLight = RGB(0xB58AC6)
)
