// node scripts/verify/build.mjs [file]: the verifier as one file that needs Node alone.
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { build } from 'esbuild';

async function buildVerifier(file) {
  await build({
    entryPoints: [join(import.meta.dirname, 'main.mjs')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'inline',
    logLevel: 'warning',
  });
}

if (argv[1] === import.meta.filename) {
  const file = argv[2] ?? join(import.meta.dirname, 'dist', 'verify.mjs');
  await buildVerifier(file);
  stdout.write(`${file}\n`);
}
