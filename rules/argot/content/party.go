package content

// Party is who a block belongs to (AR-SID-2).
type Party uint8

// The parties. The first two are those of the seats; the others move by a procedure, in this order
// (AR-TPY-1).
const (
	Argot Party = iota
	Mineos
	Hespero
	Bargainer
	Zulon
	PartyCount
	FirstThird = Hespero
)

var partyIDs = [PartyCount]string{"argot", "mineos", "hespero", "bargainer", "zulon"}

// ID is the party's id in the content files: "hespero".
func (p Party) ID() string { return partyIDs[p] }

// PartyNamed finds a party by its id.
func PartyNamed(id string) (Party, bool) { return named[Party](partyIDs[:], id) }

// thirdNamed finds a party that nobody plays.
func thirdNamed(id string) (Party, bool) {
	p, ok := PartyNamed(id)
	return p, ok && p >= FirstThird
}

// Stance is whom a third party stands with (AR-SID-4 to AR-SID-6).
type Stance uint8

// The stances.
const (
	Wary Stance = iota
	WithArgot
	WithMineos
	stanceCount
)

var stanceIDs = [stanceCount]string{"wary", "with_argot", "with_mineos"}

// ID is the stance's id in the content files: "with_argot".
func (s Stance) ID() string { return stanceIDs[s] }

// StanceNamed finds a stance by its id.
func StanceNamed(id string) (Stance, bool) { return named[Stance](stanceIDs[:], id) }

// Army is where a block comes from: key "side" of the block file (AR-ARM-2 to AR-ARM-12).
type Army uint8

// The armies.
const (
	ArgotArmy Army = iota
	MineosArmy
	PontiaLegions
	NistoraPool
	ZulonBand
	TheHeckers
	HesperoPartisans
	BargainerPartisans
	BoughtTrains
	ArmyCount
)

var armies = [ArmyCount]struct {
	id    string
	party Party
}{
	ArgotArmy: {"argot", Argot}, MineosArmy: {"mineos", Mineos}, PontiaLegions: {"pontia", Argot}, NistoraPool: {"nistora", Argot},
	ZulonBand: {"zulon", Zulon}, TheHeckers: {"heckers", Argot}, HesperoPartisans: {"hespero", Hespero},
	BargainerPartisans: {"bargainer", Bargainer}, BoughtTrains: {"argot_train", Argot},
}

// ID is the army's id in the content files: "pontia".
func (a Army) ID() string { return armies[a].id }

// Party is the party to which its blocks belong unless an outcome says otherwise.
func (a Army) Party() Party { return armies[a].party }

// ArmyNamed finds an army by its id.
func ArmyNamed(id string) (Army, bool) {
	for a := range ArmyCount {
		if armies[a].id == id {
			return a, true
		}
	}
	return 0, false
}

// named finds an id in a list of ids.
func named[T ~uint8](ids []string, id string) (T, bool) {
	for i, known := range ids {
		if known == id {
			return T(i), true
		}
	}
	return 0, false
}
