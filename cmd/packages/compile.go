package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// platform is a system and a processor, as Go calls them.
type platform struct{ os, arch string }

// platforms are all that can be built.
var platforms = []platform{{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"darwin", "amd64"}, {"darwin", "arm64"}}

// programs are the commands under cmd that are packed.
var programs = []string{"portcullis", "siege"}

// binary is where a program of a platform is built.
func (o *order) binary(p platform, program string) string {
	if p.os == "windows" {
		program += ".exe"
	}
	return filepath.Join(o.work, p.os+"-"+p.arch, program)
}

// choose takes the platforms that are listed, or all.
func (o *order) choose(list string) error {
	if list == "" {
		o.platforms = platforms
		return nil
	}
	for name := range strings.SplitSeq(list, ",") {
		system, arch, _ := strings.Cut(name, "/")
		p := platform{system, arch}
		if !slices.Contains(platforms, p) {
			return fmt.Errorf("%q is not among %v", name, platforms)
		}
		o.platforms = append(o.platforms, p)
	}
	return nil
}

// of lists the platforms of a system that are wanted.
func (o *order) of(system string) (list []platform) {
	for _, p := range o.platforms {
		if p.os == system {
			list = append(list, p)
		}
	}
	return list
}

// compile builds the programs for the platforms of a system.
func (o *order) compile(system string) error {
	for _, p := range o.of(system) {
		fmt.Printf("building for %s/%s\n", p.os, p.arch)
		for _, program := range programs {
			link := fmt.Sprintf("-s -w -buildid= -X portcullis/cmd/edition.version=%s -X portcullis/cmd/edition.commit=%s", o.version, o.commit)
			if p.os == "windows" && program == "portcullis" {
				link += " -H=windowsgui"
			}
			cmd := o.command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", link, "-o", o.binary(p, program), "./cmd/"+program)
			cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+p.os, "GOARCH="+p.arch, "GOFLAGS=", "GOEXPERIMENT=", "GOAMD64=v1", "GOARM64=v8.0")
			if err := cmd.Run(); err != nil {
				return fmt.Errorf("%s for %s/%s cannot be built: %w", program, p.os, p.arch, err)
			}
		}
	}
	return nil
}

// command is one that runs in the source and says its troubles to the person.
func (o *order) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Stderr = o.root, os.Stderr
	return cmd
}
