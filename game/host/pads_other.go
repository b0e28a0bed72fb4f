//go:build !linux && !js

package host

import "time"

// lookEvery is how often a system is looked at that tells nobody of gamepads.
const lookEvery = 3 * time.Second

// Plugged calls when a gamepad may have been plugged in or out, until it is told to stop: nothing else wakes a
// program that sleeps.
func Plugged(call func()) (stop func()) {
	ticker, done := time.NewTicker(lookEvery), make(chan struct{})
	go func() {
		for {
			select {
			case <-ticker.C:
				call()
			case <-done:
				return
			}
		}
	}()
	return func() {
		ticker.Stop()
		close(done)
	}
}
