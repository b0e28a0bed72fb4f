package host

import "syscall/js"

// NoClipboard is false: whether the person allows it shows when it is used.
const NoClipboard = false

// Copy puts a text on the clipboard.
func Copy(text string) error {
	_, err := await(func() js.Value { return clipboard().Call("writeText", text) })
	return err
}

// Paste reads the text of the clipboard. The browser may ask the person first.
func Paste() (string, error) {
	v, err := await(func() js.Value { return clipboard().Call("readText") })
	if err != nil {
		return "", err
	}
	return v.String(), nil
}

func clipboard() js.Value { return js.Global().Get("navigator").Get("clipboard") }
