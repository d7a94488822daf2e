import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/**
 * The thread that looks at passwords. argon2 takes a whole core for its time; on Linux, where a thread has a priority
 * of its own, this one stands back behind whoever answers other people. Elsewhere it would be the whole process.
 *
 * It takes `{ id, md5, stored }` or `{ id, md5, cost }` and answers `{ id, answer }` or `{ id, error }`.
 */
const standBack = 10;
if (process.platform === 'linux') setPriority(standBack);

parentPort?.on('message', ({ id, md5, stored, cost }) => {
  try {
    const answer = stored === undefined ? hashSync(md5, cost) : verifySync(stored, md5);
    parentPort?.postMessage({ id, answer });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
