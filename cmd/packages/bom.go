package main

import (
	"cmp"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// bom writes the bill of materials: what the programs of all platforms were built from, as they say it themselves.
func (o *order) bom() error {
	var built []*debug.BuildInfo
	for _, p := range o.platforms {
		for _, program := range programs {
			info, err := buildinfo.ReadFile(o.binary(p, program))
			if err != nil {
				return err
			}
			built = append(built, info)
		}
	}
	file, err := os.Create(filepath.Join(o.out, fmt.Sprintf("portcullis-%s.cdx.json", o.version)))
	if err != nil {
		return err
	}
	if err := cdx.NewBOMEncoder(file, cdx.BOMFileFormatJSON).SetPretty(true).EncodeVersion(o.materials(built), cdx.SpecVersion1_6); err != nil {
		return err
	}
	return file.Close()
}

// materials is what programs were built from: the modules, Go's own library, and who needs them.
func (o *order) materials(built []*debug.BuildInfo) *cdx.BOM {
	self := cdx.Component{
		BOMRef:     "portcullis",
		Type:       cdx.ComponentTypeApplication,
		Name:       "portcullis",
		Version:    string(o.version),
		PackageURL: "pkg:generic/portcullis@" + strings.ReplaceAll(string(o.version), "+", "%2B"),
		Licenses:   &cdx.Licenses{{License: &cdx.License{ID: "MIT"}}},
		Properties: &[]cdx.Property{{Name: "commit", Value: o.commit}},
	}
	found := map[string]cdx.Component{}
	for _, info := range built {
		add(found, "std", strings.TrimPrefix(info.GoVersion, "go"), "")
		for _, m := range info.Deps {
			if m.Replace != nil {
				m = m.Replace
			}
			add(found, m.Path, m.Version, m.Sum)
		}
	}
	components := slices.SortedFunc(maps.Values(found), func(a, b cdx.Component) int { return cmp.Compare(a.BOMRef, b.BOMRef) })
	needs := make([]string, 0, len(components))
	for _, c := range components {
		needs = append(needs, c.BOMRef)
	}
	bom := cdx.NewBOM()
	bom.Metadata = &cdx.Metadata{Timestamp: o.date.Format(time.RFC3339), Component: &self}
	bom.Components = &components
	bom.Dependencies = &[]cdx.Dependency{{Ref: self.BOMRef, Dependencies: &needs}}
	return bom
}

// add lists a module under its package URL, with the sum that go.sum has of it: as it stands there, and as the hash that
// other tools read.
func add(found map[string]cdx.Component, path, version, sum string) {
	url := "pkg:golang/" + path + "@" + strings.ReplaceAll(version, "+", "%2B")
	c := cdx.Component{BOMRef: url, Type: cdx.ComponentTypeLibrary, Name: path, Version: version, PackageURL: url}
	if sum != "" {
		c.Properties = &[]cdx.Property{{Name: "go.sum", Value: sum}}
		if raw, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(sum, "h1:")); err == nil {
			c.Hashes = &[]cdx.Hash{{Algorithm: cdx.HashAlgoSHA256, Value: hex.EncodeToString(raw)}}
		}
	}
	found[url] = c
}
