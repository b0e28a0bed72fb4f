package main

import (
	"archive/zip"
	"bytes"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

var made = flag.String("made", "", "look at the packages in this folder")

// TestMadePackages looks at real packages: go test . -run Made -args -made FOLDER, as make packages-check does.
func TestMadePackages(t *testing.T) {
	if *made == "" {
		t.Skip("no folder of packages is given with -made")
	}
	windows, mac := entries(t, one(t, "portcullis-*-windows-amd64.zip")), entries(t, one(t, "portcullis-*-macos-universal.zip"))
	v := versionOf(strings.TrimSuffix(strings.TrimPrefix(filepath.Base(one(t, "portcullis-*.cdx.json")), "portcullis-"), ".cdx.json"))
	lookAtWindows(t, windows, v)
	lookAtMac(t, mac, v)
	programs := map[string][]byte{}
	for name, e := range windows {
		if strings.HasSuffix(name, ".exe") {
			programs[name] = e.data
			lookAtSubsystem(t, name, e.data)
		}
	}
	for name, e := range mac {
		if strings.HasPrefix(name, "Portcullis.app/Contents/MacOS/") {
			for _, slice := range slicesOf(t, e.data) {
				programs[name+" "+slice.Cpu.String()] = slice.data
				lookAtSeal(t, name, slice)
			}
		}
	}
	if len(programs) != 6 {
		t.Errorf("%d programs", len(programs))
	}
	lookAtMaterials(t, programs, v)
}

// one is the only file in the folder of packages with such a name.
func one(t *testing.T, pattern string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(*made, pattern))
	if err != nil || len(found) != 1 {
		t.Fatalf("%s: %v, %v", pattern, found, err)
	}
	return found[0]
}

// packed is a file in a zip.
type packed struct {
	mode os.FileMode
	data []byte
}

func entries(t *testing.T, path string) map[string]packed {
	t.Helper()
	z, err := zip.OpenReader(path)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	all := map[string]packed{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if _, twice := all[f.Name]; err != nil || twice {
			t.Fatalf("%s: %v, twice: %v", f.Name, err, twice)
		}
		all[f.Name] = packed{f.Mode(), data}
	}
	return all
}

// lookAtMaterials holds the bill of materials against what programs themselves say that they were built from.
func lookAtMaterials(t *testing.T, programs map[string][]byte, v version) {
	data, err := os.ReadFile(one(t, "*.cdx.json"))
	if err != nil {
		t.Fatal(err)
	}
	bom := cdx.BOM{}
	if err := json.Unmarshal(data, &bom); err != nil {
		t.Fatal(err)
	}
	if bom.BOMFormat != cdx.BOMFormat || bom.SpecVersion != cdx.SpecVersion1_6 || bom.Metadata.Component.Version != string(v) {
		t.Errorf("%s %v of %s", bom.BOMFormat, bom.SpecVersion, bom.Metadata.Component.Version)
	}
	listed := map[string]cdx.Component{}
	for _, c := range *bom.Components {
		listed[c.Name] = c
	}
	for name, program := range programs {
		info, err := buildinfo.Read(bytes.NewReader(program))
		if err != nil || len(info.Deps) == 0 {
			t.Fatalf("%s: %v", name, err)
		}
		for _, m := range info.Deps {
			c := listed[m.Path]
			sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(m.Sum, "h1:"))
			if err != nil || c.Version != m.Version || c.Hashes == nil || (*c.Hashes)[0].Value != hex.EncodeToString(sum) {
				t.Errorf("%s is built from %s %s %s; listed is %q, %v", name, m.Path, m.Version, m.Sum, c.Version, c.Hashes)
			}
		}
		if std := listed["std"].Version; "go"+std != info.GoVersion {
			t.Errorf("%s is built by %s; listed is %s", name, info.GoVersion, std)
		}
	}
}
