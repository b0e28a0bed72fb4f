package conform_test

import (
	"regexp"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// bend says in which way a game breaks the contract: what is set replaces the method of
// that name of the stub game, which keeps it.
type bend struct {
	info     func(rules.Info) rules.Info
	start    func(stub.Game, rules.Setup) (rules.State, error)
	restore  func(b *bend, data []byte) (rules.State, error)
	notation func(rules.Choice) string

	decision func(*bent) rules.Decision
	apply    func(*bent, rules.Choice) ([]rules.Event, error)
	outcome  func(*bent) (rules.Outcome, bool)
	clone    func(*bent) rules.State
	snapshot func(*bent) ([]byte, error)
	veiled   func(*bent, rules.Seat, *rules.Rand) rules.State
	force    func(*bent, ...uint8) error
	check    func(*bent) error
	prompt   func(*bent) rules.Prompt
	progress func(*bent) rules.Progress
	describe func(*bent, rules.Choice) rules.Description
	preview  func(*bent, rules.Choice) (rules.Preview, bool)
	whyNot   func(*bent, rules.Element) (rules.Refusal, bool)
	about    func(*bent, rules.Element) (rules.Article, bool)
	tell     func(*bent, rules.Event) rules.Text
	redact   func(*bent, rules.Event, rules.Seat) rules.Event
	evaluate func(*bent, rules.Seat) float64
	chances  func(*bent, rules.Choice, []rules.Chance) []rules.Chance
	sensible func(*bent, []rules.Choice) []rules.Choice
	tags     func(*bent, rules.Choice, []string) []string
	copyFrom func(s, from *bent)
	veil     func(*bent, rules.Seat, *rules.Rand)
	deal     func(*bent) []rules.Event
	settled  func(*bent, rules.Seat) []rules.Preference
	prefer   func(*bent, rules.Seat, string, string) error
	open     func(*bent) bool
}

// bentGame is the stub game with a bend.
type bentGame struct {
	stub.Game
	*bend
}

// bent is a state of it. Count is for bends that need a memory.
type bent struct {
	*stub.State
	bend  *bend
	count int
}

func (b *bend) wrap(s rules.State, err error) (rules.State, error) {
	if err != nil {
		return nil, err
	}
	return &bent{State: s.(*stub.State), bend: b}, nil
}

func (g bentGame) Info() rules.Info {
	if g.info != nil {
		return g.info(g.Game.Info())
	}
	return g.Game.Info()
}

func (g bentGame) New(setup rules.Setup) (rules.State, error) {
	if g.start != nil {
		return g.wrap(g.start(g.Game, setup))
	}
	return g.wrap(g.Game.New(setup))
}

func (g bentGame) Restore(data []byte) (rules.State, error) {
	if g.restore != nil {
		return g.restore(g.bend, data)
	}
	return g.wrap(g.Game.Restore(data))
}

func (g bentGame) Notation(c rules.Choice) string {
	if g.notation != nil {
		return g.notation(c)
	}
	return g.Game.Notation(c)
}

func (s *bent) Decision() rules.Decision {
	if s.bend.decision != nil {
		return s.bend.decision(s)
	}
	return s.State.Decision()
}

func (s *bent) Apply(c rules.Choice) ([]rules.Event, error) {
	s.count++
	if s.bend.apply != nil {
		return s.bend.apply(s, c)
	}
	return s.State.Apply(c)
}

func (s *bent) Outcome() (rules.Outcome, bool) {
	if s.bend.outcome != nil {
		return s.bend.outcome(s)
	}
	return s.State.Outcome()
}

func (s *bent) Clone() rules.State {
	if s.bend.clone != nil {
		return s.bend.clone(s)
	}
	return &bent{State: s.State.Clone().(*stub.State), bend: s.bend, count: s.count}
}

func (s *bent) Snapshot() ([]byte, error) {
	if s.bend.snapshot != nil {
		return s.bend.snapshot(s)
	}
	return s.State.Snapshot()
}

func (s *bent) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	if s.bend.veiled != nil {
		return s.bend.veiled(s, seat, r)
	}
	return &bent{State: s.State.Veiled(seat, r).(*stub.State), bend: s.bend, count: s.count}
}

func (s *bent) Force(faces ...uint8) error {
	if s.bend.force != nil {
		return s.bend.force(s, faces...)
	}
	return s.State.Force(faces...)
}

func (s *bent) Check() error {
	if s.bend.check != nil {
		return s.bend.check(s)
	}
	return s.State.Check()
}

