package atlas

// The map files.
const (
	OverlandFile  = "overland.toml"
	UndercityFile = "undercity.toml"
)

// The shape of the two map files. Pointers mark numbers that must be given.

type mapTOML struct {
	ID          string        `toml:"id"`
	Name        string        `toml:"name"`
	Prefix      string        `toml:"prefix"`
	FirstColumn *int          `toml:"first_column"`
	FirstRow    *int          `toml:"first_row"`
	Columns     *int          `toml:"columns"`
	Rows        *int          `toml:"rows"`
	Source      string        `toml:"source"`
	Grid        []string      `toml:"grid"`
	Terrains    []terrainTOML `toml:"terrain"`
	Features    featuresTOML  `toml:"features"`
	Roads       []roadTOML    `toml:"road"`
	Gates       []gateTOML    `toml:"gate"`
	Splits      []splitTOML   `toml:"split"`
	Fords       []fordTOML    `toml:"ford"`
	Tunnels     []tunnelTOML  `toml:"tunnel"`
	Zones       []zoneTOML    `toml:"zone"`
	Places      []placeTOML   `toml:"place"`
}

type terrainTOML struct {
	Code   string `toml:"code"`
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Domain string `toml:"domain"`
	Stops  bool   `toml:"stops_ground"`
	Pink   bool   `toml:"pink"`
	Text   string `toml:"text"`
	Source string `toml:"source"`
}

type featuresTOML struct {
	Walls   []string `toml:"walls"`
	Rivers  []string `toml:"rivers"`
	Bridges []string `toml:"bridges"`
	Coast   []string `toml:"coast"`
	Source  string   `toml:"source"`
}

type roadTOML struct {
	ID     string   `toml:"id"`
	Name   string   `toml:"name"`
	Path   []string `toml:"path"`
	Source string   `toml:"source"`
}

type gateTOML struct {
	ID               string `toml:"id"`
	Name             string `toml:"name"`
	Hexside          string `toml:"hexside"`
	Fortifies        string `toml:"fortifies"`
	Strength         *int   `toml:"strength"`
	UpgradedStrength *int   `toml:"upgraded_strength"`
	UpgradeCost      *int   `toml:"upgrade_cost"`
	Source           string `toml:"source"`
}

type halfTOML struct {
	Terrain string   `toml:"terrain"`
	Sides   []string `toml:"sides"`
}

type splitTOML struct {
	Hex      string   `toml:"hex"`
	Name     string   `toml:"name"`
	Boundary string   `toml:"boundary"`
	Vertices string   `toml:"vertices"`
	Text     string   `toml:"text"`
	A        halfTOML `toml:"a"`
	B        halfTOML `toml:"b"`
	Source   string   `toml:"source"`
}

type fordTOML struct {
	Hex           string   `toml:"hex"`
	Name          string   `toml:"name"`
	RiverVertices string   `toml:"river_vertices"`
	BankA         []string `toml:"bank_a"`
	BankB         []string `toml:"bank_b"`
	Source        string   `toml:"source"`
}

type tunnelTOML struct {
	ID        string `toml:"id"`
	Name      string `toml:"name"`
	Overland  string `toml:"overland"`
	Undercity string `toml:"undercity"`
	Source    string `toml:"source"`
}

type zoneTOML struct {
	ID        string   `toml:"id"`
	Name      string   `toml:"name"`
	Locations []string `toml:"locations"`
	Text      string   `toml:"text"`
	Source    string   `toml:"source"`
}

type placeTOML struct {
	Location string `toml:"location"`
	Name     string `toml:"name"`
	Text     string `toml:"text"`
	Source   string `toml:"source"`
}
