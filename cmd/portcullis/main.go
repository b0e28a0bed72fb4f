// Command portcullis is the desktop program: a box of siege games to play with the mouse.
//
// It ends with 0 when it was left in good order, with 1 when something went wrong on the
// way, and with 2 when the command line cannot be used.
//
// What is where:
//
//	cli.go, program.go, scenes.go  flags, and what is put together
//	memory.go                      what memory the program holds, and that it is little
//	demonstration.go, soak.go      what plays by itself: to be seen, and to see what memory it takes
//	icon.go                        the icon
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"
)

// Exit codes.
const (
	left     = 0
	failed   = 1
	unusable = 2
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is main without its process.
func run(args []string, stdout, stderr io.Writer) (code int) {
	c, code, done := parse(args, stdout, stderr)
	if done {
		return code
	}
	collect := spareMemory()
	p, err := prepare(c, stdout, stderr)
	if err != nil {
		fmt.Fprintln(stderr, "portcullis:", err)
		return unusable
	}
	defer p.close()
	p.collect = collect
	if err := p.play(); err != nil {
		p.tell(err)
		return failed
	}
	return left
}

// parse reads the command line. done: the program ends with the code at once.
func parse(args []string, stdout, stderr io.Writer) (c *cli, code int, done bool) {
	c = &cli{}
	parser, err := kong.New(c,
		kong.Name("portcullis"),
		kong.Description("A box of siege games to play with the mouse, against the computer or around one machine."),
		kong.Writers(stdout, stderr),
		kong.Exit(func(status int) { code, done = status, true }),
	)
	if err != nil {
		fmt.Fprintln(stderr, "portcullis:", err)
		return c, unusable, true
	}
	_, err = parser.Parse(args)
	if done {
		return c, code, true
	}
	if err == nil {
		err = c.check()
	}
	if err != nil {
		fmt.Fprintf(stderr, "portcullis: %v; see portcullis --help\n", err)
		return c, unusable, true
	}
	return c, left, false
}
