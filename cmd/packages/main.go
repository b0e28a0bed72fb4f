// Command packages makes all packages of Portcullis: deb, rpm and tar.gz for Linux, a zip with the programs for Windows, a
// zip with the application for macOS, a bill of materials and checksums. It runs the Go tool and make, and writes nothing
// but the folder it is given. What it writes depends on the source, the version, the commit and the date alone: twice the
// same is byte for byte the same.
//
// What is where:
//
//	main.go, compile.go, version.go  what is made from what
//	linux.go, windows.go, mac.go     one system each
//	icns.go, macho.go, archive.go    file formats
//	bom.go, sums.go                  bill of materials, checksums
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// order is what packages are made of.
type order struct {
	root      string // of the source
	work      string // what is in between
	out       string // the packages
	platforms []platform
	version   version
	commit    string
	date      time.Time
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "packages:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("packages", flag.ContinueOnError)
	o := order{}
	flags.StringVar(&o.root, "root", ".", "root of the source")
	flags.StringVar(&o.out, "out", "build/packages", "folder of the packages, which is written anew")
	said := flags.String("version", "", "version: 1.2.3, or what git describe says")
	flags.StringVar(&o.commit, "commit", "", "commit that the source is of")
	only := flags.String("platforms", "", "make packages of these alone, such as linux/amd64,windows/amd64")
	epoch := flags.Int64("date", 0, "date of all files, in seconds since 1970")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if o.commit == "" || *epoch <= 0 || *said == "" {
		return errors.New("--version, --commit and --date are needed")
	}
	if err := o.choose(*only); err != nil {
		return err
	}
	o.version, o.date = versionOf(*said), time.Unix(*epoch, 0).UTC()
	for _, path := range []*string{&o.root, &o.out} {
		abs, err := filepath.Abs(*path)
		if err != nil {
			return err
		}
		*path = abs
	}
	o.work = o.out + "-work"
	return o.all()
}

func (o *order) all() error {
	for _, dir := range []string{o.out, o.work} {
		if err := os.RemoveAll(dir); err != nil {
			return err
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
	}
	for _, step := range []func() error{o.linux, o.windows, o.mac, o.bom, o.sums, func() error { return os.RemoveAll(o.work) }} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// name is that of a package without its ending, such as "portcullis-1.2.3-windows-amd64".
func (o *order) name(system string) string { return fmt.Sprintf("portcullis-%s-%s", o.version, system) }
