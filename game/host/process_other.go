//go:build !unix

package host

import (
	"os"
	"runtime"
)

// Running reports whether there is a process of that number now. A page is alone.
func Running(process int) bool {
	if process <= 0 || runtime.GOOS == "js" {
		return false
	}
	p, err := os.FindProcess(process)
	if err != nil {
		return false
	}
	_ = p.Release()
	return true
}
