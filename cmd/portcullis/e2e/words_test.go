package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestTypedSeedAndNameDealThatMatch(t *testing.T) {
	h := newHome(t)
	p := start(t, h, 1280, 720)
	p.waitScene("menu")
	p.click("game:kurth")
	p.waitScene("new")
	p.click("new:seed")
	p.typeText("4711")
	p.click("seat:0:name")
	p.typeText("Änne")
	p.settle()
	p.click("new:begin")
	p.waitScene("board")
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
	p := start(t, newHome(t), 1280, 720, "--seed", "7")
	p.beginKurth("easy")
	e := p.element("spell:hearth_song")
	if e.Enabled || e.Reason == "" {
		t.Fatalf("Hearth-song is enabled %v, reason %q", e.Enabled, e.Reason)
	}
	before := p.frame()
	p.hover("spell:hearth_song")
	p.tick(40)
	p.settle()
	p.shot("tooltip")
	if after := p.frame(); bytes.Equal(before.Pix, after.Pix) {
		t.Error("hovering a dimmed panel shows nothing")
	}
}

// The demonstration is what make run shows where there is no screen.
func TestDemonstration(t *testing.T) {
	dir := t.TempDir()
	binary := filepath.Join(dir, "portcullis")
	build := exec.Command("go", "build", "-o", binary, "portcullis/cmd/portcullis")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	pictures := filepath.Join(dir, "demo")
	if err := os.WriteFile(filepath.Join(dir, "settings.toml"), []byte("animation = \"none\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	cmd := exec.Command(binary, "--demo", pictures, "--config-dir", dir) // at once, since it plays long games
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.String())
	}
	if !regexp.MustCompile(`^Played Siege at Kurth \([^\n]*\)\. \d+ pictures are in [^\n]*\n$`).Match(out) {
		t.Errorf("it says %q", out)
	}
	shots, err := filepath.Glob(filepath.Join(pictures, "*.png"))
	if err != nil || len(shots) < 10 {
		t.Errorf("only %d pictures", len(shots))
	}
}
