package main

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestMacZipHoldsAnApplication(t *testing.T) {
	o := &order{root: "../..", work: t.TempDir(), out: t.TempDir(), version: "1.2.3+4.gabc", date: time.Unix(1_700_000_000, 0).UTC()}
	if err := o.choose("darwin/amd64,darwin/arm64"); err != nil {
		t.Fatal(err)
	}
	for _, p := range o.platforms {
		cpu := map[string]macho.Cpu{"amd64": macho.CpuAmd64, "arm64": macho.CpuArm64}[p.arch]
		for _, program := range programs {
			if err := os.MkdirAll(filepath.Dir(o.binary(p, program)), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(o.binary(p, program), thin(cpu, 0, 100), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := o.macZip(); err != nil {
		t.Fatal(err)
	}
	lookAtMac(t, entries(t, filepath.Join(o.out, o.name("macos-universal")+".zip")), o.version)
}

// lookAtMac holds what is in the zip for macOS against what macOS asks of an application.
func lookAtMac(t *testing.T, files map[string]packed, v version) {
	t.Helper()
	const root = "Portcullis.app/Contents/"
	n := v.numbers()
	short := fmt.Sprintf("%d.%d.%d", n[0], n[1], n[2])
	info, err := propertyList(files[root+"Info.plist"].data)
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]any{
		"CFBundleIdentifier": "io.github.portcullis.Portcullis", "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": "Portcullis",
		"CFBundleExecutable": "portcullis", "CFBundleIconFile": "portcullis", "CFBundleVersion": short, "CFBundleShortVersionString": short,
		"LSMinimumSystemVersion": "12.0", "NSHighResolutionCapable": true,
	} {
		if info[key] != want {
			t.Errorf("%s is %v, want %v", key, info[key], want)
		}
	}
	if string(files[root+"PkgInfo"].data) != "APPL????" || len(files[root+"Resources/licences/Go.txt"].data) == 0 {
		t.Error("no PkgInfo, or no licences")
	}
	for name, f := range files {
		runs := filepath.Dir(name)+"/" == root+"MacOS/"
		if want := map[bool]os.FileMode{true: 0o755, false: 0o644}[runs]; f.mode != want {
			t.Errorf("%s has mode %v", name, f.mode)
		}
	}
	for _, program := range programs {
		both := slicesOf(t, files[root+"MacOS/"+program].data)
		if len(both) != 2 || both[0].Cpu != macho.CpuAmd64 || both[1].Cpu != macho.CpuArm64 || both[0].Type != macho.TypeExec || both[1].Type != macho.TypeExec {
			t.Errorf("%s: %+v", program, both)
		}
	}
	lookAtIcons(t, files[root+"Resources/portcullis.icns"].data)
}

func lookAtIcons(t *testing.T, data []byte) {
	t.Helper()
	if len(data) < 8 || string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatalf("%d bytes are no icon", len(data))
	}
	found := 0
	for rest := data[8:]; len(rest) >= 8; found++ {
		kind, size := string(rest[:4]), binary.BigEndian.Uint32(rest[4:])
		picture, err := png.DecodeConfig(bytes.NewReader(rest[8:size]))
		if want := iconKinds[kind]; err != nil || want == 0 || picture.Width != want || picture.Height != want {
			t.Errorf("%s: %d by %d, %v", kind, picture.Width, picture.Height, err)
		}
		rest = rest[size:]
	}
	if found != len(iconKinds) {
		t.Errorf("%d pictures", found)
	}
}

// propertyList reads a property list that is one dictionary of strings and truths, and nothing else.
func propertyList(data []byte) (map[string]any, error) {
	d, dict, key, depth := xml.NewDecoder(bytes.NewReader(data)), map[string]any{}, "", 0
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		if _, ok := token.(xml.EndElement); ok {
			depth--
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if outer := []string{"plist", "dict"}; depth < 2 {
			if start.Name.Local != outer[depth] {
				return nil, fmt.Errorf("<%s> at depth %d", start.Name.Local, depth)
			}
			depth++
			continue
		}
		text := ""
		if err := d.DecodeElement(&text, &start); err != nil {
			return nil, err
		}
		switch kind := start.Name.Local; {
		case kind == "key" && key == "" && text != "":
			key = text
			if _, twice := dict[key]; twice {
				return nil, fmt.Errorf("%s stands twice", key)
			}
		case kind == "string" && key != "":
			dict[key], key = text, ""
		case (kind == "true" || kind == "false") && key != "" && text == "":
			dict[key], key = kind == "true", ""
		default:
			return nil, fmt.Errorf("<%s>%s behind the key %q", kind, text, key)
		}
	}
	if key != "" || depth != 0 {
		return nil, fmt.Errorf("the list ends behind the key %q, at depth %d", key, depth)
	}
	return dict, nil
}

func TestPropertyListsAreReadStrictly(t *testing.T) {
	good := `<plist version="1.0"><dict><key>a</key><string>b</string><key>c</key><true/></dict></plist>`
	if dict, err := propertyList([]byte(good)); err != nil || len(dict) != 2 || dict["a"] != "b" || dict["c"] != true {
		t.Errorf("%v, %v", dict, err)
	}
	for _, bad := range []string{`<dict></dict>`, `<plist><dict><key>a</key></dict></plist>`, `<plist><dict><string>b</string></dict></plist>`, `<plist><dict><key>a</key><key>b</key></dict></plist>`,
		`<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>`, `<plist><dict><key>a</key><real>1</real></dict></plist>`, `<plist><dict>`} {
		if dict, err := propertyList([]byte(bad)); err == nil {
			t.Errorf("%s is read as %v", bad, dict)
		}
	}
}

// slice is the program for one processor in a universal one.
type slice struct {
	*macho.File
	data []byte
}

func slicesOf(t *testing.T, data []byte) (all []slice) {
	t.Helper()
	fat, err := macho.NewFatFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range fat.Arches {
		all = append(all, slice{a.File, data[a.Offset : a.Offset+a.Size]})
	}
	return all
}

// lookAtSeal checks what processors of Apple ask of a program: the checksums of its pages, put there by Go's linker. That
// for others bears none. Both say from which version of macOS on they run.
func lookAtSeal(t *testing.T, name string, s slice) {
	t.Helper()
	const signature, oldest = 0x1d, 0x32 // commands LC_CODE_SIGNATURE, LC_BUILD_VERSION
	sealed, from := false, uint32(0)
	for _, load := range s.Loads {
		raw := load.Raw()
		switch s.ByteOrder.Uint32(raw) {
		case oldest:
			from = s.ByteOrder.Uint32(raw[12:])
		case signature:
			at := s.ByteOrder.Uint32(raw[8:])
			sealed = pagesAgree(s.data, s.data[at:at+s.ByteOrder.Uint32(raw[12:])])
		}
	}
	if from != 12<<16 || sealed != (s.Cpu == macho.CpuArm64) {
		t.Errorf("%s for %v: from macOS %x on, sealed: %v", name, s.Cpu, from, sealed)
	}
}

// pagesAgree reports whether the checksums in a signature are those of the program before it.
func pagesAgree(program, seal []byte) bool {
	word := func(b []byte, at int) int { return int(binary.BigEndian.Uint32(b[at:])) }
	directory := seal[word(seal, 16):] // the first of what is signed: a kind, then where it lies
	sums, slots, end, page := word(directory, 16), word(directory, 28), word(directory, 32), 1<<directory[39]
	if word(seal, 0) != 0xfade0cc0 || word(directory, 0) != 0xfade0c02 || slots != (end+page-1)/page {
		return false
	}
	for i := range slots {
		sum := sha256.Sum256(program[i*page : min((i+1)*page, end)])
		if !bytes.Equal(sum[:], directory[sums+32*i:sums+32*i+32]) {
			return false
		}
	}
	return slots > 0
}
