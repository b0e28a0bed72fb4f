package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"

	"github.com/goreleaser/nfpm/v2"
	"github.com/goreleaser/nfpm/v2/deb"
	"github.com/goreleaser/nfpm/v2/files"
	"github.com/goreleaser/nfpm/v2/rpm"
)

// linux makes deb, rpm and tar.gz of what make install installs.
func (o *order) linux() error {
	if err := o.compile("linux"); err != nil {
		return err
	}
	needs, err := os.ReadFile(filepath.Join(o.root, ".ci", "setup"))
	if err != nil {
		return err
	}
	debs, sonames := libraries(needs)
	if len(debs) == 0 {
		return errors.New(".ci/setup names no libraries")
	}
	for _, p := range o.of("linux") {
		stage := filepath.Join(o.work, "stage-"+p.arch)
		if err := o.command("make", "--silent", "stage", "BIN="+filepath.Dir(o.binary(p, "portcullis")), "PREFIX=/usr", "DESTDIR="+stage, fmt.Sprint("DATE=", o.date.Unix())).Run(); err != nil {
			return fmt.Errorf("make stage: %w", err)
		}
		if err := o.archive(filepath.Join(stage, "usr"), o.name("linux-"+p.arch), tarGz); err != nil {
			return err
		}
		licence, err := os.ReadFile(filepath.Join(o.root, "LICENSE"))
		if err != nil {
			return err
		}
		rights := filepath.Join(o.work, "copyright")
		if err := os.WriteFile(rights, copyright(licence), 0o644); err != nil {
			return err
		}
		info := o.info(p.arch, stage, "deb")
		info.Contents = append(info.Contents, &files.Content{Source: rights, Destination: "/usr/share/doc/portcullis/copyright", FileInfo: &files.ContentFileInfo{Mode: 0o644, MTime: o.date}})
		info.Depends = debs
		info.Recommends = []string{"libgl1-mesa-dri", "libasound2 | libasound2t64", "xclip | xsel | wl-clipboard"}
		if err := pack(deb.Default, info, filepath.Join(o.out, fmt.Sprintf("portcullis_%s_%s.deb", o.version, p.arch))); err != nil {
			return err
		}
		info = o.info(p.arch, stage, "rpm")
		info.Depends = sonames
		info.Recommends = []string{"mesa-dri-drivers", "libasound.so.2()(64bit)", "xclip"}
		if err := pack(rpm.DefaultRPM, info, filepath.Join(o.out, fmt.Sprintf("portcullis-%s-1.%s.rpm", o.version, map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[p.arch]))); err != nil {
			return err
		}
	}
	return nil
}

// need is a line of .ci/setup that asks for a library that the program opens by itself.
var need = regexp.MustCompile(`(?m)^\s*have_lib (\S+) \|\| missing\+=\((\S+)\)$`)

// libraries are what .ci/setup wants for running: Debian's packages, and the libraries in them as rpm names them.
func libraries(setup []byte) (debs, sonames []string) {
	for _, m := range need.FindAllSubmatch(setup, -1) {
		debs = append(debs, string(m[2]))
		sonames = append(sonames, string(m[1])+"()(64bit)")
	}
	return debs, sonames
}

// info says what a package is, with all files of a staged tree.
func (o *order) info(arch, stage, packager string) *nfpm.Info {
	info := &nfpm.Info{
		Name:          "portcullis",
		Arch:          arch,
		Platform:      "linux",
		Version:       string(o.version),
		VersionSchema: "none",
		Release:       map[string]string{"rpm": "1"}[packager],
		Section:       "games",
		Priority:      "optional",
		Maintainer:    "The Portcullis authors <portcullis@portcullis.invalid>",
		Description:   "Five siege board games for one table\nA desktop program that knows every rule of five siege board games, shows\nwhat can be done and why, and is played by point and click, alone, against\nthe computer, or by several people around one machine.",
		License:       "MIT",
		MTime:         o.date,
	}
	info.RPM.BuildHost = "localhost"
	info.DisableGlobbing = true
	info.Contents = files.Contents{{Source: filepath.Join(stage, "usr"), Destination: "/usr", Type: files.TypeTree}}
	return info
}

// copyright is what Debian wants to find in the folder of a package's documents: who holds which rights, as a text that programs
// read (Debian policy 12.5, "Machine-readable debian/copyright file", format 1.0). In a paragraph an empty line is a dot.
func copyright(licence []byte) []byte {
	out := &bytes.Buffer{}
	out.WriteString("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Portcullis\n")
	out.WriteString("Comment: The games, their names and their rules belong to their owners: NOTICE.md in this folder.\n" +
		" Code and fonts of others keep the licences that lie in the folder licences.\n\n")
	_, rest, _ := bytes.Cut(licence, []byte("\n\n"))
	holder, terms, _ := bytes.Cut(rest, []byte("\n\n"))
	fmt.Fprintf(out, "Files: *\nCopyright: %s\nLicense: Expat\n", bytes.TrimPrefix(holder, []byte("Copyright (c) ")))
	for line := range bytes.Lines(bytes.TrimSpace(terms)) {
		if line = bytes.TrimSpace(line); len(line) == 0 {
			line = []byte(".")
		}
		fmt.Fprintf(out, " %s\n", line)
	}
	return out.Bytes()
}

// pack writes a package.
func pack(p nfpm.Packager, info *nfpm.Info, path string) error {
	out := &bytes.Buffer{}
	w := bufio.NewWriter(out)
	if err := errors.Join(p.Package(nfpm.WithDefaults(info), w), w.Flush()); err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return os.WriteFile(path, out.Bytes(), 0o644)
}

// tree lists the files under a folder, in order, with slashes.
func tree(dir string) (paths []string, err error) {
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			rel, wrong := filepath.Rel(dir, path)
			paths, err = append(paths, filepath.ToSlash(rel)), wrong
		}
		return err
	})
	return paths, err
}
