package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/macho"
	"encoding/binary"
	"encoding/json"
	"encoding/xml"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestVersions(t *testing.T) {
	for said, want := range map[string]version{
		"v1.2.3":              "1.2.3",
		"1.2.3":               "1.2.3",
		"v1.2.3-4-gabc":       "1.2.3+4.gabc",
		"v1.2.3-4-gabc-dirty": "1.2.3+4.gabc.dirty",
		"1.2.3+4.gabc":        "1.2.3+4.gabc",
		"9a2fb2a":             "0.0.0+git9a2fb2a",
		"9a2fb2a-dirty":       "0.0.0+git9a2fb2a.dirty",
		"unversioned":         "0.0.0+gitunversioned",
	} {
		if got := versionOf(said); got != want {
			t.Errorf("%s: %s, want %s", said, got, want)
		}
	}
	if n := version("1.20.3+4.gabc").numbers(); n != [3]uint16{1, 20, 3} {
		t.Error(n)
	}
}

func TestPlatformsAreChosen(t *testing.T) {
	o := &order{}
	if err := o.choose("linux/arm64,darwin/arm64"); err != nil || len(o.of("linux")) != 1 || o.of("linux")[0].arch != "arm64" || len(o.of("windows")) != 0 {
		t.Errorf("%v, %v", o.platforms, err)
	}
	if err := (&order{}).choose("linux/amd64,plan9/386"); err == nil {
		t.Error("plan9/386 is made")
	}
	if err := o.choose(""); err != nil || len(o.platforms) != 5 {
		t.Errorf("%v, %v", o.platforms, err)
	}
}

// thin is the smallest program that macOS would look at: a header without commands.
func thin(cpu macho.Cpu, sub uint32, size int) []byte {
	var b []byte
	for _, field := range []uint32{macho.Magic64, uint32(cpu), sub, uint32(macho.TypeExec), 0, 0, 0, 0} {
		b = binary.LittleEndian.AppendUint32(b, field)
	}
	return append(b, bytes.Repeat([]byte{7}, size-len(b))...)
}

func TestUniversalProgramHoldsBoth(t *testing.T) {
	intel, apple := thin(macho.CpuAmd64, 3, 20_000), thin(macho.CpuArm64, 0, 100)
	data, err := universal(intel, apple)
	if err != nil {
		t.Fatal(err)
	}
	fat, err := macho.NewFatFile(bytes.NewReader(data))
	if err != nil || len(fat.Arches) != 2 {
		t.Fatalf("%+v, %v", fat, err)
	}
	for i, want := range [][]byte{intel, apple} {
		a := fat.Arches[i]
		if a.Offset%(1<<14) != 0 || a.Align != 14 || !bytes.Equal(data[a.Offset:a.Offset+a.Size], want) {
			t.Errorf("program %d lies at %d, %d bytes, aligned %d", i, a.Offset, a.Size, a.Align)
		}
	}
	if fat.Arches[0].Cpu != macho.CpuAmd64 || fat.Arches[0].SubCpu != 3 || fat.Arches[1].Cpu != macho.CpuArm64 {
		t.Errorf("%+v", fat.Arches)
	}
	for what, bad := range map[string][][]byte{"nothing": nil, "no program": {[]byte("#!/bin/sh, and more behind it to have a header's length")}} {
		if _, err := universal(bad...); err == nil {
			t.Errorf("%s makes a program", what)
		}
	}
}

func TestIconHoldsItsPictures(t *testing.T) {
	data := icns([]appIcon{{"ic09", []byte("large")}, {"ic07", []byte("small!")}})
	want := "icns\x00\x00\x00\x23" + "ic07\x00\x00\x00\x0esmall!" + "ic09\x00\x00\x00\x0dlarge"
	if string(data) != want {
		t.Errorf("%q\nwant %q", data, want)
	}
}

func TestPackagesNeedWhatSetupInstalls(t *testing.T) {
	setup, err := os.ReadFile("../../.ci/setup")
	if err != nil {
		t.Fatal(err)
	}
	debs, sonames := libraries(setup)
	if len(debs) < 9 || len(debs) != len(sonames) || !slices.Contains(debs, "libx11-6") || !slices.Contains(sonames, "libX11.so.6()(64bit)") {
		t.Errorf("%v, %v", debs, sonames)
	}
	if n := len(regexp.MustCompile(`(?m)^\s*have_lib lib`).FindAll(setup, -1)); n != len(debs)+1 { // the driver is a choice of two
		t.Errorf("%d libraries in .ci/setup, %d needed by the packages", n, len(debs))
	}
}

