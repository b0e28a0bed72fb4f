package siegestorm

import "portcullis/rules"

// shiftMenace changes the Menace Level by n. It stays within 1 and 5, which stands for "5+";
// what goes beyond is lost (ST-BOS-17, ST-RUL-26). The rule says why it changes.
func (s *State) shiftMenace(by side, n int, rule string) {
	b := &s.boss
	level := shifted(b.menace, n)
	if level == b.menace {
		return
	}
	change := level - b.menace
	b.menace = level
	s.emit(by, rules.Event{Kind: rules.TrackChanged, Name: "menace_changed", Rule: rule, Subject: bossMenace, N: int16(change), M: int16(level)})
}

// shifted is a Menace Level n higher.
func shifted(menace int8, n int) int8 { return int8(min(max(int(menace)+n, 1), topMenace)) }

// affordable reports whether a Menace Level lets the boss play a card: its printed cost is not
// higher, and at 5+ every cost will do (ST-BOS-10, ST-RUL-49).
func (s *State) affordable(c cardNo, menace int8) bool {
	return menace >= topMenace || s.design(c).Cost <= menace
}

// recoverLife gives the boss Life Points back, at most up to the start value (ST-KEY-11).
func (s *State) recoverLife(by side, n int, rule string) {
	b := &s.boss
	n = min(n, int(b.start-b.life))
	if n <= 0 {
		return
	}
	b.life += int8(n)
	s.emit(by, rules.Event{Kind: rules.TrackChanged, Name: "life_recovered", Rule: rule, Subject: bossLife, N: int16(n), M: int16(b.life)})
}

// loseLife lowers the boss's Life Points; at 0 he is beaten (ST-SOL-11, ST-SOL-18).
func (s *State) loseLife(by side, n int, rule string) {
	b := &s.boss
	lost := min(n, int(b.life))
	if lost <= 0 {
		return
	}
	b.life -= int8(lost)
	s.emit(by, rules.Event{Kind: rules.TrackChanged, Name: "life_lost", Rule: rule, Subject: bossLife, N: int16(-lost), M: int16(b.life)})
	if b.life == 0 {
		s.finish(wonLife, bossSide, s.living)
	}
}
