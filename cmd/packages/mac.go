package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
)

// mac makes the zip of the application for macOS. It runs on processors of Intel and of Apple, and is not signed but by
// the Go linker, as processors of Apple want it.
func (o *order) mac() error {
	if len(o.of("darwin")) == 0 {
		return nil
	}
	if err := o.compile("darwin"); err != nil {
		return err
	}
	return o.macZip()
}

func (o *order) macZip() error {
	dir := filepath.Join(o.work, "zip-macos")
	contents := filepath.Join(dir, "Portcullis.app", "Contents")
	parts := map[string][]byte{"Info.plist": o.plist(), "PkgInfo": []byte("APPL????")}
	for _, program := range programs {
		var thin [][]byte
		for _, p := range o.of("darwin") {
			data, err := os.ReadFile(o.binary(p, program))
			if err != nil {
				return err
			}
			thin = append(thin, data)
		}
		fat, err := universal(thin...)
		if err != nil {
			return fmt.Errorf("%s for macOS: %w", program, err)
		}
		parts["MacOS/"+program] = fat
	}
	var icons []appIcon
	for kind, size := range iconKinds {
		data, err := o.icon(size)
		if err != nil {
			return err
		}
		icons = append(icons, appIcon{kind, data})
	}
	parts["Resources/portcullis.icns"] = icns(icons)
	for name, data := range parts {
		path := filepath.Join(contents, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		mode := os.FileMode(0o644)
		if filepath.Base(filepath.Dir(path)) == "MacOS" {
			mode = 0o755
		}
		if err := os.WriteFile(path, data, mode); err != nil {
			return err
		}
	}
	if err := o.papers(filepath.Join(contents, "Resources")); err != nil {
		return err
	}
	return o.pack(dir, o.name("macos-universal"), "", zipped)
}

// plist says to macOS what the application is.
func (o *order) plist() []byte {
	n := o.version.numbers()
	short := fmt.Sprintf("%d.%d.%d", n[0], n[1], n[2])
	b := bytes.NewBufferString(xml.Header + `<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">` + "\n<plist version=\"1.0\">\n<dict>\n")
	for _, pair := range [][2]string{
		{"CFBundleDevelopmentRegion", "en"},
		{"CFBundleExecutable", "portcullis"},
		{"CFBundleIconFile", "portcullis"},
		{"CFBundleIdentifier", "io.github.portcullis.Portcullis"},
		{"CFBundleInfoDictionaryVersion", "6.0"},
		{"CFBundleName", "Portcullis"},
		{"CFBundlePackageType", "APPL"},
		{"CFBundleShortVersionString", short},
		{"CFBundleVersion", short},
		{"LSApplicationCategoryType", "public.app-category.board-games"},
		{"LSMinimumSystemVersion", "12.0"},
		{"NSHumanReadableCopyright", "MIT licence"},
	} {
		fmt.Fprintf(b, "\t<key>%s</key>\n\t<string>%s</string>\n", pair[0], pair[1])
	}
	b.WriteString("\t<key>NSHighResolutionCapable</key>\n\t<true/>\n</dict>\n</plist>\n")
	return b.Bytes()
}
