package host

import "syscall/js"

// Plugged calls when a gamepad was plugged in or out, until it is told to stop: nothing else wakes a program that
// sleeps. A browser shows a gamepad once a button of it was pressed.
func Plugged(call func()) (stop func()) {
	window := js.Global()
	if window.Get("addEventListener").Type() != js.TypeFunction {
		return func() {}
	}
	hear := js.FuncOf(func(js.Value, []js.Value) any {
		call()
		return nil
	})
	events := []string{"gamepadconnected", "gamepaddisconnected"}
	for _, event := range events {
		window.Call("addEventListener", event, hear)
	}
	return func() {
		for _, event := range events {
			window.Call("removeEventListener", event, hear)
		}
		hear.Release()
	}
}
