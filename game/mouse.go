package game

// mouse puts what its left button did in one tick in order, however long the tick was: what the scenes could not tell
// apart waits for the next one.
type mouse struct {
	held bool   // the button is down, as far as the scenes know
	line []edge // what waits
}

// edge is what a button does once.
type edge uint8

const (
	press edge = iota
	release
	click // a press and its release
)

// maxEdges bounds what waits.
const maxEdges = 16

// next is what the scenes are told of the button in a tick in which it did b, and whether more waits.
func (m *mouse) next(b button) (now button, waits bool) {
	m.line = append(m.line, m.edges(b)...)
	if len(m.line) > maxEdges {
		m.line = m.line[len(m.line)-maxEdges:]
	}
	if len(m.line) > 0 {
		switch m.line[0] {
		case press:
			now.pressed, m.held = true, true
		case release:
			now.released, m.held = true, false
		case click:
			now.pressed, now.released, m.held = true, true, false
		}
		m.line = m.line[1:]
	}
	now.down = m.held
	return now, len(m.line) > 0
}

// edges is what the button did, in order, from what it was when all that waits is told.
func (m *mouse) edges(b button) []edge {
	was := m.held
	for _, e := range m.line {
		was = e == press
	}
	switch {
	case b.again && was:
		return []edge{release, press}
	case b.again:
		return []edge{click, press}
	case b.pressed && b.released && was:
		return []edge{release, click}
	case b.pressed && b.released:
		return []edge{click}
	case b.pressed && was:
		return []edge{release, press} // its release was never seen
	case b.pressed:
		return []edge{press}
	case was && (b.released || !b.down):
		return []edge{release}
	}
	return nil
}
