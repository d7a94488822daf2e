// npm run bench [-- --rounds 3 --seconds 4 --only list]: every line against its own reference, see docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './prepare.mjs';

await ensureInstalled();
const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
