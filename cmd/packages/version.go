package main

import (
	"regexp"
	"strconv"
	"strings"
)

// version is a version that deb, rpm and all file systems take: "1.2.3", or "1.2.3+4.gabc" for what comes four commits later.
type version string

var (
	released = regexp.MustCompile(`^v?(\d+\.\d+\.\d+)(?:[-+](.+))?$`)
	foreign  = regexp.MustCompile(`[^0-9A-Za-z.]+`)
)

// versionOf reads what git describe says. Where no release is known the version is 0.0.0 and something.
func versionOf(said string) version {
	base, rest := "0.0.0", "git"+said
	if parts := released.FindStringSubmatch(said); parts != nil {
		base, rest = parts[1], parts[2]
	}
	if rest = strings.Trim(foreign.ReplaceAllString(rest, "."), "."); rest == "" {
		return version(base)
	}
	return version(base + "+" + rest)
}

// numbers are the three numbers of a version.
func (v version) numbers() (n [3]uint16) {
	base, _, _ := strings.Cut(string(v), "+")
	for i, part := range strings.SplitN(base, ".", 3) {
		number, err := strconv.ParseUint(part, 10, 16)
		if err == nil {
			n[i] = uint16(number)
		}
	}
	return n
}
