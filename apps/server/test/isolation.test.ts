import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idLikePaths, plausibleInput, withId, type RowSet } from './isolation/plausible-input.ts';
import {
  allEntities,
  doors,
  intruders,
  missingId,
  mounted,
  rightful,
  setStage,
  victim,
  type Answer,
  type Door,
  type Stage,
} from './isolation/stage.ts';

// Driven by the catalog: a new entity or endpoint is covered by existing, and one that hides its ids is refused.

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** An input that would do, with these ids in it. */
function inputOf({ endpoint }: Pick<Door, 'endpoint'>, rows: RowSet): Record<string, unknown> {
  const input = plausibleInput(endpoint, allEntities, rows);
  expect(endpoint.input.safeParse(input).error?.issues, 'the sample passes the schema').toBeUndefined();
  return input;
}

/** The call as a change of a row, and as an addition where the row's id may be left out. */
function variantsOf(door: Door, rows: RowSet): Record<string, unknown>[] {
  const input = inputOf(door, rows);
  const { id: _id, version: _version, ...addition } = input;
  const mayAdd = door.path !== 'id' && 'id' in input && door.endpoint.input.safeParse(addition).success;
  return mayAdd ? [input, addition] : [input];
}

/** Asks with this id; what the answer says, the id itself and those of new rows aside. */
async function askWith(tenantId: string, door: Door, { id, input }: { id: string; input: Record<string, unknown> }) {
  const answer = await stage.ask(tenantId, door, withId(input, door.path, id));
  const said = stage.withoutUnknownIds(JSON.stringify(answer).replaceAll(id, '(id)')).replaceAll(/示例\d+/g, '示例');
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

/** The victim's id answers like a missing one, whatever else the call carries. */
async function expectSilence(
  tenantId: string,
  door: Door,
  { id, around }: { id: string; around: RowSet },
): Promise<void> {
  for (const [variant] of variantsOf(door, around).entries()) {
    const ask = (asked: string) =>
      askWith(tenantId, door, { id: asked, input: variantsOf(door, around)[variant] ?? {} });
    const missing = await ask(missingId);
    const { answer, said } = await ask(id);
    expect(said).toBe(missing.said);
    expect(answer.status).toBeLessThan(500);
    expect(recordsOf(answer)).toEqual([]);
  }
}

describe.each(intruders)('another $kind with every permission', ({ tenantId }) => {
  test.each(doors)('learns and changes nothing by $route $path', async (door) => {
    const before = await stage.fingerprint(victim);
    const sample = stage.idOf(victim, door.of);
    await expectSilence(tenantId, door, { id: sample, around: stage.samplesOf(tenantId) });
    for (const set of await stage.setsOfVictim()) {
      const id = set.id(door.of);
      if (id && !(await stage.isShownTo(tenantId, door.of, id)))
        await expectSilence(tenantId, door, { id, around: set });
    }
    expect(await stage.fingerprint(victim)).toEqual(before);
  });

  const bulk = doors.filter(({ endpoint, path }) => endpoint.writes && path === 'ids');
  test.each(bulk)('removes none of his own rows when one of them is not his: $route', async (door) => {
    const [own, foreign] = [stage.idOf(tenantId, door.of), stage.idOf(victim, door.of)];
    const input = inputOf(door, stage.samplesOf(tenantId));
    const together = (id: string) => ({ ...input, ids: Array.isArray(input['ids']) ? [own, id] : `${own},${id}` });
    const before = await stage.fingerprint(tenantId);
    const missing = await stage.ask(tenantId, door, together(missingId));
    const answer = await stage.ask(tenantId, door, together(foreign));
    expect(essence(answer, foreign)).toBe(essence(missing, missingId));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await stage.fingerprint(tenantId)).toEqual(before);
  });
});

const noTenantYet = 'the sample contract names nobody; the tests of contracts try it';
const noBands = 'the sample charge has no bands, and is refused for it first; the tests of quotas try it';
const noSpouse = 'the sample applicant has no spouse';

