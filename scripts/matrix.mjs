// npm run matrix: who may do what, as CSV: every operation by every role of the demo, each cell asked over HTTP.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './prepare.mjs';
import { tool } from './run-command.mjs';

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'zhaocai-matrix-'));
const file = join(folder, 'matrix.csv');
const parameters = ['run', '--root', 'apps/server', 'test/authorisation-matrix.test.ts'];
const { status, stdout } = spawnSync(tool('vitest'), parameters, {
  env: { ...process.env, MATRIX_FILE: file },
  encoding: 'utf8',
});
if (status === 0) process.stdout.write(readFileSync(file, 'utf8'));
else process.stderr.write(stdout);
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
