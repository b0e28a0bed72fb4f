"use strict";
// Keeps the files of one build, so that the page starts without a network, and always with the program that fits it.
const build = "portcullis-BUILD";
const files = ["./", "page.css", "fs.js", "wasm_exec.js", "page.js", "icon.png"];

addEventListener("install", (e) => e.waitUntil(caches.open(build).then((c) => c.addAll(files.map((f) => new Request(f, { cache: "reload" }))))));
addEventListener("activate", (e) => e.waitUntil((async () => {
	for (const name of await caches.keys()) if (name.startsWith("portcullis-") && name !== build) await caches.delete(name);
	await clients.claim();
})()));
// The page says by which address it got its program, which mostly lies in what the browser has kept already.
addEventListener("message", (e) => e.waitUntil((async () => {
	const c = await caches.open(build);
	if (!await c.match(e.data)) { const r = await fetch(e.data); if (r.ok) await c.put(e.data, r); }
})()));
addEventListener("fetch", (e) => {
	if (e.request.method !== "GET" || new URL(e.request.url).origin !== location.origin) return;
	e.respondWith((async () => {
		const kept = await (await caches.open(build)).match(e.request, { ignoreSearch: true });
		return kept ?? fetch(e.request);
	})());
});
