package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestStageGoesWhereItIsTold: make stage takes a folder by its way from the source too, and make uninstall leaves nothing of it.
func TestStageGoesWhereItIsTold(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	o, dir, bin := &order{root: root}, t.TempDir(), t.TempDir()
	for _, program := range programs {
		if err := os.WriteFile(filepath.Join(bin, program), []byte("#!/bin/sh\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	relative, err := filepath.Rel(root, dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := o.command("make", "--silent", "stage", "BIN="+bin, "PREFIX=/usr", "DESTDIR="+relative, "DATE=1700000000").Run(); err != nil {
		t.Fatal(err)
	}
	files, err := tree(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"usr/bin/siege", "usr/share/applications/io.github.portcullis.Portcullis.desktop", "usr/share/man/man6/portcullis.6.gz",
		"usr/share/icons/hicolor/256x256/apps/io.github.portcullis.Portcullis.png", "usr/share/mime/packages/io.github.portcullis.Portcullis.xml"} {
		if !slices.Contains(files, want) {
			t.Errorf("no %s among %v", want, files)
		}
	}
	if err := o.command("make", "--silent", "uninstall", "PREFIX=/usr", "DESTDIR="+relative).Run(); err != nil {
		t.Fatal(err)
	}
	if left, err := tree(dir); err != nil || len(left) > 0 {
		t.Errorf("uninstall leaves %v, %v", left, err)
	}
}

// TestCopyrightOfTheDeb: the file names who holds the rights and gives the whole licence, in lines that Debian's programs can read.
func TestCopyrightOfTheDeb(t *testing.T) {
	licence, err := os.ReadFile("../../LICENSE")
	if err != nil {
		t.Fatal(err)
	}
	said := copyright(licence)
	for _, want := range []string{"\nCopyright: 2026 The Portcullis authors\nLicense: Expat\n Permission is hereby granted", "\n .\n THE SOFTWARE IS PROVIDED"} {
		if !bytes.Contains(said, []byte(want)) {
			t.Errorf("no %q in:\n%s", want, said)
		}
	}
	for _, line := range strings.Split(strings.TrimSpace(string(said)), "\n") {
		if name, _, field := strings.Cut(line, ": "); line != "" && line[0] != ' ' && (!field || strings.Contains(name, " ")) {
			t.Errorf("neither a field nor the rest of one: %q", line)
		}
	}
}
