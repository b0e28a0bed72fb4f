package paint

import "time"

// Age tells what the animation clock says, before a picture is drawn: what stands alone and has long not been drawn is dropped.
func (p *Painter) Age(now time.Duration) { p.textures.age(now) }

// Kept is what the painter keeps to draw with: how many images, and their bytes. It is safe for use by several goroutines.
func (p *Painter) Kept() (images, bytes int) {
	return int(p.textures.kept.Load()), int(p.textures.taken.Load())
}
