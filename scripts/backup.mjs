import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ensureServerBuilt, orExit } from './prepare.mjs';
import { liveHolder, requireNode, ROOT } from './settings.mjs';

requireNode();
// A running server uses the built programs: they are fresh, and stay as they are.
if (!liveHolder()) {
  await orExit(ensureInstalled);
  await orExit(ensureServerBuilt);
}
const { backup } = await import(pathToFileURL(join(ROOT, 'apps/server/dist/backup.js')).href);
await backup(process.argv.slice(2));
