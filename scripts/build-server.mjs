import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './settings.mjs';

const SOURCE = join(ROOT, 'apps/server/src');

/** The programs that run on their own; what they share goes into common chunks. */
const PROGRAMS = {
  main: 'main.ts',
  prepare: 'prepare.ts',
  supervise: 'supervise.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
  distribute: 'distribute.ts',
};

/** What runs in threads of its own (platform/threads), bundled beside those who ask it. */
const BUNDLED_THREADS = [
  'modules/file/sign/p12-thread',
  'modules/file/sign/read-pdf-thread',
  'platform/excel/workbook-thread',
  'modules/document/docx/docx-thread',
];

/** Plain JavaScript that a program starts as a thread, from beside itself. */
const THREADS = [
  'modules/session/hash-thread.mjs',
  'modules/file/sign/prepare-pdf-thread.mjs',
  'supervise/orphan-thread.mjs',
].map((path) => join(SOURCE, path));

/** Bundles our own code, the model included; packages from npm stay where npm put them. */
export async function buildServer(folder) {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(
      [...Object.entries(PROGRAMS), ...BUNDLED_THREADS.map((path) => [basename(path), `${path}.ts`])]
        .map(([name, file]) => [name, join(SOURCE, file)])
        .filter(([, path]) => existsSync(path)),
    ),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: packages(),
    logLevel: 'warning',
  });
  for (const thread of THREADS) copyFileSync(thread, join(folder, basename(thread)));
}

/** By name, and not `packages: 'external'`: that would leave the model as TypeScript to be loaded at run time. */
function packages() {
  const names = ['apps/server', 'packages/model'].flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).dependencies ?? {}),
  );
  return names.filter((name) => !name.startsWith('@zhaocai/'));
}
