package host

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"
)

// With the C library of GNU a large piece of memory lies alone however often one was freed, and is given back at once.
func TestWhatTheGraphicsFreeIsGivenBack(t *testing.T) {
	SpareMemory()
	if libc.mallopt == nil || libc.trim == nil {
		if _, err := purego.Dlopen("libc.so.6", purego.RTLD_NOW); err == nil {
			if _, err := purego.Dlsym(purego.RTLD_DEFAULT, "gnu_get_libc_version"); err == nil {
				t.Fatal("the C library of GNU is there, and its functions were not found")
			}
		}
		t.Skip("another C library")
	}
	var malloc func(size uintptr) unsafe.Pointer
	var free func(at unsafe.Pointer)
	purego.RegisterLibFunc(&malloc, purego.RTLD_DEFAULT, "malloc")
	purego.RegisterLibFunc(&free, purego.RTLD_DEFAULT, "free")
	const size = 16 << 20
	for range 3 {
		at := malloc(size)
		if !mapped(t, at) {
			t.Fatal("a large piece of memory is not mapped at all")
		}
		free(at)
		if mapped(t, at) {
			t.Fatal("a large piece of memory stays with the program once it is freed")
		}
	}
	TidyMemory()
}

// mapped reports whether the program holds the memory at an address.
func mapped(t *testing.T, at unsafe.Pointer) bool {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		t.Skip(err)
	}
	var low, high uintptr
	for line := range strings.SplitSeq(strings.TrimSpace(string(maps)), "\n") {
		if _, err := fmt.Sscanf(line, "%x-%x", &low, &high); err != nil {
			t.Fatal(err)
		}
		if uintptr(at) >= low && uintptr(at) < high {
			return true
		}
	}
	return false
}

func BenchmarkTidyMemory(b *testing.B) {
	SpareMemory()
	for b.Loop() {
		TidyMemory()
	}
}
