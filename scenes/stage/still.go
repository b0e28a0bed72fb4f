package stage

import (
	"portcullis/game"
	"portcullis/rules"
)

// most is how often what lies below a pointer at rest may come back there, before the pointer stays where it is.
const most = 6

// stillness is what a pointer at rest has been on. What opens below it and closes as it is then on something else would open and close for
// ever: after some rounds the pointer stays on what came back last, until that is gone, the pointer moves or a button is pressed.
type stillness struct {
	now, last rules.Element // what it is on, and was on before that
	back      int           // how often it has come back to what it was on before
}

// keep is what the pointer counts as being on; there tells what still lies on the stage.
func (s *stillness) keep(at rules.Element, in game.Input, there func(rules.Element) bool) rules.Element {
	switch {
	case in.Moved || in.Pressed || in.Released || in.SecondPressed || in.WheelX != 0 || in.WheelY != 0:
		*s = stillness{now: at}
	case at == s.now:
	case at != s.last:
		*s = stillness{now: at, last: s.now}
	case s.back < most || !there(s.now):
		s.now, s.last, s.back = at, s.now, min(s.back+1, most)
	}
	return s.now
}

// lies reports whether a piece lies on the stage; nothing always does.
func (s *Stage) lies(id rules.Element) bool {
	_, ok := s.Piece(id)
	return ok || id == ""
}
