import { workerData } from 'node:worker_threads';

/**
 * Ends the whole process when its parent has gone and it has not ended by itself since: its own loop may be busy for an
 * hour, and then it hears nothing. In a thread, which has a loop of its own.
 */
const { parent, graceMs, lookMs } = workerData;

setInterval(() => {
  if (process.ppid === parent) return;
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs);
}, lookMs);
