import { asksForProof, parseRoute } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  await app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ('100001', 991, 'x', 'account.stepUpMinutes', '10', now())`,
  );
});
afterAll(() => app.close());

const asking = () =>
  app.app.platform.mounted
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => asksForProof(endpoint, endpoint.permission));

test('every call of the product that matters is refused without a new proof, under each of its spellings', async () => {
  admin = await app.person('admin');
  app.clock.advance({ minutes: 11 });
  const answers = [];
  for (const { route, aliases = [] } of asking())
    for (const spelling of [route, ...aliases]) {
      const { method, path } = parseRoute(spelling);
      const answer = await app.app.server.inject({
        method,
        url: path,
        headers: { 'blade-auth': `bearer ${admin.token}` },
        ...(method === 'POST' && { payload: { id: '1' } }),
      });
      const { code, reason } = answer.json<{ code: number; reason?: string }>();
      answers.push({ spelling, code, reason });
    }
  // What the platform alone may do is closed to him before.
  const others = answers.filter(({ reason }) => reason !== 'platform.proveAgain');
  expect(others.filter(({ code, reason }) => code !== 403 || reason !== undefined)).toEqual([]);
  expect(answers.length - others.length).toBeGreaterThan(50);
});

test('a subsidy is not marked as paid without a new proof, while the rest of its form asks for none', async () => {
  const save = (person: Person, body: object) =>
    person.post<{ id: string; version: number }>('/eam/housing/subsidy/updateSubsidyInfo', body);
  const [estate, manager, finance] = await Promise.all(['estate', 'manager', 'finance'].map((one) => app.person(one)));
  if (!estate || !manager || !finance) throw new Error('the demo has its people');
  await estate.post('/eam/housing-standard/save', { rankLevel: 4, area: '90', basePrice: '1265', ageUnitPrice: '13' });
  const kept = { year: 2026, userId: await app.userId('expert1'), subsidyType: 1, rankLevel: 4 };
  const { data: draft } = await estate.post<{ id: string; version: number }>(
    '/eam/housing/subsidy/saveSubsidyInfo',
    kept,
  );
  app.clock.advance({ minutes: 11 });
  const { data: handedIn } = await save(estate, { ...draft, status: 1 });
  const { data: approved } = await save(manager, { id: draft.id, version: handedIn.version, status: 2 });
  const pay = { id: draft.id, version: approved.version, status: 4 };
  expect(await save(finance, pay)).toMatchObject({ code: 403, reason: 'platform.proveAgain' });
  expect(await save(await app.person('finance'), pay)).toMatchObject({ code: 200 });
});
