import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, orExit, ensureProgram } from './prepare.mjs';
import { requireNode, ROOT } from './settings.mjs';

requireNode();
await orExit(ensureInstalled);
await orExit(ensureProgram);
const { backup } = await import(pathToFileURL(join(ROOT, 'apps/server/dist/backup.js')).href);
await backup(process.argv.slice(2));
