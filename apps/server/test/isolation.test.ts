import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idLikePaths, plausibleInput, withId } from './isolation/plausible-input.ts';
import { allEntities, doors, intruders, missingId, mounted, setStage, victim, type Answer, type Door, type Stage } from './isolation/stage.ts';

// Driven by the catalog: a new entity or endpoint is covered by existing, and one that hides its ids is refused.

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** An input of this tenant's own making, good but for the id that is put in afterwards. */
function inputOf(tenantId: string, { endpoint }: Pick<Door, 'endpoint'>) {
  const input = plausibleInput(endpoint, allEntities, (name) => stage.idOf(tenantId, name));
  expect(endpoint.input.safeParse(input).error?.issues, 'the sample passes the schema').toBeUndefined();
  return input;
}

/** Asks with this id; what the answer says, the id itself and those of the asker's samples aside. */
async function askWith(tenantId: string, door: Door, id: string) {
  const input = withId(inputOf(tenantId, door), door.path, id);
  const answer = await stage.ask(tenantId, door, input);
  const said = stage.withoutOwnIds(tenantId, JSON.stringify(answer)).replaceAll(id, '(id)');
  // What the call changed must not touch the next one.
  if (answer.status === 200 && door.endpoint.writes) await stage.renew(tenantId);
  return { answer, said };
}

function essence(answer: Answer, id: string): string {
  return JSON.stringify(answer).replaceAll(id, '(id)');
}

function recordsOf({ data }: Answer): unknown {
  return typeof data === 'object' && data !== null && 'records' in data ? data.records : [];
}

test('every input that looks like an id is declared, so that it is tried below', () => {
  const hidden = mounted.flatMap((endpoint) =>
    idLikePaths(endpoint)
      .filter((path) => !(path in (endpoint.ids ?? {})))
      .map((path) => `${endpoint.route} ${path}`),
  );
  expect(hidden).toEqual([]);
});

test('there are calls to try, and rows to try them on', () => {
  expect(doors.length).toBeGreaterThan(50);
  expect(doors.filter(({ of }) => !stage.idOf(victim, of))).toEqual([]);
});

describe.each(intruders)('another $kind with every permission', ({ tenantId }) => {
  test.each(doors)('learns and changes nothing by $route $path', async (door) => {
    const before = await stage.fingerprint(victim);
    const missing = await askWith(tenantId, door, missingId);
    const { answer, said } = await askWith(tenantId, door, stage.idOf(victim, door.of));
    expect(said).toBe(missing.said);
    expect(answer.status).toBeLessThan(500);
    expect(recordsOf(answer)).toEqual([]);
    expect(await stage.fingerprint(victim)).toEqual(before);
  });

  const bulk = doors.filter(({ endpoint, path }) => endpoint.writes && path === 'ids');
  test.each(bulk)('removes none of his own rows when one of them is not his: $route', async (door) => {
    const [own, foreign] = [stage.idOf(tenantId, door.of), stage.idOf(victim, door.of)];
    const input = inputOf(tenantId, door);
    const together = (id: string) => ({ ...input, ids: Array.isArray(input['ids']) ? [own, id] : `${own},${id}` });
    const before = await stage.fingerprint(tenantId);
    const missing = await stage.ask(tenantId, door, together(missingId));
    const answer = await stage.ask(tenantId, door, together(foreign));
    expect(essence(answer, foreign)).toBe(essence(missing, missingId));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await stage.fingerprint(tenantId)).toEqual(before);
  });
});

/** Calls in which the id makes no difference even to its owner, with the reason. Nothing else may be here. */
const indifferent: Readonly<Record<string, string>> = {};

describe('the owner himself gets another answer, so that the silence above means something', () => {
  test.each(doors)('$route $path', async (door) => {
    await stage.renew(victim);
    const missing = await askWith(victim, door, missingId);
    const { said } = await askWith(victim, door, stage.idOf(victim, door.of));
    expect(said === missing.said ? said : '').toBe('');
  });
});

describe('without a tenant', () => {
  test('no row of any table with a tenant is seen', async () => {
    const nobody = stage.app.database.scoped(undefined);
    const seen: string[] = [];
    for (const { name } of stage.tables) {
      const readable = await stage.app.asSuperuser<{ may: boolean }>(`select has_table_privilege('zc_app', $1, 'select') as may`, [name]);
      if (readable[0]?.may && (await nobody.query(`select from ${name} limit 1`)).length > 0) seen.push(name);
    }
    expect(seen).toEqual([]);
  });

  test('no row of any view is seen', async () => {
    const views = await stage.app.asSuperuser<{ name: string }>(
      `select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`,
    );
    const nobody = stage.app.database.scoped(undefined);
    const seen: string[] = [];
    for (const { name } of views) if ((await nobody.query(`select from ${name} limit 1`)).length > 0) seen.push(name);
    expect(seen).toEqual([]);
  });

  test('every one of these tables has rows, so that seeing none means something', async () => {
    const empty: string[] = [];
    for (const { name } of stage.tables) {
      if ((await stage.app.asSuperuser(`select from ${name} limit 1`)).length === 0) empty.push(name);
    }
    expect(empty).toEqual([]);
  });
});
