package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

const (
	starts   = 7                // runs of which the median start counts
	settling = 6 * time.Second  // before memory and idling are read: places where a match is lost are lit for 4.2 s
	idling   = 20 * time.Second // over which the idle cost is read
)

// child is one running program.
type child struct {
	cmd   *exec.Cmd
	drawn time.Duration // from its start to its first picture
	home  string
}

// processes prints start, memory and idle cost of the programs.
func processes(p programs, dir string) error {
	window := []string{"--size", "1280x720", "--nosound"}
	var emptyStart time.Duration
	type run struct {
		name string
		path string
		args []string
		idle bool
	}
	runs := []run{{"empty program", p.empty, nil, false}, {"menu", p.portcullis, window, true}}
	for _, m := range p.matches {
		runs = append(runs, run{m.title, p.portcullis, append([]string{m.path}, window...), true})
	}
	for _, one := range runs {
		times := make([]time.Duration, starts)
		for i := range times {
			c, err := begin(one.path, filepath.Join(dir, fmt.Sprint(one.name, i)), one.args)
			if err != nil {
				return fmt.Errorf("%s: %w", one.name, err)
			}
			times[i] = c.drawn
			c.end()
		}
		slices.Sort(times)
		median := times[starts/2]
		if emptyStart == 0 {
			emptyStart = median
		}
		c, err := begin(one.path, filepath.Join(dir, one.name), one.args)
		if err != nil {
			return fmt.Errorf("%s: %w", one.name, err)
		}
		time.Sleep(settling)
		memory, err := c.memory()
		if err != nil {
			return err
		}
		line := fmt.Sprintf("%-14s first picture %4d ms (%.2f of an empty program), %3d MB resident", one.name, median.Milliseconds(), float64(median)/float64(emptyStart), memory>>20)
		if one.idle {
			before, err := c.cpu()
			if err != nil {
				return err
			}
			time.Sleep(idling)
			after, err := c.cpu()
			if err != nil {
				return err
			}
			line += fmt.Sprintf(", idle %.2f %% of a core over %v", 100*float64(after-before)/float64(idling), idling)
		}
		fmt.Println(line)
		c.end()
	}
	return nil
}

// begin starts a program and waits for its first picture.
func begin(path, home string, args []string) (*child, error) {
	c := &child{cmd: exec.Command(path, args...), home: home}
	if strings.HasSuffix(path, "portcullis") {
		c.cmd.Args = append(c.cmd.Args, "--data-dir", home, "--config-dir", home)
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	started := time.Now()
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	drawn := make(chan bool, 1)
	go func() {
		s := bufio.NewScanner(out)
		for s.Scan() {
			if s.Text() == "drawn" {
				drawn <- true
			}
		}
	}()
	deadline := time.After(20 * time.Second)
	for {
		select {
		case <-drawn:
			c.drawn = time.Since(started)
			return c, nil
		case <-deadline:
			c.end()
			return nil, errors.New("no picture within 20 s")
		case <-time.After(time.Millisecond):
			if c.logged("the first picture is drawn") {
				c.drawn = time.Since(started)
				return c, nil
			}
		}
	}
}

func (c *child) logged(what string) bool {
	data, err := os.ReadFile(filepath.Join(c.home, "logs", "portcullis.log"))
	return err == nil && bytes.Contains(data, []byte(what))
}

func (c *child) end() {
	c.cmd.Process.Kill()
	c.cmd.Wait()
}

// memory is the resident memory in bytes.
func (c *child) memory() (int64, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	for _, line := range strings.Split(string(data), "\n") {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kb, err := strconv.ParseInt(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(rest), "kB")), 10, 64)
			return kb << 10, err
		}
	}
	return 0, errors.New("no VmRSS in /proc")
}

// cpu is the processor time used so far. The kernel counts it in hundredths of a second.
func (c *child) cpu() (time.Duration, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", c.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	fields := strings.Fields(string(data[bytes.LastIndexByte(data, ')')+1:]))
	user, err1 := strconv.ParseInt(fields[11], 10, 64)
	system, err2 := strconv.ParseInt(fields[12], 10, 64)
	return time.Duration(user+system) * 10 * time.Millisecond, errors.Join(err1, err2)
}
