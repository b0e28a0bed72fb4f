//go:build !unix

package save

import (
	"os"
	"testing"
)

// wantMode does nothing: Windows and browsers guard the files of a person by other means.
func wantMode(*testing.T, string, os.FileMode) {}
