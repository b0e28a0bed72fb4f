package settings

// Store holds the settings in use and keeps them in their file.
type Store struct {
	path    string
	current Settings
}

// Unkept is a store without a file.
func Unkept(s Settings) *Store { return &Store{current: s.Within()} }

// Get returns the settings in use.
func (s *Store) Get() Settings { return s.current }

// Set replaces the settings in use, brought into their bounds.
func (s *Store) Set(n Settings) error {
	s.current = n.Within()
	return nil
}
