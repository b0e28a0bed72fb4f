// Command figures measures what no Go benchmark can see: how long the program takes to its
// first picture, the memory it holds, what it costs while nothing happens, and what a frame
// costs while pieces move, each beside an empty Ebitengine program in the same run.
//
// With --frames GAME it measures only the frames of that game in its fullest position, in a window of --size; with --starts
// only first pictures, with --lessons only how soon the next step of each lesson is there.
//
// It needs a display (.ci/display gives one) and Linux, whose /proc it reads.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/lesson"
	"portcullis/rules"
	"portcullis/scenes"
	"portcullis/scenes/kit"
)

func main() {
	only := flag.String("frames", "", "measure only the frames of this `game`")
	first := flag.Bool("starts", false, "measure only the first pictures")
	taught := flag.Bool("lessons", false, "measure only how soon the steps of lessons come")
	size := flag.String("size", "1280x720", "of the `window` whose frames are measured")
	flag.Parse()
	_, err := fmt.Sscanf(*size, "%dx%d", &width, &height)
	if err == nil {
		err = run(*only, *first, *taught)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "figures:", err)
		os.Exit(1)
	}
}

func run(only string, first, taught bool) error {
	dir, err := os.MkdirTemp("", "figures")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	all, err := box.Open(assets.Content())
	if err != nil {
		return err
	}
	games := kit.Gather(nil, all, scenes.Kits())
	library, err := lesson.Open(assets.Lessons(), all)
	if err != nil {
		return err
	}
	var lessons []*lesson.Lesson
	for _, g := range games {
		lessons = append(lessons, library.Of(g.ID)...)
	}
	if taught {
		return frames(all, games, nil, lessons, library)
	}
	full := crowds(games)
	if only != "" {
		full = slices.DeleteFunc(full, func(c crowd) bool { return c.game != only })
	}
	for i := range full {
		if err := full[i].find(all); err != nil {
			return err
		}
	}
	reels, err := begun(games, only)
	if err != nil {
		return err
	}
	reels = append(reels, fullest(full)...)
	if only != "" {
		return frames(all, games, reels, nil, library)
	}
	programs, err := build(dir, games, full)
	if err != nil {
		return err
	}
	fmt.Printf("%s/%s, %d cores, 1280x720\n", runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	if err := firstPictures(programs, dir); err != nil || first {
		return err
	}
	if err := processes(programs, dir); err != nil {
		return err
	}
	return frames(all, games, reels, lessons, library)
}

// programs are the paths of what is measured: two programs and matches, one of each game: in its
// fullest position, or after its first choice.
type programs struct {
	empty, portcullis string
	matches           []kept
}

type kept struct{ title, path string }

func build(dir string, games kit.Games, full []crowd) (programs, error) {
	at := func(name string) string { return filepath.Join(dir, name) }
	p := programs{empty: at("empty"), portcullis: at("portcullis")}
	var steps [][]string
	for _, g := range games {
		if !g.Ready() || g.Kit.Full.Pieces != nil {
			continue
		}
		file := at(g.ID + ".siege")
		first, err := firstChoice(g.Game)
		if err != nil {
			return p, err
		}
		steps = append(steps, []string{"new", g.ID, "--seed", fmt.Sprint(freshSeed), "-o", file}, []string{"play", file, first})
		p.matches = append(p.matches, kept{g.Title, file})
	}
	for i := range full {
		c := &full[i]
		position, file := at(c.game+".json"), at(c.game+".siege")
		if err := os.WriteFile(position, c.position, 0o600); err != nil {
			return p, err
		}
		steps = append(steps, append([]string{"position", position, "-o", file}, c.bots()...))
		p.matches = append(p.matches, kept{c.title, file})
	}
	siege := at("siege")
	for out, pkg := range map[string]string{
		p.empty:      "portcullis/cmd/portcullis/figures/empty",
		p.portcullis: "portcullis/cmd/portcullis",
		siege:        "portcullis/cmd/siege",
	} {
		cmd := exec.Command("go", "build", "-ldflags", "-s -w", "-o", out, pkg)
		cmd.Stderr = os.Stderr
		if err := cmd.Run(); err != nil {
			return p, err
		}
	}
	for _, args := range steps {
		if out, err := exec.Command(siege, args...).CombinedOutput(); err != nil {
			return p, fmt.Errorf("siege %v: %w\n%s", args, err, out)
		}
	}
	return p, nil
}

// freshSeed is the seed of a match that has just begun.
const freshSeed = 7

// firstChoice is the first choice of that match in notation.
func firstChoice(g rules.Game) (string, error) {
	s, err := g.New(rules.Setup{Seed: freshSeed})
	if err != nil {
		return "", err
	}
	return g.Notation(s.Decision().Choices[0]), nil
}
