package typeset

import (
	"fmt"
	"hash/fnv"
	"io"
	"strings"
	"unicode/utf8"

	"portcullis/scenes/ink"
)

// mostNumbers is how many characters in a row that cannot be drawn are written as their numbers: as many as most names have in which
// that happens. Of further ones their count is written, and two digits of a sum over them, which few others share.
const mostNumbers = 4

// Stand is a line as it is set: where no typeface has its characters, ours or one that was found, their numbers stand in
// brackets instead, so that two names which nothing can draw are told apart: "[57CE 5C71]", "[7530 4E2D 592A 90CE +3:A7]". A line may come
// from any file. Those that are still being looked for are written so too, until their typeface comes.
func (s *Faces) Stand(line string) string {
	if ascii(line) {
		return line
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	sans := ink.Font{Face: ink.Sans, Size: 16}
	if !s.lacks(sans, line) {
		return line
	}
	var out strings.Builder
	var row []rune
	for _, r := range line {
		if r >= utf8.RuneSelf && s.lacks(sans, string(r)) && s.seek(r) != ink.Drawn {
			row = append(row, r)
			continue
		}
		out.WriteString(numbers(row))
		row = row[:0]
		out.WriteRune(r)
	}
	out.WriteString(numbers(row))
	return out.String()
}

// numbers stands for characters in a row.
func numbers(row []rune) string {
	if len(row) == 0 {
		return ""
	}
	var told []string
	for _, r := range row[:min(len(row), mostNumbers)] {
		told = append(told, fmt.Sprintf("%04X", r))
	}
	if more := len(row) - mostNumbers; more > 0 {
		sum := fnv.New32a()
		io.WriteString(sum, string(row[mostNumbers:])) // it takes all
		told = append(told, fmt.Sprintf("+%d:%02X", more, sum.Sum32()&0xff))
	}
	return "[" + strings.Join(told, " ") + "]"
}

func ascii(line string) bool {
	for i := range len(line) {
		if line[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
