package wartracks

import (
	"slices"
	"testing"

	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// The legend explains all that the board draws, but cards and piles, which say what they are, and grounds. One of the
// stones of the Menace Level stands for all.
func TestSymbolsAreExplained(t *testing.T) {
	all := setups()
	scenery := []string{"kit/arrow-*", "siegestorm/cards/back", "siegestorm/emblems/*", "siegestorm/figures/*", "siegestorm/portraits/*",
		"siegestorm/board/pile-*", "siegestorm/board/stone-[1245]", "siegestorm/board/stone-off-*"}
	boardtest.Explained(t, New(), load(t), faces, scenery, all["duel"], all["solo"], all["coop"], all["four"])
}

// The mark for words that find no room stands in the legend too, though it is drawn as dots.
func TestTheMarkOfMoreToReadIsExplained(t *testing.T) {
	if !slices.ContainsFunc(symbols, func(s table.Symbol) bool { return s.Picture == "siegestorm/board/folded" && !s.Means.Empty() }) {
		t.Error("the legend does not tell of the dots on a small card")
	}
}
