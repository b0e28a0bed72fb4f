package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/tc-hib/winres"
	resource "github.com/tc-hib/winres/version"
)

// english is the language of the resources: English of the United States, 0x409.
const english = 0x409

// windows makes the zip of the programs, each with an icon, its version and a manifest that lets Windows leave the scaling to
// the program.
func (o *order) windows() error {
	if err := o.compile("windows"); err != nil {
		return err
	}
	for _, p := range o.of("windows") {
		if err := o.windowsZip(p); err != nil {
			return err
		}
	}
	return nil
}

func (o *order) windowsZip(p platform) error {
	dir := filepath.Join(o.work, "zip-windows")
	if err := o.papers(dir); err != nil {
		return err
	}
	for _, program := range programs {
		set, err := o.resources(program)
		if err != nil {
			return err
		}
		exe, err := os.ReadFile(o.binary(p, program))
		if err != nil {
			return err
		}
		out := &bytes.Buffer{}
		if err := set.WriteToEXE(out, bytes.NewReader(exe), winres.ForceCheckSum()); err != nil {
			return fmt.Errorf("%s: %w", o.binary(p, program), err)
		}
		if err := os.WriteFile(filepath.Join(dir, program+".exe"), out.Bytes(), 0o755); err != nil {
			return err
		}
	}
	return o.archive(dir, o.name("windows-"+p.arch), zipped)
}

func (o *order) resources(program string) (*winres.ResourceSet, error) {
	set := &winres.ResourceSet{}
	var images []image.Image
	for _, size := range []int{16, 24, 32, 48, 64, 128, 256} {
		data, err := o.icon(size)
		if err != nil {
			return nil, err
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("icon of %d: %w", size, err)
		}
		images = append(images, picture)
	}
	icon, err := winres.NewIconFromImages(images)
	if err != nil {
		return nil, err
	}
	if err := set.SetIcon(winres.Name("APP"), icon); err != nil {
		return nil, err
	}
	n := o.version.numbers()
	four := [4]uint16{n[0], n[1], n[2]}
	set.SetManifest(winres.AppManifest{
		Identity:            winres.AssemblyIdentity{Name: "Portcullis", Version: four},
		Description:         "Portcullis",
		Compatibility:       winres.Win10AndAbove,
		ExecutionLevel:      winres.AsInvoker,
		DPIAwareness:        winres.DPIPerMonitorV2,
		LongPathAware:       true,
		UseCommonControlsV6: true,
	})
	info := resource.Info{FileVersion: four, ProductVersion: four, Timestamp: o.date}
	for _, text := range [][2]string{
		{resource.ProductName, "Portcullis"},
		{resource.FileDescription, map[string]string{"portcullis": "Portcullis", "siege": "Portcullis without a window"}[program]},
		{resource.OriginalFilename, program + ".exe"},
		{resource.InternalName, program},
		{resource.CompanyName, "The Portcullis authors"},
		{resource.LegalCopyright, "MIT licence"},
		{resource.ProductVersion, string(o.version)},
		{resource.FileVersion, string(o.version)},
		{resource.Comments, "commit " + o.commit},
	} {
		if err := info.Set(english, text[0], text[1]); err != nil {
			return nil, err
		}
	}
	set.SetVersionInfo(info)
	return set, nil
}

// icon is the icon of the program as a PNG with a side of so many pixels.
func (o *order) icon(size int) ([]byte, error) {
	return os.ReadFile(filepath.Join(o.root, "assets", "desktop", "icons", "hicolor", fmt.Sprintf("%dx%d", size, size), "apps", "io.github.portcullis.Portcullis.png"))
}

// papers copies what is read, not run, into a folder.
func (o *order) papers(dir string) error {
	for _, name := range []string{"README.md", "LICENSE", "NOTICE.md", "CHANGELOG.md"} {
		data, err := os.ReadFile(filepath.Join(o.root, name))
		if err != nil {
			return err
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return os.CopyFS(filepath.Join(dir, "licences"), os.DirFS(filepath.Join(o.root, "assets", "licences")))
}
