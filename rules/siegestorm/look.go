package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// View returns the position as a viewer may see it.
func (s *State) View(viewer rules.Seat) View {
	v := View{
		Mode: s.set.mode.String(), Viewer: viewer, Turn: int(s.turn), Active: int(s.active), Shared: s.sharedTurn(),
		Step: s.stepUnderWay().String(), Decider: -1, Over: s.result != undecided, Winners: s.winner,
		Storm: s.stormView(viewer), Pay: s.payView(viewer),
	}
	if !v.Over {
		v.Decision, v.Decider = s.ask.kind.String(), int(s.ask.seat)
	}
	for d := range side(s.set.seats) {
		v.Sides = append(v.Sides, s.sideView(d, viewer))
	}
	if s.set.mode.bossMode() {
		v.Sides = append(v.Sides, s.sideView(bossSide, viewer))
		v.Boss = s.bossView(viewer)
	}
	for t := range uint8(maxTracks) {
		if s.tracks[t].used {
			v.Tracks = append(v.Tracks, s.trackView(t, viewer))
		}
	}
	for z := range uint8(maxZones) {
		if s.zones[z].used {
			v.Zones = append(v.Zones, s.zoneView(z, viewer))
		}
	}
	for i := range s.links {
		v.Chain = append(v.Chain, s.linkView(i, viewer))
	}
	v.Exits = s.cardViews(s.exits[:s.nexits], viewer)
	v.Vision = s.cardViews(s.lying(inVision, noSide), viewer)
	return v
}

func (s *State) sideView(d side, viewer rules.Seat) SideView {
	a := &s.sides[d]
	v := SideView{
		Side: int(d), Name: s.nameOf(d).String(), Deck: s.deckOf(d), Living: d == bossSide || s.living.Has(d.seat()),
		Resources: a.resources.len(), Hand: s.cardViews(a.hand.cards(), viewer), Casualties: s.cardViews(a.casualties.cards(), viewer),
		Heal: s.cardViews(a.heal.cards(), viewer), Removed: s.cardViews(s.lying(removed, d), viewer),
		Deployed: a.deployed, Extra: a.extra, Protected: a.protected[0] || a.protected[1], Ward: s.ward(d),
		TurnsLeft: s.turnsLeft(d),
	}
	for i, c := range a.support.cards() {
		supporter := s.cardView(c, viewer)
		supporter.Element = s.game.support[d][i]
		v.Support = append(v.Support, supporter)
	}
	return v
}

// deckOf is the key of the faction of a player's deck, "ffa" if it is mixed, empty for a boss.
func (s *State) deckOf(d side) string {
	key := ""
	for i := range s.cards {
		if s.cards[i].owner != d || d == bossSide {
			continue
		}
		of := s.game.set.Decks[s.design(cardNo(i)).Deck].Key
		if key != "" && key != of {
			return "ffa"
		}
		key = of
	}
	return key
}

// drawsPerTurn is how many cards a side draws in a turn of its own without any text.
func (s *State) drawsPerTurn(d side) int {
	switch {
	case d == bossSide:
		return max(1, int(s.game.set.Bosses[s.boss.card].Hand))
	case s.set.mode == lastMan:
		return 3
	}
	return 2
}

// turnsLeft is how many Draw steps a side has before one that it cannot make, without damage: passives that draw more in that step bring it
// nearer, and draw no more from an empty pile (ST-TRN-3, ST-RUL-47).
func (s *State) turnsLeft(d side) int {
	left, draws := s.drawsLeft(d), s.drawsPerTurn(d)
	if left < draws {
		return 0
	}
	return 1 + (left-draws)/(draws+s.drawsMore(d))
}

// drawsMore is how many cards passives draw in the Draw step of a side.
func (s *State) drawsMore(d side) (n int) {
	var buf [maxBoard]cardNo
	for _, x := range s.passivesFor(d, buf[:0]) {
		if s.trait(x).watches == cards.DrawStep {
			for _, e := range s.design(x).Passive.Effects {
				if e.Do == cards.Draw {
					n += int(e.N)
				}
			}
		}
	}
	return n
}

// drawsLeft is how many cards a side can still draw; a boss's Reserve pile counts while he has
// the token (ST-BOS-9).
func (s *State) drawsLeft(d side) int {
	n := s.sides[d].resources.len()
	if d == bossSide && s.boss.token {
		n += s.boss.reserve.len()
	}
	return n
}

// lying lists the cards in a place that has no pile of its own, by number; those of one side
// unless d is noSide.
func (s *State) lying(p place, d side) []cardNo {
	var list []cardNo
	for i := range s.cards {
		if k := &s.cards[i]; k.owner != noSide && k.place == p && (d == noSide || k.holder == d) {
			list = append(list, cardNo(i))
		}
	}
	return list
}

