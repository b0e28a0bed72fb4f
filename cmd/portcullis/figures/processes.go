package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	settling = 6 * time.Second  // before memory and idling are read: places where a match is lost are lit for 4.2 s
	idling   = 20 * time.Second // over which the idle cost is read
)

// child is one running program.
type child struct {
	cmd   *exec.Cmd
	drawn time.Duration // from its start to its first picture
	work  time.Duration // of all cores for it
	home  string
}

// show is a program that is started: the empty one, or ours with what it is to show first.
type show struct {
	name, path string
	args       []string
	home       string // the folder of its matches and settings; empty: a new one
}

// shows are the empty program, the menu and the matches, in this order.
func shows(p programs) []show {
	window := []string{"--size", "1280x720", "--nosound"}
	list := []show{{name: "empty program", path: p.empty}, {name: "menu", path: p.portcullis, args: window}}
	for _, m := range p.matches {
		list = append(list, show{name: m.title, path: p.portcullis, args: append([]string{m.path}, window...)})
	}
	return list
}

// processes prints memory and idle cost of the programs.
func processes(p programs, dir string) error {
	for _, one := range shows(p) {
		c, err := one.begin(dir)
		if err != nil {
			return err
		}
		time.Sleep(settling)
		memory, err := c.memory()
		if err != nil {
			return err
		}
		line := fmt.Sprintf("%-21s %3d MB resident", one.name, memory>>20)
		if one.path != p.empty { // whose loop never sleeps
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

// begin starts the program and waits for its first picture.
func (s show) begin(dir string) (*child, error) {
	home := s.home
	if home == "" {
		var err error
		if home, err = os.MkdirTemp(dir, "home"); err != nil {
			return nil, err
		}
	}
	// The log tells of the first picture; that of an earlier run would tell too soon.
	if err := os.RemoveAll(filepath.Join(home, "logs")); err != nil {
		return nil, err
	}
	c, err := begin(s.path, home, s.args)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.name, err)
	}
	return c, nil
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
			return c, c.take(started)
		case <-deadline:
			c.end()
			return nil, errors.New("no picture within 20 s")
		case <-time.After(time.Millisecond):
			if c.logged("the first picture is drawn") {
				return c, c.take(started)
			}
		}
	}
}

// take takes the figures of the first picture, which is there just now.
func (c *child) take(started time.Time) (err error) {
	c.drawn = time.Since(started)
	c.work, err = c.cpu()
	return err
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

// cpu is the processor time that all threads of the program have used so far.
func (c *child) cpu() (time.Duration, error) {
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", c.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	var sum int64
	for _, path := range threads {
		data, err := os.ReadFile(path)
		if errors.Is(err, os.ErrNotExist) || errors.Is(err, syscall.ESRCH) { // a thread that has ended since
			continue
		}
		if err != nil {
			return 0, err
		}
		ns, _, _ := bytes.Cut(data, []byte(" "))
		one, err := strconv.ParseInt(string(ns), 10, 64)
		if err != nil {
			return 0, fmt.Errorf("%s: %w", path, err)
		}
		sum += one
	}
	return time.Duration(sum), nil
}
