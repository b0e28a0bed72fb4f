// Package host is what the program asks of where it runs, as far as that differs: on a desktop
// or in the page of a browser (see cmd/portcullis/web).
//
//	clipboard_*.go  the clipboard
//	memory_*.go     what the C library keeps of freed memory
//	page_*.go       frames, files to and from the person, and the turns of the page
//	pages_linux.go  code and tables that were read and are not needed for the moment
//	pads_*.go       gamepads that are plugged in while the program sleeps
//	process_*.go    whether another program still runs
//	await_js.go     promises
package host
