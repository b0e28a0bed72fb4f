package stub_test

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
	"portcullis/rules/stub"
)

func TestConforms(t *testing.T) {
	conform.Run(t, stub.Game{}, 200)
}

func TestPlaythrough(t *testing.T) {
	conform.Golden(t, "short", conform.Playthrough(stub.Game{}, rules.Setup{Seed: 1, Options: map[string]string{"length": "short"}}, conform.Random(1)))
}
