package sound

import "testing"

func TestWhetherThereIsADevice(t *testing.T) {
	for name, c := range map[string]struct {
		env  map[string]string
		file string
		want error
	}{
		"nothing":            {want: errNoDevice},
		"a sound card":       {file: "/dev/snd"},
		"a server":           {env: map[string]string{"XDG_RUNTIME_DIR": "/run/user/7"}, file: "/run/user/7/pulse/native"},
		"a server elsewhere": {env: map[string]string{"PULSE_SERVER": "tcp:host"}},
		"ALSA set up":        {env: map[string]string{"HOME": "/home/a"}, file: "/home/a/.asoundrc"},
	} {
		t.Run(name, func(t *testing.T) {
			err := present(func(key string) string { return c.env[key] }, func(path string) bool { return path == c.file })
			if err != c.want {
				t.Errorf("got %v; want %v", err, c.want)
			}
		})
	}
}
