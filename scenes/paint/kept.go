package paint

// Kept is what the painter keeps to draw with: how many images, and their bytes.
func (p *Painter) Kept() (images, bytes int) {
	for _, c := range [...]*cache{p.textures, p.surfaces} {
		images, bytes = images+len(c.entries), bytes+c.used
	}
	return images, bytes
}
