import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Started by the server as a thread from beside itself. */
const thread = join(repository, 'apps/server/src/modules/session/hash-thread.mjs');

/** Packages stay outside but for our own, which is source and not built. */
const modelInside: Plugin = {
  name: 'model-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^@zhaocai\/model(\/|$)/ }, ({ path }) => ({
      path: join(repository, 'packages/model/src', `${path.split('/').slice(2).join('/') || 'index'}.ts`),
    }));
  },
};

/** Bundles a server as the product's build does, so that neither side pays for a loader. */
export async function bundle(name: 'our-server' | 'reference-server'): Promise<string> {
  const outfile = join(repository, 'node_modules/.cache/zhaocai-bench', `${name}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    entryPoints: [join(repository, 'bench/api', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    plugins: [modelInside],
    sourcemap: true,
    logLevel: 'warning',
  });
  copyFileSync(thread, join(dirname(outfile), 'hash-thread.mjs'));
  return outfile;
}