func (s *bent) Prompt() rules.Prompt {
	if s.bend.prompt != nil {
		return s.bend.prompt(s)
	}
	return s.State.Prompt()
}

func (s *bent) Progress() rules.Progress {
	if s.bend.progress != nil {
		return s.bend.progress(s)
	}
	return s.State.Progress()
}

func (s *bent) Describe(c rules.Choice) rules.Description {
	if s.bend.describe != nil {
		return s.bend.describe(s, c)
	}
	return s.State.Describe(c)
}

func (s *bent) Preview(c rules.Choice) (rules.Preview, bool) {
	if s.bend.preview != nil {
		return s.bend.preview(s, c)
	}
	return s.State.Preview(c)
}

func (s *bent) WhyNot(e rules.Element) (rules.Refusal, bool) {
	if s.bend.whyNot != nil {
		return s.bend.whyNot(s, e)
	}
	return s.State.WhyNot(e)
}

func (s *bent) About(e rules.Element) (rules.Article, bool) {
	if s.bend.about != nil {
		return s.bend.about(s, e)
	}
	return s.State.About(e)
}

func (s *bent) Tell(e rules.Event) rules.Text {
	if s.bend.tell != nil {
		return s.bend.tell(s, e)
	}
	return s.State.Tell(e)
}

func (s *bent) Redact(e rules.Event, seat rules.Seat) rules.Event {
	if s.bend.redact != nil {
		return s.bend.redact(s, e, seat)
	}
	return s.State.Redact(e, seat)
}

func (s *bent) Evaluate(seat rules.Seat) float64 {
	if s.bend.evaluate != nil {
		return s.bend.evaluate(s, seat)
	}
	return s.State.Evaluate(seat)
}

func (s *bent) Chances(c rules.Choice, buf []rules.Chance) []rules.Chance {
	if s.bend.chances != nil {
		return s.bend.chances(s, c, buf)
	}
	return s.State.Chances(c, buf)
}

func (s *bent) Sensible(buf []rules.Choice) []rules.Choice {
	if s.bend.sensible != nil {
		return s.bend.sensible(s, buf)
	}
	return s.State.Sensible(buf)
}

func (s *bent) Tags(c rules.Choice, buf []string) []string {
	if s.bend.tags != nil {
		return s.bend.tags(s, c, buf)
	}
	return s.State.Tags(c, buf)
}

func (s *bent) CopyFrom(from rules.State) {
	if s.bend.copyFrom != nil {
		s.bend.copyFrom(s, from.(*bent))
		return
	}
	s.count = from.(*bent).count
	s.State.CopyFrom(from.(*bent).State)
}

func (s *bent) Veil(seat rules.Seat, r *rules.Rand) {
	if s.bend.veil != nil {
		s.bend.veil(s, seat, r)
		return
	}
	s.State.Veil(seat, r)
}

func (s *bent) Deal() []rules.Event {
	if s.bend.deal != nil {
		return s.bend.deal(s)
	}
	return s.State.Deal()
}

func (s *bent) Preferences(seat rules.Seat) []rules.Preference {
	if s.bend.settled != nil {
		return s.bend.settled(s, seat)
	}
	return s.State.Preferences(seat)
}

func (s *bent) Prefer(seat rules.Seat, id, value string) error {
	if s.bend.prefer != nil {
		return s.bend.prefer(s, seat, id, value)
	}
	return s.State.Prefer(seat, id, value)
}

func (s *bent) Open() bool { return s.bend.open != nil && s.bend.open(s) }

var generator = regexp.MustCompile(`(?s)"rand": \{.*?\n  \}`)

// withRandOf gives a state the generator of another one.
func withRandOf(s, other rules.State) *stub.State {
	to, err := s.Snapshot()
	if err != nil {
		panic(err)
	}
	from, err := other.Snapshot()
	if err != nil {
		panic(err)
	}
	mixed, err := stub.Game{}.Restore(generator.ReplaceAll(to, generator.Find(from)))
	if err != nil {
		panic(err)
	}
	return mixed.(*stub.State)
}

// topOfDraw reads the card that nobody may know out of a snapshot.
func topOfDraw(s rules.State) string {
	b, err := s.Snapshot()
	if err != nil {
		panic(err)
	}
	found := regexp.MustCompile(`"draw": \[\s*"([a-z]+-[1-6])"`).FindSubmatch(b)
	if found == nil {
		return "none"
	}
	return string(found[1])
}
