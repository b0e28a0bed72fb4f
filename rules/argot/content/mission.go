package content

// Mission is one of the four missions of the campaign: its number in the order of the file, in which outcomes
// are applied (AR-MIS-12).
type Mission uint8

// MissionCount is how many missions there are, SceneCount how many scenes each has (AR-MIS-6), HeroCount how
// many heroes there are.
const (
	MissionCount = 4
	SceneCount   = 3
	HeroCount    = 4
)

// Result is how a mission went.
type Result uint8

// The results.
const (
	NotAttempted Result = iota
	Failure
	Success
	ResultCount
)

var resultIDs = [ResultCount]string{"not_attempted", "failure", "success"}

// ID is the result's id in the content files: "not_attempted".
func (r Result) ID() string { return resultIDs[r] }

// Skill is what a scene asks of its leader.
type Skill uint8

// The skills.
const (
	Blade Skill = iota
	Guile
	Words
	Lore
	SkillCount
)

var skillIDs = [SkillCount]string{"blade", "guile", "words", "lore"}

// ID is the skill's id in the content files: "guile".
func (s Skill) ID() string { return skillIDs[s] }

// MissionInfo is a mission with its scenes and outcomes (AR-MIS-1 to AR-MIS-4).
type MissionInfo struct {
	ID       string
	Name     string
	Text     string
	Flavour  string
	Scenes   [SceneCount]Scene
	Outcomes [ResultCount][]Effect // of each result, in order
}

// Scene is one scene of a mission: two options, of which one is chosen (AR-MIS-6).
type Scene struct {
	ID      string
	Name    string
	Text    string
	Options [2]Option
}

// Option is a way through a scene.
type Option struct {
	ID     string // "a" or "b"
	Name   string
	Skill  Skill
	Target int
	Win    []Effect // if the scene is won
	Fail   []Effect // if it is lost
}

// Hero is a hero of the campaign (AR-MIS-6, AR-MIS-11).
type Hero struct {
	ID        string
	Name      string
	Skills    [SkillCount]int
	Power     Effect // what the hero can do in the siege once a day
	PowerName string
	Text      string
	Flavour   string
}

// MissionRules are the numbers of the days before the siege (AR-MIS-5 to AR-MIS-11).
type MissionRules struct {
	Days            int // day actions before the siege
	SuccessesNeeded int // scenes won that win the mission
	Die             int // faces
	BoostCost       int // resources for +1
	BoostMax        int
	WoundsLost      int // wounds with which a hero is lost
	RestHeals       int // wounds that a long rest removes
	FitMaxWounds    int // wounds with which a hero can still use a power
	LevyGain        int // resources
}
