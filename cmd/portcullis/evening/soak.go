package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"
)

// held is what a program that plays by itself holds after a minute of play: a line of portcullis --soak. All but Minute and
// Images are bytes.
type held struct {
	Minute, Images, Heap, Go, Painted, Resident, Anonymous, Most int
}

const megabyte = 1 << 20

// soak lets the program play by itself for so long and prints what memory it holds, once a minute of play, then what an hour
// added. The program is given more arguments, and a window of its own: what the system counts is then its own too.
func soak(out io.Writer, program string, long time.Duration, more ...string) error {
	cmd := exec.Command(program, append([]string{"--soak", long.String()}, more...)...)
	cmd.Stderr = os.Stderr
	lines, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	var all []held
	fmt.Fprintln(out, "minute  resident MB  at most MB  anonymous MB  Go heap MB  Go in all MB  images kept  their MB")
	for s := bufio.NewScanner(lines); s.Scan(); {
		var h held
		if err := json.Unmarshal(s.Bytes(), &h); err != nil {
			fmt.Fprintln(out, s.Text())
			continue
		}
		all = append(all, h)
		mb := func(n int) float64 { return float64(n) / megabyte }
		fmt.Fprintf(out, "%6d  %11.1f  %10.1f  %12.1f  %10.1f  %12.1f  %11d  %8.1f\n", h.Minute, mb(h.Resident), mb(h.Most), mb(h.Anonymous), mb(h.Heap), mb(h.Go), h.Images, mb(h.Painted))
	}
	if err := cmd.Wait(); err != nil {
		return fmt.Errorf("the program that played: %w", err)
	}
	for _, line := range hours(all) {
		fmt.Fprintln(out, line)
	}
	return nil
}

// hours is what each hour came to: the mean of its last ten minutes, the most at the end of a minute, and the most in between.
func hours(all []held) (lines []string) {
	const hour, last = 60, 10
	for from := 0; from < len(all); from += hour {
		part := all[from:min(from+hour, len(all))]
		most, moved, sum := 0, 0, 0
		for _, h := range part {
			most, moved = max(most, h.Resident), max(moved, h.Most)
		}
		end := part[max(0, len(part)-last):]
		for _, h := range end {
			sum += h.Resident
		}
		lines = append(lines, fmt.Sprintf("hour %d: %.1f MB resident in the mean of its last %d minutes, %.1f MB at most, %.1f MB while something moved",
			from/hour+1, float64(sum)/float64(len(end))/megabyte, len(end), float64(most)/megabyte, float64(moved)/megabyte))
	}
	return lines
}
