import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCuts } from './statements/find-cuts.ts';
import { readSources, sourceOf } from './statements/source-files.ts';

const src = join(import.meta.dirname, '../src');

/** Ends that cut no list of a screen, by file: how many, and why nobody need be told. */
const reasons: Readonly<Record<string, readonly [number, string]>> = {
  'modules/agency/seed/seed-demo-agency.ts': [1, 'rows for the demo'],
  'modules/campus/seed/seed-campus.ts': [1, 'rows for the demo'],
  'modules/quota/seed/seed-demo.ts': [1, 'rows for the demo'],
  'modules/desk/notice/reader-queries.ts': [1, 'the newest ten under the bell, which counts all of them'],
  'modules/expert/draw/drawn-queries.ts': [1, 'names that roll over a screen while lots are drawn, told of nobody'],
  'modules/form/answer/batches-by-id.ts': [1, 'a batch: the next follows'],
  'modules/inbox/inbox-queries.ts': [2, 'what is counted beyond says so by its own word'],
  'modules/order/pay/close-orders.ts': [1, 'a batch: the clock comes again'],
  'modules/tendering/bulletin/end-notices.ts': [1, 'a batch: the clock comes again'],
  'modules/scope/data-scope/scope-queries.ts': [2, 'three kinds in one statement, which are told by one loop'],
  'modules/workflow/absent.ts': [1, 'a batch: the clock comes again'],
  'modules/workflow/overdue.ts': [1, 'a batch: the clock comes again'],
  'platform/audit/own-acts.ts': [1, 'a batch: the next follows'],
  'platform/audit/verify-chain.ts': [1, 'a batch: the next follows'],
  'platform/crud/import-columns.ts': [1, 'names that a spreadsheet may use: one beyond is refused by its name'],
  'platform/files/purge-removed.ts': [1, 'a batch: the clock comes again'],
};

const cutsOf = (text: string) => findCuts(new Map([['/a.ts', sourceOf('/a.ts', text)]]));

test('no list ends at a number without a word to whoever reads it', () => {
  const found = findCuts(readSources(src)).map(({ path, ...cut }) => ({ path: path.replace(`${src}/`, ''), ...cut }));
  const silent = found.filter(({ path, limits, told }) => limits.length !== told + (reasons[path]?.[0] ?? 0));
  expect(silent).toEqual([]);
  const known = new Set(found.map(({ path }) => path));
  expect(Object.keys(reasons).filter((path) => !known.has(path))).toEqual([]);
});

describe('an end', () => {
  test('is found where a number or a constant is written', () => {
    expect(cutsOf("const few = 'select id from role limit 500';")).toMatchObject([
      { limits: ['1: limit 500'], told: 0 },
    ]);
    expect(cutsOf('const few = `select id from role limit ${most + 1}`;')).toMatchObject([{ told: 0 }]);
  });

  test('is told where the rows go through the piece that tells', () => {
    const told = 'const few = cutAt(ctx, await ctx.db.query(`select id from role limit ${most + 1}`), most);';
    expect(cutsOf(told)).toMatchObject([{ told: 1 }]);
  });

  test('of a page, of one row and of a bounded count is none', () => {
    expect(cutsOf('const page = `select id from role limit ${size} offset ${from}`;')).toEqual([]);
    expect(cutsOf("const one = 'select id from role limit 1';")).toEqual([]);
    expect(cutsOf('const n = `select count(*)::int as total from (select 1 from role limit ${cap + 1}) c`;')).toEqual(
      [],
    );
  });
});
