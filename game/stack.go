package game

import "io"

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
