package typeset

import "sync"

// memo remembers answers to questions, at most twice limit of them: when the young
// generation is full, it becomes the old one, and what nobody asked for since is forgotten.
// The zero memo with a limit is ready for use, by several goroutines too.
type memo[K comparable, V any] struct {
	limit int

	mu         sync.Mutex
	young, old map[K]V
}

// get returns the answer to a question asked before, if it is still known.
func (m *memo[K, V]) get(key K) (V, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if v, ok := m.young[key]; ok {
		return v, true
	}
	v, ok := m.old[key]
	if ok {
		m.store(key, v)
	}
	return v, ok
}

// put remembers an answer.
func (m *memo[K, V]) put(key K, v V) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.store(key, v)
}

func (m *memo[K, V]) store(key K, v V) {
	if m.young == nil || len(m.young) >= m.limit {
		m.old, m.young = m.young, make(map[K]V)
	}
	m.young[key] = v
}
