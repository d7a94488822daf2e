import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['apps/server/src/modules', 'apps/web/src/features', 'packages/model/src'];
/** Of no domain: a change there touches every journey. */
const nobodysOwn = ['kit'];

interface Choice {
  readonly journeysOf: Readonly<Record<string, readonly string[]>>;
  readonly chosen: readonly (readonly string[])[];
}

/** The choice of `npm test -- --changed`, for each of these changes. */
function choose(...changes: readonly (readonly string[])[]): Choice {
  const script = `
    import { journeysOf, journeysTouched } from './scripts/test/journeys-touched.mjs';
    console.log(JSON.stringify({ journeysOf, chosen: ${JSON.stringify(changes)}.map((files) => journeysTouched(files)) }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
  return JSON.parse(output) as Choice;
}

const specs = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
const everySpec = specs.map((name) => `e2e/${name}`);

test('every domain says which journeys lead through it, and every journey is of a domain', () => {
  const { journeysOf } = choose();
  const domains = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !nobodysOwn.includes(entry.name))
      .map(({ name }) => name),
  );
  expect(Object.keys(journeysOf).toSorted()).toEqual([...new Set(domains)].toSorted());
  const named = new Set(Object.values(journeysOf).flat());
  expect([...named].map((name) => `${name}.spec.ts`).toSorted()).toEqual(specs.toSorted());
});

test('a change of one domain brings its journeys, one of the shell or the kit brings all, and a unit test none', () => {
  const { journeysOf, chosen } = choose(
    ['apps/web/src/features/space/distribution/give-room.tsx'],
    ['apps/web/src/kit/data-table/data-table.tsx'],
    ['apps/web/src/app/router.tsx'],
    ['apps/server/migrations/0001-first.sql'],
    ['apps/server/src/modules/space/rooms.test.ts', 'docs/testing.md'],
  );
  const ofSpace = journeysOf['space']?.map((name) => `e2e/${name}.spec.ts`);
  expect(chosen).toEqual([ofSpace, everySpec, everySpec, everySpec, []]);
});

test("a change of the journeys' own files brings those that import them", () => {
  const { chosen } = choose(['e2e/evidence.spec.ts'], ['e2e/pages/quote-page.ts'], ['e2e/people/journey.ts']);
  expect(chosen).toEqual([
    ['e2e/evidence.spec.ts'],
    everySpec.filter((spec) => readFileSync(join(root, spec), 'utf8').includes("from './pages/quote-page.ts'")),
    everySpec,
  ]);
  expect(chosen[1]?.length).toBeGreaterThan(1);
});
