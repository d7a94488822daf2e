// Asks /healthz every 50 ms, in a thread of its own so that the making of requests does not delay it.
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

const everyMs = 50;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let isStopped = false;
parentPort?.once('message', () => (isStopped = true));

while (!isStopped) {
  const from = performance.timeOrigin + performance.now();
  const ok = await ask();
  const to = performance.timeOrigin + performance.now();
  parentPort?.postMessage({ from, to, ok });
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, everyMs - (to - from))));
}
agent.destroy();

function ask() {
  return new Promise((resolve) => {
    const request = get(`${workerData.url}/healthz`, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}
