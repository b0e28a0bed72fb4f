package game

import (
	"sync"
	"testing"
)

// note is a command that remembers when it was carried out.
type note struct {
	list *[]int
	n    int
	then []Command
}

func (c note) Do(a *App) error {
	*c.list = append(*c.list, c.n)
	a.Post(c.then...)
	return nil
}

func testApp(t *testing.T, first *plainScene) *App {
	t.Helper()
	return NewApp(Options{Start: func(*App) Scene { return first }, Board: func(*App) Scene { return newScene("board") }})
}

func TestCommandsAreCarriedOutInOrder(t *testing.T) {
	a := testApp(t, newScene("menu"))
	var order []int
	a.Post(note{list: &order, n: 1}, note{list: &order, n: 2, then: []Command{note{list: &order, n: 5}}})
	a.Post(note{list: &order, n: 3}, note{list: &order, n: 4})
	step(t, a, Input{})
	for i, n := range order {
		if n != i+1 {
			t.Fatalf("order %v", order)
		}
	}
	if len(order) != 5 {
		t.Fatalf("order %v; want five", order)
	}
}

func TestCommandsOfTheSceneAreCarriedOutInTheSameTick(t *testing.T) {
	menu := newScene("menu")
	a := testApp(t, menu)
	var order []int
	menu.update = func(*Tick) { a.Post(note{list: &order, n: 1}) }
	step(t, a, Input{})
	if len(order) != 1 {
		t.Errorf("order %v", order)
	}
}

// A command that posts itself again and again must not stop the loop.
func TestATickAlwaysEnds(t *testing.T) {
	a := testApp(t, newScene("menu"))
	var order []int
	var again func() Command
	again = func() Command { return repost{&order, again} }
	a.Post(again())
	step(t, a, Input{})
	if len(order) != 2 { // once before the scene, once after it
		t.Errorf("%d times in one tick", len(order))
	}
}

type repost struct {
	list  *[]int
	again func() Command
}

func (c repost) Do(a *App) error {
	*c.list = append(*c.list, 0)
	a.Post(c.again())
	return nil
}

func TestPostsOfManyGoroutinesAllArriveEachInItsOrder(t *testing.T) {
	a := testApp(t, newScene("menu"))
	woken := make(chan struct{}, 10000)
	a.OnPost(func() { woken <- struct{}{} })
	const posters, each = 8, 200
	lists := make([][]int, posters)
	var wait sync.WaitGroup
	for p := range posters {
		wait.Go(func() {
			for n := range each {
				a.Post(note{list: &lists[p], n: n})
			}
		})
	}
	wait.Wait()
	step(t, a, Input{})
	for p, list := range lists {
		if len(list) != each {
			t.Fatalf("poster %d: %d of %d", p, len(list), each)
		}
		for i, n := range list {
			if i != n {
				t.Fatalf("poster %d: %v", p, list)
			}
		}
	}
	if len(woken) != posters*each {
		t.Errorf("woken %d times", len(woken))
	}
}
