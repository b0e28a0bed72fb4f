// Package probe shows what is on the screen to tests and screen readers: on each line that
// is sent to it, it answers with one line of JSON: what was published last or, where the line
// names something else that can be asked for, that. It reads only; nothing can be done to the
// program through it.
//
// An address is "unix:PATH" or "tcp:HOST:PORT". Only this machine can connect: a socket of
// the file system is private to its owner, and a TCP host must be a loopback address.
package probe

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"os"
	"strings"
	"sync"
	"sync/atomic"
)

const (
	// maxRequest is the longest line that is taken.
	maxRequest = 4 << 10
	// maxConnections is how many are answered at once.
	maxConnections = 16
)

// Server answers with what was published last. It is safe for use by several goroutines.
type Server struct {
	listener net.Listener
	done     chan struct{}
	wait     sync.WaitGroup

	asked atomic.Bool

	mu     sync.Mutex
	latest []byte
	first  chan struct{} // closed with the first Publish
	open   map[net.Conn]bool
	others map[string]func() []byte // what else can be asked for, by the line that asks
}

// Listen opens the address and begins to answer.
func Listen(address string) (*Server, error) {
	l, err := listen(address)
	if err != nil {
		return nil, fmt.Errorf("probe %s: %w", address, err)
	}
	s := &Server{listener: l, done: make(chan struct{}), first: make(chan struct{}), open: map[net.Conn]bool{}, others: map[string]func() []byte{}}
	s.wait.Go(s.accept)
	return s, nil
}

func listen(address string) (net.Listener, error) {
	kind, place, _ := strings.Cut(address, ":")
	switch kind {
	case "unix":
		return listenUnix(place)
	case "tcp":
		return listenTCP(place)
	}
	return nil, errors.New("an address is unix:PATH or tcp:127.0.0.1:PORT")
}

// listenUnix makes a socket in the file system. One that a killed program has left behind
// is replaced, any other file is not.
func listenUnix(path string) (net.Listener, error) {
	if path == "" {
		return nil, errors.New("the path is missing")
	}
	if info, err := os.Lstat(path); err == nil {
		if info.Mode().Type() != os.ModeSocket {
			return nil, errors.New("there is a file that is not a socket")
		}
		if c, err := net.Dial("unix", path); err == nil {
			c.Close()
			return nil, errors.New("another program answers there")
		}
		if err := os.Remove(path); err != nil {
			return nil, err
		}
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, 0o600); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return l, nil
}

func listenTCP(place string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(place)
	if err != nil {
		return nil, err
	}
	ip := net.ParseIP(host)
	if ip == nil || !ip.IsLoopback() {
		return nil, fmt.Errorf("%q is not a loopback address; use 127.0.0.1", host)
	}
	return net.Listen("tcp", place)
}

// Addr is where the server listens.
func (s *Server) Addr() net.Addr { return s.listener.Addr() }

// Publish replaces the answer. line is one line of JSON without its end; it must not be
// changed afterwards.
func (s *Server) Publish(line []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.latest == nil {
		close(s.first)
	}
	s.latest = line
}

// Offer answers a line that is the request with what tell makes, one line of JSON without its end. Tell is called on
// a goroutine of the connection.
func (s *Server) Offer(request string, tell func() []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.others[request] = tell
}

// Asked reports whether a line has come since it was last asked: whoever publishes may tell more then.
func (s *Server) Asked() bool { return s.asked.Swap(false) }

// Close ends all connections and waits until they have ended.
func (s *Server) Close() error {
	close(s.done)
	err := s.listener.Close()
	s.mu.Lock()
	for c := range s.open {
		c.Close()
	}
	s.mu.Unlock()
	s.wait.Wait()
	return err
}

func (s *Server) accept() {
	for {
		c, err := s.listener.Accept()
		if err != nil {
			return
		}
		if !s.enter(c) {
			c.Close()
			continue
		}
		s.wait.Go(func() {
			defer s.leave(c)
			s.answer(c)
		})
	}
}

func (s *Server) enter(c net.Conn) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	select {
	case <-s.done:
		return false
	default:
	}
	if len(s.open) >= maxConnections {
		return false
	}
	s.open[c] = true
	return true
}

func (s *Server) leave(c net.Conn) {
	c.Close()
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.open, c)
}

// answer sends a line for each line that comes. Before anything was published it
// waits.
func (s *Server) answer(c net.Conn) {
	requests := bufio.NewScanner(c)
	requests.Buffer(make([]byte, 0, 256), maxRequest)
	for requests.Scan() {
		s.asked.Store(true)
		select {
		case <-s.first:
		case <-s.done:
			return
		}
		s.mu.Lock()
		line, tell := s.latest, s.others[requests.Text()]
		s.mu.Unlock()
		if tell != nil {
			line = tell()
		}
		out := net.Buffers{line, []byte{'\n'}}
		if _, err := out.WriteTo(c); err != nil {
			return
		}
	}
}
