package paint

import (
	"container/list"
	"sync/atomic"
	"time"

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
	laid         map[key]texture // on sheets
	sheets       sheets
	alone        map[key]*list.Element // of entry
	order        *list.List            // of those alone, the last used in front
	budget, used int                   // of those alone
	now          time.Duration
	before       func() // is called before one is made, for which others may have to leave their place
	made, wiped  int    // how many were made so far, and how often others left their place on a sheet for it

	kept, taken atomic.Int64 // textures, and the bytes that they take, for whoever asks from another goroutine
}

type entry struct {
	key key
	texture
	used time.Duration // when it was last drawn from
}

// longUnused is after how much of the animation clock's time a texture that stands alone is dropped if nothing was drawn from it: whatever
// is on the screen is drawn from with every change near it. While a window sleeps that clock stands still.
const longUnused = 10 * time.Second

// age tells what time it is, and drops what has long been unused.
func (c *cache) age(now time.Duration) {
	c.now = now
	for e := c.order.Back(); e != nil && now-e.Value.(*entry).used > longUnused; e = c.order.Back() {
		c.drop(e)
		c.count()
	}
}

func newCache(unit float64) *cache {
	c := &cache{laid: map[key]texture{}, alone: map[key]*list.Element{}, order: list.New(), before: func() {}}
	c.set(unit)
	return c
}

// get returns a texture and makes it if it is not there. What cannot be made is the zero texture, and is not tried again
// as long as it is remembered.
func (c *cache) get(k key, produce func() texture) texture {
	if t, ok := c.laid[k]; ok {
		c.sheets.use(t)
		return t
	}
	if e, ok := c.alone[k]; ok {
		c.order.MoveToFront(e)
		kept := e.Value.(*entry)
		kept.used = c.now
		return kept.texture
	}
	c.before()
	t := produce()
	c.made++
	if t.on != nil {
		c.sheets.use(t)
		t.on.keys = append(t.on.keys, k)
		c.laid[k] = t
	} else {
		c.alone[k] = c.order.PushFront(&entry{k, t, c.now})
		c.used += weight(t)
		for c.used > c.budget && c.order.Len() > 1 {
			c.drop(c.order.Back())
		}
	}
	c.count()
	return t
}

// room is an empty texture of w x h pixels: on a sheet if it is small, for which others leave theirs. It is to be what get
// is given next.
func (c *cache) room(w, h int) texture {
	if !c.sheets.holds(w, h) {
		return alone(w, h)
	}
	t, ok := c.sheets.room(w, h)
	if !ok {
		c.wiped++
		for _, k := range c.sheets.wipe(h) {
			delete(c.laid, k)
		}
		t, _ = c.sheets.room(w, h)
	}
	return t
}

// set drops everything and makes ready for a screen of unit pixels to a design unit.
func (c *cache) set(unit float64) {
	clear(c.laid)
	for c.order.Len() > 0 {
		c.drop(c.order.Back())
	}
	c.sheets.set(unit)
	c.budget = int(aloneBudget * larger(unit))
	c.count()
}

func (c *cache) drop(e *list.Element) {
	old := c.order.Remove(e).(*entry)
	delete(c.alone, old.key)
	c.used -= weight(old.texture)
	if old.img != nil {
		old.img.Deallocate()
	}
}

func (c *cache) count() {
	c.kept.Store(int64(len(c.laid) + len(c.alone)))
	c.taken.Store(int64(c.used + len(c.sheets.list)*Takes(c.sheets.width, sheetHeight)))
}

// weight is what a texture that stands alone takes, in bytes, and something for the entry itself.
func weight(t texture) int {
	const bookkeeping = 256
	if t.none() {
		return bookkeeping
	}
	return Takes(t.at.Dx(), t.at.Dy()) + bookkeeping
}
