package main

import (
	"bytes"
	"debug/pe"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode/utf16"
)

// bare is the smallest program that Windows would look at: headers, and one section that holds nothing.
func bare() []byte {
	b := &bytes.Buffer{}
	dos := make([]byte, 64)
	copy(dos, "MZ")
	dos[60] = 64 // where the next header lies
	optional := pe.OptionalHeader64{Magic: 0x20b, ImageBase: 1 << 22, SectionAlignment: 4096, FileAlignment: 512, SizeOfImage: 8192, SizeOfHeaders: 512, Subsystem: pe.IMAGE_SUBSYSTEM_WINDOWS_GUI, NumberOfRvaAndSizes: 16}
	section := pe.SectionHeader32{Name: [8]uint8{'.', 't', 'e', 'x', 't'}, VirtualSize: 512, VirtualAddress: 4096, SizeOfRawData: 512, PointerToRawData: 512}
	for _, part := range []any{
		dos, []byte("PE\x00\x00"),
		pe.FileHeader{Machine: pe.IMAGE_FILE_MACHINE_AMD64, NumberOfSections: 1, SizeOfOptionalHeader: uint16(binary.Size(optional))},
		optional, section,
	} {
		_ = binary.Write(b, binary.LittleEndian, part) // a buffer takes everything
	}
	return append(b.Bytes(), make([]byte, 1024-b.Len())...)
}

