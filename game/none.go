package game

import (
	"time"

	"portcullis/game/sound"
)

// silence is Sounds without a device.
type silence struct{}

func (silence) Play(sound.Effect)                    {}
func (silence) Ambience(sound.Ambience)              {}
func (silence) SetVolumes(float64, float64, float64) {}
func (silence) Update(sound.Focus) time.Duration     { return 0 }

// noWindow is the window of an App that is only stepped.
type noWindow struct{}

func (noWindow) setFullscreen(bool) {}
func (noWindow) screenshot()        {}
