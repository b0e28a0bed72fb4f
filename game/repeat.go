package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	repeatAfter = 400 * time.Millisecond
	repeatEvery = 40 * time.Millisecond
)

// repeat makes a held key count again and again: the last one pressed whose meaning allows
// it. Walking and deleting repeat, deciding does not.
type repeat struct {
	key Key
	on  bool
	due time.Duration // when it counts again
}

func repeats(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown,
		ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyTab, ebiten.KeyBackspace, ebiten.KeyDelete:
		return true
	}
	return false
}

// next returns the key if it counts again now, and after which time it will; 0 if no key
// is held.
func (r *repeat) next(pressed, held []Key, now time.Duration) (again []Key, wake time.Duration) {
	for _, k := range pressed {
		if repeats(k.Code) {
			*r = repeat{key: k, on: true, due: now + repeatAfter}
		}
	}
	if !r.on || !holds(held, r.key.Code) {
		r.on = false
		return nil, 0
	}
	if now >= r.due {
		again = []Key{r.key}
		r.due = now + repeatEvery
	}
	return again, r.due - now
}

func holds(held []Key, code ebiten.Key) bool {
	for _, k := range held {
		if k.Code == code {
			return true
		}
	}
	return false
}