func TestWindowsZipHoldsProgramsWithIconVersionAndManifest(t *testing.T) {
	o := &order{root: "../..", work: t.TempDir(), out: t.TempDir(), version: "1.2.3+4.gabc", commit: "c0ffee", date: time.Unix(1_700_000_000, 0).UTC()}
	p := platform{"windows", "amd64"}
	for _, program := range programs {
		if err := os.MkdirAll(filepath.Dir(o.binary(p, program)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(o.binary(p, program), bare(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := o.windowsZip(p); err != nil {
		t.Fatal(err)
	}
	lookAtWindows(t, entries(t, filepath.Join(o.out, o.name("windows-amd64")+".zip")), o.version)
}

// lookAtWindows holds what is in the zip for Windows against what Windows asks of it.
func lookAtWindows(t *testing.T, files map[string]packed, v version) {
	t.Helper()
	root := fmt.Sprintf("portcullis-%s-windows-amd64/", v)
	for _, name := range []string{"README.md", "LICENSE", "NOTICE.md", "CHANGELOG.md", "licences/Go.txt", "portcullis.exe", "siege.exe"} {
		if len(files[root+name].data) == 0 {
			t.Errorf("no %s in the zip", name)
		}
	}
	for _, program := range programs {
		found := resourcesOf(t, files[root+program+".exe"].data)
		if n := len(found[kindIcon]); n != 7 {
			t.Errorf("%s has %d icons", program, n)
		}
		for kind, name := range map[uint32]string{kindIconGroup: "set of icons", kindVersion: "version", kindManifest: "manifest"} {
			if len(found[kind]) != 1 {
				t.Fatalf("%s has %d times a %s", program, len(found[kind]), name)
			}
		}
		group := found[kindIconGroup][0]
		if n := binary.LittleEndian.Uint16(group[4:]); n != 7 {
			t.Errorf("%s: %d icons in the set", program, n)
		}
		lookAtManifest(t, program, found[kindManifest][0])
		lookAtVersion(t, program, found[kindVersion][0], v)
	}
}

// lookAtSubsystem: portcullis opens no window with a command line beside its own, siege writes into that in which it is called.
func lookAtSubsystem(t *testing.T, name string, program []byte) {
	t.Helper()
	file, err := pe.NewFile(bytes.NewReader(program))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]uint16{"portcullis.exe": pe.IMAGE_SUBSYSTEM_WINDOWS_GUI, "siege.exe": pe.IMAGE_SUBSYSTEM_WINDOWS_CUI}[path.Base(name)]
	if head, ok := file.OptionalHeader.(*pe.OptionalHeader64); !ok || head.Subsystem != want {
		t.Errorf("%s: %+v", name, file.OptionalHeader)
	}
}

func lookAtManifest(t *testing.T, program string, data []byte) {
	t.Helper()
	var m struct {
		DPI   string `xml:"application>windowsSettings>dpiAwareness"`
		Long  string `xml:"application>windowsSettings>longPathAware"`
		Level struct {
			Level string `xml:"level,attr"`
		} `xml:"trustInfo>security>requestedPrivileges>requestedExecutionLevel"`
		Systems []struct {
			ID string `xml:"Id,attr"`
		} `xml:"compatibility>application>supportedOS"`
	}
	if err := xml.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	const windows10 = "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"
	if !strings.HasPrefix(strings.ToLower(m.DPI), "permonitorv2") || m.Long != "true" || m.Level.Level != "asInvoker" || len(m.Systems) != 1 || m.Systems[0].ID != windows10 {
		t.Errorf("%s: %+v\n%s", program, m, data)
	}
}

func lookAtVersion(t *testing.T, program string, data []byte, v version) {
	t.Helper()
	fixed := bytes.Index(data, []byte{0xbd, 0x04, 0xef, 0xfe})
	if fixed < 0 || len(data) < fixed+24 {
		t.Fatalf("%s: no version in %x", program, data)
	}
	n := v.numbers()
	high, low := binary.LittleEndian.Uint32(data[fixed+8:]), binary.LittleEndian.Uint32(data[fixed+12:])
	if got := [3]uint16{uint16(high >> 16), uint16(high), uint16(low >> 16)}; got != n {
		t.Errorf("%s is of version %v, want %v", program, got, n)
	}
	var wide []byte
	for _, unit := range utf16.Encode([]rune("ProductVersion\x00")) {
		wide = binary.LittleEndian.AppendUint16(wide, unit)
	}
	at := bytes.Index(data, wide)
	var words []uint16
	for i := at + len(wide); at >= 0 && i+1 < len(data) && len(words) < len(v)+2; i += 2 {
		words = append(words, binary.LittleEndian.Uint16(data[i:]))
	}
	if got := strings.Trim(string(utf16.Decode(words)), "\x00"); got != string(v) {
		t.Errorf("%s says that it is of version %q, want %q", program, got, v)
	}
}

// The kinds of resources, as Windows numbers them.
const (
	kindIcon      = 3
	kindIconGroup = 14
	kindVersion   = 16
	kindManifest  = 24
)

// further marks an entry of the tree below which there is more of it.
const further = uint32(1 << 31)

// resourcesOf reads the resources of a program by their kind: a tree of kind, name and language.
func resourcesOf(t *testing.T, program []byte) map[uint32][][]byte {
	t.Helper()
	file, err := pe.NewFile(bytes.NewReader(program))
	if err != nil {
		t.Fatal(err)
	}
	section := file.Section(".rsrc")
	head, wide := file.OptionalHeader.(*pe.OptionalHeader64)
	if section == nil || !wide || head.DataDirectory[pe.IMAGE_DIRECTORY_ENTRY_RESOURCE].VirtualAddress != section.VirtualAddress || file.Machine != pe.IMAGE_FILE_MACHINE_AMD64 {
		t.Fatalf("no resources: %+v", file.FileHeader)
	}
	data, err := section.Data()
	if err != nil {
		t.Fatal(err)
	}
	found := map[uint32][][]byte{}
	var walk func(at, kind uint32)
	walk = func(at, kind uint32) {
		names, ids := binary.LittleEndian.Uint16(data[at+12:]), binary.LittleEndian.Uint16(data[at+14:])
		for i := range uint32(names) + uint32(ids) {
			entry := data[at+16+8*i:]
			id, to := binary.LittleEndian.Uint32(entry), binary.LittleEndian.Uint32(entry[4:])
			below := kind
			if at == 0 {
				below = id
			}
			if to&further != 0 {
				walk(to&^further, below)
				continue
			}
			start, size := binary.LittleEndian.Uint32(data[to:])-section.VirtualAddress, binary.LittleEndian.Uint32(data[to+4:])
			found[below] = append(found[below], data[start:start+size])
		}
	}
	walk(0, 0)
	return found
}
