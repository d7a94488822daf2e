import {
  endpoints,
  entities,
  listExports,
  parseRoute,
  resource,
  type Endpoint,
  type Entity,
  type ListExport,
} from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startRealApp, type RealApp } from './real-app.ts';
import { linesOf } from './workbook.ts';

const allEntities: readonly Entity[] = entities;
const allEndpoints: readonly Endpoint[] = endpoints as readonly Endpoint[];

/** Lists without an export of their own, with the reason. Nothing else may be here. */
const exceptions: Readonly<Record<string, string>> = {
  'POST /api/purchase/project/basePage': 'the same rows as the list of projects, which has an export',
  'POST /api/purchase/cus/pro/queryConfirmProPage': 'a shelf of the list of projects, which exports it',
  'POST /api/bid-project/project/projectPage': 'cards; each actor’s own list has an export',
  'POST /api/bid-project/project/projectPageCustomer': 'the entrustments behind it have an export',
  'POST /api/bid-project/entry/querySaleProject': 'a choice of what may be registered for; the hall has an export',
  'POST /api/purchase/entry/querySupplierProject': 'a part of the page of a supplier; own registrations have an export',
  'POST /api/purchase/confirm/queryConfirmPage': 'a part of the page of a project; what waits stands in the inbox',
  'GET /api/inbox/page': 'what waits is worked off, not kept; each line leads to its own list',
  'GET /api/inbox/projectDeadlines': 'the projects of one day of the chart, which the list of projects exports',
  'GET /api/inbox/bidDeadlines': 'the bids of one day of the chart, which the list of bids exports',
  'POST /api/eam/bizroomlease/leaseDataPage':
    'the contracts that run, which the list of contracts exports by their state',
  'POST /api/eam/bizroomcontract/toReviewDataPage': 'contracts by their state, as the list of contracts exports them',
  'GET /api/eam/bizroomcontract/reviewCompleted': 'contracts that one decided on, for oneself to look up',
  'GET /api/eam/bizroomcontract/rentalManagement':
    'the contracts that run, which the list of contracts exports by their state',
  'GET /api/blade-user/page': 'POST /api/blade-user/export-user has the columns of the import',
  'GET /api/blade-system/post/list': 'the export of the entity, by its own route',
  'POST /api/process/form/data/page': 'POST /api/process/form/data/export has the columns of the form',
  'GET /api/process/form/data/minePage': 'POST /api/process/form/data/mineExport has the columns of the form',
  'POST /api/budget-pro/cost/queryUsablePage': 'lines to choose from; the ledger has an export of its own',
  'POST /api/process/form/data/records': 'rows to pick from, kept elsewhere',
  'GET /api/blade-system/dict/parent-list': 'the export of the dictionaries has them with their words',
  'GET /api/blade-system/dict/child-list': 'the export of the dictionaries has them with their words',
  'GET /api/blade-system/dict-biz/parent-list': 'the export of the dictionaries has them with their words',
  'GET /api/blade-system/dict-biz/child-list': 'the export of the dictionaries has them with their words',
  'POST /api/purchase/bulletin/modify/bulletinModifyPage': 'the change notices among the notices, which have an export',
  'POST /api/purchase/bulletin/modify/bulletinTenantModifyPage':
    'the change notices among the published ones, which have an export',
  'POST /api/purchase/cus/temp/tempPage': 'a part of the templates, which have an export',
  'POST /api/purchase/buildtask/queryMyTask': 'what waits is worked off, not kept; each line leads to its project',
  'GET /api/purchase/cus/agent/directory': 'a choice: the agencies that one works with have an export',
  'POST /api/purchase/cus/agent/queryAgentJudge': 'a part of the page of an agency',
  'POST /api/purchase/conf/manner/queryMannerPage': 'a choice: a method is read like a page, and printed',
  'POST /api/purchase/conf/task/queryTaskPage': 'a choice: the tasks stand on the page of their method',
  'GET /api/process/tenant/tenantPage': 'a choice, not a list that anybody keeps',
  'GET /api/process/dept/list': 'a choice: departments have an export',
  'GET /api/process/role/list': 'a choice: roles have an export',
  'GET /api/blade-system/identity-provider/list': 'a handful of connections with their secrets, set up place by place',
  'POST /api/purchase/news/queryNesPage': 'the same messages as the message centre, which has an export',
  'POST /api/purchase/attetion/queryPage': 'what one has marked for oneself; each line leads to its own list',
  'POST /api/bid-order/money/account/queryPage': 'the accounts of one supplier, a few',
  'POST /api/purchase/cost/in/queryProjectMistake':
    'what waits in two lists that have an export, worked off one by one',
  'POST /api/bid-order/channel/queryPage': 'the four ways of paying of a unit, set up one by one',
  'GET /api/process/flow/people': 'a choice: users have an export',
  'GET /api/blade-system/tenant-template/compare': 'a comparison, worked off by handing the template over',
  'GET /api/blade-desk/notice/unread': 'the newest ten of a list that has an export',
  'GET /api/blade-flow/work/start-list': 'a choice of what may be started',
  'GET /api/blade-flow/work/claim-list': 'the same tasks as the to-do list, which has an export',
  'GET /api/blade-flow/work/todo-list': 'the same tasks as the to-do list, which has an export',
  'GET /api/blade-flow/work/send-list': 'the same runs as my applications, which have an export',
  'GET /api/blade-flow/work/done-list': 'the same tasks as what is done, which has an export',
  'GET /api/blade-flow/model/list': 'the same flows as the list of flows, which has an export',
  'GET /api/blade-flow/manager/list': 'the same flows as the list of flows, which has an export',
  'POST /api/eam/bizmansion/allMansionDataPage': 'POST /api/eam/bizmansion/allMansionExcel, the name of the contract',
  'POST /api/eam/bizroom/allRoomDataPage': 'POST /api/eam/bizroom/allRoomExcel, the name of the contract',
  'GET /api/blade-flow/follow/list': 'the same runs as the list of runs, which has an export',
};

