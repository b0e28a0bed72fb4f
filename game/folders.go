package game

// Folders is where the program keeps its files. All paths are absolute.
type Folders struct {
	Config   string // settings
	Matches  string // match files
	Pictures string // screenshots
	State    string // window state
	Logs     string // log and crash reports
}
