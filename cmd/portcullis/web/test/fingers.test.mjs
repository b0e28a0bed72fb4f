// Fingers on a touch screen, and its keyboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "./server.mjs";
import { Browser, sleep, until } from "./tab.mjs";

const root = fileURLToPath(new URL("../../../../build/web", import.meta.url));
let server, browser, t, screen;
const has = (id) => (m) => m.elements.some((e) => e.id === id);
const element = (m, id) => m.elements.find((e) => e.id === id);

before(async () => {
	server = await serve(root);
	browser = new Browser();
	await browser.start();
	t = await browser.tab({ width: 1024, height: 640 });
	screen = await t.page.context().newCDPSession(t.page);
	await screen.send("Emulation.setTouchEmulationEnabled", { enabled: true });
	await t.open(`http://127.0.0.1:${server.port}/`);
});
after(async () => { await browser.end(); server.close(); });

const touch = (type, ...points) => screen.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
async function tap(id) {
	const at = await t.middle(id);
	await Promise.all([touch("touchStart", at), touch("touchEnd")]);
}
// to taps until the screen is f: on a machine that is busy elsewhere a finger may have rested too long for a tap.
async function to(id, f) {
	for (let tries = 0; tries < 4; tries++) {
		await tap(id);
		const m = await t.settled(f, 20000).catch(() => null);
		if (m) return m;
		if (has("table:close")(await t.seen())) await tap("table:close");
	}
	throw new Error(`taps on ${id} lead nowhere`);
}
const writes = () => t.page.evaluate(() => document.activeElement.id === "pen" && document.getElementById("pen").value);
const written = (want) => until(20000, "the page's own field to hold " + want, async () => await writes() === want);
const value = (text) => t.settled((m) => element(m, "new:seed")?.value === text);

test("a finger takes a list along, and opens nothing by it", { timeout: 200_000 }, async () => {
	await t.settled(has("game:kurth"));
	const [x, y, w, h] = element(await to("menu:rules", has("reader:text")), "reader:text").rect;
	const along = async () => {
		await touch("touchStart", [x + w / 2, y + h * 0.8]);
		for (let i = 1; i <= 8; i++) {
			await touch("touchMove", [x + w / 2, y + h * (0.8 - i * 0.07)]);
			await sleep(40);
		}
		await touch("touchEnd");
		return t.settled((m) => m.scene === "rules" && !["0 %", ""].includes(element(m, "reader:text").value), 20000).catch(() => null);
	};
	let moved; // as with taps: on a machine that is busy elsewhere a finger may have rested too long before it moved
	for (let tries = 0; tries < 4 && !moved; tries++) moved = await along();
	assert.ok(moved, "the list does not go along with a finger");
	await t.page.keyboard.press("Escape");
	await t.settled(has("game:kurth"));
});

test("a field is written with the keyboard of a touch screen", { timeout: 200_000 }, async () => {
	await t.settled(has("game:kurth"));
	await to("game:kurth", has("new:more"));
	await to("new:more", has("new:seed"));
	await t.into("new:seed", "new:sheet");
	assert.equal(await writes(), false, "the keyboard is there before a field is touched");
	await to("new:seed", (m) => element(m, "new:seed").focused);
	await written("");

	// The field that nobody sees lies over the one that is drawn.
	const [x, y, w, h] = element(await t.seen(), "new:seed").rect;
	assert.deepEqual(await t.page.evaluate(() => { const r = document.getElementById("pen").getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }), [x, y, w, h]);

	await screen.send("Input.insertText", { text: "12345" }); // pasted, or swiped
	await value("12345");
	await t.page.keyboard.press("Backspace");
	await value("1234");
	await t.page.keyboard.type("7");
	await value("12347");

	// A word that is composed letter by letter, and settled.
	for (const text of ["8", "89"]) await screen.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
	await value("1234789");
	await screen.send("Input.insertText", { text: "90" });
	await value("1234790");

	// More than there is room for is left out, in the page too.
	await screen.send("Input.insertText", { text: "1".repeat(40) });
	const full = await t.settled((m) => element(m, "new:seed").value.length === 24);
	await written(element(full, "new:seed").value);

	// Escape leaves, and the keyboard with it.
	await t.page.keyboard.press("Escape");
	await t.settled(has("game:kurth"));
	await written(false);
});

test("Enter begins the match of the seed that is written", { timeout: 200_000 }, async () => {
	await t.settled(has("game:kurth"));
	await to("game:kurth", has("new:more"));
	await to("new:more", has("new:seed"));
	await t.into("new:seed", "new:sheet");
	await to("new:seed", (m) => element(m, "new:seed").focused);
	await screen.send("Input.insertText", { text: "77" });
	await value("77");
	await t.page.keyboard.press("Enter");
	await t.settled((m) => m.scene === "board");
	assert.equal(await writes(), false);
});
