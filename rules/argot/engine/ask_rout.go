package engine

// askRout asks where a frightened block retreats (AR-ABI-6).
type askRout struct{}

func (askRout) name() string { return "rout" }

func (askRout) list(s *State) { s.listRetreats(s.Stack.Top().Block) }
