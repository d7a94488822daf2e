import { endpoints, parseRoute, type Endpoint } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aDraft,
  agencyTenant,
  cooperate,
  done,
  entrust,
  openAgencyStage,
  projectsOf,
  type AgencyStage,
  type Saved,
} from '../agency-steps.ts';
import type { Person } from '../organization-app.ts';
import { linesOf } from '../workbook.ts';

// An agency that is curious: its people hold every right that there is, and ask every read of the product for a project
// of its buyer, by every id that they ever saw and by its name. The name of the project is a mark that no answer may have.

const mark = '九霄密云项目';
const another = '不曾委托的项目';

let stage: AgencyStage;
let project: Saved;
let entrustment: Saved;
let packageId: string;
beforeAll(async () => {
  stage = await openAgencyStage();
  await everythingGranted();
  await cooperate(stage, { tenantId: agencyTenant, by: stage.agent });
  await cooperate(stage, { tenantId: stage.otherTenant, by: stage.other });
  await aDraft(stage, { projectName: another });
  project = await aDraft(stage, { projectName: mark });
  entrustment = await entrust(stage, project.id, { agentTenantId: agencyTenant });
  const [found] = await stage.app.asSuperuser<{ id: string }>('select id::text from package where project_id = $1', [
    project.id,
  ]);
  packageId = found?.id ?? '';
}, 300_000);
afterAll(() => stage.app.close());

/** Rights alone must not open what is another tenant's. */
async function everythingGranted(): Promise<void> {
  await stage.app.asSuperuser(`update menu set tenant_kinds = '{platform,buyer,agency,supplier}'`);
  await stage.app.asSuperuser(
    `insert into role_menu (tenant_id, role_id, menu_id)
     select r.tenant_id, r.id, m.id from role r cross join menu m
     where r.tenant_id = any($1) and r.role_alias = 'admin' and m.is_deleted = 0
     on conflict do nothing`,
    [[agencyTenant, stage.otherTenant]],
  );
}

const reads = (endpoints as readonly Endpoint[]).filter(
  ({ writes, permission, upload }) => !writes && permission !== 'public' && !upload,
);

const idsOf: Readonly<Record<string, () => string>> = {
  project: () => project.id,
  agencyEntrustment: () => entrustment.id,
  package: () => packageId,
};

/** Every id that the call takes, in place of which the agency names what it has seen. */
function inputOf({ ids = {} }: Endpoint, more: object): Record<string, unknown> {
  const named = Object.entries(ids)
    .filter(([path]) => !path.includes('.'))
    .map(([path, of]) => [path, (idsOf[of] ?? idsOf.project)?.()]);
  return { current: 1, size: 100, tenantId: '100001', ...Object.fromEntries(named), ...more };
}

/** Where the mark is answered to this person, by route. */
async function tellers(who: Person, wanted = mark): Promise<string[]> {
  const found = new Set<string>();
  const asked = reads.flatMap((endpoint) => [
    { endpoint, more: {} },
    { endpoint, more: { keyword: wanted, projectName: wanted, title: wanted } },
  ]);
  for (const { endpoint, more } of asked) {
    const answer = await answerOf(who, endpoint, inputOf(endpoint, more));
    if (answer.includes(wanted)) found.add(endpoint.route);
  }
  return [...found].sort();
}

async function answerOf({ token }: Person, { route }: Endpoint, input: Record<string, unknown>): Promise<string> {
  const { method, path } = parseRoute(route);
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await stage.app.app.server.inject({
    method,
    url: method === 'GET' ? `${path}?${query.toString()}` : path,
    headers: { 'blade-auth': `bearer ${token}` },
    ...(method === 'POST' && { payload: input }),
  });
  expect(response.statusCode, `${route} ${response.body.slice(0, 200)}`).toBeLessThan(500);
  const isWorkbook = response.headers['content-type']?.toString().includes('spreadsheet');
  return isWorkbook ? JSON.stringify(linesOf(response.rawPayload)) : response.body;
}

const own = [
  'GET /api/bid-project/project/queryById',
  'GET /api/purchase/agent/pro/queryById',
  'POST /api/purchase/agent/pro/proPage',
  'POST /api/purchase/agent/pro/proPage/export',
];
const inbox = ['GET /api/inbox/page'];

