// So many clients at tables of their own, each as fast as it is answered: one request a move, scenes included.
const http = require("node:http");

const [port, clients, seconds] = process.argv.slice(2).map(Number);
const end = Date.now() + seconds * 1000;
const times = [];

// One browser: a connection that is kept, and its cookie.
function browser() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = "";
  return (path, body) =>
    new Promise((done, failed) => {
      const text = JSON.stringify(body);
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
      if (cookie) headers.cookie = cookie;
      const request = http.request({ port, path, method: "POST", agent, headers }, (reply) => {
        const parts = [];
        reply.on("data", (part) => parts.push(part));
        reply.on("end", () => {
          const answer = Buffer.concat(parts).toString();
          if (reply.statusCode >= 300) return failed(new Error(`${path}: ${reply.statusCode} ${answer}`));
          if (reply.headers["set-cookie"]) cookie = reply.headers["set-cookie"][0].split(";")[0];
          done(JSON.parse(answer));
        });
      });
      request.on("error", failed);
      request.end(text);
    });
}

async function play(number) {
  const post = browser();
  let made = 0;
  await post("/api/me", { name: `Client ${number}` });
  while (Date.now() < end) {
    const opened = await post("/api/tables", { id: `t${made}`, game: "hashi", seats: [{ kind: "me" }] });
    const table = `/api/tables/${opened.table.id}`;
    let seen = await post(`${table}/ready`, { words: "" });
    while (seen.table.status === "playing" && Date.now() < end) {
      const { move } = seen.offers[made % seen.offers.length];
      const begun = performance.now();
      seen = await post(`${table}/moves?look=scene&after=${seen.at}`, { id: `m${made}`, seat: "A", move });
      times.push(performance.now() - begun);
      made += 1;
    }
  }
}

Promise.all(Array.from({ length: clients }, (_, number) => play(number))).then(() => {
  process.stdout.write(JSON.stringify({ times }), () => process.exit(0));
});
