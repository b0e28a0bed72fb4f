package rules

// Namer is a Game whose content says something to people, for the template of catalogues.
type Namer interface {
	// Names lists every [Name] that states of the game can say.
	Names() []Text
}

// Name is the title of the game.
func (in Info) Name() Text { return Name("game", in.Title) }

// About is the summary of the game.
func (in Info) About() Text { return Name("what a game is about", in.Summary) }

// SeatName is what a seat is called.
func (in Info) SeatName(seat Seat) Text { return Name("seat", in.Seats[seat]) }

// Title is the name of the option.
func (o Option) Title() Text { return Name("option", o.Name) }

// About is the help of the option.
func (o Option) About() Text { return Name("help of an option", o.Help) }

// Made is what people may write in place of a listed value, in a word; see [Option].Open.
func (o Option) Made() Text { return Name("what people make for an option", o.Open) }

// Title is the name of the value.
func (v OptionValue) Title() Text { return Name("value of an option", v.Name) }

// About is the help of the value.
func (v OptionValue) About() Text { return Name("help of an option", v.Help) }

// Names lists every name that the game has for menus and, if it is a [Namer], what its content
// says. Empty ones are left out.
func Names(g Game) (names []Text) {
	in := g.Info()
	names = append(names, in.Name(), in.About())
	for seat := range in.Seats {
		names = append(names, in.SeatName(Seat(seat)))
	}
	for _, o := range in.Options {
		names = append(names, o.Title(), o.About(), o.Made())
		for _, v := range o.Values {
			names = append(names, v.Title(), v.About())
		}
	}
	if n, ok := g.(Namer); ok {
		names = append(names, n.Names()...)
	}
	said := names[:0]
	for _, name := range names {
		if !name.Empty() {
			said = append(said, name)
		}
	}
	return said
}

// Title is the name of the preference.
func (p Preference) Title() Text { return Name("option", p.Name) }

// About is the help of the preference.
func (p Preference) About() Text { return Name("help of an option", p.Help) }
