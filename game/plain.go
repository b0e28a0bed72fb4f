package game

import (
	"image"
	"image/color"
	"image/draw"
	"strings"
	"unicode/utf8"

	"codeberg.org/go-fonts/dejavu/dejavusanscondensed"
	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// The plain hand draws what must be readable when nothing else works: notices, questions
// before the scenes can be made, the window after a fault. It draws into memory and needs
// no assets.

var (
	plainGround = color.RGBA{0x24, 0x1a, 0x12, 0xff}
	plainBoard  = color.RGBA{0x3b, 0x2a, 0x1c, 0xff}
	plainInk    = color.RGBA{0xf1, 0xe6, 0xcc, 0xff}
	plainGold   = color.RGBA{0xd9, 0xa4, 0x41, 0xff}
	plainEmber  = color.RGBA{0xc8, 0x50, 0x2b, 0xff}
)

// plainSize is the type size of the plain hand in desktop points, and plainLeast that in a low window, which has less
// room for it: in between it goes with the height, as the type of the menus does.
const (
	plainSize  = 15
	plainLeast = 12
	plainAt    = 780 // desktop points of height at which it is plainSize
)

// plainPoints is the type size for a screen, before the size of text that is set; one without a height is high enough.
func plainPoints(s Screen) float64 {
	if s.H == 0 {
		return plainSize
	}
	return min(plainSize, max(plainLeast, plainSize*float64(s.H)/(plainAt*max(s.Device, 1))))
}

// hand writes in one size.
type hand struct {
	face   font.Face
	height int // from line to line
	ascent int
}

// newHand returns the plain hand for a screen.
func newHand(s Screen) *hand {
	size := plainPoints(s) * max(s.Device, 1) * max(s.Text, 0.8)
	h := &hand{face: basicfont.Face7x13}
	if f, err := opentype.Parse(dejavusanscondensed.TTF); err == nil {
		if face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingFull}); err == nil {
			h.face = face
		}
	}
	m := h.face.Metrics()
	h.ascent = m.Ascent.Ceil()
	h.height = (m.Ascent + m.Descent).Ceil() * 5 / 4
	return h
}

func (h *hand) width(text string) int { return font.MeasureString(h.face, text).Ceil() }

// wrap breaks a text into lines of at most a width, within a word if there is no other
// way.
func (h *hand) wrap(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		joined := strings.TrimLeft(line+" "+word, " ")
		if h.width(joined) <= width {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for h.width(word) > width {
			n := h.fitting(word, width)
			lines = append(lines, word[:n])
			word = word[n:]
		}
		line = word
	}
	return append(lines, line)
}

// fitting is how many bytes of a word fit into a width, one character at least.
func (h *hand) fitting(word string, width int) int {
	_, n := utf8.DecodeRuneInString(word)
	for n < len(word) {
		_, size := utf8.DecodeRuneInString(word[n:])
		if h.width(word[:n+size]) > width {
			break
		}
		n += size
	}
	return n
}

// write draws lines with their upper left corner at x, y.
func (h *hand) write(dst draw.Image, x, y int, lines []string, c color.Color) {
	d := font.Drawer{Dst: dst, Src: image.NewUniform(c), Face: h.face}
	for i, line := range lines {
		d.Dot = fixed.P(x, y+i*h.height+h.ascent)
		d.DrawString(line)
	}
}

// board draws a filled box with a border two pixels wide.
func board(dst draw.Image, r image.Rectangle, ground, border color.Color) {
	draw.Draw(dst, r, image.NewUniform(border), image.Point{}, draw.Src)
	draw.Draw(dst, r.Inset(2), image.NewUniform(ground), image.Point{}, draw.Src)
}