describe('a curious agency with every right', () => {
  test('reads of an offer what its own calls tell, and of the project by no other call', async () => {
    expect(await tellers(stage.agent)).toEqual([...inbox, ...own].sort());
    expect(await tellers(stage.agent, another)).toEqual([]);
    expect(await tellers(stage.other)).toEqual([]);
  }, 300_000);

  test('reads the project it runs by its own calls, and sees none of those who registered or quoted', async () => {
    await done(stage.agent.post('/purchase/agent/pro/accept', { ...entrustment, version: 1 }));
    expect(await tellers(stage.agent)).toEqual(own);
    const shown = await stage.agent.get(`/purchase/agent/pro/queryById?id=${entrustment.id}`);
    expect(Object.keys(Object(Object(shown.data).project)).sort()).toEqual([
      'bidEndTime',
      'ceilingMoney',
      'deliveryDays',
      'deliveryPlace',
      'entryEndTime',
      'fundsSource',
      'lawRegime',
      'linkman',
      'openPlace',
      'openTime',
      'packages',
      'phone',
      'qualification',
      'requirement',
      'stage',
    ]);
  }, 300_000);

  test('learns from the stage neither the first quote nor a selection that is not published', async () => {
    const stageOf = async (stored: number) => {
      await stage.app.asSuperuser('update project set stage = $2 where id = $1', [project.id, stored]);
      const { data } = await stage.agent.get(`/purchase/agent/pro/queryById?id=${entrustment.id}`);
      return Object(Object(data).project).stage as number;
    };
    for (const hidden of [50, 55, 60]) expect(await stageOf(hidden)).toBe(45);
    expect(await stageOf(65)).toBe(65);
    await stage.app.asSuperuser('update project set stage = 5 where id = $1', [project.id]);
  });

  test('acts on nobody else’s entrustment, whatever it names, and leaves no trace of trying', async () => {
    const before = await stage.app.asSuperuser('select version, entrust_status from agency_entrustment order by id');
    const wrong = { id: entrustment.id, version: 2, reason: '冒名', proId: project.id };
    for (const path of [
      '/purchase/agent/pro/accept',
      '/purchase/project/backAgent',
      '/purchase/agent/pro/endEntrustment',
      '/purchase/agent/pro/completeEntrustment',
      '/purchase/agent/pro/recordAnswer',
      '/purchase/agent/pro/saveAgreement',
    ])
      expect(await stage.other.post(path, { ...wrong, agree: true, agreementFiles: [] })).toMatchObject({ code: 404 });
    const forged = `/purchase/agent/pro/chooseAgent?proId=${project.id}&agentTenantId=${stage.otherTenant}`;
    expect(await stage.other.get(forged)).toMatchObject({ code: 404 });
    expect(await stage.app.asSuperuser('select version, entrust_status from agency_entrustment order by id')).toEqual(
      before,
    );
  });

  test('finds nothing of the buyer’s in the database itself, nor may it call its functions for another', async () => {
    const asOther = stage.app.database.scoped(stage.otherTenant);
    for (const table of ['project', 'package', 'entry', 'quote', 'agency_entrustment', 'agency_draw'])
      expect(await asOther.query(`select from ${table} where tenant_id = '100001'`)).toEqual([]);
    expect(await asOther.query('select from own_entrustments()')).toEqual([]);
    expect(await asOther.query('select from entrusted_project($1)', [entrustment.id])).toEqual([]);
    expect(await asOther.query('select from entrusted_packages($1)', [entrustment.id])).toEqual([]);
    const forged = asOther.query<{ outcome: string }>(
      `select answer_entrustment('100001', $1, 2, 'giveBack', 'x', 1, 1, 'x', now()) as outcome`,
      [entrustment.id],
    );
    expect(await forged).toEqual([{ outcome: 'missing' }]);
  });

  test('after giving it back sees nothing of it any more, by whatever it has kept', async () => {
    await done(stage.agent.post('/purchase/project/backAgent', { id: entrustment.id, reason: '人员不足' }));
    expect(await tellers(stage.agent)).toEqual([]);
    expect(await projectsOf(stage.agent)).toEqual([]);
    expect(await stage.agent.post('/purchase/agent/pro/accept', { id: entrustment.id, version: 3 })).toMatchObject({
      code: 404,
    });
    const asAgency = stage.app.database.scoped(agencyTenant);
    expect(await asAgency.query('select from own_entrustments()')).toEqual([]);
    expect(await asAgency.query('select from entrusted_project($1)', [entrustment.id])).toEqual([]);
  }, 300_000);
});
