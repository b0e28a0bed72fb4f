//go:build !js

package host

import "github.com/atotto/clipboard"

// NoClipboard reports whether there is no clipboard that can be reached.
var NoClipboard = clipboard.Unsupported

// Copy puts a text on the clipboard.
func Copy(text string) error { return clipboard.WriteAll(text) }

// Paste reads the text of the clipboard.
func Paste() (string, error) { return clipboard.ReadAll() }
