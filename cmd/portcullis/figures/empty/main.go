// Command empty is the smallest Ebitengine program, the yardstick of figures: it prints a
// line when its first picture is drawn.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type empty struct{ drawn bool }

func (e *empty) Update() error { return nil }

func (e *empty) Draw(*ebiten.Image) {
	if !e.drawn {
		e.drawn = true
		fmt.Println("drawn")
	}
}

func (e *empty) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 720)
	if err := ebiten.RunGame(&empty{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
