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
		case k.Code == KeyMenu:
			a.Post(a.toMenu())
		default:
			kept = append(kept, k)
		}
	}
	in.Keys = kept
	return in
}

// toMenu is the way back to the lowest scene from wherever one is. A match is on disk with
// every decision.
func (a *App) toMenu() Command {
	if a.table.match != nil {
		return LeaveMatch{}
	}
	return Home{}
}
