// Loaded before the server's own program: says, when its parent asks, how much memory is held after a full collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (message) => {
  if (message !== 'measure') return;
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ measured: { rss, heapUsed, external } });
});
