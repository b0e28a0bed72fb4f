package paint

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Ahead has drawn what is drawn before there is a window: the graphics get it with the first frame.
func (p *Painter) Ahead(draw func()) {
	p.early = true
	draw()
	p.early = false
}

// mostWaiting is how many vertices wait for the graphics at most, and anotherImage how many of them each other image that is
// drawn on counts for. Mesa rasterises what is drawn on one image while it is told of the next ones, keeps what it was told
// of each, and lets go of that, and of images that are gone, only when as many wait again: once it had to for a board of 3840 x
// 2160 pixels, that was 80 MB.
const (
	mostWaiting  = 12 << 10
	anotherImage = mostWaiting / 4
)

// turnTo notes what is drawn on.
func (p *Painter) turnTo(dst canvas) {
	if dst != p.easel {
		p.easel = dst
		p.sendOn(anotherImage)
	}
}

// Finish has the graphics finish what was drawn so far, and let go of it.
func (p *Painter) Finish() { p.sendOn(mostWaiting) }

// sendOn counts vertices that wait for the graphics, and has them drawn where there are too many: Ebitengine, and the driver,
// keep room for those of the fullest frame for good. It reads twice: each reading sends one of two queues on, and only at the
// end of a whole frame Ebitengine 2.10 forgets the numbers of all draw calls of the queue whose turn it is. Read once a frame,
// it would always be the other one's turn, and those of the first one would be kept for ever.
func (p *Painter) sendOn(vertices int) {
	if p.early {
		return
	}
	if now := ebiten.Tick(); now != p.tick {
		p.tick, p.waiting = now, 0
	}
	if p.waiting += vertices; p.waiting < mostWaiting {
		return
	}
	p.waiting = 0
	if p.probe == nil {
		p.probe = NewTexture(1, 1)
	}
	for range 2 {
		p.probe.Fill(color.Black) // what was read before is kept else, and nothing is waited for
		p.probe.ReadPixels(p.pixel[:])
		p.reads++
	}
}

// How pixels go to the graphics: in strips of at most so many, as Ebitengine keeps some tens of the memory blocks in which they went
// for good, and how many bytes of them wait for as much as one vertex. All lines and discs of a board of 3840 x 2160 pixels come
// to 100 MB, which would wait at once.
const (
	stripPixels = 32 << 10
	aVertex     = 512
)

// fillWith hands all pixels of an image to the graphics: those from one place to another, row by row, which are used at once.
func (p *Painter) fillWith(on *ebiten.Image, pixels func(from, to int) []byte) {
	all := on.Bounds()
	rows := max(1, stripPixels/all.Dx())
	for y := all.Min.Y; y < all.Max.Y; y += rows {
		strip := image.Rect(all.Min.X, y, all.Max.X, min(y+rows, all.Max.Y))
		from := (y - all.Min.Y) * all.Dx()
		bytes := pixels(from, from+strip.Dx()*strip.Dy())
		on.SubImage(strip).(*ebiten.Image).WritePixels(bytes)
		p.sendOn(len(bytes) / aVertex)
	}
}

// upload makes a texture of pixels.
func (p *Painter) upload(img *image.RGBA) texture {
	tex := p.textures.room(img.Rect.Dx(), img.Rect.Dy())
	p.fillWith(tex.part(), func(from, to int) []byte { return img.Pix[4*from : 4*to] })
	return tex
}

// uploadMask makes a white texture with the opacities of a mask.
func (p *Painter) uploadMask(mask *image.Alpha) texture {
	return p.lighten(mask, p.textures.room(mask.Rect.Dx(), mask.Rect.Dy()))
}

// lighten fills a texture with white of the opacities of a mask.
func (p *Painter) lighten(mask *image.Alpha, tex texture) texture {
	p.fillWith(tex.part(), func(from, to int) []byte {
		p.pixels = p.pixels[:0]
		for _, a := range mask.Pix[from:to] {
			p.pixels = append(p.pixels, a, a, a, a)
		}
		return p.pixels
	})
	return tex
}
