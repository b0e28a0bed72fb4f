package game

import (
	"io"
	"slices"
)

// stack is the scenes in use; the last one is on the screen.
type stack struct{ scenes []Scene }

func (s *stack) top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

func (s *stack) push(scene Scene) { s.scenes = append(s.scenes, scene) }

// cut takes all scenes from n on away, the top one first. A scene that is an io.Closer is
// closed: it lets go of its pictures.
func (s *stack) cut(n int) {
	for len(s.scenes) > n {
		last := len(s.scenes) - 1
		gone := s.scenes[last]
		s.scenes[last] = nil
		s.scenes = s.scenes[:last]
		if c, ok := gone.(io.Closer); ok {
			c.Close()
		}
	}
}

// remove takes a scene away, wherever it lies but at the bottom; nil is nowhere.
func (s *stack) remove(scene Scene) {
	if i := slices.Index(s.scenes, scene); scene != nil && i > 0 {
		s.scenes = slices.Delete(s.scenes, i, i+1)
		if c, ok := scene.(io.Closer); ok {
			c.Close()
		}
	}
}
