import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const repository = fileURLToPath(new URL('../..', import.meta.url));

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
    alias: { '@zhaocai/contract': join(repository, 'packages/contract/src/index.ts') },
    sourcemap: true,
    logLevel: 'warning',
  });
  return outfile;
}
