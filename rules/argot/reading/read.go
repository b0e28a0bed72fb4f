package reading

import (
	"io/fs"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/reading"
)

// Reading is the second reading of The Siege of Argot.
type Reading struct{ box *box }

// New returns the reading with the blocks and maps of a folder of content.
func New(content fs.FS) (reading.Reading, error) {
	b, err := load(content)
	return Reading{b}, err
}

// Questions are those that random play comes to often.
func (Reading) Questions() []string {
	return []string{
		"reach of a ground block", "reach of a sea block", "reach of an air block", "who can march", "whose turn it is in battle",
		"what a block can do in battle", "number of dice", "least face that hits", "hits", "who can take a hit",
		"Resilient", "Life Drain", "Intimidating",
	}
}

// Keen is for whatever moves and fights.
func (Reading) Keen(choice string) bool {
	for _, verb := range []string{"activate", "march", "attack", "storm", "berserk", "bombard", "board", "land", "battle"} {
		if strings.HasPrefix(choice, verb+" ") {
			return true
		}
	}
	return false
}

// Read looks at each position by itself.
func (r Reading) Read(cases []reading.Case, notes *reading.Notes) error {
	for n := range cases {
		b, err := readBoard(cases[n].Before, r.box)
		if err != nil {
			return err
		}
		q := &questions{board: b, c: &cases[n], notes: notes, at: n}
		switch cases[n].Kind {
		case "march":
			q.marches()
		case "action":
			q.actions()
		case "hit":
			if by := b.piece(b.Roll.By); !b.Roll.Shot {
				q.same("who can take a hit", "AR-HIT-3", strings.Join(b.canTake(by), ", "), strings.Join(q.legal("take", ""), ", "))
			}
		}
		if b.Battle.Place != "" {
			q.rolls()
		}
		if len(notes.Differences) > 0 {
			return nil
		}
	}
	return nil
}

// questions are those of one position.
type questions struct {
	*board
	c     *reading.Case
	notes *reading.Notes
	at    int
}

func (q *questions) same(question, rule string, mine, theirs any) {
	q.notes.Same(q.at, question, rule, mine, theirs)
}

// legal are the legal choices of a verb, of one block unless it is empty, in order.
func (q *questions) legal(verb, block string) []string {
	var list []string
	for _, choice := range q.c.Legal {
		words := strings.Fields(choice)
		if words[0] == verb && (block == "" || len(words) > 1 && words[1] == block) {
			list = append(list, choice)
		}
	}
	slices.Sort(list)
	return list
}

// marches compares where each block of the group can go.
func (q *questions) marches() {
	place := "0000" // a position leaves the first location out
	for _, f := range q.Stack {
		if f.Kind == "group" && f.Place != "" {
			place = f.Place
		}
	}
	var free []string
	for _, k := range q.board.at(place) {
		if k.Party != q.Movement.Party || k.flag("moved") || k.flag("boarded") || k.flag("disembarked") || k.flag("pinned") {
			continue
		}
		reach := q.reach(k)
		if len(reach) > 0 {
			free = append(free, k.ID)
		}
		var mine []string
		for _, m := range reach {
			mine = append(mine, "march "+k.ID+" "+m)
		}
		article := "a "
		if k.kind == "air" {
			article = "an "
		}
		q.same("reach of "+article+k.kind+" block", "AR-MOV-6", strings.Join(mine, ", "), strings.Join(q.legal("march", k.ID), ", "))
	}
	var theirs []string
	for _, choice := range q.legal("march", "") {
		theirs = append(theirs, strings.Fields(choice)[1])
	}
	slices.Sort(free)
	q.same("who can march", "AR-MOV-3", strings.Join(free, ", "), strings.Join(slices.Compact(theirs), ", "))
}

// actions compares who acts next in a battle, and what each of them may do. What third parties do is no choice of a seat's.
func (q *questions) actions() {
	var mine, theirs []string
	for _, k := range q.turn() {
		mine = append(mine, k.ID)
		if k.Party != "argot" && k.Party != "mineos" {
			continue
		}
		var choices []string
		for _, verb := range []string{"attack", "berserk", "hold", "retreat", "storm"} {
			choices = append(choices, q.legal(verb, k.ID)...)
		}
		slices.Sort(choices)
		q.same("what a block can do in battle", "AR-CMB-7", strings.Join(q.acts(k), ", "), strings.Join(choices, ", "))
	}
	for _, choice := range q.c.Legal {
		theirs = append(theirs, strings.Fields(choice)[1])
	}
	slices.Sort(mine)
	slices.Sort(theirs)
	q.same("whose turn it is in battle", "AR-CMB-3", strings.Join(mine, ", "), strings.Join(slices.Compact(theirs), ", "))
}

