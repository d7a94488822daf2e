import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Metrics } from '../platform/http/metrics.ts';
import { askWorker } from './ask-worker.ts';
import type { KeptWorker } from './keep-worker.ts';

const patienceMs = 3_000;
type Told = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/**
 * The metrics of all processes in one answer: counts and sizes are summed, what is a property of each is averaged or left
 * out, as prom-client has it. One that does not answer in time is left out; how many serve is told beside.
 */
export function ledMetrics(workers: () => readonly KeptWorker[]): Metrics {
  const own = new Registry();
  new Gauge({
    name: 'server_processes',
    help: 'Processes that serve on the one port',
    registers: [own],
    collect() {
      this.set(workers().filter((one) => one.serving()).length);
    },
  });
  new Counter({
    name: 'server_process_restarts_total',
    help: 'How often one of them was started again',
    registers: [own],
    collect() {
      this.reset();
      this.inc(workers().reduce((sum, one) => sum + one.restarts(), 0));
    },
  });
  return {
    contentType: own.contentType,
    async text() {
      const asked = workers().map(async (one) => {
        const worker = one.serving();
        return worker && askWorker(worker, 'metrics', patienceMs);
      });
      const told = (await Promise.all(asked)).filter((one): one is Told => Array.isArray(one));
      const together = AggregatorRegistry.aggregate([...told, await own.getMetricsAsJSON()]);
      return together.metrics();
    },
  };
}
