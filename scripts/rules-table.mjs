// docs/rules.md: every rule of the specification with the tests that hold it. `--check` fails when the file is stale.
// A test holds a rule when its name carries the rule's tag: `[R139]`, several as `[R139, R141]`, a run as `[R139-R142]`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { join, relative } from 'node:path';
import { root } from './run-command.mjs';

const page = join(root, 'docs/rules.md');
const folders = ['packages', 'apps', 'e2e', 'test', 'bench'];
const leftOut = new Set(['node_modules', 'dist', 'fixtures']);

const tableRow = /^\| (\d+) \| (.+?) \| (.*) \|$/;
const testName = /(['"`])((?:(?!\1).)*?\[R\d[^\]]*\](?:\\.|(?!\1).)*)\1/g;
const tag = /\[(R\d[^\]]*)\]/g;

const text = readFileSync(page, 'utf8');
const numbers = text
  .split('\n')
  .flatMap((line) => tableRow.exec(line)?.[1] ?? [])
  .map(Number);
const holders = findHolders();
const unknown = [...holders.keys()].filter((number) => !numbers.includes(number));
if (unknown.length > 0) fail(`tests name rules that docs/rules.md does not have: ${unknown.join(', ')}`);

const current = rewrite();
if (!argv.includes('--check')) writeFileSync(page, current);
else if (current !== text) fail('docs/rules.md is stale: run `node scripts/rules-table.mjs`');

/** The same page with its last column and its count made new; numbers and texts are kept as they stand. */
function rewrite() {
  const held = numbers.filter((number) => holders.has(number)).length;
  return text
    .split('\n')
    .map((line) => {
      const [, number, rule] = tableRow.exec(line) ?? [];
      if (number) return `| ${number} | ${rule} | ${(holders.get(Number(number)) ?? []).join('<br>')} |`;
      return line.replace(/^\d+ of \d+ rules are held/, `${held} of ${numbers.length} rules are held`);
    })
    .join('\n');
}

/** Rule number → the tests that name it, in the order of their files. */
function findHolders() {
  const found = new Map();
  for (const { number, holder } of folders.flatMap((folder) => testFiles(join(root, folder))).flatMap(claimsOf)) {
    found.set(number, [...(found.get(number) ?? []), holder]);
  }
  return found;
}

function claimsOf(file) {
  const names = [...readFileSync(file, 'utf8').matchAll(testName)].map(([, , name]) => name);
  return names.flatMap((name) =>
    ruleNumbers(name).map((number) => ({ number, holder: `${relative(root, file)}: ${plain(name)}` })),
  );
}

function testFiles(folder) {
  return entriesOf(folder).flatMap((entry) => {
    if (leftOut.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((left, right) => (left.name < right.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** `[R3, R7-R9]` → 3, 7, 8, 9. */
function ruleNumbers(name) {
  return [...name.matchAll(tag)].flatMap(([, list]) =>
    list.split(',').flatMap((part) => {
      const [first, last = first] = [...part.matchAll(/\d+/g)].map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

function plain(name) {
  return name.replace(tag, '').replace(/\\(.)/g, '$1').replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
