package siegestorm

import "portcullis/rules"

const windowDeploy = 2

type announcement struct{}

func (s *State) listMulligan()                           {}
func (s *State) listWindow(f *frame)                     {}
func (s *State) listTargets()                            {}
func (s *State) listPayments()                           {}
func (s *State) listReactions()                          {}
func (s *State) listOrders(f *frame)                     {}
func (s *State) listAttacks(f *frame)                    {}
func (s *State) answerMulligan(f *frame, c rules.Choice) {}
func (s *State) answerWindow(f *frame, c rules.Choice)   {}
func (s *State) answerTarget(c rules.Choice)             {}
func (s *State) answerPayment(c rules.Choice)            {}
func (s *State) answerReaction(f *frame, c rules.Choice) {}
func (s *State) answerOrder(f *frame, c rules.Choice)    {}
func (s *State) answerAttack(f *frame, c rules.Choice)   {}
func (s *State) answerExtra(f *frame, c rules.Choice)    {}
func (s *State) stepSetup(f *frame)                      {}
func (s *State) stepTurn(f *frame)                       {}
func (s *State) stepWindow(f *frame)                     {}
func (s *State) stepExits(f *frame)                      {}
func (s *State) stepStorm(f *frame)                      {}
func (s *State) stepChain(f *frame)                      {}
