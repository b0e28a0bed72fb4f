package atlas

import "fmt"

// roads checks that every road can be walked: each step leads to a neighbour, and nothing bars it.
func (r *reader) roads() {
	for _, s := range r.sheets {
		for i, in := range s.in.Roads {
			for j := 1; j < len(in.Path); j++ {
				at, who := fmt.Sprintf("road[%d].path[%d]", i, j), "road "+in.ID+", path"
				side := r.atlas.Between(r.atlas.byID[in.Path[j-1]], r.atlas.byID[in.Path[j]])
				switch {
				case side == NoSide:
					s.Fault(at, who, "%s and %s are not neighbours", in.Path[j-1], in.Path[j])
				case !r.atlas.Passable(side):
					s.Fault(at, who, "no ground block can go from %s to %s (AR-GRD-9)", in.Path[j-1], in.Path[j])
				}
			}
		}
	}
}
