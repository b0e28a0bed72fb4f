// Package machine is what games share in which things interrupt each other: a stack of what is under
// way, and polls in which seats may answer.
//
// A frame is one thing under way: a turn, an attack, a text that is carried out, a window in which
// others may answer. The uppermost frame goes on; those below wait for it. A frame that starts
// something pushes a frame for it, one that is done pops itself, and one that needs an answer leaves
// a question. Frames are plain values in an array, so that a state with a stack is copied by one
// assignment and written to a snapshot in the middle of anything.
//
// What a frame does next, what can be answered and what an answer moves are questions of the game;
// this package knows none of its kinds.
package machine

// Room is how many frames a stack can hold. How deep a game can go is the game's to prove; a stack
// that is full panics.
type Room[F any] interface {
	~[8]F | ~[16]F | ~[24]F | ~[32]F | ~[48]F | ~[64]F
}

// Stack is what is under way, the first thing begun at 0. The zero Stack is empty.
type Stack[F any, R Room[F]] struct {
	// Frames are those under way, the first Depth of them, and after them what Pop left.
	Frames R
	// Depth is how many are under way.
	Depth uint8
}

// Top is the uppermost frame. It holds until the next Push or Pop. The stack must not be empty.
func (s *Stack[F, R]) Top() *F { return &s.Frames[s.Depth-1] }

// Below is the frame that waits for the uppermost one. There must be two at least.
func (s *Stack[F, R]) Below() *F { return &s.Frames[s.Depth-2] }

// At is a frame under way: the first one begun is 0, the uppermost Len-1.
func (s *Stack[F, R]) At(i int) *F { return &s.Frames[i] }

// Len is how many frames are under way.
func (s *Stack[F, R]) Len() int { return int(s.Depth) }

// Push begins something and returns its frame.
func (s *Stack[F, R]) Push(f F) *F {
	s.Frames[s.Depth] = f
	s.Depth++
	return s.Top()
}

// Pop takes the uppermost frame away and leaves remains in its place: what is still needed of the
// frame is read before. Games leave the zero frame there, so that equal states are equal in memory;
// their tests leave nonsense, so that whatever is read too late shows.
func (s *Stack[F, R]) Pop(remains F) {
	s.Depth--
	s.Frames[s.Depth] = remains
}
