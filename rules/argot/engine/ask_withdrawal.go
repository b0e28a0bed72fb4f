package engine

import "portcullis/rules/argot/content"

// askWithdrawal asks which block of the beaten role retreats next, and where to (AR-RET-8). Where a
// third-party friend goes is not the seat's to choose (AR-TPY-10).
type askWithdrawal struct{}

func (askWithdrawal) name() string { return "withdrawal" }

func (askWithdrawal) list(s *State) {
	f := s.Stack.Top()
	for b := s.First(f.Place); b != content.NoBlock; b = s.Next(b) {
		if s.leaving(b, f.Role) {
			s.listRetreats(b)
		}
	}
}
