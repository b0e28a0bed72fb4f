package file

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// The words of a file for what has no id in the content.
var (
	phaseWords  = []string{"campaign", "council", "setup", "initiative", "movement", "combat", "rally"}
	statusWords = []string{engine.Unplaced: "unplaced", engine.OnMap: "on_map", engine.Aboard: "aboard", engine.Eliminated: "eliminated", engine.Removed: "removed"}
	flagWords   = []string{"moved", "boarded", "disembarked", "bombarded", "fought", "retreated", "regrouped", "resilient_used", "pinned"}
	resultWords = []string{"undecided", "mineos_defeated", "old_town_kept", "old_town_held", "siege_lifted", "argot_defeated"}
	roleWords   = []string{engine.Defender: "defender", engine.Attacker: "attacker"}
	aimWords    = []string{engine.AtBlocks: "blocks", engine.AtGate: "gate"}
	seatWords   = []string{engine.Argot: "argot", engine.Mineos: "mineos"}
	letterWords = []string{"A", "B", "C", "D"}
	wayWords    = []string{"e", "ne", "nw", "w", "sw", "se", "across", "through"} // atlas.Direction
)

const nobody = "none"

// frameKind is what a file knows of a kind of frame.
type frameKind struct {
	word   string
	stages uint8              // the highest stage in which one can be
	on     []engine.FrameKind // what it can lie on; nothing: it is the first
}

var frameKinds = []frameKind{
	engine.FrameNone:        {word: nobody},
	engine.FrameMatch:       {word: "match", stages: 60}, // it counts the turns
	engine.FrameCampaign:    {"campaign", 1, []engine.FrameKind{engine.FrameMatch}},
	engine.FrameMission:     {"mission", 3, []engine.FrameKind{engine.FrameCampaign}},
	engine.FrameCouncil:     {"council", 3, []engine.FrameKind{engine.FrameMatch}},
	engine.FrameSetup:       {"setup", 0, []engine.FrameKind{engine.FrameMatch}},
	engine.FrameTurn:        {"turn", 10, []engine.FrameKind{engine.FrameMatch}},
	engine.FrameMovement:    {"movement", 2, []engine.FrameKind{engine.FrameTurn}},
	engine.FrameGroup:       {"group", 2, []engine.FrameKind{engine.FrameMovement}},
	engine.FrameThirdMoves:  {"third_moves", 2, []engine.FrameKind{engine.FrameTurn}},
	engine.FrameCombat:      {"combat", 2, []engine.FrameKind{engine.FrameTurn}},
	engine.FrameBombardment: {"bombardment", 5, []engine.FrameKind{engine.FrameCombat}},
	engine.FrameBattle:      {"battle", 2, []engine.FrameKind{engine.FrameCombat}},
	engine.FrameAction:      {"action", 5, []engine.FrameKind{engine.FrameBattle}},
	engine.FrameHits:        {"hits", 2, []engine.FrameKind{engine.FrameBattle, engine.FrameCombat}},
	engine.FrameRout:        {"rout", 1, []engine.FrameKind{engine.FrameHits}},
	engine.FrameWithdrawal:  {"withdrawal", 1, []engine.FrameKind{engine.FrameBattle}},
	engine.FrameRegroup:     {"regroup", 1, []engine.FrameKind{engine.FrameCombat}},
	engine.FrameRally:       {"rally", 3, []engine.FrameKind{engine.FrameTurn}},
	engine.FrameRestore:     {"restore", 1, []engine.FrameKind{engine.FrameRally}},
}

// askedOn are the kinds of frame that ask each question.
var askedOn = map[engine.Question][]engine.FrameKind{
	engine.AskDay: {engine.FrameCampaign}, engine.AskScene: {engine.FrameMission}, engine.AskLeader: {engine.FrameMission}, engine.AskBoost: {engine.FrameMission},
	engine.AskCouncil: {engine.FrameCouncil}, engine.AskPlacement: {engine.FrameSetup}, engine.AskTokens: {engine.FrameMovement},
	engine.AskGroup: {engine.FrameMovement}, engine.AskPins: {engine.FrameGroup}, engine.AskMarch: {engine.FrameGroup},
	engine.AskBombardment: {engine.FrameCombat}, engine.AskBattle: {engine.FrameCombat}, engine.AskAction: {engine.FrameBattle},
	engine.AskReroll: {engine.FrameAction}, engine.AskCancel: {engine.FrameAction}, engine.AskHit: {engine.FrameHits}, engine.AskDodge: {engine.FrameHits},
	engine.AskRout: {engine.FrameRout}, engine.AskWithdrawal: {engine.FrameWithdrawal}, engine.AskRegroup: {engine.FrameRegroup},
	engine.AskRestoring: {engine.FrameRestore}, engine.AskMending: {engine.FrameRestore},
}

// frameJSON is a frame; what is left out is the first of its kind: seat argot, party argot, defender, block
// ar01, location 0000, nothing.
type frameJSON struct {
	Kind  string `json:"kind"`
	Stage int    `json:"stage,omitempty"`
	Seat  string `json:"seat,omitempty"`
	Party string `json:"party,omitempty"`
	Role  string `json:"role,omitempty"`
	Block string `json:"block,omitempty"`
	Place string `json:"place,omitempty"`
	Side  string `json:"side,omitempty"`
	N     int    `json:"n,omitempty"`
	M     int    `json:"m,omitempty"`
}

func (w *writer) frame(f *engine.Frame) frameJSON {
	out := frameJSON{Kind: frameKinds[f.Kind].word, Stage: int(f.Stage), N: int(f.N), M: int(f.M)}
	if f.Seat != engine.Argot {
		out.Seat = seatWord(f.Seat)
	}
	if f.Party != content.Argot {
		out.Party = partyWord(f.Party)
	}
	if f.Role != engine.Defender {
		out.Role = roleWords[f.Role]
	}
	if f.Block != 0 {
		out.Block = w.block(f.Block)
	}
	if f.Place != 0 {
		out.Place = w.place(f.Place)
	}
	if f.Side != 0 {
		out.Side = w.side(f.Side)
	}
	return out
}

func (r *reader) frame(field string, in *frameJSON) (f engine.Frame) {
	words := make([]string, len(frameKinds))
	for i := range frameKinds {
		words[i] = frameKinds[i].word
	}
	f.Kind = engine.FrameKind(r.Word(field+".kind", in.Kind, words))
	f.Stage = uint8(r.Number(field+".stage", "", in.Stage, 0, int(frameKinds[f.Kind].stages)))
	f.N, f.M = int8(r.Number(field+".n", "", in.N, 0, 127)), int8(r.Number(field+".m", "", in.M, 0, 127))
	if in.Seat != "" {
		f.Seat = r.seat(field+".seat", in.Seat)
	}
	if in.Party != "" {
		f.Party = r.party(field+".party", in.Party)
	}
	if in.Role != "" {
		f.Role = engine.Role(r.Word(field+".role", in.Role, roleWords))
	}
	if in.Block != "" {
		f.Block = r.block(field+".block", in.Block)
	}
	if in.Place != "" {
		f.Place = r.place(field+".place", in.Place)
	}
	if in.Side != "" {
		f.Side = r.side(field+".side", in.Side)
	}
	return f
}

func seatWord(seat rules.Seat) string {
	if seat == rules.NoSeat {
		return nobody
	}
	return seatWords[seat]
}

func partyWord(p engine.Party) string {
	if p == engine.NoParty {
		return nobody
	}
	return p.ID()
}