function isPaged({ output }: Endpoint): boolean {
  return output instanceof z.ZodObject && 'records' in output.shape;
}

let app: RealApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await startRealApp();
  tokens['000000'] = await app.signInWithEverything('000000', 'buyer');
  tokens['100001'] = await app.signInWithEverything('100001', 'buyer');
});
afterAll(() => app.close());

function ask(tenantId: string, { route }: Pick<Endpoint, 'route'>, { body = {}, language = 'zh' } = {}) {
  const { method, path } = parseRoute(route);
  const headers = { 'blade-auth': `bearer ${tokens[tenantId]}`, 'accept-language': language };
  const url = method === 'GET' ? `${path}?${new URLSearchParams(body).toString()}` : path;
  return app.app.server.inject({ method, url, headers, ...(method === 'POST' && { payload: body }) });
}

async function spreadsheetOf(tenantId: string, endpoint: Pick<Endpoint, 'route'>, asked = {}) {
  const answer = await ask(tenantId, endpoint, asked);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return linesOf<string | number>(answer.rawPayload);
}

interface Row {
  readonly children?: readonly Row[];
}

const countOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { children }) => sum + 1 + countOf(children ?? []), 0);

test('every list that comes in pages has an export, or a reason to have none', () => {
  const exported = new Set<string>(listExports.map(({ list }) => list.route));
  const bare = [
    ...allEndpoints.filter(isPaged).map(({ route }) => route),
    ...allEntities.flatMap((entity) => (entity.verbs.export ? [] : (resource(entity).page?.route ?? []))),
  ];
  expect(bare.filter((route) => !exported.has(route) && !(route in exceptions))).toEqual([]);
});

test('every exception is a list that is there', () => {
  const routes = new Set<string>([
    ...allEndpoints.map(({ route }) => route),
    ...allEntities.flatMap((entity) => resource(entity).page?.route ?? []),
  ]);
  expect(Object.keys(exceptions).filter((route) => !routes.has(route))).toEqual([]);
});

/** An announcement of the platform to all tenants. */
async function announced(): Promise<Record<string, string>> {
  const body = { title: '系统升级', category: '1', audience: '3', content: '<p>周日零点停机</p>' };
  const { data } = (await ask('000000', { route: 'POST /api/blade-desk/notice/submit' }, { body })).json();
  return { id: data.id };
}

