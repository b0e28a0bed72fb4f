package game

import "sync"

// Command is something that a person, a computer player or a script asks of the program.
// Commands are plain values, so that a log or a crash report can print them.
type Command interface {
	// Do carries the command out, on the loop's goroutine. An error becomes a notice on the
	// screen and a line in the log.
	Do(*App) error
}

// Queue takes commands from any goroutine and hands them out in the order in which they
// were posted. The zero Queue is ready for use.
type Queue struct {
	mu      sync.Mutex
	waiting []Command
	wake    func()
}

// Post appends commands and wakes the loop. The commands of one call stay together.
func (q *Queue) Post(commands ...Command) {
	if len(commands) == 0 {
		return
	}
	q.mu.Lock()
	q.waiting = append(q.waiting, commands...)
	wake := q.wake
	q.mu.Unlock()
	if wake != nil {
		wake()
	}
}

// empty reports whether nothing is waiting.
func (q *Queue) empty() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting) == 0
}

// OnPost sets what wakes the loop when something is posted; it is called on the goroutine that
// posts.
func (q *Queue) OnPost(wake func()) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.wake = wake
}

// take returns what is waiting and leaves the queue empty.
func (q *Queue) take() []Command {
	q.mu.Lock()
	defer q.mu.Unlock()
	taken := q.waiting
	q.waiting = nil
	return taken
}
