// What an entity of eight fields costs: the files and lines of docs/adding-an-entity.md, counted.
// The sample is no showpiece: the tests of platform/crud run it against a real database.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.mjs';

const budget = { files: 2, lines: 80 };
const fieldsAtLeast = 8;
const folder = join(root, 'apps/server/test/fixtures/adding-an-entity');

const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const lines = files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
const fields = files.reduce((sum, { text }) => sum + (text.match(/\bkind: '/g)?.length ?? 0), 0);

console.log(`an entity of ${fields} fields costs ${files.length} files and ${lines} lines`);
if (fields < fieldsAtLeast) fail(`the sample has fewer than ${fieldsAtLeast} fields`);
if (files.length > budget.files || lines > budget.lines)
  fail(`more than ${budget.files} files or ${budget.lines} lines`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
