package sound

import (
	"io"
	"runtime"
	"time"

	"github.com/ebitengine/oto/v3"
)

// latency is how much sound is made ahead of what is heard.
const latency = 50 * time.Millisecond

// otoDevice is the machine's audio device. Unlike the audio context of Ebitengine it can
// rest, and its faults do not end the program.
type otoDevice struct {
	*oto.Context
	player *oto.Player // must stay reachable while it plays
}

// OpenDevice opens the machine's audio device. It can be opened once in a process.
func OpenDevice(stream io.Reader) (Device, error) {
	if err := findDevice(); err != nil {
		return nil, err
	}
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      Rate,
		ChannelCount:    2,
		Format:          oto.FormatFloat32LE,
		BufferSize:      latency,
		ApplicationName: "Portcullis",
	})
	if err != nil {
		return nil, err
	}
	// A browser gives no sound before the person clicks or types once more, which may be never.
	if runtime.GOOS != "js" {
		<-ready
	}
	if err := c.Err(); err != nil {
		return nil, err
	}
	d := &otoDevice{Context: c, player: c.NewPlayer(stream)}
	d.player.SetBufferSize(int(samples(latency)) * frameBytes)
	d.player.Play()
	return d, nil
}
