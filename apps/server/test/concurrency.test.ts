import { entities, saveProject, type Comparison, type Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoUser } from '../src/modules/tendering/seed/demo-people.ts';
import { unlockBids } from '../src/modules/tendering/seed/play-bids.ts';
import { quiet } from './database-url.ts';
import { plausibleInput } from './isolation/plausible-input.ts';
import { startRealApp, type RealApp } from './real-app.ts';

// Over real HTTP, on the whole application, on more connections than the pool has.

const buyer = '100001';
const times = 50;

let app: RealApp;
let address: string;
let token: string;
beforeAll(async () => {
  app = await startRealApp({ max: 8 });
  address = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  token = await app.signInWithEverything(buyer, 'buyer');
});
afterAll(() => app.close());

async function call<T = unknown>(
  route: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Envelope<T>> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { 'blade-auth': `bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  // What the server answers is the envelope of the endpoint that was asked.
  return (await answer.json()) as Envelope<T>;
}

const atOnce = <T>(work: () => Promise<Envelope<T>>) => Promise.all(Array.from({ length: times }, work));
const succeeded = (answers: readonly Envelope[]) => answers.filter(({ code }) => code === 200);
const refusals = (answers: readonly Envelope[]) => [
  ...new Set(answers.filter(({ code }) => code !== 200).map(({ code }) => code)),
];

async function count(sql: string, values: readonly unknown[]): Promise<number> {
  const [row] = await app.asSuperuser<{ count: number }>(`select count(*)::int as count ${sql}`, values);
  return row?.count ?? -1;
}

const evidenceOf = (projectId: string, action: string) =>
  count('from evidence where tenant_id = $1 and stream = $2 and action = $3', [buyer, projectId, action]);

async function demoProject(projectNo: string): Promise<string> {
  const [row] = await app.asSuperuser<{ id: string }>(
    'select id from project where tenant_id = $1 and project_no = $2',
    [buyer, projectNo],
  );
  return row?.id ?? '';
}

function aProject(projectNo: string) {
  const nothing = { id: () => undefined, version: () => 0 };
  const { id: _id, version: _version, packages: _packages, ...fields } = plausibleInput(saveProject, entities, nothing);
  return { ...fields, projectNo };
}

describe(`${times} identical requests at once`, () => {
  const route = 'POST /api/purchase/project/saveOrUpdate';

  test('with one idempotency key make one project, and all get the same answer', async () => {
    const body = aProject('PARALLEL-1');
    const answers = await atOnce(() =>
      call<{ id: string }>(route, body, { 'idempotency-key': 'the-same-click-50-times' }),
    );
    expect(succeeded(answers)).toHaveLength(times);
    const ids = [...new Set(answers.map(({ data }) => data.id))];
    expect(ids).toHaveLength(1);
    expect(await count('from project where tenant_id = $1 and project_no = $2', [buyer, 'PARALLEL-1'])).toBe(1);
    expect(await evidenceOf(ids[0] ?? '', 'project.save')).toBe(1);
  });

  test('with the key of an earlier request but another body are refused and make nothing', async () => {
    const answers = await atOnce(() =>
      call(route, aProject('PARALLEL-2'), { 'idempotency-key': 'the-same-click-50-times' }),
    );
    expect(succeeded(answers)).toEqual([]);
    expect(refusals(answers)).toEqual([400]);
    expect(await count('from project where tenant_id = $1 and project_no = $2', [buyer, 'PARALLEL-2'])).toBe(0);
  });

  test('without a key make one project too, for its number is taken by the first', async () => {
    const answers = await atOnce(() => call(route, aProject('PARALLEL-3')));
    expect(succeeded(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual([400]);
  });
});

describe(`${times} selections at once`, () => {
  const chosen = async (projectId: string) => {
    const { data } = await call<Comparison>(
      `GET /api/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`,
    );
    const offers = data.suppliers.flatMap(({ detailListVOS }) => detailListVOS);
    const selections = offers.map(({ packageId, entryId, isLowest }) => ({
      packageId,
      entryId,
      bidStatus: isLowest ? '1' : '0',
    }));
    return { projectId, version: data.version, selections };
  };

  test('on the same page are saved once: the others are told that somebody was faster', async () => {
    const projectId = await demoProject('DEMO-006');
    const body = await chosen(projectId);
    const answers = await atOnce(() => call('POST /api/purchase/entry/saveSelection', body));
    expect(succeeded(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual([400]);
    expect(await evidenceOf(projectId, 'project.select')).toBe(1);
    expect(
      await count('from opened_quote where tenant_id = $1 and project_id = $2 and selected', [buyer, projectId]),
    ).toBe(2);
  });

  test('are submitted once', async () => {
    const projectId = await demoProject('DEMO-006');
    const { version } = await chosen(projectId);
    const answers = await atOnce(() => call('POST /api/purchase/entry/submitSelection', { projectId, version }));
    expect(succeeded(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual([400]);
    expect(await evidenceOf(projectId, 'project.submitSelection')).toBe(1);
    expect(await count('from project where tenant_id = $1 and id = $2 and stage = 60', [buyer, projectId])).toBe(1);
  });
});

test(`of ${times} openings at once one opens, and every quote is opened once`, async () => {
  const projectId = await demoProject('DEMO-005');
  // Who opens has a part in the project.
  await app.asSuperuser('update project set handler_id = 900 where tenant_id = $1 and id = $2', [buyer, projectId]);
  const now = '2026-11-26 10:00:00';
  app.clock.setTo(now);
  for (const account of ['buyer', 'manager']) {
    const holder = await demoUser(app.database, buyer, account);
    if (!holder) throw new Error(`no account ${account}`);
    await unlockBids({ ...app.app.platform, log: quiet }, { holder, projectId, time: now });
  }
  const reason = encodeURIComponent('两家响应，采购人同意继续');
  const answers = await atOnce(() =>
    call(`GET /api/purchase/elebid/conf/nextStep?projectId=${projectId}&reason=${reason}`),
  );
  expect(succeeded(answers)).toHaveLength(1);
  expect(refusals(answers)).toEqual([400]);
  expect(await count('from opened_quote where tenant_id = $1 and project_id = $2', [buyer, projectId])).toBe(2);
  expect(await count('from quote_line where tenant_id = $1 and project_id = $2', [buyer, projectId])).toBe(2);
  expect(await evidenceOf(projectId, 'project.open')).toBe(1);
});
