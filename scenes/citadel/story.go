package citadel

import (
	"math"
	"strconv"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// tale is what a match of B-Sieged came to: the round it ended in, what was lost and won, who
// killed how many, and which cards were used.
type tale struct {
	bsieged.Story
	Names   []string // of the heroes, in the order of Story.Heroes
	IDs     []string // of the heroes: their pictures
	Classes [cards.ClassCount]string
}

// classPictures are the pictures of the classes.
var classPictures = [cards.ClassCount]string{"class-armory", "class-market", "class-sorcery", "class-tavern"}

// matchStory tells of a match that is over.
func matchStory(m *match.Match, counted kit.Stats) kit.Story {
	s := m.State().(*bsieged.State)
	return Tell(s.Story(), s.Set(), counted)
}

// Tell is the story of a match with what is counted of every match.
func Tell(st bsieged.Story, set *cards.Set, counted kit.Stats) kit.Story {
	told := storyWith(st, set)
	return kit.Story{Rows: append(told.rows(), counted.Length()[1:]...), Below: told.tell}
}

func storyWith(st bsieged.Story, set *cards.Set) *tale {
	told := &tale{Story: st, Classes: [...]string{cards.Armory: "Armory", cards.Market: "Market", cards.Sorcery: "Sorcery", cards.Tavern: "Tavern"}}
	for _, h := range st.Heroes {
		told.Names = append(told.Names, set.Heroes[h.Kind].Told().String())
		told.IDs = append(told.IDs, set.Heroes[h.Kind].ID)
	}
	return told
}

// rows are the numbers that stand for themselves.
func (s *tale) rows() []kit.Row {
	rows := []kit.Row{{Name: rules.Say("Ended in round"), Value: rules.Say("%d of 12", s.Round)}, {Name: rules.Say("Actions taken"), Value: strconv.Itoa(s.Actions)},
		{Name: rules.Say("Enemies destroyed"), Value: strconv.Itoa(s.Kills())}, {Name: rules.Say("Shots of the Catapult"), Value: strconv.Itoa(s.Shots)},
		{Name: rules.Say("Buildings destroyed"), Value: strconv.Itoa(s.Lost)}, {Name: rules.Say("Heroes fallen"), Value: strconv.Itoa(s.Deaths)}, {Name: rules.Say("Messengers lost"), Value: strconv.Itoa(s.Messengers)}}
	if s.Avatars > 0 {
		rows = append(rows, kit.Row{Name: rules.Say("Avatars destroyed"), Value: strconv.Itoa(s.Avatars)})
	}
	return rows
}

// tell sets the story below the numbers: kills hero by hero, then cards class by class.
func (s *tale) tell(c *form.Column) {
	c.Skip(c.Gap() * 1.4)
	c.Head(rules.Say("Enemies destroyed by each hero"))
	c.Skip(c.Gap() * 0.5)
	most := 1
	for _, h := range s.Heroes {
		most = max(most, h.Kills)
	}
	for i, h := range s.Heroes {
		words := s.Names[i]
		if !h.Alive {
			words += " (fallen)"
		}
		storyBar(c, "bsieged/"+s.IDs[i], words, h.Kills, most, i, !h.Alive)
	}
	c.Skip(c.Gap() * 1.4)
	c.Head(rules.Say("Cards used by class"))
	c.Skip(c.Gap() * 0.5)
	most = 1
	for _, n := range s.Used {
		most = max(most, n)
	}
	for k, n := range s.Used {
		storyBar(c, "bsieged/"+classPictures[k], s.Classes[k], n, most, k, false)
	}
}

// storyBar is a line with a picture, a name, and a bar as long as its number.
func storyBar(c *form.Column, picture, name string, n, most, i int, pale bool) {
	f, bold := c.Font(ink.Sans, 19), c.Font(ink.SerifBold, 20)
	pad := math.Max(3, c.Px(8))
	icon := math.Round(math.Max(c.Px(40), 1.7*f.Size))
	at := c.Take(icon + pad)
	var l ink.List
	if i%2 == 0 {
		l.Fill(at, ink.ParchmentDeep.Alpha(0.22), c.Px(4))
	}
	art := l.Picture(picture, ink.R(at.X+pad, at.Y+pad/2, icon, icon).Round())
	color := ink.OxbloodLight
	if pale {
		art.Fade, color = 0.5, ink.Steel
	}
	number := c.Width(bold, "888")
	words := ink.R(at.X+icon+2*pad, at.Y, math.Min(at.W*0.42, c.Width(f, "Blacksmith (fallen)")), at.H)
	c.Short(&l, words, f, ink.Ink, name)
	bar := ink.R(words.Right()+pad, at.Y+at.H*0.28, at.Right()-pad-number-words.Right()-2*pad, at.H*0.44)
	l.Fill(bar, ink.ParchmentDeep.Alpha(0.4), c.Px(3))
	if n > 0 {
		bar.W = math.Max(2, bar.W*float64(n)/float64(most))
		l.Fill(bar.Round(), color, c.Px(3))
	}
	l.Write(ink.R(at.Right()-pad-number, at.Y, number, at.H), bold, ink.Ink, strconv.Itoa(n)).Across = ink.End
	c.Draw(l)
}

// factsOf are the numbers of a match as menus show them: the round, what is lost of
// the Citadel, the Avatar, and the Morale of the heroes.
func factsOf(state rules.State) []kit.Fact {
	s := state.(*bsieged.State)
	v, set := s.View(), s.Set()
	facts := []kit.Fact{
		{Picture: "kit/hourglass", Name: rules.Say("Round"), Value: strconv.Itoa(v.Round) + " of " + strconv.Itoa(set.Match.Rounds)},
		{Picture: "bsieged/token-destroyed", Name: rules.Say("Ruins"), Value: strconv.Itoa(v.Ruins) + " of " + strconv.Itoa(set.Match.Ruins)},
	}
	for _, h := range v.Heroes {
		morale := "fallen"
		if h.Alive {
			morale = rules.Say("Morale %d", h.Morale)
		}
		facts = append(facts, kit.Fact{Picture: "bsieged/" + set.Heroes[h.Kind].ID, Name: set.Heroes[h.Kind].Told().String(), Value: morale})
	}
	if v.Avatar.Vinculum > 0 {
		facts = append(facts, kit.Fact{Picture: "bsieged/avatar", Name: rules.Say("Avatar"), Value: rules.Say("Vinculum %d", v.Avatar.Vinculum)})
	}
	return facts
}
