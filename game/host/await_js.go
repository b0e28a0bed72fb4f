package host

import (
	"errors"
	"fmt"
	"syscall/js"
)

// await waits for the promise that f makes. What f throws, or the promise is broken with, is the error.
func await(f func() js.Value) (v js.Value, err error) {
	type result struct {
		v   js.Value
		err error
	}
	defer func() {
		if thrown := recover(); thrown != nil {
			err = fmt.Errorf("%v", thrown)
		}
	}()
	c := make(chan result, 1)
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any { c <- result{v: args[0]}; return nil })
	defer kept.Release()
	broken := js.FuncOf(func(_ js.Value, args []js.Value) any {
		c <- result{err: errors.New(args[0].Get("message").String())}
		return nil
	})
	defer broken.Release()
	f().Call("then", kept, broken)
	r := <-c
	return r.v, r.err
}
