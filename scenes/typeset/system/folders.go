package system

import (
	"os"
	"path/filepath"
	"runtime"
)

// Folders are where this system keeps its typefaces: those of all people first, then the person's own. They need not be
// there. In a browser there are none.
func Folders() []string {
	home, _ := os.UserHomeDir()
	switch runtime.GOOS {
	case "js":
		return nil
	case "windows":
		return under(
			place{os.Getenv("SYSTEMROOT"), "Fonts"},
			place{os.Getenv("LOCALAPPDATA"), "Microsoft/Windows/Fonts"},
		)
	case "darwin":
		return under(
			place{"/System/Library", "Fonts"}, place{"/Library", "Fonts"}, place{home, "Library/Fonts"},
			place{"/System/Library/AssetsV2", "com_apple_MobileAsset_Font7"}, place{"/System/Library/AssetsV2", "com_apple_MobileAsset_Font6"},
		)
	}
	places := []place{{"/usr/share", "fonts"}, {"/usr/local/share", "fonts"}, {home, ".fonts"}}
	for _, data := range filepath.SplitList(os.Getenv("XDG_DATA_DIRS")) {
		places = append(places, place{data, "fonts"})
	}
	if own := os.Getenv("XDG_DATA_HOME"); own != "" {
		places = append(places, place{own, "fonts"})
	} else {
		places = append(places, place{home, ".local/share/fonts"})
	}
	return under(append(places, place{"/run/host", "fonts"})...) // of the host of a Flatpak
}

// place is a folder in another.
type place struct{ root, folder string }

// under leaves out what has no root.
func under(places ...place) []string {
	var folders []string
	for _, p := range places {
		if filepath.IsAbs(p.root) {
			folders = append(folders, filepath.Join(p.root, filepath.FromSlash(p.folder)))
		}
	}
	return folders
}
