import { read, utils } from '@e965/xlsx';
import { entities, resource, type Endpoint, type Entity, type ImportCheck, type Imported } from '@zhaocai/model';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { personOf, type Person } from './organization-app.ts';
import { startRealApp, type RealApp } from './real-app.ts';
import { rowsAtScale, type RowsOf } from './rows-at-scale.ts';
import { stageRows } from './stage-rows-at-scale.ts';
import { workbookOf } from './workbook.ts';

const many = 1_500;
/** A row and its savepoint are two; the others are what its hooks ask: more would be a question that all can ask as one. */
const mostStatementsOfRow = 6;
/** Session, names, what is there, evidence: as many for 1,500 rows as for one. */
const mostStatementsOfFile = 24;

let app: RealApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  app = await startRealApp();
  for (const tenantId of ['100001', '000000'])
    people.set(tenantId, personOf(app.app, await app.signInWithEverything(tenantId, 'buyer')));
  await stageRows(app);
});
afterAll(() => app.close());

const importable = (entities as readonly Entity[]).flatMap((entity): [string, Entity, Endpoint][] => {
  const bring: Endpoint | undefined = resource(entity).import;
  return bring ? [[entity.name, entity, bring]] : [];
});

test('every import has rows here', () => {
  expect(importable.map(([name]) => name).sort()).toEqual(Object.keys(rowsAtScale).sort());
});

test.each(importable)(
  '1,500 rows of %s are checked, come in and are found unchanged, by a few statements for each',
  async (name, entity, { route }) => {
    const { tenantId = '100001', most = many, rowOf } = rowsAtScale[name] ?? neverAsked;
    const count = Math.min(most, many);
    const person = personOfTenant(tenantId);
    const columns = await headings(entity, person);
    const rows = Array.from({ length: count }, (_, at) => rowOf(at));
    const file = workbookOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]);
    const path = route.replace('POST /api', '');

    const checked = await counted(() => person.upload<ImportCheck>(`${path}/check`, file));
    expect(checked.answer).toMatchObject({ code: 200, data: { added: count, changed: 0, faultCount: 0, faults: [] } });
    expect(checked.statements).toBeLessThanOrEqual(count * mostStatementsOfRow + mostStatementsOfFile);
    const brought = await counted(() => person.upload<Imported>(path, file));
    expect(brought.answer).toMatchObject({ code: 200, data: { added: count, changed: 0, unchanged: 0 } });
    expect(brought.statements).toBeLessThanOrEqual(count * mostStatementsOfRow + mostStatementsOfFile);
    const again = await counted(() => person.upload<Imported>(path, file));
    expect(again.answer).toMatchObject({ code: 200, data: { added: 0, changed: 0, unchanged: count } });
    expect(again.statements).toBeLessThanOrEqual(mostStatementsOfFile);
  },
);

/** The test before says where rows are missing. */
const neverAsked: RowsOf = { most: 0, rowOf: () => ({}) };

function personOfTenant(tenantId: string): Person {
  const person = people.get(tenantId);
  if (!person) throw new Error(`nobody of ${tenantId} has signed in`);
  return person;
}

/** The headings of the template, without the mark of what is required. */
async function headings(entity: Entity, person: Person): Promise<string[]> {
  const route = resource(entity).importTemplate?.route ?? '';
  const { rawPayload } = await person.raw(route.replace('GET /api', ''));
  const { SheetNames, Sheets } = read(rawPayload);
  const [line = []] = utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
  return line.map((heading) => heading.replace(/ \*$/, ''));
}

/** What was answered, and by how many statements. */
async function counted<A>(act: () => Promise<A>): Promise<{ answer: A; statements: number }> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    return { answer: await act(), statements: asked.mock.calls.length };
  } finally {
    asked.mockRestore();
  }
}
