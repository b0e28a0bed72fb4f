//go:build !linux

package host

// SpareMemory does nothing: only the C library of GNU keeps what the graphics free.
func SpareMemory() {}

// TidyMemory does nothing.
func TidyMemory() {}
