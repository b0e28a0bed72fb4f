// What leaves the page and comes into it, in a real Chromium: files, pictures, keys, and scripts that are not its own.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { serve } from "./server.mjs";
import { build, chooser, endings, stored, upload } from "./table.mjs";
import { Browser, has, still, until } from "./tab.mjs";

let server, browser, t;

before(async () => {
	server = await serve(build("web"));
	browser = new Browser();
	await browser.start();
	t = await browser.tab();
	await t.page.addInitScript(() => {
		globalThis.refused = [];
		addEventListener("securitypolicyviolation", (e) => refused.push(e.violatedDirective));
	});
	const url = `http://127.0.0.1:${server.port}/`;
	await t.keep(url, [still]);
	await t.open(url);
	await t.settled(has("game:argot"));
});
after(async () => { await browser.end(); server.close(); });

// downloaded is what the browser downloads when something is done, as name and path.
async function downloaded(act, from = t) {
	const [d] = await Promise.all([from.page.waitForEvent("download", { timeout: 60000 }), act()]);
	const file = path.join(browser.profile, d.suggestedFilename());
	await d.saveAs(file);
	return [d.suggestedFilename(), file];
}
const enabled = (id) => (m) => m.elements.some((e) => e.id === id && e.enabled);
const text = (file) => fs.readFileSync(file, "utf8");

test("a match is downloaded as it is stored, and uploaded again after it was deleted", { timeout: 300_000 }, async () => {
	await upload(t, build("web-matches/" + endings.argot.file));
	await t.click("table:back");
	await t.settled(has("menu:saves"));
	await t.click("menu:saves");
	await t.settled(enabled("saves:export"));
	const [[at, kept]] = await stored(t);
	const matches = async () => (await stored(t)).filter(([file]) => path.dirname(file) === path.dirname(at)); // but for those that are deleted
	const [, file] = await downloaded(() => t.press("saves:export"));
	assert.equal(text(file), kept);

	await t.click("saves:delete");
	await until(60000, "the match to be deleted", async () => (await matches()).length === 0);
	await (await chooser(t, "saves:import")).setFiles(file);
	await t.settled(enabled("saves:open"));
	assert.deepEqual((await matches()).map(([, file]) => file), [kept]);
	await t.click("saves:back");
});

test("a deck is downloaded, and uploaded again over another one", { timeout: 300_000 }, async () => {
	await t.click("menu:decks");
	await t.settled(has("deck:text"));
	await t.click("deck:text");
	const [, file] = await downloaded(() => t.press("deck:give"));
	await t.click("deck:close");
	await t.click("deck:new");
	await t.click("deck:text");
	const [, empty] = await downloaded(() => t.press("deck:give"));
	assert.notEqual(text(empty), text(file));

	await (await chooser(t, "deck:pick")).setFiles(file);
	await t.settled((m) => !has("deck:pick")(m));
	await t.click("deck:text");
	const [, again] = await downloaded(() => t.press("deck:give"));
	assert.equal(text(again), text(file));
	await t.click("deck:close");
});

test("a picture is downloaded with every pixel of a screen that has two for each of the page", { timeout: 300_000 }, async () => {
	const fine = new Browser(["--force-device-scale-factor=2"]);
	try {
		await fine.start();
		const t = await fine.tab(null);
		await t.open(`http://127.0.0.1:${server.port}/`);
		await t.settled(has("game:argot"));
		const [, file] = await downloaded(() => t.page.keyboard.press("Shift+F12"), t), png = fs.readFileSync(file);
		assert.equal(png.subarray(1, 4).toString(), "PNG");
		const [w, h] = await t.page.evaluate(() => [2 * innerWidth, 2 * innerHeight]);
		assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [w, h]);
	} finally { await fine.end(); }
});

test("the keys of the browser are left to it", { timeout: 300_000 }, async () => {
	const taken = await t.page.evaluate(() => ["F5", "F11", "F12", "w", "t", "r", "l", "Escape", "a"].filter((key) => {
		const e = new KeyboardEvent("keydown", { key, ctrlKey: /^[wtrl]$/.test(key), cancelable: true, bubbles: true });
		document.querySelector("canvas").dispatchEvent(e);
		return e.defaultPrevented;
	}));
	assert.deepEqual(taken, ["Escape", "a"], "keys that the program takes");
});

test("nothing that is not the page's own runs in it", { timeout: 100_000 }, async () => {
	assert.deepEqual(await t.page.evaluate(() => refused), [], "the page itself asked for what it forbids");
	await t.page.evaluate(() => {
		const s = document.createElement("script");
		s.textContent = "globalThis.strange = true";
		document.body.append(s);
	});
	await until(60000, "the strange script to be refused", () => t.page.evaluate(() => refused.length === 1));
	assert.equal(await t.page.evaluate(() => globalThis.strange), undefined);
});
