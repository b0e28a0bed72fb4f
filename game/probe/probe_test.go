package probe

import (
	"bufio"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func serve(t *testing.T, address string) *Server {
	t.Helper()
	s, err := Listen(address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func socketPath(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "p") // t.TempDir may be too long for a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return filepath.Join(dir, "s")
}

func TestAnswersEachLineWithTheLatest(t *testing.T) {
	for _, address := range []string{"unix:" + socketPath(t), "tcp:127.0.0.1:0"} {
		t.Run(address[:4], func(t *testing.T) {
			s := serve(t, address)
			s.Publish([]byte(`{"scene":"menu"}`))
			c, err := net.Dial(s.Addr().Network(), s.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			c.SetDeadline(time.Now().Add(10 * time.Second))
			lines := bufio.NewReader(c)
			ask := func() string {
				fmt.Fprintln(c, "mirror")
				line, err := lines.ReadString('\n')
				if err != nil {
					t.Fatal(err)
				}
				return line
			}
			if got := ask(); got != "{\"scene\":\"menu\"}\n" {
				t.Errorf("got %q", got)
			}
			s.Publish([]byte(`{"scene":"board"}`))
			if got := ask(); got != "{\"scene\":\"board\"}\n" {
				t.Errorf("after the second Publish: got %q", got)
			}
		})
	}
}

func TestWaitsForTheFirstPublish(t *testing.T) {
	s := serve(t, "unix:"+socketPath(t))
	c, err := net.Dial("unix", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintln(c, "")
	c.SetDeadline(time.Now().Add(50 * time.Millisecond))
	lines := bufio.NewReader(c)
	if line, err := lines.ReadString('\n'); err == nil {
		t.Fatalf("answered %q before anything was published", line)
	}
	s.Publish([]byte("{}"))
	c.SetDeadline(time.Now().Add(10 * time.Second))
	if line, err := lines.ReadString('\n'); err != nil || line != "{}\n" {
		t.Errorf("got %q, %v", line, err)
	}
}

func TestTooLongALineEndsTheConnection(t *testing.T) {
	s := serve(t, "tcp:127.0.0.1:0")
	s.Publish([]byte("{}"))
	c, err := net.Dial("tcp", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	c.SetDeadline(time.Now().Add(10 * time.Second))
	fmt.Fprintln(c, strings.Repeat("x", 2*maxRequest))
	if line, err := bufio.NewReader(c).ReadString('\n'); err == nil {
		t.Errorf("answered %q", line)
	}
}

func TestRefusesAddresses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("kept"), 0o600); err != nil {
		t.Fatal(err)
	}
	for address, says := range map[string]string{
		"tcp:0.0.0.0:0":       "not a loopback address",
		"tcp::0":              "not a loopback address",
		"tcp:192.0.2.1:80":    "not a loopback address",
		"tcp:example.com:80":  "not a loopback address",
		"tcp:127.0.0.1":       "missing port",
		"udp:127.0.0.1:1":     "an address is",
		"":                    "an address is",
		"unix:":               "the path is missing",
		"unix:" + file:        "not a socket",
		"unix:/none/there/is": "no such file",
	} {
		s, err := Listen(address)
		if err == nil {
			s.Close()
			t.Errorf("%q: listens", address)
			continue
		}
		if !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v; want %q in it", address, err, says)
		}
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "kept" {
		t.Errorf("the file was touched: %q, %v", data, err)
	}
}

func TestReplacesTheSocketOfADeadProgram(t *testing.T) {
	path := socketPath(t)
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: path})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Listen("unix:" + path); err == nil || !strings.Contains(err.Error(), "another program answers") {
		t.Errorf("took the socket of a living program: %v", err)
	}
	l.SetUnlinkOnClose(false)
	l.Close()
	s := serve(t, "unix:"+path)
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("socket: %v, %v", info, err)
	}
	s.Publish([]byte("{}"))
}

func TestCloseEndsConnections(t *testing.T) {
	s, err := Listen("unix:" + socketPath(t))
	if err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("unix", s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintln(c, "mirror") // waits for the first Publish
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	c.SetDeadline(time.Now().Add(10 * time.Second))
	if _, err := bufio.NewReader(c).ReadString('\n'); err == nil {
		t.Error("answered after Close")
	}
}

// A line that asks for something else is answered with that; all others still with the latest.
func TestAnswersWhatElseIsOffered(t *testing.T) {
	s := serve(t, "tcp:127.0.0.1:0")
	s.Publish([]byte(`{"scene":"menu"}`))
	s.Offer("memory", func() []byte { return []byte(`{"resident":7}`) })
	c, err := net.Dial(s.Addr().Network(), s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	c.SetDeadline(time.Now().Add(10 * time.Second))
	lines := bufio.NewReader(c)
	for _, ask := range [...]struct{ line, want string }{{"memory", `{"resident":7}`}, {"mirror", `{"scene":"menu"}`}, {"memory", `{"resident":7}`}, {"", `{"scene":"menu"}`}} {
		fmt.Fprintln(c, ask.line)
		if got, err := lines.ReadString('\n'); err != nil || strings.TrimSpace(got) != ask.want {
			t.Errorf("%q is answered with %q (%v), want %s", ask.line, got, err, ask.want)
		}
	}
}

// Whoever publishes learns that a line has come, once.
func TestAsked(t *testing.T) {
	s := serve(t, "tcp:127.0.0.1:0")
	s.Publish([]byte(`{}`))
	if s.Asked() {
		t.Fatal("nobody has asked")
	}
	c, err := net.Dial(s.Addr().Network(), s.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	c.SetDeadline(time.Now().Add(10 * time.Second))
	fmt.Fprintln(c, "mirror")
	if _, err := bufio.NewReader(c).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	if first, again := s.Asked(), s.Asked(); !first || again {
		t.Errorf("asked %v, then %v", first, again)
	}
}
