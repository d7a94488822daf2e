// One text stands in one file of the web: two that say the same in both languages drift apart. Shared words lie in
// kit/text/words.ts, those of one feature in its words.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run-command.mjs';

const places = new Map();
for (const path of sourcesIn(join(root, 'apps/web/src'))) {
  const source = readFileSync(path, 'utf8');
  if (!source.includes('zh:')) continue;
  for (const { zh, en, start } of textsIn(parseSync(path, source).program)) {
    const key = `“${zh}” / “${en}”`;
    const line = source.slice(0, start).split('\n').length;
    places.set(key, [...(places.get(key) ?? []), { path, at: `${relative(root, path)}:${line}` }]);
  }
}
const twice = [...places].filter(([, found]) => new Set(found.map(({ path }) => path)).size > 1);
for (const [key, found] of twice)
  console.log(`${found.map(({ at }) => at).join(', ')} ${key} is defined more than once`);
process.exitCode = twice.length > 0 ? 1 : 0;

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function* textsIn(node) {
  if (typeof node !== 'object' || node === null) return;
  const text = node.type === 'ObjectExpression' ? textOf(node) : undefined;
  if (text) yield text;
  else for (const child of Object.values(node)) yield* textsIn(child);
}

function textOf({ properties, start }) {
  const valueOf = (name) => properties.find(({ key }) => (key?.name ?? key?.value) === name)?.value;
  const [zh, en] = [valueOf('zh'), valueOf('en')];
  const isText = properties.length === 2 && zh?.type === 'Literal' && en?.type === 'Literal';
  return isText ? { zh: zh.value, en: en.value, start } : undefined;
}
