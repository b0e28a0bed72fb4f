// The page in a real Chromium: node --test.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "./server.mjs";
import { atRest, begin, choose, endings, games, stored } from "./table.mjs";
import { Browser, has, sleep, until } from "./tab.mjs";

const root = fileURLToPath(new URL("../../../../build/web", import.meta.url));
let server, browser, url;

beforeEach(async () => {
	server = await serve(root);
	url = `http://127.0.0.1:${server.port}/`;
	browser = new Browser();
	await browser.start();
});
afterEach(async () => { await browser.end(); server.close(); });

test("a match outlives reload and the death of the browser", { timeout: 400_000 }, async (about) => {
	let t = await browser.tab();
	const asked = [];
	t.page.on("request", (r) => asked.push(r.url()));
	await t.open(url);
	const menu = await t.settled(has("game:kurth"));
	for (const g of games) assert.ok(has("game:" + g)(menu), g);
	await begin(t, "kurth", endings.kurth.seed);
	await choose(t, endings.kurth.ways[0]);
	const [[, kept]] = await stored(t);
	assert.match(kept, /\n1 play /, "the choice is not stored, though it is shown");

	assert.ok(asked.some((a) => a.endsWith(".wasm")));
	assert.deepEqual(asked.filter((a) => !a.startsWith(url) && !a.startsWith("blob:" + url)), [], "the page asks somebody else");
	const [drawn, memory] = await t.page.evaluate(() => [portcullisMarks.drawn, portcullisMemory.buffer.byteLength]);
	about.diagnostic(`first picture after ${drawn} ms; ${memory >> 20} MB of memory for the program`);

	await t.page.reload();
	await t.settled(has("menu:continue"));
	assert.deepEqual((await stored(t)).map(([, file]) => file), [kept]);
	await t.click("menu:continue");
	const before = await atRest(t);

	browser.kill(); // SIGKILL
	await sleep(500);
	await browser.start();
	t = await browser.tab({ width: 1280, height: 800 });
	await t.open(url);
	await t.settled(has("menu:continue"));
	assert.deepEqual((await stored(t)).map(([, file]) => file), [kept]);
	await t.click("menu:continue");
	const again = await atRest(t);
	assert.equal(again.prompt, before.prompt);
	assert.deepEqual(t.errors.filter((e) => !e.includes("404")), []);

	await t.page.setViewportSize({ width: 1100, height: 700 });
	await t.settled((m) => m.elements.every((e) => e.rect[0] + e.rect[2] <= 1101));
});

test("one tab has the store, the page starts without a network, and Leave lets go", { timeout: 400_000 }, async () => {
	const t = await browser.tab();
	await t.open(url);
	await t.settled(has("game:kurth"));
	const second = await browser.tab();
	await second.open(url);
	await second.says("open in another tab");
	await t.page.close();
	await second.page.bringToFront(); // a tab behind another draws no frames
	await second.settled(has("game:kurth"));

	// Without a network, after the page has kept its files.
	await until(30000, "the page to be kept", () => second.page.evaluate(async () => {
		for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).some((r) => r.url.includes(".wasm"))) return true;
		return false;
	}));
	server.close();
	await second.page.reload();
	await until(60000, "the menu without a network", () => second.page.evaluate(() => globalThis.portcullisMarks?.drawn && document.getElementById("cover").hidden));

	// Leave closes the program and lets go of the store.
	await second.press("menu:leave");
	await second.says("Everything is kept");
});

test("a damaged store is told and not touched", { timeout: 200_000 }, async () => {
	const t = await browser.tab();
	await t.page.goto(url + "page.css");
	await t.page.evaluate(() => new Promise((done) => {
		const o = indexedDB.open("portcullis", 1);
		o.onupgradeneeded = () => o.result.createObjectStore("files", { keyPath: "path" });
		o.onsuccess = () => {
			const tx = o.result.transaction("files", "readwrite");
			tx.objectStore("files").put({ path: "/home/../odd", mode: "?", data: "text" });
			tx.oncomplete = () => { o.result.close(); done(); };
		};
	}));
	await t.open(url);
	await t.says("damaged: one entry cannot be read (/home/../odd)");
	await t.page.getByRole("button", { name: "Start without them" }).click();
	await t.settled(has("game:kurth"));
	assert.equal(await t.page.evaluate(() => new Promise((done) => {
		indexedDB.open("portcullis").onsuccess = (e) => { e.target.result.transaction("files").objectStore("files").get("/home/../odd").onsuccess = (r) => done(r.target.result?.data); };
	})), "text");
	await t.page.close();
});

test("what the page cannot start with is said", { timeout: 200_000 }, async () => {
	const t = await browser.tab();
	await t.page.goto("file://" + root + "/index.html");
	await t.says("cannot be started from a file");
	for (const [without, says] of [
		[() => { HTMLCanvasElement.prototype.getContext = () => null; }, "no WebGL 2"],
		[() => { Object.defineProperty(globalThis, "indexedDB", { value: undefined }); }, "no store (IndexedDB)"],
	]) {
		const page = await browser.tab();
		await page.page.addInitScript(without);
		await page.page.goto(url);
		await page.says(says);
		await page.page.close();
	}
	const unfit = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 2, 8, 1, 1, 0x6f, 1, 0x6f, 0, 0]);
	server.swap = (name) => name.endsWith(".wasm") ? unfit : undefined;
	const page = await browser.tab();
	await page.page.goto(url + "?unfit");
	await page.says("does not fit this page");
	server.swap = () => undefined;
	await page.page.close();
	await t.page.close();
});
