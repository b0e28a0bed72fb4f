package game

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/host"
	"portcullis/rules"
	"portcullis/save/files"
)

// screenshot has the next frame kept in the folder of pictures.
func (l *loop) screenshot() {
	l.wanted = true
	l.waker.at(time.Now())
}

// keepShots keeps the frame that has just been drawn where it is wanted. It is drawn once more, as the window cannot be read.
func (l *loop) keepShots(screen image.Rectangle) {
	if !l.wanted && l.shot == "" {
		return
	}
	again := ebiten.NewImageWithOptions(screen, &ebiten.NewImageOptions{Unmanaged: true})
	defer again.Deallocate()
	l.app.Draw(again)
	img := image.NewRGBA(screen)
	again.ReadPixels(img.Pix)
	if l.shot != "" {
		l.drive.fail(writePicture(l.shot, img))
		l.shot = ""
	}
	if l.wanted {
		l.wanted = false
		a := l.app
		path := filepath.Join(a.options.Folders.Pictures, "portcullis-"+a.options.Now().Format("2006-01-02-150405.000")+".png")
		go func() {
			defer a.catch()
			a.Post(pictureKept{path, keepPicture(path, img)})
		}()
	}
}

// keepPicture keeps a screenshot: in its file, or in a browser by handing it to the person.
func keepPicture(path string, img image.Image) error {
	if !host.InBrowser {
		return writePicture(path, img)
	}
	var b bytes.Buffer
	err := encode(&b, img)
	if err == nil {
		host.Give(filepath.Base(path), b.Bytes())
	}
	return err
}

// writePicture makes a picture file, and its folder if that is missing.
func writePicture(path string, img image.Image) error {
	if err := files.MakeDir(filepath.Dir(path)); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(encode(f, img), f.Close())
}

func encode(w io.Writer, img image.Image) error {
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	return enc.Encode(w, img)
}

// pictureKept tells the person where a screenshot is.
type pictureKept struct {
	path string
	err  error
}

// Do shows the path.
func (c pictureKept) Do(a *App) error {
	if c.err != nil {
		return fmt.Errorf("no screenshot was kept: %w", c.err)
	}
	if host.InBrowser {
		a.notice(Notice{Text: rules.Say("Screenshot downloaded: %s", filepath.Base(c.path))})
		return nil
	}
	a.notice(Notice{Text: rules.Say("Screenshot kept: %s", c.path)})
	return nil
}
