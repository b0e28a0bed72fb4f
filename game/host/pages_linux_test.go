package host

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"unsafe"
)

// A file that was read is let go of, and reads the same afterwards.
func TestWhatWasReadIsLeftAndReadAgain(t *testing.T) {
	const size = 4 << 20
	name := filepath.Join(t.TempDir(), "read")
	if err := os.WriteFile(name, []byte(strings.Repeat("portcullis\n", size/11+1)[:size]), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := syscall.Mmap(int(f.Fd()), 0, size, syscall.PROT_READ, syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Munmap(data)
	read := func() (sum int) {
		for _, b := range data {
			sum += int(b)
		}
		return sum
	}
	before := read()
	if got := resident(t, data); got != size {
		t.Fatalf("%d bytes are resident of %d that were read", got, size)
	}
	leaveFiles()
	if got := resident(t, data); got != 0 {
		t.Errorf("%d bytes stay resident", got)
	}
	if after := read(); after != before {
		t.Errorf("the file reads %d, and %d before", after, before)
	}
}

// What was written to a part of a file, and protected afterwards as a loader does it, stays.
func TestWhatWasWrittenIsNotLeft(t *testing.T) {
	const size = 1 << 20
	name := filepath.Join(t.TempDir(), "written")
	if err := os.WriteFile(name, make([]byte, size), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := syscall.Mmap(int(f.Fd()), 0, size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Munmap(data)
	for i := range data {
		data[i] = 7
	}
	if err := syscall.Mprotect(data, syscall.PROT_READ); err != nil {
		t.Fatal(err)
	}
	leaveFiles()
	for i, b := range data {
		if b != 7 {
			t.Fatalf("byte %d is %d", i, b)
		}
	}
}

func TestOnlyUnchangedFilesAreWorthLeaving(t *testing.T) {
	const text = `1000-200000 r-xp 00000000 08:01 7 /usr/lib/code.so
Rss:                1020 kB
Anonymous:             0 kB
200000-300000 r--p 00000000 08:01 7 /usr/lib/relocated.so
Rss:                1024 kB
Anonymous:             4 kB
300000-400000 rw-p 00000000 08:01 7 /usr/lib/data.so
Rss:                1024 kB
Anonymous:             0 kB
400000-500000 r--p 00000000 00:00 0
Rss:                1024 kB
Anonymous:             0 kB
500000-600000 r--s 00000000 08:01 7 /usr/share/shared
Rss:                1024 kB
Anonymous:             0 kB
600000-700000 r--p 00000000 08:01 7 /usr/share/small file
Rss:                  64 kB
Anonymous:             0 kB
700000-800000 r--p 00000000 00:00 0 [vvar]
Rss:                1024 kB
Anonymous:             0 kB
`
	list := unchanged(bufio.NewScanner(strings.NewReader(text)))
	if len(list) != 1 || list[0] != (mapping{low: 0x1000, high: 0x200000, resident: 1020 << 10}) {
		t.Errorf("left would be %x", list)
	}
}

// resident is how many bytes of what is mapped are in memory, by the pages of this program alone.
func resident(t *testing.T, data []byte) uintptr {
	t.Helper()
	f, err := os.Open("/proc/self/smaps")
	if err != nil {
		t.Skip(err)
	}
	defer f.Close()
	at := uintptr(unsafe.Pointer(&data[0]))
	for _, m := range unchanged(bufio.NewScanner(f)) {
		if m.low <= at && at < m.high {
			return m.resident
		}
	}
	return 0
}
