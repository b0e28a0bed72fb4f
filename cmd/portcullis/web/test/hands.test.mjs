// What hands do to the page beside clicks, in a real Chromium: the wheel and fingers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve } from "./server.mjs";
import { build, endings, upload } from "./table.mjs";
import { Browser, has, still, until } from "./tab.mjs";

let server, browser, t, cdp;

before(async () => {
	server = await serve(build("web"));
	browser = new Browser();
	await browser.start();
	t = await browser.tab({ width: 1280, height: 800 });
	cdp = await t.cdp();
	const url = `http://127.0.0.1:${server.port}/`;
	await t.keep(url, [still]);
	await t.open(url);
	await t.settled(has("game:argot"));
});
after(async () => { await browser.end(); server.close(); });

const rect = async (id) => (await t.settled(has(id))).elements.find((e) => e.id === id)?.rect;
const touch = (type, ...points) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
const differs = (what, id, from) => until(60000, what, async () => { const now = await rect(id); return now?.join() !== from.join() && now; });
const width = (r) => r[2];

test("the wheel and two fingers move a board with a camera, and a finger that rests looks closely", { timeout: 300_000 }, async () => {
	await upload(t, build("web-matches/" + endings.argot.file));
	const place = "place:0701", far = await rect(place);
	const [x, y] = [far[0] + far[2] / 2, far[1] + far[3] / 2];
	await t.wheel(place, -3);
	const near = await differs("the wheel to come nearer", place, far);
	assert.ok(width(near) > width(far), `${near} after ${far}`);

	await touch("touchStart", [x - 150, y + 100], [x + 150, y + 100]);
	for (let i = 1; i <= 10; i++) await touch("touchMove", [x - 150 + 10 * i, y + 100 + 6 * i], [x + 150 - 10 * i, y + 100 + 6 * i]);
	await touch("touchEnd");
	const pinched = await differs("the fingers to lead away", place, near);
	assert.ok(width(pinched) < width(near), `${pinched} after ${near}`);

	await touch("touchStart", await t.middle(place));
	await t.settled(has("table:close"));
	await touch("touchEnd");
	const close = await t.middle("table:close");
	await Promise.all([touch("touchStart", close), touch("touchEnd")]);
	await t.settled((m) => !has("table:close")(m));
});

test("no tap is lost in a frame that takes long", { timeout: 200_000 }, async () => {
	const buttons = ["table:legend", "table:close"];
	for (let i = 0; i < 6; i++) {
		const [x, y] = await t.middle(buttons[i % 2]);
		// Fingers come and go faster than the program looks.
		await t.page.evaluate(([x, y]) => {
			const canvas = document.querySelector("canvas");
			const send = (type, ...ids) => canvas.dispatchEvent(new TouchEvent(type, { cancelable: true, changedTouches: [],
				targetTouches: ids.map((identifier) => new Touch({ identifier, target: canvas, clientX: x, clientY: y })) }));
			for (let i = 0; i < 2; i++) send("touchmove"); // frames that take their time
			send("touchstart", 0);
			send("touchend");
		}, [x, y]);
		await t.settled((m) => (i % 2 === 0) === has("table:close")(m));
	}
});

test("whoever zooms the page is told how its picture becomes sharp again", { timeout: 100_000 }, async () => {
	const bar = () => t.page.evaluate(() => { const b = document.getElementById("bar"); return b.hidden ? "" : b.innerText; });
	const zoom = (factor) => cdp.send("Emulation.setDeviceMetricsOverride", { width: 1280 / factor, height: 800 / factor, deviceScaleFactor: factor, mobile: false });
	assert.equal(await bar(), "");
	for (const factor of [0.8, 1.25]) {
		await zoom(factor);
		await until(10000, "the page to tell", async () => (await bar()).includes("Load the page again"));
	}
	await zoom(1);
	await until(10000, "the page to be content", async () => await bar() === "");
});
