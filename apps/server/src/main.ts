import cluster from 'node:cluster';
import { readDatabaseUrls } from './env.ts';
import { readHandedEnv } from './supervise/handed-settings.ts';
import { watchParent } from './supervise/watch-parent.ts';
import { ownPart } from './workers/part.ts';

// A parent that was killed cannot signal; without it nobody would restart or stop us. It may die while we start.
let stop: () => void = () => process.exit(1);
process.on('disconnect', () => stop());
// A loop that is busy hears nothing of it.
if (process.send) watchParent();

const env = await readHandedEnv();
const urls = readDatabaseUrls();
// Read, and needed by nothing that is started from here.
for (const name of ['SECRET', 'SECRET_PREVIOUS', 'ZC_APP_URL', 'ZC_JOBS_URL']) delete process.env[name];

// Whoever leads loads nothing of the product: it is small, and never busy.
if (env.workers > 1 && env.work !== 'jobs' && cluster.isPrimary) {
  const { leadWorkers } = await import('./workers/lead-workers.ts');
  stop = leadWorkers({ env, urls });
} else {
  const { serve } = await import('./serve.ts');
  stop = await serve({ env, urls, part: ownPart() });
}
