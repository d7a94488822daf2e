import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { showBeingBuilt } from './being-built.mjs';
import { ensureBuilt, ensureInstalled, needsBuild, needsInstall, orExit } from './prepare.mjs';
import { liveHolder, requireNode, ROOT } from './settings.mjs';

requireNode();
const holder = liveHolder();
if (holder) {
  // Before building: the running one serves the files that a build would replace.
  process.stderr.write(
    `Zhaocai already runs on ${holder.dataDir} (process ${holder.pid}). 该数据目录已有实例在运行。\n`,
  );
  process.exit(1);
}
if (needsInstall() || needsBuild()) {
  const free = await showBeingBuilt();
  await orExit(ensureInstalled);
  await orExit(ensureBuilt);
  await free();
}
// In this process: one parent fewer between the terminal and what it stops.
const { supervise } = await import(pathToFileURL(join(ROOT, 'apps/server/dist/supervise.js')).href);
await supervise();
