package host

import "github.com/ebitengine/purego"

// What mallopt of glibc sets (malloc.h).
const (
	mallocMmapThreshold = -3
	mallocArenas        = -8
)

// How memory is asked of the system for the graphics of Mesa: alone from so many bytes on, and else in so many arenas.
const (
	aloneFrom = 128 << 10
	arenas    = 2
)

// libc is the C library of GNU, as far as the program has to do with it. Where there is another one the functions are nil.
var libc struct {
	mallopt func(option, value int32) int32
	trim    func(keep uintptr) int32
}

// SpareMemory has what the graphics free given back to the system. It is to be called before there is a window. The C
// library of GNU takes a texture that was freed for a sign that more of its size will come: from then on it lays textures
// among small things, where what is free between them stays with the program. On other systems it does nothing.
func SpareMemory() {
	handle, err := purego.Dlopen("libc.so.6", purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return
	}
	bind := func(function any, name string) {
		if symbol, err := purego.Dlsym(handle, name); err == nil && symbol != 0 {
			purego.RegisterFunc(function, symbol)
		}
	}
	bind(&libc.mallopt, "mallopt")
	bind(&libc.trim, "malloc_trim")
	if libc.mallopt != nil {
		libc.mallopt(mallocMmapThreshold, aloneFrom)
		libc.mallopt(mallocArenas, arenas)
	}
}

// TidyMemory gives back to the system what lies free in the memory of the graphics, and the pages of files that were only read.
func TidyMemory() {
	leaveFiles()
	if libc.trim != nil {
		libc.trim(0)
	}
}
