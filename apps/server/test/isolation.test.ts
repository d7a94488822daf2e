import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askWith, variantsOf } from './isolation/asking.ts';
import { indifferent } from './isolation/indifferent-ids.ts';
import { idLikePaths, type RowSet } from './isolation/plausible-input.ts';
import {
  idPlaces,
  missingId,
  mounted,
  rightful,
  setStage,
  victim,
  type IdPlace,
  type Stage,
} from './isolation/stage.ts';

// Driven by the catalog: a new entity or endpoint is covered by existing, and one that hides its ids is refused. The
// calls themselves are in the files beside this one, one for each intruder.

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('every input that looks like an id is declared, so that it is tried below', () => {
  const hidden = mounted.flatMap((endpoint) =>
    idLikePaths(endpoint)
      .filter((path) => !(path in (endpoint.ids ?? {})))
      .map((path) => `${endpoint.route} ${path}`),
  );
  expect(hidden).toEqual([]);
});

test('there are calls to try, and rows to try them on', () => {
  expect(idPlaces.length).toBeGreaterThan(50);
  expect(idPlaces.filter(({ of }) => !stage.idOf(victim, of))).toEqual([]);
});

test('a change of one row of the victim is noticed by both witnesses, so that none noticed means something', async () => {
  const before = await stage.fingerprint(victim);
  await stage.changedSince(victim);
  await stage.app.asSuperuser('update project set project_name = project_name where tenant_id = $1', [victim]);
  expect(await stage.changedSince(victim)).toEqual(['duty', 'project']);
  expect(await stage.changedSince(victim)).toEqual([]);
  expect((await stage.fingerprint(victim))['project']).not.toBe(before['project']);
});

const telling = idPlaces.filter(({ route, path }) => !(`${route} ${path}` in indifferent));

// So that the silence of these calls towards an intruder means something.
describe('the owner or the party', () => {
  test.each(telling)('gets another answer for a row than for none by $route $path', async (place) => {
    expect(await makesADifference(place)).toBe(true);
  });
});

async function makesADifference(place: IdPlace): Promise<boolean> {
  const tries = (await stage.setsOfVictim()).flatMap((around) => {
    const id = around.id(place.of);
    return id ? rightful.map((tenantId) => ({ tenantId, id, around })) : [];
  });
  for (const { tenantId, ...one } of tries) if (await isAnswered(tenantId, place, one)) return true;
  return false;
}

async function isAnswered(
  tenantId: string,
  place: IdPlace,
  { id, around }: { id: string; around: RowSet },
): Promise<boolean> {
  for (const [variant] of variantsOf(place, around).entries()) {
    const ask = (asked: string) =>
      askWith(stage, { tenantId, place }, { id: asked, input: variantsOf(place, around)[variant] ?? {} });
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
