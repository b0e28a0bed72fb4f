package game

import "portcullis/game/sound"

// silence is Sounds without a device.
type silence struct{}

func (silence) Play(sound.Effect)        {}
func (silence) Ambience(sound.Ambience)  {}
func (silence) SetVolumes(sound.Volumes) {}
func (silence) Focus(sound.Focus)        {}
func (silence) Touch()                   {}
func (silence) Close() error             { return nil }

// noWindow is the window of an App that is only stepped.
type noWindow struct{}

func (noWindow) setFullscreen(bool) {}
func (noWindow) screenshot()        {}
func (noWindow) call(string)        {}
