// npm run distribute-tables: the statements that distribute the database of DATABASE_URL by tenant with Citus, on
// standard output; it changes nothing by itself.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ensureServerBuilt, orExit } from './prepare.mjs';
import { liveHolder, requireNode, ROOT } from './settings.mjs';

requireNode();
if (!liveHolder()) {
  await orExit(ensureInstalled);
  await orExit(ensureServerBuilt);
}
const { distribute } = await import(pathToFileURL(join(ROOT, 'apps/server/dist/distribute.js')).href);
await distribute();
