// Matches of all games in a real Chromium, by mouse from the menu to the records: node --test.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { serve } from "./server.mjs";
import { Browser, has, still } from "./tab.mjs";
import { begin, build, choices, choose, endings, games, stored, upload } from "./table.mjs";

let server, browser, t;

before(async () => {
	server = await serve(build("web"));
	browser = new Browser();
	await browser.start();
	t = await browser.coarse();
	const url = `http://127.0.0.1:${server.port}/`;
	await t.keep(url, [still]);
	await t.open(url);
	await t.settled(has("game:kurth"));
	await t.click("menu:settings");
	await t.click("tab:play");
	await t.click("set:speed=none");
	await t.click("settings:back");
});
after(async () => { await browser.end(); server.close(); });

beforeEach(async () => {
	if ((await t.seen())?.scene === "menu") return;
	await t.page.reload();
	await t.settled(has("game:kurth"));
});

// records are the rows of a game in the records: of the game, its options, decks and the like.
async function records(title) {
	await t.click("menu:records");
	const { notes } = await t.settled((m) => m.scene === "records" && m.notes.some((n) => n.includes(" played, ")));
	await t.click("records:back");
	return notes.filter((n) => n.startsWith(title) && n.includes(" played, "));
}

async function toTheResult() {
	await t.click("table:result");
	const { prompt, notes } = await t.settled((m) => m.scene === "results");
	assert.ok(notes.length >= 3, `the results of ${prompt} say ${notes}`);
	await t.click("results:menu");
	await t.settled(has("game:kurth"));
}

for (const game of games) {
	const { file, ways, seed, left, title } = endings[game];
	const whole = game === "kurth";
	test(`${title}: ${whole ? "a whole match" : "the first choices"} from the menu`, { timeout: 600_000 }, async () => {
		const made = whole ? ways : ways.slice(0, 4);
		await begin(t, game, seed);
		for (const way of made) await choose(t, way);
		const [[path, kept]] = (await stored(t)).filter(([path]) => path.includes(game));
		const were = choices(kept);
		assert.deepEqual(were.slice(0, made.length), made.map((w) => w.choice));
		// Siegestorm pays with the click that plays a card, and ends a turn of a first match by itself in which nothing of use is left.
		assert.deepEqual(were.slice(made.length).filter((c) => c !== "pay auto" && c !== "continue"), []);
		if (whole) return toTheResult();
		await t.click("table:back");
		await t.settled(has("menu:saves"));
	});
	if (whole) continue;
	test(`${title}: the last choices of a match that was uploaded`, { timeout: 600_000 }, async () => {
		await upload(t, build("web-matches/" + file));
		for (const way of ways.slice(-left)) await choose(t, way);
		await toTheResult();
	});
}

test("after a reload the records are there", { timeout: 300_000 }, async () => {
	await t.page.reload();
	await t.settled(has("menu:records"));
	for (const game of games) {
		const rows = await records(endings[game].title);
		assert.ok(rows.length > 0 && rows.every((r) => / [01] played, /.test(r)) && rows.some((r) => r.includes(" 1 played, ")), `${game}: ${rows}`);
	}
	assert.deepEqual(t.errors.filter((e) => !e.includes("404")), []);
});
