package wartracks

import (
	"strings"

	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// deckLook is how the cards of a deck look.
type deckLook struct {
	banner ink.Color // under the name
	rim    ink.Color
	hill   string // picture behind the figure
	emblem string
}

// lookOf is the look of a deck by its key; decks of all factions and decks that we do not
// know are of iron.
func lookOf(deck string) deckLook {
	l := deckLook{hill: "siegestorm/board/hill-" + deck, emblem: "siegestorm/emblems/" + deck}
	switch deck {
	case "ysra":
		l.banner, l.rim = ink.Oxblood, ink.OxbloodDark
	case "khunglai":
		l.banner, l.rim = boardkit.Mix(ink.Verdigris, ink.VerdigrisDark, 0.45), ink.VerdigrisDark
	case "seraphia":
		l.banner, l.rim = ink.Lapis, ink.LapisDark
	case "styxia":
		l.banner, l.rim = boardkit.Mix(ink.Violet, ink.VioletDark, 0.6), ink.VioletDark
	case "goblins":
		l.banner, l.rim = boardkit.Mix(ink.Moss, ink.MossDark, 0.5), ink.MossDark
	case "shamans":
		l.banner, l.rim = ink.Night, ink.NightDark
	default:
		l.banner, l.rim = ink.IronDark, ink.Ink
		l.hill, l.emblem = "siegestorm/board/hill-ysra", "kit/emblem-siegestorm"
	}
	return l
}

// deckKeys are the decks by the beginning of the keys of their cards.
var deckKeys = map[string]string{"ys": "ysra", "kh": "khunglai", "se": "seraphia", "sx": "styxia", "gb": "goblins", "sh": "shamans"}

// deckOf is the key of the deck that a card belongs to.
func deckOf(c *cards.Card) string {
	prefix, _, _ := strings.Cut(c.Key, "_")
	return deckKeys[prefix]
}

func figure(c *cards.Card) string { return "siegestorm/figures/" + c.Key }

// rankIcon is the picture of a rank, empty for boss cards.
func rankIcon(c *cards.Card) string {
	if c.Rank == cards.NoRank {
		return ""
	}
	return "siegestorm/icons/rank-" + c.Rank.String()
}

// called is what a side is called: the player's own name where it is known.
func (l *layout) called(side int) string {
	for _, p := range l.Players {
		if int(p.Seat) == side && p.Name != "" {
			return p.Name
		}
	}
	if s := l.side(side); s != nil {
		return s.Name
	}
	return ""
}

// sealOf is the emblem of a side: that of its deck, of a mixed one its seal.
func (l *layout) sealOf(s *siegestorm.SideView) string {
	if s.Side == bossSide {
		return "siegestorm/icons/menace"
	}
	return lookOf(s.Deck).emblem
}

// deckName is the deck of a side in words.
func deckName(key string) string {
	switch key {
	case "khunglai":
		return "Khung'lai"
	case "ffa":
		return "mixed deck"
	case "":
		return ""
	}
	return strings.ToUpper(key[:1]) + key[1:]
}
