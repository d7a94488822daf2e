import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Esbuild from 'esbuild';

/** What a thread is started with: a file of the build, or the text that this one would have. */
export interface ThreadScript {
  readonly of: URL | string;
  readonly isText: boolean;
}

const made = new Map<string, Promise<string>>();

/** The build puts `x-thread.js` beside whatever asks it; run from its sources, the server bundles `x-thread.ts` itself, once. */
export async function threadScript(source: URL): Promise<ThreadScript> {
  const built = new URL(basename(source.pathname).replace(/\.ts$/, '.js'), source);
  if (existsSync(built)) return { of: built, isText: false };
  const path = fileURLToPath(source);
  const text = made.get(path) ?? bundle(path);
  made.set(path, text);
  return { of: await text, isText: true };
}

/** Only where the sources are: what is built has no bundler. */
async function bundle(path: string): Promise<string> {
  const bundler = 'esbuild';
  const { build }: typeof Esbuild = await import(bundler);
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
