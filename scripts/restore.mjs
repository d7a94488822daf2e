import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, orExit, ensureProgram } from './prepare.mjs';
import { requireNode, ROOT } from './settings.mjs';

requireNode();
await orExit(ensureInstalled);
await orExit(ensureProgram);
const { restore } = await import(pathToFileURL(join(ROOT, 'apps/server/dist/restore.js')).href);
await restore(process.argv.slice(2));
