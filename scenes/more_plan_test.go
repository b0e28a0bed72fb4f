package scenes

import (
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
)

func resultsModels() map[string]resultsModel {
	lid := testLids()[0]
	lid2 := LidOf(wideGame())
	full := Stats{Turns: 12, Choices: 87, AttacksWon: 6, AttacksLost: 3, Dice: []match.Dice{{Die: rules.D6, Faces: []int{4, 0, 7, 3, 2, 11}}}, Spells: 9, Specials: 7, Removed: 31, SpiritLost: 11, TakenBack: 2}
	return map[string]resultsModel{
		"won": {Game: lid, Title: "Siege at Kurth, Normal", State: won, Headline: "The city stands", Reason: "Help arrived with the morning: the twelfth turn is over.",
			Rule: "KU-END-9", Seed: 1, Facts: someSaves(1)[0].Facts, Stats: full, Board: board},
		"lost": {Game: lid, Title: "Siege at Kurth, Advanced", State: lost, Headline: "The city has fallen", Reason: "Three places are overrun, and the walls between them do not hold any longer.",
			Rule: "KU-END-5", Seed: 18446744073709551615, Stats: Stats{Turns: 1, Choices: 3}},
		"long": {Game: lid2, Title: lid2.Title + ", " + lid2.Title, State: ended, Headline: strings.Repeat("A long headline ", 5), Reason: strings.Repeat("And a long reason. ", 12),
			Seed: 7, Stats: full, Board: board},
	}
}

func TestResultsFitEverywhere(t *testing.T) {
	for name, m := range resultsModels() {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planResults(k, m) })
		})
	}
}

func recordsModels() map[string]recordsModel {
	lines := []recordLine{{Name: "Easy", Won: 12, Lost: 3, Fewest: 61}, {Name: "Normal", Won: 1, Lost: 4, Fewest: 103}, {Name: "Advanced", Lost: 12345}}
	return map[string]recordsModel{
		"none":  {Going: 1, Watched: 2},
		"kurth": {Games: []record{{Game: testLids()[0], Lines: lines}}, Going: 3, Lost: 1},
		"all":   {Games: []record{{Game: testLids()[0], Lines: lines}, {Game: LidOf(wideGame()), Lines: lines[:1]}, {Game: testLids()[3], Lines: lines}}, Lost: 4},
	}
}

func TestRecordsFitEverywhere(t *testing.T) {
	for name, m := range recordsModels() {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planRecords(k, m) })
		})
	}
}

func aboutModels() map[string]aboutModel {
	licences, _ := assets.Licences()
	folders := []folder{{"Saved matches", "/home/somebody/.local/share/portcullis/matches"}, {"Settings", "/home/somebody/.config/portcullis"},
		{"Log and crash reports", "/home/somebody/.local/state/" + strings.Repeat("a-very-long-name/", 8) + "logs"}}
	return map[string]aboutModel{
		"program": {Version: "0.1.0", Lids: testLids(), Folders: folders, Licences: licences, Open: -1, Copied: folders[0].Path},
		"licence": {Version: "0.1.0", Lids: testLids(), Folders: folders, Licences: licences, Open: 0},
		"no copy": {Version: "0.1.0-dev+0123456789abcdef0123456789", Lids: testLids(), Folders: folders, Licences: licences, Open: -1, NoCopy: "There is no clipboard here. Install xclip, xsel or wl-clipboard."},
	}
}

func TestAboutFitsEverywhere(t *testing.T) {
	for name, m := range aboutModels() {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planAbout(k, m) })
		})
	}
}

func noticeModels() map[string]noticeModel {
	var faults []string
	for range 14 {
		faults = append(faults, `kurth/actions.toml:31: unknown verb "frobnicate" in the effects of spell "Burn the Wick"`)
	}
	return map[string]noticeModel{
		"content": {Title: "The content pack cannot be used", Bad: true,
			Body:    []string{"The games in this folder have faults, so they were not loaded. Nothing of yours was changed.", "Mend the lines below, or play with the content that is built in."},
			Details: faults, Buttons: []form.Label{{ID: "notice:leave", Text: "Leave"}, {ID: "notice:builtin", Text: "Use the built-in content", Icon: "kit/play"}}, Main: 1},
		"short": {Title: "The match could not be saved", Bad: true, Body: []string{"No space is left on the disk."}, Buttons: []form.Label{{ID: "notice:close", Text: "Go on"}}},
	}
}

func TestNoticesFitEverywhere(t *testing.T) {
	for name, m := range noticeModels() {
		t.Run(name, func(t *testing.T) {
			everywhere(t, func(k form.Kit) []form.Item { return planNotice(k, m) })
		})
	}
}
