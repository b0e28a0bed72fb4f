// Command collect writes the licence texts of every module that the program is built from
// to assets/licences. It is run by go generate in package assets.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

const (
	program = "portcullis/..." // both commands
	folder  = "licences"
)

// systems are what the program is released for; they need different modules.
var systems = [...]string{"linux", "windows", "darwin"}

// licenceFile matches the names under which projects keep their licences.
var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents)([-._].*)?$`)

func main() {
	if err := collect(); err != nil {
		fmt.Fprintln(os.Stderr, "collect:", err)
		os.Exit(1)
	}
}

func collect() error {
	texts := map[string][]string{} // module path -> licence files
	for _, system := range systems {
		packages, err := dependencies(system)
		if err != nil {
			return err
		}
		for _, p := range packages {
			if p.Module == nil || p.Module.Main {
				continue
			}
			files, err := licencesOf(p)
			if err != nil {
				return err
			}
			texts[p.Module.Path] = union(texts[p.Module.Path], files)
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	texts["Go"] = []string{filepath.Join(strings.TrimSpace(string(root)), "LICENSE")}
	for name, files := range texts {
		if len(files) == 0 {
			return fmt.Errorf("%s has no licence file", name)
		}
		if err := write(name, files); err != nil {
			return err
		}
	}
	return nil
}

// pkg is what go list tells about a package.
type pkg struct {
	Dir    string
	Module *struct {
		Path, Dir string
		Main      bool
	}
}

// dependencies lists the packages that the program is built from on one system.
func dependencies(system string) ([]pkg, error) {
	// -e: a package that does not load is the concern of the compiler.
	list := exec.Command("go", "list", "-e", "-deps", "-json=Dir,Module", program)
	list.Env = append(os.Environ(), "GOOS="+system, "CGO_ENABLED=0")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s: %w", system, err)
	}
	var packages []pkg
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p pkg
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			return packages, nil
		}
		if err != nil {
			return nil, err
		}
		packages = append(packages, p)
	}
}

// licencesOf finds the licence files in the folder of a package and in those above it up to
// the root of its module: what was taken over from elsewhere has its own.
func licencesOf(p pkg) ([]string, error) {
	var files []string
	for dir := p.Dir; ; dir = filepath.Dir(dir) {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, entry := range entries {
			if !entry.IsDir() && licenceFile.MatchString(entry.Name()) && !strings.HasSuffix(entry.Name(), ".go") {
				files = append(files, filepath.Join(dir, entry.Name()))
			}
		}
		if dir == p.Module.Dir || len(dir) <= len(p.Module.Dir) {
			return files, nil
		}
	}
}

// union adds what is new and keeps the order by path.
func union(have, more []string) []string {
	all := append(have, more...)
	slices.Sort(all)
	return slices.Compact(all)
}

// write puts the licences of one module into one file: its name, an empty line, the texts.
func write(name string, files []string) error {
	var parts []string
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		text := strings.TrimSpace(strings.ReplaceAll(string(data), "\r\n", "\n"))
		if !slices.Contains(parts, text) {
			parts = append(parts, text)
		}
	}
	text := name + "\n\n" + strings.Join(parts, "\n\n----------------------------------------\n\n") + "\n"
	file := strings.ReplaceAll(name, "/", "_") + ".txt"
	return os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644)
}
