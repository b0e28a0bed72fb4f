package argot

import (
	"fmt"
	"strings"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

// Sketch draws the board as plain text: how far the siege has come, both maps with who stands where and how
// many, the gates, and the blocks of each location with their steps.
func (s *State) Sketch() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s   Pool %d   Purse %d   %s kept %d of %d", s.Progress().Text, s.Pool, s.Purse, words.Goal(s.State), s.Keep, s.Scenario().KeepTurns)
	if s.Drawn > 0 {
		fmt.Fprintf(&b, "   Card %s   Tokens %d of %d used", s.Card().Title(), s.Movement.Used, s.Movement.Tokens)
	}
	b.WriteString("\n")
	for m := atlas.Overland; m <= atlas.Undercity; m++ {
		s.sketchMap(&b, m)
	}
	for i, g := range s.Map.Gates() {
		if s.Scenario().Gates[i] {
			fmt.Fprintf(&b, "%s %d  ", g.Title(), s.Gates[i].Strength)
		}
	}
	b.WriteString("\n")
	for p := range atlas.Place(s.Map.Len()) {
		if s.First(p) != content.NoBlock {
			s.sketchPlace(&b, p)
		}
	}
	return b.String()
}

// terrainMarks are what stands for locations where nobody is.
const terrainMarks = "~.b^hf=cdos,CB"

// sketchMap draws one map, a hex as two signs: "A3" where three blocks of Argot stand, "**" where enemies meet.
// Odd rows lie half a hex to the right.
func (s *State) sketchMap(b *strings.Builder, m atlas.Map) {
	places := map[[2]int8]string{}
	var last [2]int8
	for p := range s.Map.Map(m).All() {
		l := s.Map.At(p)
		at := [2]int8{l.Row, l.Col}
		last[0], last[1] = max(last[0], l.Row), max(last[1], l.Col)
		if places[at] == "" || s.First(p) != content.NoBlock {
			places[at] = s.sketchHex(p)
		}
	}
	for row := range last[0] + 1 {
		line := strings.Repeat("  ", int(row%2))
		for col := range last[1] + 1 {
			line += fmt.Sprintf("%-4s", places[[2]int8{row, col}])
		}
		if line = strings.TrimRight(line, " "); line != "" {
			fmt.Fprintf(b, "%02d %s\n", row, line)
		}
	}
	if len(places) > 0 {
		b.WriteString("\n")
	}
}

// sketchHex is a location in two signs.
func (s *State) sketchHex(p atlas.Place) string {
	first, n := s.First(p), 0
	if first == content.NoBlock {
		return terrainMarks[s.Map.At(p).Terrain:][:1]
	}
	for b := range s.In(p) {
		if n++; s.Hostile(s.Pieces[b].Party, s.Pieces[first].Party) {
			return "**"
		}
	}
	return strings.ToUpper(s.Pieces[first].Party.ID()[:1]) + fmt.Sprint(n)
}

// sketchPlace lists the blocks of a location, cargo behind its ship.
func (s *State) sketchPlace(b *strings.Builder, p atlas.Place) {
	var list []string
	for block := range s.In(p) {
		list = append(list, s.sketchBlock(block))
		for cargo := range s.Cargo(block) {
			list = append(list, "aboard "+s.sketchBlock(cargo))
		}
	}
	fmt.Fprintf(b, "%-6s %s: %s\n", s.Map.At(p).ID, words.Place(s.State, p), strings.Join(list, ", "))
}

func (s *State) sketchBlock(b content.Block) string {
	p := &s.Pieces[b]
	mark := ""
	if p.Has(engine.Moved) {
		mark = " moved"
	}
	return fmt.Sprintf("%s %s %d of %d%s", s.Content.At(b).ID, words.Block(s.State, b), p.Strength, s.Full(b), mark)
}