func (s *State) trackView(t uint8, viewer rules.Seat) TrackView {
	v := TrackView{Track: int(t), Side: int(s.tracks[t].owner), Zone: int(s.zoneOf(t)), Facing: int(s.facing(t)), Towards: int(s.opponent(t)),
		Elements: s.game.slot[t], Exit: s.game.exit[t], Coming: s.comingView(t, viewer), Parched: s.parched(t)}
	for i, c := range s.tracks[t].slots {
		v.Slots[i] = s.cardViewAt(c, viewer)
	}
	return v
}

func (s *State) zoneView(z uint8, viewer rules.Seat) ZoneView {
	at := &s.zones[z]
	v := ZoneView{Zone: int(z), Middle: s.cardViewAt(at.middle, viewer), Holder: -1, MiddleElement: s.game.middle[z]}
	for end, d := range at.sides {
		v.Sides[end] = int(d)
		v.Front[end] = s.cardViewAt(at.front[end], viewer)
		v.FrontElements[end] = s.game.front[z][d]
	}
	if at.middle != noCard {
		v.Holder = int(at.holder)
	}
	return v
}

func (s *State) linkView(i uint8, viewer rules.Seat) LinkView {
	l := &s.chain[i]
	v := LinkView{Element: s.game.chain[i], By: int(l.by), Card: s.cardView(l.card, viewer), Negated: l.negated,
		Kind: [...]string{actionLink: "action", stormLink: "storm", abilityLink: "ability", gangLink: "gang"}[l.kind],
		Text: s.design(l.card).Acts().String()}
	if l.kind == abilityLink {
		v.Text = s.design(l.card).Lasts().String()
	}
	v.Target = s.cardViewAt(l.target, viewer)
	return v
}

// payView is the announcement under way, for who makes it: nothing of it is shown to others
// before it is paid (ST-RUL-2).
func (s *State) payView(viewer rules.Seat) *PayView {
	p := &s.play
	if p.card == noCard || p.kind == playStorm || viewer != rules.NoSeat && viewer != p.by.seat() {
		return nil
	}
	v := &PayView{By: int(p.by), Card: s.cardView(p.card, viewer), Cost: int(p.cost), Target: s.cardViewAt(p.target, viewer), Track: -1,
		As: [...]string{playAction: "action", playAbility: "ability", playCreature: "creature"}[p.kind]}
	if p.track != noTrack {
		v.Track = int(p.track)
	}
	for _, c := range p.paid[:p.npaid] {
		v.Paid = append(v.Paid, s.payment(c))
	}
	for _, c := range s.proposed() {
		v.Propose = append(v.Propose, s.payment(c))
	}
	return v
}

// payment is the element of a hand card or Supporter that pays.
func (s *State) payment(c cardNo) rules.Element {
	if k := &s.cards[c]; k.place == inSupport {
		return s.game.support[k.holder][s.sides[k.holder].support.index(c)]
	}
	return s.game.cardElement[c]
}

// proposed is what [PayAuto] would pay, now or once the payment is asked about.
func (s *State) proposed() []cardNo {
	if s.play.card == noCard || s.play.kind == playStorm {
		return nil
	}
	try := *s
	try.watch = nil
	var list []cardNo
	for try.play.npaid < try.play.cost {
		c := try.proposal()
		if c == noCard {
			break
		}
		try.payWith(c)
		list = append(list, c)
	}
	return list
}

// bossView is the boss and his board.
func (s *State) bossView(viewer rules.Seat) *BossView {
	b := &s.boss
	v := &BossView{
		Boss: &s.game.set.Bosses[b.card], Menace: int(b.menace), Life: int(b.life), Start: int(b.start),
		Reserve: b.reserve.len(), Token: b.token, Gang: int(b.gang), Spirit: int(b.spirit),
	}
	for _, step := range s.bossOrder(nil) {
		c := BossCard{CardView: s.cardView(step.card, viewer), Playable: step.fate == willPlay,
			As: [...]string{willPlay: step.as.String(), tooDearYet: "menace", hasNoPlace: "place", toReserve: "reserve"}[step.fate]}
		v.Order = append(v.Order, c)
	}
	for i := range s.stack.Len() {
		if f := &s.stack.Frames[i]; f.kind == bossPlayFrame {
			v.Now = s.cardViewAt(f.card, viewer)
		}
	}
	return v
}

// column is the boss's column for the mode (ST-COP-1).
func (s *State) column() *cards.Column {
	if s.set.mode == coop {
		return &s.game.set.Bosses[s.boss.card].Coop
	}
	return &s.game.set.Bosses[s.boss.card].Solo
}
