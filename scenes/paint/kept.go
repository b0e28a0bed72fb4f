package paint

// Kept is what the painter keeps to draw with: how many images, and their bytes. It is safe for use by several goroutines.
func (p *Painter) Kept() (images, bytes int) {
	return int(p.textures.kept.Load()), int(p.textures.taken.Load())
}
