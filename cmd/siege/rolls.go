package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// parseRolls reads faces such as 3,4,6; a face is 1 to the faces of the largest die of the game.
func parseRolls(text string, largest rules.Sides) ([]uint8, error) {
	if text == "" {
		return nil, nil
	}
	var faces []uint8
	for _, part := range strings.Split(text, ",") {
		n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 8)
		if err != nil || !largest.Has(uint8(n)) {
			return nil, fmt.Errorf("--rolls %q: %q is not a face of a die, 1 to %d", text, part, largest.Faces())
		}
		faces = append(faces, uint8(n))
	}
	if len(faces) > rules.MaxForced {
		return nil, fmt.Errorf("--rolls: %d faces; at most %d can be forced", len(faces), rules.MaxForced)
	}
	return faces, nil
}

// rehearsal plays what a command would play in a match that no file keeps and without a word, to see
// whether its dice are those that are forced: the choices named must throw no others, and nothing
// may be left when the command is done.
type rehearsal struct {
	desk  *desk
	file  *save.File
	play  *playCmd
	moves []move
	faces []uint8
}

// check says what is wrong with the forced dice, or what else the command would be refused for.
func (r *rehearsal) check() error {
	given := rules.Count(len(r.faces), "%d face is forced", "%d faces are forced")
	if len(r.moves) > 0 && len(r.faces) < rules.MaxForced {
		left, err := r.choicesLeave(append(r.faces[:len(r.faces):len(r.faces)], 1)) // one too many
		switch {
		case left == 0:
			return &failure{fmt.Sprintf("--rolls %s: %s, and the choices throw more dice; nothing was played", r.play.Rolls, given)}
		case err != nil:
			return err
		case left == 1:
			return nil
		}
	}
	left, err := r.commandLeaves()
	switch {
	case err != nil:
		return err
	case left >= len(r.faces):
		return &failure{fmt.Sprintf("--rolls %s: %s, and no die is thrown; nothing was played", r.play.Rolls, given)}
	case left > 0:
		return &failure{fmt.Sprintf("--rolls %s: %s, and %s thrown; nothing was played", r.play.Rolls, given, rules.Count(len(r.faces)-left, "only %d die is", "only %d dice are"))}
	}
	return nil
}

// begin opens the match anew, with these dice forced.
func (r *rehearsal) begin(faces []uint8) (*match.Match, *desk, error) {
	games, err := r.desk.box()
	if err != nil {
		return nil, nil, err
	}
	m, err := match.Load(games, r.file, nil)
	if err != nil {
		return nil, nil, err
	}
	return m, &desk{out: io.Discard, content: r.desk.content, opened: r.desk.opened}, m.Force(faces...)
}

// choicesLeave is how many of the forced dice the choices named do not throw, what computer seats
// answer before the last of them included.
func (r *rehearsal) choicesLeave(faces []uint8) (int, error) {
	m, d, err := r.begin(faces)
	if err != nil {
		return len(faces), err
	}
	last := len(r.moves) - 1
	if last > 0 {
		err = d.playAll(m, r.moves[:last])
	}
	if err == nil {
		err = d.do(m, r.moves[last])
	}
	return waiting(m.State()), err
}

// commandLeaves is how many of the forced dice are left when the whole command is done.
func (r *rehearsal) commandLeaves() (int, error) {
	m, d, err := r.begin(r.faces)
	if err == nil {
		err = d.playAll(m, r.moves)
	}
	if err == nil {
		err = d.playRandom(m, r.play.Random)
	}
	if err != nil {
		return 0, err
	}
	return waiting(m.State()), nil
}

// waiting is how many forced dice a state has not thrown yet: as many as it cannot take more.
func waiting(s rules.State) int {
	faces := slices.Repeat([]uint8{1}, rules.MaxForced)
	for left := range rules.MaxForced {
		if s.Clone().Force(faces[left:]...) == nil {
			return left
		}
	}
	return rules.MaxForced
}
