package paint

import (
	"container/list"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

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

// cache keeps textures up to a budget of bytes and drops those not used for longest.
type cache struct {
	budget, used int
	entries      map[key]*list.Element
	order        *list.List // of entry, the last used in front

	kept, taken atomic.Int64 // entries, and what they take, for whoever asks from another goroutine
}

type entry struct {
	key key
	img *ebiten.Image
}

func newCache(budget int) *cache {
	return &cache{budget: budget, entries: map[key]*list.Element{}, order: list.New()}
}

// get returns a texture and makes it if it is not there. What cannot be made is nil, and is
// not tried again as long as it is remembered.
func (c *cache) get(k key, produce func() *ebiten.Image) *ebiten.Image {
	if e, ok := c.entries[k]; ok {
		c.order.MoveToFront(e)
		return e.Value.(*entry).img
	}
	img := produce()
	c.entries[k] = c.order.PushFront(&entry{k, img})
	c.used += weight(img)
	for c.used > c.budget && c.order.Len() > 1 {
		c.drop(c.order.Back())
	}
	c.kept.Store(int64(c.order.Len()))
	c.taken.Store(int64(c.used))
	return img
}

// clear drops everything.
func (c *cache) clear() {
	for c.order.Len() > 0 {
		c.drop(c.order.Back())
	}
}

func (c *cache) drop(e *list.Element) {
	old := c.order.Remove(e).(*entry)
	delete(c.entries, old.key)
	c.used -= weight(old.img)
	if old.img != nil {
		old.img.Deallocate()
	}
}

// weight is the size of a texture in bytes, and something for the entry itself.
func weight(img *ebiten.Image) int {
	const bookkeeping = 256
	if img == nil {
		return bookkeeping
	}
	return 4*img.Bounds().Dx()*img.Bounds().Dy() + bookkeeping
}
