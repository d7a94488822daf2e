import { endpoints, entities, parseRoute, resource, type Endpoint, type Entity } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRealApp, type RealApp } from './real-app.ts';
import { formOf, savings, startSaving, type Saving, type SavingStage, type Values } from './saving-rows.ts';

// Driven by the catalog: a client that reads a row and sends it back whole is not refused for what the read itself told
// him, and changes nothing by it.

let app: RealApp;
let stage: SavingStage;
beforeAll(async () => {
  app = await startRealApp();
  stage = await startSaving(app);
});
afterAll(() => app.close());

/** Entities whose module answers the save, or the read of one row, by a call of its own. */
const ownSavings = (entities as readonly Entity[]).flatMap((entity): Saving[] => {
  if (savings.some((one) => one.entity === entity)) return [];
  const isOf = ({ ids }: Endpoint) => ids?.id === entity.name;
  const generic = resource(entity);
  const save = (generic.save as Endpoint | undefined) ?? endpoints.find((one) => one.permissionToAdd && isOf(one));
  const detail =
    (generic.detail as Endpoint | undefined) ??
    endpoints.find((one) => /\/(detail|queryById)$/.test(one.route) && isOf(one));
  return save && detail ? [{ entity, save, detail }] : [];
});

const byName = [...savings, ...ownSavings].map((one) => ({ name: one.entity.name, ...one }));
const judged = new Set<string>();

/** The reads of many rows that stand under the entity's path. */
function listsOf({ entity }: Saving): Endpoint[] {
  const { page, list } = resource(entity);
  const own = endpoints.filter(({ route, writes, raw }) => {
    const { path } = parseRoute(route);
    return (
      !writes &&
      !raw &&
      /^(list|page|tree)$/.test(path.slice(`${entity.path}/`.length)) &&
      path.startsWith(`${entity.path}/`)
    );
  });
  return [page, list].flatMap((one) => (one ? [one as Endpoint] : [])).concat(own);
}

/** The same row as a list tells it, where one does. */
async function listedRows(saving: Saving, { tenantId, row }: { tenantId: string; row: Values }): Promise<Values[]> {
  const found: Values[] = [];
  for (const list of listsOf(saving)) {
    const { data } = await stage.send<unknown>(tenantId, list, {});
    found.push(...rowsIn(data).filter(({ id }) => id === row.id));
  }
  return found;
}

function rowsIn(data: unknown): Values[] {
  if (Array.isArray(data)) return data.flatMap((row: Values) => [row, ...rowsIn(row?.children)]);
  return typeof data === 'object' && data && 'records' in data ? rowsIn(data.records) : [];
}

/** What a save that changes nothing changes: who saved it last, when, and how often. */
const touched = ['version', 'updateTime', 'updateUser'];
const lasting = (row: Values) => Object.fromEntries(Object.entries(row).filter(([name]) => !touched.includes(name)));

test.each(byName)('a row of $name that was read can be sent back whole, and nothing is changed', async (saving) => {
  for (const found of await stage.rowsOf(saving)) {
    const { tenantId } = found;
    const read = async () => (await stage.send(tenantId, saving.detail, { id: found.row.id })).data ?? {};
    const plain = await stage.send(tenantId, saving.save, formOf(saving.entity, found.row));
    // A row that its own state keeps as it is says nothing about the save.
    if (plain.code !== 200) continue;
    const before = await read();
    // Who saves it may lose it from his sight.
    if (!before.id) continue;
    judged.add(saving.entity.name);
    for (const row of [before, ...(await listedRows(saving, found))]) {
      const { version } = await read();
      const { code, msg } = await stage.send(tenantId, saving.save, {
        ...formOf(saving.entity, before),
        ...row,
        version,
      });
      expect([code, msg]).toEqual([200, expect.any(String)]);
      expect(lasting(await read())).toEqual(lasting(before));
    }
    return;
  }
});

test('most entities of the catalog were tried', () => {
  expect(judged.size).toBeGreaterThan((byName.length * 2) / 3);
  expect([...judged]).toEqual(expect.arrayContaining(['role', 'dept', 'user', 'tenant', 'dict', 'room', 'land']));
});
