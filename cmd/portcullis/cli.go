package main

import (
	"cmp"
	"errors"
	"fmt"
	"image"
	"time"

	"github.com/alecthomas/kong"

	"portcullis/cmd/edition"
	"portcullis/game/settings"
	"portcullis/save/files"
)

// cli is the command line.
type cli struct {
	File matchFile `arg:"" optional:"" help:"Match file to open: its path, or its file: address."`

	Load        matchFile    `help:"Match file to open: its path, or its file: address." placeholder:"FILE"`
	DataDir     string       `help:"Keep matches, decks, pictures, window state and logs in this folder." placeholder:"DIR" type:"path"`
	ConfigDir   string       `help:"Keep the settings in this folder." placeholder:"DIR" type:"path"`
	Content     string       `help:"Read the content of the games from this folder instead of the built-in one." placeholder:"DIR" type:"existingdir"`
	Language    string       `help:"Speak the language of this gettext catalogue (.po) instead of English." placeholder:"FILE" type:"existingfile"`
	Fullscreen  bool         `help:"Start in full screen." xor:"screen"`
	Windowed    bool         `help:"Start in a window." xor:"screen"`
	Size        size         `help:"Size of the window, such as 1280x720; 1024x640 to 3840x2160." placeholder:"WxH"`
	TextSize    int          `help:"Text size in percent, 80 to 160." placeholder:"PERCENT"`
	Seed        *uint64      `help:"Seed of new matches." placeholder:"N"`
	Nosound     bool         `help:"Make no sound."`
	LogLevel    string       `help:"How much is logged: debug, info, warn, error." enum:"debug,info,warn,error" default:"info"`
	Mirror      bool         `help:"Print what is on the screen as text, for a screen reader."`
	Probe       string       `help:"Answer each line that is sent to this address with the screen as JSON: unix:PATH or tcp:127.0.0.1:PORT." placeholder:"ADDRESS"`
	DebugLayout bool         `help:"Draw the edges and ids of all that can be clicked, for work on layouts."`
	TickClock   bool         `help:"Count each update as a sixtieth of a second, for tests."`
	Demo        string       `help:"Play the demonstration, keep pictures in this folder, and leave." placeholder:"DIR" type:"path" xor:"driver"`
	Soak        duration     `help:"Play for so long by itself, such as 3h, print once a minute of play what memory it holds, and leave." placeholder:"TIME" xor:"driver"`
	ByClock     bool         `help:"With --soak: as slowly as a person plays, not as fast as the machine can."`
	FrameEvery  int          `help:"With --soak: draw a frame every so many ticks, 1 to 240, where the window is so large that frames take most of the time." placeholder:"TICKS"`
	Screenshot  string       `help:"Keep a picture of the first screen, or of the match that is opened, in this file, and leave." placeholder:"FILE" type:"path" xor:"driver"`
	Version     edition.Flag `help:"Print the version, the commit it was built from, and a hash of the content."`
}

// matchFile is the path of a match file, whole.
type matchFile string

// UnmarshalText reads a path or a file: address.
func (m *matchFile) UnmarshalText(text []byte) error {
	path, err := files.FromAddress(string(text))
	if err == nil && path != "" {
		path = kong.ExpandPath(path)
	}
	*m = matchFile(path)
	return err
}

// duration is a time of play: from a minute to a week.
type duration time.Duration

// UnmarshalText reads "90m".
func (d *duration) UnmarshalText(text []byte) error {
	v, err := time.ParseDuration(string(text))
	if err != nil || v < time.Minute || v > 7*24*time.Hour {
		return fmt.Errorf("%q is not a time from 1m to 168h, such as 90m", text)
	}
	*d = duration(v)
	return nil
}

// size is the size of the window in desktop points.
type size image.Point

// The bounds of a size.
const (
	minWidth, minHeight = 1024, 640
	maxWidth, maxHeight = 3840, 2160
)

// UnmarshalText reads "1280x720".
func (s *size) UnmarshalText(text []byte) error {
	var w, h int
	var rest string
	if n, _ := fmt.Sscanf(string(text)+" ", "%dx%d%s", &w, &h, &rest); n != 2 {
		return fmt.Errorf("%q is not a size such as 1280x720", text)
	}
	if w < minWidth || w > maxWidth || h < minHeight || h > maxHeight {
		return fmt.Errorf("%dx%d is not within %dx%d to %dx%d", w, h, minWidth, minHeight, maxWidth, maxHeight)
	}
	*s = size{w, h}
	return nil
}

// mostTicksAFrame is the most that --frame-every takes: a frame every four seconds of play shows each screen still.
const mostTicksAFrame = 240

// check looks at what kong cannot.
func (c *cli) check() error {
	if c.File != "" && c.Load != "" {
		return errors.New("--load and a file were both given")
	}
	if c.TextSize != 0 && (c.TextSize < settings.MinTextSize || c.TextSize > settings.MaxTextSize) {
		return fmt.Errorf("--text-size: %d is not within %d to %d", c.TextSize, settings.MinTextSize, settings.MaxTextSize)
	}
	if c.Demo != "" && c.match() != "" {
		return errors.New("--demo plays its own matches; leave the file out")
	}
	if c.Soak != 0 && c.match() != "" {
		return errors.New("--soak plays its own matches; leave the file out")
	}
	if c.ByClock && c.Soak == 0 {
		return errors.New("--by-clock is for --soak; give both")
	}
	switch {
	case c.FrameEvery == 0:
	case c.Soak == 0:
		return errors.New("--frame-every is for --soak; give both")
	case c.ByClock:
		return errors.New("--frame-every and --by-clock were both given; by the clock there is a frame a tick")
	case c.FrameEvery < 1 || c.FrameEvery > mostTicksAFrame:
		return fmt.Errorf("--frame-every: %d is not within 1 to %d", c.FrameEvery, mostTicksAFrame)
	}
	return nil
}

// match is the match file to open; empty if there is none.
func (c *cli) match() string {
	return string(cmp.Or(c.Load, c.File))
}

// over changes settings as the command line says, for this run only.
func (c *cli) over(s settings.Settings) settings.Settings {
	switch {
	case c.Fullscreen:
		s.Fullscreen = true
	case c.Windowed, c.Size != size{}:
		s.Fullscreen = false
	}
	if c.TextSize != 0 {
		s.TextSize = c.TextSize
	}
	if c.Demo != "" {
		s.Animation = settings.Fast
	}
	return s
}
