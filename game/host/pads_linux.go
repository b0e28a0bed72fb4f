package host

import (
	"os"
	"syscall"
)

// devices is where Linux shows what is plugged in.
const devices = "/dev/input"

// Plugged calls when a gamepad may have been plugged in or out, until it is told to stop: nothing else wakes a
// program that sleeps. A system that does not show its devices is not followed.
func Plugged(call func()) (stop func()) {
	stop, err := changed(devices, call)
	if err != nil {
		return func() {}
	}
	return stop
}

// changed calls after files have come into a folder, left it, or become readable.
func changed(folder string, call func()) (stop func(), err error) {
	fd, err := syscall.InotifyInit1(syscall.IN_CLOEXEC | syscall.IN_NONBLOCK)
	if err != nil {
		return nil, err
	}
	notices := os.NewFile(uintptr(fd), "inotify")
	if _, err := syscall.InotifyAddWatch(fd, folder, syscall.IN_CREATE|syscall.IN_DELETE|syscall.IN_ATTRIB); err != nil {
		notices.Close()
		return nil, os.NewSyscallError("inotify_add_watch", err)
	}
	go func() {
		buffer := make([]byte, 64*(syscall.SizeofInotifyEvent+syscall.NAME_MAX+1))
		for {
			if n, err := notices.Read(buffer); n <= 0 || err != nil {
				return
			}
			call()
		}
	}()
	return func() { notices.Close() }, nil
}
