package host

import (
	"runtime"
	"syscall/js"
	"time"
)

// InBrowser reports whether the program runs in the page of a browser.
const InBrowser = true

var page = js.Global().Get("portcullis")

// Wake has the page let the next frame through, which it holds back while nothing moves.
func Wake() { page.Call("wake") }

// Looks tells that the program has taken up where the fingers are: the page then lets through what they did next.
func Looks() { page.Call("looks") }

// Drawn tells that the first picture is drawn.
func Drawn() { page.Call("drawn") }

// Title names the tab.
func Title(title string) { js.Global().Get("document").Set("title", title) }

// Give hands a file to the person: the browser downloads it.
func Give(name string, data []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	page.Call("give", name, bytes)
}

// Take asks the person for a file of at most so many bytes. data is nil if it cannot be read or is larger; a
// person who picks none is not told of. kinds are endings such as ".siege", with commas between them.
func Take(kinds string, most int, then func(name string, data []byte)) {
	var picked js.Func
	picked = js.FuncOf(func(_ js.Value, args []js.Value) any {
		picked.Release()
		var data []byte
		if !args[1].IsNull() {
			data = make([]byte, args[1].Length())
			js.CopyBytesToGo(data, args[1])
		}
		go then(args[0].String(), data)
		return nil
	})
	page.Call("take", kinds, most, picked)
}

// Edit tells the page of the text that a person edits, for the keyboard that a touch screen shows: the caret in
// characters, the place in points.
func Edit(text string, caret int, at [4]float64) {
	page.Call("edit", text, caret, at[0], at[1], at[2], at[3])
}

// EndEdit tells the page that no text is edited any more.
func EndEdit() { page.Call("edit", nil) }

// Writes calls with the whole text and the caret whenever the keyboard of a touch screen has changed what Edit told,
// until it is told to stop.
func Writes(call func(text string, caret int)) (stop func()) {
	hear := js.FuncOf(func(_ js.Value, args []js.Value) any {
		call(args[0].String(), args[1].Int())
		return nil
	})
	page.Set("wrote", hear)
	return func() {
		page.Set("wrote", js.Undefined())
		hear.Release()
	}
}

const (
	// breath is how long a computer player thinks before the page gets its turn.
	breath = 12 * time.Millisecond
	// oftenEnough is how many calls of Breathe look at the clock once: there are hundreds in a millisecond.
	oftenEnough = 4
)

var (
	calls    int
	breathed time.Time
)

// Breathe lets the page draw and listen, if it has waited for long: a browser has one thread for all, and
// whoever computes keeps it. It is called often by what computes for long (rules.Breathe).
var Breathe = func() {
	if calls++; calls%oftenEnough != 0 {
		return
	}
	if time.Since(breathed) >= breath {
		time.Sleep(time.Millisecond)
		breathed = time.Now()
		runtime.Gosched()
	}
}

// Mirror is what tests have the page listen to the screens with, as JSON; nil: nobody listens.
func Mirror() func(line []byte) {
	listen := page.Get("mirror")
	if listen.Type() != js.TypeFunction {
		return nil
	}
	return func(line []byte) { listen.Invoke(string(line)) }
}
