// What each domain costs: lines of logic an entity, on every side. Tests, words, seeds and help are left out, and the SQL of its tables.
// `--check` fails where all together cost more an entity than the ceiling, which may only fall.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { root } from './run-command.mjs';

const ceiling = { model: 310, server: 424, web: 445 };
const sides = {
  model: 'packages/model/src',
  server: 'apps/server/src/modules',
  web: 'apps/web/src/features',
};
const leftOut =
  /\.test\.tsx?$|(^|\/)(messages|menus|texts|words)\.ts$|-(messages|texts|words)\.ts$|(^|\/)(seed|help|messages)\//;
const isCode = /\.(ts|tsx|css)$/;

const costs = readdirSync(join(root, sides.server), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, entities: entitiesOf(name), ...linesOf(name) }))
  .filter(({ entities }) => entities > 0)
  .toSorted((one, other) => whole(one) / one.entities - whole(other) / other.entities);

const sum = costs.reduce(plus, { entities: 0, model: 0, server: 0, web: 0 });

if (!argv.includes('--check')) {
  console.log(
    'domain'.padEnd(16),
    'entities'.padStart(8),
    ...Object.keys(sides).map((side) => side.padStart(8)),
    '  an entity',
  );
  for (const cost of costs) print(cost.name, cost);
  print('all', sum);
} else {
  const over = Object.keys(sides).filter((side) => sum[side] / sum.entities > ceiling[side]);
  for (const side of over)
    console.error(`${side}: ${Math.round(sum[side] / sum.entities)} lines an entity, ceiling ${ceiling[side]}`);
  if (over.length > 0) process.exit(1);
}

function print(name, cost) {
  const numbers = Object.keys(sides).map((side) => String(cost[side]).padStart(8));
  console.log(
    name.padEnd(16),
    String(cost.entities).padStart(8),
    ...numbers,
    String(Math.round(whole(cost) / cost.entities)).padStart(11),
  );
}

function whole({ model, server, web }) {
  return model + server + web;
}

function plus(one, other) {
  return Object.fromEntries(['entities', ...Object.keys(sides)].map((key) => [key, one[key] + other[key]]));
}

/** Definitions that are kept in a table. */
function entitiesOf(domain) {
  return filesOf(join(root, sides.model, domain))
    .filter(({ name }) => !leftOut.test(name))
    .reduce((count, { text }) => count + (text.match(/^export const \w+ = entity\(/gm)?.length ?? 0), 0);
}

function linesOf(domain) {
  return Object.fromEntries(
    Object.entries(sides).map(([side, folder]) => {
      const files = filesOf(join(root, folder, domain)).filter(({ name }) => isCode.test(name) && !leftOut.test(name));
      return [side, files.reduce((lines, { text }) => lines + text.trimEnd().split('\n').length, 0)];
    }),
  );
}

function filesOf(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ name: path.slice(folder.length + 1), text: readFileSync(path, 'utf8') }));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
