package paint

import (
	"image"
	"io/fs"

	"portcullis/scenes/paint/raster"
)

// drawing is a picture as its file describes it.
type drawing struct {
	aspect float64         // its width by its height
	form   *raster.Picture // nil: forgotten, read again where it is drawn at a size that is not kept
}

// drawing returns a picture, or nil if it is missing or broken.
func (p *Painter) drawing(name string) *drawing {
	d, known := p.drawings[name]
	if known {
		return d
	}
	form, err := p.read(name)
	if err != nil {
		p.fail(name, err)
	} else {
		d = &drawing{form.Aspect(), form}
	}
	p.drawings[name] = d
	return d
}

func (p *Painter) read(name string) (*raster.Picture, error) {
	svg, err := fs.ReadFile(p.files, "pictures/"+name+".svg")
	if err != nil {
		return nil, err
	}
	return raster.Parse(svg)
}

// raster makes pixels of a picture.
func (p *Painter) raster(name string, d *drawing, pixels func(*raster.Picture) (*image.RGBA, error)) texture {
	var err error
	if d.form == nil {
		d.form, err = p.read(name)
	}
	var img *image.RGBA
	if err == nil {
		img, err = pixels(d.form)
	}
	if err != nil {
		p.fail(name, err)
		return texture{}
	}
	return p.upload(img)
}

// forget lets go of the shapes of all pictures, 4 MB once every game was played: what is on the screen was drawn from them.
func (p *Painter) forget() {
	for _, d := range p.drawings {
		if d != nil {
			d.form = nil
		}
	}
}