/** Calls in which the id makes no difference even to its owner, with the reason. Nothing else may be here. */
const indifferent: Readonly<Record<string, string>> = {
  'GET /api/blade-system/menu/routes topMenuId': 'top menus are the platform’s: a tenant has none of its own',
  'POST /api/blade-system/role/grant topId': 'top menus are the platform’s: a tenant has none of its own',
  'POST /api/blade-system/topmenu/updateTopMenuTenant topMenuIds': 'the platform’s alone, and among its own rows',
  'POST /api/blade-system/top-menu/updateTopMenuTenant topMenuIds': 'the platform’s alone, and among its own rows',
  'POST /api/purchase/bulletin/saveBulletin packageIds': 'kept as it is, and read by nobody but the notice’s own page',
  'POST /api/purchase/bulletin/editBulletinDetails packageIds':
    'kept as it is, and read by nobody but the notice’s own page',
  'POST /api/purchase/entry/submitQuote fileIds': 'no quote of the demo has a file; the tests of quoting try it',
  'POST /api/purchase/entry/replaceQuote fileIds': 'no quote of the demo has a file; the tests of quoting try it',
  'POST /api/purchase/entry/uploadContract fileId':
    'the party of the demo has won nothing; the tests of contracts try it',
  'POST /api/purchase/entry/cusUploadContract fileId':
    'the party of the demo has won nothing; the tests of contracts try it',
  'GET /api/process/form/data/minePage formId': 'the sample answer is nobody’s own; the tests of own answers try it',
  'POST /api/process/form/data/mineExport formId': 'the sample answer is nobody’s own; the tests of own answers try it',
  'POST /api/process/form/data/change id': 'the sample answer is nobody’s own; the tests of own answers try it',
  'POST /api/eam/bizroomcontract/dataPage userId': noTenantYet,
  'POST /api/eam/bizroomcontract/excel userId': noTenantYet,
  'POST /api/eam/bizroomcontract/addSave userId':
    'the sample application is not agreed to; the tests of contracts try it',
  'POST /api/eam/bizroomcontract/editSave roomId': 'the sample contract is no draft; the tests of contracts try it',
  'POST /api/eam/bizroomcontract/editSave userId': 'the sample contract is no draft; the tests of contracts try it',
  'POST /api/eam/charge/update id': noBands,
  'POST /api/eam/charge/updateById id': noBands,
  'POST /api/eam/charge/editSave id': noBands,
  'POST /api/eam/turnover-room/sort/dataPage spouseId': noSpouse,
  'POST /api/eam/turnover-room/sort/exportExcel spouseId': noSpouse,
  'GET /api/eam/turnover-room/sort/exportExcel spouseId': noSpouse,
  'POST /api/eam/turnover-room/sort/excel spouseId': noSpouse,
  'GET /api/process/flow/getAuditHistoryByFlowIdBusinessId businessId':
    'the sample run is about no object; the test of the sample leave tries it',
};

test('the owner or the party gets another answer for a row than for none, so that the silence above means something', async () => {
  const deaf: string[] = [];
  for (const door of doors) {
    const name = `${door.route} ${door.path}`;
    if (!(name in indifferent) && !(await makesADifference(door))) deaf.push(name);
  }
  expect(deaf).toEqual([]);
});

async function makesADifference(door: Door): Promise<boolean> {
  const tries = (await stage.setsOfVictim()).flatMap((around) => {
    const id = around.id(door.of);
    return id ? rightful.map((tenantId) => ({ tenantId, id, around })) : [];
  });
  for (const { tenantId, ...one } of tries) if (await isAnswered(tenantId, door, one)) return true;
  return false;
}

async function isAnswered(
  tenantId: string,
  door: Door,
  { id, around }: { id: string; around: RowSet },
): Promise<boolean> {
  for (const [variant] of variantsOf(door, around).entries()) {
    const ask = (asked: string) =>
      askWith(tenantId, door, { id: asked, input: variantsOf(door, around)[variant] ?? {} });
    const missing = (await ask(missingId)).said;
    // Where asking itself changes the next answer, the comparison says nothing.
    if ((await ask(missingId)).said === missing && (await ask(id)).said !== missing) return true;
  }
  return false;
}

describe('without a tenant', () => {
  test('no row of any table with a tenant is seen', async () => {
    const nobody = stage.app.database.scoped(undefined);
    const seen: string[] = [];
    for (const { name } of stage.tables) {
      const readable = await stage.app.asSuperuser<{ may: boolean }>(
        `select has_table_privilege('zc_app', $1, 'select') as may`,
        [name],
      );
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
