package settings

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// The settings that the program of commit e18d313 kept hold as they were set, every one of
// them changed, and can be changed again.
func TestOldSettingsHold(t *testing.T) {
	data, err := os.ReadFile("testdata/settings-e18d313.toml")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "settings.toml")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	s, faults := Open(path)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	want := Settings{
		TextSize: 125, Animation: Fast, ReducedMotion: true, Master: 35, Effects: 60, Ambience: 0,
		Fullscreen: true, Palette: ColourBlind, TakeBacks: true, TooltipDelay: 900,
	}
	want.SetPlayers([]string{"Ada", "Zoë", "Nuñez de Vaca"})
	got := s.Get()
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	got.SetPlayers([]string{"Ada"})
	if err := s.Set(got); err != nil {
		t.Fatal(err)
	}
	if again, faults := Open(path); len(faults) > 0 || !slices.Equal(again.Get().Players(), []string{"Ada"}) || again.Get().TextSize != 125 {
		t.Errorf("%+v, %v", again.Get(), faults)
	}
}
