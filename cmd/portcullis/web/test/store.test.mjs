// A browser's store that is full, in a real Chromium: node --test.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "./server.mjs";
import { Browser, has, still, until } from "./tab.mjs";
import { atRest, begin, choices, choose, endings, stored } from "./table.mjs";

let server, browser;

beforeEach(async () => {
	server = await serve(fileURLToPath(new URL("../../../../build/web", import.meta.url)));
	browser = new Browser();
	await browser.start();
});
afterEach(async () => { await browser.end(); server.close(); });

// fill stores bytes by chance in a database of its own until the browser has no room for more.
const fill = () => new Promise((full, bad) => {
	const asked = indexedDB.open("filler", 1);
	asked.onupgradeneeded = () => asked.result.createObjectStore("bytes", { autoIncrement: true });
	asked.onsuccess = () => {
		const more = (size) => {
			const change = asked.result.transaction("bytes", "readwrite");
			change.objectStore("bytes").add(crypto.getRandomValues(new Uint8Array(size)));
			change.oncomplete = () => more(size);
			change.onabort = () => change.error.name !== "QuotaExceededError" ? bad(change.error) : size > 64 ? more(size >> 1) : full();
		};
		more(1 << 16);
	};
});

test("when the browser has no room left, the reserve takes what is done next, and that is told", { timeout: 300_000 }, async () => {
	const t = await browser.coarse(), url = `http://127.0.0.1:${server.port}/`;
	await t.page.addInitScript(() => { delete Navigator.prototype.serviceWorker; }); // it would keep the page's own files in the same room
	await (await t.cdp()).send("Storage.overrideQuotaForOrigin", { origin: new URL(url).origin, quotaSize: 10 << 20 });
	await t.keep(url, [still]);
	await t.open(url);
	await t.settled(has("game:kurth"));
	const { seed, ways } = endings.kurth;
	await begin(t, "kurth", seed);
	await choose(t, ways[0]);
	assert.equal(await t.page.evaluate(() => document.getElementById("bar").hidden), true);

	await t.page.evaluate(fill);
	let n = 1;
	do await choose(t, ways[n++]); while (await t.page.evaluate(() => document.getElementById("bar").hidden));
	assert.match(await t.page.evaluate(() => document.getElementById("bar").innerText), /nearly full\. /);
	assert.deepEqual((await stored(t)).map(([, file]) => choices(file)), [ways.slice(0, n).map((w) => w.choice)]);
});

test("a store that fills is told of, nothing in it is touched, and the match goes on and is stored once there is room", { timeout: 400_000 }, async () => {
	const t = await browser.coarse(), url = `http://127.0.0.1:${server.port}/`;
	const bar = () => t.page.evaluate(() => { const b = document.getElementById("bar"); return b.hidden ? "" : b.innerText; });
	// Both are played: Chromium tells pages of ten gigabytes whatever there is.
	await t.page.addInitScript(() => {
		globalThis.quota = 50 << 20;
		StorageManager.prototype.estimate = async () => ({ usage: 1 << 20, quota });
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...a) {
			if (globalThis.storeIsFull) throw new DOMException("no room", "QuotaExceededError");
			return put.apply(this, a);
		};
	});
	await t.keep(url, [still]);
	await t.open(url);
	await t.settled(has("game:kurth"));
	const { seed, ways } = endings.kurth;
	const kept = async () => choices((await stored(t))[0][1]);
	const made = (n) => ways.slice(0, n).map((w) => w.choice);
	await begin(t, "kurth", seed);
	await choose(t, ways[0]);
	assert.deepEqual(await kept(), made(1));
	assert.equal(await bar(), "");

	await t.page.evaluate(() => { globalThis.quota = 5 << 20; });
	const plain = (i) => ways[i].clicks.length === 1;
	let n = 1;
	for (; !await bar() || !plain(n) || !plain(n + 1); n++) await choose(t, ways[n]);
	assert.match(await bar(), /nearly full: 4 MB/);
	await t.page.getByRole("button", { name: "Close" }).click();
	assert.equal(await bar(), "");
	const whole = await stored(t, "");

	await t.page.evaluate(() => { globalThis.storeIsFull = true; });
	const asked = (await atRest(t)).prompt;
	await t.click(ways[n].clicks[0]);
	await until(60000, "the full store to be told", async () => (await bar()).includes("is full"));
	const told = await t.settled((m) => m.prompt !== asked);
	assert.ok(told.notes.some((n) => n.includes("kept in memory")), `the program says ${told.notes}`);
	assert.deepEqual(await stored(t, ""), whole, "the store was touched");

	await t.page.evaluate(() => { globalThis.storeIsFull = false; });
	await until(60000, "what was kept in memory to be stored by itself", async () => (await kept()).length === n + 1);
	await choose(t, ways[n + 1]);
	assert.deepEqual(await kept(), made(n + 2));
	await t.page.reload();
	await t.click("menu:continue");
	await atRest(t);
	assert.deepEqual(await kept(), made(n + 2));
});
