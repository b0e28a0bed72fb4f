package game

import "fmt"

// recent remembers the last commands for a crash report.
type recent struct {
	commands [32]Command
	n        int
}

func (r *recent) add(c Command) {
	r.commands[r.n%len(r.commands)] = c
	r.n++
}

// lines prints the commands, oldest first.
func (r *recent) lines() []string {
	var lines []string
	for i := max(0, r.n-len(r.commands)); i < r.n; i++ {
		lines = append(lines, fmt.Sprintf("%T", r.commands[i%len(r.commands)]))
	}
	return lines
}
