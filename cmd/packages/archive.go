package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"
	"time"
)

// archiver writes one file after another into an archive.
type archiver interface {
	add(name string, mode int64, data []byte) error
	Close() error
}

// format makes an archiver; all files bear one date.
type format struct {
	ending string
	begin  func(w io.Writer, date time.Time) archiver
}

var (
	tarGz  = format{".tar.gz", beginTar}
	zipped = format{".zip", beginZip}
)

// archive packs all files of a folder, under a folder of the archive's own name.
func (o *order) archive(dir, name string, f format) error {
	return o.pack(dir, name, name, f)
}

// pack packs all files of a folder under another one, or none.
func (o *order) pack(dir, name, under string, f format) error {
	files, err := tree(dir)
	if err != nil {
		return err
	}
	out := &bytes.Buffer{}
	a := f.begin(out, o.date)
	for _, file := range files {
		full := filepath.Join(dir, filepath.FromSlash(file))
		info, err := os.Stat(full)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(full)
		if err != nil {
			return err
		}
		mode := int64(0o644)
		if info.Mode()&0o100 != 0 || filepath.Ext(file) == ".exe" {
			mode = 0o755
		}
		if err := a.add(path.Join(under, file), mode, data); err != nil {
			return err
		}
	}
	if err := a.Close(); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(o.out, name+f.ending), out.Bytes(), 0o644)
}

type tarArchive struct {
	packed *gzip.Writer
	tar    *tar.Writer
	date   time.Time
}

func beginTar(w io.Writer, date time.Time) archiver {
	packed, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // the level is a valid one
	return &tarArchive{packed, tar.NewWriter(packed), date}
}

func (a *tarArchive) add(name string, mode int64, data []byte) error {
	head := &tar.Header{Name: name, Mode: mode, Size: int64(len(data)), ModTime: a.date, Typeflag: tar.TypeReg, Format: tar.FormatPAX}
	if err := a.tar.WriteHeader(head); err != nil {
		return err
	}
	_, err := a.tar.Write(data)
	return err
}

func (a *tarArchive) Close() error { return errors.Join(a.tar.Close(), a.packed.Close()) }

type zipArchive struct {
	zip  *zip.Writer
	date time.Time
}

func beginZip(w io.Writer, date time.Time) archiver { return &zipArchive{zip.NewWriter(w), date} }

func (a *zipArchive) add(name string, mode int64, data []byte) error {
	head := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: a.date}
	head.SetMode(os.FileMode(mode))
	w, err := a.zip.CreateHeader(head)
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

func (a *zipArchive) Close() error { return a.zip.Close() }
