import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const table = readFileSync(join(repository, 'docs/asvs.md'), 'utf8');
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (yes|no|n\/a) \| (.+) \|$/gm)].map(
  ([, number = '', asks = '', met = '', by = '']) => ({ number, asks, met, by }),
);

/** What the standard (4.0.3) asks at levels 1 and 2, those left out that it has deleted. */
const sections: Readonly<Record<string, string>> = {
  '1.1': '1 2 3 4 5 6 7',
  '1.2': '1 2 3 4',
  '1.4': '1 4 5',
  '1.5': '1 2 3 4',
  '1.6': '1 2 3 4',
  '1.7': '1 2',
  '1.8': '1 2',
  '1.9': '1 2',
  '1.10': '1',
  '1.11': '1 2',
  '1.12': '2',
  '1.14': '1 2 3 4 5 6',
  '2.1': '1 2 3 4 5 6 7 8 9 10 11 12',
  '2.2': '1 2 3',
  '2.3': '1 2 3',
  '2.4': '1 2 3 4 5',
  '2.5': '1 2 3 4 5 6 7',
  '2.6': '1 2 3',
  '2.7': '1 2 3 4 5 6',
  '2.8': '1 2 3 4 5 6',
  '2.9': '1 2 3',
  '3.1': '1',
  '3.2': '1 2 3 4',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5',
  '3.5': '1 2 3',
  '3.7': '1',
  '4.1': '1 2 3 5',
  '4.2': '1 2',
  '4.3': '1 2 3',
  '5.1': '1 2 3 4 5',
  '5.2': '1 2 3 4 5 6 7 8',
  '5.3': '1 2 3 4 5 6 7 8 9 10',
  '5.4': '1 2 3',
  '5.5': '1 2 3 4',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6',
  '6.3': '1 2',
  '6.4': '1 2',
  '7.1': '1 2 3 4',
  '7.2': '1 2',
  '7.3': '1 3 4',
  '7.4': '1 2 3',
  '8.1': '1 2 3 4',
  '8.2': '1 2 3',
  '8.3': '1 2 3 4 5 6 7 8',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.2': '1 2',
  '10.3': '1 2 3',
  '11.1': '1 2 3 4 5 6 7 8',
  '12.1': '1 2 3',
  '12.2': '1',
  '12.3': '1 2 3 4 5 6',
  '12.4': '1 2',
  '12.5': '1 2',
  '12.6': '1',
  '13.1': '1 3 4 5',
  '13.2': '1 2 3 5 6',
  '13.3': '1 2',
  '13.4': '1 2',
  '14.1': '1 2 3 4',
  '14.2': '1 2 3 4 5 6',
  '14.3': '2 3',
  '14.4': '1 2 3 4 5 6 7',
  '14.5': '1 2 3 4',
};

test('every requirement of level 2 stands in the table once, and none that is none', () => {
  const asked = Object.entries(sections).flatMap(([section, ends]) =>
    ends.split(' ').map((end) => `${section}.${end}`),
  );
  expect(rows.map(({ number }) => number).sort()).toEqual(asked.sort());
});

test('every line is short and says by what it is met, or why not', () => {
  expect(rows.filter(({ asks }) => asks.split(' ').length > 11).map(({ number }) => number)).toEqual([]);
  const bare = rows.filter(({ met, by }) => met === 'yes' && !/`[^`]+`|\]\(/.test(by));
  expect(bare.map(({ number }) => number)).toEqual([]);
});

test('every file that the table, or the page on security, names is there', () => {
  const there = new Set(
    ['apps', 'packages', 'e2e', 'scripts', 'test', 'fuzz'].flatMap((folder) => filesBelow(join(repository, folder))),
  );
  there.add('package-lock.json');
  const said = table + readFileSync(join(repository, 'docs/security.md'), 'utf8');
  const named = [...said.matchAll(/`(?:[\w.-]+\/)*([\w.-]+\.(?:tsx?|mjs|json))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((name) => !there.has(name))).toEqual([]);
  const documents = [...table.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name = '']) => name);
  const kept = new Set(readdirSync(join(repository, 'docs')));
  expect([...new Set(documents)].filter((name) => !kept.has(name))).toEqual([]);
});

const notOurs = new Set(['node_modules', 'dist']);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    if (!one.isDirectory()) return one.isFile() ? [one.name] : [];
    return notOurs.has(one.name) ? [] : filesBelow(join(folder, one.name));
  });
}
