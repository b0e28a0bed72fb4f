package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// sums writes the checksums of all packages, as sha256sum --check reads them.
func (o *order) sums() error {
	files, err := tree(o.out)
	if err != nil {
		return err
	}
	lines := &strings.Builder{}
	for _, file := range files {
		data, err := os.ReadFile(filepath.Join(o.out, filepath.FromSlash(file)))
		if err != nil {
			return err
		}
		fmt.Fprintf(lines, "%x  %s\n", sha256.Sum256(data), file)
	}
	return os.WriteFile(filepath.Join(o.out, "SHA256SUMS"), []byte(lines.String()), 0o644)
}