// rolls reads what is rolled in the battle, and how the first hits are taken, with the blocks as they stand then.
func (q *questions) rolls() {
	by := q.piece(q.Roll.By)
	first := false // the next hit is the first of a roll that spreads terror (AR-ABI-6)
	for i, e := range q.c.Events {
		k := q.piece(e.Subject.Name())
		if e.Subject.Kind() != "block" {
			k = nil
		}
		switch e.Name {
		case "attack_rolled":
			if k == nil || e.To.Name() != q.Battle.Place {
				return // another battle, or the gate
			}
			if by = k; !q.rolled(k, i) {
				return
			}
			first = e.M > 0 && k.has("intimidating") && !slices.Contains(q.Battle.Frightened, k.ID)
		case "hit_dodged":
			first = false
		case "hit_ignored":
			q.same("Resilient", "AR-ABI-5", true, k.has("resilient") && !k.flag("resilient_used"))
			k.Flags = append(k.Flags, "resilient_used")
			first = q.terror(first, by, k, i)
		case "steps_lost":
			if k == nil || k == by { // by going berserk
				if k != nil {
					k.Strength = int(e.M)
				}
				continue
			}
			if k.has("resilient") {
				q.same("Resilient", "AR-ABI-5", "its first hit is ignored", map[bool]string{true: "its first hit is ignored"}[k.flag("resilient_used")])
			}
			k.Strength = int(e.M)
			first = q.terror(first, by, k, i)
		case "retreated":
			k.At = e.To.Name()
		case "eliminated":
			k.Status = "eliminated"
		case "steps_restored":
			k.Strength = int(e.M)
		case "gate_battered", "gate_fell", "battle_ended", "battle_began", "train_captured":
			return
		}
	}
}

// rolled compares a roll. It reports whether the reading can go on from it.
func (q *questions) rolled(k *piece, i int) bool {
	e := q.c.Events[i]
	berserk := strings.HasPrefix(q.c.Choice, "berserk "+k.ID)
	if seat := k.Party == "argot" || k.Party == "mineos"; !seat { // AR-TPY-8
		berserk = k.has("berserker") && k.Strength >= 3
		if gate := q.land.places[q.Battle.Place].gate; k.has("besieger") && q.attacks(k) && gate != "" && q.stands(gate) {
			return false
		}
	} else if strings.HasPrefix(q.c.Choice, "storm") {
		return false
	}
	n, need := q.dice(k, false, berserk, false)
	var thrown []uint8
	for _, f := range q.c.Events[i:] {
		if f.Name != e.Name || f.Subject != e.Subject {
			break
		}
		thrown = append(thrown, f.Thrown()...)
		if !f.More {
			break
		}
	}
	hits, sixes := 0, 0
	for _, d := range thrown {
		if int(d) >= need {
			hits++
		}
		if d == 6 {
			sixes++
		}
	}
	q.same("number of dice", "AR-HIT-1", n, len(thrown))
	q.same("least face that hits", "AR-BLK-4", need, e.N)
	q.same("hits", "AR-HIT-1", hits, e.M)
	if k.has("life_drain") {
		gained := 0
		for _, f := range q.c.Events[i+1:] {
			if f.Subject != e.Subject || f.Kind != rules.TrackChanged || f.N < 0 {
				break
			}
			gained += int(f.N)
		}
		q.same("Life Drain", "AR-ABI-7", min(sixes, k.face.Strength-k.Strength), gained)
	}
	return len(q.notes.Differences) == 0
}

// terror compares whether the block that took the first hit must show courage at once (AR-ABI-6, AR-RUL-21).
func (q *questions) terror(first bool, by, k *piece, i int) bool {
	if !first {
		return false
	}
	q.Battle.Frightened = append(q.Battle.Frightened, by.ID)
	tested := false
	if i+1 < len(q.c.Events) {
		next := q.c.Events[i+1]
		tested = next.Name == "courage_rolled" && next.Subject.Name() == k.ID
	}
	q.same("Intimidating", "AR-ABI-6", k.Strength > 0, tested)
	return false
}
