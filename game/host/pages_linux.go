package host

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
)

// worthLeaving is how many bytes of a file are resident at least for it to be let go of.
const worthLeaving = 256 << 10

// leaveFiles has the system take back the pages of files that were only read: code and tables of the program and of the
// libraries it loaded. They are read again from the system's own copy when they are needed. The compiler of LLVM, with which
// Mesa makes its shaders, is most of it, and it runs in the first seconds alone.
func leaveFiles() {
	maps, err := os.Open("/proc/self/smaps")
	if err != nil {
		return
	}
	defer maps.Close()
	for _, m := range unchanged(bufio.NewScanner(maps)) {
		// What madvise cannot do is left as it is: nothing depends on it.
		_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, m.low, m.high-m.low, syscall.MADV_DONTNEED)
	}
}

// mapping is a part of a file in the memory of the program, with how much of it is resident, in bytes.
type mapping struct {
	low, high, resident uintptr
}

// unchanged is the mappings in a list of the form of smaps (proc(5)) that are worth leaving and hold nothing but what is in
// their files. Whatever can be written to, and whatever was, as addresses are by the loader, is not among them: it would be lost.
func unchanged(lines *bufio.Scanner) []mapping {
	var list []mapping
	var m mapping
	ofFile := false
	for lines.Scan() {
		line := lines.Text()
		name, value, _ := strings.Cut(line, " ")
		switch name {
		case "Rss:":
			m.resident = kilobytes(value) << 10
		case "Anonymous:":
			if ofFile && kilobytes(value) == 0 && m.resident >= worthLeaving {
				list = append(list, m)
			}
		default:
			if !strings.HasSuffix(name, ":") {
				m, ofFile = head(line)
			}
		}
	}
	return list
}

// head reads the line with which a mapping begins, and whether it is one of a file that is only read.
func head(line string) (m mapping, ofFile bool) {
	var access, offset, device, file string
	var inode uint64
	n, _ := fmt.Sscanf(line, "%x-%x %s %s %s %d %s", &m.low, &m.high, &access, &offset, &device, &inode, &file)
	return m, n == 7 && inode != 0 && strings.HasPrefix(file, "/") && (access == "r-xp" || access == "r--p")
}

// kilobytes reads what smaps says of a size, such as "  1020 kB".
func kilobytes(text string) uintptr {
	n, _ := strconv.ParseUint(strings.TrimSuffix(strings.TrimSpace(text), " kB"), 10, 64)
	return uintptr(n)
}