func TestArchivesHoldFilesOfOneDate(t *testing.T) {
	o := &order{root: "../..", out: t.TempDir(), date: time.Unix(1_700_000_000, 0).UTC()}
	dir := t.TempDir()
	files := map[string]os.FileMode{"b/run": 0o755, "a.txt": 0o600}
	for name, mode := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(name), mode); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range []format{tarGz, zipped} {
		if err := o.archive(dir, "box", f); err != nil {
			t.Fatal(err)
		}
	}
	packed, err := os.ReadFile(filepath.Join(o.out, "box.tar.gz"))
	if err != nil {
		t.Fatal(err)
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for r := tar.NewReader(unpacked); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, h.Name)
		if want := map[string]int64{"box/b/run": 0o755, "box/a.txt": 0o644}[h.Name]; h.Mode != want || !h.ModTime.Equal(o.date) || h.Uid != 0 {
			t.Errorf("%+v", h)
		}
	}
	z, err := zip.OpenReader(filepath.Join(o.out, "box.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	for i, f := range z.File {
		if f.Name != names[i] || !f.Modified.Equal(o.date) || (f.Mode() == 0o755) != (f.Name == "box/b/run") {
			t.Errorf("%+v", f.FileHeader)
		}
	}
	if !slices.Equal(names, []string{"box/a.txt", "box/b/run"}) {
		t.Error(names)
	}
	if err := o.sums(); err != nil {
		t.Fatal(err)
	}
	if sums, err := os.ReadFile(filepath.Join(o.out, "SHA256SUMS")); err != nil || strings.Count(string(sums), "\n") != 2 {
		t.Errorf("%s, %v", sums, err)
	}
}

func TestWindowsResourcesAndPlistNameTheVersion(t *testing.T) {
	o := &order{root: "../..", version: "1.2.3+4.gabc", commit: "c0ffee", date: time.Unix(1_700_000_000, 0).UTC()}
	set, err := o.resources("portcullis")
	if err != nil {
		t.Fatal(err)
	}
	if n := set.Count(); n < 3 {
		t.Errorf("%d resources; want icon, manifest, version", n)
	}
	var dict struct {
		Strings []string `xml:"dict>string"`
		Keys    []string `xml:"dict>key"`
	}
	if err := xml.Unmarshal(o.plist(), &dict); err != nil || !slices.Contains(dict.Strings, "1.2.3") || len(dict.Keys) != len(dict.Strings)+1 {
		t.Errorf("%+v, %v", dict, err)
	}
}

func TestMaterialsAreEveryModuleOnce(t *testing.T) {
	o := &order{version: "1.2.3+4", commit: "c0ffee", date: time.Unix(1_700_000_000, 0).UTC()}
	one := &debug.BuildInfo{GoVersion: "go1.26.8", Deps: []*debug.Module{{Path: "z.org/z", Version: "v1.0.0", Sum: "h1:z="}, {Path: "a.org/a", Version: "v2.0.0+incompatible", Replace: &debug.Module{Path: "b.org/b", Version: "v3.0.0"}}}}
	other := &debug.BuildInfo{GoVersion: "go1.26.8", Deps: []*debug.Module{{Path: "z.org/z", Version: "v1.0.0", Sum: "h1:z="}, {Path: "w.org/w", Version: "v1.1.0"}}}
	bom := o.materials([]*debug.BuildInfo{one, other})
	var urls []string
	for _, c := range *bom.Components {
		urls = append(urls, c.PackageURL)
	}
	want := []string{"pkg:golang/b.org/b@v3.0.0", "pkg:golang/std@1.26.8", "pkg:golang/w.org/w@v1.1.0", "pkg:golang/z.org/z@v1.0.0"}
	if !slices.Equal(urls, want) || !slices.Equal(*(*bom.Dependencies)[0].Dependencies, want) {
		t.Errorf("%v\nwant %v", urls, want)
	}
	if data, err := json.Marshal(bom); err != nil || !strings.Contains(string(data), `"timestamp":"2023-11-14T22:13:20Z"`) {
		t.Errorf("%s, %v", data, err)
	}
}
