package paint

import (
	"container/list"
	"sync/atomic"

	"portcullis/scenes/ink"
)

// textureKind is what a texture shows.
type textureKind uint8

const (
	pictureTexture textureKind = iota
	frameTexture
	boxTexture
	ringTexture
	discTexture
	glowTexture
	shadowTexture
	haloTexture
	textTexture
	surfaceTexture
	lightTexture
	plateTexture
)

// key identifies a texture; each kind uses some of the fields.
type key struct {
	kind          textureKind
	name          string
	w, h          int
	width, radius float64
	font          ink.Font
	plate         *ink.Drawing
}

// cache keeps textures and drops those not used for longest: of those on sheets when there is no room left on them, of
// those that stand alone when they take more than a budget of bytes.
type cache struct {
	sheets       sheets
	budget, used int // of those that stand alone
	entries      map[key]*list.Element
	laid, alone  *list.List // of entry, the last used in front

	kept, taken atomic.Int64 // textures, and the bytes that they take, for whoever asks from another goroutine
}

type entry struct {
	key key
	texture
}

func newCache(unit float64) *cache {
	c := &cache{entries: map[key]*list.Element{}, laid: list.New(), alone: list.New()}
	c.set(unit)
	return c
}

// get returns a texture and makes it if it is not there. What cannot be made is the zero texture, and is not tried again
// as long as it is remembered.
func (c *cache) get(k key, produce func() texture) texture {
	if e, ok := c.entries[k]; ok {
		c.of(e).MoveToFront(e)
		return e.Value.(*entry).texture
	}
	t := produce()
	if t.on != nil {
		c.entries[k] = c.laid.PushFront(&entry{k, t})
	} else {
		c.entries[k] = c.alone.PushFront(&entry{k, t})
		c.used += weight(t)
	}
	for c.used > c.budget && c.alone.Len() > 1 {
		c.drop(c.alone.Back())
	}
	c.count()
	return t
}

// room is an empty texture of w x h pixels: on a sheet if it is small, for which others leave theirs.
func (c *cache) room(w, h int) texture {
	for c.sheets.holds(w, h) {
		if t, ok := c.sheets.room(w, h); ok {
			return t
		}
		if c.laid.Len() == 0 {
			break
		}
		c.drop(c.laid.Back())
	}
	return alone(w, h)
}

// set drops everything and makes ready for a screen of unit pixels to a design unit.
func (c *cache) set(unit float64) {
	for _, of := range [...]*list.List{c.laid, c.alone} {
		for of.Len() > 0 {
			c.drop(of.Back())
		}
	}
	c.sheets.set(unit)
	c.budget = int(aloneBudget * larger(unit))
	c.count()
}

func (c *cache) drop(e *list.Element) {
	old := c.of(e).Remove(e).(*entry)
	delete(c.entries, old.key)
	switch {
	case old.on != nil:
		old.on.leave(old.texture)
	case old.img != nil:
		old.img.Deallocate()
		fallthrough
	default:
		c.used -= weight(old.texture)
	}
}

// of is the list that an entry is in.
func (c *cache) of(e *list.Element) *list.List {
	if e.Value.(*entry).on != nil {
		return c.laid
	}
	return c.alone
}

func (c *cache) count() {
	c.kept.Store(int64(len(c.entries)))
	c.taken.Store(int64(c.used + len(c.sheets.list)*gpuSize(c.sheets.width, sheetHeight)))
}

// weight is what a texture that stands alone takes, in bytes, and something for the entry itself.
func weight(t texture) int {
	const bookkeeping = 256
	if t.none() {
		return bookkeeping
	}
	return gpuSize(t.at.Dx(), t.at.Dy()) + bookkeeping
}
