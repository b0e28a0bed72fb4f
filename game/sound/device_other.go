//go:build !linux

package sound

// findDevice leaves it to the system to say whether there is a device.
func findDevice() error { return nil }
