// A static server for build/web, as plain as any: types by ending, .br where the browser takes it.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".png": "image/png", ".wasm": "application/wasm" };

// serve answers on a port of its own. swap may put other bytes in a file's place: (path) => Buffer or undefined.
export function serve(root) {
	const at = { asked: [], swap: () => undefined };
	const server = http.createServer((q, r) => {
		const name = new URL(q.url, "http://x").pathname.replace(/\/$/, "/index.html");
		at.asked.push(name);
		const file = path.join(root, path.normalize(name));
		const head = { "content-type": types[path.extname(file)] ?? "application/octet-stream", "cache-control": "no-cache" };
		const swapped = at.swap(name);
		if (swapped) return r.writeHead(200, head).end(swapped);
		if (!fs.existsSync(file)) return r.writeHead(404).end();
		if (fs.existsSync(file + ".br") && /\bbr\b/.test(q.headers["accept-encoding"] ?? "")) {
			r.writeHead(200, { ...head, "content-encoding": "br" });
			return fs.createReadStream(file + ".br").pipe(r);
		}
		r.writeHead(200, { ...head, "content-length": fs.statSync(file).size });
		fs.createReadStream(file).pipe(r);
	});
	return new Promise((done) => server.listen(0, "127.0.0.1", () => done(Object.assign(at, { port: server.address().port, close: () => { server.closeAllConnections(); server.close(); } }))));
}
