package e2e

import (
	"bytes"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portcullis/cmd/portcullis/drive"
)

func TestTypedSeedAndNameDealThatMatch(t *testing.T) {
	h := drive.NewHome(t)
	p := start(t, h, 1280, 720)
	p.WaitScene("menu")
	p.Click("game:kurth")
	p.WaitScene("new")
	p.into("new:more")
	p.Click("new:more")
	p.Settle()
	p.into("new:seed")
	p.Click("new:seed")
	p.TypeText("4711")
	p.Click("seat:0:name")
	p.TypeText("Änne")
	p.Settle()
	p.Click("new:begin")
	p.WaitScene("board")
	header := matchFile(t, h).Header
	if header.Seed != 4711 {
		t.Errorf("the seed is %d", header.Seed)
	}
	if !strings.Contains(header.Seats[0].Name, "Änne") {
		t.Errorf("the seat is named %q", header.Seats[0].Name)
	}
}

// Hovering what cannot be done changes the picture: a tooltip says why.
func TestHoverSaysWhyNot(t *testing.T) {
	p := start(t, drive.NewHome(t), 1280, 720, "--seed", "7")
	p.beginKurth("easy")
	e := p.Element("spell:hearth_song")
	if e.Enabled || e.Reason == "" {
		t.Fatalf("Hearth-song is enabled %v, reason %q", e.Enabled, e.Reason)
	}
	before := p.Frame()
	p.Hover("spell:hearth_song")
	p.Tick(40)
	p.Settle()
	p.Shot("tooltip")
	if after := p.Frame(); bytes.Equal(before.Pix, after.Pix) {
		t.Error("hovering a dimmed panel shows nothing")
	}
}

// The demonstration is what make run shows where there is no screen. It is left after its first
// pictures; the way through all of it is tested without a window.
func TestDemonstration(t *testing.T) {
	dir := t.TempDir()
	binary := filepath.Join(dir, "portcullis")
	build := exec.Command("go", "build", "-o", binary, "portcullis/cmd/portcullis")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Run("a picture of a match that is not there", func(t *testing.T) {
		cmd := exec.Command(binary, "--screenshot", filepath.Join(dir, "one.png"), "--data-dir", dir, "--config-dir", dir, filepath.Join(dir, "gone.siege"))
		out, err := cmd.CombinedOutput()
		if said := string(out); cmd.ProcessState.ExitCode() != 1 || !strings.Contains(said, "gone.siege") {
			t.Errorf("it ends with %v and says %q", err, said)
		}
		if _, err := os.Stat(filepath.Join(dir, "one.png")); err == nil {
			t.Error("a picture was kept")
		}
	})
	pictures := filepath.Join(dir, "demo")
	var stdout, stderr bytes.Buffer
	cmd := exec.Command(binary, "--demo", pictures, "--config-dir", dir)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	look := time.NewTicker(100 * time.Millisecond)
	defer look.Stop()
	for shots := 0; shots < 8; {
		select {
		case err := <-ended:
			t.Fatalf("it ended after %d pictures: %v\n%s", shots, err, stderr.String())
		case <-look.C:
			list, err := filepath.Glob(filepath.Join(pictures, "*.png"))
			if err != nil {
				t.Fatal(err)
			}
			shots = len(list)
		}
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := <-ended; err != nil || !strings.Contains(stdout.String(), "pictures are in ") {
		t.Errorf("left, it ends with %v and says %q\n%s", err, stdout.String(), stderr.String())
	}
	f, err := os.Open(filepath.Join(pictures, "001-menu.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if c, err := png.DecodeConfig(f); err != nil || c.Width != 1280 || c.Height != 720 {
		t.Errorf("the first picture is %+v, %v", c, err)
	}
}
