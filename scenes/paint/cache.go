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
// those that stand alone when they take more than a budget of bytes. What is drawn from in a picture stays until the next one
// begins: Ebitengine lets go of nothing before, and a picture of many parts would have everything made anew for each of them. One of
// the map of Argot at 3840x2160 had 2.5 GB of pixels waiting.
type cache struct {
	laid         map[key]texture // on sheets
	sheets       sheets
	alone        map[key]*list.Element // of entry
	order        *list.List            // of those alone, the last used in front
	budget, used int                   // of those alone
	now          time.Duration
	picture      int64  // counts the pictures that are drawn
	before       func() // is called before one is made, for which others may have to leave their place
	made, wiped  int    // how many were made so far, and how often others left their place on a sheet for it

	kept, taken atomic.Int64 // textures, and the bytes that they take, for whoever asks from another goroutine
}

type entry struct {
	key key
	texture
	used    time.Duration // when it was last drawn from
	picture int64         // for which one
}

// longUnused is after how much of the animation clock's time a texture that stands alone is dropped if nothing was drawn from it: whatever
// is on the screen is drawn from with every change near it. While a window sleeps that clock stands still.
const longUnused = 10 * time.Second

// age begins a picture at a time, and drops what has long been unused and what the last one took beyond the budget.
func (c *cache) age(now time.Duration) {
	c.now = now
	c.picture++
	c.sheets.begin()
	c.keepTo(c.budget)
	for e := c.order.Back(); e != nil && now-e.Value.(*entry).used > longUnused; e = c.order.Back() {
		c.drop(e)
	}
	c.count()
}

// keepTo drops what stands alone and was not used for longest beyond so many bytes, but for what the picture is drawn from, and the
// last one.
func (c *cache) keepTo(bytes int) {
	for c.used > bytes && c.order.Len() > 1 && c.order.Back().Value.(*entry).picture != c.picture {
		c.drop(c.order.Back())
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
		kept.used, kept.picture = c.now, c.picture
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
		c.alone[k] = c.order.PushFront(&entry{k, t, c.now, c.picture})
		c.used += weight(t)
		c.keepTo(c.budget)
	}
	c.count()
	return t
}

// room is an empty texture of w x h pixels: on a sheet if it is small, for which others leave theirs unless the picture is drawn
// from them. It is to be what get is given next.
func (c *cache) room(w, h int) texture {
	if !c.sheets.holds(w, h) {
		return alone(w, h)
	}
	t, ok := c.sheets.room(w, h)
	if !ok {
		gone := c.sheets.wipe(h)
		if len(gone) == 0 {
			return alone(w, h)
		}
		c.wiped++
		for _, k := range gone {
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

// spare drops what is beyond the budget, though the picture was drawn from it: nothing is drawn for a while.
func (c *cache) spare() {
	c.picture++
	c.keepTo(c.budget)
	c.count()
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
