package words_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/words"
)

// What cards say as if everybody knew it is explained where the card is shown: every ability and every kind that it
// names, of all cards of the content.
func TestEveryKeywordOfACardIsExplained(t *testing.T) {
	c, err := content.Load(os.DirFS("../../../assets/content/towersiege"))
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`Flight|Tunneling|Shadowalk|Charge|Mount|Regeneration|Riposte|Upkeep|Undead|Alchemy|Directed Attack|Market Place|Target|Shelter|DEFEND|Minion|Exceptional|Base Protection Level|Base PL`)
	seen := map[string]bool{}
	for i := range c.Cards {
		info := &c.Cards[i]
		told := ""
		for _, line := range words.Keywords(info) {
			told += line.String() + "\n"
		}
		for _, word := range named.FindAllString(info.Text, -1) {
			seen[word] = true
			if !strings.Contains(told, word) {
				t.Errorf("%s says %q, of which is told only %q", info.ID, word, told)
			}
		}
	}
	for _, word := range []string{"Tunneling", "Mount", "Riposte", "Shelter", "DEFEND", "Base Protection Level"} {
		if !seen[word] {
			t.Errorf("no card says %s", word)
		}
	}
}
