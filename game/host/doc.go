// Package host is what the program asks of where it runs, as far as that differs: on a desktop
// or in the page of a browser (see cmd/portcullis/web).
//
//	clipboard_*.go  the clipboard
package host