describe('an export of a list that a module answers', () => {
  const inputs: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
    'GET /api/purchase/project/evidenceList': async () => {
      const [row] = await app.asSuperuser<{ id: string }>(
        "select id::text from project where tenant_id = '100001' order by id limit 1",
      );
      return { projectId: row?.id ?? '0' };
    },
    'GET /api/blade-desk/notice/receivers': announced,
    'GET /api/blade-desk/notice/reach': announced,
  };
  /** The lists of one row, which is of that tenant alone. */
  const ownersOf = (given: Record<string, string>) =>
    'projectId' in given ? ['100001'] : 'id' in given ? ['000000'] : ['000000', '100001'];

  test.each(listExports.map((exported) => [exported.endpoint.route, exported] as const))(
    '%s has the rows of the list, under its columns in both languages',
    async (_route, exported: ListExport) => {
      const given = (await inputs[exported.list.route]?.()) ?? {};
      const owners = ownersOf(given);
      for (const tenantId of owners) {
        const list = (await ask(tenantId, exported.list, { body: { ...given, size: '200' } })).json().data;
        const [header, ...rows] = await spreadsheetOf(tenantId, exported.endpoint, { body: given });
        expect(header).toEqual(Object.values(exported.fields).map(({ label }) => label.zh));
        expect(rows).toHaveLength(Array.isArray(list) ? countOf(list) : list.total);
      }
      const [header] = await spreadsheetOf(owners.at(-1) ?? '', exported.endpoint, { body: given, language: 'en' });
      expect(header).toEqual(Object.values(exported.fields).map(({ label }) => label.en));
    },
  );

  test('takes the filters of the list and refuses what the list refuses', async () => {
    const [params] = listExports.filter(({ list }) => list.route === 'GET /api/blade-system/param/list');
    if (!params) throw new Error('no export of parameters');
    const rows = await spreadsheetOf('000000', params.endpoint, {
      body: { paramKey: 'registerUser', exportColumns: 'paramKey,isOverridable' },
    });
    expect(rows).toEqual([
      ['参数键名', '租户可改'],
      ['account.registerUser', expect.stringMatching(/^[是否]$/)],
    ]);
    expect((await ask('000000', params.endpoint, { body: { nonsense: '1' } })).statusCode).toBe(400);
    expect((await ask('000000', params.endpoint, { body: { exportColumns: 'ownVersion' } })).json()).toMatchObject({
      code: 400,
      msg: '不能导出的列：ownVersion',
    });
  });

  test('of a project that is not there is refused like its list, and gives its place back', async () => {
    const [evidence] = listExports.filter(({ list }) => list.route === 'GET /api/purchase/project/evidenceList');
    if (!evidence) throw new Error('no export of evidence');
    for (let time = 0; time < 5; time += 1)
      expect((await ask('100001', evidence.endpoint, { body: { projectId: '4' } })).json()).toMatchObject({
        code: 404,
      });
  });

  test('says states by their words in the language of the reader', async () => {
    const [tenants] = listExports.filter(({ list }) => list.route === 'GET /api/blade-system/tenant/list');
    if (!tenants) throw new Error('no export of tenants');
    const asked = { tenantId: '100001', exportColumns: 'tenantId,kind,status' };
    expect((await spreadsheetOf('000000', tenants.endpoint, { body: asked }))[1]).toEqual([
      '100001',
      '采购单位',
      '启用',
    ]);
    expect((await spreadsheetOf('000000', tenants.endpoint, { body: asked, language: 'en' }))[1]).toEqual([
      '100001',
      'Buyer',
      'Enabled',
    ]);
  });
});

describe('the export of an entity', () => {
  const exportable = allEntities.filter(({ verbs }) => verbs.export);
  test.each(exportable.map((entity) => [entity.name, entity] as const))(
    'of %s answers a spreadsheet without its secrets',
    async (_name, entity) => {
      const endpoint = resource(entity).export;
      if (!endpoint) throw new Error(`${entity.name} has no export`);
      const [header = []] = await spreadsheetOf('000000', endpoint);
      const secrets = Object.values(entity.fields).filter(({ secret }) => secret);
      expect(header.length).toBeGreaterThan(0);
      expect(secrets.filter(({ label }) => header.includes(label.zh))).toEqual([]);
    },
  );
});
