package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/cmd/portcullis/drive"
	"portcullis/scenes/typeset/typetest"
)

// A name in another script is drawn by a typeface of the system, wherever it stands.
func TestANameInAnotherScript(t *testing.T) {
	fonts := filepath.Join(t.TempDir(), "fonts")
	if err := os.Mkdir(fonts, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(fonts, "signs.ttf"), typetest.Having(36, nil, '\U00012157'), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("XDG_DATA_HOME", filepath.Dir(fonts))
	p := start(t, drive.NewHome(t), 1280, 720)
	p.WaitScene("menu")
	p.Click("game:kurth")
	p.WaitScene("new")
	p.Click("seat:0:name")
	p.TypeText("A")
	p.Settle()
	letter := p.Frame()
	p.Key(ebiten.KeyBackspace)
	p.TypeText("\U00012157")
	p.Tick(60)
	p.Settle()
	p.Shot("script")
	if !bytes.Equal(letter.Pix, p.Frame().Pix) {
		t.Error("the sign is not drawn by the typeface that has it, which draws it as an A")
	}
}
