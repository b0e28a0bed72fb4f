package bsieged

import "portcullis/rules"

func (s *State) listCard(f *frame) {}

func (s *State) answerCard(f *frame, c rules.Choice) {}

func (s *State) stepObtain(f *frame) {}

func (s *State) stepDraw(f *frame) {}

func (s *State) answerDraw(f *frame, c rules.Choice) {}

func (s *State) stepText(f *frame) {}

func (s *State) answerText(f *frame, kind askKind, c rules.Choice) {}

func (s *State) listHeroes(f *frame) {}

func (s *State) listOptions(f *frame) {}

func (s *State) listFigures(f *frame) {}

func (s *State) listHouses(f *frame) {}

func (s *State) listFields(f *frame) {}

func (s *State) listZones(f *frame) {}

func (s *State) listClasses(f *frame) {}

func (s *State) listRecover(f *frame) {}

func (s *State) listDecks(f *frame) {}

func (s *State) stepVolley(f *frame) {}

func (s *State) stepTactics(f *frame) {}

func (s *State) listTactics(f *frame) {}

func (s *State) answerTactic(f *frame, c rules.Choice) {}

// matching lays the stored cards of a hero out on the slots: a card or noCard for each slot.
func (s *State) matching(h heroNo) []cardNo { return nil }

func (s *State) storable(h heroNo, more cardNo) bool { return false }

func (s *State) offerUses(h heroNo, drawn cardNo) {}

func (s *State) use(h heroNo, c rules.Choice, drawn cardNo) {}

func (s *State) cost(h heroNo, c cardNo) int { return 0 }

// dropTactics discards the Tactics cards at empty Zones, when the last hero's turn has ended
// (BS-TAC-4, BS-RUL-35).
func (s *State) dropTactics() {}

// ageCursed moves the counters of Cursed Ground at the end of an Enemies phase (BS-CUR-3,
// BS-CUR-4).
func (s *State) ageCursed() {}
