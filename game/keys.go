package game

import "github.com/hajimehoshi/ebiten/v2"

// globalKeys carries out the keys that mean the same in every scene and takes them out of
// the input.
func (a *App) globalKeys(in Input) Input {
	kept := in.Keys[:0:0]
	for _, k := range in.Keys {
		switch {
		case k.Code == ebiten.KeyF11, k.Code == ebiten.KeyEnter && k.Alt:
			a.Post(ToggleFullscreen{})
		case k.Code == ebiten.KeyF12:
			a.Post(Screenshot{})
		default:
			kept = append(kept, k)
		}
	}
	in.Keys = kept
	return in
}
