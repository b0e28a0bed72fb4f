package game

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"

	"portcullis/save/files"
)

// Folders is where the program keeps its files. All paths are absolute.
type Folders struct {
	Config   string // settings
	Matches  string // match files
	Decks    string // decks that people built
	Pictures string // screenshots
	Exports  string // copies of matches to be taken elsewhere
	State    string // window state
	Logs     string // log and crash reports
}

// folderName is what the program's folders are called among those of others.
const folderName = "portcullis"

// FindFolders returns the folders of this person on this platform. dataDir replaces the
// folders of matches, pictures, exports, state and logs, configDir that of the settings; both may be empty.
func FindFolders(dataDir, configDir string) (Folders, error) {
	f := Folders{
		Config:   filepath.Join(xdg.ConfigHome, folderName),
		Matches:  filepath.Join(xdg.DataHome, folderName, "matches"),
		Decks:    filepath.Join(xdg.DataHome, folderName, "decks"),
		Pictures: filepath.Join(xdg.UserDirs.Pictures, "Portcullis"),
		Exports:  filepath.Join(xdg.UserDirs.Documents, "Portcullis"),
		State:    filepath.Join(xdg.StateHome, folderName),
		Logs:     filepath.Join(xdg.StateHome, folderName, "logs"),
	}
	if !isDir(xdg.UserDirs.Pictures) {
		f.Pictures = filepath.Join(xdg.DataHome, folderName, "pictures")
	}
	if !isDir(xdg.UserDirs.Documents) {
		f.Exports = filepath.Join(xdg.DataHome, folderName, "exports")
	}
	if dataDir != "" {
		root, err := filepath.Abs(dataDir)
		if err != nil {
			return f, fmt.Errorf("--data-dir %s: %w", dataDir, err)
		}
		f.Matches = filepath.Join(root, "matches")
		f.Decks = filepath.Join(root, "decks")
		f.Pictures = filepath.Join(root, "pictures")
		f.Exports = filepath.Join(root, "exports")
		f.State = filepath.Join(root, "state")
		f.Logs = filepath.Join(root, "logs")
	}
	if configDir != "" {
		root, err := filepath.Abs(configDir)
		if err != nil {
			return f, fmt.Errorf("--config-dir %s: %w", configDir, err)
		}
		f.Config = root
	}
	return f, nil
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// FolderError is a folder that cannot be used, and what the program does without it.
type FolderError struct {
	Path    string
	Holds   string // "saved matches"
	Without string // whole sentences
	Err     error
}

func (e *FolderError) Error() string {
	return fmt.Sprintf("The folder of %s cannot be used: %s: %s. %s", e.Holds, e.Path, plainCause(e.Err), e.Without)
}

func (e *FolderError) Unwrap() error { return e.Err }

// Prepare makes the folders that the program writes to in any case, and reports those that
// cannot be read and written. The program runs without them. What a kill left there of files that were being written goes.
func (f Folders) Prepare() []error {
	var faults []error
	for _, need := range []FolderError{
		{Path: f.Matches, Holds: "saved matches", Without: "Matches are not saved until it can be. Check its rights, or start with --data-dir and another folder."},
		{Path: f.Config, Holds: "settings", Without: "Settings hold until the program ends. Check its rights, or start with --config-dir and another folder."},
		{Path: f.State, Holds: "window state", Without: "The window's size is not remembered."},
		{Path: f.Logs, Holds: "logs", Without: "The log goes to standard error only."},
	} {
		if err := files.Writable(need.Path); err != nil {
			need.Err = err
			faults = append(faults, &need)
		}
	}
	now := time.Now()
	for _, dir := range []string{f.Config, f.State, f.Exports, filepath.Dir(f.Matches)} {
		files.Sweep(dir, now)
	}
	for _, dir := range []string{f.Matches, f.Decks} {
		files.SweepWithin(dir, now)
	}
	return faults
}

// plainCause is the reason in an error of the system without the operation and the path.
func plainCause(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return files.Cause(err)
}
