// A stranger with eight connections, or somebody who looks at /healthz, in a thread of its own: what it does delays nobody.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { port, act, forMs, token } = workerData;
const host = '127.0.0.1';
// He comes from elsewhere than the people whose work must go on.
const localAddress = '127.0.0.2';
const until = Date.now() + forMs;
const counted = {};
const count = (what) => (counted[what] = (counted[what] ?? 0) + 1);
const agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One request; how it ended is counted by its status. */
const ask = (method, path, { headers = {}, body = '' } = {}) =>
  new Promise((resolve) => {
    const sent = request({ host, port, method, path, headers, agent, localAddress }, (answer) => {
      count(answer.statusCode);
      answer.resume().once('end', resolve).once('error', resolve);
    });
    sent.once('error', () => resolve(count('broken')));
    sent.end(body);
  });

/** A line on which something is said and then nothing, or a byte now and then. */
const hang = (text, trickle) =>
  new Promise((resolve) => {
    const line = connect({ host, port, localAddress }, () => line.write(text));
    const drop = trickle && setInterval(() => line.write(trickle), 50);
    const end = () => {
      clearInterval(drop);
      line.destroy();
      resolve(count('held'));
    };
    line.once('error', end);
    line.resume();
    setTimeout(end, Math.max(0, until - Date.now()));
  });

const form = (at) =>
  new URLSearchParams({
    tenantId: '100001',
    username: `nobody${at}`,
    password: 'x'.repeat(32),
    grant_type: 'password',
  }) + '';
const saber = { authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}` };
const typed = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=part' };
const part = (size) =>
  `--part\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(size)}\r\n--part--\r\n`;
const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };

const acts = {
  'sign-ins': (at) =>
    ask('POST', '/api/blade-auth/oauth/token', {
      headers: { ...saber, 'tenant-id': '100001', 'content-type': 'application/x-www-form-urlencoded' },
      body: form(at),
    }),
  captchas: () => ask('GET', '/api/blade-auth/oauth/captcha'),
  uploads: () => ask('POST', '/api/file/uploadOSS', { headers: multipart, body: part(500_000) }),
  sockets: (at) =>
    ask('GET', `/api/websocket/${at}?ticket=${'x'.repeat(80)}`, {
      headers: { ...upgrade, 'sec-websocket-key': Buffer.alloc(16, at % 250).toString('base64') },
    }),
  'huge bodies': () =>
    ask('POST', '/api/purchase/project/saveOrUpdate', { headers: typed, body: `"${'a'.repeat(1_900_000)}"` }),
  'huge bodies to nowhere': () => ask('POST', '/api/nowhere', { headers: typed, body: `"${'a'.repeat(1_900_000)}"` }),
  'bodies too huge': () =>
    ask('POST', '/api/purchase/project/saveOrUpdate', { headers: typed, body: `"${'a'.repeat(4_000_000)}"` }),
  'deep bodies': () =>
    ask('POST', '/api/blade-auth/oauth/token', { headers: { ...saber, ...typed }, body: '['.repeat(900_000) }),
  'slow bodies': () =>
    hang(
      `POST /api/blade-auth/oauth/token HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n`,
      'a',
    ),
  'slow uploads': () =>
    hang(
      `POST /api/file/uploadOSS HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=part\r\ncontent-length: 90000000\r\n\r\n--part\r\n`,
      'a',
    ),
  'half-open requests': () => hang('GET /api/blade-user/info HTTP/1.1\r\nhost: a\r\n'),
  'lists without end': () =>
    ask('POST', `/api/purchase/project/projectPage?size=100000&projectName=${'%25'.repeat(300)}`),
};

async function attack() {
  let at = 0;
  const connection = async () => {
    while (Date.now() < until) await acts[act]((at += 1));
  };
  await Promise.all(Array.from({ length: 8 }, connection));
  parentPort.postMessage(counted);
}

/** How long each question took, in milliseconds; -1 where it was not answered as it should be. */
async function watch(method, path, headers) {
  const own = new Agent({ keepAlive: true, maxSockets: 1 });
  const took = [];
  while (Date.now() < until) {
    const from = performance.now();
    const isGood = await new Promise((resolve) => {
      const sent = request({ host, port, method, path, headers, agent: own }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode === 200));
      });
      sent.once('error', () => resolve(false));
      sent.end(method === 'POST' ? '{"current":1,"size":10}' : '');
    });
    took.push(isGood ? performance.now() - from : -1);
    await pause(25);
  }
  own.destroy();
  parentPort.postMessage(took);
}

if (act === 'health') await watch('GET', '/healthz', {});
else if (act === 'work')
  await watch('POST', '/api/purchase/project/projectPage', { ...typed, 'blade-auth': `bearer ${token}` });
else await attack();
agent.destroy();
