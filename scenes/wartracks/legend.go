package wartracks

import (
	"portcullis/rules"
	"portcullis/scenes/table"
)

// Symbols are what stands on cards, on the battlefield and before the sides.
func (*Board) Symbols() []table.Symbol { return symbols }

var symbols = []table.Symbol{
	{Picture: "siegestorm/board/badge-cost", Means: rules.T("Cost, in cards or Supporters")},
	{Picture: "siegestorm/board/badge-att", Means: rules.T("ATT: Attack Strength when it storms")},
	{Picture: "siegestorm/board/badge-def", Means: rules.T("DEF: killed by more than this")},
	{Picture: "siegestorm/board/folded", Means: rules.T("More words than find room: point at the card")},
	{Picture: "siegestorm/board/raised", Means: rules.T("Higher than printed")},
	{Picture: "siegestorm/board/lowered", Means: rules.T("Lower than printed")},
	{Picture: "siegestorm/icons/att", Means: rules.T("Something that changes ATT")},
	{Picture: "siegestorm/icons/def", Means: rules.T("Something that changes DEF")},
	{Picture: "siegestorm/icons/rank-soldier", Means: rules.T("Soldier, the lowest rank")},
	{Picture: "siegestorm/icons/rank-veteran", Means: rules.T("Veteran")},
	{Picture: "siegestorm/icons/rank-elite", Means: rules.T("Elite")},
	{Picture: "siegestorm/icons/rank-champion", Means: rules.T("Champion, the highest rank")},
	{Picture: "siegestorm/board/march", Means: rules.T("Your creatures march this way")},
	{Picture: "siegestorm/board/march-foe", Means: rules.T("Enemies march this way")},
	{Picture: "siegestorm/icons/storm", Means: rules.T("Storm: act, then attack")},
	{Picture: "siegestorm/icons/hold-ground", Means: rules.T("Hold Ground: take a place on the Battle Zone")},
	{Picture: "siegestorm/icons/support", Means: rules.T("Support: become a Supporter, who can pay")},
	{Picture: "siegestorm/icons/action", Means: rules.T("An action, or something that a card does")},
	{Picture: "siegestorm/icons/deploy", Means: rules.T("A creature is deployed")},
	{Picture: "siegestorm/icons/reaction", Means: rules.T("You can answer this")},
	{Picture: "siegestorm/icons/negate", Means: rules.T("Negated; of cards: removed for good")},
	{Picture: "siegestorm/icons/cost", Means: rules.T("Cards in hand; on a card: chosen to pay")},
	{Picture: "siegestorm/icons/resources", Means: rules.T("Resources: the cards left to draw")},
	{Picture: "siegestorm/icons/casualties", Means: rules.T("Casualties: cards played, paid and lost")},
	{Picture: "siegestorm/icons/heal-pile", Means: rules.T("Heal pile: damage takes it first")},
	{Picture: "siegestorm/icons/vision", Means: rules.T("Cards drawn or looked at")},
	{Picture: "siegestorm/icons/extra-turn", Means: rules.T("Takes an extra turn")},
	{Picture: "siegestorm/icons/shielded", Means: rules.T("Shielded: no enemy action touches it")},
	{Picture: "siegestorm/icons/gang-token", Means: rules.T("Gang tokens: +1 ATT each")},
	{Picture: "siegestorm/icons/gang", Means: rules.T("Gang: tokens for the boss's Allies")},
	{Picture: "siegestorm/icons/totem", Means: rules.T("Totem: each Spirit token activates it")},
	{Picture: "siegestorm/icons/spirit", Means: rules.T("Spirit: activates the boss's Totems")},
	{Picture: "siegestorm/icons/spirit-token", Means: rules.T("Spirit tokens")},
	{Picture: "siegestorm/icons/life", Means: rules.T("Life Points of the boss")},
	{Picture: "siegestorm/icons/menace", Means: rules.T("Menace Level: what the boss can afford")},
	{Picture: "siegestorm/board/stone-3", Means: rules.T("A Menace Level that he has reached")},
	{Picture: "siegestorm/icons/reserve", Means: rules.T("Reserve of the boss")},
	{Picture: "siegestorm/board/token-reserve", Means: rules.T("His Reserve can still become his Resources")},
	{Picture: "siegestorm/board/token-gone", Means: rules.T("His Reserve token is used up")},
}
